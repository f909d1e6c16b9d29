/**
 * Records of which lines may be labels: what a question calls its choices, typed back, one on a line, in any
 * case, or a part that only one has. A seat may stand before a label, where two are asked at once.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  actionOfLabel,
  type AnyGame,
  type GameRecord,
  type Malformed,
  type State,
  type Types,
} from '../kernel/index'

const HEAD = 3

const wrongAt = (line: number, problem: string): E.Either<Malformed, never> =>
  E.left({ _tag: 'Malformed', path: `line ${line + 1}`, problem })

/** The action that a label means, in any case or in part, if it is that of one choice alone. */
const meantBy = (game: AnyGame, state: State<Types>, label: string): E.Either<string, unknown> => {
  const whole = actionOfLabel(game, state, label)
  if (E.isRight(whole)) return whole
  const seat = game.actors(state).find((one) => label.startsWith(`${one} `))
  const own = seat === undefined ? whole : actionOfLabel(game, state, label.slice(seat.length + 1), seat)
  return E.mapLeft(({ problem }: Malformed) => problem)(own)
}

/** Reads a record line by line. */
export const recordOf = (game: AnyGame, text: string): E.Either<Malformed, GameRecord> => {
  const whole = game.parse(text)
  if (E.isRight(whole)) return whole
  const lines = text.split(/\r?\n/)
  const head = lines.slice(0, HEAD).join('\n')
  const empty = game.parse(head)
  if (E.isLeft(empty)) return empty
  const begun = game.replay({ ...empty.right, actions: [] })
  const first = E.isRight(begun) ? begun.right.states[0] : undefined
  if (first === undefined) return whole
  const actions: Array<unknown> = []
  let [state, told] = [first, 0]
  for (const [place, line] of lines.entries()) {
    const label = line.replace(/^\s*\d+\.\s*/, '').trim()
    if (place < HEAD || label === '') continue
    const read = game.parse(`${head}\n${line}`)
    if (E.isRight(read)) {
      actions.push(...read.right.actions)
      continue
    }
    const played = game.applyAll(state, actions.slice(told))
    if (E.isLeft(played)) return wrongAt(place, 'an action before it is refused')
    state = played.right.state
    told = actions.length
    const meant = meantBy(game, state, label)
    if (E.isLeft(meant)) return wrongAt(place, `${read.left.problem}; ${meant.left}`)
    actions.push(meant.right)
  }
  return E.right({ ...empty.right, actions })
}
