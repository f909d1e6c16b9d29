/**
 * What a player may ask of the odds at this moment: of the Hunt, and of the battle that is fought or could
 * be. What the answers depend on lies open on the table; they reckon with no card.
 */
import type { Rules } from '../model/config'
import * as E from 'fp-ts/lib/Either.js'
import { none, some, type Option } from 'fp-ts/lib/Option.js'
import { guarded } from '../../kernel/door'
import type { State, Violation } from '../model/bundle'
import type { BattleVars, PartyVars } from '../model/frames'
import { REGION_IDS, SIDES, type PieceId, type RegionId, type Side } from '../model/ids'
import type { Force, SideIx, Table } from '../model/table'
import { elitesWhoLead, placeIn, regionOf } from './armies'
import { attackViolations, attackParty, targetOf } from './attacks'
import { CITY, FORTIFIED, regionIx, SETTLEMENT_OF } from './board'
import { combatStrength, fighters, leadershipOf, newBattle, perHit, sideIn, unitKinds } from './combat'
import type { Role } from './combat'
import { superiorityIn } from './combatCards'
import { battleOdds, type BattleOdds } from './odds/battle'
import { huntOdds, type HuntOdds } from './odds/hunt'
import type { BattleArmy, BattleGround, BattleSpec } from './odds/spec'
import { answered, openKinds, rangeOf } from './party'
import { countIn, countOf, isElite, pieceId, pieceIx, PIECES_OF, unitsIn } from './pieces'

/** The odds at a moment. */
export interface Odds {
  /** Of the Hunt that goes on, or that a move would bring. */
  readonly hunt: Option<HuntOdds>
  /** Of the battle that goes on, if it is fought out from its next round. */
  readonly battle: Option<BattleOdds>
}

/** An attack: who attacks, from where to where; from a region to itself against or out of a siege. */
export interface AttackPlan {
  readonly side: Side
  readonly from: RegionId
  readonly to: RegionId
  /** How many of each kind of piece attack, the others being the rearguard; everybody if left out. */
  readonly party?: Readonly<Partial<Record<PieceId, number>>>
}

/** A battle ahead of its next Combat roll, and which round that is. */
interface Ahead {
  readonly vars: BattleVars
  readonly round: number
}

/** Stages of a battle between two rounds, and in a round before its cards are shown. */
const BETWEEN: ReadonlyArray<string> = ['withdraw', 'silence', 'claim', 'freeRound', 'cease', 'retreat']
const BEFORE_CARDS: ReadonlyArray<string> = ['attackerCard', 'defenderCard', 'commit']

const aheadOf = ({ stack }: State): Ahead | undefined => {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place]
    if (frame?.kind !== 'battle') continue
    const { vars, at } = frame
    if (BETWEEN.includes(at)) return { vars, round: vars.round + 1 }
    return BEFORE_CARDS.includes(at) ? { vars, round: vars.round } : undefined
  }
  return undefined
}

const groundOf = ({ kind, to }: BattleVars): BattleGround => {
  if (kind === 'siege') return 'besieged'
  const region = regionOf(to)
  const held = SETTLEMENT_OF[region] === CITY || FORTIFIED[region] === true
  return kind === 'field' && held ? 'fortified' : 'open'
}

/** Whether every Elite of a Force can be reduced: there are as many Regulars to replace it. */
const canBeReduced = (rules: Rules, table: Table, side: SideIx, force: Force): boolean =>
  unitKinds(rules, side, force)
    .filter((piece) => isElite(rules, piece))
    .every((elite) => {
      const buried = side === 0 ? countOf(rules, table.casualties, elite - 1) : 0
      return countOf(rules, table.reinforcements[side], elite - 1) + buried >= countIn(rules, force, elite)
    })

const armyOf = (rules: Rules, table: Table, vars: BattleVars, role: Role): BattleArmy | undefined => {
  const force = fighters(rules, table, vars, role)
  const side = sideIn(vars, role)
  if (unitsIn(force) === 0 || !canBeReduced(rules, table, side, force)) return undefined
  const elites = unitsIn({ regulars: 0, elites: force.elites })
  const leadingElites = elitesWhoLead(rules, table, side, force)
  const few = unitKinds(rules, side, force)
    .filter((piece) => perHit(rules, piece) > 1)
    .reduce((sum, piece) => sum + countIn(rules, force, piece), 0)
  return {
    regulars: unitsIn(force) - elites - few,
    elites,
    ...(few === 0 ? {} : { dunlendings: few }),
    strength: combatStrength(rules, force) - unitsIn(force),
    leadership: leadershipOf(rules, table, vars, role) - leadingElites,
    leadingElites,
    fewerDice: role === 1 ? vars.fewerDice : 0,
  }
}

const specOf = (rules: Rules, table: Table, { vars, round }: Ahead): BattleSpec | undefined => {
  const attacker = armyOf(rules, table, vars, 0)
  const defender = armyOf(rules, table, vars, 1)
  if (attacker === undefined || defender === undefined) return undefined
  const rounds = vars.kind === 'siege' ? { rounds: roundsLeft(table, vars, round) } : {}
  const lead = round === 1 ? Math.sign(superiorityIn(table, vars)) : 0
  const roll = lead === 0 ? {} : { cards: { roll: -lead } }
  return { ground: groundOf(vars), round, ...rounds, attacker, defender: { ...defender, ...roll } }
}

/** Rounds of a siege battle that are still fought; a superior Shadow has a second one for nothing. */
const roundsLeft = (table: Table, vars: BattleVars, round: number): number => {
  const free = vars.rounds === 1 && superiorityIn(table, vars) > 0 ? 1 : 0
  return Math.max(1, vars.rounds + free - round + 1)
}

/** The Force that a plan names, as a player could put it together; undefined if he could not. */
const forceOf = (
  rules: Rules,
  table: Table,
  asked: PartyVars,
  named: AttackPlan['party'],
): Force | undefined => {
  const { available, most } = asked
  if (named === undefined) return unitsIn(available) > most ? undefined : available
  const own = PIECES_OF(rules)[asked.side].map((piece) => pieceId(rules, piece))
  if (!Object.keys(Object(named)).every((id) => own.some((known) => known === id))) return undefined
  let party = asked
  for (let [kind] = openKinds(rules, party); kind !== undefined; [kind] = openKinds(rules, party)) {
    const number = named?.[pieceId(rules, kind)] ?? 0
    const { least, most: top } = rangeOf(rules, table, party, kind)
    if (!Number.isInteger(number) || number < least || number > top) return undefined
    party = answered({ rules, table }, party, kind, number)
  }
  const isAsNamed = own.every((id) => countIn(rules, party.chosen, pieceIx(rules, id)) === (named?.[id] ?? 0))
  return isAsNamed ? party.chosen : undefined
}

/** Who attacks by a plan, from where to where, if it names a side and regions. */
const readPlan = (plan: AttackPlan) => {
  const side = SIDES.indexOf(plan.side)
  if (side < 0 || !REGION_IDS.includes(plan.from) || !REGION_IDS.includes(plan.to)) return undefined
  const striker = { side: side as SideIx, leader: false }
  return { striker, from: regionIx(plan.from), to: regionIx(plan.to) }
}

/**
 * The rules against a planned attack by everybody there, whoever is to act now; empty if there are none, or
 * if it is no plan.
 */
export const whyNoBattle = (rules: Rules, state: State, plan: AttackPlan): ReadonlyArray<Violation> =>
  guarded<ReadonlyArray<Violation>>([], () => {
    const read = readPlan(plan)
    if (read === undefined) return []
    return attackViolations({ rules, table: state.table }, read.striker, read.from, read.to)
  })

/** A planned attack as the battle that it begins, if it is allowed to those who are to be in it. */
const planned = (rules: Rules, table: Table, plan: AttackPlan): Ahead | undefined => {
  const read = readPlan(plan)
  if (read === undefined) return undefined
  const { striker, from, to } = read
  if (attackViolations({ rules, table }, striker, from, to).length > 0) return undefined
  const places = { from: placeIn(table, striker.side, from), to: targetOf(table, striker.side, from, to) }
  const party = forceOf(rules, table, attackParty(rules, table, { ...striker, ...places }), plan.party)
  return party === undefined
    ? undefined
    : { vars: newBattle(rules, table, { side: striker.side, ...places, party }), round: 1 }
}

/**
 * The battle that goes on, as it stands before the Combat roll of its next round, described for `battleOdds`;
 * or with a plan, the battle that an attack would begin, by everybody there or by those named. None if there
 * is no such battle, if the attack or the party is not allowed, if the Combat cards of the round are shown
 * already, or if an Elite could not be reduced for want of Regulars. Siege engines count as they stand: for
 * the first roll of the Free Peoples, and for a second round. Change what you like before you ask for the
 * odds: losses, rounds, what cards would do.
 */
export const battleSpec = (rules: Rules, state: State, plan?: AttackPlan): Option<BattleSpec> =>
  guarded(none, () => {
    const ahead = plan === undefined ? aheadOf(state) : planned(rules, state.table, plan)
    const spec = ahead === undefined || state.outcome !== null ? undefined : specOf(rules, state.table, ahead)
    return spec === undefined ? none : some(spec)
  })

/**
 * The odds of what is pending: the Hunt (or that of a move made now), and the battle that goes on. What each
 * reckons with is said at `huntOdds`, `battleSpec` and `battleOdds`.
 */
export const odds = (rules: Rules, state: State): Odds => {
  const spec = battleSpec(rules, state)
  const battle = spec._tag === 'None' ? undefined : battleOdds(rules, spec.value)
  return {
    hunt: huntOdds(rules, state),
    battle: battle === undefined || E.isLeft(battle) ? none : some(battle.right),
  }
}
