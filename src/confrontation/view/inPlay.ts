/**
 * Which of two things of one name somebody means: combat cards of his own side, and characters with the face
 * that is fielded, as far as he may know it.
 */
import { character, combatCard } from '../data/lookups'
import type { State } from '../model/bundle'
import { has, pieceOf, placeOfCharacter, seatOf, sideOf } from '../query/pieces'
import type { Seat } from '../model/ids'

const TILES = 18

/** Whether a seat can speak of this in the game as it stands. */
export const inPlay = ({ config, table, stack }: State, seat: Seat, id: string): boolean => {
  const side = seatOf(config, table, 0) === seat ? 0 : 1
  const card = combatCard(id)
  if (card !== undefined) return (card.side === 'fellowship') === (side === 0)
  const face = character(id)
  if (face === undefined) return true
  const tile = placeOfCharacter(face.id) % TILES
  const isOpen = stack.some(({ kind }) => kind === 'decide/faces')
  const isKnown = has(table.facesKnown, tile) || (sideOf(tile) === side && !isOpen)
  return !config.characters.startsWith('draft')
    ? face.version === config.characters
    : !isKnown || pieceOf(table, face.id) >= 0
}
