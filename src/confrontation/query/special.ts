/**
 * Special cards: who may use which, and what the opponent must reckon with.
 */
import { placeIn } from '../../kernel/named'
import { at } from '../../kernel/row'
import { SPECIAL_CARDS } from '../data/special-cards'
import type { SpecialCardData } from '../model/abilities'
import { SPECIAL_CARD_IDS, type SpecialCardId } from '../model/ids'
import type { Config } from '../model/config'
import type { SideIx, Table } from '../model/table'
import { violation, type RuleId } from '../rulebook'
import type { Violation } from '../model/bundle'
import { has } from './pieces'

const PLACES = placeIn(SPECIAL_CARD_IDS)

/** A special card by its place in SPECIAL_CARD_IDS. */
export const specialIx = (card: SpecialCardId): number => PLACES(card)
/** A special card as printed. */
export const specialCard = (card: SpecialCardId): SpecialCardData => at(SPECIAL_CARDS, specialIx(card))
/** The cards of a side, in printed order. */
export const SPECIALS: readonly [ReadonlyArray<SpecialCardData>, ReadonlyArray<SpecialCardData>] = [
  SPECIAL_CARDS.filter(({ side }) => side === 'fellowship'),
  SPECIAL_CARDS.filter(({ side }) => side === 'sauron'),
]
/** The rule of a special card. */
export const specialRule = (card: SpecialCardId): RuleId => `special.${card}`

/** Whether a special card can still be used. */
export const holds = (table: Table, card: SpecialCardId): boolean =>
  has(table.special & ~table.used, specialIx(card))

/** Why a card cannot be used by a side, if so: not its card, not held, or used before. */
export const holdingViolations = (
  table: Table,
  side: SideIx,
  card: SpecialCardId,
): ReadonlyArray<Violation> => {
  if (!SPECIALS[side].some(({ id }) => id === card)) return [violation('special.ownSide', { card })]
  if (has(table.used, specialIx(card))) return [violation('special.once', { card })]
  return has(table.special, specialIx(card)) ? [] : [violation('special.held', { card })]
}

/** What a card does, as kinds of action name it. */
const USES = {
  stepThenMoveSame: 'playStep',
  stepThenMoveOther: 'playStep',
  returnDefeated: 'playReturn',
  compelMove: 'playName',
  revealForGood: 'playName',
  recallTo: 'playRecall',
  revealRegion: 'playReveal',
  retreatInsteadOfText: 'playRetreat',
} as const

/** Whether a card is played for what it does. */
export const isUse = (card: SpecialCardId, kind: string): boolean =>
  USES[specialCard(card).text.kind] === kind

const usedBy = (table: Table, side: SideIx): number =>
  SPECIALS[side].filter(({ id }) => has(table.used, specialIx(id))).length

/**
 * Whether, for all the opponent knows, a side can still use a card. Own picks are secret until played
 * (ruling R24); cards picked by the opponent or given as a handicap are known to both.
 */
export const mayHold = (config: Config, table: Table, side: SideIx, card: SpecialCardId): boolean => {
  if (config.specialCards === 'none' || has(table.used, specialIx(card))) return false
  if (config.specialCards === 'pick-two') return usedBy(table, side) < 2
  return has(table.special, specialIx(card))
}

/** The table after a card was used. */
export const withUsed = (table: Table, card: SpecialCardId): Table => ({
  ...table,
  used: table.used | (1 << specialIx(card)),
})
