/**
 * What the server is given beside the rules: map and cards, sentences, odds and bots of every game.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { botsFor } from '../bots/index'
import { didYouMean, type AnyGame, type Game, type Types } from '../kernel/index'
import type { Attack, Oracle } from '../protocol/index'
import { loaded as battles } from './battles'
import { botNamed } from './botNames'
import { loaded as cardGame } from './cardGame'
import { loaded as confrontation } from './confrontation'
import { listsOf } from './entries'
import { isWar } from './learner'
import { inWordsOf, type Loaded } from './loaded'
import { loaded as warOfTheRing } from './warOfTheRing'

const LOADED: ReadonlyMap<string, Loaded> = new Map(
  [battles, cardGame, confrontation, warOfTheRing].map((loaded) => [loaded.game.name, loaded]),
)

/** Whether a game is played with house rules: of those only the rules themselves know. */
const isHoused = (game: AnyGame): boolean => isWar(game) && game.tables().house.length > 0

/** The longest search that a line may ask for, in iterations or milliseconds: the server answers in turn. */
const LONGEST_SEARCH = 10_000

/** What an attack names that is not there, if anything. */
const strangeIn = (game: AnyGame, config: object, { side, from, to }: Attack): string | undefined => {
  const regions = (LOADED.get(game.name)?.wordsOf?.(config) ?? game).ids.regions
  const strange = [from, to].find((one) => !regions.includes(one))
  if (strange !== undefined) return `"${strange}" is no region${didYouMean(regions, strange)}`
  // A side is a seat of two players: those come first.
  const sides = game.seats.slice(0, 2)
  return sides.includes(side) ? undefined : `"${side}" is no side: ${sides.join(' or ')}`
}

/** All of it, for `serve`. */
export const ORACLE: Oracle = {
  lists: (game, config) => listsOf(game, LOADED.get(game.name), config),
  tell: (game, config, event) => {
    const loaded = LOADED.get(game.name)
    return (loaded === undefined || isHoused(game) ? game : inWordsOf(loaded, config).game).tell(event)
  },
  odds: (game, state, attack) => {
    const odds = isHoused(game) ? undefined : LOADED.get(game.name)?.odds
    const problem =
      attack === undefined || odds === undefined ? undefined : strangeIn(game, state.config, attack)
    return problem === undefined ? odds?.(state, attack) : { json: {}, text: [], problem }
  },
  bot: (game, name, goesOn) => {
    const bots = O.toUndefined(botsFor(game.name))
    if (bots === undefined) return E.left(`there are no bots for ${game.name}`)
    if (Number(/^(?:search|mcts):(\d+)/.exec(name)?.[1] ?? 0) > LONGEST_SEARCH)
      return E.left(`a search has at most ${LONGEST_SEARCH} iterations or milliseconds`)
    const own = isHoused(game) ? bots.of(game as unknown as Game<Types>) : bots
    return E.Functor.map(botNamed(own, name, goesOn), ({ choose }) => choose)
  },
}
