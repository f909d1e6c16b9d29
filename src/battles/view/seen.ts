/**
 * The form of a saved state or of a view of one, as far as the readable table needs it. A view has `hidden`
 * in places, and says how many cards of each deck it hides at each place.
 */
import * as t from 'io-ts/lib/index.js'
import { anyOf, natural, oneOf } from '../../kernel/codec'
import { fieldsOf } from '../../kernel/fields'
import { allNamed } from '../../kernel/named'
import { bySide, listOf, namesOf, orNull, side, tableFields } from '../model/codecs'
import type { Scenario } from '../model/tables'
import { CARD_PLACES } from '../model/table'
import { RULEBOOK, type RuleId } from '../rulebook'

const tableOf = (scenario: Scenario) =>
  fieldsOf({
    ...tableFields(scenario),
    cards: allNamed('cards', scenario.cardIds, oneOf('a place of a card', [...CARD_PLACES, 'hidden'])),
    known: anyOf(t.literal('hidden'), bySide(listOf(namesOf(scenario).card))),
    hiddenCards: anyOf(t.undefined, t.record(t.string, natural)),
  })

const isRule = (u: unknown): u is RuleId => typeof u === 'string' && Object.hasOwn(RULEBOOK, u)
const rule: t.Type<RuleId, unknown> = new t.Type(
  'a rule',
  isRule,
  (u, context) => (isRule(u) ? t.success(u) : t.failure(u, context)),
  t.identity,
)

const outcome = t.type({
  winners: t.readonlyArray(side),
  reason: t.string,
  rule,
  scores: t.record(t.string, t.number),
})

const codecOf = (scenario: Scenario) =>
  t.type({
    table: tableOf(scenario),
    stack: t.readonlyArray(t.type({ kind: t.string, vars: t.unknown })),
    outcome: orNull(outcome),
  })

/** What a saved state or a view of one says. */
export type Seen = t.TypeOf<ReturnType<typeof codecOf>>

const codecs = new WeakMap<Scenario, ReturnType<typeof codecOf>>()

/** The form of what a saved state or a view of a scenario says. */
export const seenCodec = (scenario: Scenario): ReturnType<typeof codecOf> => {
  const codec = codecs.get(scenario) ?? codecOf(scenario)
  codecs.set(scenario, codec)
  return codec
}
