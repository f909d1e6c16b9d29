/** Whom the greedy bot of War of the Ring loses. */
import * as O from 'fp-ts/lib/Option.js'
import { expect, it } from 'vitest'
import { BOTS } from '../../src/bots'
import { randomFrom } from '../../src/kernel'
import { warOfTheRing, type Action, type State } from '../../src/war-of-the-ring'
import { atWar, freeLose, freeReduce, strike } from '../war-of-the-ring/rulebook/battles'
import { after, dice, offered } from '../war-of-the-ring/support/play'
import { ALL } from '../war-of-the-ring/support/scenes'

/** Dwarves who have taken a hit, with so many of their Regulars in another place. */
const struck = (elsewhere: number): State =>
  after(
    atWar({
      armies: {
        erebor: { 'dwarves-regular': elsewhere },
        'north-ithilien': { 'sauron-regular': 2 },
        'dead-marshes': { 'dwarves-elite': 2, 'elves-regular': 1 },
      },
    }),
    ...strike('north-ithilien', 'dead-marshes'),
    ALL,
    dice(6, 1, 1, 1, 1),
  )

const chosen = (state: State): O.Option<Action> =>
  BOTS.warOfTheRing.greedy().choose(warOfTheRing.view(state, 'free-peoples'), randomFrom('casualties'))

it('an Elite is reduced rather than a Regular lost, while a Regular can replace it', () => {
  expect(chosen(struck(4))).toEqual(O.some(freeReduce('dwarves-elite')))
})

it('a Regular is lost rather than an Elite that none can replace', () => {
  expect(offered(struck(5))).toEqual([freeReduce('dwarves-elite'), freeLose('elves-regular')])
  expect(chosen(struck(5))).toEqual(O.some(freeLose('elves-regular')))
})
