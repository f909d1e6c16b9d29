/**
 * Palantir: at any moment of his own turn Sauron may look into a region. An aside to every question that is
 * put to him then, and a window where nothing else is asked (ruling R35).
 */
import type { Pass, PlayReveal } from '../../model/actions'
import { mayDo, type Aside, type Here, type Question, type Violation } from '../../model/bundle'
import type { AnyFrame } from '../../model/frames'
import { REGION_IDS, type RegionId, type Seat, type SpecialCardId } from '../../model/ids'
import type { SideIx, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { other, regionIx } from '../../query/board'
import { piecesAt, seatOf } from '../../query/pieces'
import { holdingViolations, holds, mayHold, specialCard, specialRule, SPECIALS } from '../../query/special'
import { hasMove } from '../../query/turns'
import { changing, reveal } from '../changes'
import { useCard } from './play'

const CARDS: readonly [ReadonlyArray<SpecialCardId>, ReadonlyArray<SpecialCardId>] = [
  SPECIALS[0].filter(({ timing }) => timing === 'anyMomentOfOwnTurn').map(({ id }) => id),
  SPECIALS[1].filter(({ timing }) => timing === 'anyMomentOfOwnTurn').map(({ id }) => id),
]

/** The regions that each such card may reveal. */
const REGIONS_OF = new Map<SpecialCardId, ReadonlyArray<RegionId>>(
  [...CARDS[0], ...CARDS[1]].map((card) => {
    const { text } = specialCard(card)
    return [card, REGION_IDS.filter((id) => text.kind === 'revealRegion' && text.except !== id)]
  }),
)

/** A turn without a move is given up for a card that replaces it, so no other card can be used in it. */
const isOwnTurn = ({ config, table }: Here, frame: AnyFrame, seat: Seat): SideIx | undefined => {
  const { turn } = table
  if (turn === -1 || seatOf(config, table, turn) !== seat) return undefined
  if (frame.kind === 'decide/turn' && !hasMove(table, frame.vars)) return undefined
  return turn
}

const violationsOf = (here: Here, frame: AnyFrame, action: PlayReveal): ReadonlyArray<Violation> => {
  const { card, region, seat } = action
  const { text } = specialCard(card)
  const turn = isOwnTurn(here, frame, seat)
  const side: SideIx = seatOf(here.config, here.table, 0) === seat ? 0 : 1
  const found = [...holdingViolations(here.table, side, card)]
  if (text.kind !== 'revealRegion') return [...found, violation('special.otherUse', { card })]
  if (turn === undefined) found.push(violation('special.ownTurn', { card }))
  if (text.except === region) found.push(violation('special.palantir', { region }))
  return found
}

/** Looks into a region, beside whatever is asked. */
export const palantir: Aside<PlayReveal> = {
  answers: ['playReveal'],
  options: (here, frame, seat) => {
    const { table } = here
    if (table.turn === -1 || table.special === 0) return []
    const card = CARDS[table.turn].find((one) => holds(table, one))
    if (card === undefined || isOwnTurn(here, frame, seat) === undefined) return []
    return REGIONS_OF.get(card)?.map((region) => ({ seat, kind: 'playReveal', card, region })) ?? []
  },
  violations: violationsOf,
  resolve: (here, { card, region }) => {
    const side = here.table.turn === 0 ? 0 : 1
    const change = changing(here)
    useCard(change, side, card, region)
    for (const piece of piecesAt(here.table, other(side), regionIx(region))) {
      reveal(change, piece, { rule: specialRule(card), card })
      change.table = { ...change.table, spied: change.table.spied | (1 << piece) }
    }
    return change
  },
}

/** Whether the side to move may, for all the opponent knows, still use such a card. */
export const opensWindow = ({ config, table }: Here): boolean =>
  table.turn !== -1 && CARDS[table.turn].some((card) => mayHoldNow(config, table, card))

const mayHoldNow = (config: Here['config'], table: Table, card: SpecialCardId): boolean =>
  mayHold(config, table, table.turn === 0 ? 0 : 1, card)

/** Is there anything you want to do now? The aside is the point of it; the answer is always no. */
export const decideWindow: Question<'decide/window', Pass> = {
  ...mayDo<'decide/window', never>({
    takes: [],
    seat: (here) => seatOf(here.config, here.table, here.vars.side),
    offers: () => [],
    violations: () => [],
    take: (here) => ({ table: here.table, events: [], value: null }),
    passed: null,
    asks: () => 'Do you play Palantir now?',
    reads: ['special.palantir'],
  }),
}
