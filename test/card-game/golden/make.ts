/**
 * Makes the golden games of the Card Game: random games over its configs. Of several seeds the one is taken
 * whose game plays most cards that no game before it has played, and the shortest of those.
 */
import * as E from 'fp-ts/lib/Either.js'
import { cardGame, type Config, type Event } from '../../../src/card-game'
import { randomFrom } from '../../../src/kernel'
import { recorded, replayed, type Golden } from '../../kernel/golden'

const SEEDS = 6

const CONFIGS: Readonly<Record<string, Partial<Config>>> = {
  trilogy: {},
  'trilogy-with-promos': { promos: true },
  'duel-without-promos': { scenario: 'duel-2' },
  'trilogy-of-three': { players: 3, promos: true },
  'trilogy-of-two': { players: 2 },
  'duel-of-two': { scenario: 'duel-2', promos: true },
  'duel-of-three': { scenario: 'duel-3' },
  fellowship: { scenario: 'fellowship' },
  'fellowship-by-hand': { scenario: 'fellowship', chance: 'manual' },
}

/** The cards that were played in a game. */
export const playedIn = (events: ReadonlyArray<Event>): ReadonlyArray<string> =>
  events.flatMap((event) => ('played' in event ? [event.played] : []))

const played = (name: string, setting: Partial<Config>, number: number): Golden => {
  const config = { ...setting, seed: `${name} ${number}` }
  const random = randomFrom(`players of ${config.seed}`)
  const started = cardGame.newGame(config)
  if (E.isLeft(started)) throw new Error(`${started.left.path}: ${started.left.problem}`)
  let state = started.right
  const actions: Array<unknown> = []
  while (state.outcome === null) {
    const legal = cardGame.legalActions(state)
    const action = legal[random(legal.length)]
    const applied = cardGame.applyAction(state, action)
    if (E.isLeft(applied)) throw new Error(`${config.seed}: ${JSON.stringify(action)}`)
    actions.push(action)
    state = applied.right.state
  }
  return recorded(cardGame, name, config, actions)
}

const newCards = (golden: Golden, known: ReadonlySet<string>): number =>
  new Set(playedIn(replayed(cardGame, golden.record).events).filter((card) => !known.has(card))).size

const best = (games: ReadonlyArray<Golden>, known: ReadonlySet<string>): Golden | undefined =>
  games
    .map((golden) => ({ golden, brings: newCards(golden, known), costs: golden.record.actions.length }))
    .sort((one, other) => other.brings - one.brings || one.costs - other.costs)[0]?.golden

/** All golden games. */
export const makeGolden = (): ReadonlyArray<Golden> => {
  const known = new Set<string>()
  return Object.entries(CONFIGS).flatMap(([name, setting]) => {
    const games = Array.from({ length: SEEDS }, (_, number) => played(name, setting, number))
    const golden = best(games, known)
    if (golden === undefined) return []
    for (const card of playedIn(replayed(cardGame, golden.record).events)) known.add(card)
    return [golden]
  })
}
