/** War of the Ring: the Collector's Edition for two. */
import { warOfTheRing } from 'middle-earth-rules/war-of-the-ring'

/**
 * What the benchmark needs to know of the game; see confrontation.mjs. Its games are long, so fewer
 * are played.
 */
export const subject = {
  name: 'war-of-the-ring',
  game: warOfTheRing,
  configs: [{}],
  viewers: ['free-peoples', 'shadow', 'spectator'],
  seeds: 10,
  every: 40,
  walkFrom: [40, 400, 1200],
  /** Random play measured apart: the overlays beside what they change. */
  parts: {
    'by its own rules': [{}],
    'with Twilight of the Third Age': [{ twilight: true }],
    'of the second edition': [{ edition: 'second' }],
    'for three players': [{ players: 3 }],
    'for four players': [{ players: 4 }],
  },
}
