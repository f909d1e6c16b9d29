/**
 * The losses of a round (chapter VI): the attacker takes his hits first, then the defender; an Army without
 * units loses everybody else in the battle too.
 */
import type { BattleEnd, BattleVars, CasualtiesVars } from '../../model/frames'
import { ask } from '../../model/frames'
import type { Here, Step } from '../../model/bundle'
import type { Pair } from '../../model/table'
import { fighters, placeOfRole, sideIn, sparedIn, type Role } from '../../query/combat'
import { countIn, isUnit, PIECES_OF, unitsIn } from '../../query/pieces'
import { type Change, changing, goesOn } from '../changes/change'
import { eachCharacter, eliminate, lose } from '../changes/figures'
import { absorb } from './casualties'
import { quiet } from './attack'

const suffered = (vars: BattleVars, role: Role): CasualtiesVars => ({
  side: sideIn(vars, role),
  place: placeOfRole(vars, role),
  spared: sparedIn(vars, role),
  hits: vars.hits[role === 0 ? 1 : 0] + (vars.combat?.self[role] ?? 0),
})

const withHits = (vars: BattleVars, role: Role, left: number): BattleVars => ({
  ...vars,
  hits: role === 0 ? [vars.hits[0], left] : [left, vars.hits[1]],
  combat: vars.combat === null ? null : { ...vars.combat, self: withRole(vars.combat.self, role, 0) },
})

const withRole = (pair: Pair, role: Role, value: number): Pair =>
  role === 0 ? [value, pair[1]] : [pair[0], value]

/** The battle after a side has taken the hits that it had to take at once. */
export const healed =
  (role: Role, left = 0) =>
  (vars: BattleVars): BattleVars =>
    vars.combat === null
      ? vars
      : { ...vars, combat: { ...vars.combat, wounds: withRole(vars.combat.wounds, role, left) } }

/** Hits that a side takes at once; `self` if it has brought them on itself and that counts. */
const wounded = (vars: BattleVars, role: Role, self: boolean): CasualtiesVars => {
  const taking = {
    side: sideIn(vars, role),
    place: placeOfRole(vars, role),
    spared: sparedIn(vars, role),
    hits: vars.combat?.wounds[role] ?? 0,
  }
  return self ? { ...taking, self } : taking
}
/** Whether a role has brought the hits at hand on itself. */
export type BySelf = (here: Here<BattleVars>, role: Role) => boolean

/** A side loses all to the hits of a card, if they are enough. */
export const takeWounds =
  (role: Role, bySelf: BySelf) =>
  (here: Here<BattleVars>): Step<BattleVars> => {
    const taking = wounded(here.vars, role, bySelf(here, role))
    if (taking.hits === 0) return quiet(here)
    const change = changing(here)
    const { hits } = absorb(change, taking)
    return goesOn(change, healed(role, hits)(here.vars))
  }

/** The question about the others. */
export const askWounds = (role: Role, bySelf: BySelf) => (here: Here<BattleVars>) => {
  const taking = wounded(here.vars, role, bySelf(here, role))
  return taking.hits > 0 ? ask('decide/casualties', taking) : undefined
}

/** A side loses all to the hits, if they are enough. */
export const takeHits =
  (role: Role) =>
  (here: Here<BattleVars>): Step<BattleVars> => {
    const taking = suffered(here.vars, role)
    if (taking.hits === 0) return quiet(here)
    const change = changing(here)
    const { hits } = absorb(change, taking)
    return goesOn(change, withHits(here.vars, role, hits))
  }

/** The question about the others. */
export const askCasualties =
  (role: Role) =>
  ({ vars }: Here<BattleVars>) => {
    const taking = suffered(vars, role)
    return taking.hits > 0 ? ask('decide/casualties', taking) : undefined
  }

/** Leaders, Nazgûl and characters fall with the last unit of their Army. */
const fallWith = (change: Change, vars: BattleVars, role: Role): boolean => {
  const force = fighters(change.rules, change.table, vars, role)
  if (unitsIn(force) > 0) return false
  const place = placeOfRole(vars, role)
  for (const piece of PIECES_OF(change.rules)[sideIn(vars, role)]) {
    const number =
      piece <= change.rules.nazgul && !isUnit(change.rules, piece) ? countIn(change.rules, force, piece) : 0
    if (number > 0) lose(change, piece, number, { place, rule: 'battle.leadersFall' })
  }
  eachCharacter(force.characters, (character) => eliminate(change, character, 'battle.leadersFall'))
  return true
}

const endOf = (attackerFell: boolean, defenderFell: boolean): BattleEnd => {
  if (attackerFell) return defenderFell ? 'both' : 'lost'
  return 'won'
}

/** Who has no unit left? */
export const fall = (here: Here<BattleVars>): Step<BattleVars> => {
  const { vars } = here
  const change = changing(here)
  const attacker = fallWith(change, vars, 0)
  const defender = fallWith(change, vars, 1)
  if (!attacker && !defender) return quiet(here)
  return goesOn(change, { ...vars, end: endOf(attacker, defender) })
}
