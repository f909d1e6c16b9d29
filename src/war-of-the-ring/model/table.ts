/**
 * What lies on the table: how each field of its JSON (see `json.ts`) is held inside. The codec, the types
 * inside and all that is made of a table's JSON follow from this.
 */
import type * as t from 'io-ts/lib/index.js'
import { below } from '../../kernel/codec'
import { derived } from '../../kernel/derived'
import {
  converted,
  only,
  requiredIf,
  outside,
  pairBy,
  record,
  rowOf,
  sparseOf,
} from '../../kernel/sheet/records'
import { flag, number, numberOrNone, oneOf, setOf, type Shape } from '../../kernel/sheet/shapes'
import {
  bySide,
  faceCounts,
  maybeCharacter,
  maybeRegion,
  maybeSeat,
  places,
  regions,
  regionSet,
  seat,
  tileCounts,
  whereabouts,
} from './codecs/names'
import { army, stock } from './codecs/figures'
import { hasPartners, type Rules } from './config'
import { ofStep, stepCount } from './counts'
import { DECKS, FACTIONS, NATIONS, REGION_IDS, SIDES, type EventCardId, type Seat } from './ids'
import type { Bits, DeckIx } from './indices'
import type {
  BesideJson,
  CardsJson,
  DeckName,
  DeedJson,
  DiceJson,
  FellowshipJson,
  HandName,
  NationJson,
  PartnersJson,
  TableJson,
  TilesJson,
} from './json'

export * from './indices'

/** The four decks by name: those of the Free Peoples, then those of the Shadow. */
export const DECK_NAMES: ReadonlyArray<DeckName> = SIDES.flatMap((side) =>
  DECKS.map((deck) => `${side}-${deck}` as const),
)
/** The names of a seat's two hands. */
export const handsOf = (of: Seat): ReadonlyArray<HandName> => DECKS.map((deck) => `${of}-${deck}` as const)
/** The hands of the seats by name, what they have discarded and on the table: for each kind of deck one. */
export const handNames = (rules: Rules): ReadonlyArray<HandName> => rules.seating.seats.flatMap(handsOf)

/** The codec of the Fellowship. */
export const fellowshipShape = derived((rules: Rules) =>
  outside<FellowshipJson>()(
    record({
      region: maybeRegion,
      progress: number(),
      revealed: flag,
      corruption: number(),
      guide: maybeCharacter(rules),
      mordor: numberOrNone(),
      tried: flag,
    }),
  ),
)
/** The Fellowship. On the Mordor Track its region is -1; off it `mordor` is. */
export interface Fellowship extends t.TypeOf<ReturnType<typeof fellowshipShape>> {}

/** The codec of the Hunt tiles. */
export const tilesShape = derived((rules: Rules) => {
  const some = tileCounts(rules)
  return outside<TilesJson>()(record({ pool: some, drawn: some, waiting: some, removed: some }))
})
/** Hunt tiles by kind, packed as `tileLayout` says. */
export interface Tiles extends t.TypeOf<ReturnType<typeof tilesShape>> {}

const dice = outside<DiceJson>()(
  record({
    pool: bySide(number()),
    unused: bySide(faceCounts),
    used: bySide(number()),
    huntBox: bySide(number()),
    rings: bySide(number()),
    ringUsed: setOf('sides', SIDES),
    converted: number(),
  }),
)
/** Action dice and Elven Rings; `unused` has four bits for each result. */
export interface Dice extends t.TypeOf<typeof dice> {}

const cards = derived((rules: Rules) => {
  const { seating, deckOf, eventCardIds } = rules
  const ofDeck = (deck: DeckIx, name: string): Shape<Bits, ReadonlyArray<EventCardId>> =>
    setOf(
      `cards of ${name}`,
      eventCardIds.filter((_, card) => deckOf[card] === deck),
    )
  const names = handNames(rules)
  const sideOf = (hand: number): number => seating.sideOf[Math.floor(hand / DECKS.length)] ?? 0
  const byDeck = rowOf('cards of each deck', DECK_NAMES, (deck) => ofDeck(deck, DECK_NAMES[deck] ?? ''))
  const byHand = rowOf('cards of each deck', names, (hand) =>
    ofDeck(sideOf(hand) * DECKS.length + (hand % DECKS.length), names[hand] ?? ''),
  )
  return outside<CardsJson>()(
    record({ decks: byDeck, hands: byHand, discards: byHand, played: byDeck, onTable: byHand }),
  )
})
/** Event cards as sets: `decks` and `played` for each deck, the others for each seat two. */
export interface Cards extends t.TypeOf<ReturnType<typeof cards>> {}

const deed = outside<DeedJson>()(record({ nations: setOf('nations', NATIONS), armies: places }))
/** What an action is on: Nations, and individual Armies of several Nations by their places. */
export interface Deed extends t.TypeOf<typeof deed> {}

const partners = derived((rules: Rules) =>
  outside<PartnersJson>()(
    record({
      acting: bySide(seat(rules)),
      commands: bySide(maybeSeat(rules)),
      mixed: places,
      met: places,
      captors: regionSet,
      hand: maybeSeat(rules),
      removed: number(),
      last: deed,
      doing: deed,
    }),
  ),
)
/** What partners have to keep in mind (chapter XI). */
export interface Partners extends t.TypeOf<ReturnType<typeof partners>> {}

/** The codec of what Twilight of the Third Age adds. */
export const besideShape = outside<BesideJson>()(
  record({
    factions: setOf('factions', FACTIONS),
    ships: regions,
    ents: regions,
    towers: regions,
    trebuchets: regions,
    entsLost: number(),
    awakenings: number(),
    getIt: oneOf('where We Shall Get It is', ['aside', 'table', 'used']),
  }),
)
/** What Twilight of the Third Age has on the table beside units (chapter XII). */
export interface Beside extends t.TypeOf<typeof besideShape> {}

const counter = outside<NationJson>()(record({ steps: below(4), active: flag }))
const politics = rowOf('the political track', NATIONS, () => counter)

const table = derived((rules: Rules) =>
  outside<TableJson>()(
    record({
      turn: number(),
      armies: sparseOf('armies by region', REGION_IDS, army(rules)),
      besieged: sparseOf('garrisons by region', rules.strongholds, army(rules)),
      nazgul: places,
      characters: rowOf('the place of each character', rules.characterIds, () => whereabouts),
      reinforcements: pairBy(SIDES, (side) => stock(rules, side)),
      casualties: stock(rules, 0),
      captured: regionSet,
      politics,
      fellowship: fellowshipShape(rules),
      tiles: tilesShape(rules),
      dice,
      cards: cards(rules),
      partners: requiredIf(hasPartners(rules), partners(rules)),
      beside: only(rules.beside !== undefined, besideShape),
    }),
  ),
)
interface ByJson extends t.TypeOf<ReturnType<typeof table>> {}

/** The table. */
export interface Table extends Omit<ByJson, 'armies' | 'besieged' | 'politics'> {
  /** The Army in the field of each region. */
  readonly fields: ByJson['armies']
  /** The Army in the box of each Stronghold. */
  readonly boxes: ByJson['besieged']
  /** Steps to war of each Nation, two bits for each. */
  readonly steps: number
  /** Nations that are active. */
  readonly active: Bits
}

const toInside = ({ armies, besieged, politics: track, ...rest }: ByJson): Table => ({
  ...rest,
  fields: armies,
  boxes: besieged,
  steps: track.reduce((all, { steps }, nation) => all | ofStep(nation, steps), 0),
  active: track.reduce((all, { active }, nation) => (active ? all | (1 << nation) : all), 0),
})
const fromInside = ({ fields, boxes, steps, active, ...rest }: Table): ByJson => ({
  ...rest,
  armies: fields,
  besieged: boxes,
  politics: NATIONS.map((_, nation) => ({
    steps: stepCount(steps, nation),
    active: ((active >> nation) & 1) === 1,
  })),
})

/** The codec of the table. */
export const tableShape = derived((rules: Rules): Shape<Table, TableJson> =>
  converted(table(rules), toInside, fromInside),
)

type Draft<T> = { -readonly [K in keyof T]: T[K] }
/** A table being edited: a fresh copy that nobody else holds yet. */
export type TableDraft = Draft<Table>

/** A fresh copy of a table to edit. Written out field by field: several times faster than a spread here. */
export const draftOf = (table: Table): TableDraft => ({
  turn: table.turn,
  fields: table.fields,
  boxes: table.boxes,
  nazgul: table.nazgul,
  characters: table.characters,
  reinforcements: table.reinforcements,
  casualties: table.casualties,
  captured: table.captured,
  steps: table.steps,
  active: table.active,
  fellowship: table.fellowship,
  tiles: table.tiles,
  dice: table.dice,
  cards: table.cards,
  partners: table.partners,
  beside: table.beside,
})

/** A fresh copy of the Fellowship to edit. */
export const fellowshipDraft = (fellowship: Fellowship): Draft<Fellowship> => ({
  region: fellowship.region,
  progress: fellowship.progress,
  revealed: fellowship.revealed,
  corruption: fellowship.corruption,
  guide: fellowship.guide,
  mordor: fellowship.mordor,
  tried: fellowship.tried,
})

/** A fresh copy of the dice to edit. */
export const diceDraft = (dice: Dice): Draft<Dice> => ({
  pool: dice.pool,
  unused: dice.unused,
  used: dice.used,
  huntBox: dice.huntBox,
  rings: dice.rings,
  ringUsed: dice.ringUsed,
  converted: dice.converted,
})

/** A fresh copy of the tiles to edit. */
export const tilesDraft = (tiles: Tiles): Draft<Tiles> => ({
  pool: tiles.pool,
  drawn: tiles.drawn,
  waiting: tiles.waiting,
  removed: tiles.removed,
})
