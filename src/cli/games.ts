/**
 * The games by name, each loaded when it is asked for. A new game is one line.
 */
import * as E from 'fp-ts/lib/Either.js'
import { didYouMean } from '../kernel/index'
import { misused, type Result } from './command'
import type { Loaded } from './loaded'

interface Listed {
  readonly title: string
  readonly load: () => Promise<{ readonly loaded: Loaded }>
}

const GAMES: Readonly<Record<string, Listed>> = {
  battles: { title: 'Battles of the Third Age', load: () => import('./battles') },
  'card-game': { title: 'War of the Ring: The Card Game', load: () => import('./cardGame') },
  confrontation: { title: 'The Confrontation', load: () => import('./confrontation') },
  'war-of-the-ring': { title: 'War of the Ring', load: () => import('./warOfTheRing') },
}

/** The names of all games. */
export const GAME_NAMES: ReadonlyArray<string> = Object.keys(GAMES)

const LEAST_LETTERS = 3

const bare = (text: string): string => text.toLowerCase().replace(/^the\b|[^a-z]/g, '')

/** The game that a word means: its name, its title, or the beginning of one name alone. */
export const gameNamed = (word: string): string | undefined => {
  const said = bare(word)
  const whole = Object.entries(GAMES).find(([name, { title }]) => [bare(name), bare(title)].includes(said))
  if (whole !== undefined) return whole[0]
  const [begun, ...more] = GAME_NAMES.filter((name) => bare(name).startsWith(said))
  return said.length < LEAST_LETTERS || more.length > 0 ? undefined : begun
}

/** Loads a game by its name. */
export const loadGame = async (word: string): Promise<Result<Loaded>> => {
  const listed = GAMES[gameNamed(word) ?? '']
  if (listed !== undefined) return E.right((await listed.load()).loaded)
  const hint = didYouMean(GAME_NAMES, word) || `; the games are ${GAME_NAMES.join(', ')}`
  return misused(`there is no game "${word}"${hint}`)
}

/** The one game among the words of a call. */
export const oneGame = async (words: ReadonlyArray<string>): Promise<Result<Loaded>> => {
  const [word] = words
  if (word === undefined) return misused(`say which game: ${GAME_NAMES.join(' or ')}`)
  // A title has several words, and need not be quoted.
  if (words.length === 1 || gameNamed(words.join(' ')) !== undefined) return loadGame(words.join(' '))
  return misused(`one game is wanted, not ${words.length}: ${words.map((one) => `"${one}"`).join(', ')}`)
}
