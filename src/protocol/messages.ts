/**
 * The methods of the protocol: what each takes and gives. The schema in docs/protocol.schema.json is made
 * from this table, and the server reads parameters by it.
 */
import * as t from 'io-ts/lib/index.js'
import {
  attack,
  brief,
  chance,
  entries,
  event,
  reason,
  gameRecord,
  givenAction,
  givenConfig,
  givenRecord,
  givenState,
  givenView,
  prompt,
  rule,
  sparse,
} from './codecs'

/** One method: its parameters and its result. */
export interface Method {
  /** A sentence about the method. */
  readonly says: string
  /** Parameters that must be given. */
  readonly required: t.Props
  /** Parameters that may be given. */
  readonly optional: t.Props
  readonly result: t.Mixed
}

const id = { id: t.string }
const as = { as: t.string }
const house = { house: t.readonlyArray(t.unknown) }
const begun = { ...as, ...house }
const nothing = {}
const served = t.type({ name: t.string, seats: t.readonlyArray(t.string), rules: t.Int })

const GAMES_METHODS = {
  games: {
    says: 'The games that can be played, and the version of this protocol.',
    required: nothing,
    optional: nothing,
    result: t.type({ protocol: t.literal(1), games: t.readonlyArray(served) }),
  },
  rulebook: {
    says: 'Every rule of a game with its sentence and cites.',
    required: { game: t.string },
    optional: nothing,
    result: t.record(t.string, rule),
  },
  new: {
    says: 'Begins a game.',
    required: { game: t.string, config: givenConfig },
    optional: begun,
    result: brief,
  },
  position: {
    says: 'Begins a game at a position that is described, as JSON or in a line of text.',
    required: { game: t.string, position: t.unknown },
    optional: begun,
    result: brief,
  },
  load: {
    says: 'Goes on with a saved state.',
    required: { state: givenState },
    optional: begun,
    result: brief,
  },
  replay: {
    says: 'Goes on with a record.',
    required: { record: givenRecord },
    optional: begun,
    result: brief,
  },
  determinize: {
    says: 'Begins a game that a viewer cannot tell from the given one, or from the one a view was made of.',
    required: { seed: t.string },
    optional: { ...id, viewer: t.string, view: givenView, ...begun },
    result: brief,
  },
  copy: { says: 'Begins a second game where one stands.', required: id, optional: as, result: brief },
  close: {
    says: 'Forgets a game.',
    required: id,
    optional: nothing,
    result: t.type({ closed: t.string }),
  },
} satisfies Readonly<Record<string, Method>>

const ASKING_METHODS = {
  brief: {
    says: 'Who must decide, among how many options (to a viewer, his own); the outcome at the end.',
    required: id,
    optional: { viewer: t.string },
    result: brief,
  },
  state: { says: 'The whole state, secrets included.', required: id, optional: nothing, result: givenState },
  view: {
    says: 'What a seat or the spectator may know.',
    required: { ...id, viewer: t.string },
    optional: nothing,
    result: givenView,
  },
  prompt: {
    says: 'The question for a seat in words, or null if it is not asked.',
    required: { ...id, seat: t.string },
    optional: nothing,
    result: t.union([prompt, t.null]),
  },
  legal: {
    says: 'Every legal action, of one seat or of all that must decide; an option is a place in this list.',
    required: id,
    optional: { seat: t.string },
    result: t.readonlyArray(givenAction),
  },
  why: {
    says: 'Every rule that forbids an action; an empty list if it is legal.',
    required: { ...id, action: givenAction },
    optional: nothing,
    result: t.readonlyArray(reason),
  },
  chances: {
    says: 'At a manual draw, every outcome with its probability.',
    required: id,
    optional: nothing,
    result: t.readonlyArray(chance),
  },
  record: {
    says: 'The record of a game, with a hash after every action.',
    required: id,
    optional: nothing,
    result: gameRecord,
  },
  line: {
    says: 'The position in one line of text, secrets included; at a question of the turn.',
    required: id,
    optional: nothing,
    result: t.string,
  },
  notation: {
    says: 'The record of a game as text, a line for each turn.',
    required: id,
    optional: nothing,
    result: t.string,
  },
  hash: {
    says: 'The hash of the state, for the host alone; with a viewer that of what he may know.',
    required: id,
    optional: { viewer: t.string },
    result: t.string,
  },
} satisfies Readonly<Record<string, Method>>

const PLAYING_METHODS = {
  apply: {
    says:
      'Applies one action, one option by its number, one choice by its label, or a list of actions, all or ' +
      'nothing.',
    required: id,
    optional: {
      action: givenAction,
      option: t.Int,
      label: t.string,
      actions: t.readonlyArray(givenAction),
      seat: t.string,
      events: t.string,
      told: t.boolean,
    },
    result: t.intersection([
      brief,
      t.partial({ events: t.readonlyArray(event), told: t.readonlyArray(t.string) }),
    ]),
  },
  layout: {
    says:
      'The layouts of the arrays for learners, of observations and of the numbering of actions: those of a ' +
      'game under way, or of a game by its name with a config and house rules.',
    required: nothing,
    optional: { id: t.string, game: t.string, config: givenConfig, ...house },
    result: t.type({ observation: t.UnknownRecord, actions: t.UnknownRecord }),
  },
  observe: {
    says: 'What a viewer may know as an array of numbers, those that are not 0 by their place.',
    required: { ...id, viewer: t.string },
    optional: nothing,
    result: sparse,
  },
  numbers: {
    says: 'The number of each legal action in the fixed numbering, in the order of the options.',
    required: id,
    optional: { seat: t.string },
    result: t.readonlyArray(t.union([t.Int, t.null])),
  },
} satisfies Readonly<Record<string, Method>>

const ORACLE_METHODS = {
  tables: {
    says:
      'What lies on the table, with names, what it does and which regions adjoin: of a game under way, or ' +
      'of a game by its name with a config and house rules.',
    required: nothing,
    optional: { id: t.string, game: t.string, config: givenConfig, ...house },
    result: t.type({ regions: entries, figures: entries, cards: entries }),
  },
  odds: {
    says: 'The exact odds at a moment, and those of an attack that could begin, as JSON and in words.',
    required: id,
    optional: { attack },
    result: t.type({ odds: t.UnknownRecord, text: t.readonlyArray(t.string) }),
  },
  choose: {
    says:
      'What a built-in bot would do for a seat that must decide: random, greedy, search, mcts, or ' +
      'mcts:200 for so many trials. It sees what the seat may see.',
    required: id,
    optional: { seat: t.string, bot: t.string, seed: t.string },
    result: t.type({ action: givenAction }),
  },
} satisfies Readonly<Record<string, Method>>

/** Every method by its name. */
export const METHODS = { ...GAMES_METHODS, ...ASKING_METHODS, ...PLAYING_METHODS, ...ORACLE_METHODS }

/** The name of a method. */
export type MethodName = keyof typeof METHODS

type Given<P extends t.Props> = { readonly [K in keyof P]: t.TypeOf<P[K]> }

/** The parameters of a method as its code reads them. */
export type ParamsOf<K extends MethodName> = Given<(typeof METHODS)[K]['required']> &
  Partial<Given<(typeof METHODS)[K]['optional']>>
