/**
 * The table, described once: every name is one of the scenario, and the table inside is its JSON, but that
 * the cards are a list. From it follow the codec, both types, the schema, what a viewer sees and a deal.
 */
import type { Json } from '../../kernel/hash'
import { objectOf, textsOf } from '../../kernel/json'
import { asPlaces, type HiddenCounts } from '../../kernel/sheet/layouts'
import type { Layout, Piles, Sight } from '../../kernel/sheet/piles'
import { ofScenario } from './remembered'
import { type Side, COMMON_TACTICS, FACES, SIDES, type BySide, type Counts } from './sides'
import {
  CARD_PLACES,
  OFF_MAP,
  type Army,
  type Battle,
  type Dice,
  type Fighter,
  type March,
  type RegionState,
  type TableJson,
  type Tiles,
  type Tokens,
} from './json'
import type { Scenario } from './tables'
import { allOf, asJson, someOf } from '../../kernel/sheet/names'
import { listOf, maybe, orNull, outside, record, rowOf } from '../../kernel/sheet/records'
import { flag, integer, literal, number, numberFrom, text, type Shape } from '../../kernel/sheet/shapes'
import { sheetOf, type TableOf } from '../../kernel/sheet/sheet'

/*
 * The cards as piles: a table has the place of each card. Nobody sees into a deck, and a hand and what was
 * discarded face down are its side's own, but for the cards that the enemy has seen.
 */

/** Who looks. */
export type Viewer = Side | 'spectator'

/** A view counts hidden cards by deck and place: `{ "generic:freeHand": 3 }`. */
const hiddenCards: HiddenCounts = {
  field: 'hiddenCards',
  write: (hidden) => {
    const counts: Array<readonly [string, Json]> = []
    for (const [place, decks] of hidden)
      for (const deck in decks) counts.push([`${deck}:${place}`, decks[deck] ?? 0])
    return Object.fromEntries(counts.sort(([one], [other]) => (one < other ? -1 : 1)))
  },
  read: (json, place) => {
    if (json === undefined) return undefined
    const decks: Record<string, number> = {}
    for (const [key, count] of Object.entries(objectOf(json)))
      if (key.endsWith(`:${place}`)) decks[key.slice(0, -place.length - 1)] = Number(count)
    return decks
  },
}

const layoutOf = ofScenario(({ cardIds }: Scenario): Layout =>
  asPlaces({ field: 'cards', things: cardIds, places: CARD_PLACES, counts: hiddenCards }),
)

const decksOf = ofScenario(
  ({ cards }: Scenario): ReadonlyMap<string, string> =>
    new Map(Object.values(cards).map(({ id, deck }) => [id, deck])),
)

const isOwn = (place: string): boolean => /Hand|Given/.test(place)

/** The cards. */
export const CARDS: Piles<Scenario, Viewer> = {
  layout: layoutOf,
  backs: decksOf,
  sees: ({ viewer, table }) => {
    const seen = new Set(viewer === 'spectator' ? [] : textsOf(objectOf(table['known'])[viewer]))
    const ifSeen: Sight = (card) => seen.has(card)
    return (place) => (place === 'deck' || (isOwn(place) && !place.startsWith(viewer)) ? ifSeen : true)
  },
}

/** A side. */
export const side = literal('a side', SIDES)

/** Something for each side. */
export const forBoth = <A, O>(one: Shape<A, O>): Shape<BySide<A>, BySide<O>> =>
  record({ free: one, shadow: one })

/** How many of some names; none with nothing is there. */
export const countsOf = (what: string, names: ReadonlyArray<string>): Shape<Counts, Counts> =>
  someOf(what, names, numberFrom(1))

/** The names of a scenario as shapes. */
export const namesOf = ofScenario((scenario) => ({
  region: literal('a Region', scenario.regionIds),
  type: literal('a Unit Type', scenario.typeIds),
  character: literal('a Character', scenario.characterIds),
  card: literal('a card', scenario.cardIds),
  tile: literal('a Fate Tile', Object.keys(scenario.tiles)),
  position: literal('a position', Object.keys(scenario.positions)),
  effect: literal('an effect', Object.keys(scenario.effects)),
  tactics: literal('a Tactics token', [...scenario.typeIds, ...COMMON_TACTICS]),
}))

const armyOf = ({ typeIds }: Scenario) =>
  asJson<Army>()(
    record({
      side,
      units: countsOf('Units', typeIds),
      damage: number(),
      leaders: number(),
      tokens: number(),
    }),
  )

const regionOf = (scenario: Scenario) =>
  asJson<RegionState>()(
    record({
      army: orNull(armyOf(scenario)),
      controller: orNull(side),
      protection: number(),
      recruits: forBoth(number()),
      leftBehind: maybe(countsOf('Leaders left behind', ['leaders', 'tokens'])),
    }),
  )

const changesOf = ({ typeIds }: Scenario) =>
  record({
    more: number(),
    fewer: number(),
    minDice: number(),
    combatRoll: integer,
    reroll: integer,
    target: orNull(number()),
    unitStrength: number(),
    leadership: integer,
    noReroll: flag,
    cancelledHits: number(),
    dealt: number(),
    worth: countsOf('Damage taken off', typeIds),
    forbidden: listOf(text),
  })

/** The most dice of a Combat Roll. */
const MOST_DICE = 5

const fighterOf = (scenario: Scenario) => {
  const { type, tactics, card } = namesOf(scenario)
  return asJson<Fighter>()(
    record({
      tactics: orNull(tactics),
      cancelled: flag,
      again: orNull(type),
      card: orNull(card),
      maneuvers: listOf(type),
      spent: listOf(type),
      target: number(),
      dice: listOf(record({ type: orNull(type), value: number(6), rerolled: flag }), MOST_DICE),
      toReroll: listOf(number(), MOST_DICE),
      changes: changesOf(scenario),
      barred: countsOf('barred tokens', [...scenario.typeIds, ...COMMON_TACTICS]),
    }),
  )
}

const battleOf = (scenario: Scenario) => {
  const { region } = namesOf(scenario)
  return asJson<Battle>()(
    record({
      attacker: side,
      region,
      armies: listOf(region),
      from: region,
      round: number(),
      rounds: countsOf('rounds', scenario.regionIds),
      sides: forBoth(fighterOf(scenario)),
      forbidden: listOf(text),
      damaged: flag,
      ending: flag,
    }),
  )
}

const marchOf = (scenario: Scenario) => {
  const { region, character } = namesOf(scenario)
  return asJson<March>()(
    record({ army: armyOf(scenario), characters: listOf(character), from: region, at: region }),
  )
}

const tilesOf = (scenario: Scenario) => {
  const { tile } = namesOf(scenario)
  const tiles = countsOf('Fate Tiles', Object.keys(scenario.tiles))
  return asJson<Tiles>()(
    record({ pool: tiles, aside: tiles, drawn: orNull(tile), used: tiles, out: tiles, reserve: tiles }),
  )
}

const dice = asJson<Dice>()(
  record({ unrolled: number(), unused: countsOf('Action dice', FACES), used: number() }),
)

const tokensOf = ({ typeIds }: Scenario) =>
  asJson<Tokens>()(record({ unseen: countsOf('tokens', typeIds), pool: number(), out: number() }))

const tableOf = (scenario: Scenario) => {
  const { regionIds, characterIds, cardIds, doc } = scenario
  const { card, position } = namesOf(scenario)
  const onTrack = doc.characters.filter(({ start }) => start.on === 'fateTrack').map(({ id }) => id)
  const counters = doc.counters.map(({ id }) => id)
  const placeOfCard = literal('a place of a card', CARD_PLACES)
  const placeOfCharacter = literal<string>('a place of a Character', [...regionIds, ...OFF_MAP])
  return record({
    turn: number(),
    regions: asJson<TableJson['regions']>()(allOf('Regions', regionIds, regionOf(scenario))),
    march: orNull(marchOf(scenario)),
    characters: asJson<TableJson['characters']>()(allOf('Characters', characterIds, placeOfCharacter)),
    steps: allOf('steps', onTrack, number()),
    fate: number(),
    reached: number(),
    tiles: tilesOf(scenario),
    position: orNull(position),
    dice: asJson<TableJson['dice']>()(forBoth(dice)),
    actionTokens: record({ unused: number(), used: number(), gone: number() }),
    aside: number(),
    tokens: forBoth(tokensOf(scenario)),
    cards: rowOf('cards', cardIds, () => placeOfCard),
    known: forBoth(listOf(card)),
    counters: allOf('counters', counters, number()),
    battle: orNull(battleOf(scenario)),
  })
}

/** The table of a scenario. */
export const TABLE = sheetOf({
  shape: ofScenario((scenario) => outside<TableJson>()(tableOf(scenario))),
  piles: [CARDS],
  secrets: {
    /** Spectators have seen no card, nor do they know which card a side has seen. */
    known: {
      hide: (json, { viewer }: { readonly viewer: Viewer }) => (viewer === 'spectator' ? 'hidden' : json),
      deal: (seen) => (seen === 'hidden' ? { free: [], shadow: [] } : seen),
    },
  },
})

/** The table inside. */
export interface Table extends TableOf<typeof TABLE> {}
