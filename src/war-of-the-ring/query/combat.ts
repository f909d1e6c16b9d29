/**
 * Strength and Leadership, what a die needs, hits that an Army can take, where it may retreat (chapter VI).
 */
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import type { Role } from '../model/combat'
import type { BattleVars } from '../model/frames'
import {
  NO_FORCE,
  type Bits,
  type Force,
  type PieceIx,
  type PlaceIx,
  type RegionIx,
  type SideIx,
  type Table,
} from '../model/table'
import { battleKind } from './attacks'
import { boxOf, elitesWhoLead, fieldOf, forceAt, regionOf } from './armies'
import { CITY, enemyOf, FORTIFIED, neighboursOf, SETTLEMENT_OF, STRONGHOLD } from './board'
import { controllerOf } from './control'
import { countIn, isUnit, leadersIn, pieceIx, PIECES_OF, unitsIn, without } from './pieces'
import { isClosedTo } from './tableCards'

const STRENGTHS = derived((rules: Rules) =>
  rules.characters.map(({ abilities }) =>
    abilities.reduce((sum, ability) => (ability.kind === 'addsStrength' ? sum + ability.strength : sum), 0),
  ),
)
const LEADERSHIPS = derived((rules: Rules) => rules.characters.map(({ leadership }) => leadership))
const withAbility = (rules: Rules, kind: string): Bits =>
  rules.characters.reduce(
    (bits, { abilities }, ix) =>
      abilities.some((ability) => ability.kind === kind) ? bits | (1 << ix) : bits,
    0,
  )
/** Characters who count as Nazgûl. */
export const WRAITHS = derived((rules: Rules): Bits => withAbility(rules, 'countsAsNazgul'))
/** Characters who can silence the Nazgûl. */
export const SILENCERS = derived((rules: Rules): Bits => withAbility(rules, 'silencesNazgul'))

/** A side of a battle. */
export type { Role }
/** The other role. */
export const otherRole = (role: Role): Role => (role === 0 ? 1 : 0)
/** The side that plays a role. */
export const sideIn = (vars: BattleVars, role: Role): SideIx => (role === 0 ? vars.side : enemyOf(vars.side))
/** The place of a role's Army. */
export const placeOfRole = (vars: BattleVars, role: Role): PlaceIx => (role === 0 ? vars.from : vars.to)
/** Who of a role's Army takes no part. */
export const sparedIn = (vars: BattleVars, role: Role): Force => (role === 0 ? vars.rearguard : NO_FORCE)
/** Who fights on a side of a battle: all there but the rearguard. */
export const fighters = (rules: Rules, table: Table, vars: BattleVars, role: Role): Force => {
  const force = forceAt(rules, table, sideIn(vars, role), placeOfRole(vars, role))
  return role === 0 ? without(force, vars.rearguard) : force
}

const sumOver = (bits: Bits, values: ReadonlyArray<number>): number => {
  let sum = 0
  for (let left = bits; left !== 0; left &= left - 1) sum += values[31 - Math.clz32(left & -left)] as number
  return sum
}

/** Combat Strength: units, and what characters add. */
export const combatStrength = (rules: Rules, force: Force): number =>
  unitsIn(force) + sumOver(force.characters, STRENGTHS(rules))

/** Dice in the Combat roll: five at most, cards may leave fewer but always one (ruling OR-44). */
export const combatDice = (rules: Rules, table: Table, vars: BattleVars, role: Role): number => {
  const force = fighters(rules, table, vars, role)
  const cards = vars.combat
  const strength =
    combatStrength(rules, force) +
    (cards?.added?.[role] ?? 0) -
    sumOver(force.characters & (cards?.bound ?? 0), STRENGTHS(rules))
  const dice = Math.min(rules.dice.combat.most, strength)
  const fewer = (cards?.fewer[role] ?? 0) + (role === 1 ? vars.fewerDice : 0)
  const left = fewer === 0 ? dice : Math.max(1, dice - fewer)
  return cards === null ? left : Math.min(cards.most[role], left)
}

/** Whether no Nazgûl leads: not in a round in which the power of who silenced them is gone. */
const areSilenced = ({ silenced, forfeited, combat: cards }: BattleVars): boolean =>
  silenced && (forfeited & (cards?.bound ?? 0)) === 0
/** Leadership of the Nazgûl of a Force that is not given up; the Witch-king's is his own (ruling OR-45). */
export const nazgulLeadership = (rules: Rules, table: Table, vars: BattleVars, role: Role): number => {
  if (areSilenced(vars)) return 0
  const { nazgul, characters } = fighters(rules, table, vars, role)
  const points = nazgul + sumOver(characters & WRAITHS(rules), LEADERSHIPS(rules)) - (vars.combat?.given ?? 0)
  return Math.max(0, points)
}
/** Who gives no Leadership in this round, Nazgûl apart. */
export const withoutLeadership = ({ forfeited, combat: cards }: BattleVars): Bits =>
  cards === null ? forfeited : forfeited | cards.forfeited | cards.bound
/** The Leadership rating of some characters. */
export const ratingOf = (rules: Rules, characters: Bits): number => sumOver(characters, LEADERSHIPS(rules))

/** Leadership in a battle: none from Nazgûl who are silenced, none that was given up. */
export const leadershipOf = (rules: Rules, table: Table, vars: BattleVars, role: Role): number => {
  const force = fighters(rules, table, vars, role)
  const side = sideIn(vars, role)
  const characters = sumOver(
    force.characters & ~withoutLeadership(vars) & ~WRAITHS(rules),
    LEADERSHIPS(rules),
  )
  const nazgul = side === 1 ? nazgulLeadership(rules, table, vars, role) : 0
  return leadersIn(force) + nazgul + characters + elitesWhoLead(rules, table, side, force)
}

/** What a die of a role needs to hit in this round. */
export const hitsOn = (rules: Rules, { kind, round, to }: BattleVars, role: Role): number => {
  if (role === 1) return rules.dice.combat.hitsOn
  if (kind === 'siege') return rules.dice.combat.hitsOnInSiege
  const region = regionOf(to)
  const held = SETTLEMENT_OF[region] === CITY || FORTIFIED[region] === true
  return kind === 'field' && round === 1 && held ? rules.dice.combat.hitsOnAtFirst : rules.dice.combat.hitsOn
}
/** Whether a roll hits: a 1 never, a 6 always. */
export const isHit = (rules: Pick<Rules, 'dice'>, roll: number, needed: number): boolean =>
  roll !== rules.dice.combat.alwaysMisses && (roll >= needed || roll === rules.dice.combat.alwaysHits)

/**
 * Whether the defender may withdraw into a Stronghold: he stands in the field of one that his side
 * controls.
 */
export const canWithdraw = (table: Table, vars: BattleVars): boolean =>
  vars.kind === 'field' &&
  SETTLEMENT_OF[vars.to] === STRONGHOLD &&
  controllerOf(table, regionOf(vars.to)) === enemyOf(vars.side)

/**
 * Whether a side may retreat to a region: no enemy unit in it, field or box, and no Settlement of the
 * enemy; or its own besiegers, in editions where the land around a siege is free for them.
 */
export const isRefuge = (rules: Rules, table: Table, side: SideIx, region: RegionIx): boolean => {
  const field = fieldOf(table, region)
  const box = boxOf(table, region)
  if (isClosedTo(rules, table, side, region) || (field !== null && field.side !== side)) return false
  if (box !== null && box.side !== side) return rules.retreatsToSiege && field !== null
  return controllerOf(table, region) !== enemyOf(side)
}
/** Where the defender of a battle may retreat to. */
export const refuges = (rules: Rules, table: Table, vars: BattleVars): ReadonlyArray<RegionIx> => {
  if (vars.kind === 'siege') return []
  const side = enemyOf(vars.side)
  return neighboursOf(regionOf(vars.to)).filter((region) => isRefuge(rules, table, side, region))
}

/** Kinds of unit of which a hit takes several at once. */
const CHEAP = derived((rules: Rules): ReadonlyArray<{ readonly piece: PieceIx; readonly perHit: number }> =>
  rules.units.flatMap(({ id, perHit = 1 }) => (perHit > 1 ? [{ piece: pieceIx(rules, id), perHit }] : [])),
)
/** How many of a kind of unit a hit takes; each hit that a side brings on itself takes one. */
export const perHit = (rules: Rules, piece: PieceIx, self = false): number => {
  if (!self) for (const one of CHEAP(rules)) if (one.piece === piece) return one.perHit
  return 1
}
/** Most hits that a Force can take. */
export const toughness = (rules: Rules, force: Force, self = false): number => {
  let hits = unitsIn(force) + unitsIn({ regulars: 0, elites: force.elites })
  if (self) return hits
  for (const one of CHEAP(rules)) {
    const number = countIn(rules, force, one.piece)
    hits += Math.ceil(number / one.perHit) - number
  }
  return hits
}
/** The kinds of unit in a Force. */
export const unitKinds = (rules: Rules, side: SideIx, force: Force): ReadonlyArray<PieceIx> =>
  PIECES_OF(rules)[side].filter((piece) => isUnit(rules, piece) && countIn(rules, force, piece) > 0)

const hasWraiths = (rules: Rules, { nazgul, characters }: Force): boolean =>
  nazgul > 0 || (characters & WRAITHS(rules)) !== 0

/** Who may silence the Nazgûl at the start of a battle, -1 if nobody or if none is there. */
export const silencerIn = (rules: Rules, table: Table, vars: BattleVars): number => {
  if (vars.round > 0 || vars.silenced) return -1
  const attackers = fighters(rules, table, vars, 0)
  const defenders = fighters(rules, table, vars, 1)
  const able = (force: Force, enemy: Force): Bits =>
    hasWraiths(rules, enemy) ? force.characters & SILENCERS(rules) : 0
  const bits = able(attackers, defenders) | able(defenders, attackers)
  return bits === 0 ? -1 : 31 - Math.clz32(bits & -bits)
}

const NONE = [0, 0] as const

/** A battle about to begin: who attacks from where, and what is out of the ordinary about it. */
export const newBattle = (
  rules: Rules,
  table: Table,
  attack: Pick<BattleVars, 'side' | 'from' | 'to' | 'party'> & Partial<BattleVars>,
): BattleVars => ({
  kind: battleKind(table, attack.from, attack.to),
  rearguard: without(forceAt(rules, table, attack.side, attack.from), attack.party),
  round: 0,
  rolling: NONE,
  missed: NONE,
  hits: NONE,
  silenced: false,
  forfeited: 0,
  retreat: -1,
  end: null,
  rounds: 1,
  mayCease: true,
  fewerDice: 0,
  noCards: 0,
  declares: 0,
  combat: null,
  ...attack,
  party: NO_FORCE,
})
