/**
 * Which card is at work: the one whose frame is nearest to what happens. A battle that a card began is the
 * work of that card, and within it the instructions of Combat cards are that of theirs. A card at work lies
 * open, so that naming it tells nothing.
 */
import type { Telling } from '../../kernel/ruleset'
import type { Action } from '../model/actions'
import type { State, Violation, War } from '../model/bundle'
import type { CombatTitle } from '../model/combat'
import type { Rules } from '../model/config'
import type { AnyFrame, BattleVars } from '../model/frames'
import { type EventCardId } from '../model/ids'
import type { CardIx } from '../model/table'
import type { RuleId } from '../rulebook'
import { NO_CARD, since } from './absent'
import { clauseInWords } from './clauses'
import { nameOf } from './names'
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

/** Rules that are broken where a card does not allow something: with the clause that fails. */
const OF_CARDS: ReadonlySet<string> = new Set<RuleId>([
  'events.overrides',
  'events.combatText',
  'recruiting.byCard',
])

/** What the open question offers to who answers it so; undefined if it is asked of others, or of this not. */
export type Offers = (state: State, action: Action) => ReadonlyArray<Action> | undefined

/** What a card is called by those who speak of its event, or of its half for battle. */
const nameAtWork = (rules: Rules, rule: RuleId, card: string): string => {
  const text = combatText(
    rules,
    rules.eventCardIds.findIndex((id) => id === card),
  )
  return rule === 'events.combatText' && text !== undefined ? text.name : nameOf(rules, card)
}

/** Rules that say where or who, if a question offers some of these: told with those that it offers. */
const OF_PLACES: ReadonlySet<string> = new Set<RuleId>([
  'twilight.balrogEntry',
  'twilight.chiefFollows',
  'twilight.engines',
  'twilight.entsAwake',
  'twilight.forgoil',
  'character.gandalfTheWhiteEntry',
  'character.mouthEntry',
  'character.witchKingEntry',
  'partners.excess',
])

/** What is asked, of whom, and what the question offers to him. */
interface Asked {
  readonly state: State
  readonly action: Action
  readonly offers: Offers
}

/** Violations of what a card or a rule leaves to choose, with the card at work and what else is offered. */
export const blaming = (rules: Rules, broken: Violation, { state, action, offers }: Asked): Violation => {
  const { rule, facts } = broken
  const isOfCard = OF_CARDS.has(rule)
  if (!(isOfCard || OF_PLACES.has(rule)) || facts['because'] === NO_CARD) return broken
  const card = facts['card'] ?? (isOfCard ? cardAtWork(rules, state.stack)?.card : undefined)
  if (isOfCard && card === undefined) return broken
  const named = card === undefined ? facts : { card, ...facts }
  const offered = facts['because'] === undefined ? offers(state, action) : undefined
  if (offered === undefined) return { rule, facts: named }
  const name = card === undefined ? '' : nameAtWork(rules, rule, String(card))
  return since({ rule, facts: named }, clauseInWords(rules, name, action, offered))
}
