/**
 * Where a card may recruit (chapter VI, Using an Event Card to Recruit Troops): also for a Nation not at war
 * and into a besieged Stronghold; not beside an enemy Army, and never under an enemy marker.
 */
import { at } from '../../kernel/row'
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import type { RecruitPart, Site } from '../model/effects'
import type { PlacingVars } from '../model/frames'
import { INSIDE, type PieceIx, type PlaceIx, type RegionIx, type SideIx, type Table } from '../model/table'
import { armyAt, fieldOf, isBesieged, isInside } from './armies'
import { areAdjacent, enemyOf } from './board'
import { hasArmy, regionOfCharacter, regionsIn } from './conditions'
import { controllerOf } from './control'
import { characterIx, isLeader, isUnit, pieceId, pieceIx, sideOfPiece, unitsIn } from './pieces'
import { inReserve } from './recruits'

/** The place where a side's recruits of a card go in a region, -1 if none may come. */
export const cardPlace = (table: Table, side: SideIx, region: RegionIx): PlaceIx => {
  if (controllerOf(table, region) === enemyOf(side))
    return fieldOf(table, region)?.side === side ? region : -1
  if (isBesieged(table, side, region)) return region + INSIDE
  const field = fieldOf(table, region)
  return field !== null && field.side !== side ? -1 : region
}

/** Whether a region is free for a side, as cards mean it (ruling OR-2). */
export const isFree = (table: Table, side: SideIx, region: RegionIx): boolean =>
  cardPlace(table, side, region) === region

/** The regions that a card names, as things stand for a side. */
export const sitesOf = (rules: Rules, table: Table, side: SideIx, site: Site): ReadonlyArray<RegionIx> => {
  switch (site.kind) {
    case 'withArmy':
      return [...regionsIn(site.area)].filter((region) => hasArmy(table, side, region))
    case 'withAnyOf': {
      const places = site.who.map((who) => regionOfCharacter({ rules, table }, characterIx(rules, who), true))
      return [...regionsIn(site.area)].filter((region) => places.includes(region))
    }
    case 'free':
      return [...regionsIn(site.area)].filter((region) => isFree(table, side, region))
    case 'either': {
      const regions = new Set(site.sites.flatMap((one) => sitesOf(rules, table, side, one)))
      return [...regions].sort((one, other) => one - other)
    }
    default:
      return [...regionsIn(site)]
  }
}

/** How many units of a side are in a place. */
export const unitsAt = (table: Table, side: SideIx, place: PlaceIx): number => {
  const army = armyAt(table, place)
  return army === null || army.side !== side ? 0 : unitsIn(army)
}

/** How many units there may be. */
export const limitAt = (rules: Rules, place: PlaceIx): number =>
  isInside(place) ? rules.limits.besiegedUnits : rules.limits.units

/** How many units a card can add in a region. */
export const roomIn = (rules: Rules, table: Table, side: SideIx, region: RegionIx): number => {
  const place = cardPlace(table, side, region)
  return place < 0 ? 0 : Math.max(0, limitAt(rules, place) - unitsAt(table, side, place))
}

/** Whether a card can recruit a kind of piece in a region. */
export const canPlace = (rules: Rules, table: Table, piece: PieceIx, region: RegionIx): boolean => {
  const side = sideOfPiece(rules, piece)
  const place = cardPlace(table, side, region)
  if (place < 0 || inReserve(rules, table, piece) === 0) return false
  if (isLeader(rules, piece)) return unitsAt(table, side, place) > 0
  return !isUnit(rules, piece) || roomIn(rules, table, side, region) > 0
}

/** A recruit that is possible: of which group, which figure of it, what and where. */
export interface CardRecruit {
  readonly part: number
  readonly figure: number
  readonly piece: PieceIx
  readonly region: RegionIx
}

/** The region of a group, -1 if it has none yet. */
const regionOfPart = ({ regions }: PlacingVars, part: number): RegionIx => at(regions, part)
/** How many figures of a group have come or been left out. */
const placedOf = ({ placed }: PlacingVars, part: number): number => at(placed, part)

/** The regions to which a group can still go: its own once it has one, else any that no other group has. */
const regionsFor = (
  { rules, table }: World,
  vars: PlacingVars,
  { area }: RecruitPart,
  part: number,
): ReadonlyArray<RegionIx> => {
  const region = regionOfPart(vars, part)
  if (region >= 0) return [region]
  const { near, regions } = vars
  return sitesOf(rules, table, vars.side, area).filter(
    (one) => !regions.includes(one) && (near === undefined || areAdjacent(one, near)),
  )
}

/** The next figure of a group that can come, in each region where one can. */
const recruitsOf = (
  { rules, table }: World,
  vars: PlacingVars,
  group: RecruitPart,
  part: number,
): ReadonlyArray<CardRecruit> => {
  const recruits: Array<CardRecruit> = []
  for (const region of regionsFor({ rules, table }, vars, group, part))
    for (let figure = placedOf(vars, part); figure < group.figures.length; figure++) {
      const pieces = at(group.figures, figure)
        .map((id) => pieceIx(rules, id))
        .filter((piece) => canPlace(rules, table, piece, region))
      for (const piece of pieces) recruits.push({ part, figure, piece, region })
      if (pieces.length > 0) break
    }
  return recruits
}

/** How many units of a kind a group could still take. */
const demandOf = (
  { rules, table }: World,
  vars: PlacingVars,
  part: readonly [group: RecruitPart, place: number],
  piece: PieceIx,
): number => {
  const [group, place] = part
  const left = group.figures.slice(placedOf(vars, place))
  const named = left.filter((kinds) => kinds.includes(pieceId(rules, piece))).length
  const rooms = regionsFor({ rules, table }, vars, group, place).map((region) =>
    roomIn(rules, table, vars.side, region),
  )
  return Math.min(named, Math.max(0, ...rooms))
}

/** Whether there are too few figures for all groups, so that it matters which comes first. */
const areScarce = (
  rules: Rules,
  table: Table,
  vars: PlacingVars,
  groups: ReadonlyArray<RecruitPart>,
): boolean => {
  const kinds = new Set(groups.flatMap(({ figures }) => figures.flat()).map((id) => pieceIx(rules, id)))
  return [...kinds].some((piece) => {
    const demand = groups.reduce(
      (sum, group, part) => sum + demandOf({ rules, table }, vars, [group, part], piece),
      0,
    )
    return isUnit(rules, piece) && demand > inReserve(rules, table, piece)
  })
}

/** Whether a card speaks of one region: by its name, or as that of somebody. */
const namesRegion = (site: Site): boolean => {
  switch (site.kind) {
    case 'withAnyOf':
      return site.who.length === 1
    case 'withArmy':
    case 'free':
      return regionsIn(site.area).size === 1
    case 'either':
      return false
    default:
      return regionsIn(site).size === 1
  }
}

/** Whether the card lets its player choose the region or the kind of a recruit. */
const isChosen = (
  vars: PlacingVars,
  groups: ReadonlyArray<RecruitPart>,
  { part, figure }: CardRecruit,
): boolean => {
  const { area, figures } = at(groups, part)
  return at(figures, figure).length > 1 || (regionOfPart(vars, part) < 0 && !namesRegion(area))
}

/** What can come next of each group that is not done. */
const openRecruits = (
  { rules, table }: World,
  vars: PlacingVars,
  groups: ReadonlyArray<RecruitPart>,
): ReadonlyArray<ReadonlyArray<CardRecruit>> =>
  groups
    .map((group, part) => recruitsOf({ rules, table }, vars, group, part))
    .filter((recruits) => recruits.length > 0)

/** What can come next: of any group. Where two could take the same recruit it is of the first. */
export const cardRecruits = (
  rules: Rules,
  table: Table,
  vars: PlacingVars,
  groups: ReadonlyArray<RecruitPart>,
): ReadonlyArray<CardRecruit> => {
  const all = openRecruits({ rules, table }, vars, groups).flat()
  return all.filter(
    ({ piece, region }, place) =>
      all.findIndex((other) => other.piece === piece && other.region === region) === place,
  )
}

/** A recruit that the card leaves to nobody; where there are too few figures somebody says who comes. */
export const forcedRecruit = (
  rules: Rules,
  table: Table,
  vars: PlacingVars,
  groups: ReadonlyArray<RecruitPart>,
): CardRecruit | undefined => {
  const open = openRecruits({ rules, table }, vars, groups)
  const kept = open.length > 1 && areScarce(rules, table, vars, groups) ? [open.flat()] : open
  const [only] =
    kept.find(([first, other]) => first !== undefined && !other && !isChosen(vars, groups, first)) ?? []
  return only
}

/** Groups that are alike are kept in the order of their regions, whichever was named first. */
export const inOrder = (vars: PlacingVars, groups: ReadonlyArray<RecruitPart>): PlacingVars => {
  if (vars.regions.filter((region) => region >= 0).length === 0 || groups.length < 2) return vars
  const words = groups.map((group) => JSON.stringify(group))
  const last = (region: RegionIx): number => (region < 0 ? Infinity : region)
  const parts = groups.map((_, part) => {
    const alike = groups.map((__, other) => other).filter((other) => words[other] === words[part])
    const sorted = [...alike].sort(
      (one, other) => last(regionOfPart(vars, one)) - last(regionOfPart(vars, other)) || one - other,
    )
    return at(sorted, alike.indexOf(part))
  })
  return {
    ...vars,
    regions: parts.map((part) => regionOfPart(vars, part)),
    placed: parts.map((part) => placedOf(vars, part)),
  }
}
