/**
 * Why a party cannot be put together in some way: the rules behind the numbers that `party` allows.
 */
import { LIMITS } from '../data/limits'
import type { Violation } from '../model/bundle'
import type { PartyVars } from '../model/frames'
import type { PieceIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { forceAt, regionOf, ROOTED } from './armies'
import { nationId, regionId } from './board'
import { strayFaults } from './marches'
import { canBringAll, isSettled, rangeOf } from './party'
import {
  countIn,
  FIRST_CHARACTER,
  isUnit,
  leadersIn,
  nationOfPiece,
  pieceId,
  PIECES_OF,
  sideOfPiece,
  unitsIn,
} from './pieces'
import { isAtWar, mayEnter } from './politics'

/** The kind of piece that is asked about. */
export const askedOf = ({ side, place }: PartyVars): PieceIx => PIECES_OF[side][place] as PieceIx

const partsFault = ({ purpose, from, to }: PartyVars, piece: PieceIx): Violation => {
  const region = regionId(regionOf(from))
  if (purpose === 'move') return violation('movement.parts', { region, piece: pieceId(piece) })
  return purpose === 'attack'
    ? violation('battle.rearguard', { from: region })
    : violation('battle.advance', { piece: pieceId(piece), to: regionId(to) })
}

const leadFault = (vars: PartyVars, piece: PieceIx): Violation => {
  if (vars.escort !== 0) return violation('events.overrides', {})
  return vars.purpose === 'move'
    ? violation('movement.leaderGoes', { from: regionId(regionOf(vars.from)) })
    : partsFault(vars, piece)
}

/** Too many at one end of the march: where it leads, or where it must relieve. */
const stackingFault = ({ to, total, most }: PartyVars): Violation =>
  violation('movement.stacking', {
    region: regionId(to),
    limit: LIMITS.units,
    holds: LIMITS.units + total - most,
  })
const overfullFault = ({ from, total, least }: PartyVars): Violation =>
  violation('movement.stacking', {
    region: regionId(regionOf(from)),
    limit: LIMITS.units,
    holds: total + least,
  })

/** Whether somebody must stay with Leaders who cannot go. */
const isStranding = (table: Table, { side, from, available, total, most }: PartyVars): boolean =>
  leadersIn(forceAt(table, side, from)) > leadersIn(available) &&
  unitsIn(available) === total &&
  most === total - 1

/** Why not all of a kind, or not everybody: no room, or a Leader left alone. */
const capFault = (table: Table, vars: PartyVars, piece: PieceIx): Violation =>
  vars.purpose === 'attack' || isStranding(table, vars) ? partsFault(vars, piece) : stackingFault(vars)

/** Why a kind that is not asked about cannot be brought. */
const otherFaults = (table: Table, vars: PartyVars, piece: PieceIx): ReadonlyArray<Violation> => {
  const there = sideOfPiece(piece) === vars.side && countIn(forceAt(table, vars.side, vars.from), piece) > 0
  if (!there || countIn(vars.available, piece) > 0) return [partsFault(vars, piece)]
  if (piece >= FIRST_CHARACTER && (ROOTED >> (piece - FIRST_CHARACTER)) & 1)
    return [violation('characters.levelZero', { piece: pieceId(piece) })]
  return absentFaults(table, vars, piece)
}

/** Why somebody who is there may not go: his Nation is not at war, or he was in the rearguard. */
const absentFaults = (table: Table, vars: PartyVars, piece: PieceIx): ReadonlyArray<Violation> => {
  const ix = nationOfPiece(piece)
  const nation = nationId(ix)
  if (vars.purpose === 'advance') return [violation('battle.rearguardSafe', { piece: pieceId(piece) })]
  if (ix < 0) return [partsFault(vars, piece)]
  if (vars.purpose === 'move' && !mayEnter(table, ix, vars.to))
    return [
      ...strayFaults(table, ix, { from: regionOf(vars.from), to: vars.to }),
      ...peaceFaults(vars, piece),
    ]
  return vars.purpose === 'attack' && !isAtWar(table, ix)
    ? [violation('battle.forcedRearguard', { nation, piece: pieceId(piece) }), ...peaceFaults(vars, piece)]
    : [partsFault(vars, piece)]
}

/** Troops of a Nation not at war keep its limits, also beside others who may go. */
const peaceFaults = ({ available }: PartyVars, piece: PieceIx): ReadonlyArray<Violation> => {
  const nation = nationId(nationOfPiece(piece))
  const peace = violation('politics.nonBelligerent', { nation, piece: pieceId(piece) })
  return unitsIn(available) === 0 ? [peace] : [peace, violation('politics.stacked', { nation })]
}

const tooFewFault = (vars: PartyVars, piece: PieceIx): Violation => {
  const gone = unitsIn(vars.chosen)
  if (isUnit(piece)) {
    if (vars.least > 1) return overfullFault(vars)
    return gone === 0 && !hasLater(vars) ? partsFault(vars, piece) : leadFault(vars, piece)
  }
  return gone === vars.total ? partsFault(vars, piece) : leadFault(vars, piece)
}

/** Whether units of a later kind could still go. */
const hasLater = ({ side, available, place }: PartyVars): boolean =>
  PIECES_OF[side].some((piece, ix) => ix > place && isUnit(piece) && countIn(available, piece) > 0)

/** Why not so many: none are left, there is no room, or room is kept for somebody who leads. */
const tooManyFault = (table: Table, vars: PartyVars, number: number): Violation => {
  const piece = askedOf(vars)
  if (number > countIn(vars.available, piece)) return partsFault(vars, piece)
  return unitsIn(vars.chosen) + number > vars.most ? capFault(table, vars, piece) : leadFault(vars, piece)
}

/** Every rule against bringing so many of a kind. */
export const bringFaults = (
  table: Table,
  vars: PartyVars,
  piece: PieceIx,
  number: number,
): ReadonlyArray<Violation> => {
  if (isSettled(vars) || piece !== askedOf(vars)) return otherFaults(table, vars, piece)
  const { least, most } = rangeOf(table, vars)
  if (number > most) return [tooManyFault(table, vars, number)]
  return number < least ? [tooFewFault(vars, piece)] : []
}

/** Every rule against bringing everybody. */
export const bringAllFaults = (table: Table, vars: PartyVars): ReadonlyArray<Violation> => {
  if (isSettled(vars) || canBringAll(vars)) return []
  const piece = askedOf(vars)
  return unitsIn(vars.available) > vars.most ? [capFault(table, vars, piece)] : [partsFault(vars, piece)]
}
