/**
 * What can be wrong with figures on the map: more than there are, in places that are none, too many in one,
 * Leaders by themselves, sieges without besiegers, Settlements in the wrong hands (chapters II and VI).
 */
import type { Rules } from '../../model/config'
import { derived } from '../../../kernel/derived'
import { REGION_IDS } from '../../model/ids'
import { INSIDE, type Army, type RegionIx, type SideIx, type Table } from '../../model/table'
import { boxOf, fieldOf } from '../armies'
import { boxIx, enemyOf, homeOf, regionId, SETTLEMENT_OF, STRONGHOLD, STRONGHOLDS } from '../board'
import { controllerOf, isCaptured } from '../control'
import { ARMY_PIECES, countOf, figuresOf, leadersIn, pieceId, sideId, unitsIn } from '../pieces'
import { fault, type Faults } from './fault'

/** Everywhere that figures of a side lie or stand. */
const armiesOf = (table: Table, side: SideIx): ReadonlyArray<Army> => {
  const armies: Array<Army> = [table.reinforcements[side]]
  if (side === 0) armies.push(table.casualties)
  for (const army of table.fields) if (army !== null && army.side === side) armies.push(army)
  for (const army of table.boxes) if (army !== null && army.side === side) armies.push(army)
  return armies
}

/** Every figure of a Nation is in exactly one place: on the map, among reinforcements or casualties. */
const supplyFaults = (rules: Rules, table: Table, side: SideIx, faults: Faults): void => {
  const armies = armiesOf(table, side)
  for (const piece of ARMY_PIECES(rules)[side]) {
    const all = figuresOf(rules, piece)
    const number = armies.reduce((sum, army) => sum + countOf(rules, army, piece), 0)
    if (number !== all)
      faults.push(
        fault('armies', `${number} of ${pieceId(rules, piece)} are told of, of ${all}`, 'components.supply'),
      )
  }
}

const NAZGUL_FIGURES = derived((rules: Rules) =>
  rules.nations.reduce((sum, { figures }) => sum + figures.nazgul, 0),
)

/** Whether a place is on the map: a region, or the inside of a Stronghold. */
export const isPlace = (place: number): boolean =>
  place >= 0 && (place < REGION_IDS.length || (place >= INSIDE && boxIx(place - INSIDE) >= 0))

const nazgulFaults = (rules: Rules, { nazgul }: Table, faults: Faults): void => {
  if (nazgul.length > NAZGUL_FIGURES(rules)) {
    const problem = `${nazgul.length} Nazgûl are on the map, of ${NAZGUL_FIGURES(rules)}`
    faults.push(fault('nazgul', problem, 'components.supply'))
  }
  if (!nazgul.every(isPlace)) faults.push(fault('nazgul', 'a Nazgûl is in no place', 'siege.begins'))
}

const isHollow = (army: Army | null): boolean =>
  army !== null && (army.regulars | army.elites | army.leaders) <= 0

/** Words of 32 regions in a set of them. */
const WORDS = 4

const captureFaults = (table: Table, faults: Faults): void => {
  for (let region = 0; region < Math.min(table.captured.length, WORDS) * 32; region++)
    if (isCaptured(table, region) && homeOf(region) === -1)
      faults.push(fault('captured', `${regionId(region)} has no Settlement to capture`, 'capture.marker'))
}

/** What is always true of figures and control markers. */
export const figureFaults = (rules: Rules, table: Table): Faults => {
  const faults: Faults = []
  supplyFaults(rules, table, 0, faults)
  supplyFaults(rules, table, 1, faults)
  nazgulFaults(rules, table, faults)
  if (table.fields.some(isHollow) || table.boxes.some(isHollow))
    faults.push(fault('armies', 'an Army has figures, and no fewer than none of a kind', 'pieces.army'))
  if (table.casualties.side !== 0)
    faults.push(fault('casualties', 'only the Free Peoples have any', 'recruiting.shadowReturn'))
  captureFaults(table, faults)
  return faults
}

/** How many units may be together. */
interface Limited {
  readonly limits: Pick<Rules['limits'], 'units' | 'besiegedUnits'>
}

const stackFaults = (army: Army, place: string, limit: number): Faults => {
  const units = unitsIn(army)
  if (units === 0 && leadersIn(army) > 0)
    return [fault(place, 'Leaders stand there without a unit', 'pieces.leaderAlone')]
  return units > limit ? [fault(place, `${units} units are there, ${limit} at most`, 'armies.stacking')] : []
}

/** A garrison is of the side that controls the Stronghold. */
const garrisonFaults = (table: Table, region: RegionIx, box: Army): Faults =>
  controllerOf(table, region) === box.side
    ? []
    : [
        fault(
          `besieged.${regionId(region)}`,
          `the ${sideId(enemyOf(box.side))} controls the Stronghold`,
          'siege.begins',
        ),
      ]

/** A garrison is inside only while it is besieged. */
const boxFaults = (rules: Limited, table: Table, region: RegionIx): Faults => {
  const box = boxOf(table, region)
  if (box === null) return []
  const where = `besieged.${regionId(region)}`
  const faults = stackFaults(box, where, rules.limits.besiegedUnits)
  if (unitsIn(box) === 0) faults.push(fault(where, 'no unit is inside', 'siege.ends'))
  const field = fieldOf(table, region)
  if (field === null || field.side === box.side || unitsIn(field) === 0)
    faults.push(fault(where, 'nobody besieges it', 'siege.ends'))
  return [...faults, ...garrisonFaults(table, region, box)]
}

/** Units in the field of a Settlement control it, unless a garrison holds out inside. */
const fieldFaults = (rules: Limited, table: Table, region: RegionIx): Faults => {
  const field = fieldOf(table, region)
  if (field === null) return []
  const faults = stackFaults(field, `armies.${regionId(region)}`, rules.limits.units)
  const controller = controllerOf(table, region)
  if (controller === -1 || controller === field.side || unitsIn(field) === 0) return faults
  const holdsOut = SETTLEMENT_OF[region] === STRONGHOLD && boxOf(table, region)?.side === controller
  if (!holdsOut) {
    const problem = `units of the ${sideId(field.side)} stand in ${regionId(region)} and have captured it`
    faults.push(fault('captured', problem, 'capture.when'))
  }
  return faults
}

/** What is true of Armies, sieges and Settlements between two actions. */
export const standingFaults = (rules: Limited, table: Table): Faults => {
  const faults: Faults = []
  for (let region = 0; region < REGION_IDS.length; region++) faults.push(...fieldFaults(rules, table, region))
  for (const region of STRONGHOLDS) faults.push(...boxFaults(rules, table, region))
  return faults
}

/** What is always true of politics: passive Nations are not at war, and some are never passive. */
export const politicsFaults = (rules: Rules, { steps, active }: Table): Faults => {
  const faults: Faults = []
  for (const [nation, { id, stance }] of rules.nations.entries()) {
    const isActive = ((active >> nation) & 1) === 1
    if (!isActive && stance === 'active')
      faults.push(fault(`politics.${id}`, 'is never passive', 'politics.passiveStart'))
    if (!isActive && ((steps >> (nation * 2)) & 3) === 0)
      faults.push(fault(`politics.${id}`, 'is passive and cannot be at war', 'politics.passiveLimit'))
  }
  if (steps < 0 || steps >>> (rules.nations.length * 2) !== 0 || active >>> rules.nations.length !== 0)
    faults.push(fault('politics', 'there are more steps or Nations than there are', 'politics.track'))
  return faults
}
