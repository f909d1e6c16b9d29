/**
 * The turn of partners (chapter XI): each draws for himself and discards at once what is too much, who does
 * not lead before who does (ruling OR-90); then they may swap a card. In Action Resolution who does not lead
 * is first, and his partner follows when a die of the side has been used (rulings OR-88, OR-89).
 */
import { calling, doing, type Changed, type Here } from '../../model/bundle'
import { start, type OpportunityVars, type TurnVars } from '../../model/frames'
import type { SeatIx, SideIx, Table } from '../../model/table'
import { handSize } from '../../query/cards'
import { seatIxOf } from '../../query/seats'
import { changed, changing } from '../../rules/changes/change'
import { editPartners, withSide } from '../../rules/changes/partners'
import { filled } from '../../rules/effects/bonus'
import type { Whole } from '../rules'
import { inserting, replacing } from '../stages'
import { NOTHING_DONE } from './command'

const SIDES_OF_TABLE = [0, 1] as const
const DRAWS = ['drawFreePeoples', 'drawShadow'] as const
type Place = 'second' | 'first'

/** The seat of a side that leads, or that does not; the same where there is only one. */
const seatAt = (here: Here, side: SideIx, place: Place): SeatIx => {
  const leading = seatIxOf(here, 'leading', side)
  if (place === 'first') return leading
  return here.rules.seating.ofSide[side].find((seat) => seat !== leading) ?? leading
}

const actsNow =
  (side: SideIx, place: Place) =>
  (here: Here<TurnVars>): Changed => {
    const change = changing(here)
    editPartners(change, (draft) => {
      draft.acting = withSide(draft.acting, side, seatAt(here, side, place))
    })
    return changed(change)
  }

/** In the first turn a card of either deck, later one of the deck he likes. */
const drawOf =
  (side: SideIx) =>
  ({ table }: Here<TurnVars>) => {
    if (table.turn === 1) return start('draw', 'next', { side, decks: 3, why: 'events.drawing' })
    const decks = filled(table, side)
    return decks === 0
      ? undefined
      : start('bonus', 'ask', { side, card: -1, decks, may: false, why: 'events.drawing' })
  }

/** Whether both partners of a side hold a card (ruling OR-136). */
const canSwap = ({ rules }: Here, table: Table, side: SideIx): boolean =>
  rules.seating.alone[side] < 0 && rules.seating.ofSide[side].every((seat) => handSize(table, seat) > 0)

const swapOf = (side: SideIx) => (here: Here<TurnVars>) =>
  canSwap(here, here.table, side)
    ? start('swap', 'wish', { side, agreed: false, given: [-1, -1] })
    : undefined

/** Who does not lead acts first on both sides; nothing was done yet. */
const takePlaces = (here: Here<TurnVars>): Changed => {
  const change = changing(here)
  editPartners(change, (draft) => {
    draft.acting = [seatAt(here, 0, 'second'), seatAt(here, 1, 'second')]
    draft.last = NOTHING_DONE
  })
  return changed(change)
}

/** The question from which deck, as partners are asked it when they draw. */
export const decideDraw = (base: Whole['decisions']['decide/bonus']): Whole['decisions']['decide/bonus'] => ({
  ...base,
  reads: [...base.reads, 'partners.draw'],
})

const drawsOf = (side: SideIx) =>
  [
    [DRAWS[side], doing(actsNow(side, 'second'))],
    [`${DRAWS[side]}First`, calling(drawOf(side))],
    [`${DRAWS[side]}Lead`, doing(actsNow(side, 'first'))],
    [`${DRAWS[side]}Leading`, calling(drawOf(side))],
  ] as const

/** The turn with draws for each partner, swaps, and places in the order of action. */
export const turnOf = ({ procedures, seats }: Whole): Whole['procedures']['turn'] => {
  const shared = SIDES_OF_TABLE.filter(
    (side) => seats.filter((seat) => (seat.side === 'shadow' ? 1 : 0) === side).length > 1,
  )
  const drawn = shared.reduce((turn, side) => replacing(turn, DRAWS[side], ...drawsOf(side)), procedures.turn)
  const swapped = inserting(
    drawn,
    'declare',
    ['swapFreePeoples', calling(swapOf(0))],
    ['swapShadow', calling(swapOf(1))],
  )
  return inserting(swapped, 'actions', ['order', doing(takePlaces)])
}

/** When a die has been used the partner is next; a pass leaves the place as it is. */
export const passPlace = (here: Here<OpportunityVars>): Changed => {
  const { side, use } = here.vars
  const change = changing(here)
  if (use === null || use.die < 0) return changed(change)
  const seat = seatIxOf(here, 'acting', side)
  const partner = here.rules.seating.ofSide[side].find((one) => one !== seat) ?? seat
  editPartners(change, (draft) => {
    draft.acting = withSide(draft.acting, side, partner)
  })
  return changed(change)
}
