/**
 * What may be recruited where (chapter VI, Recruiting New Units), with a Muster result.
 */
import { at } from '../../kernel/row'
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import { derived } from '../../kernel/derived'
import type { Violation } from '../model/bundle'
import type { RecruitVars } from '../model/frames'
import type { NationIx, PieceIx, RegionIx, SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { since } from './absent'
import { boxOf, isBesieged, placeOf, unitsInField } from './armies'
import {
  NATION_OF,
  nationId,
  nationIx,
  NO_SETTLEMENT,
  regionId,
  regionIx,
  SETTLEMENT_OF,
  settlementsOf,
  STRONGHOLD,
} from './board'
import { nationsToActOn } from './command'
import { nationViolations } from './commandViolations'
import { holdsHome } from './control'
import {
  countOf,
  isElite,
  isLeader,
  isUnit,
  nationOfPiece,
  PIECES_OF,
  pieceId,
  pieceIx,
  sideOfPiece,
  unitsIn,
} from './pieces'
import { isAtWar } from './politics'

const SAURON = nationIx('sauron')
const ALL_NAZGUL = derived((rules: Rules) => at(rules.nations, SAURON).figures.nazgul)

/** The Nation that a kind of piece is recruited for. */
export const homeOf = (rules: Rules, piece: PieceIx): NationIx =>
  piece === rules.nazgul ? SAURON : nationOfPiece(rules, piece)

/** How many of a kind are among the reinforcements. */
export const inReserve = (rules: Rules, table: Table, piece: PieceIx): number =>
  piece === rules.nazgul
    ? ALL_NAZGUL(rules) - table.nazgul.length
    : countOf(rules, table.reinforcements[sideOfPiece(rules, piece)], piece)

/** Whether a region is a Settlement of the Nation where a die may recruit: held and not besieged. */
export const isOpen = (table: Table, nation: NationIx, region: RegionIx): boolean => {
  const side = nation < 5 ? 0 : 1
  return NATION_OF[region] === nation && holdsHome(table, side, region) && !isBesieged(table, side, region)
}

const UNMUSTERED = derived(
  (rules: Rules): ReadonlySet<PieceIx> =>
    new Set(rules.units.flatMap(({ id, musters }) => (musters === false ? [pieceIx(rules, id)] : []))),
)
/** Whether a kind of unit is none that a Muster result recruits. */
const isUnmustered = (rules: Rules, piece: PieceIx): boolean =>
  rules.units.length > 0 && UNMUSTERED(rules).has(piece)

const UNDER_SIEGE = derived((rules: Rules) =>
  rules.characters.flatMap(({ abilities }, character) =>
    abilities.flatMap((ability) =>
      ability.kind === 'mustersUnderSiege' ? [{ character, region: regionIx(ability.region) }] : [],
    ),
  ),
)
/** Whether a die may recruit inside a besieged Settlement of a Nation, since somebody there says so. */
export const isOpenInside = (rules: Rules, table: Table, nation: NationIx, region: RegionIx): boolean =>
  UNDER_SIEGE(rules).some(
    (one) =>
      one.region === region &&
      placeOf(table, one.character) >= 0 &&
      NATION_OF[region] === nation &&
      isBesieged(table, nation < 5 ? 0 : 1, region),
  )

/** Whether a kind of piece could be placed in an open Settlement. */
const fits = (rules: Rules, table: Table, piece: PieceIx, region: RegionIx): boolean => {
  const side = sideOfPiece(rules, piece)
  if (piece === rules.nazgul) return SETTLEMENT_OF[region] === STRONGHOLD
  const { units, limit } = crowdIn(rules, table, side, region)
  return isLeader(rules, piece) ? units > 0 : units < limit
}

/** The units where recruits of a side come in a region, and how many there may be. */
const crowdIn = (rules: Rules, table: Table, side: SideIx, region: RegionIx) => {
  if (!isBesieged(table, side, region))
    return { units: unitsInField(table, side, region), limit: rules.limits.units }
  const box = boxOf(table, region)
  return { units: box === null ? 0 : unitsIn(box), limit: rules.limits.besiegedUnits }
}

const maySecond = (
  rules: Rules,
  { first, firstIn }: RecruitVars,
  piece: PieceIx,
  region: RegionIx,
): boolean => first < 0 || (!isElite(rules, piece) && region !== firstIn)

/** Calls for every recruit that is possible, until the visitor says enough. */
export const eachRecruit = (
  rules: Rules,
  table: Table,
  vars: RecruitVars,
  visit: (piece: PieceIx, region: RegionIx) => boolean,
): boolean => {
  const pieces = PIECES_OF(rules)[vars.side]
  const own = nationsToActOn(rules, table, vars.side)
  for (const piece of pieces) {
    if (piece >= rules.firstCharacter) break
    const nation = homeOf(rules, piece)
    if (((own >> nation) & 1) === 0) continue
    if (!isAtWar(table, nation) || inReserve(rules, table, piece) === 0 || isUnmustered(rules, piece))
      continue
    const regions = settlementsOf(nation)
    for (const region of regions) {
      if (
        (isOpen(table, nation, region) || isOpenInside(rules, table, nation, region)) &&
        fits(rules, table, piece, region) &&
        maySecond(rules, vars, piece, region)
      )
        if (visit(piece, region)) return true
    }
  }
  return false
}

const stop = (): boolean => true
/** Whether anything can be recruited. */
export const canRecruit = (rules: Rules, table: Table, vars: RecruitVars): boolean =>
  eachRecruit(rules, table, vars, stop)
/** Recruiting that has not begun. */
export const freshRecruit = (side: SideIx): RecruitVars => ({ side, first: -1, firstIn: -1 })

const placeViolations = (
  rules: Rules,
  table: Table,
  piece: PieceIx,
  region: RegionIx,
): ReadonlyArray<Violation> => {
  const nation = homeOf(rules, piece)
  const names = { piece: pieceId(rules, piece), region: regionId(region) }
  if (piece === rules.nazgul && (NATION_OF[region] !== nation || SETTLEMENT_OF[region] !== STRONGHOLD))
    return [violation('recruiting.nazgul', { region: names.region })]
  if (NATION_OF[region] !== nation || SETTLEMENT_OF[region] === NO_SETTLEMENT)
    return [violation('recruiting.settlement', names)]
  const side = sideOfPiece(rules, piece)
  const found: Array<Violation> = []
  if (!holdsHome(table, side, region))
    found.push(
      violation('recruiting.enemyHeld', { region: names.region }),
      violation('capture.noUse', { region: names.region, nation: nationId(nation) }),
    )
  if (isBesieged(table, side, region) && !isOpenInside(rules, table, nation, region))
    found.push(violation('recruiting.besieged', { region: names.region }))
  const { units, limit } = crowdIn(rules, table, side, region)
  if (isLeader(rules, piece) && units === 0)
    found.push(violation('pieces.leaderAlone', { region: names.region, nation: nationId(nation) }))
  if (isUnit(rules, piece) && units >= limit)
    found.push(violation('armies.stacking', { region: names.region, limit, holds: units }))
  return found
}

/** Every rule against a recruit. */
export const recruitViolations = (
  { rules, table }: World,
  vars: RecruitVars,
  piece: PieceIx,
  region: RegionIx,
): ReadonlyArray<Violation> => {
  const names = { piece: pieceId(rules, piece), region: regionId(region) }
  if (piece >= rules.firstCharacter)
    return [{ rule: 'characters.cards', facts: { piece: names.piece, because: 'he is no unit or Leader' } }]
  if (isUnmustered(rules, piece)) return [violation('recruiting.yield', { pieces: names.piece })]
  const nation = homeOf(rules, piece)
  const none = violation('recruiting.figures', { nation: nationId(nation), piece: names.piece })
  if (sideOfPiece(rules, piece) !== vars.side) return [since(none, 'these are figures of the enemy')]
  const found: Array<Violation> = []
  found.push(...nationViolations({ rules, table }, vars.side, nation))
  if (!isAtWar(table, nation)) found.push(violation('recruiting.atWar', { nation: nationId(nation) }))
  if (inReserve(rules, table, piece) === 0) found.push(since(none, 'none is left'))
  found.push(...placeViolations(rules, table, piece, region))
  if (vars.first >= 0 && isElite(rules, piece))
    found.push(violation('recruiting.yield', { pieces: names.piece }))
  if (region === vars.firstIn) found.push(violation('recruiting.separately', { region: names.region }))
  return found
}
