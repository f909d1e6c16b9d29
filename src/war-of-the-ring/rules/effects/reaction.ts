/**
 * Cards on the table that their player may discard at a moment they name (chapter V): before the Hunt roll,
 * before a tile is drawn or its die is rolled, after the Ring-bearers came along. Those against damage are
 * among the answers to it. All know which cards lie there, so the question gives nothing away.
 */
import { LEGAL } from '../../../kernel/types'
import type { UseCard } from '../../model/actions'
import {
  calling,
  mayDo,
  procedure,
  returning,
  type Changed,
  type Here,
  type Violation,
} from '../../model/bundle'
import type { Reaction } from '../../model/effects/onTable'
import { ask, newTile, start, type ReactionVars, type TileReason, type CardUsed } from '../../model/frames'
import type { EventCardId, Seat } from '../../model/ids'
import type { CardIx, RegionIx, SideIx } from '../../model/table'
import { cardIx } from '../../query/cards'
import { sideId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { cardId } from '../../query/playable'
import { sideOfCard } from '../../query/cards'
import { hasOnTable, reactionsAt, tableText, uselessCard } from '../../query/tableCards'
import { type Change, changing, ends, happen } from '../changes/change'
import { leaveTable } from './onTable'

type Moment = ReactionVars

/** Who uses a card: who leads the Free Peoples, whose cards answer the Hunt; else whose card it is. */
const reacting = (here: Here, side: SideIx, card?: CardIx): Seat =>
  side === 0 ? seatOf(here, 'leading', side) : seatOf(here, 'card', side, card)

/** The cards that can be used at a moment, as actions. */
export const usesAt = (here: Here, moment: Moment): ReadonlyArray<UseCard> =>
  reactionsAt(here.rules, here.table, moment).map((card) => ({
    seat: reacting(here, moment.side, card),
    kind: 'useCard',
    card: cardId(here.rules, card),
  }))

/** Why a card cannot be used at a moment. */
export const useViolations = (here: Here, moment: Moment, card: EventCardId): ReadonlyArray<Violation> =>
  reactionsAt(here.rules, here.table, moment).includes(cardIx(here.rules, card))
    ? LEGAL
    : [uselessCard(here, card)]

const worthOf = (reaction: Reaction | undefined): number =>
  reaction !== undefined && 'by' in reaction ? reaction.by : 1

/** Discards a card for what it does; how much that is. */
export const useCard = (here: Here, card: EventCardId): { readonly change: Change; readonly by: number } => {
  const ix = cardIx(here.rules, card)
  const change = changing(here)
  happen(change, { kind: 'CardUsed', rule: 'events.onTable', card, side: sideId(sideOfCard(here.rules, ix)) })
  leaveTable(change, ix, 'events.onTable')
  return { change, by: worthOf(tableText(here.rules, ix)?.reaction) }
}

const taken = (here: Here, card: EventCardId): Changed & { readonly value: CardUsed } => {
  const { change, by } = useCard(here, card)
  return ends(change, { card: cardIx(here.rules, card), by })
}

/** Do you use a card on your table? */
export const decideReaction = mayDo<'decide/reaction', UseCard>({
  takes: ['useCard'],
  seat: (here) => reacting(here, here.vars.side, reactionsAt(here.rules, here.table, here.vars)[0]),
  offers: (here) => usesAt(here, here.vars),
  violations: (here, { card }) => useViolations(here, here.vars, card),
  take: (here, { card }) => taken(here, card),
  passed: null,
  asks: () => 'Do you use a card on your table now?',
  reads: ['events.onTable'],
})

const asking = (here: Here, moment: Moment) =>
  hasOnTable(here.rules, here.table, moment.side) && usesAt(here, moment).length > 0
    ? ask('decide/reaction', moment)
    : undefined

const NOWHERE: ReadonlyArray<RegionIx> = []

/** The question for a moment, if a card can be used; the answer is which one, null for none. */
export const askReaction = (side: SideIx, at: Exclude<Reaction['kind'], 'drawsTile'>) => (here: Here) =>
  hasOnTable(here.rules, here.table, side) ? asking(here, { side, at, path: NOWHERE }) : undefined

const onWay = (path: ReadonlyArray<RegionIx>): Moment => ({ side: 1, at: 'drawsTile', path })

/** What cards do about the way of the Ring-bearers, if one can be used. */
export const askPathCard = (here: Here, path: ReadonlyArray<RegionIx>, why: TileReason) =>
  asking(here, onWay(path)) === undefined ? undefined : start('pathCard', 'ask', { path, why, card: -1 })

/** A card used for the way of the Ring-bearers, and its tile. */
export const pathCard = procedure('pathCard', [
  [
    'ask',
    calling(
      (here) => asking(here, onWay(here.vars.path)),
      (vars, used) => ({ ...vars, card: used?.card ?? -1 }),
    ),
  ],
  ['tile', calling(({ vars }) => (vars.card < 0 ? undefined : newTile(vars.why)))],
  ['over', returning(() => null)],
])
