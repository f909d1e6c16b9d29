/**
 * Makes the golden games of The Confrontation: random games over its configs. Of several seeds the one is
 * taken whose game plays most cards that no game before it has played, and the shortest of those.
 */
import * as E from 'fp-ts/lib/Either.js'
import { confrontation, SPECIAL_CARD_IDS, type Config } from '../../../src/confrontation'
import { randomFrom } from '../../../src/kernel'
import { recorded, replayed, type Golden } from '../../kernel/golden'
import { cardsOf } from './cards'

const SEEDS = 30

const CONFIGS: Readonly<Record<string, Partial<Config>>> = {
  classic: {},
  variant: { characters: 'variant' },
  'draft-open': { characters: 'draft-open', specialCards: 'announced-number' },
  'draft-secret': { characters: 'draft-secret', specialCards: 'pick-two' },
  'all-special-cards': { specialCards: 'handicap', handicap: SPECIAL_CARD_IDS },
  'special-cards': { characters: 'variant', specialCards: 'handicap', handicap: SPECIAL_CARD_IDS },
  match: { games: 2, specialCards: 'pick-two' },
  'manual-dice': { chance: 'manual', characters: 'draft-open', games: 2 },
}

const played = (name: string, setting: Partial<Config>, number: number): Golden => {
  const config = { ...setting, seed: `${name} ${number}` }
  const random = randomFrom(`players of ${config.seed}`)
  const started = confrontation.newGame(config)
  if (E.isLeft(started)) throw new Error(`${started.left.path}: ${started.left.problem}`)
  let state = started.right
  const actions: Array<unknown> = []
  while (state.outcome === null) {
    const legal = confrontation.legalActions(state)
    const action = legal[random(legal.length)]
    const applied = confrontation.applyAction(state, action)
    if (E.isLeft(applied)) throw new Error(`${config.seed}: ${JSON.stringify(action)}`)
    actions.push(action)
    state = applied.right.state
  }
  return recorded(confrontation, name, config, actions)
}

const newCards = (golden: Golden, known: ReadonlySet<string>): number =>
  cardsOf(replayed(confrontation, golden.record).events).filter((card) => !known.has(card)).length

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
    for (const card of cardsOf(replayed(confrontation, golden.record).events)) known.add(card)
    return [golden]
  })
}
