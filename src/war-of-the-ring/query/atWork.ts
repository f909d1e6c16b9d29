/**
 * Which card is at work: the one whose frame is nearest to what happens. A battle that a card began is the
 * work of that card, and within it the instructions of Combat cards are that of theirs. A card at work lies
 * open, so that naming it tells nothing.
 */
import type { Action } from '../model/actions'
import type { Rules } from '../model/config'
import { aPiece, within, nameOf } from './names'
import type { Telling } from '../../kernel/ruleset'
import type { State, Violation, War } from '../model/bundle'
import type { CombatTitle } from '../model/combat'
import type { AnyFrame, BattleVars } from '../model/frames'
import type { EventCardId } from '../model/ids'
import type { CardIx } from '../model/table'
import type { RuleId } from '../rulebook'
import { NO_CARD, since } from './absent'
import { combatText, scheduleOf } from './combatCards'

/*
 * The clause of a card that an answer fails, in words: whom, how many or where the card allows, and that this
 * is none of it. Told from what the open question offers, so that it is the same for every card.
 */

/** More than these are not told one by one. */
const MOST_TOLD = 8

type Fields = Readonly<Record<string, unknown>>

/** What an action names, without who says it and what sort of answer it is. */
const namedBy = ({ seat: _, kind: __, ...fields }: Action): Fields => fields

/** A value of a field within a sentence. */
const inWords = (rules: Rules, field: string, value: unknown): string =>
  field === 'piece' ? aPiece(rules, String(value)) : within(rules, String(value))

/** All that an action names, within a sentence. */
const allInWords = (rules: Rules, fields: Fields): string => {
  const words = Object.entries(fields).map(([field, value]) => inWords(rules, field, value))
  return words.join('from' in fields ? ' to ' : ' in ')
}

const either = (words: ReadonlyArray<string>): string => {
  const once = [...new Set(words)]
  if (once.length < 2) return once.join('')
  return `${once.slice(0, -1).join(', ')} or ${once[once.length - 1] ?? ''}`
}

/** What is said of something that is none of those offered: with these, unless they are too many to tell. */
const refusing = (name: string, told: string, words: ReadonlyArray<string>): string => {
  if (new Set(words).size > MOST_TOLD) return name === '' ? `not ${told}` : `${name} does not allow ${told}`
  return `${allows(name)}only ${either(words)}, not ${told}`
}

const allows = (name: string): string => (name === '' ? '' : `${name} allows `)

/** A number that is not offered. */
const numberInWords = (numbers: ReadonlyArray<number>): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? `only ${most}` : `from ${least} to ${most}`
}

/** What an answer has that none of those offered has; what it puts together, if it is that. */
const failing = (rules: Rules, name: string, asked: Fields, offered: ReadonlyArray<Fields>): string => {
  const odd = Object.keys(asked).find((field) => offered.every((one) => one[field] !== asked[field]))
  if (odd === undefined)
    return refusing(
      name,
      allInWords(rules, asked),
      offered.map((one) => allInWords(rules, one)),
    )
  const values = offered.map((one) => one[odd])
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length > 0) return `${allows(name)}${numberInWords(numbers)}`
  return refusing(
    name,
    inWords(rules, odd, asked[odd]),
    values.map((value) => inWords(rules, odd, value)),
  )
}

/** What is to be said of an answer that a card does not allow, if others of its kind are offered or not. */
export const clauseInWords = (
  rules: Rules,
  name: string,
  asked: Action,
  offered: ReadonlyArray<Action>,
): string => {
  const alike = offered.filter(({ kind }) => kind === asked.kind)
  if (alike.length > 0) return failing(rules, name, namedBy(asked), alike.map(namedBy))
  if (asked.kind === 'pass') return `${name} cannot be declined here`
  return asked.kind === 'done' ? `${name} asks for more` : `${name} allows nothing of this kind now`
}

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
