/**
 * The public shape of every game, and the definition from which the kernel builds it.
 */
import type { Schema } from './schema'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'
import type * as t from 'io-ts/lib/index.js'
import type { About, ConfigOption, Ids } from './about'
import type { Actor, ChanceOption, Unasked } from './ask'
import type { AnyCodec } from './codec'
import type { ActionSchema, ChanceAction, FieldNames, Malformed } from './door'
import type { Json } from './hash'
import type { Playout, PlayoutOptions } from './playout'
import type { Random } from './random'
import type { Explanation } from './explanation'
import type { RuleViolation, Rulebook } from './rulebook'
import type { Migration, SavedState } from './snapshot'
import type { GameRecord, Replayed, ReplayError } from './record'
import type { Cases } from './say'
import type { Keeper } from './keeper'
import type { Machine } from './ruleset'
import type { Progress } from './runner'
import type { BaseAction, Outcome, Scalar, State, Types } from './types'

/** Why `applyAction` refuses: malformed input, not asked, the game is over, or rules forbid it. */
export type Rejection<T extends Types = Types> =
  | Malformed
  | Unasked<T>
  | {
      readonly _tag: 'Forbidden'
      readonly violations: ReadonlyArray<RuleViolation<T['rule']>>
    }

/** What stands between a state and an action. */
export interface Way<T extends Types = Types> {
  /** The answers that have to come first; empty where it answers what is asked now, or no way is known. */
  readonly after: ReadonlyArray<T['action']>
  /** Why it is not legal after them; empty when it is. */
  readonly rules: ReadonlyArray<Explanation<T['rule']>>
  /** Of an action that left fields out: the whole action that was judged. */
  readonly reading?: T['action']
}

/** Answers after which some wanted actions are legal. */
export interface Onward<T extends Types> {
  readonly after: ReadonlyArray<T['action']>
  readonly actions: ReadonlyArray<T['action']>
}

/** The shortest ways to wanted actions, and the kinds of action that may be taken on the way. */
export interface Onwards<T extends Types> {
  readonly ways: ReadonlyArray<Onward<T>>
  readonly kinds: ReadonlyArray<string>
}

/** What a caller wants to do. */
export interface Wanted<T extends Types> {
  /** Whether an action is wanted after these answers. */
  readonly isWanted: (action: T['action'], after: ReadonlyArray<T['action']>) => boolean
  /** Values of fields: answers that name them are tried first. */
  readonly values: ReadonlyArray<unknown>
  /** How many answers are looked ahead at most; 3 where it is missing. */
  readonly depth?: number
}

/** What actions are called with a config. */
export interface Wording {
  /** Every kind of action, with all values that each of its fields may have with this config. */
  readonly actions: ActionSchema
  /** An action as a question labels it, asked for or not (a pass as "Pass"); empty for what is none. */
  readonly label: (action: BaseAction) => string
  /** The printed name of what an id stands for. */
  readonly nameOf: (id: string) => string
  /** Whether a seat can speak of this in the game: of two things of one name, that which is in play. */
  readonly inPlay: (seat: string, id: string) => boolean
}

/** One answer a seat may give, with a label for a person. */
export interface Choice<A> {
  readonly action: A
  readonly label: string
}

/** A question as a front end can draw it: all choices, and the values each field of an answer may have. */
export interface Prompt<T extends Types = Types> {
  /** The question by the name it has in the rules; saved states and views may have an older word for it. */
  readonly kind: string
  readonly seat: Actor<T>
  readonly sentence: string
  readonly choices: ReadonlyArray<Choice<T['action'] | ChanceAction>>
  readonly fields: Readonly<Record<string, ReadonlyArray<Scalar>>>
  readonly rules: ReadonlyArray<T['rule']>
}

/** What can be explained. */
export type Subject<T extends Types> = Rejection<T> | T['event'] | Prompt<T> | RuleViolation<T['rule']>

/** Who looks: a seat, or somebody who sees only what lies open. */
export type Viewer<T extends Types> = T['seat'] | 'spectator'

/** What a viewer may know: the state's JSON with everything secret marked `hidden`. */
export interface View<T extends Types = Types> {
  readonly game: string
  readonly schemaVersion: number
  readonly viewer: Viewer<T>
  readonly state: Json
}

/** A state as a viewer sees it: what `mask` made of it. */
export interface Seen<T extends Types> {
  readonly masked: Json
  readonly viewer: Viewer<T>
}

/** What is dealt: all of a state that a view can hide, but for chance. */
export type Dealt<T extends Types> = Pick<State<T>, 'table' | 'stack'>

/** Makes states that a viewer cannot tell from the real one, as `determinize` does. */
export type Sampler<T extends Types> = (random: Random) => State<T>

/** What `read` tells: the readable table of the game, or JSON of names where it has no reader. */
export type Reading<T extends Types> = T extends { readonly reading: infer R } ? R : Json

/** A config as a caller gives it: only the seed is needed, everything else has a default. */
export type NewConfig<T extends Types> = Pick<T['config'], 'seed'> & Partial<T['config']>

/** One game: pure functions over its states. Every function takes any JSON and throws nothing. */
export interface Game<T extends Types> extends About<T> {
  /** Every rule id with its sentence and cites. */
  readonly rulebook: Rulebook
  /** A new game. Same config, same state, on every machine and runtime. */
  readonly newGame: (config: NewConfig<T>) => Either<Malformed, State<T>>
  /** The seats that must decide now; `nature` at a manual draw; empty when the game is over. */
  readonly actors: (state: State<T>) => ReadonlyArray<Actor<T>>
  /** Every legal action of one seat, or of all that must decide: complete, in canonical order. */
  readonly legalActions: (state: State<T>, seat?: Actor<T>) => ReadonlyArray<T['action'] | ChanceAction>
  /** The question for a seat: a sentence, the choices, the rules to read. None if the seat is not asked. */
  readonly prompt: (state: State<T>, seat: Actor<T>) => Option<Prompt<T>>
  /** What actions are called in a game, whether or not they are asked for now. */
  readonly wording: (state: State<T>) => Wording
  /** One legal action; every legal action can come up. None when the game is over. */
  readonly sampleAction: (state: State<T>, random: Random) => Option<T['action'] | ChanceAction>
  /** How many legal actions there are: the length of `legalActions`, without making the list. */
  readonly countLegal: (state: State<T>, seat?: Actor<T>) => number
  /** The legal action at a place of `legalActions`, without making the list. */
  readonly nthLegal: (state: State<T>, nth: number, seat?: Actor<T>) => Option<T['action'] | ChanceAction>
  /**
   * Plays on by chance, for searches and statistics: to the states that `legalActions` and `applyAction` lead
   * to with the same source of integers. Nature answers a manual draw by the weights of its outcomes.
   */
  readonly playout: (state: State<T>, random: Random, options?: PlayoutOptions<T>) => Playout<T>
  /** The state after an action with its events, or why it is refused. Pure and total. */
  readonly applyAction: (state: State<T>, action: unknown) => Either<Rejection<T>, Progress<T>>
  /** The same for a list, all or nothing; a refusal names the index. */
  readonly applyAll: (
    state: State<T>,
    actions: ReadonlyArray<unknown>,
    goesOn?: () => boolean,
  ) => Either<Rejection<T> & { readonly index: number }, Progress<T>>
  /**
   * Why an action is not legal now, the reason a referee would give first; empty when it is legal. Of one
   * that answers nothing asked now: that it is legal after other answers, or what forbids it after them.
   * Fields, and the seat, may be left out: of what a person can mean, that is judged which breaks the fewest
   * rules, and each reason says which it was; also that it is legal with what was left out.
   */
  readonly whyNot: (state: State<T>, action: unknown) => ReadonlyArray<Explanation<T['rule']>>
  /** The same from a view alone, for actions of the viewer. */
  readonly whyNotOfView: (view: View<T>, action: unknown) => ReadonlyArray<Explanation<T['rule']>>
  /** The shortest way to an action: the answers that come first, and the rules that forbid it then. */
  readonly wayTo: (state: State<T>, action: unknown) => Way<T>
  /** All shortest ways of a seat to actions that it wants, as far as neither chance nor others decide. */
  readonly onwards: (state: State<T>, seat: T['seat'], wanted: Wanted<T>) => Onwards<T>
  /** Rule, sentence and cites of a rejection, an event, a violation or a prompt. */
  readonly explain: (state: State<T>, subject: Subject<T>) => ReadonlyArray<Explanation<T['rule']>>
  /** How the game ended; none while it goes on. */
  readonly outcome: (state: State<T>) => Option<Outcome<T['seat'], T['rule']>>
  /** What a seat or a spectator may know, as JSON; what is hidden is marked so. */
  readonly view: (state: State<T>, viewer: Viewer<T>) => View<T>
  /** A view from JSON, checked. */
  readonly decodeView: (json: unknown) => Either<Malformed, View<T>>
  /** The viewer's own legal actions, from the view alone. */
  readonly legalActionsOfView: (view: View<T>) => ReadonlyArray<T['action'] | ChanceAction>
  /** A short stable string of a view: equal exactly when the views are. Unlike `hash` it covers no secret. */
  readonly hashOfView: (view: View<T>) => string
  /** Events as a viewer may see them: secret contents are marked `hidden`. */
  readonly eventsFor: (
    events: ReadonlyArray<T['event']>,
    viewer: Viewer<T>,
  ) => ReadonlyArray<Readonly<Record<string, unknown>>>
  /** A full state that the viewer cannot tell from the real one: for search. */
  readonly determinize: (view: View<T>, random: Random) => Either<Malformed, State<T>>
  /**
   * What `determinize` does, prepared once for a view or for a state as a seat sees it: each sample only
   * deals. It refuses what `decodeView` refuses.
   */
  readonly sampler: (
    seen: View<T> | { readonly state: State<T>; readonly seat: Viewer<T> },
  ) => Either<Malformed, Sampler<T>>
  /** The same table with other luck to come: for a search that tries an answer several times. */
  readonly reseed: (state: State<T>, random: Random) => State<T>
  /** The whole table in printed names, one place per fact; of a view, with `hidden` marked. */
  readonly read: (seen: State<T> | View<T>) => Either<Malformed, Reading<T>>
  /** At a manual draw: every outcome with its exact probability; they sum to 1. */
  readonly chances: (state: State<T>) => ReadonlyArray<ChanceOption>
  /** Any position a table could show, from a short description. */
  readonly position: (spec: unknown) => Either<Malformed, State<T>>
  /**
   * JSON Schemas of what the game saves with a config: the config, the table, the variables of each frame.
   */
  readonly schema: (config?: Partial<T['config']>) => GameSchema
  /** A state as JSON of names, with a schema version. */
  readonly encode: (state: State<T>) => SavedState
  /** A state from JSON: its form, and the table as it lies there. How it came about is not checked. */
  readonly decode: (json: unknown) => Either<Malformed, State<T>>
  /** A short stable string; equal exactly when the states are equal. */
  readonly hash: (state: State<T>) => string
  /** Gives keys of states for the tables of a search; along a line of play a key costs what has changed. */
  readonly keeper: () => Keeper<T>
  /**
   * A record of a game with a hash after every action; it begins with a config or a snapshot. `goesOn`, here
   * and in `replay` and `applyAll`, is asked before each action and stops it by false.
   */
  readonly record: (
    from: unknown,
    actions: ReadonlyArray<unknown>,
    goesOn?: () => boolean,
  ) => Either<ReplayError, GameRecord>
  /** All states of a record, or the first mismatch and why. */
  readonly replay: (record: unknown, goesOn?: () => boolean) => Either<ReplayError, Replayed<T>>
  /** A record as text, one line for each turn. */
  readonly notation: (record: GameRecord) => string
  /** Reads the text notation back. */
  readonly parse: (text: string) => Either<Malformed, GameRecord>
}

/** JSON Schemas of what a game saves. */
export interface GameSchema {
  readonly config: Schema
  readonly table: Schema
  readonly frames: Readonly<Record<string, Schema>>
}

/** Any game, without its own types: whatever is handed to it goes through its own door. */
export type AnyGame = Game<Types>

/** Names of frames, and of the stages of a frame, that saved states have where the rules have others. */
export interface SavedAs {
  readonly frames: Readonly<Record<string, string>>
  readonly stages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The forms of what has names in it: actions, the table, the variables of frames. */
export interface Forms<T extends Types> {
  readonly actions: ActionSchema
  readonly table: t.Type<T['table'], unknown>
  /** The variables of frames, under the names that saved states have for them. */
  readonly frames: Readonly<Record<string, AnyCodec>>
  /** The names of saved states that are not those of the rules; all are the same where it is missing. */
  readonly savedAs?: SavedAs
}

/** What the kernel needs to know of a game. */
export interface Definition<T extends Types> extends Forms<T> {
  readonly name: string
  readonly schemaVersion: number
  /** The steps from snapshots of earlier schema versions; those of other versions are refused. */
  readonly migrations?: Readonly<Record<number, Migration>>
  /**
   * The version of the rules. It is raised, once for a release, when a recorded game may lead elsewhere: an
   * action is refused that was legal, or the same actions lead to states with other hashes.
   */
  readonly rulesVersion: number
  /**
   * The `schemaVersion` that hashes are made with; the current one where it is missing. It stays as it is
   * when the form of saves changes, so that only states whose own form is another get another hash.
   */
  readonly hashVersion?: number
  /** The game's name in print; its name where it is missing. */
  readonly title?: string
  /** Every seat that any config has. */
  readonly seats: ReadonlyArray<T['seat']>
  /** The seats of a config; all of them where it is missing. */
  readonly seatsOf?: (config: T['config']) => ReadonlyArray<T['seat']>
  readonly rulebook: Readonly<Record<T['rule'], Rulebook[string]>>
  readonly config: t.Type<T['config'], unknown>
  /** The forms of a config, where its names are not those of every other; memoised by the game. */
  readonly formsOf?: (config: T['config']) => Forms<T>
  /** The ruleset of a config, compiled; memoised by the game. */
  readonly machineOf: (config: T['config']) => Machine<T>
  /** The table and the bottom frame at the start. */
  readonly start: (config: T['config']) => { readonly table: T['table']; readonly frame: T['frame'] }
  /** A position from a description. */
  readonly place: (spec: unknown) => Either<
    Malformed,
    {
      readonly config: T['config']
      readonly table: T['table']
      readonly stack: ReadonlyArray<T['frame']>
    }
  >
  /** What is wrong with the table of a state as it lies there; empty when nothing is. */
  readonly faults: (state: State<T>) => ReadonlyArray<string>
  /** Kinds of event that show somebody what was hidden: `whyNot` looks no further ahead than to them. */
  readonly shows?: ReadonlySet<string>
  /** The rules behind an action that does not answer the pending question; may be empty. */
  readonly unasked: (state: State<T>, action: T['action']) => ReadonlyArray<RuleViolation<T['rule']>>
  /** Rules that say little of the case: `whyNot` names them last, and prefers ways that break others. */
  readonly general?: ReadonlySet<string>
  /** What rules say of a case: texts in which `{fact}` stands for a fact, for those without a `because`. */
  readonly cases?: Cases<T['rule']>
  /** Rules of which several forbid the same thing: of these the first is told, with the others beside it. */
  readonly alike?: ReadonlyArray<ReadonlyArray<T['rule']>>
  /** How much a violation counts against a way, one unless told: who falls far short is no best way. */
  readonly weighs?: (violation: RuleViolation<T['rule']>) => number
  /** Kinds that `whyNot` looks for ahead though a question takes them (true), or never (false: a pass). */
  readonly looksFor?: Readonly<Record<string, boolean>>
  /**
   * The values that a person can mean where an action leaves out a field, or the seat, in the light of what
   * is given: pieces that stand there, dice that are left. All values where it says nothing.
   */
  readonly likely?: (
    state: State<T>,
    given: Readonly<Record<string, Scalar>>,
    field: string,
  ) => ReadonlyArray<Scalar> | undefined
  /** A violation with facts that only the whole state tells, such as the card at work. */
  readonly blame?: (
    violation: RuleViolation<T['rule']>,
    state: State<T>,
    action: T['action'],
  ) => RuleViolation<T['rule']>
  /** An action in words, for a person. */
  readonly describe: (action: T['action'], config: T['config']) => string
  /** What the values of an action's fields are called where another is refused, each with its rule. */
  readonly fieldNames?: FieldNames
  /** Whether a seat can speak of this in a game, as far as it may know; of everything where it is missing. */
  readonly inPlay?: (state: State<T>, seat: T['seat'], id: string) => boolean
  /** What an id is called in print; it is told as it is where this is missing. */
  readonly nameOf?: (id: string, config?: T['config']) => string
  /** An event as a sentence; a list of its fields where it is missing. */
  readonly tell?: (event: T['event'] | Readonly<Record<string, unknown>>) => string
  /** The ids of regions, figures and cards. */
  readonly ids?: Ids
  /** What a person may choose for the config, beside seed and chance. */
  readonly options?: ReadonlyArray<ConfigOption>
  /** Fields of each kind of event that only the seat `only` may see. */
  readonly secrets: Readonly<Record<string, ReadonlyArray<string>>>
  /** Replaces in a saved state what the viewer may not know by `hidden`. */
  readonly mask: (saved: SavedState, viewer: Viewer<T>) => Json
  /**
   * Fills what a view hides with something that fits all the viewer knows; where there is a `dealer`, with
   * anything of the right form.
   */
  readonly fill: (masked: Json, viewer: Viewer<T>, random: Random) => Json
  /**
   * Deals what a view hides, on the table of a state that shows the same: prepared once, then each call gives
   * a table and frames that fit all the viewer knows. It must not look at what that state has hidden.
   */
  readonly dealer?: (base: State<T>, seen: Seen<T>) => (random: Random) => Dealt<T>
  /** Whether a filled state can be the real one, where `fill` sees to a part of that only. */
  readonly canBe?: (state: State<T>) => boolean
  /** The readable table of a saved state, or of what a viewer sees of it. */
  readonly read?: (state: unknown, viewer: Viewer<T> | null) => Either<Malformed, Reading<T>>
  /**
   * The JSON of a state, or of what a viewer sees of it, with what follows from it and front ends want summed
   * up beside it. That JSON has been checked. A game that has this needs no `read`.
   */
  readonly derive?: (seen: Reading<T>, viewer: Viewer<T> | null) => Reading<T>
  /** Whether an action begins a new line of the notation, after what the line holds so far. */
  readonly beginsLine: (
    action: T['action'] | ChanceAction,
    line: ReadonlyArray<T['action'] | ChanceAction>,
  ) => boolean
}
