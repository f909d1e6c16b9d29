/**
 * What Combat cards ask for (`model/combat`), in words: one sentence for each kind of condition.
 */
import type { Rules } from '../model/config'
import type { CombatCondition } from '../model/combat'
import { nameOf, within } from './names'
import { listed, unmet, type Need } from './requirements'

const need = (who: string, what: string, now = ''): Need => ({ who, what, now })

const unitInWords = (rules: Rules, { nation, rank }: Extract<CombatCondition, { kind: 'unit' }>): string => {
  const which = rank === 'elite' ? 'an Elite unit' : rank === 'regular' ? 'a Regular unit' : 'a unit'
  return nation === undefined ? which : `${which} of ${within(rules, nation)}`
}

const IN_BATTLE = 'in his Army in the battle'

const tell = (rules: Rules, condition: CombatCondition, now: string): Need => {
  switch (condition.kind) {
    case 'any':
    case 'all':
      return need('it', 'so')
    case 'unit':
      return need(unitInWords(rules, condition), IN_BATTLE, 'there is none')
    case 'leader':
      return need('a Leader', IN_BATTLE, 'there is none')
    case 'character':
      return need(listed(rules, condition.anyOf), IN_BATTLE)
    case 'nazgul':
      return need('a Nazgûl', IN_BATTLE, 'there is none')
    case 'nazgulLeadership':
      return need('the Leadership of Nazgûl in the battle', `at ${condition.least} or more`, now)
    case 'defenderWithRingBearers':
      return need('the battle', 'in the region of the Fellowship')
    case 'defenderIn': {
      const lands = condition.nations.map((nation) => `the lands of ${within(rules, nation)}`)
      const places = [...condition.regions.map((region) => within(rules, region)), ...lands]
      return need('the battle', `in ${places.join(' or ')}`)
    }
    case 'defenderNear':
      return need('the battle', `within ${condition.within} regions of ${within(rules, condition.region)}`)
    case 'defenderBesieged':
      return need('the defender', 'besieged')
    case 'defendsInField':
      return need('his Army', 'as the defender, and not besieged')
    case 'piece':
      return need(`the figure ${nameOf(rules, condition.is)}`, IN_BATTLE, 'there is none')
    case 'engine':
      return need('a siege engine of his', 'in the battle', 'there is none')
  }
}

/** What a condition of a Combat card asks for that is not so; `leads` is the Leadership of his Nazgûl. */
export const unmetInBattle = (
  rules: Rules,
  condition: CombatCondition,
  holds: (part: CombatCondition) => boolean,
  leads: number,
): string =>
  unmet(
    {
      holds,
      partsOf: (part: CombatCondition) => (part.kind === 'all' || part.kind === 'any' ? part : undefined),
      tells: (part) => tell(rules, part, `it is ${leads}`),
    },
    condition,
  )
