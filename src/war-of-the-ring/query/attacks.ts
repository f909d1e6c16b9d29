/**
 * Who may attack whom (chapter VI, Starting a Battle): a neighbouring Army, a besieged garrison from the
 * field around it, or the besiegers from inside.
 */
import type { Rules } from '../model/config'
import type { World, Violation } from '../model/bundle'
import { LEGAL } from '../../kernel/types'
import type { AttackVars, BattleKind, PartyVars } from '../model/frames'
import {
  INSIDE,
  type Army,
  type Bits,
  type CardIx,
  type Force,
  type PlaceIx,
  type RegionIx,
  type SideIx,
  type Table,
} from '../model/table'
import { violation } from '../rulebook'
import { noArmyIn, noArmyOf, since } from './absent'
import { armyAt, boxOf, fieldOf, forceAt, isInside, leadsAttack, placeIn, regionOf } from './armies'
import { areAdjacent, enemyOf, isParted, nationId, neighboursOf, regionId, STRONGHOLDS } from './board'
import { hasSeaways, isSeaway, waysFrom } from './beside'
import { charactersIn, strikeMask } from './command'
import { commandViolations, togetherViolations } from './commandViolations'
import { isEscorted, unescorted } from './escorts'
import { canGather, partyOf, type Gathering } from './party'
import { isNobody, leadersIn, unitsIn } from './pieces'
import { nationsWithUnits, warMask } from './politics'
import { closedBy, isClosedTo } from './tableCards'
import type { DieFace } from '../model/ids'

/** Those in a place who may attack: figures of Nations at war that are his to command, Nazgûl, characters. */
const attackers = ({ rules, table }: World, side: SideIx, place: PlaceIx, force: Force): Force => {
  const mask = warMask(rules, table, side) & strikeMask(rules, table, { side, place, force })
  const { regulars, elites, leaders, nazgul } = force
  const characters = force.characters & charactersIn(rules, table, side, place)
  return { regulars: regulars & mask, elites: elites & mask, leaders: leaders & mask, nazgul, characters }
}

/** Most units that may attack: one stays with Leaders who are not at war (ruling OR-28). */
const mostAttacking = (force: Force, attacking: Force): number => {
  const units = unitsIn(attacking)
  return leadersIn(attacking) < leadersIn(force) && units === unitsIn(force) ? units - 1 : units
}

/** Who attacks: a side, and who must be with it. */
interface Striker {
  readonly side: SideIx
  readonly leader: boolean
  /** One of these has to be in the attack, bits of the escort ids. */
  readonly escort?: Bits
  /** The card by which it attacks: no ship carries it then. */
  readonly card?: CardIx | undefined
}

const hasUnitsAtWar = (rules: Rules, table: Table, { side, regulars, elites }: Army): boolean =>
  ((regulars | elites) & warMask(rules, table, side)) !== 0

/** Whether the Army in a place can attack at all. */
export const canStrike = (rules: Rules, table: Table, striker: Striker, place: PlaceIx): boolean => {
  const { side, leader, escort = 0 } = striker
  const army = armyAt(table, place)
  if (army === null || army.side !== side || !hasUnitsAtWar(rules, table, army)) return false
  const force = forceAt(rules, table, side, place)
  const attacking = attackers({ rules, table }, side, place, force)
  return (
    mostAttacking(force, attacking) > 0 &&
    (!leader || leadsAttack(rules, table, side, attacking)) &&
    isEscorted(rules, force, escort) &&
    (table.partners === undefined ||
      canGather(rules, table, gatheringOf({ rules, table }, { ...striker, from: place, to: place })))
  )
}

/** Calls for every possible attack, with places, until the visitor says enough. */
export const eachAttack = (
  rules: Rules,
  table: Table,
  striker: Striker,
  visit: (from: PlaceIx, to: PlaceIx) => boolean,
): boolean => {
  const { fields } = table
  const { side } = striker
  const bySea = hasSeaways(table, striker)
  for (let from = 0; from < fields.length; from++) {
    if (fields[from]?.side !== side) continue
    let strikes: boolean | undefined
    if (
      boxOf(table, from) !== null &&
      !isClosedTo(rules, table, side, from) &&
      (strikes ??= canStrike(rules, table, striker, from)) &&
      visit(from, from + INSIDE)
    )
      return true
    const neighbours = bySea ? waysFrom(table, striker, from) : neighboursOf(from)
    for (let ix = 0; ix < neighbours.length && strikes !== false; ix++) {
      const to = neighbours[ix] as RegionIx
      const enemy = fields[to] ?? null
      if (enemy === null || enemy.side === side || isClosedTo(rules, table, side, to)) continue
      if ((strikes ??= canStrike(rules, table, striker, from)) && visit(from, to)) return true
    }
  }
  for (let ix = 0; ix < STRONGHOLDS.length; ix++) {
    const region = STRONGHOLDS[ix] as RegionIx
    if (table.boxes[ix]?.side !== side || isClosedTo(rules, table, side, region)) continue
    if (canStrike(rules, table, striker, region + INSIDE) && visit(region + INSIDE, region)) return true
  }
  return false
}

const stop = (): boolean => true
/** Whether any attack is possible. */
export const canAttack = (rules: Rules, table: Table, side: SideIx, leader: boolean): boolean =>
  eachAttack(rules, table, { side, leader }, stop)

/** The place that an attack named by regions goes to: the garrison or the besiegers in the same region. */
export const targetOf = (table: Table, side: SideIx, from: RegionIx, to: RegionIx): PlaceIx => {
  if (from !== to) return to
  return isInside(placeIn(table, side, from)) ? from : from + INSIDE
}

/** What sort of battle an attack leads to. */
export const battleKind = (table: Table, from: PlaceIx, to: PlaceIx): BattleKind => {
  if (isInside(to)) return 'siege'
  if (isInside(from)) return 'sortie'
  return boxOf(table, regionOf(to)) === null ? 'field' : 'relief'
}

/** What the party of an attack is made from. */
const gatheringOf = (
  { rules, table }: World,
  { side, leader, escort = 0, from, to }: Striker & Pick<AttackVars, 'from' | 'to'>,
): Gathering => {
  const force = forceAt(rules, table, side, from)
  const available = attackers({ rules, table }, side, from, force)
  return {
    purpose: 'attack',
    side,
    from,
    to: regionOf(to),
    available,
    least: 1,
    most: mostAttacking(force, available),
    total: unitsIn(force),
    leader,
    escort,
  }
}

/** The party of an attack: who may be in it; the rest is the rearguard. */
export const attackParty = (
  rules: Rules,
  table: Table,
  attack: Striker & Pick<AttackVars, 'from' | 'to'>,
): PartyVars => partyOf(rules, table, gatheringOf({ rules, table }, attack))

const strikeViolations = (
  rules: Rules,
  table: Table,
  striker: Striker,
  place: PlaceIx,
): ReadonlyArray<Violation> => {
  const { side, leader, escort = 0 } = striker
  const army = armyAt(table, place)
  const from = regionId(regionOf(place))
  if (army === null) return []
  const force = forceAt(rules, table, side, place)
  const attacking = attackers({ rules, table }, side, place, force)
  const found: Array<Violation> = []
  if (unitsIn(attacking) === 0 && strikeMask(rules, table, { side, place, force }) !== -1)
    found.push(...commandViolations({ rules, table }, side, place))
  else if (unitsIn(attacking) === 0)
    for (const nation of nationsWithUnits(rules, army))
      found.push(violation('battle.atWar', { nation: nationId(nation), from }))
  else if (mostAttacking(force, attacking) < 1) found.push(violation('battle.rearguard', { from }))
  const isLed = leadsAttack(rules, table, side, unitsIn(attacking) === 0 ? force : attacking)
  if (leader && !isLed)
    found.push(since(violation('battle.start', { die: 'character', from }), 'nobody leads this Army'))
  if (!isEscorted(rules, force, escort)) found.push(unescorted(rules, escort))
  if (found.length > 0 || canStrike(rules, table, striker, place)) return found
  return togetherViolations(rules, table, side, force)
}

/** Why there is nobody to attack: a garrison is attacked from its own region, lone figures never. */
const targetViolation = ({ rules, table }: World, side: SideIx, from: RegionIx, to: RegionIx): Violation => {
  const names = { from: regionId(from), to: regionId(to) }
  if (from !== to && boxOf(table, to) !== null && fieldOf(table, to)?.side === side)
    return violation('siege.battle', names)
  return isNobody(forceAt(rules, table, enemyOf(side), to))
    ? since(violation('battle.targets', names), noArmyOf(rules, enemyOf(side)))
    : violation('battle.loneCharacters', { region: names.to })
}

/** Every rule against an attack named by regions. */
export const attackViolations = (
  { rules, table }: World,
  vars: Striker,
  from: RegionIx,
  to: RegionIx,
): ReadonlyArray<Violation> => {
  const { side } = vars
  const place = placeIn(table, side, from)
  const target = targetOf(table, side, from, to)
  const enemy = armyAt(table, target)
  if (armyAt(table, place)?.side !== side) return [noArmyIn(from)]
  const found: Array<Violation> = [...strikeViolations(rules, table, vars, place)]
  const names = { from: regionId(from), to: regionId(to) }
  if (from !== to && isInside(place))
    found.push(
      since(violation('siege.sortie', names), 'from inside only the besiegers can be attacked'),
      violation('siege.sortieStays', { to: names.to }),
    )
  else if (from !== to && !areAdjacent(from, to) && !isSeaway(table, vars, from, to))
    found.push(since(violation('battle.targets', names), 'they are not next to each other'))
  if (isParted(from, to) && !isSeaway(table, vars, from, to))
    found.push(violation('board.blackBorder', names))
  if (enemy === null || enemy.side === side) found.push(targetViolation({ rules, table }, side, from, to))
  const card = closedBy(rules, table, side, to)
  if (card !== null) found.push(violation('events.onTable', { card }))
  return found.length === 0 ? LEGAL : found
}

/* Why no Army of a side can attack now: what is against each attack on an enemy within its reach. */

const isSame = (one: Violation, other: Violation): boolean =>
  one.rule === other.rule && JSON.stringify(one.facts) === JSON.stringify(other.facts)

/** What is against the attacks on enemies within reach, each reason once. */
const reasonsIn = (world: World, striker: Striker): ReadonlyArray<Violation> => {
  const { table } = world
  const { side } = striker
  const found: Array<Violation> = []
  for (const from of table.fields.keys()) {
    if (armyAt(table, placeIn(table, side, from))?.side !== side) continue
    for (const to of [from, ...waysFrom(table, striker, from)]) {
      const enemy = armyAt(table, targetOf(table, side, from, to))
      if (enemy === null || enemy.side === side) continue
      for (const one of attackViolations(world, striker, from, to))
        if (!found.some((other) => isSame(one, other))) found.push(one)
    }
  }
  return found
}

/** Every rule against an attack by any Army of a side, the reasons of single Armies first. */
export const noAttackViolations = (
  world: World,
  striker: Striker,
  die: DieFace,
): ReadonlyArray<Violation> => {
  const reasons = reasonsIn(world, striker)
  const start = violation('battle.start', { die, from: 'anywhere' })
  if (reasons.length === 0) return [since(start, 'no Army of the enemy can be reached')]
  const who = striker.leader ? 'no Army with somebody who leads' : 'no Army'
  return [...reasons, since(start, `${who} can attack now`)]
}
