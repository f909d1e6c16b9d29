/**
 * The form of a saved state or of a view of one, as far as the readable table needs it. A view has `hidden`
 * in places, and says how many cards it hides in each pile.
 */
import * as t from 'io-ts/lib/index.js'
import { anyOf, natural, oneOf } from '../../kernel/codec'
import { someNamed } from '../../kernel/named'
import { configCodec } from '../model/codecs'
import { PLACE_NAMES } from '../model/shapes'
import { COPY_IDS } from '../model/copies'
import { BATTLEGROUND_IDS, PATH_IDS, SEATS, SEAT_ZONES } from '../model/ids'
import { RULEBOOK, type RuleId } from '../rulebook'

const card = oneOf('a card', COPY_IDS)
const cards = t.readonlyArray(card)

const table = t.type({
  at: someNamed('the place of each card', COPY_IDS, oneOf('a place', [...PLACE_NAMES, 'hidden'])),
  may: t.record(t.string, cards),
  tops: someNamed('top cards', SEATS, anyOf(card, t.literal('hidden'))),
  battlegrounds: someNamed(
    'the battlegrounds',
    BATTLEGROUND_IDS,
    oneOf('where a battleground is', ['deck', 'active', 'free-peoples', 'shadow']),
  ),
  bared: t.readonlyArray(oneOf('a battleground', BATTLEGROUND_IDS)),
  paths: someNamed(
    'the paths',
    PATH_IDS,
    oneOf('where a path is', ['unused', 'active', 'free-peoples', 'shadow', 'nobody']),
  ),
  tokens: t.readonlyArray(t.type({ on: t.string, attack: natural, defense: natural })),
  corruption: natural,
  rings: t.readonlyArray(oneOf('a seat', SEATS)),
  round: natural,
  starter: natural,
  turn: anyOf(t.null, natural),
  played: cards,
  used: cards,
  lasting: cards,
  hiddenCards: anyOf(
    t.undefined,
    someNamed('hidden cards', SEATS, someNamed('cards by pile', SEAT_ZONES, natural)),
  ),
})

const RULE_IDS: ReadonlyArray<string> = Object.keys(RULEBOOK)
const isRule = (rule: string): rule is RuleId => RULE_IDS.includes(rule)
const ruleId: t.Type<RuleId, unknown> = new t.Type(
  'a rule',
  (u): u is RuleId => typeof u === 'string' && isRule(u),
  (u, context) => (typeof u === 'string' && isRule(u) ? t.success(u) : t.failure(u, context)),
  t.identity,
)

const outcome = t.type({
  winners: t.readonlyArray(oneOf('a seat', SEATS)),
  reason: t.string,
  rule: ruleId,
  scores: t.record(t.string, t.number),
})

/** What is read of a saved state or of a view of it. */
export const seenCodec = t.type({
  config: configCodec,
  table,
  stack: t.readonlyArray(t.type({ kind: t.string, vars: t.unknown })),
  outcome: anyOf(t.null, outcome),
})
/** A saved state or a view of it. */
export type Seen = t.TypeOf<typeof seenCodec>
/** The table in it. */
export type SeenTable = Seen['table']

/** The action step, as far as it is read: who has passed. */
export const passedVars = t.type({ passed: t.readonlyArray(oneOf('a seat', SEATS)) })
