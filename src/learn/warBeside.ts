/**
 * What observations have beyond those of the base game where Twilight of the Third Age is played: its figures
 * that are no units, and the variables of its frames.
 */
import { BESIDE_IDS, FACTIONS, REGION_IDS, FRAME_WORDS } from '../war-of-the-ring/index'
import { nameSet, namesOf, numeric, tableAt, type Seen } from './fields'
import type { Field } from './layout'
import { named, numbered } from './variables'
import { PLACES, type Made } from './warNames'

/** What a die is used for with the expansion alone. */
export const USED_FOR = ['bringFaction', 'callFaction', 'buildEngine', 'declare'] as const

const place: Made = () => named(PLACES)
const number: Made = () => numbered()
const tile: Made = ({ tiles }) => named(tiles)

/** Variables that only its games have. */
export const BESIDE = {
  also: tile,
  draws: number,
  engine: () => named(BESIDE_IDS),
  faction: () => named(FACTIONS),
  last: tile,
  looks: number,
  near: place,
  only: place,
  sailed: () => named(REGION_IDS, ['ships']),
  self: number,
  ships: number,
  sunk: number,
} satisfies Readonly<Record<string, Made>>
/** Their names. */
export type BesideKeys = keyof typeof BESIDE

/** Variables that only its battles have. */
export const IN_BATTLE = {
  noCardsAtAll: () => named(FRAME_WORDS.roles),
  claimed: number,
} satisfies Readonly<Record<string, Made>>
/** And what Combat cards do in them. */
export const IN_COMBAT = {
  added: () => numbered(2),
} satisfies Readonly<Record<string, Made>>

/** Figures of a kind by their regions. */
const figures = (key: string, high: number, meaning: string): Field<Seen> => ({
  name: `beside.${key}`,
  axes: [{ name: 'region', values: REGION_IDS }],
  low: 0,
  high,
  meaning,
  write: (seen, put) => {
    const told = new Map<string, number>()
    for (const name of namesOf(tableAt('beside', key)(seen))) told.set(name, (told.get(name) ?? 0) + 1)
    for (const [name, count] of told) put(count, name)
  },
})

/** The fields of what lies beside units. */
export const BESIDE_FIELDS: ReadonlyArray<Field<Seen>> = [
  nameSet(
    { name: 'beside.factions', meaning: '1 for a faction in play' },
    { name: 'faction', values: FACTIONS },
    tableAt('beside', 'factions'),
  ),
  figures('ships', 6, 'ships in each region'),
  figures('ents', 8, 'Ents in each region'),
  figures('towers', 2, 'Siege Towers in each region'),
  figures('trebuchets', 2, 'Trebuchets in each region'),
  numeric({ name: 'beside.entsLost', meaning: 'Ents out of the game' }, tableAt('beside', 'entsLost'), 8),
  numeric(
    { name: 'beside.awakenings', meaning: 'cards played that wake the Ents' },
    tableAt('beside', 'awakenings'),
    3,
  ),
  nameSet(
    { name: 'beside.getIt', meaning: '1 for where We Shall Get It is' },
    { name: 'place', values: ['aside', 'table', 'used'] },
    tableAt('beside', 'getIt'),
  ),
]

/** What is left out with the expansion. */
export const BESIDE_OMITTED: ReadonlyArray<string> = [
  'how many of the ships that have sailed by an action are in which region',
]
