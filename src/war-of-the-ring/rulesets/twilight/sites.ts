/**
 * Where Muster results bring what Twilight of the Third Age adds (chapter XII): factions, their figures,
 * siege engines.
 */
import type { World } from '../../model/bundle'
import type { Faction } from '../../model/ids'
import type { RegionIx, SideIx, Table } from '../../model/table'
import { fieldOf, isOnMap, unitsInField } from '../../query/armies'
import { AWAKENINGS, FANGORN, isFactionHere, isFactionIn, NOTHING_BESIDE } from '../../query/beside'
import { nationIx, NATION_OF, regionIx } from '../../query/board'
import { canPlace } from '../../query/cardRecruits'
import { regionOfCharacter } from '../../query/conditions'
import { isOwnNation } from '../../query/command'
import { controllerOf } from '../../query/control'
import { characterIx, pieceIx, unitsIn } from '../../query/pieces'
import { within } from '../../query/names'
import { isAtWar } from '../../query/politics'
import { inReserve } from '../../query/recruits'
import { whereabouts } from '../../query/requirements'

/** The two Settlements of the Dunlendings. */
export const DUNLANDS: ReadonlyArray<RegionIx> = [regionIx('north-dunland'), regionIx('south-dunland')]
/** Where ships come. */
export const UMBAR: RegionIx = regionIx('umbar')
const LANDS = [nationIx('isengard'), nationIx('rohan')]
/** The regions of these Nations. */
const CALLED_TO: ReadonlyArray<RegionIx> = NATION_OF.flatMap((nation, region) =>
  LANDS.includes(nation) ? [region] : [],
)

const besideOf = ({ beside }: Table) => beside ?? NOTHING_BESIDE

/** The Dunlendings as a kind of piece. */
export const dunlending = ({ rules }: World): number => pieceIx(rules, 'dunlending')

/** Whether a Companion is in Fangorn, with the Ring-bearers or without. */
export const isCompanionInFangorn = (world: World): boolean => {
  const { companionIds } = world.rules
  for (let ix = 0; ix < companionIds.length; ix++)
    if (regionOfCharacter(world, ix, true) === FANGORN) return true
  return false
}

/** Whether an Ent is left to come: none when all the cards that wake them have been played (ruling OT-16). */
export const hasEnt = ({ rules, table }: World): boolean => {
  const { ents, entsLost, awakenings } = besideOf(table)
  return awakenings < AWAKENINGS && ents.length + entsLost < (rules.beside?.ents ?? 0)
}
/** Whether a ship is left to come, and may. */
export const hasShip = ({ rules, table }: World): boolean =>
  controllerOf(table, UMBAR) === 1 && besideOf(table).ships.length < (rules.beside?.ships ?? 0)

/** Rules that bring a faction into play. */
type Enters = 'twilight.dunlendingsEnter' | 'twilight.corsairsEnter' | 'twilight.entsEnter'

/** Whose a faction is, and the rule that brings it. */
export const FACTION_DATA: Readonly<Record<Faction, { readonly side: SideIx; readonly enters: Enters }>> = {
  dunlendings: { side: 1, enters: 'twilight.dunlendingsEnter' },
  corsairs: { side: 1, enters: 'twilight.corsairsEnter' },
  ents: { side: 0, enters: 'twilight.entsEnter' },
}

const ISENGARD = nationIx('isengard')
const SOUTHRONS = nationIx('southrons')
const LEADERS = { dunlendings: ISENGARD, corsairs: SOUTHRONS } as const
/** Whether a faction is that of the player on turn: the Ents are either partner's (ruling OR-97). */
export const isOwnFaction = ({ rules, table }: World, faction: Faction): boolean =>
  faction === 'ents' || isOwnNation(rules, table, 1, LEADERS[faction])

/** Whether a faction can be brought into play now. */
export const canBring = (world: World, faction: Faction): boolean => {
  const { rules, table } = world
  if (isFactionIn(table, faction) || !isOwnFaction(world, faction) || !isFactionHere(rules, faction))
    return false
  if (faction === 'dunlendings')
    return (
      isAtWar(table, ISENGARD) && DUNLANDS.some((region) => canPlace(rules, table, dunlending(world), region))
    )
  if (faction === 'corsairs') return isAtWar(table, SOUTHRONS) && hasShip(world)
  return isOnMap(table, characterIx(rules, 'saruman')) && isCompanionInFangorn(world) && hasEnt(world)
}

const isCallable = ({ rules, table }: World, region: RegionIx): boolean => {
  const field = fieldOf(table, region)
  return (
    field !== null &&
    field.side === 1 &&
    unitsIn(field) > 0 &&
    unitsInField(table, 1, region) < rules.limits.units
  )
}

/** The regions to which Dunlendings are called. */
export const callSites = (world: World): ReadonlyArray<RegionIx> =>
  inReserve(world.rules, world.table, dunlending(world)) === 0
    ? []
    : CALLED_TO.filter((region) => isCallable(world, region))

const canCallDunlendings = (world: World): boolean => {
  if (inReserve(world.rules, world.table, dunlending(world)) === 0) return false
  for (const region of CALLED_TO) if (isCallable(world, region)) return true
  return false
}

/** Whether a faction in play can be called now. */
export const canCall = (world: World, faction: Faction): boolean => {
  if (!isFactionIn(world.table, faction) || !isOwnFaction(world, faction)) return false
  if (faction === 'dunlendings') return canCallDunlendings(world)
  return faction === 'corsairs' && hasShip(world)
}

const NONE_LEFT = 'none is left'
const NO_SHADOW_ARMY = 'no Shadow Army in a region of Isengard or Rohan has room for them'

/** What of a faction's own conditions keeps it from coming into play. */
export const missingToBring = (world: World, faction: Faction): string => {
  const { rules, table } = world
  if (!isFactionHere(rules, faction)) return 'this game is without it'
  if (faction === 'dunlendings')
    return isAtWar(table, ISENGARD) ? 'there is no room for them' : 'Isengard is not at war'
  if (faction === 'corsairs')
    return isAtWar(table, SOUTHRONS)
      ? missingToCall(world, faction)
      : `${within(rules, 'southrons')} are not at war`
  if (!isOnMap(table, characterIx(rules, 'saruman'))) return whereabouts(rules, table, 'saruman')
  return isCompanionInFangorn(world) ? NONE_LEFT : 'no Companion is in Fangorn'
}

/** What keeps a faction in play from being called. */
export const missingToCall = (world: World, faction: Faction): string => {
  if (faction === 'dunlendings')
    return inReserve(world.rules, world.table, dunlending(world)) === 0 ? NONE_LEFT : NO_SHADOW_ARMY
  return controllerOf(world.table, UMBAR) === 1 ? NONE_LEFT : 'Umbar is not in Shadow hands'
}
