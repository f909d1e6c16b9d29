/** Battles of the Third Age: our own scenario. */
import { battles } from 'middle-earth-rules/battles'

/** What the benchmark needs to know of the game; see confrontation.mjs. */
export const subject = {
  name: 'battles',
  game: battles,
  configs: [{}],
  viewers: ['free', 'shadow', 'spectator'],
  seeds: 20,
  every: 40,
  walkFrom: [40, 300, 900],
  parts: {},
}
