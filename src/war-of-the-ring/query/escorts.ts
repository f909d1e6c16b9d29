/**
 * Who is with an Army, where a card asks for somebody: Companions, Nazgûl, or a character by name.
 */
import type { Escort } from '../model/conditions'
import { CHARACTER_IDS, COMPANION_IDS } from '../model/ids'
import type { Bits, Force } from '../model/table'
import { characterIx } from './pieces'
import { FLYERS } from './reach'

/** The bit of a Nazgûl figure, after those of the characters. */
export const NAZGUL_FIGURE: Bits = 1 << CHARACTER_IDS.length
const COMPANIONS: Bits = (1 << COMPANION_IDS.length) - 1

/** Those of whom one has to be there, as bits of ESCORT_IDS; nobody without a word about it. */
export const escortOf = (escort: Escort | undefined): Bits => {
  if (escort === undefined) return 0
  if (escort === 'companion') return COMPANIONS
  return escort === 'nazgul' ? NAZGUL_FIGURE | FLYERS : 1 << characterIx(escort)
}

/** Whether one of those asked for is in a Force. */
export const isEscorted = ({ nazgul, characters }: Force, escort: Bits): boolean =>
  escort === 0 || (characters & escort) !== 0 || (nazgul > 0 && (escort & NAZGUL_FIGURE) !== 0)
