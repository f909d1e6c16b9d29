/**
 * A game that answers by itself what has a single answer, as a driver may: a scene then tells only what its
 * player could have done otherwise. Only of the questions below, so that who has but a pass is still asked.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Event, State, warOfTheRing } from '../../../src/war-of-the-ring'

type Game = Pick<typeof warOfTheRing, 'applyAction' | 'legalActions'>

/** Questions that name something: of them the only one there is goes without saying. */
const PLAIN: ReadonlySet<string> = new Set([
  'decide/aim',
  'decide/bonus',
  'decide/campaign',
  'decide/casualties',
  'decide/damage',
  'decide/destination',
  'decide/entry',
  'decide/escape',
  'decide/excess',
  'decide/figure',
  'decide/group',
  'decide/hand',
  'decide/leader',
  'decide/nation',
  'decide/parted',
  'decide/path',
  'decide/placing',
  'decide/promotion',
  'decide/rallying',
  'decide/reinforce',
  'decide/retinue',
  'decide/rout',
  'decide/route',
  'decide/sacrifice',
  'decide/stronghold',
  'decide/traveller',
])

/** The only answer to such a question, undefined if there are more or another thing is asked. */
export const onlyAnswer = (game: Game, state: State) => {
  const top = state.stack[state.stack.length - 1]
  if (state.outcome !== null || top === undefined || !PLAIN.has(top.kind)) return undefined
  const [answer, other] = game.legalActions(state)
  return other === undefined ? answer : undefined
}

/** The game of a ruleset, played like that. */
export const quick = <G extends Game>(game: G): G => ({
  ...game,
  applyAction: (before, action) => {
    let applied = game.applyAction(before, action)
    const events: Array<Event> = []
    while (E.isRight(applied)) {
      const { state } = applied.right
      events.push(...applied.right.events)
      const answer = onlyAnswer(game, state)
      if (answer === undefined) return E.right({ ...applied.right, events })
      applied = game.applyAction(state, answer)
    }
    return applied
  },
})
