/**
 * Movement: which moves a piece has, and which rules forbid the others. Steps, river, tunnel and the powers
 * that move otherwise. Asks only for what both players can see, and for the mover's own text.
 */
import type { Violation } from '../model/bundle'
import type { Way } from '../model/actions'
import { CHARACTER_IDS, REGION_IDS } from '../model/ids'
import type { PieceIx, RegionIx, SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { forwardOf, inMountains, limitOf, other, regionId, riverFrom, towards, tunnelFrom } from './board'
import {
  characterId,
  characterIx,
  countIn,
  has,
  isRooted,
  regionOf,
  ruleOf,
  sideOf,
  textOf,
  textOfCharacter,
  type Census,
  type Text,
} from './pieces'

/** A piece's way to a region. */
export interface Route {
  readonly piece: PieceIx
  readonly to: RegionIx
  readonly way: Way
}

/** Whether a side has room for one more in a region. */
export const hasRoom = (counts: Census, side: SideIx, region: RegionIx): boolean =>
  countIn(counts, side, region) < limitOf(region)

const isOrdinary = (side: SideIx, from: RegionIx, to: RegionIx): boolean =>
  forwardOf(side, from).includes(to) || (side === 0 && riverFrom(from) === to)

/** Whether somebody who rides past is stopped in a region: by an enemy, or because his own side fills it. */
const isStopped = (counts: Census, side: SideIx, here: RegionIx): boolean =>
  counts[other(side)][here] !== 0 || !hasRoom(counts, side, here)

/** Regions reached by forward steps through free regions; the first step is an ordinary move. */
const reachedRiding = (counts: Census, side: SideIx, from: RegionIx): number => {
  let reached = 0
  const passing: Array<RegionIx> = [from]
  for (const here of passing) {
    if (here !== from && isStopped(counts, side, here)) continue
    for (const next of forwardOf(side, here))
      if (((reached >> next) & 1) === 0) {
        reached |= 1 << next
        passing.push(next)
      }
  }
  return reached
}

const NOBODY: Census = [REGION_IDS.map(() => 0), REGION_IDS.map(() => 0)]

/** A region in which a ride forward is stopped before it gets to a region; -1 if none is. */
const stopOf = (counts: Census, side: SideIx, from: RegionIx, to: RegionIx): RegionIx => {
  const reached = reachedRiding(counts, side, from)
  const isStop = (here: RegionIx): boolean =>
    has(reached, here) && isStopped(counts, side, here) && has(reachedRiding(NOBODY, side, here), to)
  return has(reached, to) ? -1 : NOBODY[0].findIndex((_, here) => isStop(here))
}

const leaps = (side: SideIx, from: RegionIx, to: RegionIx): boolean =>
  forwardOf(side, from).some((middle) => forwardOf(side, middle).includes(to))

/** Whether a text lets a piece move where no ordinary way leads. */
const powerReaches = (text: Text, counts: Census, side: SideIx, from: RegionIx) => {
  const riding = text.ridesForwardInto === undefined ? 0 : reachedRiding(counts, side, from)
  return (to: RegionIx): boolean => {
    const enemies = countIn(counts, other(side), to)
    if (text.fliesToLoneEnemy !== undefined && enemies === 1) return true
    if (text.jumpsToLoneEnemyIn !== undefined)
      return enemies === 1 && regionId(to) === text.jumpsToLoneEnemyIn.region
    if (text.ridesForwardInto?.into === 'empty')
      return ((riding >> to) & 1) === 1 && enemies === 0 && counts[side][to] === 0
    if (enemies === 0) return false
    if (text.ridesForwardInto !== undefined) return ((riding >> to) & 1) === 1
    if (text.leapsOverOneToAttack !== undefined) return leaps(side, from, to)
    return text.attacksTowards?.directions.some((way) => towards(side, from, way).includes(to)) === true
  }
}

const movesOtherwise = (text: Text): boolean =>
  text.attacksTowards !== undefined ||
  text.fliesToLoneEnemy !== undefined ||
  text.jumpsToLoneEnemyIn !== undefined ||
  text.ridesForwardInto !== undefined ||
  text.leapsOverOneToAttack !== undefined

const MOVING_POWER: ReadonlyArray<boolean> = CHARACTER_IDS.map((_, place) =>
  movesOtherwise(textOfCharacter(place)),
)
/** Whether a piece's text moves it otherwise than by ordinary ways. */
const hasMovingPower = (table: Table, piece: PieceIx): boolean =>
  MOVING_POWER[characterIx(table, piece)] === true

/** Visits every legal way of a piece, whoever's turn it is, in canonical order. */
export const eachRoute = (
  table: Table,
  counts: Census,
  piece: PieceIx,
  visit: (to: RegionIx, way: Way) => void,
): void => {
  const from = regionOf(table, piece)
  if (from < 0 || isRooted(table, piece)) return
  const side = sideOf(piece)
  for (const to of forwardOf(side, from)) if (hasRoom(counts, side, to)) visit(to, 'step')
  if (side === 0) {
    const river = riverFrom(from)
    if (river >= 0 && hasRoom(counts, side, river)) visit(river, 'river')
    const tunnel = tunnelFrom(from)
    if (tunnel >= 0 && hasRoom(counts, side, tunnel)) visit(tunnel, 'tunnel')
  }
  if (!hasMovingPower(table, piece)) return
  const reaches = powerReaches(textOf(table, piece), counts, side, from)
  for (let to = 0; to < 16; to++)
    if (to !== from && !isOrdinary(side, from, to) && reaches(to)) visit(to, 'power')
}

/** Every legal way of a piece. */
export const routesOf = (table: Table, counts: Census, piece: PieceIx): ReadonlyArray<Route> => {
  const routes: Array<Route> = []
  eachRoute(table, counts, piece, (to, way) => routes.push({ piece, to, way }))
  return routes
}

const ordinaryViolations = (side: SideIx, piece: string, from: RegionIx, route: Route): Array<Violation> => {
  const facts = { from: regionId(from), to: regionId(route.to) }
  if (route.way === 'river')
    return side === 0 && riverFrom(from) === route.to ? [] : [violation('movement.river', facts)]
  if (route.way === 'tunnel')
    return side === 0 && tunnelFrom(from) === route.to ? [] : [violation('movement.tunnel', facts)]
  if (forwardOf(side, from).includes(route.to)) return []
  const found: Array<Violation> = [violation('movement.forward', { piece, ...facts })]
  if (inMountains(from, route.to)) found.push(violation('movement.mountains', facts))
  return found
}

const powerViolations = (table: Table, counts: Census, from: RegionIx, route: Route): Array<Violation> => {
  const { piece, to } = route
  const side = sideOf(piece)
  const text = textOf(table, piece)
  const id = characterId(table, piece)
  if (!hasMovingPower(table, piece))
    return [violation('movement.forward', { piece: id, from: regionId(from), to: regionId(to) })]
  if (isOrdinary(side, from, to)) return [violation('movement.attackOnly', { piece: id, to: regionId(to) })]
  if (to !== from && powerReaches(text, counts, side, from)(to)) return []
  const found: Array<Violation> = [{ rule: ruleOf(table, piece), facts: { piece: id } }]
  if (counts[other(side)][to] === 0 && text.ridesForwardInto?.into !== 'empty')
    found.push(violation('movement.attackOnly', { piece: id, to: regionId(to) }))
  if (inMountains(from, to) && text.fliesToLoneEnemy === undefined)
    found.push(violation('movement.mountains', { from: regionId(from), to: regionId(to) }))
  const stop = text.ridesForwardInto === undefined ? -1 : stopOf(counts, side, from, to)
  if (stop >= 0) found.push(violation('movement.passThrough', { piece: id, region: regionId(stop) }))
  return found
}

/** Every rule of movement that forbids a way; empty exactly when `routesOf` lists it. */
export const routeViolations = (table: Table, counts: Census, route: Route): ReadonlyArray<Violation> => {
  const { piece, to, way } = route
  const from = regionOf(table, piece)
  const id = characterId(table, piece)
  if (from < 0) return [violation('movement.onBoard', { piece: id })]
  const side = sideOf(piece)
  if (way === 'power') {
    const found = powerViolations(table, counts, from, route)
    return isRooted(table, piece) ? [violation('movement.watcher', { piece: id }), ...found] : found
  }
  const found = ordinaryViolations(side, id, from, route)
  if (isRooted(table, piece)) found.unshift(violation('movement.watcher', { piece: id }))
  if (!hasRoom(counts, side, to)) {
    const holds = countIn(counts, side, to)
    found.push(violation('movement.limit', { region: regionId(to), limit: limitOf(to), holds }))
  }
  return found
}

/** Whether a piece has any way at all. Most have an ordinary step, so that is looked at first. */
export const canMove = (table: Table, counts: Census, piece: PieceIx): boolean => {
  const from = regionOf(table, piece)
  if (from < 0 || isRooted(table, piece)) return false
  const side = sideOf(piece)
  for (const to of forwardOf(side, from)) if (hasRoom(counts, side, to)) return true
  return routesOf(table, counts, piece).length > 0
}
