/**
 * Makes the golden games of Twilight of the Third Age: random games of players who like what is new, of many
 * those that show most of it in few actions; one of them is for three players and one for four.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type ChanceAction } from '../../../../src/kernel'
import { warOfTheRing, type Action, type Config, type Event } from '../../../../src/war-of-the-ring'
import { recorded, type Golden } from '../../../kernel/golden'
import { onlyAnswer } from '../../support/quick'

const MOST_ACTIONS = 2200
const SEEDS = 36
const GAMES = 8

interface Game {
  readonly config: Config
  readonly actions: ReadonlyArray<Action | ChanceAction>
  /** Rules and cards of the expansion that were met. */
  readonly met: ReadonlySet<string>
}

const NEW: ReadonlySet<string> = new Set([
  'bringFaction',
  'callFaction',
  'buildEngine',
  'bringCharacter',
  'declareWithDie',
  'sail',
])
const isNew = (action: Action | ChanceAction): boolean =>
  NEW.has(action.kind) || (action.kind === 'playEvent' && action.card.endsWith('e'))

const metBy = (events: ReadonlyArray<Event>): ReadonlyArray<string> =>
  events.flatMap((event) => {
    if (event.kind === 'CardPlayed') return event.card?.endsWith('e') === true ? [event.card] : []
    return event.rule.startsWith('twilight.') ? [event.rule] : []
  })

/** A random game; undefined if it is too long. */
const randomGame = (config: Config): Game | undefined => {
  const random = randomFrom(`players of ${config.seed}`)
  const started = warOfTheRing.newGame(config)
  if (E.isLeft(started)) throw new Error(started.left.problem)
  let state = started.right
  const actions: Array<Action | ChanceAction> = []
  const met = new Set<string>()
  while (state.outcome === null) {
    const legal = warOfTheRing.legalActions(state)
    const fresh = legal.filter(isNew)
    const only = onlyAnswer(warOfTheRing, state)
    const choice = only === undefined && fresh.length > 0 && random(3) === 0 ? fresh : legal
    const action = only ?? choice[random(choice.length)]
    const applied = warOfTheRing.applyAction(state, action)
    if (action === undefined || E.isLeft(applied))
      throw new Error(`${config.seed}: ${JSON.stringify(action)}`)
    actions.push(action)
    if (actions.length > MOST_ACTIONS) return undefined
    for (const one of metBy(applied.right.events)) met.add(one)
    state = applied.right.state
  }
  return { config, actions, met }
}

/** Game after game, the one that brings most new things for its length. */
const bestOf = (games: ReadonlyArray<Game>): ReadonlyArray<Game> => {
  const chosen: Array<Game> = []
  const known = new Set<string>()
  const worth = ({ met, actions }: Game): number =>
    [...met].filter((one) => !known.has(one)).length + 1 / actions.length
  while (chosen.length < GAMES) {
    const [best] = games
      .filter((game) => !chosen.includes(game))
      .sort((one, other) => worth(other) - worth(one))
    if (best === undefined) break
    chosen.push(best)
    for (const one of best.met) known.add(one)
  }
  return chosen
}

/** The first game of so many from a number on that is not too long. */
const firstOf = (players: 3 | 4, from = 0): Game => {
  for (let number = from; ; number++) {
    const game = randomGame({
      seed: `dusk of ${players} ${number}`,
      chance: 'seeded',
      twilight: true,
      players,
    })
    if (game !== undefined) return game
  }
}

/** All golden games. */
export const makeGolden = (): ReadonlyArray<Golden> => {
  const games = Array.from({ length: SEEDS }, (_, number) =>
    randomGame({ seed: `dusk ${number}`, chance: 'seeded', twilight: true }),
  ).flatMap((game) => game ?? [])
  return [
    ...bestOf(games).map((game, place) => ({ name: `random-${place + 1}`, game })),
    { name: 'three', game: firstOf(3) },
    { name: 'four', game: firstOf(4, 3) },
  ].map(({ name, game: { config, actions } }) => recorded(warOfTheRing, name, config, actions))
}
