/**
 * Scoring: battlegrounds and paths, corruption, and Ring tokens that are left at the end.
 */
import type { Sight } from '../model/bundle'
import type { RuleId } from '../rulebook'
import { OF_FREE_PEOPLES, OF_SHADOW, type SideIx } from '../model/spots'
import { groundData, pathData } from './cards'
import { playerAt } from './cast'
import { pathNumber } from './places'

const areaOf = (side: SideIx): number => (side === 0 ? OF_FREE_PEOPLES : OF_SHADOW)

/** The points of a side that lie on the table. */
export const scoreOf = ({ table }: Pick<Sight, 'table'>, side: SideIx): number => {
  let score = side === 0 ? 0 : table.corruption
  table.battlegrounds.forEach((standing, ground) => {
    if (standing === areaOf(side)) score += groundData(ground).points
  })
  if (side === 0)
    table.paths.forEach((standing, path) => {
      if (standing === OF_FREE_PEOPLES) score += pathData(path).points
    })
  return score
}

/** The points of tokens that were never used, for the final scoring. */
const tokensLeft = ({ rules, table }: Sight, side: SideIx): number =>
  rules.cast.team[side].filter(
    (seat) => playerAt(rules.cast, seat).ringToken === 'oncePerGame' && (table.rings >> seat) & 1,
  ).length

/** The points of a side in the final scoring. */
export const finalScore = (sight: Sight, side: SideIx): number =>
  scoreOf(sight, side) + tokensLeft(sight, side)

/** Whether the last path of the scenario has been fought over. */
export const lastPathDone = ({ rules, table }: Sight): boolean =>
  pathNumber(table) === rules.cast.scenario.lastPath

/** Why a game ends. */
export type Ending = Extract<RuleId, 'victory.tie' | 'victory.lastPath' | 'victory.lead'>

/** How it stands, as the Victory Check sees it: who is ahead, and by which rule he would win. */
export interface Standings {
  readonly isFinal: boolean
  readonly points: readonly [number, number]
  readonly winner: SideIx
  readonly rule: Ending
}

/** How it stands. Ring tokens count only after the last path, and a tie then goes to the Shadow. */
export const standingsOf = (sight: Sight): Standings => {
  const isFinal = lastPathDone(sight)
  const count = isFinal ? finalScore : scoreOf
  const points: readonly [number, number] = [count(sight, 0), count(sight, 1)]
  const [free, shadow] = points
  const last: Ending = free === shadow ? 'victory.tie' : 'victory.lastPath'
  return { isFinal, points, winner: free > shadow ? 0 : 1, rule: isFinal ? last : 'victory.lead' }
}
