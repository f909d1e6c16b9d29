/**
 * Every config of the Card Game: scenarios with every number of people, with and without promos, and both
 * sorts of chance.
 */
import type { CardGame, Config } from '../../../src/card-game'
import type { Setting } from '../../kernel/conformance'

const SCENARIOS: ReadonlyArray<Pick<Config, 'scenario' | 'players'>> = [
  { scenario: 'trilogy', players: 4 },
  { scenario: 'trilogy', players: 3 },
  { scenario: 'trilogy', players: 2 },
  { scenario: 'duel-2', players: 2 },
  { scenario: 'duel-3', players: 3 },
  { scenario: 'fellowship', players: 2 },
]

/** All of them, the defaults first. The decks of the Fellowship are listed, so it has no promos. */
export const SETTINGS: ReadonlyArray<Setting<CardGame>> = SCENARIOS.flatMap((scenario) =>
  ([false, true] as const)
    .filter((promos) => !promos || scenario.scenario !== 'fellowship')
    .flatMap((promos) => (['seeded', 'manual'] as const).map((chance) => ({ ...scenario, promos, chance }))),
)

/** Seeded games without promos. */
export const COMMON: ReadonlyArray<Setting<CardGame>> = SETTINGS.filter(
  ({ promos, chance }) => promos === false && chance === 'seeded',
)
