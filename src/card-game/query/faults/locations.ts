/**
 * Faults of the locations, tokens, turns and tokens of the seats.
 */
import type { Sight } from '../../model/bundle'
import { ACTIVE, FIRST_WIELDER, OF_NOBODY, PATH, UNUSABLE, WAITING } from '../../model/spots'
import type { Table } from '../../model/table'
import { groundId, pathData, pathId } from '../cards'
import { activePath, isActive, pathNumber, spotOfCard } from '../places'

const groundFaults = ({ rules, table }: Sight): ReadonlyArray<string> => {
  const listed = rules.cast.scenario.fixedBattlegrounds?.flat()
  const faults: Array<string> = []
  table.battlegrounds.forEach((standing, ground) => {
    const used = listed === undefined || listed.includes(groundId(ground))
    if (used === (standing === UNUSABLE)) faults.push(`${groundId(ground)} is out of its place`)
    if (standing === OF_NOBODY) faults.push(`${groundId(ground)} belongs to somebody`)
    if ((table.bared >> ground) & 1 && standing !== ACTIVE) faults.push(`${groundId(ground)} is not active`)
  })
  return faults
}

const pathFaults = ({ rules, table }: Sight): ReadonlyArray<string> => {
  const { scenario } = rules.cast
  const faults: Array<string> = []
  table.paths.forEach((standing, path) => {
    if (scenario.paths.includes(pathId(path)) === (standing === UNUSABLE))
      faults.push(`${pathId(path)} is out of its place`)
    if (standing === OF_NOBODY && scenario.pathScoring !== 'totals')
      faults.push(`${pathId(path)} is somebody's`)
  })
  const active = activePath(table)
  if (table.paths.filter((standing) => standing === ACTIVE).length > 1) faults.push('two paths are active')
  if (active >= 0 && pathData(active).number !== pathNumber(table)) faults.push('a later path was used')
  if (table.round > pathNumber(table) + (active < 0 ? 1 : 0))
    faults.push('there were fewer paths than rounds')
  return [...faults, ...gapFaults(table)]
}

/** A number is never passed over. */
const gapFaults = (table: Table): ReadonlyArray<string> => {
  const used = new Set<number>()
  table.paths.forEach((standing, path) => {
    if (standing !== UNUSABLE && standing !== WAITING) used.add(pathData(path).number)
  })
  return used.size === pathNumber(table) ? [] : ['a number of paths was passed over']
}

const tokenFaults = ({ table }: Sight): ReadonlyArray<string> => {
  const faults: Array<string> = []
  table.tokens.forEach(({ on, attack, defense }, place) => {
    const spot = on < FIRST_WIELDER ? on : spotOfCard(table, on - FIRST_WIELDER)
    if (spot < PATH || !isActive(table, spot)) faults.push('a token lies on what is not active')
    if (attack + defense === 0) faults.push('no token is left there')
    if (place > 0 && (table.tokens[place - 1]?.on ?? -1) >= on) faults.push('tokens are out of their order')
  })
  return faults
}

const seatFaults = ({ rules, table }: Sight): ReadonlyArray<string> => {
  const { places, at } = rules.cast
  const faults: Array<string> = []
  if (table.starter >= places.length || table.turn >= places.length) faults.push('there is no such place')
  const strange = at.some((player, seat) => {
    return (table.rings >> seat) & 1 && (player === undefined || player.ringToken === 'none')
  })
  if (strange) faults.push('a Ring token belongs to nobody')
  return faults
}

/** Everything that is wrong with locations, tokens and seats. */
export const locationFaults = (sight: Sight): ReadonlyArray<string> => [
  ...groundFaults(sight),
  ...pathFaults(sight),
  ...tokenFaults(sight),
  ...seatFaults(sight),
]
