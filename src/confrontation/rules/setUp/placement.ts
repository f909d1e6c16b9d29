/**
 * Set-up: each side secretly places one piece in each of five regions; the other four start at home.
 */
import { nameOf } from '../../data/names'
import { REGION_IDS, type CharacterId, type Seat } from '../../model/ids'
import type { Place } from '../../model/actions'
import type { Here, Question, Violation } from '../../model/bundle'
import type { Event } from '../../model/events'
import { draftOf, UNPLACED, type PieceIx, type RegionIx, type SideIx } from '../../model/table'
import { violation } from '../../rulebook'
import { HOMES, regionId, SINGLES } from '../../query/board'
import { characterId, countAt, pieceOf, piecesAt, PIECES, seatOf, sideId, sideOf } from '../../query/pieces'
import { sideOfSeat } from './faces'

/** The next region to be filled by a side, or -1 when it is done. */
const nextRegion = ({ table }: Here, side: SideIx): RegionIx => {
  for (const region of SINGLES[side]) if (countAt(table, side, region) === 0) return region
  return -1
}

const waiting = ({ table }: Here, side: SideIx): ReadonlyArray<PieceIx> => piecesAt(table, side, UNPLACED)

const violationsOf = (here: Here, { seat, piece, region }: Place): ReadonlyArray<Violation> => {
  const side = sideOfSeat(here, seat)
  const index = pieceOf(here.table, piece)
  const fits =
    index >= 0 &&
    sideOf(index) === side &&
    here.table.at[index] === UNPLACED &&
    REGION_IDS[nextRegion(here, side)] === region
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

/** Who stands in the next region? Asked of both sides at once. */
export const decidePlacement: Question<'decide/placement', Place> = {
  answers: ['place'],
  seats: (here) => {
    const seats: Array<Seat> = []
    for (const side of SIDES)
      if (nextRegion(here, side) >= 0) seats.push(seatOf(here.config, here.table, side))
    return seats
  },
  options: (here, seat) => {
    const side = sideOfSeat(here, seat)
    const region = regionId(nextRegion(here, side))
    return waiting(here, side).map((piece) => ({
      seat,
      kind: 'place',
      piece: characterId(here.table, piece),
      region,
    }))
  },
  violations: violationsOf,
  resolve: (here, { seat, piece }) => {
    const side = sideOfSeat(here, seat)
    const region = nextRegion(here, side)
    const at = here.table.at.slice()
    at[pieceOf(here.table, piece)] = region
    const events = [placed(here, seat, piece, region)]
    if (region === SINGLES[side][SINGLES[side].length - 1])
      for (const index of PIECES[side])
        if (at[index] === UNPLACED) {
          at[index] = HOMES[side]
          events.push(placed(here, seat, characterId(here.table, index), HOMES[side]))
        }
    const table = draftOf(here.table)
    table.at = at
    const done = at.every((one) => one !== UNPLACED)
    return done ? { table, events, value: null } : { table, events, vars: here.vars }
  },
  asks: (here, seat) => `Who stands in ${nameOf(regionId(nextRegion(here, sideOfSeat(here, seat))))}?`,
  reads: ['setup.placement'],
}
