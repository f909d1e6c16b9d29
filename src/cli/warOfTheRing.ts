/**
 * War of the Ring for the commands: its board in words, its odds, and what is measured along a game.
 */
import { toUndefined } from 'fp-ts/lib/Option.js'
import { SIDES, warOfTheRing } from '../war-of-the-ring/index'
import { loadedOf, type Loaded } from './loaded'
import { warBoard } from './warBoard'
import { warOdds } from './warOdds'

const { eventCards, characters } = warOfTheRing.tables()
const SAYS: ReadonlyMap<string, string> = new Map([
  ...eventCards.map(
    ({ id, says, inBattle }) => [id, `${says} In battle, ${inBattle.name}: ${inBattle.says}`] as const,
  ),
  ...characters.map(({ id, says }) => [id, says] as const),
])

/** The game as the commands use it. */
export const loaded: Loaded = loadedOf(warOfTheRing, {
  pieces: (config) => warOfTheRing.tables(config).pieces.map(({ id }) => id),
  board: warBoard,
  rulebook: (config) => warOfTheRing.tables(config).rulebook,
  says: (id) => SAYS.get(id),
  measures: {
    names: ['corruption', 'points of the free peoples', 'points of the shadow'],
    turnOf: (state) => toUndefined(warOfTheRing.glance(state))?.turn ?? 0,
    valuesOf: ({ fellowship, sides }) => [
      fellowship.corruption,
      ...SIDES.map((side) => sides[side].victoryPoints),
    ],
  },
  odds: warOdds,
})
