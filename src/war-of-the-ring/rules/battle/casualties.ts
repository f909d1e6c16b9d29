/**
 * Taking hits (chapter VI): one hit removes a Regular or reduces an Elite, two remove an Elite. An Elite that
 * is reduced becomes a Regular, or is gone where none can replace it. The owner chooses, hit by hit; where
 * there are hits for all, all are lost without asking.
 */
import { LEGAL } from '../../../kernel/types'
import type { Lose, Reduce } from '../../model/actions'
import type { Question, Violation, Here, Step } from '../../model/bundle'
import type { Rules } from '../../model/config'
import { type CasualtiesVars, type BattleEnd, type BattleVars, ask } from '../../model/frames'
import type { Seat } from '../../model/ids'
import type { Force, PieceIx, Table, Pair } from '../../model/table'
import { violation } from '../../rulebook'
import { NOT_THERE, since } from '../../query/absent'
import { forceAt } from '../../query/armies'
import {
  perHit,
  toughness,
  unitKinds,
  fighters,
  placeOfRole,
  sideIn,
  sparedIn,
  type Role,
} from '../../query/combat'
import {
  countIn,
  isElite,
  isUnit,
  pieceId,
  pieceIx,
  sideOfPiece,
  unitsIn,
  without,
  PIECES_OF,
} from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { type Change, changing, ends, goesOn } from '../changes/change'
import { hasReplacement, lose, reduce, eachCharacter, eliminate } from '../changes/figures'
import { quiet } from './attack'

/** Who can be hit. */
const targets = (rules: Rules, table: Table, { side, place, spared }: CasualtiesVars): Force =>
  without(forceAt(rules, table, side, place), spared)

/** What removing a unit costs: a Regular one hit, an Elite two. */
const costOf = (rules: Rules, piece: PieceIx): number => (isElite(rules, piece) ? 2 : 1)

interface Loss {
  readonly kind: 'lose' | 'reduce'
  readonly piece: PieceIx
}

/** Whether hits can be spent on a unit: of a kind that falls by twos, two are there or nobody else is. */
const canLose = (rules: Rules, table: Table, vars: CasualtiesVars, piece: PieceIx): boolean => {
  if (costOf(rules, piece) > vars.hits) return false
  const fall = perHit(rules, piece, vars.self)
  if (fall === 1) return true
  const force = targets(rules, table, vars)
  const number = countIn(rules, force, piece)
  return number >= fall || number === unitsIn(force)
}

const losses = (rules: Rules, table: Table, vars: CasualtiesVars): ReadonlyArray<Loss> => {
  const found: Array<Loss> = []
  for (const piece of unitKinds(rules, vars.side, targets(rules, table, vars))) {
    if (isElite(rules, piece)) found.push({ kind: 'reduce', piece })
    if (canLose(rules, table, vars, piece)) found.push({ kind: 'lose', piece })
  }
  return found
}

/** How many of a kind go together. */
const fallen = (change: Change, vars: CasualtiesVars, piece: PieceIx): number => {
  const fall = perHit(change.rules, piece, vars.self)
  return fall === 1
    ? 1
    : Math.min(fall, countIn(change.rules, targets(change.rules, change.table, vars), piece))
}

const apply = (change: Change, vars: CasualtiesVars, { kind, piece }: Loss): CasualtiesVars => {
  const cost = kind === 'reduce' ? 1 : costOf(change.rules, piece)
  if (kind === 'reduce' && hasReplacement(change.rules, change.table, piece))
    reduce(change, piece, vars.place, 'battle.replacement')
  else
    lose(change, piece, fallen(change, vars, piece), {
      place: vars.place,
      rule: vars.side === 0 ? 'battle.losses' : 'recruiting.shadowReturn',
    })
  return { ...vars, hits: vars.hits - cost }
}

const wipe = (change: Change, vars: CasualtiesVars): void => {
  const force = targets(change.rules, change.table, vars)
  for (const piece of unitKinds(change.rules, vars.side, force))
    lose(change, piece, countIn(change.rules, force, piece), {
      place: vars.place,
      rule: vars.side === 0 ? 'battle.losses' : 'recruiting.shadowReturn',
    })
}

/** Where there are hits enough for all who can be hit, all are lost; the hits that are left to be taken. */
export const absorb = (change: Change, vars: CasualtiesVars): CasualtiesVars => {
  if (
    vars.hits === 0 ||
    vars.hits < toughness(change.rules, targets(change.rules, change.table, vars), vars.self)
  )
    return vars
  wipe(change, vars)
  return { ...vars, hits: 0 }
}

const violationsOf = (
  rules: Rules,
  table: Table,
  vars: CasualtiesVars,
  { kind, piece: name }: Lose | Reduce,
): ReadonlyArray<Violation> => {
  const piece = pieceIx(rules, name)
  const facts = { piece: name, hits: vars.hits }
  if (sideOfPiece(rules, piece) !== vars.side || countIn(rules, targets(rules, table, vars), piece) === 0)
    return [since(violation('battle.hits', facts), NOT_THERE)]
  if (!isUnit(rules, piece)) return [violation('pieces.leaderNoUnit', { piece: name })]
  if (kind === 'lose' ? canLose(rules, table, vars, piece) : isElite(rules, piece)) return LEGAL
  return kind === 'lose' && perHit(rules, piece, vars.self) > 1
    ? [violation('twilight.dunlendingHits', facts)]
    : [
        since(
          violation('battle.hits', facts),
          kind === 'lose' ? 'it takes two hits' : 'only an Elite is reduced',
        ),
      ]
}

/** Which unit takes the hit? */
export const decideCasualties: Question<'decide/casualties', Lose | Reduce> = {
  answers: ['lose', 'reduce'],
  seats: (here) => [seatOf(here, 'army', here.vars.side, here.vars.place)],
  options: ({ rules, table, vars }, seat: Seat) =>
    losses(rules, table, vars).map(({ kind, piece }) => ({ seat, kind, piece: pieceId(rules, piece) })),
  violations: ({ rules, table, vars }, action) => violationsOf(rules, table, vars, action),
  resolve: ({ rules, table, vars }, action) => {
    const change = changing({ rules, table })
    const next = absorb(
      change,
      apply(change, vars, { kind: action.kind, piece: pieceIx(rules, action.piece) }),
    )
    return next.hits > 0 ? goesOn(change, next) : ends(change, null)
  },
  asks: ({ rules, table, vars }) => {
    const which = vars.hits === 1 ? 'Which unit takes the hit?' : `Which unit takes one of ${vars.hits} hits?`
    const elites = unitKinds(rules, vars.side, targets(rules, table, vars)).filter((piece) =>
      isElite(rules, piece),
    )
    const fragile = elites.some((piece) => !hasReplacement(rules, table, piece))
    return fragile ? `${which} An Elite that no Regular can replace is lost when it is reduced.` : which
  },
  reads: ['battle.hits', 'battle.replacement', 'battle.losses'],
}

/*
 * The losses of a round (chapter VI): the attacker takes his hits first, then the defender; an Army without
 * units loses everybody else in the battle too.
 */

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
type BySelf = (here: Here<BattleVars>, role: Role) => boolean

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
