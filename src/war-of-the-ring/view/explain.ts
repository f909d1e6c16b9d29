/**
 * What cards say about an event, a refusal or a question that concerns them: our paraphrase, the card to look
 * at and our rulings on it, beside the rules that the kernel explains.
 */
import { at } from '../../kernel/row'
import { guarded, isList } from '../../kernel/door'
import { isObject } from '../../kernel/fields'
import type { Explanation } from '../../kernel/explanation'
import type { Subject } from '../../kernel/game'
import { COMBAT_RULINGS, EVENT_RULINGS } from '../cards/rulings'
import type { State, War } from '../model/bundle'
import type { Rules } from '../model/config'
import { cardAtWork, combatWork, type AtWork } from '../query/atWork'
import { ruling } from '../rulebook/cites'
import type { RuleId } from '../rulebook'

/** A half of a card in words. */
const explained = (rules: Rules, { card, combat }: AtWork): ReadonlyArray<Explanation<RuleId>> => {
  const place = rules.eventCardIds.indexOf(card)
  const data = rules.eventCards[place]
  const event = rules.cards[place]
  if (data === undefined || event === undefined) return []
  const title = combat === undefined ? undefined : rules.combat[combat]
  const rulings = combat === undefined ? EVENT_RULINGS.get(card) : COMBAT_RULINGS[combat]
  const side = data.side === 'shadow' ? 'Shadow' : 'Free Peoples'
  const deck = data.deck === 'character' ? 'Character' : 'Strategy'
  const printed = {
    book: rules.names['Event cards'] ?? "War of the Ring, Collector's Edition Event cards",
    chapter: `${side} ${deck} deck`,
    heading: title === undefined ? data.name : `${data.name}: ${title.name}`,
  }
  return [
    {
      rule: null,
      sentence: title === undefined ? `${data.name}: ${event.says}` : `${title.name}: ${title.says}`,
      facts: { card, ...(combat === undefined ? {} : { combat }) },
      cites: [printed, ...(rulings ?? []).map(ruling)],
    },
  ]
}

/** Rules that speak of the half of a card for battle. */
const OF_BATTLE: ReadonlySet<unknown> = new Set([
  'battle.cardRequirement',
  'events.combatText',
  'events.oneCombatCard',
])

/** A card by its name, if that is one: by its event, or by its half for battle. */
const named = (rules: Rules, name: unknown, inBattle: boolean): ReadonlyArray<AtWork> => {
  const place = rules.eventCardIds.findIndex((id) => id === name)
  if (place < 0) return []
  const combat = inBattle ? combatWork(rules, place) : undefined
  return [combat ?? { card: at(rules.eventCardIds, place) }]
}

type Fields = Readonly<Record<string, unknown>>

/** The objects of a list; none if it is no list. */
const objectsIn = (list: unknown): ReadonlyArray<Fields> => (isList(list) ? list.filter(isObject) : [])
const factsOf = ({ facts }: Fields): Fields => (isObject(facts) ? facts : {})

/** Fields of events that name a card they are about. */
const SUBJECTS = { drawn: false, paid: false, chosen: true, played: true }

const inEvent = (rules: Rules, event: Fields): ReadonlyArray<AtWork> => [
  ...named(rules, event['card'], event['combat'] !== undefined),
  ...Object.entries(SUBJECTS).flatMap(([field, inBattle]) => named(rules, event[field], inBattle)),
]

const inViolations = (rules: Rules, violations: unknown): ReadonlyArray<AtWork> =>
  objectsIn(violations).flatMap((one) => named(rules, factsOf(one)['card'], OF_BATTLE.has(one['rule'])))

const inChoices = (rules: Rules, choices: unknown): ReadonlyArray<AtWork> =>
  objectsIn(choices).flatMap(({ action }) =>
    isObject(action) ? named(rules, action['card'], action['kind'] === 'commit') : [],
  )

/** The cards that something concerns; a refusal or a question concerns that at work too. */
const concernedBy = (rules: Rules, state: State, subject: Fields): ReadonlyArray<AtWork> => {
  if ('kind' in subject && !('choices' in subject)) return inEvent(rules, subject)
  if ('facts' in subject) return inViolations(rules, [subject])
  const work = cardAtWork(rules, state.stack)
  const cards =
    'choices' in subject ? inChoices(rules, subject['choices']) : inViolations(rules, subject['violations'])
  return work === undefined ? cards : [work, ...cards]
}

/** What the cards that something concerns say, each once. */
export const explainCards = (
  rules: Rules,
  state: State,
  subject: Subject<War>,
): ReadonlyArray<Explanation<RuleId>> =>
  guarded([], () => {
    if (!isObject(subject)) return []
    const cards = concernedBy(rules, state, subject)
    const keys = cards.map(({ card, combat }) => `${card} ${combat}`)
    return cards
      .filter((_, place) => keys.indexOf(keys[place] ?? '') === place)
      .flatMap((work) => explained(rules, work))
  })
