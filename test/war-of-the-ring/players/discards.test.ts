/**
 * What was thrown away face down "is known to its owner only" (ruling OR-15): to the player out of whose hand
 * it went, not to his partner.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import {
  DECKS,
  pileOf,
  warOfTheRing,
  type PositionSpec,
  type Seat,
  type State,
} from '../../../src/war-of-the-ring'
import { after, dice } from '../support/play'
import { told } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { among, by } from './partners'

const FIVE = ['fp-char-01', 'fp-char-02', 'fp-char-03', 'fp-char-04'] as const

/** Gondor has drawn a fifth card and thrown one of the first four away. */
const thrown = (card: (typeof FIVE)[number]): State =>
  after(
    among(4, { turn: 2, phase: 'draw', hands: { gondor: FIVE } }),
    by('gondor', { kind: 'drawFrom', deck: 'strategy' }),
    dice('fp-strat-01'),
    by('gondor', { kind: 'discard', card }),
  )

/** The cards that a viewer knows to be thrown away, and how many others are. */
const seenBy = (state: State, viewer: Seat | 'spectator') => {
  const read = warOfTheRing.read(warOfTheRing.view(state, viewer))
  if (E.isLeft(read)) throw new Error(read.left.problem)
  const { discards } = read.right.table.cards
  const piles = (['gondor', 'rohan'] as const).flatMap((seat) =>
    DECKS.map((deck) => pileOf(discards[`${seat}-${deck}`])),
  )
  return {
    known: piles.flatMap(({ cards }) => cards),
    hidden: piles.reduce((sum, { hidden }) => sum + hidden, 0),
  }
}

const OTHERS = ['rohan', 'witch-king', 'saruman', 'spectator'] as const

describe('a card thrown away among partners', () => {
  ruleAllows('events.handLimit', 'who threw it away knows it still', () => {
    expect(seenBy(thrown('fp-char-02'), 'gondor')).toEqual({ known: ['fp-char-02'], hidden: 0 })
  })
  ruleForbids(
    'events.handLimit',
    'neither his partner nor the enemy knows it, only that there is one',
    () => {
      for (const viewer of OTHERS)
        expect([viewer, seenBy(thrown('fp-char-02'), viewer)]).toEqual([viewer, { known: [], hidden: 1 }])
    },
  )
  it('two tables that differ in it differ for him alone', () => {
    const [one, other] = [thrown('fp-char-02'), thrown('fp-char-03')]
    expect(warOfTheRing.view(one, 'gondor')).not.toEqual(warOfTheRing.view(other, 'gondor'))
    for (const viewer of OTHERS)
      expect(warOfTheRing.view(one, viewer)).toEqual(warOfTheRing.view(other, viewer))
  })
  it('whose each was is kept: tables on which partners threw away each other’s cards differ', () => {
    const table = (discards: PositionSpec['discards'] & {}): State => among(4, { discards })
    const one = table({ gondor: ['fp-char-02'], rohan: ['fp-char-03'] })
    const other = table({ gondor: ['fp-char-03'], rohan: ['fp-char-02'] })
    expect(warOfTheRing.hash(one)).not.toBe(warOfTheRing.hash(other))
    expect(warOfTheRing.view(one, 'gondor')).not.toEqual(warOfTheRing.view(other, 'gondor'))
    expect(warOfTheRing.view(one, 'saruman')).toEqual(warOfTheRing.view(other, 'saruman'))
  })
  it('a table filled in for him has it where he threw it; for his partner it may be any unseen card', () => {
    const state = thrown('fp-char-02')
    const guesses = (viewer: Seat): ReadonlySet<string> =>
      new Set(
        Array.from({ length: 60 }, (_, seed) => {
          const filled = warOfTheRing.determinize(warOfTheRing.view(state, viewer), randomFrom(`${seed}`))
          if (E.isLeft(filled)) throw new Error(filled.left.problem)
          return told(filled.right).cards.discards['gondor-character']?.join() ?? ''
        }),
      )
    expect([...guesses('gondor')]).toEqual(['fp-char-02'])
    expect(guesses('rohan').size).toBeGreaterThan(10)
  })
  it('is read seat by seat, and a position of it is the same table', () => {
    const state = thrown('fp-char-02')
    expect(told(state).cards.discards['gondor-character']).toEqual(['fp-char-02'])
    expect(told(state).cards.discards['rohan-character']).toEqual([])
    const placed = among(4, { discards: { gondor: ['fp-char-02'] } })
    expect(told(placed).cards.discards['gondor-character']).toEqual(['fp-char-02'])
    expect(told(placed).cards.discards['rohan-character']).toEqual([])
  })
  it('saved and loaded it is the same', () => {
    const state = thrown('fp-char-02')
    const loaded = warOfTheRing.decode(JSON.parse(JSON.stringify(warOfTheRing.encode(state))))
    expect(E.isRight(loaded) && warOfTheRing.hash(loaded.right)).toBe(warOfTheRing.hash(state))
  })
})
