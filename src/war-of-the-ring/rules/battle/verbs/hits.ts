/**
 * Instructions of Combat cards about hits: attacks of their own, hits given, taken away, turned back or
 * brought on oneself.
 */
import type { CombatDeed } from '../../../model/combat'
import { nationSum } from '../../../model/counts'
import type { Step } from '../../../model/bundle'
import type { BattleVars } from '../../../model/frames'
import { fighters, hitsOn, leadershipOf, otherRole, toughness } from '../../../query/combat'
import { countIn, pieceIx, sideId } from '../../../query/pieces'
import { changedBy, enemySide, nothing, ownSide, plus, type Acting, type Verb } from './verb'

type Deed<K extends CombatDeed['kind']> = Extract<CombatDeed, { kind: K }>

const diceOf = ({ rules, table, vars, combat, role }: Acting, dice: Deed<'strike'>['dice']): number => {
  switch (dice) {
    case 'leadership':
      return leadershipOf(rules, table, vars, role)
    case 'elites':
      return nationSum(fighters(rules, table, vars, role).elites)
    case 'paid':
      return combat.number
    default:
      return typeof dice === 'number'
        ? dice
        : countIn(rules, fighters(rules, table, vars, role), pieceIx(rules, dice.each))
  }
}

/** An attack of its own; no re-roll, and nothing that the enemy's card does changes it. */
export const strike: Verb<Deed<'strike'>> = {
  run: (acting, { dice, needs }) =>
    changedBy(acting, {
      dice: Math.min(acting.rules.dice.combat.most, diceOf(acting, dice)),
      needs: needs ?? hitsOn(acting.rules, acting.vars, acting.role),
    }),
}

/** Hits without a roll. */
export const score: Verb<Deed<'score'>> = {
  run: (acting, { hits }) =>
    changedBy(
      acting,
      { wounds: plus(acting.combat.wounds, otherRole(acting.role), hits) },
      { kind: 'HitsAdded', rule: 'events.combatText', side: sideId(ownSide(acting)), hits },
    ),
}

/** The round with so many hits more or fewer for a role, and so many missed dice fewer. */
export const withHits = (
  acting: Acting,
  whose: 'own' | 'enemy',
  by: number,
  missed = acting.vars.missed,
): Step<BattleVars> => {
  const { vars, role } = acting
  const scorer = whose === 'own' ? role : otherRole(role)
  const side = sideId(whose === 'own' ? ownSide(acting) : enemySide(acting))
  const change = Math.max(by, -vars.hits[scorer])
  const next = { ...acting, vars: { ...vars, hits: plus(vars.hits, scorer, change), missed } }
  return changedBy(
    next,
    {},
    by > 0
      ? { kind: 'HitsAdded', rule: 'events.combatText', side, hits: by }
      : { kind: 'HitsCancelled', rule: 'events.combatText', side, hits: -by },
  )
}

/** Hits more, or hits fewer. */
export const addHits: Verb<Deed<'addHits'>> = {
  run: (acting, { whose, by }) => withHits(acting, whose, by),
}

/** Hits on one's own units. */
export const sufferHits: Verb<Deed<'sufferHits'>> = {
  number: ({ rules, table, vars, role }, { most }) => [
    0,
    Math.min(most, toughness(rules, fighters(rules, table, vars, role), true)),
  ],
  run: (acting) => {
    const { combat, role } = acting
    const hits = combat.number
    if (hits === 0) return nothing(acting)
    return changedBy(
      acting,
      { wounds: plus(combat.wounds, role, hits) },
      { kind: 'HitsSuffered', rule: 'events.combatText', side: sideId(ownSide(acting)), hits },
    )
  },
}

/** Ones of the enemy's Combat roll hit his own Army and are not rolled again. */
export const onesBackfire: Verb<Deed<'onesBackfire'>> = {
  run: (acting) => {
    const enemy = otherRole(acting.role)
    const hits = acting.combat.ones[enemy]
    if (hits === 0) return nothing(acting)
    const missed = plus(acting.vars.missed, enemy, -hits)
    return changedBy(
      { ...acting, vars: { ...acting.vars, missed } },
      { self: plus(acting.combat.self, enemy, hits) },
      { kind: 'HitsSuffered', rule: 'events.combatText', side: sideId(enemySide(acting)), hits },
    )
  },
}
