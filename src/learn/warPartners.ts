/**
 * What an observation of War of the Ring has where partners share a side (three and four players): the seats,
 * their own hands and tables, and what partners keep in mind.
 */
import { objectOf } from '../kernel/index'
import { DECKS, NATIONS, REGION_IDS, SIDES } from '../war-of-the-ring/index'
import { nameSet, numeric, tableAt, type Seen } from './fields'
import type { Axis, Field } from './layout'
import { PLACES } from './warNames'

const axis = (name: string, values: ReadonlyArray<string>): Axis => ({ name, values })

/** The axis of the piles of cards: a side's decks, or where partners have their own those of seats too. */
export const deckAxis = (seats: ReadonlyArray<string>): Axis =>
  axis(
    'deck',
    [...new Set([...SIDES, ...seats])].flatMap((one) => DECKS.map((deck) => `${one}-${deck}`)),
  )

/** Who looks, and who has won. */
export const seatFields = (seats: ReadonlyArray<string>): ReadonlyArray<Field<Seen>> => [
  nameSet(
    { name: 'viewer', meaning: '1 for the seat that looks; none for a spectator' },
    axis('seat', seats),
    ({ viewer }) => (viewer === 'spectator' ? null : viewer),
  ),
  nameSet(
    { name: 'winners', meaning: '1 for a seat that has won' },
    axis('seat', seats),
    ({ outcome }) => objectOf(outcome)['winners'],
  ),
]

const PLACE = axis('place', PLACES)

const seatOfEach = (name: string, key: string, meaning: string, seats: Axis): Field<Seen> => ({
  name,
  axes: [axis('side', SIDES), seats],
  low: 0,
  high: 1,
  meaning,
  write: (seen, put) => {
    for (const [side, seat] of Object.entries(objectOf(tableAt('partners', key)(seen))))
      if (typeof seat === 'string') put(1, side, seat)
  },
})

const deedFields = (key: 'last' | 'doing', meaning: string): ReadonlyArray<Field<Seen>> => [
  nameSet(
    { name: `partners.${key}.nations`, meaning: `1 for a Nation on which ${meaning}` },
    axis('nation', NATIONS),
    tableAt('partners', key, 'nations'),
  ),
  nameSet(
    {
      name: `partners.${key}.armies`,
      meaning: `1 for the place of an Army of several Nations on which ${meaning}`,
    },
    PLACE,
    tableAt('partners', key, 'armies'),
  ),
]

/** Where partners stand together, and what the second of them captured. */
const PLACED: ReadonlyArray<Field<Seen>> = [
  nameSet(
    { name: 'partners.mixed', meaning: '1 where the Armies of partners are one' },
    PLACE,
    tableAt('partners', 'mixed'),
  ),
  nameSet(
    { name: 'partners.met', meaning: '1 where units have come to those of a partner by this action' },
    PLACE,
    tableAt('partners', 'met'),
  ),
  nameSet(
    { name: 'partners.captors', meaning: '1 for a Settlement captured by the second seat of its captors' },
    axis('region', REGION_IDS),
    tableAt('partners', 'captors'),
  ),
  numeric(
    { name: 'partners.removed', meaning: 'units that partners have removed in turn' },
    tableAt('partners', 'removed'),
  ),
  ...deedFields('last', 'the last action of who plays alone was'),
  ...deedFields('doing', 'his action is so far'),
]

/** What partners keep in mind; nothing where nobody has one. */
export const partnerFields = (seats: ReadonlyArray<string>): ReadonlyArray<Field<Seen>> => {
  const seat = axis('seat', seats)
  if (seats.length <= SIDES.length) return []
  return [
    seatOfEach('partners.acting', 'acting', '1 for the seat of each side that acts', seat),
    seatOfEach('partners.commands', 'commands', '1 for the seat of each side that commands in battle', seat),
    nameSet(
      { name: 'partners.hand', meaning: '1 for the seat out of whose hand a card is to be lost' },
      seat,
      tableAt('partners', 'hand'),
    ),
    ...PLACED,
  ]
}
