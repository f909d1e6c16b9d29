/**
 * Why a card cannot recruit a figure in a region (chapter VI): what its words want there, the enemy, the
 * reinforcements and the room. Each list is empty exactly when `cardRecruits` allows it.
 */
import type { Violation, World } from '../model/bundle'
import type { RecruitPart, Site } from '../model/effects'
import type { PlacingVars } from '../model/frames'
import { INSIDE, type PieceIx, type PlaceIx, type RegionIx } from '../model/table'
import { violation } from '../rulebook'
import { noArmyOf, since } from './absent'
import { areAdjacent, nationId, regionId } from './board'
import { cardPlace, limitAt, sitesOf, unitsAt } from './cardRecruits'
import { regionsIn } from './conditions'
import { within } from './names'
import { isLeader, isUnit, pieceId, sideOfPiece } from './pieces'
import { cardId } from './playable'
import { homeOf, inReserve } from './recruits'
import { whereaboutsOf } from './requirements'

/** A recruit that is asked for. */
interface Wanted {
  readonly piece: PieceIx
  readonly region: RegionIx
}

/** Whether a card speaks of a region at all, whoever is there now. */
const speaksOf = (site: Site, region: RegionIx): boolean => {
  if (site.kind === 'either') return site.sites.some((one) => speaksOf(one, region))
  return regionsIn('area' in site ? site.area : site).has(region)
}

/** What is missing in a region of which a card speaks. */
const missingIn = (
  { rules, table }: World,
  { side, near }: PlacingVars,
  site: Site,
  region: RegionIx,
): string => {
  if (near !== undefined && !areAdjacent(region, near))
    return `it is not next to ${within(rules, regionId(near))}`
  if (sitesOf(rules, table, side, site).includes(region)) return ''
  if (site.kind === 'withAnyOf') return whereaboutsOf(rules, table, site.who)
  return site.kind === 'withArmy' ? noArmyOf(rules, side) : ''
}

/** What stands against any figure of a kind in a region: none is left, the enemy, no unit, no room. */
const roomViolations = ({ rules, table }: World, { piece, region: at }: Wanted): ReadonlyArray<Violation> => {
  const [region, side] = [regionId(at), sideOfPiece(rules, piece)]
  const nation = nationId(homeOf(rules, piece))
  const found: Array<Violation> = []
  if (inReserve(rules, table, piece) === 0)
    found.push(violation('recruiting.figures', { nation, piece: pieceId(rules, piece) }))
  const place = cardPlace(table, side, at)
  if (place < 0) return [...found, violation('recruiting.enemyHeld', { region })]
  const holds = unitsAt(table, side, place)
  if (isLeader(rules, piece) && holds === 0) found.push(violation('pieces.leaderAlone', { region, nation }))
  if (isUnit(rules, piece) && holds >= limitAt(rules, place))
    found.push(...fullViolations({ region, limit: limitAt(rules, place), holds }, place))
  return found
}

/** No room: in a region, or for as many as may be shut up. */
const fullViolations = (
  facts: { readonly region: string; readonly limit: number; readonly holds: number },
  place: PlaceIx,
): ReadonlyArray<Violation> => {
  const stacking = violation('armies.stacking', facts)
  return place < INSIDE ? [stacking] : [stacking, violation('pieces.armySize', facts)]
}

/** Every rule against a recruit of a card that is not possible. */
export const cardRecruitViolations = (
  { rules, table }: World,
  vars: PlacingVars,
  groups: ReadonlyArray<RecruitPart>,
  { piece, region }: Wanted,
): ReadonlyArray<Violation> => {
  const broken = violation('recruiting.byCard', { card: cardId(rules, vars.card), region: regionId(region) })
  const group = groups.find(
    ({ figures, area }) => figures.flat().includes(pieceId(rules, piece)) && speaksOf(area, region),
  )
  if (group === undefined) return [broken]
  const found = roomViolations({ rules, table }, { piece, region })
  if (found.some(({ rule }) => rule === 'recruiting.enemyHeld')) return [...found, broken]
  if (found.length > 0) return found
  const missing = missingIn({ rules, table }, vars, group.area, region)
  return [missing === '' ? broken : since(broken, missing)]
}
