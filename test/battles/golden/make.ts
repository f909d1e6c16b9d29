/**
 * Makes the golden games of Battles: random games of our scenario, with seeded and with manual dice, and of
 * the example scenario. Of several seeds the one is taken whose game plays most cards.
 */
import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { battles, type Config } from '../../../src/battles'
import { randomFrom } from '../../../src/kernel'
import { recorded, replayed, type Golden } from '../../kernel/golden'

const SEEDS = 6

const millBridge = JSON.parse(
  readFileSync(new URL('../../../docs/scenarios/the-mill-bridge.json', import.meta.url), 'utf8'),
) as Config['scenario']

const CONFIGS: Readonly<Record<string, Partial<Config>>> = {
  'the-fords-and-the-deep': {},
  'manual-dice': { chance: 'manual' },
  'the-mill-bridge': { scenario: millBridge },
}

const played = (name: string, setting: Partial<Config>, number: number): Golden => {
  const config = { ...setting, seed: `${name} ${number}` }
  const random = randomFrom(`players of ${config.seed}`)
  const started = battles.newGame(config)
  if (E.isLeft(started)) throw new Error(`${started.left.path}: ${started.left.problem}`)
  let state = started.right
  const actions: Array<unknown> = []
  while (state.outcome === null) {
    const legal = battles.legalActions(state)
    const action = legal[random(legal.length)]
    const applied = battles.applyAction(state, action)
    if (E.isLeft(applied)) throw new Error(`${config.seed}: ${JSON.stringify(action)}`)
    actions.push(action)
    state = applied.right.state
  }
  return recorded(battles, name, config, actions)
}

/** The cards that a record plays. */
export const cardsOf = (golden: Golden): ReadonlyArray<string> =>
  replayed(battles, golden.record).events.flatMap((event) => {
    if (event.kind === 'CardPlayed') return [event.played]
    return event.kind === 'CombatCardShown' ? [event.shown] : []
  })

/** All golden games. */
export const makeGolden = (): ReadonlyArray<Golden> =>
  Object.entries(CONFIGS).flatMap(([name, setting]) => {
    const games = Array.from({ length: SEEDS }, (_, number) => played(name, setting, number))
    const best = games
      .map((golden) => ({ golden, cards: new Set(cardsOf(golden)).size }))
      .sort((one, other) => other.cards - one.cards)[0]
    return best === undefined ? [] : [best.golden]
  })
