/**
 * What may be recruited where (chapter VI, Recruiting New Units), with a Muster result.
 */
import { LIMITS } from '../data/limits'
import { NATION_TABLE } from '../data/nations'
import type { Violation } from '../model/bundle'
import type { RecruitVars } from '../model/frames'
import type { NationIx, PieceIx, RegionIx, SideIx, Table } from '../model/table'
import type { NationData } from '../model/tables'
import { violation } from '../rulebook'
import { isBesieged, unitsInField } from './armies'
import {
  NATION_OF,
  nationId,
  nationIx,
  NO_SETTLEMENT,
  regionId,
  SETTLEMENT_OF,
  settlementsOf,
  STRONGHOLD,
} from './board'
import { holdsHome } from './control'
import {
  countOf,
  FIRST_CHARACTER,
  isElite,
  isLeader,
  isUnit,
  NAZGUL,
  nationOfPiece,
  PIECES_OF,
  pieceId,
  sideOfPiece,
} from './pieces'
import { isAtWar } from './politics'

const SAURON = nationIx('sauron')
const ALL_NAZGUL = (NATION_TABLE[SAURON] as NationData).figures.nazgul

/** The Nation that a kind of piece is recruited for. */
const homeOf = (piece: PieceIx): NationIx => (piece === NAZGUL ? SAURON : nationOfPiece(piece))

/** How many of a kind are among the reinforcements. */
export const inReserve = (table: Table, piece: PieceIx): number =>
  piece === NAZGUL
    ? ALL_NAZGUL - table.nazgul.length
    : countOf(table.reinforcements[sideOfPiece(piece)], piece)

/** Whether a region is a Settlement of the Nation where a die may recruit: held and not besieged. */
export const isOpen = (table: Table, nation: NationIx, region: RegionIx): boolean => {
  const side = nation < 5 ? 0 : 1
  return NATION_OF[region] === nation && holdsHome(table, side, region) && !isBesieged(table, side, region)
}

/** Whether a kind of piece could be placed in an open Settlement. */
const fits = (table: Table, piece: PieceIx, region: RegionIx): boolean => {
  const side = sideOfPiece(piece)
  if (piece === NAZGUL) return SETTLEMENT_OF[region] === STRONGHOLD
  const units = unitsInField(table, side, region)
  return isLeader(piece) ? units > 0 : units < LIMITS.units
}

const maySecond = ({ first, firstIn }: RecruitVars, piece: PieceIx, region: RegionIx): boolean =>
  first < 0 || (!isElite(piece) && region !== firstIn)

/** Calls for every recruit that is possible, until the visitor says enough. */
export const eachRecruit = (
  table: Table,
  vars: RecruitVars,
  visit: (piece: PieceIx, region: RegionIx) => boolean,
): boolean => {
  const pieces = PIECES_OF[vars.side]
  for (let ix = 0; ix < pieces.length; ix++) {
    const piece = pieces[ix] as PieceIx
    if (piece >= FIRST_CHARACTER) break
    const nation = homeOf(piece)
    if (!isAtWar(table, nation) || inReserve(table, piece) === 0) continue
    const regions = settlementsOf(nation)
    for (let place = 0; place < regions.length; place++) {
      const region = regions[place] as RegionIx
      if (isOpen(table, nation, region) && fits(table, piece, region) && maySecond(vars, piece, region))
        if (visit(piece, region)) return true
    }
  }
  return false
}

const stop = (): boolean => true
/** Whether anything can be recruited. */
export const canRecruit = (table: Table, vars: RecruitVars): boolean => eachRecruit(table, vars, stop)
/** Recruiting that has not begun. */
export const freshRecruit = (side: SideIx): RecruitVars => ({ side, first: -1, firstIn: -1 })

const placeFaults = (table: Table, piece: PieceIx, region: RegionIx): ReadonlyArray<Violation> => {
  const nation = homeOf(piece)
  const names = { piece: pieceId(piece), region: regionId(region) }
  if (NATION_OF[region] !== nation || SETTLEMENT_OF[region] === NO_SETTLEMENT)
    return [violation('recruiting.settlement', names)]
  const side = sideOfPiece(piece)
  const faults: Array<Violation> = []
  if (!holdsHome(table, side, region))
    faults.push(
      violation('recruiting.enemyHeld', { region: names.region }),
      violation('capture.noUse', { region: names.region, nation: nationId(nation) }),
    )
  if (isBesieged(table, side, region)) faults.push(violation('recruiting.besieged', { region: names.region }))
  if (piece === NAZGUL && SETTLEMENT_OF[region] !== STRONGHOLD)
    faults.push(violation('recruiting.nazgul', { region: names.region }))
  const units = unitsInField(table, side, region)
  if (isLeader(piece) && units === 0)
    faults.push(violation('pieces.leaderAlone', { region: names.region, nation: nationId(nation) }))
  if (isUnit(piece) && units >= LIMITS.units)
    faults.push(violation('armies.stacking', { region: names.region, limit: LIMITS.units, holds: units }))
  return faults
}

/** Every rule against a recruit. */
export const recruitFaults = (
  table: Table,
  vars: RecruitVars,
  piece: PieceIx,
  region: RegionIx,
): ReadonlyArray<Violation> => {
  const names = { piece: pieceId(piece), region: regionId(region) }
  if (piece >= FIRST_CHARACTER || sideOfPiece(piece) !== vars.side)
    return [violation('recruiting.yield', { pieces: names.piece })]
  const faults: Array<Violation> = []
  const nation = homeOf(piece)
  if (!isAtWar(table, nation)) faults.push(violation('recruiting.atWar', { nation: nationId(nation) }))
  if (inReserve(table, piece) === 0)
    faults.push(violation('recruiting.figures', { nation: nationId(nation), piece: names.piece }))
  faults.push(...placeFaults(table, piece, region))
  if (vars.first >= 0 && isElite(piece)) faults.push(violation('recruiting.yield', { pieces: names.piece }))
  if (region === vars.firstIn) faults.push(violation('recruiting.separately', { region: names.region }))
  return faults
}
