/**
 * Why a party cannot be put together in some way: the rules behind the numbers that `party` allows.
 */
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import type { Violation } from '../model/bundle'
import type { PartyVars } from '../model/frames'
import type { PieceIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { NOT_THERE, since } from './absent'
import { forceAt, regionOf, rootedIn } from './armies'
import { areAdjacent, nationId, regionId } from './board'
import { unescorted } from './escorts'
import { isBound } from './command'
import { partyViolations } from './commandViolations'
import { strayViolations } from './marches'
import { numberWord } from './names'
import { canBringAll, isSettled, openKinds, rangeOf } from './party'
import { countIn, isUnit, leadersIn, nationOfPiece, pieceId, sideOfPiece, unitsIn } from './pieces'
import { isAtWar, mayEnter } from './politics'

const NOT_HIS = 'these are not his to command'

const partsViolation = (rules: Rules, { purpose, from, to }: PartyVars, piece: PieceIx): Violation => {
  const region = regionId(regionOf(from))
  if (purpose === 'move') return violation('movement.parts', { region, piece: pieceId(rules, piece) })
  return purpose === 'attack'
    ? violation('battle.rearguard', { from: region })
    : violation('battle.advance', { piece: pieceId(rules, piece), to: regionId(to) })
}

const leadViolation = (rules: Rules, vars: PartyVars, piece: PieceIx): Violation => {
  if (vars.escort !== 0) return unescorted(rules, vars.escort)
  return vars.purpose === 'move'
    ? violation('movement.leaderGoes', { from: regionId(regionOf(vars.from)) })
    : since(partsViolation(rules, vars, piece), 'somebody who leads must be among them')
}

/** Too many at one end of the march: where it leads, or where it must relieve. */
const stackingViolation = (rules: Rules, { to, total, most }: PartyVars): Violation =>
  violation('movement.stacking', {
    region: regionId(to),
    limit: rules.limits.units,
    holds: rules.limits.units + total - most,
  })
const overfullViolation = (rules: Rules, { from, total, least }: PartyVars): Violation =>
  violation('movement.stacking', {
    region: regionId(regionOf(from)),
    limit: rules.limits.units,
    holds: total + least,
  })

/** Whether somebody must stay with Leaders who cannot go. */
const isStranding = (
  rules: Rules,
  table: Table,
  { side, from, available, total, most }: PartyVars,
): boolean =>
  leadersIn(forceAt(rules, table, side, from)) > leadersIn(available) &&
  unitsIn(available) === total &&
  most === total - 1

/** Why not all of a kind, or not everybody: no room, or a Leader left alone. */
const capViolation = (rules: Rules, table: Table, vars: PartyVars, piece: PieceIx): Violation =>
  vars.purpose === 'attack' || isStranding(rules, table, vars)
    ? since(partsViolation(rules, vars, piece), `no more than ${numberWord(vars.most)} units can go`)
    : stackingViolation(rules, vars)

/** Why a kind that is not asked about, or not any more, cannot be brought. */
const otherViolations = (
  rules: Rules,
  table: Table,
  vars: PartyVars,
  piece: PieceIx,
): ReadonlyArray<Violation> => {
  const there =
    sideOfPiece(rules, piece) === vars.side &&
    countIn(rules, forceAt(rules, table, vars.side, vars.from), piece) > 0
  const broken = partsViolation(rules, vars, piece)
  if (!there) return [since(broken, NOT_THERE)]
  if (countIn(rules, vars.available, piece) > 0) return [since(broken, 'of these it is settled who goes')]
  if (piece >= rules.firstCharacter && (rootedIn(rules, table) >> (piece - rules.firstCharacter)) & 1)
    return [violation('characters.levelZero', { piece: pieceId(rules, piece) })]
  return absentViolations(rules, table, vars, piece)
}

/** Why somebody who is there may not go: his Nation is not at war, or he was in the rearguard. */
const absentViolations = (
  rules: Rules,
  table: Table,
  vars: PartyVars,
  piece: PieceIx,
): ReadonlyArray<Violation> => {
  const ix = nationOfPiece(rules, piece)
  const nation = nationId(ix)
  if (vars.purpose === 'advance') return [violation('battle.rearguardSafe', { piece: pieceId(rules, piece) })]
  if (ix < 0) return [since(partsViolation(rules, vars, piece), NOT_HIS)]
  if (vars.purpose === 'move' && !mayEnter(table, ix, vars.to))
    return [
      ...strayViolations(table, ix, { from: regionOf(vars.from), to: vars.to }),
      ...peaceViolations(rules, vars, piece),
    ]
  // Of those who may enter the last region, one who is not at war may be barred on the way to it.
  const isOnTheWay = vars.purpose === 'move' && !areAdjacent(regionOf(vars.from), vars.to)
  if (isAtWar(table, ix) || !(isOnTheWay || vars.purpose === 'attack'))
    return [since(partsViolation(rules, vars, piece), NOT_HIS)]
  const rearguard = violation('battle.forcedRearguard', { nation, piece: pieceId(rules, piece) })
  return [...(vars.purpose === 'attack' ? [rearguard] : []), ...peaceViolations(rules, vars, piece)]
}

/** Troops of a Nation not at war keep its limits, also beside others who may go. */
const peaceViolations = (
  rules: Rules,
  { available }: PartyVars,
  piece: PieceIx,
): ReadonlyArray<Violation> => {
  const nation = nationId(nationOfPiece(rules, piece))
  const peace = violation('politics.nonBelligerent', { nation, piece: pieceId(rules, piece) })
  return unitsIn(available) === 0 ? [peace] : [peace, violation('politics.stacked', { nation })]
}

const tooFewViolation = (rules: Rules, vars: PartyVars, piece: PieceIx): Violation => {
  const gone = unitsIn(vars.chosen)
  if (isUnit(rules, piece)) {
    if (vars.least > 1) return overfullViolation(rules, vars)
    return gone === 0 && !hasOthers(rules, vars, piece)
      ? since(partsViolation(rules, vars, piece), 'a unit must be among them')
      : leadViolation(rules, vars, piece)
  }
  return gone === vars.total
    ? since(partsViolation(rules, vars, piece), 'no unit stays with a Leader who stays')
    : leadViolation(rules, vars, piece)
}

/** Whether units of another kind could still go. */
const hasOthers = (rules: Rules, vars: PartyVars, piece: PieceIx): boolean =>
  openKinds(rules, vars).some((one) => one !== piece && isUnit(rules, one))

/** Why not so many: none are left, no room, somebody would stay alone, or one who leads needs the room. */
const tooManyViolation = (
  { rules, table }: World,
  vars: PartyVars,
  piece: PieceIx,
  number: number,
): Violation => {
  const there = countIn(rules, vars.available, piece)
  if (number > there)
    return since(partsViolation(rules, vars, piece), `no more than ${numberWord(there)} can go`)
  const going = unitsIn(vars.chosen) + number
  if (going > vars.most) return capViolation(rules, table, vars, piece)
  return going === vars.total
    ? since(partsViolation(rules, vars, piece), 'then no unit stays with a Leader who stays')
    : leadViolation(rules, vars, piece)
}

/** Why so many do not go together, though there is room for them. */
const boundViolations = (
  { rules, table }: World,
  vars: PartyVars,
  piece: PieceIx,
  number: number,
): ReadonlyArray<Violation> => {
  const there = countIn(rules, vars.available, piece)
  if (!isBound(rules, table, vars) || number > there || unitsIn(vars.chosen) + number > vars.most) return []
  return partyViolations(rules, table, vars)
}

/** Every rule against bringing so many of a kind. */
export const bringViolations = (
  { rules, table }: World,
  vars: PartyVars,
  piece: PieceIx,
  number: number,
): ReadonlyArray<Violation> => {
  if (!openKinds(rules, vars).includes(piece)) return otherViolations(rules, table, vars, piece)
  const { least, most } = rangeOf(rules, table, vars, piece)
  const world = { rules, table }
  const bound = number < least || number > most ? boundViolations(world, vars, piece, number) : []
  if (bound.length > 0) return bound
  if (number > most) return [tooManyViolation(world, vars, piece, number)]
  return number < least ? [tooFewViolation(rules, vars, piece)] : []
}

/** Every rule against bringing everybody. */
export const bringAllViolations = (rules: Rules, table: Table, vars: PartyVars): ReadonlyArray<Violation> => {
  if (isSettled(rules, vars) || canBringAll(rules, table, vars)) return []
  const [piece = 0] = openKinds(rules, vars)
  return unitsIn(vars.available) > vars.most
    ? [capViolation(rules, table, vars, piece)]
    : [since(partsViolation(rules, vars, piece), 'somebody must stay')]
}
