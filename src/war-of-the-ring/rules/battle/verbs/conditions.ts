/**
 * What must be true for an instruction of a Combat card when its turn comes.
 */
import type { RoundCondition } from '../../../model/combat'
import { fighters, leadershipOf, nazgulLeadership, otherRole } from '../../../query/combat'
import { unitsIn } from '../../../query/pieces'
import type { Acting } from './verb'

/** Whether a condition is true now. */
export const isTrue = (condition: RoundCondition, { rules, table, vars, combat, role }: Acting): boolean => {
  const enemy = otherRole(role)
  switch (condition.kind) {
    case 'enemyCardStands':
      return combat.played[enemy] >= 0 && ((combat.cancelled >> enemy) & 1) === 0
    case 'enemyUsesNone':
      return combat.played[enemy] < 0
    case 'hits':
      return vars.hits[condition.whose === 'own' ? role : enemy] >= condition.least
    case 'moreHits':
      return vars.hits[role] + combat.struck[role] > vars.hits[enemy] + combat.struck[enemy]
    case 'outnumbers':
      return (
        unitsIn(fighters(rules, table, vars, role)) >=
        condition.times * unitsIn(fighters(rules, table, vars, enemy))
      )
    case 'nazgulOutlead':
      return nazgulLeadership(rules, table, vars, role) >= leadershipOf(rules, table, vars, enemy)
  }
}
