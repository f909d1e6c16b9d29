/**
 * What of the picture a choice is about, as the library tells it: a region, a figure, a card or a die, as a
 * key. What a person has clicked on narrows the choices, and so does a text.
 */
import type { Choice } from '../../src/kernel'
import type { AnyAction } from './games'

/** A choice of any game. */
export type AnyChoice = Choice<AnyAction>

/** The choices whose words hold all words of a text. */
export const filtered = (choices: ReadonlyArray<AnyChoice>, text: string): ReadonlyArray<AnyChoice> => {
  const words = text.toLowerCase().split(/\s+/)
  return choices.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
