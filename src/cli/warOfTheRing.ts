/**
 * War of the Ring for the commands: its board in words, its odds, and what is measured along a game.
 */
import { toUndefined } from 'fp-ts/lib/Option.js'
import { REGIONS, SIDES, warOfTheRing } from '../war-of-the-ring/index'
import { loadedOf, type Loaded } from './loaded'
import { warBoard } from './warBoard'
import { TWILIGHT_ASKED, WAR_ASKED, warClaims } from '../talk/index'
import { facts, kinds } from './warFacts'
import { warOdds } from './warOdds'

/** What cards and characters say, also those that only the expansion has. */
const SAYS: ReadonlyMap<string, string> = new Map(
  [warOfTheRing.tables({ twilight: true }), warOfTheRing.tables()].flatMap(({ eventCards, characters }) => [
    ...eventCards.map(
      ({ id, says, inBattle }) => [id, `${says} In battle, ${inBattle.name}: ${inBattle.says}`] as const,
    ),
    ...characters.map(({ id, says }) => [id, says] as const),
  ]),
)

const MAP = new Map(REGIONS.map(({ id, neighbours }): [string, ReadonlyArray<string>] => [id, neighbours]))

/** The game as the commands use it. */
export const loaded: Loaded = loadedOf(warOfTheRing, {
  pieces: (config) => warOfTheRing.tables(config).pieces.map(({ id }) => id),
  board: warBoard,
  rulebook: (config) => warOfTheRing.tables(config).rulebook,
  says: (id) => SAYS.get(id),
  facts,
  kinds,
  asks: { ...WAR_ASKED, ...TWILIGHT_ASKED },
  claims: warClaims,
  map: () => MAP,
  measures: {
    names: ['corruption', 'points of the free peoples', 'points of the shadow'],
    turnOf: (state) => toUndefined(warOfTheRing.glance(state))?.turn ?? 0,
    valuesOf: ({ table, derived }) => [
      table.fellowship.corruption,
      ...SIDES.map((side) => derived.victoryPoints[side]),
    ],
  },
  odds: warOdds,
})
