/** War of the Ring: The Card Game: the Trilogy for four, and the other scenarios apart. */
import { cardGame } from 'middle-earth-rules/card-game'

const TRILOGY = { scenario: 'trilogy', players: 4 }

/** What the benchmark needs to know of the game; see confrontation.mjs. */
export const subject = {
  name: 'card-game',
  game: cardGame,
  configs: [TRILOGY],
  viewers: ['frodo', 'witch-king', 'aragorn', 'saruman', 'spectator'],
  seeds: 20,
  every: 20,
  walkFrom: [20, 150, 300],
  parts: {
    'trilogy with promos': [{ ...TRILOGY, promos: true }],
    'duel of two': [{ scenario: 'duel-2' }],
    'duel of three': [{ scenario: 'duel-3' }],
    fellowship: [{ scenario: 'fellowship' }],
  },
}
