/** Random play of every game, for what is asked of the entry for pages at any moment. */
import * as games from '../../src/index'
import { gamesByName, randomFrom, type AnyGame, type Random, type State, type Types } from '../../src/kernel'
import { mustRight } from '../kernel/conformance/check'

/** Every game under its name. */
export const GAMES = [...gamesByName(games)]

/** A game by its name. */
export const gameOf = (name: string): AnyGame => {
  const found = GAMES.find(([one]) => one === name)
  if (found === undefined) throw new Error(`no game ${name}`)
  return found[1]
}

/** Visits every so many of the states of a random game in which a seat must decide. */
export const eachMoment = (
  game: AnyGame,
  { seed, steps, every }: { readonly seed: string; readonly steps: number; readonly every: number },
  visit: (state: State<Types>, seat: string, random: Random) => void,
): void => {
  const random = randomFrom(seed)
  let state = mustRight(game.newGame({ seed }), 'it begins')
  for (let step = 0; step < steps; step++) {
    const legal = game.legalActions(state)
    const seat = game.actors(state)[random(Math.max(1, game.actors(state).length))]
    const action = legal[random(Math.max(1, legal.length))]
    if (seat === undefined || action === undefined) return
    if (step % every === 0) visit(state, seat, random)
    state = mustRight(game.applyAction(state, action), 'it is legal').state
  }
}

/** One of a list. */
export const anyOf = <A>(list: ReadonlyArray<A>, random: Random): A => {
  const found = list[random(Math.max(1, list.length))]
  if (found === undefined) throw new Error('there is nothing to choose')
  return found
}
