/**
 * Which card is at work: the one whose frame is nearest to what happens. A battle that a card began is the
 * work of that card, and within it the instructions of Combat cards are that of theirs. A card at work lies
 * open, so that naming it tells nothing.
 */
import type { Telling } from '../../kernel/ruleset'
import type { Violation, War } from '../model/bundle'
import type { CombatTitle } from '../model/combat'
import type { Rules } from '../model/config'
import type { AnyFrame, BattleVars } from '../model/frames'
import { type EventCardId } from '../model/ids'
import type { CardIx } from '../model/table'
import { combatText, scheduleOf } from './combatCards'

/** A card at work; with its title if it is used in battle. */
export interface AtWork {
  readonly card: EventCardId
  readonly combat?: CombatTitle
}

/** The card whose instruction is carried out in a battle, -1 for none. */
const inBattle = (rules: Rules, { combat }: BattleVars): CardIx => {
  const role = combat === null ? undefined : scheduleOf(rules, combat.played)[combat.done]?.role
  return combat === null || role === undefined ? -1 : combat.played[role]
}

/** A card used in battle as that which is at work. */
export const combatWork = (rules: Rules, card: CardIx): AtWork | undefined => {
  const id = rules.eventCardIds[card]
  const title = combatText(rules, card)?.title
  return id === undefined || title === undefined ? undefined : { card: id, combat: title }
}

/** The work of a frame by which a card acts; all others that speak of a card run above one of these. */
const workOf = (rules: Rules, { kind, vars }: AnyFrame): AtWork | undefined => {
  switch (kind) {
    case 'event':
    case 'ending':
    case 'forfeit':
    case 'bonus':
    case 'pathCard':
    case 'tile': {
      const card = rules.eventCardIds[vars.card]
      return card === undefined ? undefined : { card }
    }
    case 'cardEffects':
      return combatWork(rules, inBattle(rules, vars))
    default:
      return undefined
  }
}

/** The card at work in the frames of a stack, the nearest one if there are several. */
export const cardAtWork = (rules: Rules, stack: ReadonlyArray<AnyFrame>): AtWork | undefined => {
  for (let place = stack.length - 1; place > 1; place--) {
    const frame = stack[place]
    const work = frame === undefined ? undefined : workOf(rules, frame)
    if (work !== undefined) return work
  }
  return undefined
}

/** Events are told with the card at work, unless they name the one that they are about. */
export const tellingOf =
  (rules: Rules): Telling<War> =>
  (event, stack) => {
    const work = event.card === undefined ? cardAtWork(rules, stack) : undefined
    return work === undefined ? event : { ...event, ...work }
  }

/** A violation of the words of a card, with the card: the one at work, unless more is said of it. */
export const blaming = (rules: Rules, violation: Violation, stack: ReadonlyArray<AnyFrame>): Violation => {
  const { rule, facts } = violation
  const isBare = rule === 'events.overrides' && Object.keys(facts).length === 0
  const work = isBare ? cardAtWork(rules, stack) : undefined
  return work === undefined ? violation : { rule, facts: { card: work.card } }
}
