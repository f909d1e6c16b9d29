/**
 * The odds of a Hunt are exact: at every moment of it they are what comes out when the engine itself plays
 * every roll and every tile that may follow.
 */
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import {
  huntOdds,
  warOfTheRing,
  type HuntOdds,
  type PositionSpec,
  type State,
  type War,
} from '../../src/war-of-the-ring'
import type { Progress } from '../../src/kernel'
import { chancesFrom, fraction, sumOf, written } from '../kernel/chanceTree'
import { after, asked, drawn, free, table } from './support/play'

const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })

const hunted = (spec: PositionSpec): State =>
  table({
    dice: { 'free-peoples': ['character'], shadow: ['event'] },
    fellowship: { region: 'hollin' },
    ...spec,
  })

const SPECIAL = {
  played: {
    'free-peoples': ['fp-char-01', 'fp-char-02', 'fp-char-03', 'fp-char-04'],
    shadow: ['sh-char-01', 'sh-char-02', 'sh-char-03', 'sh-char-04'],
  },
  huntTiles: {
    pool: {
      'standard-eye': 2,
      'standard-2-reveal': 1,
      'standard-1': 1,
      'phial-of-galadriel': 1,
      'smeagol-helps-nice-master': 1,
      'elven-rope': 1,
      'shelobs-lair': 1,
      'the-ring-is-mine': 1,
      'on-on-they-went': 1,
    },
  },
} as const satisfies PositionSpec

const SCENES: Readonly<Record<string, PositionSpec>> = {
  'with an empty Hunt box': {},
  'with three dice': { huntBox: { shadow: 3 } },
  'with five dice of six, and two moves before': { huntBox: { shadow: 6, 'free-peoples': 2 } },
  'in a Stronghold of the Shadow with an Army and a Nazgûl': {
    fellowship: { region: 'moria' },
    armies: { moria: { 'sauron-regular': 2, nazgul: 1 } },
    huntBox: { shadow: 4, 'free-peoples': 1 },
  },
  'where one die may be rolled again, with few tiles left': {
    fellowship: { region: 'dimrill-dale' },
    armies: { 'dimrill-dale': { 'sauron-regular': 1 } },
    huntBox: { shadow: 2 },
    huntTiles: { pool: { 'standard-eye': 1, 'standard-3': 1 } },
  },
  'with Gollum, who keeps numbers from revealing': {
    characters: {
      'gandalf-the-grey': 'eliminated',
      strider: 'bree',
      boromir: 'eliminated',
      legolas: 'eliminated',
      gimli: 'eliminated',
      meriadoc: 'eliminated',
      peregrin: 'eliminated',
    },
    huntBox: { shadow: 2 },
  },
  'on the Mordor Track': {
    ...SPECIAL,
    fellowship: { mordor: 1, corruption: 5 },
    huntBox: { shadow: 3, 'free-peoples': 1 },
  },
}

/** Both editions hunt alike up to how the damage is borne. */
const EDITIONS: ReadonlyArray<NonNullable<PositionSpec['config']>> = [{}, { edition: 'second' }]

const oddsOf = (state: State): HuntOdds => {
  const found = huntOdds(state)
  if (O.isNone(found)) throw new Error(`no odds at ${asked(state)}`)
  return found.value
}

const worded = ({ results }: HuntOdds): Readonly<Record<string, string>> =>
  Object.fromEntries(
    results.map(({ tile, damage, reveals, probability: { numerator, denominator } }) => [
      `${tile} ${damage} ${reveals}`,
      `${numerator}/${denominator}`,
    ]),
  )

/** The tile, its damage (healing is below zero) and whether it reveals, from what has happened so far. */
const noticing = (before: string, { state, events }: Progress<War>): string => {
  let [tile = 'null', damage = '0', reveals = 'false'] = before === '' ? [] : before.split(' ')
  for (const event of events) {
    if (event.kind === 'TileDrawn') ({ tile } = event)
    if (event.kind === 'DamageSet') damage = String(event.damage)
    if (event.kind === 'CorruptionChanged' && event.rule === 'hunt.negative') damage = String(event.by)
    if (event.kind === 'FellowshipRevealed') reveals = 'true'
  }
  const frame = state.stack.find(({ kind }) => kind === 'tile')
  if (frame?.kind === 'tile' && frame.vars.reveals) reveals = 'true'
  return `${tile} ${damage} ${reveals}`
}

const HUNTING: ReadonlyArray<unknown> = ['hunt die', 'hunt die: re-roll', 'hunt tile', 'tile die']

/** What all rolls and tiles of the engine come to, up to the question how the damage is borne. */
const played = (start: State): Readonly<Record<string, string>> => {
  const chances = chancesFrom(warOfTheRing, start, {
    answer: () => undefined,
    follow: (state) => HUNTING.includes(warOfTheRing.chances(state)[0]?.action.draw),
    note: noticing,
    tell: (_, noted) => (noted === '' ? 'null 0 false' : noted),
  })
  return Object.fromEntries([...chances].map(([key, chance]) => [key, written(chance)]))
}

describe('the odds of a Hunt', { timeout: 60_000 }, () => {
  it.each(Object.entries(SCENES))('%s: are those of all rolls and tiles of the engine', (_, spec) => {
    for (const config of EDITIONS) {
      const state = hunted({ ...spec, config })
      expect(worded(oddsOf(state))).toEqual(played(after(state, MOVE)))
    }
  })

  it.each(Object.entries(SCENES))('%s: sum to 1', (_, spec) => {
    const { successes, damage, results } = oddsOf(hunted(spec))
    const sums = [successes, damage, results].map((list) =>
      sumOf(
        list.map(({ probability: { numerator, denominator } }) =>
          fraction(BigInt(numerator), BigInt(denominator)),
        ),
      ),
    )
    expect(sums.map(written)).toEqual(['1/1', '1/1', '1/1'])
  })

  it('in the midst of the rolls are those of what is left', () => {
    const state = hunted(SCENES['in a Stronghold of the Shadow with an Army and a Nazgûl'] ?? {})
    let now = after(state, MOVE)
    const stages = [4, 5, 1, 3, 2, 6].map((face) => {
      const { pending, dice, rerolls } = oddsOf(now)
      expect(worded(oddsOf(now))).toEqual(played(now))
      now = after(now, drawn('hunt die', face))
      return `${pending} ${dice} ${rerolls}`
    })
    expect(stages).toEqual(['true 4 3', 'true 3 3', 'true 2 3', 'true 1 3', 'true 0 3', 'true 0 2'])
  })

  it('with the tile on the table are certain', () => {
    const now = after(
      hunted({ huntBox: { shadow: 1 } }),
      MOVE,
      drawn('hunt die', 6),
      drawn('hunt tile', 'standard-3'),
    )
    expect(asked(now)).toBe('free-peoples decide/damage')
    expect(worded(oddsOf(now))).toEqual({ 'standard-3 3 false': '1/1' })
  })

  it('with a tile that calls for a die are those of the die', () => {
    const state = hunted(SCENES['on the Mordor Track'] ?? {})
    const now = after(state, MOVE, drawn('hunt tile', 'shelobs-lair'))
    expect(oddsOf(now).damage.map(({ damage, probability }) => [damage, probability.value])).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => [face, 1 / 6]),
    )
    expect(oddsOf(now).results.every(({ stops }) => stops)).toBe(true)
  })

  it('are none while the Fellowship is Revealed, and when the war is over', () => {
    expect(huntOdds(hunted({ fellowship: { region: 'hollin', revealed: true } }))).toEqual(O.none)
    const won = after(
      hunted({ ...SPECIAL, fellowship: { mordor: 4, corruption: 0 } }),
      MOVE,
      drawn('hunt tile', 'elven-rope'),
    )
    expect([asked(won), huntOdds(won)]).toEqual(['over victory.ring', O.none])
  })

  it('do not depend on what anybody holds', () => {
    const spec = SCENES['with three dice'] ?? {}
    const held = { hands: { shadow: ['sh-char-13'], 'free-peoples': ['fp-char-05'] } } as const
    expect(oddsOf(hunted({ ...spec, ...held }))).toEqual(oddsOf(hunted(spec)))
  })
})
