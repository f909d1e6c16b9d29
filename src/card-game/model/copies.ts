/**
 * The physical cards: one name for each piece of cardboard. A card of which there is one bears its printed
 * name; of the armies that come several times the second is `-2`, and so on. A card in the state is a place
 * in this list.
 */
import { CARD_IDS, COPIES, type CardId } from './ids'

/** Name of a further copy of an army. */
export type FurtherCopy = `${keyof typeof COPIES}-${2 | 3 | 4 | 5}`
/** Name of a physical card. */
export type CopyId = CardId | FurtherCopy

const copiesOf = (id: CardId): number => (id in COPIES ? COPIES[id as keyof typeof COPIES] : 1)

const namesOf = (id: CardId): ReadonlyArray<CopyId> =>
  Array.from({ length: copiesOf(id) }, (_, copy) => (copy === 0 ? id : (`${id}-${copy + 1}` as CopyId)))

/** Every physical card, copies side by side, in the order of `CARD_IDS`. */
export const COPY_IDS: ReadonlyArray<CopyId> = CARD_IDS.flatMap(namesOf)

/** The place in `CARD_IDS` of what each physical card is a copy of. */
export const KIND_OF: ReadonlyArray<number> = CARD_IDS.flatMap((id, kind) => namesOf(id).map(() => kind))

/** The first physical card of each kind. */
export const FIRST_COPY: ReadonlyArray<number> = CARD_IDS.map((_, kind) => KIND_OF.indexOf(kind))
