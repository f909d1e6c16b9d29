/**
 * The codec of the table: what lies on it, as JSON of names. Only what is there is told: regions with an
 * Army, Nazgûl on the map, tiles and dice by number.
 */
import { at } from '../../../kernel/row'
import { hasPartners, type Rules } from '../config'
import { derived } from '../../../kernel/derived'
import * as t from 'io-ts/lib/index.js'
import { below, bitsOf, formed, natural } from '../../../kernel/codec'
import { fieldsOf, listOf, objectForm, orMissing } from '../../../kernel/fields'
import { ofStep, stepCount } from '../counts'
import { DECKS, NATIONS, REGION_IDS, SIDES, type Seat } from '../ids'
import type { Army, Cards, DeckIx, Dice, Fellowship, PlaceIx, Table, Tiles } from '../table'
import { army, stock } from './figures'
import { partners } from './partners'
import { beside } from './beside'
import { fieldsBeside } from './seldom'
import {
  bySide,
  faceCounts,
  maybeCharacter,
  maybeRegion,
  place,
  regionSet,
  tileCounts,
  whereabouts,
} from './names'

/** The four decks by name: those of the Free Peoples, then those of the Shadow. */
export const DECK_NAMES: ReadonlyArray<string> = SIDES.flatMap((side) =>
  DECKS.map((deck) => `${side}-${deck}`),
)
/** The hands of the seats by name, what they have discarded and on the table: for each kind of deck one. */
export const handNames = (rules: Rules): ReadonlyArray<string> => rules.seating.seats.flatMap(handsOf)
/** The names of a seat's two hands. */
export const handsOf = (seat: Seat): ReadonlyArray<string> => DECKS.map((deck) => `${seat}-${deck}`)

/** Piles of cards by name, and the deck whose cards are in each. */
type Piles = ReadonlyArray<readonly [name: string, deck: DeckIx]>
const decks: Piles = DECK_NAMES.map((name, deck) => [name, deck])
const hands = ({ seating }: Rules): Piles =>
  seating.seats.flatMap((seat, place) =>
    handsOf(seat).map((name, kind) => [name, (seating.sideOf[place] ?? 0) * DECKS.length + kind] as const),
  )

/** For each of some piles a set of the cards of its deck. */
const cardSets = (rules: Rules, piles: Piles): t.Type<ReadonlyArray<number>, unknown> => {
  const names = piles.map(([name]) => name)
  const codecs = piles.map(([name, deck]) =>
    bitsOf(
      `cards of ${name}`,
      rules.eventCardIds.filter((_, card) => rules.deckOf[card] === deck),
    ),
  )
  const raw = listOf('cards of each deck', names, t.unknown)
  const sets = new t.Type<ReadonlyArray<number>, unknown>(
    'cards of each deck',
    (u): u is ReadonlyArray<number> => Array.isArray(u),
    (u, context) => {
      const lists = raw.validate(u, context)
      if (lists._tag === 'Left') return lists
      const read: Array<number> = []
      for (const [place, codec] of codecs.entries()) {
        const list = lists.right[place]
        const set = codec.validate(list, t.appendContext(context, names[place] ?? '', codec, list))
        if (set._tag === 'Left') return set
        read.push(set.right)
      }
      return t.success(read)
    },
    (value) => raw.encode(codecs.map((codec, place) => codec.encode(value[place] ?? 0))),
  )
  return formed(sets, objectForm(Object.fromEntries(names.map((name, place) => [name, codecs[place]]))))
}

const cards = derived((rules: Rules): t.Type<Cards, unknown> =>
  fieldsOf({
    decks: cardSets(rules, decks),
    hands: cardSets(rules, hands(rules)),
    discards: cardSets(rules, hands(rules)),
    played: cardSets(rules, decks),
    onTable: cardSets(rules, hands(rules)),
  }),
)

const tiles = derived((rules: Rules): t.Type<Tiles, unknown> =>
  fieldsOf({
    pool: tileCounts(rules),
    drawn: tileCounts(rules),
    waiting: tileCounts(rules),
    removed: tileCounts(rules),
  }),
)

const dice: t.Type<Dice, unknown> = fieldsOf({
  pool: bySide(natural),
  unused: bySide(faceCounts),
  used: bySide(natural),
  huntBox: bySide(natural),
  rings: bySide(natural),
  ringUsed: bitsOf('sides', SIDES),
  converted: natural,
})

/** A step of a track, or null for -1: off it. */
const maybeStep: t.Type<number, unknown> = formed(
  new t.Type(
    'a step or null',
    (u): u is number => typeof u === 'number',
    (u, context) => (u === null ? t.success(-1) : natural.validate(u, context)),
    (step) => (step < 0 ? null : step),
  ),
  { anyOf: [natural, { type: 'null' }] },
)

const fellowship = derived((rules: Rules): t.Type<Fellowship, unknown> =>
  fieldsOf({
    region: maybeRegion,
    progress: natural,
    revealed: t.boolean,
    corruption: natural,
    guide: maybeCharacter(rules),
    mordor: maybeStep,
    tried: t.boolean,
  }),
)

const nazgul: t.Type<ReadonlyArray<PlaceIx>, unknown> = (() => {
  const places = t.readonlyArray(place)
  const codec = new t.Type<ReadonlyArray<PlaceIx>, unknown>(
    'places of nazgul',
    (u): u is ReadonlyArray<PlaceIx> => places.is(u),
    (u, context) => {
      const read = places.validate(u, context)
      return read._tag === 'Left' ? read : t.success(read.right.slice().sort((one, other) => one - other))
    },
    (list) => list.map((at) => place.encode(at)),
  )
  return formed(codec, places)
})()

const politics = listOf('the political track', NATIONS, fieldsOf({ steps: below(4), active: t.boolean }))

/** The table as JSON tells it. */
interface Told extends Omit<Table, 'fields' | 'boxes' | 'steps' | 'active'> {
  readonly armies: ReadonlyArray<Army | null>
  readonly besieged: ReadonlyArray<Army | null>
  readonly politics: ReadonlyArray<{ readonly steps: number; readonly active: boolean }>
}

const toldCodec = (rules: Rules, strongholds: ReadonlyArray<number>): t.Type<Told, unknown> => {
  const fields = toldFields(rules, strongholds)
  return hasPartners(rules)
    ? (fieldsBeside(rules, { ...fields, partners: partners(rules) }, { beside }) as t.Type<Told, unknown>)
    : fieldsBeside(rules, fields, { beside })
}

const toldFields = (rules: Rules, strongholds: ReadonlyArray<number>) => ({
  turn: natural,
  armies: listOf('armies by region', REGION_IDS, orMissing(army(rules))),
  besieged: listOf(
    'garrisons by region',
    strongholds.map((ix) => at(REGION_IDS, ix)),
    orMissing(army(rules)),
  ),
  nazgul,
  characters: listOf('the place of each character', rules.characterIds, whereabouts),
  reinforcements: reinforcements(rules),
  casualties: stock(rules, 0),
  captured: regionSet,
  politics,
  fellowship: fellowship(rules),
  tiles: tiles(rules),
  dice,
  cards: cards(rules),
})

const reinforcements = derived((rules: Rules): t.Type<readonly [Army, Army], unknown> =>
  (() => {
    const codec = fieldsOf({ 'free-peoples': stock(rules, 0), shadow: stock(rules, 1) })
    const pair = new t.Type<readonly [Army, Army], unknown>(
      'figures of each side',
      (u): u is readonly [Army, Army] => Array.isArray(u),
      (u, context) => {
        const read = codec.validate(u, context)
        return read._tag === 'Left'
          ? read
          : t.success([read.right['free-peoples'], read.right.shadow] as const)
      },
      ([freePeoples, shadow]) => codec.encode({ 'free-peoples': freePeoples, shadow }),
    )
    return formed(pair, codec)
  })(),
)

const told = ({ fields, boxes, steps, active, ...rest }: Table): Told => ({
  ...rest,
  armies: fields,
  besieged: boxes,
  politics: NATIONS.map((_, nation) => ({
    steps: stepCount(steps, nation),
    active: ((active >> nation) & 1) === 1,
  })),
})

const tableOf = ({ armies, besieged, politics: track, ...rest }: Told): Table => ({
  ...rest,
  partners: rest.partners,
  beside: rest.beside,
  fields: armies,
  boxes: besieged,
  steps: track.reduce((all, { steps }, nation) => all | ofStep(nation, steps), 0),
  active: track.reduce((all, { active }, nation) => (active ? all | (1 << nation) : all), 0),
})

/** The codec of the table, given the regions with a Stronghold in the order of the boxes. */
export const tableCodecOf = (rules: Rules, strongholds: ReadonlyArray<number>): t.Type<Table, unknown> => {
  const codec = toldCodec(rules, strongholds)
  const table = new t.Type<Table, unknown>(
    'table',
    (u): u is Table => typeof u === 'object' && u !== null,
    (u, context) => {
      const read = codec.validate(u, context)
      return read._tag === 'Left' ? read : t.success(tableOf(read.right))
    },
    (value) => codec.encode(told(value)),
  )
  return formed(table, codec)
}
