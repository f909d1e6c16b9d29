/**
 * Positions tell reinforcements, decks and victory markers, too; all that is wrong with one is told at once.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type PositionSpec } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'

type Json = Record<string, never>

const DICE = { 'free-peoples': ['character', 'event'], shadow: ['army', 'muster', 'muster'] } as const

/** The table of a position, as JSON. */
const told = (spec: PositionSpec): Json =>
  warOfTheRing.encode(mustRight(warOfTheRing.position(spec), 'position')).table as Json

/** All that is wrong with a description, as paths and problems. */
const allWrong = (spec: unknown): ReadonlyArray<string> => {
  const placed = warOfTheRing.position(spec)
  const wrong = E.isRight(placed) ? [] : [placed.left, ...(placed.left.more ?? [])]
  return wrong.map(({ path, problem }) => `${path}: ${problem}`)
}

describe('a position', () => {
  it('tells reinforcements: what else is off the board of the Free Peoples is lost', () => {
    const table = told({ dice: DICE, reinforcements: { 'elves-elite': 2 } })
    expect(table['reinforcements']?.['free-peoples']).toMatchObject({ 'elves-elite': 2 })
    expect(table['casualties']).toEqual({ 'elves-elite': 2 })
    const both = { reinforcements: { 'elves-elite': 3 }, casualties: { 'elves-elite': 1 } }
    expect(told({ dice: DICE, ...both })['casualties']).toEqual({ 'elves-elite': 1 })
  })

  it('tells decks: cards that are named nowhere are discarded then', () => {
    const decks = { shadow: ['sh-char-01', 'sh-strat-02'] } as const
    const table = told({ dice: DICE, hands: { shadow: ['sh-char-02'] }, decks })
    expect(table['cards']?.['decks']).toMatchObject({
      'shadow-character': ['sh-char-01'],
      'shadow-strategy': ['sh-strat-02'],
    })
    expect(table['cards']?.['discards']?.['shadow-character']).toHaveLength(22)
    expect(table['cards']?.['decks']?.['free-peoples-character']).toHaveLength(24)
  })

  it('takes victory markers that stand as what is captured says', () =>
    expect(
      allWrong({ dice: DICE, captured: ['pelargir'], armies: { pelargir: {} }, victory: { shadow: 1 } }),
    ).toEqual([]))

  it('says all that is wrong at once, with what may have been meant', () => {
    expect(
      allWrong({ armeis: {}, armies: { lorein: {} }, phase: 'actoins', fellowship: { guide: 'stridr' } }),
    ).toEqual([
      'phase: "actoins" is not a phase; did you mean actions?',
      'armies: lorein does not belong here; did you mean lorien?',
      'fellowship.guide: "stridr" is not a character; did you mean strider?',
      'armeis: a position has no such field; did you mean armies?',
    ])
    expect(
      allWrong({
        dice: DICE,
        politics: { rohan: { steps: 4 } },
        reinforcements: { 'sauron-elite': 0 },
        besieged: { bree: { 'north-elite': 1 } },
        victory: { 'free-peoples': 2 },
      }),
    ).toEqual([
      'besieged.bree: has no Stronghold (siege.begins)',
      'reinforcements.sauron-elite: 4 are left (components.supply)',
      'politics.rohan.steps: is at most 3 (politics.track)',
      'victory.free-peoples: what is captured is worth 0 (capture.points)',
    ])
    expect(allWrong({ captured: ['hollin', 'bree'], politics: { elves: { active: false } } })).toHaveLength(3)
  })
})
