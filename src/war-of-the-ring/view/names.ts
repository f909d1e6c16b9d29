/**
 * Names for those who use the game: what the data names, and the Combat titles beside it.
 */
import * as data from '../data/names'
import { COMBAT } from '../rulesets/combat'

const TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries(COMBAT).map(([id, { name }]) => [id, name] as const),
)

/**
 * The name of a region, a Nation, a piece, a card, a Combat title, a Hunt tile, a die face, a side or a draw;
 * what has no name is given back as it is. `number` is for pieces: several of a kind.
 */
export const nameOf = (id: string, number = 1): string => {
  const name = data.nameOf(id, number)
  return name === id ? (TITLES.get(id) ?? id) : name
}
