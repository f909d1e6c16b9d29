/**
 * Names as people call things: the one place that gives the printed name behind an id.
 */
import { CHARACTERS } from './characters'
import { COMBAT_CARDS } from './combat-cards'
import { REGIONS } from './regions'
import { SPECIAL_CARDS } from './special-cards'

const entries = (list: ReadonlyArray<{ readonly id: string; readonly name: string }>) =>
  list.map(({ id, name }) => [id, name] as const)

const NAMES: ReadonlyMap<string, string> = new Map([
  ...entries(REGIONS),
  ...entries(CHARACTERS),
  ...entries(COMBAT_CARDS),
  ...entries(SPECIAL_CARDS),
  ...SPECIAL_CARDS.map(({ id, name }) => [`${id}.piece`, `Character for ${name}`] as const),
  ['battle.opponent', 'Opponent in the battle'],
  ['fellowship', 'the Fellowship'],
  ['sauron', 'Sauron'],
  ['first', 'the first player'],
  ['second', 'the second player'],
])

/** The name of a region, a character, a card, a side or a draw; what has no name is given back as it is. */
export const nameOf = (id: string): string => NAMES.get(id) ?? id

/** The name of a character, with its version where both faces of the tile bear that name. */
export const faceName = (id: string): string => {
  const name = nameOf(id)
  const face = CHARACTERS.find((character) => character.id === id)
  const isShared = CHARACTERS.filter((character) => character.name === name).length > 1
  return face !== undefined && isShared ? `${name} (${face.version})` : name
}
