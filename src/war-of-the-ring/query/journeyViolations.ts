/**
 * Why a figure cannot travel, or not to a region (chapter VI, moving Characters; chapter VIII, separating).
 * Each list is empty exactly when `reach` allows it.
 */
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import { LEGAL } from '../../kernel/types'
import type { Violation } from '../model/bundle'
import type { PieceId, RegionId } from '../model/ids'
import type { Bits, CharacterIx, PlaceIx, RegionIx, SideIx, Table } from '../model/table'
import { isOwnCharacter } from './command'
import { violation } from '../rulebook'
import { isBesieged, levelOf, placeOf, regionOf, rootedIn } from './armies'
import { enemyOf, isParted, regionId, regionIx } from './board'
import { farInWords, since } from './absent'
import { within } from './names'
import { characterId, sideId, sideOfCharacter } from './pieces'
import { whereabouts } from './requirements'
import {
  barrierTo,
  canLeave,
  distanceTo,
  FLYERS,
  heldUpIn,
  isInReach,
  nazgulRegions,
  shutsOutMinions,
  type Walk,
} from './reach'

type Violations = ReadonlyArray<Violation>

/** Who goes, and whether he leaves the Fellowship by it: then he may also stay where he is (ruling OR-64). */
export interface Walker {
  readonly piece: PieceId
  readonly group: Bits
  readonly separates: boolean
}

const STAYS = 'it is the region where he is'

/** Why he did not move who ought to. */
export const standsStill = (piece: PieceId | 'nobody'): Violation =>
  violation('characters.when', { die: 'character', piece })

/** Whose somebody is, if he is of the enemy; else where he is. */
export const whoseOrWhere = ({ rules, table }: World, side: SideIx, character: CharacterIx): string => {
  const piece = characterId(rules, character)
  const enemy = enemyOf(side)
  return sideOfCharacter(rules, character) === enemy
    ? `${within(rules, piece)} is of ${within(rules, sideId(enemy))}`
    : whereabouts(rules, table, piece)
}

/** Why somebody is none of those who travel for a side: he is of the enemy, or not on the map. */
export const awayViolations = ({ rules, table }: World, side: SideIx, character: CharacterIx): Violations =>
  sideOfCharacter(rules, character) === side && placeOf(table, character) >= 0
    ? LEGAL
    : [since(standsStill(characterId(rules, character)), whoseOrWhere({ rules, table }, side, character))]

/** Nazgûl fly for the Shadow, and none from a region where there is none. */
export const nazgulViolations = (table: Table, side: SideIx, region: RegionId): Violations => {
  if (side === 0) return [since(violation('pieces.nazgul', {}), 'they are of the Shadow')]
  return nazgulRegions(table, []).includes(regionIx(region))
    ? LEGAL
    : [violation('characters.nazgul', { region, because: 'no Nazgûl is there' })]
}

const besieged = (walk: Walk, piece: PieceId, at: RegionIx, to: RegionIx): Violation =>
  walk.side === 0
    ? violation('characters.besiegedStronghold', { piece, region: regionId(at) })
    : violation('characters.mouthOfSauron', facts(walk, piece, to))

const facts = ({ from, steps }: Walk, piece: PieceId, to: RegionIx) => ({
  piece,
  from: regionId(from),
  to: regionId(to),
  limit: steps,
})

/** By which rule he goes no farther. */
const reachRule = (walk: Walk, { piece, separates }: Walker, to: RegionIx): Violation => {
  if (separates) return violation('fellowship.separateReach', { piece, to: regionId(to), limit: walk.steps })
  return walk.side === 1
    ? violation('characters.mouthOfSauron', facts(walk, piece, to))
    : violation('characters.companions', facts(walk, piece, to))
}

const tooFar = (rules: Rules, walk: Walk, walker: Walker, to: RegionIx): Violations => {
  const away = distanceTo(walk.from, to)
  const { rule, facts } = reachRule(walk, walker, to)
  const because = farInWords(within(rules, walker.piece), away, walk.steps)
  const broken = { rule, facts: { ...facts, away, because } }
  const rider = walk.side === 1 || walker.separates ? undefined : heldUpIn(rules, walker.group)
  return rider === undefined || away > rider.level
    ? [broken]
    : [
        broken,
        violation('character.shadowfax', { piece: characterId(rules, rider.character), limit: rider.level }),
      ]
}

const acrossBorder = ({ from }: Walk, { piece, separates }: Walker, to: RegionIx): Violation => {
  const way = { from: regionId(from), to: regionId(to) }
  return separates
    ? violation('fellowship.separatePath', way)
    : violation('characters.blackBorder', { piece, ...way })
}

const barred = (table: Table, walk: Walk, piece: PieceId, to: RegionIx): Violations => {
  const at = barrierTo(table, walk, to)
  if (at < 0) return LEGAL
  const region = regionId(at)
  if (isBesieged(table, walk.side, at)) return [besieged(walk, piece, at, to)]
  return walk.side === 0
    ? [violation('characters.shadowStronghold', { piece, region })]
    : [violation('characters.minionStronghold', { piece, region })]
}

/** Why a walk cannot end in a region. */
export const walkViolations = (
  { rules, table }: World,
  walk: Walk,
  walker: Walker,
  to: RegionIx,
): Violations => {
  if (to === walk.from) return walker.separates ? LEGAL : [since(standsStill(walker.piece), STAYS)]
  if (isInReach(table, walk, to)) return LEGAL
  const found: Array<Violation> = []
  const isTooFar = distanceTo(walk.from, to) > walk.steps
  if (isTooFar) found.push(...tooFar(rules, walk, walker, to))
  if (walk.side === 0 && isParted(walk.from, to)) found.push(acrossBorder(walk, walker, to))
  return isTooFar ? found : [...found, ...barred(table, walk, walker.piece, to)]
}

/** Why a Nazgûl cannot fly from a place to a region. */
export const flightViolations = (
  table: Table,
  piece: PieceId,
  from: PlaceIx,
  to: RegionIx,
): ReadonlyArray<Violation> => {
  if (regionOf(from) === to) return [since(standsStill(piece), STAYS)]
  return shutsOutMinions(table, to)
    ? [
        violation('characters.nazgulStronghold', { piece, region: regionId(to) }),
        violation('pieces.nazgulFlight', { region: regionId(to) }),
      ]
    : LEGAL
}

/** Why a character of a side cannot travel now; some have done so already. */
export const travellerViolations = (
  { rules, table }: World,
  side: SideIx,
  character: CharacterIx,
  moved: Bits,
): Violations => {
  const piece = characterId(rules, character)
  const away = awayViolations({ rules, table }, side, character)
  if (away.length > 0) return away
  const place = placeOf(table, character)
  if ((moved >> character) & 1) return [since(standsStill(piece), 'he has moved already')]
  if (!isOwnCharacter(rules, table, side, character)) return [violation('partners.minions', { piece })]
  if ((rootedIn(rules, table) >> character) & 1)
    return [
      violation('characters.levelZero', { piece }),
      ...(side === 1 ? [violation('characters.saruman', { piece, region: regionId(regionOf(place)) })] : []),
    ]
  if ((FLYERS(rules) >> character) & 1) return LEGAL
  const from = regionOf(place)
  if (canLeave(table, side, from)) return LEGAL
  return [besieged({ side, from, steps: levelOf(rules, character) }, piece, from, from)]
}
