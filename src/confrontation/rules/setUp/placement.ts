/**
 * Set-up: each side secretly places one piece in each of five regions, in any order; the other four start at
 * home.
 */
import { sharedBy } from '../../../kernel/brand'
import { coded } from '../../../kernel/options'
import { at } from '../../../kernel/row'
import { nameOf } from '../../data/names'
import { CHARACTER_IDS, type CharacterId, type Seat } from '../../model/ids'
import type { Place } from '../../model/actions'
import type { Confrontation, Here, Question, Violation } from '../../model/bundle'
import type { Event } from '../../model/events'
import { draftOf, UNPLACED, type RegionIx, type SideIx } from '../../model/table'
import { violation } from '../../rulebook'
import { HOMES, regionId, regionIx, SINGLES } from '../../query/board'
import {
  characterId,
  characterIx,
  countAt,
  pieceOf,
  PIECES,
  seatOf,
  sideId,
  sideOfCharacter,
} from '../../query/pieces'
import { sideOfSeat } from './faces'

/** The regions that a side has still to fill. */
const openRegions = ({ table }: Here, side: SideIx): ReadonlyArray<RegionIx> =>
  SINGLES[side].filter((region) => countAt(table, side, region) === 0)

const violationsOf = (here: Here, { seat, piece, region }: Place): ReadonlyArray<Violation> => {
  const side = sideOfSeat(here, seat)
  if (sideOfCharacter(piece) !== side) return [violation('setup.ownPiece', { piece })]
  const index = pieceOf(here.table, piece)
  if (index < 0) return [violation('movement.otherFace', { piece })]
  if (here.table.at[index] !== UNPLACED) return [violation('setup.once', { piece })]
  const fits = openRegions(here, side).includes(regionIx(region))
  return fits ? [] : [violation('setup.placement', { piece, region })]
}

const SIDES: ReadonlyArray<SideIx> = [0, 1]

const placed = (here: Here, seat: Seat, piece: CharacterId, region: RegionIx): Event => ({
  kind: 'PiecePlaced',
  rule: 'setup.placement',
  side: sideId(sideOfSeat(here, seat)),
  piece,
  region: regionId(region),
  only: seat,
})

/** A piece placed, by the place of the character and the region. */
const placeOf = sharedBy<Place>(CHARACTER_IDS.length << 4, (seat, code) => ({
  seat,
  kind: 'place',
  piece: at(CHARACTER_IDS, code >> 4),
  region: regionId(code & 15),
}))

/** Who stands where? Asked of both sides at once. */
export const decidePlacement: Question<'decide/placement', Place> = {
  answers: ['place'],
  seats: (here) => {
    const seats: Array<Seat> = []
    for (const side of SIDES)
      if (openRegions(here, side).length > 0) seats.push(seatOf(here.config, here.table, side))
    return seats
  },
  options: coded<Confrontation, Here['vars'], Place>({
    write: (here, seat, into, from) => {
      const { table } = here
      const side = sideOfSeat(here, seat)
      let size = from
      for (const region of SINGLES[side]) {
        if (countAt(table, side, region) > 0) continue
        for (const piece of PIECES[side])
          if (table.at[piece] === UNPLACED) into[size++] = (characterIx(table, piece) << 4) | region
      }
      return size
    },
    action: (_, seat, code) => placeOf(seat, code),
  }),
  violations: violationsOf,
  resolve: (here, action) => {
    const { seat, piece } = action
    const side = sideOfSeat(here, seat)
    const region = regionIx(action.region)
    const places = here.table.at.slice()
    places[pieceOf(here.table, piece)] = region
    const events = [placed(here, seat, piece, region)]
    if (openRegions(here, side).length === 1)
      for (const index of PIECES[side])
        if (places[index] === UNPLACED) {
          places[index] = HOMES[side]
          events.push(placed(here, seat, characterId(here.table, index), HOMES[side]))
        }
    const table = draftOf(here.table)
    table.at = places
    const done = places.every((one) => one !== UNPLACED)
    return done ? { table, events, value: null } : { table, events, vars: here.vars }
  },
  asks: (here, seat) => {
    const [only, other] = openRegions(here, sideOfSeat(here, seat))
    return only !== undefined && other === undefined
      ? `Who stands in ${nameOf(regionId(only))}?`
      : 'Who stands where? One in each region, in any order.'
  },
  reads: ['setup.placement'],
}
