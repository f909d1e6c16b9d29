/**
 * The codec of the table: what lies on it, as JSON of names. Only what is there is told: regions with an
 * Army, Nazgûl on the map, tiles and dice by number.
 */
import type { Rules } from '../config'
import { derived } from '../../../kernel/derived'
import * as t from 'io-ts/lib/index.js'
import { below, bitsOf, formed, natural } from '../../../kernel/codec'
import { fieldsOf, listOf, objectForm, orMissing } from '../../../kernel/fields'
import { ofStep, stepCount } from '../counts'
import { DECKS, NATIONS, REGION_IDS, SIDES, type Side } from '../ids'
import type { Army, Cards, Dice, Fellowship, PlaceIx, Table, Tiles } from '../table'
import { army, stock } from './figures'
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
/** The names of a side's two decks. */
export const decksOf = (side: Side): ReadonlyArray<string> =>
  DECKS.map((_, deck) => DECK_NAMES[SIDES.indexOf(side) * DECKS.length + deck] as string)

/** For each of the four decks a set of its own cards. */
const cardSets = derived((rules: Rules): t.Type<ReadonlyArray<number>, unknown> =>
  (() => {
    const codecs = DECK_NAMES.map((name, deck) =>
      bitsOf(
        `cards of ${name}`,
        rules.eventCardIds.filter((_, card) => rules.deckOf[card] === deck),
      ),
    )
    const raw = listOf('cards of each deck', DECK_NAMES, t.unknown)
    const sets = new t.Type<ReadonlyArray<number>, unknown>(
      'cards of each deck',
      (u): u is ReadonlyArray<number> => Array.isArray(u),
      (u, context) => {
        const lists = raw.validate(u, context)
        if (lists._tag === 'Left') return lists
        const read: Array<number> = []
        for (const [deck, codec] of codecs.entries()) {
          const list = lists.right[deck]
          const set = codec.validate(list, t.appendContext(context, DECK_NAMES[deck] ?? '', codec, list))
          if (set._tag === 'Left') return set
          read.push(set.right)
        }
        return t.success(read)
      },
      (value) => raw.encode(codecs.map((codec, deck) => codec.encode(value[deck] ?? 0))),
    )
    return formed(sets, objectForm(Object.fromEntries(DECK_NAMES.map((name, deck) => [name, codecs[deck]]))))
  })(),
)

const cards = derived((rules: Rules): t.Type<Cards, unknown> =>
  fieldsOf({
    decks: cardSets(rules),
    hands: cardSets(rules),
    discards: cardSets(rules),
    played: cardSets(rules),
    onTable: cardSets(rules),
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

const toldCodec = (rules: Rules, strongholds: ReadonlyArray<number>): t.Type<Told, unknown> =>
  fieldsOf({
    turn: natural,
    armies: listOf('armies by region', REGION_IDS, orMissing(army(rules))),
    besieged: listOf(
      'garrisons by region',
      strongholds.map((ix) => REGION_IDS[ix] as string),
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
