/**
 * Labels as input: the label of a choice, typed back, is its action.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { guarded, malformed, type ChanceAction, type Malformed } from './door'
import type { Choice, Game } from './game'
import { bare, LEAST_LIKENESS, likeness } from './near'
import type { State, Types } from './types'

type Choices<T extends Types> = ReadonlyArray<Choice<T['action'] | ChanceAction>>

/** The choices that a text means: called exactly so, or so but for case and accents, or only one in part. */
const meantBy = <T extends Types>(choices: Choices<T>, text: string): Choices<T> => {
  const exact = choices.filter(({ label }) => label === text)
  if (exact.length > 0) return exact
  const wanted = bare(text)
  const alike = choices.filter(({ label }) => bare(label) === wanted)
  if (alike.length > 0) return alike
  const within = choices.filter(({ label }) => wanted !== '' && bare(label).includes(wanted))
  return within.length === 1 ? within : []
}

/** No label of a game is as long. */
const LONGEST_LABEL = 1000
const NO_LABEL = E.left(malformed('label', 'a label is a text, and not a long one'))

/**
 * The action that a label of the open question means: as it is shown, in any case, without accents, or a part
 * of it that only one choice has. Left, with what might have been meant, if it is none or not one alone.
 */
export const actionOfLabel = <T extends Types>(
  game: Pick<Game<T>, 'actors' | 'prompt'>,
  state: State<T>,
  text: string,
  seat?: string,
): E.Either<Malformed, T['action'] | ChanceAction> =>
  typeof text === 'string' && text.length <= LONGEST_LABEL
    ? guarded(NO_LABEL, () => labelled(game, state, text, seat))
    : NO_LABEL

const labelled = <T extends Types>(
  game: Pick<Game<T>, 'actors' | 'prompt'>,
  state: State<T>,
  text: string,
  seat: string | undefined,
): E.Either<Malformed, T['action'] | ChanceAction> => {
  const asked = game.actors(state).filter((actor) => seat === undefined || actor === seat)
  const choices = asked.flatMap((actor) => {
    const prompt = game.prompt(state, actor)
    return O.isSome(prompt) ? prompt.value.choices : []
  })
  const [first, second] = meantBy<T>(choices, text)
  if (first !== undefined && second === undefined) return E.right(first.action)
  if (first !== undefined) return E.left(malformed('label', 'more than one choice is called so'))
  const [best] = choices
    .map(({ label }) => [likeness(label, text), label] as const)
    .sort(([one], [other]) => other - one)
  const hint = best !== undefined && best[0] >= LEAST_LIKENESS ? `; did you mean "${best[1]}"?` : ''
  return E.left(malformed('label', `no choice is called "${text.slice(0, 60)}"${hint}`))
}
