/**
 * The games that can be drawn: for each its pictures, under its name. A new game is one line.
 */
import { PAINTED as battles } from './battles/pictures'
import { PAINTED as cardGame } from './cardGame/pictures'
import { PAINTED as confrontation } from './confrontation/pictures'
import type { Pictures } from './pictures'
import { PAINTED as warOfTheRing } from './war/pictures'

/** The pictures by the name of their game. */
export const PICTURES: ReadonlyMap<string, Pictures> = new Map([
  ['battles', battles],
  ['card-game', cardGame],
  ['confrontation', confrontation],
  ['war-of-the-ring', warOfTheRing],
])
