/**
 * What cards and locations say, for whoever shows them.
 */
import { at } from '../../kernel/row'
import { BATTLEGROUND_TEXTS } from '../cards/battlegrounds'
import { PATH_TEXTS } from '../cards/paths'
import { CARD_TEXTS } from '../cards/texts'
import { COPY_IDS, KIND_OF } from '../model/copies'
import { BATTLEGROUND_IDS, CARD_IDS, PATH_IDS } from '../model/ids'

const SAYS: ReadonlyMap<string, string> = new Map<string, string>([
  ...CARD_IDS.map((id, kind) => [id, at(CARD_TEXTS, kind).says] as const),
  ...COPY_IDS.map((id, copy) => [id, at(CARD_TEXTS, at(KIND_OF, copy)).says] as const),
  ...PATH_IDS.map((id, place) => [id, at(PATH_TEXTS, place).says] as const),
  ...BATTLEGROUND_IDS.map((id, place) => [id, at(BATTLEGROUND_TEXTS, place).says] as const),
])

/** What a card, a copy of one or a location says, in a line of ours; undefined for what is none of them. */
export const saysOf = (id: string): string | undefined => SAYS.get(id)
