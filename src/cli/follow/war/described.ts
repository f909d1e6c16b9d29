/**
 * The table as a position describes it: everything that stands and lies there, from the readable table. Only
 * what is under way is not told: a position line begins before somebody's action.
 */
import { objectOf, textsOf, type Json, type Obj } from '../../../kernel/index'
import { NATION_TABLE, REGIONS, SIDES } from '../../../war-of-the-ring/index'
import { countsOf, crowdIn, under, type Counts } from './table'

/** A position in the making: fields by name. */
export type Spec = Readonly<Record<string, unknown>>

const bySide = <A>(of: (side: string) => A): Readonly<Record<string, A>> =>
  Object.fromEntries(SIDES.map((side) => [side, of(side)]))

const both = (table: Obj, region: string, where: 'field' | 'inside'): Counts =>
  Object.assign({}, ...SIDES.map((side) => crowdIn(table, region, side)[where]))

const crowds = (table: Obj, where: 'field' | 'inside'): Readonly<Record<string, Counts>> =>
  Object.fromEntries(
    REGIONS.map(({ id }) => [id, both(table, id, where)] as const).filter(
      ([, crowd]) => Object.keys(crowd).length > 0,
    ),
  )

const cardsIn = (owner: Json | undefined, pile: string): ReadonlyArray<string> =>
  Object.values(objectOf(under(owner, 'cards'))).flatMap((deck) => textsOf(under(deck, pile, 'cards')))

const cardsOf = (table: Obj, side: string, pile: string): ReadonlyArray<string> =>
  cardsIn(under(table, 'sides', side), pile)

/** Hands, discards and cards on the table, by side, or by seat where partners share one. */
const ownCards = (table: Obj, pile: string): Readonly<Record<string, ReadonlyArray<string>>> => {
  const seats = Object.entries(objectOf(table['seats']))
  return seats.length === 0
    ? bySide((side) => cardsOf(table, side, pile))
    : Object.fromEntries(seats.map(([id, seat]) => [id, cardsIn(seat, pile)]))
}

/** What partners keep in mind, where there are any. */
const partnersIn = (table: Obj): Spec => {
  const seats = Object.entries(objectOf(table['seats']))
  const next = seats.filter(([, seat]) => under(seat, 'next') === true)
  return seats.length === 0
    ? {}
    : {
        places: Object.fromEntries(next.map(([id, seat]) => [String(under(seat, 'side')), id])),
        mixed: table['mixed'],
        captors: table['captors'],
      }
}

/** The characters who are in no region. */
const offMap = (table: Obj): Readonly<Record<string, string>> => {
  const at = (ids: Json | undefined, where: string) => textsOf(ids).map((id) => [id, where] as const)
  return Object.fromEntries([
    ...at(under(table, 'fellowship', 'companions'), 'fellowship'),
    ...SIDES.flatMap((side) =>
      ['aside', 'eliminated', 'replaced'].flatMap((where) =>
        at(under(table, 'sides', side, 'characters', where), where),
      ),
    ),
  ])
}

const captured = (table: Obj): ReadonlyArray<string> =>
  REGIONS.filter(({ id, nation }) => {
    const home = NATION_TABLE.find((one) => one.id === nation)?.side
    const holder = under(table, 'regions', id, 'controlledBy')
    return typeof holder === 'string' && holder !== home
  }).map(({ id }) => id)

/** A field of an object, if it is there and says something. */
const kept = (fields: Obj, names: ReadonlyArray<string>): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name]
      return value === undefined || value === null ? [] : [[name, value] as const]
    }),
  )

const numberAt = (table: Obj, ...names: ReadonlyArray<string>): number => Number(under(table, ...names) ?? 0)

const diceOf = (table: Obj, side: string): ReadonlyArray<string> =>
  Object.entries(countsOf(under(table, 'sides', side, 'dice', 'unused'))).flatMap(([face, number]) =>
    Array<string>(number).fill(face),
  )

/** The table as a position. */
export const described = (table: Obj): Spec => ({
  base: 'empty',
  turn: numberAt(table, 'turn'),
  armies: crowds(table, 'field'),
  besieged: crowds(table, 'inside'),
  characters: offMap(table),
  casualties: Object.assign({}, ...SIDES.map((side) => countsOf(under(table, 'sides', side, 'casualties')))),
  captured: captured(table),
  politics: objectOf(table['politics']),
  fellowship: kept(objectOf(table['fellowship']), [
    'region',
    'progress',
    'revealed',
    'corruption',
    'guide',
    'mordor',
    'tried',
  ]),
  dice: bySide((side) => diceOf(table, side)),
  pool: bySide((side) => numberAt(table, 'sides', side, 'dice', 'pool')),
  huntBox: bySide((side) => numberAt(table, 'sides', side, 'dice', 'huntBox')),
  rings: bySide((side) => numberAt(table, 'sides', side, 'elvenRings', 'held')),
  ringUsed: SIDES.filter((side) => under(table, 'sides', side, 'elvenRings', 'usedThisTurn') === true),
  converted: numberAt(table, 'converted'),
  hands: ownCards(table, 'hand'),
  discards: ownCards(table, 'discarded'),
  played: bySide((side) => cardsOf(table, side, 'played')),
  onTable: ownCards(table, 'onTable'),
  ...partnersIn(table),
  huntTiles: kept(objectOf(table['hunt']), ['pool', 'drawn', 'waiting', 'removed']),
})
