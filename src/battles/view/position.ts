/**
 * Positions: any table that could come up, from a short description. What is not said is as at the start
 * of the scenario, or empty if the description says so.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { decodeAll, decodeWith } from '../../kernel/codec'
import { gathered, malformed, type Malformed } from '../../kernel/door'
import { isObject } from '../../kernel/fields'
import { someFields } from '../../kernel/named'
import { didYouMean } from '../../kernel/near'
import type { Json } from '../../kernel/hash'
import { tableCodec } from '../model/codecs'
import type { Config } from '../model/config'
import { start, type AnyFrame } from '../model/frames'
import { SIDES, type Side } from '../model/sides'
import { GIVEN, HAND, ON_TABLE, together, totalOf, type RegionState, type Table } from '../model/table'
import type { Scenario } from '../model/tables'
import { configCodec } from '../query/configCodec'
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
}

/** A position. */
export interface PositionSpec {
  readonly seed?: string
  readonly chance?: 'seeded' | 'manual'
  readonly scenario?: Config['scenario']
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
  /** Cards that lie open since they were played, and those discarded face down. */
  readonly played?: ReadonlyArray<string>
  readonly discards?: Readonly<Partial<Record<Side, ReadonlyArray<string>>>>
  /** Reinforcements: Recruitment tokens that wait to be placed; the others are on the map or out. */
  readonly reinforcements?: Readonly<Partial<Record<Side, number>>>
  readonly counters?: Readonly<Record<string, number>>
  readonly position?: string
  /** Tiles in the pool; the others of their sort are used, or not in play yet. */
  readonly pool?: Readonly<Record<string, number>>
}

const count = t.number
const side = t.keyof({ free: null, shadow: null })
const counts = t.record(t.string, count)
const sides = (codec: t.Mixed) => someFields('what each side has', { free: codec, shadow: codec })
const numbers = sides(count)
const texts = t.readonlyArray(t.string)
const lists = sides(texts)
const specCodec: t.Type<PositionSpec, unknown> = someFields('a position', {
  empty: t.boolean,
  turn: count,
  regions: t.record(
    t.string,
    someFields('a Region', {
      side,
      units: counts,
      damage: count,
      leaders: count,
      tokens: count,
      controller: side,
      protection: count,
      recruits: numbers,
    }),
  ),
  characters: t.record(t.string, t.string),
  fate: count,
  dice: sides(counts),
  acting: side,
  aside: count,
  actionTokens: count,
  hands: lists,
  table: lists,
  played: texts,
  discards: lists,
  reinforcements: numbers,
  counters: counts,
  position: t.string,
  pool: counts,
}) as t.Mixed

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
  }
}

/** Where the cards are, by name, as in a saved table. */
const cardsOf = ({ cardIds }: Scenario, spec: PositionSpec): Readonly<Record<string, string>> => {
  const placed: Record<string, string> = Object.fromEntries(cardIds.map((card) => [card, 'deck']))
  for (const one of SIDES) {
    for (const card of spec.hands?.[one] ?? []) placed[card] = HAND[one]
    for (const card of spec.table?.[one] ?? []) placed[card] = ON_TABLE[one]
    for (const card of spec.discards?.[one] ?? []) placed[card] = GIVEN[one]
  }
  for (const card of spec.played ?? []) placed[card] = 'played'
  return placed
}

const tokensFor = (scenario: Scenario, regions: Table['regions'], one: Side, told: number | undefined) => {
  const unseen = positive(scenario.doc.recruitment.pool[one])
  const placed = Object.values(regions).reduce((sum, { recruits }) => sum + recruits[one], 0)
  const left = Math.max(0, totalOf(unseen) - placed)
  const pool = told ?? left
  return { unseen, pool, out: Math.max(0, left - pool) }
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
      free: tokensFor(scenario, regions, 'free', spec.reinforcements?.free),
      shadow: tokensFor(scenario, regions, 'shadow', spec.reinforcements?.shadow),
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

/** A position from a description. */
export const place = (
  spec: unknown,
): E.Either<
  Malformed,
  { readonly config: Config; readonly table: Table; readonly stack: ReadonlyArray<AnyFrame> }
> => {
  if (!isObject(spec)) return E.left(malformed('', 'a position is an object'))
  const { seed = 'position', chance = 'seeded', scenario = 'the-fords-and-the-deep', ...rest } = spec
  const config = decodeWith(configCodec, { seed, chance, scenario })
  if (E.isLeft(config)) return config
  const read = decodeAll(specCodec, rest)
  if (E.isLeft(read)) return read
  const tables = scenarioOf(config.right)
  const strange = Object.keys(read.right.regions ?? {}).filter((id) => tables.regions[id] === undefined)
  const wrong = strange.map((id) =>
    malformed(`regions.${id.slice(0, 60)}`, `there is no such Region${didYouMean(tables.regionIds, id)}`),
  )
  const placed = { ...tableOf(tables, read.right), cards: cardsOf(tables, read.right) }
  const table = decodeAll(tableCodec(tables), placed as unknown as Json)
  if (E.isRight(table) && wrong.length === 0)
    return E.right({ config: config.right, table: table.right, stack: stackOf(read.right) })
  const others = E.isRight(table) ? [] : [table.left, ...(table.left.more ?? [])]
  return E.left(gathered([...wrong, ...others]))
}
