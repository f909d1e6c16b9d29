/**
 * Codecs of what is sent: questions, refusals, views, saved states, records. What a game reads by itself (an
 * action, a config, a state) is handed on unread; the schema of the protocol still says what it looks like.
 */
import * as t from 'io-ts/lib/index.js'

const scalar = t.union([t.string, t.number, t.boolean, t.null])

/** Something that a game reads itself; the schema describes it under this name. */
const readByGame = (name: string): t.Type<unknown> => new t.Type(name, t.unknown.is, t.success, t.identity)

/** An action, as it is handed to a game. */
export const givenAction = readByGame('Action')
/** A config, as it is handed to a game. */
export const givenConfig = readByGame('Config')
/** What a record begins with: a config or a saved state. */
const givenBeginning = readByGame('Beginning')
/** A saved state, as it is handed to a game. */
export const givenState = readByGame('SavedState')
/** A view, as it is handed to a game. */
export const givenView = readByGame('View')
/** A record, as it is handed to a game. */
export const givenRecord = readByGame('Record')

/** Where a rule is written. */
export const cite = t.intersection([
  t.type({ book: t.string, chapter: t.string }),
  t.partial({ heading: t.string, page: t.number, ruling: t.string }),
])

/** A rule applied to a case. */
export const explanation = t.type({
  rule: t.union([t.string, t.null]),
  sentence: t.string,
  facts: t.record(t.string, t.union([t.string, t.number])),
  cites: t.readonlyArray(cite),
})
/** A rule against an action, with the case and the rule in words, and others that forbid the same. */
export const reason = t.intersection([
  explanation,
  t.type({ says: t.string }),
  t.partial({ also: t.readonlyArray(t.string) }),
])

const violation = t.type({ rule: t.string, facts: t.record(t.string, t.union([t.string, t.number])) })
const violations = t.readonlyArray(violation)
const names = t.readonlyArray(t.string)

/** Input that is not what it should be. */
export const malformed = t.type({ _tag: t.literal('Malformed'), path: t.string, problem: t.string })

/** Why an action is refused; `index` is its place where a list of actions was given. */
export const rejection = t.intersection([
  t.union([
    malformed,
    t.type({ _tag: t.literal('GameOver') }),
    t.type({
      _tag: t.literal('NotAsked'),
      asked: names,
      question: t.string,
      rules: names,
      problem: t.string,
      violations,
    }),
    t.type({ _tag: t.literal('Forbidden'), violations }),
  ]),
  t.partial({ index: t.Int }),
])

/** How a game ended. */
export const outcome = t.type({
  winners: names,
  reason: t.string,
  rule: t.string,
  scores: t.record(t.string, t.number),
})

/** What happened, by which rule; the other fields are those of the event. */
export const event = t.intersection([
  t.type({ kind: t.string, rule: t.string }),
  t.partial({ card: t.string, only: t.string }),
])

/** A question as a front end can draw it. */
export const prompt = t.type({
  kind: t.string,
  seat: t.string,
  sentence: t.string,
  choices: t.readonlyArray(t.type({ action: givenAction, label: t.string })),
  fields: t.record(t.string, t.readonlyArray(scalar)),
  rules: names,
})

/** A recorded game. */
export const gameRecord = t.intersection([
  t.type({ game: t.string, rules: t.Int, from: givenBeginning, actions: t.readonlyArray(givenAction) }),
  t.partial({ hashes: names }),
])

/** A record of the form before rules had a version: `version` is the schema version of its snapshots. */
export const earlierRecord = t.intersection([
  t.type({ game: t.string, version: t.Int, config: givenConfig, actions: t.readonlyArray(givenAction) }),
  t.partial({ hashes: names }),
])

/** An outcome of a draw with its exact probability. */
export const chance = t.type({
  action: givenAction,
  probability: t.type({ numerator: t.Int, denominator: t.Int }),
})

/** Where a game stands: who must decide, among how many options; how it ended, if it is over. */
export const brief = t.intersection([
  t.type({ id: t.string, actors: names, outcome: t.union([outcome, t.null]) }),
  t.partial({ options: t.Int }),
])

/** A rule of a rulebook. */
export const rule = t.type({ sentence: t.string, cites: t.readonlyArray(cite), facts: names })

/** Numbers of which most are 0: those that are not, by their place. */
export const sparse = t.type({
  length: t.Int,
  at: t.readonlyArray(t.Int),
  values: t.readonlyArray(t.number),
})

/** Things with an id, in words. */
export const entries = t.readonlyArray(
  t.intersection([
    t.type({ id: t.string, name: t.string }),
    t.partial({ says: t.string, neighbours: names }),
  ]),
)

/** An attack of which odds are wanted; everybody attacks if no party is told. */
export const attack = t.intersection(
  [t.type({ side: t.string, from: t.string, to: t.string }), t.partial({ party: t.record(t.string, t.Int) })],
  'an object with side, from and to',
)
