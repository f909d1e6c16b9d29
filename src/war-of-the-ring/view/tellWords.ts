/**
 * Words that the sentences of events share.
 */
import type { Rules } from '../model/config'
import { nameOf, piecesOf, within } from '../query/names'
import type { EventBase, Pieces } from '../model/events'

/** A sentence for each kind of event, without a capital in front and without its full stop. */
export type Tellers<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: (event: Extract<E, { readonly kind: K }> & EventBase) => string
}

/** A side and what it does: the Shadow is one, the Free Peoples are many. */
export const does = (rules: Rules, side: string, one: string, many: string): string =>
  `${within(rules, side)} ${side === 'shadow' ? one : many}`

/** Whether a reader may not know it. */
export const isHidden = (id: string): boolean => id === 'hidden'

/** A card that the reader may know, or `otherwise` where it is hidden. */
export const cardOr = (rules: Rules, id: string, otherwise: string): string =>
  isHidden(id) ? otherwise : nameOf(rules, id)

/** Things in a row: "a, b and c". */
export const listed = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Pieces in words: "two Gondor regulars and Boromir". */
export const force = (rules: Rules, pieces: ReadonlyArray<Pieces>): string =>
  listed(pieces.map(({ piece, number }) => piecesOf(rules, piece, number)))

/** A count with its noun. */
export const counted = (count: number, noun: string, several = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : several}`

/** How far a Nation is from war. */
export const steps = (left: number): string =>
  left === 0 ? 'at war' : `${counted(left, 'step')} away from war`
