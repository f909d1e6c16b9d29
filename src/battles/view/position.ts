/**
 * Positions: any table that could come up, from a short description. What is not said is as at the start
 * of the scenario, or empty if the description says so.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { decodeAll, decodeWith, natural, oneOf } from '../../kernel/codec'
import { gathered, malformed, type Malformed } from '../../kernel/door'
import { isObject } from '../../kernel/fields'
import { someFields, someNamed } from '../../kernel/named'
import type { Json } from '../../kernel/hash'
import type { Config } from '../model/config'
import { start, type AnyFrame } from '../model/frames'
import { FACES, SIDES, type Side } from '../model/sides'
import { CARD_PLACES, HAND, OFF_MAP, ON_TABLE, type CardPlace, type RegionState } from '../model/json'
import { together, totalOf } from '../model/counts'
import { TABLE, type Table } from '../model/table'
import type { Scenario } from '../model/tables'
import { configCodec } from '../query/configCodec'
import { faultsOf } from '../query/faults'
import { nameIn } from '../query/names'
import { firstTable } from '../rules/turn/setUp'
import { scenarioOf } from '../rulesets/rulesets'

/** What stands in a Region. */
export interface RegionSpec {
  readonly side?: Side
  readonly units?: Readonly<Record<string, number>>
  readonly damage?: number
  readonly leaders?: number
  readonly tokens?: number
  readonly controller?: Side
  readonly protection?: number
  readonly recruits?: Readonly<Partial<Record<Side, number>>>
  /** Leaders or Leadership tokens that stayed at an advance, without an Army. */
  readonly leftBehind?: Readonly<Partial<Record<'leaders' | 'tokens', number>>>
}

/** A position. */
export interface PositionSpec {
  readonly seed?: string
  readonly chance?: 'seeded' | 'manual'
  readonly scenario?: Config['scenario']
  readonly skipsFreely?: boolean
  /** No Units anywhere but those that are told. */
  readonly empty?: boolean
  readonly turn?: number
  readonly regions?: Readonly<Record<string, RegionSpec>>
  readonly characters?: Readonly<Record<string, string>>
  readonly fate?: number
  /** Action dice that are rolled; with dice the position is in the actions, else at the start of a turn. */
  readonly dice?: Readonly<Partial<Record<Side, Readonly<Record<string, number>>>>>
  readonly acting?: Side
  readonly aside?: number
  readonly actionTokens?: number
  readonly hands?: Readonly<Partial<Record<Side, ReadonlyArray<string>>>>
  readonly table?: Readonly<Partial<Record<Side, ReadonlyArray<string>>>>
  /** Cards by any other place: `played` lie open, `freeGiven` and `shadowGiven` were discarded face down. */
  readonly piles?: Readonly<Partial<Record<CardPlace, ReadonlyArray<string>>>>
  readonly counters?: Readonly<Record<string, number>>
  readonly position?: string
  /** Tiles in the pool; the others of their sort are used, or not in play yet. */
  readonly pool?: Readonly<Record<string, number>>
}

const side = oneOf('a side', SIDES)
const sides = (what: string, codec: t.Mixed) => someNamed(what, SIDES, codec)
const countsOf = (what: string, names: ReadonlyArray<string>) => someNamed(what, names, natural)

const regionCodec = ({ typeIds }: Scenario) =>
  someFields('a Region', {
    side,
    units: countsOf('Units', typeIds),
    damage: natural,
    leaders: natural,
    tokens: natural,
    controller: side,
    protection: natural,
    recruits: sides('sides', natural),
    leftBehind: countsOf('Leaders left behind', ['leaders', 'tokens']),
  })

const specCodec = (scenario: Scenario): t.Type<PositionSpec, unknown> => {
  const { doc, regionIds, characterIds, cardIds, positions } = scenario
  const cards = t.readonlyArray(oneOf('a card', cardIds))
  const place = oneOf('a Region or a place beside the map', [...regionIds, ...OFF_MAP])
  return someFields('a position', {
    empty: t.boolean,
    turn: natural,
    regions: someNamed('Regions', regionIds, regionCodec(scenario)),
    characters: someNamed('Characters', characterIds, place),
    fate: natural,
    dice: sides('sides', countsOf('results', FACES)),
    acting: side,
    aside: natural,
    actionTokens: natural,
    hands: sides('sides', cards),
    table: sides('sides', cards),
    piles: someNamed('piles', CARD_PLACES, cards),
    counters: countsOf(
      'counters',
      doc.counters.map(({ id }) => id),
    ),
    position: oneOf('a position', Object.keys(positions)),
    pool: countsOf(
      'tiles',
      doc.fate.tiles.map(({ id }) => id),
    ),
  }) as t.Mixed
}

const positive = (given: Readonly<Record<string, number>>) =>
  together({}, Object.fromEntries(Object.entries(given).filter(([, number]) => number !== 0)))

const regionOf = (before: RegionState, spec: RegionSpec, empty: boolean): RegionState => {
  const { units, damage = 0, leaders = 0, tokens = 0 } = spec
  const army =
    units === undefined
      ? empty
        ? null
        : before.army
      : totalOf(units) === 0
        ? null
        : { side: spec.side ?? 'free', units: positive(units), damage, leaders, tokens }
  return {
    army,
    controller: spec.controller ?? before.controller,
    protection: spec.protection ?? before.protection,
    recruits: { ...(empty ? { free: 0, shadow: 0 } : before.recruits), ...spec.recruits },
    ...(spec.leftBehind === undefined ? {} : { leftBehind: positive(spec.leftBehind) }),
  }
}

/** Where the cards are, by name, as in a saved table. */
const cardsOf = ({ cardIds }: Scenario, spec: PositionSpec): Readonly<Record<string, string>> => {
  const placed: Record<string, string> = Object.fromEntries(cardIds.map((card) => [card, 'deck']))
  for (const one of SIDES) {
    for (const card of spec.hands?.[one] ?? []) placed[card] = HAND[one]
    for (const card of spec.table?.[one] ?? []) placed[card] = ON_TABLE[one]
  }
  for (const place of CARD_PLACES) for (const card of spec.piles?.[place] ?? []) placed[card] = place
  return placed
}

const tokensFor = (scenario: Scenario, regions: Table['regions'], one: Side) => {
  const unseen = positive(scenario.doc.recruitment.pool[one])
  const placed = Object.values(regions).reduce((sum, { recruits }) => sum + recruits[one], 0)
  const pool = totalOf(unseen) - placed
  return { unseen, pool: Math.max(0, pool), out: 0 }
}

const charactersOf = (first: Table, spec: PositionSpec, reached: number): Table['characters'] => {
  const ready = Object.fromEntries(
    Object.entries(first.characters).map(([one, at]) => [
      one,
      at === '*track' && (first.steps[one] ?? 0) <= reached
        ? '*ready'
        : spec.empty === true && !at.startsWith('*')
          ? '*aside'
          : at,
    ]),
  )
  return { ...ready, ...spec.characters }
}

const tilesFor = (scenario: Scenario, first: Table, spec: PositionSpec): Table['tiles'] => {
  if (spec.pool === undefined) return first.tiles
  const given = positive(spec.pool)
  const rest = (grey: boolean) =>
    positive(
      Object.fromEntries(
        scenario.doc.fate.tiles.flatMap((tile) =>
          (tile.colour === 'grey') === grey ? [[tile.id, tile.count - (given[tile.id] ?? 0)]] : [],
        ),
      ),
    )
  return { ...first.tiles, pool: given, used: rest(true), reserve: rest(false) }
}

const tableOf = (scenario: Scenario, spec: PositionSpec): Table => {
  const first = firstTable(scenario)
  const empty = spec.empty === true
  const regions = Object.fromEntries(
    Object.entries(first.regions).map(([id, state]) => [
      id,
      regionOf(state, spec.regions?.[id] ?? {}, empty),
    ]),
  )
  const fate = spec.fate ?? 0
  const dice = (one: Side) => ({ unrolled: 0, unused: positive(spec.dice?.[one] ?? {}), used: 0 })
  const total = scenario.doc.dice.actionTokens
  const unused = spec.actionTokens ?? total
  return {
    ...first,
    turn: spec.turn ?? (spec.dice === undefined ? 0 : 1),
    regions,
    characters: charactersOf(first, spec, fate),
    fate,
    reached: fate,
    tiles: tilesFor(scenario, first, spec),
    position: spec.position ?? null,
    dice: { free: dice('free'), shadow: dice('shadow') },
    actionTokens: { unused, used: Math.max(0, total - unused), gone: 0 },
    aside: spec.aside ?? 0,
    tokens: {
      free: tokensFor(scenario, regions, 'free'),
      shadow: tokensFor(scenario, regions, 'shadow'),
    },
    counters: { ...first.counters, ...spec.counters },
  }
}

const stackOf = (spec: PositionSpec): ReadonlyArray<AnyFrame> =>
  spec.dice === undefined
    ? [start('game', 'turn', {})]
    : [
        start('game', 'turn', {}),
        start('turn', 'actions', {}),
        start('actions', 'next', { side: spec.acting ?? 'free' }),
      ]

/** Every card that is told, with where. */
const cardsTold = (spec: PositionSpec): ReadonlyArray<readonly [path: string, card: string]> => [
  ...SIDES.flatMap((one) => [
    ...(spec.hands?.[one] ?? []).map((card) => [`hands.${one}`, card] as const),
    ...(spec.table?.[one] ?? []).map((card) => [`table.${one}`, card] as const),
  ]),
  ...CARD_PLACES.flatMap((at) => (spec.piles?.[at] ?? []).map((card) => [`piles.${at}`, card] as const)),
]

/** Cards that are told in two places, or twice in one. */
const placedTwice = (scenario: Scenario, spec: PositionSpec): ReadonlyArray<Malformed> => {
  const told = cardsTold(spec)
  return told.flatMap(([path, card], nth) => {
    const first = told.findIndex(([, other]) => other === card)
    return first === nth
      ? []
      : [malformed(path, `${nameIn(scenario)(card)} is already in ${told[first]?.[0]}`)]
  })
}

/** What belongs to an Army, told of a Region without one. */
const OF_ARMIES = ['damage', 'leaders', 'tokens'] as const

const armyless = (scenario: Scenario, spec: PositionSpec): ReadonlyArray<Malformed> =>
  Object.entries(spec.regions ?? {}).flatMap(([id, told]) =>
    OF_ARMIES.flatMap((field) =>
      (told[field] ?? 0) > 0 && (told.units === undefined || totalOf(told.units) === 0)
        ? [malformed(`regions.${id}.${field}`, `tell the Units in ${nameIn(scenario)(id)} with it`)]
        : [],
    ),
  )

/** What is wrong with the whole, each with the field it is in. */
const wholeFaults = (scenario: Scenario, placed: Placed): ReadonlyArray<Malformed> =>
  faultsOf(scenario, placed).map((fault) => {
    const colon = fault.indexOf(': ')
    return malformed(fault.slice(0, Math.max(0, colon)), fault.slice(colon < 0 ? 0 : colon + 2))
  })

/** A position placed. */
interface Placed {
  readonly config: Config
  readonly table: Table
  readonly stack: ReadonlyArray<AnyFrame>
}

/** A position from a description; all that is wrong with one is told at once. */
export const place = (spec: unknown): E.Either<Malformed, Placed> => {
  if (!isObject(spec)) return E.left(malformed('', 'a position is an object'))
  const { seed = 'position', chance = 'seeded', skipsFreely = false, ...of } = spec
  const { scenario = 'the-fords-and-the-deep', ...rest } = of
  const config = decodeWith(configCodec, { seed, chance, scenario, skipsFreely })
  if (E.isLeft(config)) return config
  const tables = scenarioOf(config.right)
  const read = decodeAll(specCodec(tables), rest)
  if (E.isLeft(read)) return read
  const placed = { ...tableOf(tables, read.right), cards: cardsOf(tables, read.right) }
  const table = decodeAll(TABLE.shape(tables), placed as unknown as Json)
  if (E.isLeft(table)) return table
  const right = { config: config.right, table: table.right, stack: stackOf(read.right) }
  const wrong = [
    ...placedTwice(tables, read.right),
    ...armyless(tables, read.right),
    ...wholeFaults(tables, right),
  ]
  return wrong.length === 0 ? E.right(right) : E.left(gathered(wrong))
}
