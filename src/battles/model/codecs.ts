/**
 * The forms of the table and of the frames with the names of a scenario: what a saved game may contain.
 */
import * as t from 'io-ts/lib/index.js'
import { anyOf, below, formed, natural, oneOf } from '../../kernel/codec'
import { fieldsOf, isObject, listOf as namedList, objectForm, type Seldom } from '../../kernel/fields'
import * as named from '../../kernel/named'
import {
  CARD_PLACES,
  OFF_MAP,
  type Army,
  type Battle,
  type Fighter,
  type RegionState,
  type Table,
} from './table'
import type { Scenario } from './tables'
import { COMMON_TACTICS, FACES, SIDES, type BySide, type Counts } from './sides'

/** A value or null. */
export const orNull = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> => anyOf(codec, t.null)

/** A list. */
export const listOf = <A>(codec: t.Type<A, unknown>): t.Type<ReadonlyArray<A>, unknown> =>
  t.readonlyArray(codec)

/** Dice of a Combat Roll, or their places: five are rolled at most. */
const diceOf = <A>(codec: t.Type<A, unknown>): t.Type<ReadonlyArray<A>, unknown> =>
  formed(t.readonlyArray(codec), { type: 'array', items: codec, maxItems: 5 })

/** Something for each side. */
export const bySide = <A>(codec: t.Type<A, unknown>): t.Type<BySide<A>, unknown> =>
  fieldsOf({ free: codec, shadow: codec })

/** A side. */
export const side = oneOf('a side', SIDES)
/** An Action die. */
export const face = oneOf('an Action die', FACES)

/** A whole number from a bound on. */
const wholeFrom = (least: number): t.Type<number, number> => {
  const is = (u: unknown): u is number => Number.isSafeInteger(u) && Number(u) >= least
  return formed(
    new t.Type('a whole number', is, (u, c) => (is(u) ? t.success(u) : t.failure(u, c)), t.identity),
    { type: 'integer', minimum: least },
  )
}

/** Any whole number. */
export const integer = wholeFrom(-1_000_000)
const positive = wholeFrom(1)
const d6 = below(7)

const fieldsNamed = (names: ReadonlyArray<string>, codec: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(names.map((name) => [name, codec]))

/** An object from some of these names to values, with its form. */
const someNamed = <A>(what: string, names: ReadonlyArray<string>, codec: t.Type<A, unknown>) =>
  formed(named.someNamed(what, names, codec), objectForm(fieldsNamed(names, codec), []))

/** An object with a value for each of these names, with its form. */
const allNamed = <A>(what: string, names: ReadonlyArray<string>, codec: t.Type<A, unknown>) =>
  formed(named.allNamed(what, names, codec), objectForm(fieldsNamed(names, codec)))

/** How many of some names; none with nothing is told. */
const countsOf = (what: string, names: ReadonlyArray<string>): t.Type<Counts, unknown> =>
  someNamed(what, names, positive) as t.Type<Counts, unknown>

/** How many of each of these names. */
const countsOfAll = (what: string, names: ReadonlyArray<string>): t.Type<Counts, unknown> =>
  allNamed(what, names, natural)

/** The fields of a config that are there only where they say something. */
export const SELDOM: Readonly<Record<string, Seldom>> = { skipsFreely: { codec: t.boolean, usual: false } }

/** The names of a scenario as codecs. */
export const namesOf = (scenario: Scenario) => ({
  region: oneOf<string>('a Region', scenario.regionIds),
  type: oneOf<string>('a Unit Type', scenario.typeIds),
  character: oneOf<string>('a Character', scenario.characterIds),
  card: oneOf<string>('a card', scenario.cardIds),
  tile: oneOf<string>('a Fate Tile', Object.keys(scenario.tiles)),
  position: oneOf<string>('a position', Object.keys(scenario.positions)),
  effect: oneOf<string>('an effect', Object.keys(scenario.effects)),
  tactics: oneOf<string>('a Tactics token', [...scenario.typeIds, ...COMMON_TACTICS]),
  taken: someNamed(
    'a part of an Army',
    [...scenario.typeIds, 'leaders', 'tokens', 'damage', ...scenario.characterIds],
    natural,
  ) as t.Type<Counts, unknown>,
})

const armyCodec = (scenario: Scenario): t.Type<Army, unknown> =>
  fieldsOf({
    side,
    units: countsOf('Units', scenario.typeIds),
    damage: natural,
    leaders: natural,
    tokens: natural,
  })

const fighterCodec = (scenario: Scenario): t.Type<Fighter, unknown> => {
  const { type, tactics, card } = namesOf(scenario)
  return fieldsOf({
    tactics: orNull(tactics),
    cancelled: t.boolean,
    again: orNull(type),
    card: orNull(card),
    maneuvers: listOf(type),
    spent: listOf(type),
    target: natural,
    dice: diceOf(fieldsOf({ type: orNull(type), value: d6, rerolled: t.boolean })),
    toReroll: diceOf(natural),
    changes: fieldsOf({
      more: natural,
      fewer: natural,
      minDice: natural,
      combatRoll: integer,
      reroll: integer,
      target: orNull(natural),
      unitStrength: natural,
      leadership: integer,
      noReroll: t.boolean,
      cancelledHits: natural,
      dealt: natural,
      worth: countsOf('Damage taken off', scenario.typeIds),
      forbidden: listOf(t.string),
    }),
    barred: countsOf('barred tokens', [...scenario.typeIds, ...COMMON_TACTICS]),
  })
}

const battleCodec = (scenario: Scenario): t.Type<Battle, unknown> => {
  const { region } = namesOf(scenario)
  return fieldsOf({
    attacker: side,
    region,
    armies: listOf(region),
    from: region,
    round: natural,
    rounds: countsOf('rounds', scenario.regionIds),
    sides: bySide(fighterCodec(scenario)),
    forbidden: listOf(t.string),
    damaged: t.boolean,
    ending: t.boolean,
  })
}

/** A Region; `leftBehind` is there only where somebody is. */
const regionCodec = (scenario: Scenario): t.Type<RegionState, unknown> => {
  const usual = {
    army: orNull(armyCodec(scenario)),
    controller: orNull(side),
    protection: natural,
    recruits: bySide(natural),
  }
  const all = { ...usual, leftBehind: countsOf('Leaders left behind', ['leaders', 'tokens']) }
  const [empty, full] = [fieldsOf(usual), fieldsOf(all)]
  const codecOf = (u: unknown) => (isObject(u) && u['leftBehind'] !== undefined ? full : empty)
  return formed(
    new t.Type<RegionState, unknown>(
      empty.name,
      (u): u is RegionState => codecOf(u).is(u),
      (u, context) => codecOf(u).validate(u, context),
      t.identity,
    ),
    objectForm(all, Object.keys(usual)),
  )
}

const regionsCodec = (scenario: Scenario) => allNamed('Regions', scenario.regionIds, regionCodec(scenario))

/** The fields of the table. */
export const tableFields = (scenario: Scenario) => {
  const { region, character, card, tile, position } = namesOf(scenario)
  const army = armyCodec(scenario)
  const tiles = countsOf('Fate Tiles', Object.keys(scenario.tiles))
  const onTrack = scenario.doc.characters.filter(({ start }) => start.on === 'fateTrack').map(({ id }) => id)
  return {
    turn: natural,
    regions: regionsCodec(scenario),
    march: orNull(fieldsOf({ army, characters: listOf(character), from: region, at: region })),
    characters: allNamed(
      'Characters',
      scenario.characterIds,
      oneOf<string>('a place of a Character', [...scenario.regionIds, ...OFF_MAP]),
    ),
    steps: countsOfAll('steps', onTrack),
    fate: natural,
    reached: natural,
    tiles: fieldsOf({
      pool: tiles,
      aside: tiles,
      drawn: orNull(tile),
      used: tiles,
      out: tiles,
      reserve: tiles,
    }),
    position: orNull(position),
    dice: bySide(fieldsOf({ unrolled: natural, unused: countsOf('Action dice', FACES), used: natural })),
    actionTokens: fieldsOf({ unused: natural, used: natural, gone: natural }),
    aside: natural,
    tokens: bySide(fieldsOf({ unseen: countsOf('tokens', scenario.typeIds), pool: natural, out: natural })),
    cards: namedList('cards', scenario.cardIds, oneOf('a place of a card', CARD_PLACES)),
    known: bySide(listOf(card)),
    counters: countsOfAll(
      'counters',
      scenario.doc.counters.map(({ id }) => id),
    ),
    battle: orNull(battleCodec(scenario)),
  }
}

const tables = new WeakMap<Scenario, t.Type<Table, unknown>>()

/** The table; made once for each scenario, for every filled view is read with it. */
export const tableCodec = (scenario: Scenario): t.Type<Table, unknown> => {
  const codec = tables.get(scenario) ?? fieldsOf(tableFields(scenario))
  tables.set(scenario, codec)
  return codec
}
