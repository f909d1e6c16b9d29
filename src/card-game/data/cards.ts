/** All faction cards as printed, in the order of `CARD_IDS`. */
import type { CardData } from '../model/tables'
import { ARAGORN_DECK } from './cards-aragorn'
import { FRODO_DECK } from './cards-frodo'
import { SARUMAN_DECK } from './cards-saruman'
import { WITCH_KING_DECK } from './cards-witch-king'

/** The 116 faction cards; some of them come in several copies. */
export const CARDS: ReadonlyArray<CardData> = [
  ...ARAGORN_DECK,
  ...FRODO_DECK,
  ...SARUMAN_DECK,
  ...WITCH_KING_DECK,
]
