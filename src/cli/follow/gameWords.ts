/**
 * The words of the games: each is loaded when it is followed.
 */
import type { Loaded } from '../loaded'
import { plainWords } from './plainWords'
import type { Words } from './words'

/** The words of a game for its configs. */
export const wordsFor = async (loaded: Loaded): Promise<(config: unknown) => Words> => {
  if (loaded.game.name !== 'war-of-the-ring') return () => plainWords(loaded)
  const { warWords } = await import('./war/words')
  return (config) => warWords(loaded, config)
}
