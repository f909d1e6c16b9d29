/**
 * Saves of War of the Ring whose frames count more than they were called for: marches, figures, tiles and
 * dice.
 */
import { describe, expect, it } from 'vitest'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { holding, play } from '../war-of-the-ring/cards/fellowshipScenes'
import { WHOLE as WAR } from '../war-of-the-ring/properties/subject'
import { after } from '../war-of-the-ring/support/play'
import { problemsOf, savesFrom, withFrame, type Read } from './editing'

const king = after(holding('fp-char-14', { characters: { strider: 'minas-tirith' } }), play('fp-char-14'))
const saves = [
  ...savesFrom({ ...WAR, longest: 1500 }, 'counts', 8, 2),
  warOfTheRing.encode(king) as unknown as Read,
]
/** More saves with a frame of one kind tell no more. */
const MOST = 12
const MORE = 20

/** Adds to a number of the variables of a kind of frame. */
const more =
  (kind: string, name: string) =>
  (save: Read): object =>
    withFrame(save, kind, ({ vars }) => ({ vars: { ...vars, [name]: Number(vars[name]) + MORE } }))

const counts = ({ stack }: Read, kind: string, name: string): boolean =>
  stack.some((frame) => frame.kind === kind && typeof frame.vars[name] === 'number')

const saidOf = (kind: string, name: string): ReadonlySet<string> => {
  const some = saves.filter((save) => counts(save, kind, name)).slice(0, MOST)
  return problemsOf(WAR, some, more(kind, name))
}

describe('a frame of a save', () => {
  it.each([
    ['march', 'moves', 'two Armies march with a die, and no more (movement.armies)'],
    ['campaign', 'moves', 'as many Armies march by a card as it says (events.overrides)'],
    ['promoting', 'left', 'as many Regulars become Elites as a card says (events.recruit)'],
    ['challenge', 'left', 'as many tiles are looked at as a card says (events.overrides)'],
    ['eventRoll', 'left', 'as many dice are rolled as a card says (events.overrides)'],
    ['eventRoll', 'successes', 'no more dice succeed than a card rolls (events.overrides)'],
  ])('%s: %s is no more than it was called for: %s', (kind, name) => {
    expect([...saidOf(kind, name)]).toEqual([
      `${kind}: more is left to do than it was called for (turn.wholeAction)`,
    ])
  })

  it.each([
    ['hunt', 'rolling', 'at most five dice hunt (hunt.level)'],
    ['hunt', 'failed', 'no more dice fail than are rolled (hunt.level)'],
    ['hunt', 'again', 'only failed dice are rolled again (hunt.reroll)'],
  ])('%s: %s is no more than there are dice: %s', (kind, name) => {
    expect([...saidOf(kind, name)]).toEqual([
      `${kind}: more dice are rolled than there are (turn.wholeAction)`,
    ])
  })
})
