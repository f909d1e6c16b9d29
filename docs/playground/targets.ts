/**
 * What of the picture a choice is about. A key is a region, a figure, a card or a die: `region:rohan`; what a
 * person has clicked on is a list of keys, and narrows the choices to those that are about all of them.
 */
import type { Choice } from '../../src/kernel'
import type { AnyAction } from './games'

/** A choice of any game. */
export type AnyChoice = Choice<AnyAction>

const KINDS: Readonly<Record<string, string>> = {
  region: 'region',
  from: 'region',
  to: 'region',
  piece: 'piece',
  character: 'piece',
  companion: 'piece',
  card: 'card',
  die: 'die',
}

/** What an action is about. */
export const keysOf = (action: object): ReadonlyArray<string> =>
  Object.entries(action).flatMap(([field, value]) => {
    const kind = KINDS[field]
    return kind === undefined || typeof value !== 'string' ? [] : [`${kind}:${value}`]
  })

/** The choices that are about all the keys. */
export const narrowed = (
  choices: ReadonlyArray<AnyChoice>,
  keys: ReadonlyArray<string>,
): ReadonlyArray<AnyChoice> =>
  keys.length === 0
    ? choices
    : choices.filter(({ action }) => {
        const own = keysOf(action)
        return keys.every((key) => own.includes(key))
      })

/** The choices whose words hold all words of a text. */
export const filtered = (choices: ReadonlyArray<AnyChoice>, text: string): ReadonlyArray<AnyChoice> => {
  const words = text.toLowerCase().split(/\s+/)
  return choices.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}

/** What is chosen after one more click: added to the rest if choices are about both, else alone. */
export const withKey = (
  choices: ReadonlyArray<AnyChoice>,
  keys: ReadonlyArray<string>,
  key: string,
): ReadonlyArray<string> => {
  if (keys.includes(key)) return keys.filter((one) => one !== key)
  const both = [...keys, key]
  return narrowed(choices, both).length > 0 ? both : [key]
}
