/**
 * Names for those who use the game: what the data names, and the Combat titles beside it.
 */
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { nameOf as printed } from '../query/names'

const TITLES = derived(
  (rules: Rules): ReadonlyMap<string, string> =>
    new Map(Object.entries(rules.combat).map(([id, { name }]) => [id, name] as const)),
)

/**
 * The name of a region, a Nation, a piece, a card, a Combat title, a Hunt tile, a die face, a side or a draw;
 * what has no name is given back as it is. `number` is for pieces: several of a kind.
 */
export const nameOf = (rules: Rules, id: string, number = 1): string => {
  const name = printed(rules, id, number)
  return name === id ? (TITLES(rules).get(id) ?? id) : name
}
