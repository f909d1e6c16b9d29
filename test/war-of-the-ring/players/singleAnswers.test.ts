/** Partners are asked also where only one of them can be named. */
import { expect, it } from 'vitest'
import { warOfTheRing, type Action, type State } from '../../../src/war-of-the-ring'
import { asked, dice, exactly, named, offered } from '../support/play'
import { among } from './partners'

/** Whoever is asked says something. */
const said = (state: State, what: object): State =>
  exactly(state, { seat: warOfTheRing.actors(state)[0], ...what } as Action)

it('the only partner who holds a card is named when one is lost by chance', () => {
  const start = among(4, {
    dice: { 'free-peoples': ['character'], shadow: ['event'] },
    huntBox: { shadow: 1 },
    hands: { gondor: ['fp-char-09'] },
    onTable: { 'witch-king': ['sh-char-15'] },
  })
  const moved = said(start, { kind: 'moveFellowship', die: 'character', as: 'character' })
  const drawn = exactly(moved, dice(6, named('hunt tile', 'standard-2')))
  const lost = said(drawn, { kind: 'loseGuide' })
  const hand = said(lost, { kind: 'discardRandom' })
  expect(asked(hand).split(' ')[1]).toBe('decide/hand')
  expect(offered(hand)).toEqual([expect.objectContaining({ kind: 'chooseHand', hand: 'gondor' })])
})

it('the only place is named to which he goes whom the Hunt parts from the Fellowship in a siege', () => {
  const start = among(4, {
    dice: { 'free-peoples': ['character'], shadow: ['event'] },
    huntBox: { shadow: 1 },
    fellowship: { region: 'rivendell', guide: 'meriadoc' },
    armies: { rivendell: { 'sauron-regular': 3 } },
    besieged: { rivendell: { 'elves-regular': 1 } },
    characters: {
      'gandalf-the-grey': 'eliminated',
      strider: 'bree',
      boromir: 'eliminated',
      legolas: 'eliminated',
      gimli: 'eliminated',
    },
  })
  const moved = said(start, { kind: 'moveFellowship', die: 'character', as: 'character' })
  const drawn = exactly(moved, dice(6, named('hunt tile', 'standard-1')))
  const parted = said(drawn, { kind: 'guideLeaves' })
  expect(asked(parted)).toBe('gondor decide/parted')
  expect(offered(parted)).toEqual([expect.objectContaining({ kind: 'goTo', region: 'rivendell' })])
})
