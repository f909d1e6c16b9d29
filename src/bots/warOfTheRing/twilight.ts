/**
 * What Twilight of the Third Age asks, as bots see it: factions and siege engines for a Muster result, ships
 * and Ents, and what is done about a Hunt tile. Games without it never come here.
 */
import type { Action, BesideJson, Faction, RegionId } from '../../war-of-the-ring'
import { fieldOf, powerOf, regionIx, STEPS, type SideIx } from './board'
import { needAt } from './front'
import { rateDeclare } from './journey'
import type { Table } from './lore'

/** What a side goes by here. */
interface Scene {
  readonly table: Table
  readonly side: SideIx
  readonly pull: () => ReadonlyArray<number>
  readonly need: () => number
}

const ORTHANC = regionIx('orthanc')

const countAt = (places: ReadonlyArray<RegionId>, region: RegionId): number =>
  places.filter((place) => place === region).length

/** What a faction that comes into play is worth. */
const COMING: Readonly<Record<Faction, number>> = { dunlendings: 7, corsairs: 5, ents: 5 }
/** Ships beyond so many are of little use. */
const FLEET = 3

const rateCall = ({ ships }: BesideJson, faction: Faction): number => {
  if (faction === 'dunlendings') return 4.3
  return ships.length < FLEET ? 2.2 : 0.6
}

/** A die for something that only the expansion has; undefined if it is none. */
export const rateTwilightUse = ({ table, side, need }: Scene, action: Action): number | undefined => {
  const { beside } = table.seen
  if (beside === null) return undefined
  switch (action.kind) {
    case 'bringFaction':
      return COMING[action.faction]
    case 'callFaction':
      return rateCall(beside, action.faction)
    case 'buildEngine':
      return side === 1
        ? 4.2 - 1.2 * beside.towers.length
        : 1 + Math.min(2, 0.5 * need()) - 0.5 * beside.trebuchets.length
    case 'declareWithDie':
      return rateDeclare(table) > 0 ? 1.2 : -2
    default:
      return undefined
  }
}

/** Ships go where Armies are drawn, and do not leave an Army behind without one. */
const rateSail = ({ table, pull }: Scene, { ships }: BesideJson, action: Action): number => {
  if (action.kind !== 'sail') return 0
  const [from, to] = [regionIx(action.from), regionIx(action.to)]
  const strands = fieldOf(table, 1, from) !== null && countAt(ships, action.from) <= action.number
  const drawn = (pull()[to] ?? 0) - (pull()[from] ?? 0)
  return drawn + (countAt(ships, action.to) === 0 ? 0.3 : -0.3) - (strands ? 1 : 0) - 0.1 * action.number
}

/** Ents go towards Orthanc, and attack the strongest. */
const rateEnts = ({ table }: Scene, action: Action): number => {
  if (action.kind === 'aim') {
    const region = regionIx(action.region)
    return 1 + 0.2 * powerOf(fieldOf(table, 1, region)) + (region === ORTHANC ? 1 : 0)
  }
  if (action.kind !== 'goTo') return 0
  const region = regionIx(action.region)
  return region === ORTHANC ? 3 : 0.4 - 0.2 * (STEPS[region]?.[ORTHANC] ?? 9)
}

/** Whether a tile that was drawn is one that the Shadow would rather see again in the pool. */
const rateRedraw = ({ seen, lore }: Table): number => {
  const harm = seen.tile === null ? 0 : (lore.harms.get(seen.tile) ?? 0)
  return harm < 1.5 ? 0.5 : -0.5
}

const rateSite = ({ table, side, pull }: Scene, action: Action): number => {
  if (action.kind !== 'aim') return 0
  const region = regionIx(action.region)
  return side === 0 ? needAt(table, 0, region) : (pull()[region] ?? 0)
}

/** How an answer to what only the expansion asks looks; undefined if it is none. */
export const rateTwilight = (scene: Scene, action: Action): number | undefined => {
  const { beside } = scene.table.seen
  if (beside === null) return undefined
  if (action.kind === 'sail') return rateSail(scene, beside, action)
  switch (scene.table.seen.asked) {
    case 'decide/site':
    case 'decide/reinforce':
      return rateSite(scene, action)
    case 'decide/ents':
      return rateEnts(scene, action)
    case 'decide/getIt':
      return action.kind === 'redraw' ? rateRedraw(scene.table) : 0
    case 'decide/recruits':
      return action.kind === 'chooseNumber' ? action.number : 0
    case 'decide/light':
    case 'decide/claim':
    case 'decide/boon':
    case 'decide/engines':
    case 'decide/clearTable':
      return action.kind === 'pass' || action.kind === 'done' ? 0 : 0.5
    default:
      return undefined
  }
}
