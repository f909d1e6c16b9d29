/**
 * Questions for what a card rolls or draws by chance, asked of who does it by hand.
 */
import { dieAsked } from '../../kernel/dice'
import type { Here } from '../model/bundle'
import type { CardIx } from '../model/table'
import { cardId } from './playable'

type Say = (id: string) => string
type OfCard = { readonly card: CardIx }

/** Asks for the next die of a card. */
export const asksCardDie = ({ rules, vars }: Here<OfCard & { readonly left: number }>, say: Say): string =>
  dieAsked(`Roll for the card ${say(cardId(rules, vars.card))}`, vars.left)

/** Asks what is drawn for a card. */
export const asksForCard =
  (which: string) =>
  ({ rules, vars }: Here<OfCard>, say: Say): string =>
    `${which} is drawn for the card ${say(cardId(rules, vars.card))}?`
