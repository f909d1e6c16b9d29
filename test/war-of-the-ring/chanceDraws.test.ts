/**
 * Every named draw comes up as often as `chances` says, over seeded games; the chances of each draw sum to 1
 * as exact fractions, and are those of the printed dice, tiles and decks.
 */
import { describe, expect, it } from 'vitest'
import type { BaseAction } from '../../src/kernel'
import { DICE, warOfTheRing, type PositionSpec, type State, type War } from '../../src/war-of-the-ring'
import { countDraws, report, type Draws, type Pair } from '../kernel/chanceDraws'
import { mustRight } from '../kernel/conformance/check'
import { POSITIONS } from './properties/starts'
import { after, asked, drawn, fresh, free, table } from './support/play'
import { told } from './support/read'

/** What brings about draws that random play hardly meets. */
const RARE: Readonly<Record<string, PositionSpec>> = {
  // Worn with Sorrow and Toil takes cards from the hand.
  sorrow: {
    ...POSITIONS['hobbits'],
    hands: { 'free-peoples': ['fp-char-07', 'fp-char-17', 'fp-char-02', 'fp-strat-01'] },
    onTable: { shadow: ['sh-char-15'] },
  },
  // Shelob's Lair is one of two tiles.
  lair: {
    ...POSITIONS['doom'],
    fellowship: { mordor: 0, corruption: 0 },
    huntTiles: { pool: { 'shelobs-lair': 1, 'standard-0-reveal': 1 } },
    played: { shadow: ['sh-char-01'] },
  },
  // Sudden Strike and Charge are extra attacks of the Free Peoples.
  strikes: {
    ...POSITIONS['sieges'],
    hands: { 'free-peoples': ['fp-char-14', 'fp-char-22', 'fp-strat-11', 'fp-strat-13', 'fp-strat-14'] },
  },
  // Onslaught is an extra attack of the Shadow.
  onslaught: {
    ...POSITIONS['sieges'],
    hands: { shadow: ['sh-strat-02', 'sh-strat-19', 'sh-strat-20'] },
  },
}

const LIKED: Readonly<Record<string, number>> = {
  beginAttack: 6,
  moveFellowship: 8,
  playEvent: 6,
  declareCard: 3,
  loseRandom: 4,
  loseGuide: 4,
  discardRandom: 8,
  fight: 4,
}
const likes = ({ kind }: BaseAction): number => LIKED[kind] ?? 1

const pairOf = (spec: PositionSpec, seed: string): Pair<War> => {
  const of = (chance: 'seeded' | 'manual'): State =>
    mustRight(warOfTheRing.position({ ...spec, config: { seed, chance } }), 'position')
  return { seeded: of('seeded'), manual: of('manual') }
}

const NAMES: ReadonlyArray<string> = [
  'card from the hand',
  'event die',
  'free-peoples action die',
  'free-peoples character card',
  'free-peoples combat die',
  'free-peoples combat die: extra attack',
  'free-peoples combat die: re-roll',
  'free-peoples strategy card',
  'hunt die',
  'hunt die: re-roll',
  'hunt tile',
  'random companion',
  'shadow action die',
  'shadow character card',
  'shadow combat die',
  'shadow combat die: extra attack',
  'shadow combat die: re-roll',
  'shadow strategy card',
  'tile die',
]

const GAMES = Number(process.env['CHANCE_GAMES'] ?? 4)

describe('draws over seeded games', { timeout: 3_600_000 }, () => {
  it('come up as often as their chances say, each by its name', () => {
    const draws: Draws = new Map()
    const starts = [...Object.entries(POSITIONS), ...Object.entries(RARE)]
    for (const [name, spec] of starts)
      for (let round = 0; round < (name in RARE ? 10 * GAMES : GAMES); round++) {
        const seed = `${name} ${round}`
        const actions = name in RARE ? 16 : 80
        countDraws(warOfTheRing, pairOf(spec, seed), { seed, actions, likes }, draws)
      }
    const found = report(draws)
    if (process.env['CHANCE_GAMES'] !== undefined) console.table(found)
    expect(Object.keys(found)).toEqual(NAMES)
    for (const [name, { number, surprise }] of Object.entries(found)) {
      expect([name, number >= 10]).toEqual([name, true])
      expect([name, surprise < 4]).toEqual([name, true])
    }
  })
})

const chancesOf = (state: State): Readonly<Record<string, string>> =>
  Object.fromEntries(
    warOfTheRing
      .chances(state)
      .map(({ action, probability: { numerator, denominator } }) => [
        String(action.outcome),
        `${numerator}/${denominator}`,
      ]),
  )

describe('chances', () => {
  it('of an action die are those of its six faces', () => {
    const rolling = table({ phase: 'action-roll' })
    expect(asked(rolling)).toBe('nature free-peoples action die')
    const { faces } = DICE.action['free-peoples']
    const wanted = [...new Set(faces)].map(
      (face) => [face, faces.filter((one) => one === face).length] as const,
    )
    expect(chancesOf(rolling)).toEqual(
      Object.fromEntries(wanted.map(([face, number]) => [face, `${number}/6`])),
    )
  })

  it('of a tile are those of the tiles in the pool', () => {
    const state = after(
      table({
        dice: { 'free-peoples': ['character'], shadow: ['event'] },
        huntBox: { shadow: 1 },
        huntTiles: { pool: { 'standard-eye': 3, 'standard-3': 1, 'standard-0-reveal': 2 } },
      }),
      free({ kind: 'moveFellowship', die: 'character', as: 'character' }),
      drawn('hunt die', 6),
    )
    expect(chancesOf(state)).toEqual({
      'standard-eye': '3/6',
      'standard-3': '1/6',
      'standard-0-reveal': '2/6',
    })
    expect(told(state).tiles.pool).toEqual({ 'standard-eye': 3, 'standard-3': 1, 'standard-0-reveal': 2 })
  })

  it('of a card are those of the cards left in its deck', () => {
    const state = fresh()
    expect(asked(state)).toBe('nature free-peoples character card')
    const cards = Object.keys(chancesOf(state))
    expect([cards.length, new Set(Object.values(chancesOf(state)))]).toEqual([24, new Set(['1/24'])])
    const next = after(state, drawn('free-peoples character card', cards[0] ?? ''))
    expect(asked(next)).toBe('nature free-peoples strategy card')
  })

  it('are empty where nothing is drawn', () => {
    const state = table({ dice: { 'free-peoples': ['character'], shadow: ['event'] } })
    expect(warOfTheRing.chances(state)).toEqual([])
  })
})
