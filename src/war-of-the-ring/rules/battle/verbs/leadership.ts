/**
 * Instructions of Combat cards about Leadership that is given up or taken for the round.
 */
import type { Rules } from '../../../model/config'
import type { CombatDeed } from '../../../model/combat'
import { NO_FORCE } from '../../../model/table'
import { fighters, nazgulLeadership, otherRole, ratingOf, withoutLeadership } from '../../../query/combat'
import { bitsOfCharacters, COMPANIONS } from '../../../query/combatCards'
import { characterId, sideId } from '../../../query/pieces'
import { withHits } from './hits'
import { changedBy, enemySide, nothing, ownSide, plus, type Acting, type Verb } from './verb'

type Deed<K extends CombatDeed['kind']> = Extract<CombatDeed, { kind: K }>

/** Points of Nazgûl Leadership are given up. */
export const payNazgulLeadership: Verb<Deed<'payNazgulLeadership'>> = {
  number: ({ rules, table, vars, role }, { points }) => {
    const has = nazgulLeadership(rules, table, vars, role)
    return points === 'any' ? [Math.min(1, has), has] : [points, points]
  },
  run: (acting) => {
    const points = acting.combat.number
    return changedBy(
      acting,
      { given: acting.combat.given + points },
      { kind: 'LeadershipForfeited', rule: 'battle.forfeit', side: sideId(ownSide(acting)), points },
    )
  },
}

/** Characters of the acting side who have Leadership to give up. */
const leaders = ({ rules, table, vars, role }: Acting): number =>
  fighters(rules, table, vars, role).characters & ~withoutLeadership(vars)

const forfeiting = (acting: Acting, characters: number) =>
  changedBy(
    acting,
    { forfeited: acting.combat.forfeited | characters },
    {
      kind: 'LeadershipForfeited',
      rule: 'battle.forfeit',
      side: sideId(ownSide(acting)),
      points: ratingOf(acting.rules, characters),
    },
  )

/** All Companions forfeit. */
export const forfeitCompanions: Verb<Deed<'forfeitCompanions'>> = {
  run: (acting) => forfeiting(acting, leaders(acting) & COMPANIONS(acting.rules)),
}

const mostFor = (rules: Rules, { by }: Deed<'turnMisses'>, character: number): number => {
  for (const { anyOf, most } of by) if ((bitsOfCharacters(rules, anyOf) >> character) & 1) return most
  return 0
}

/** One forfeits, and missed dice have hit; without a missed die nothing is given up. */
export const turnMisses: Verb<Deed<'turnMisses'>> = {
  figures: (acting, { by }) => {
    if (acting.vars.missed[acting.role] === 0) return undefined
    let able = 0
    for (const { anyOf } of by) able |= bitsOfCharacters(acting.rules, anyOf)
    const characters = leaders(acting) & able
    return { side: ownSide(acting), figures: { ...NO_FORCE, characters }, may: false }
  },
  number: ({ rules, vars, combat, role }, deed) =>
    combat.chosen < 0
      ? undefined
      : [1, Math.min(vars.missed[role], mostFor(rules, deed, combat.chosen - rules.firstCharacter))],
  run: (acting) => {
    const { combat, vars, role } = acting
    if (combat.chosen < 0) return nothing(acting)
    const gave = forfeiting(acting, 1 << (combat.chosen - acting.rules.firstCharacter))
    const after = gave.vars ?? vars
    const next = { ...acting, vars: after, combat: after.combat ?? combat }
    const hit = withHits(next, 'own', combat.number, plus(vars.missed, role, -combat.number))
    return { ...hit, events: [...gave.events, ...hit.events] }
  },
}

/** An enemy Companion has neither Leadership nor abilities in this round. */
export const bindCompanion: Verb<Deed<'bindCompanion'>> = {
  figures: (acting) => {
    const { characters } = fighters(acting.rules, acting.table, acting.vars, otherRole(acting.role))
    return {
      side: enemySide(acting),
      figures: { ...NO_FORCE, characters: characters & COMPANIONS(acting.rules) },
      may: false,
    }
  },
  run: (acting) => {
    const { combat } = acting
    if (combat.chosen < 0) return nothing(acting)
    const character = combat.chosen - acting.rules.firstCharacter
    return changedBy(
      acting,
      { bound: combat.bound | (1 << character) },
      { kind: 'CompanionBound', rule: 'events.combatText', character: characterId(acting.rules, character) },
    )
  },
}
