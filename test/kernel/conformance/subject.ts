/**
 * What the conformance kit must be told about a game, and the words its laws speak in: a play (what is
 * decided beforehand), the line of states it leads to, and the steps of that line.
 */
import type {
  ActionSchema,
  BaseAction,
  ChanceAction,
  Game,
  Random,
  State,
  Types,
  Viewer,
} from '../../../src/kernel'

/** Anything that can be applied: an answer of a seat or of nature. */
export type Act<T extends Types> = T['action'] | ChanceAction

/** Everything of a config but its seed, which a play adds. */
export type Setting<T extends Types> = Partial<Omit<T['config'], 'seed'>>

/** A game before it is played: each natural picks the option `n mod k`. Shrinks well. */
export interface Play<T extends Types> {
  readonly setting: Setting<T>
  readonly seed: string
  readonly naturals: ReadonlyArray<number>
}

/** One action with the states around it. */
export interface Step<T extends Types> {
  readonly before: State<T>
  readonly action: Act<T>
  readonly after: State<T>
  readonly events: ReadonlyArray<T['event']>
}

/** A play carried out: `states[i + 1]` and `events[i]` come from `actions[i]`. All states are deep-frozen. */
export interface Line<T extends Types> {
  readonly play: Play<T>
  readonly config: T['config']
  readonly states: ReadonlyArray<State<T>>
  readonly actions: ReadonlyArray<Act<T>>
  readonly events: ReadonlyArray<ReadonlyArray<T['event']>>
}

/** A state that a viewer cannot tell from another one, and how the actions of the others are called in it. */
export interface Twin<T extends Types> {
  readonly state: State<T>
  readonly rename: (action: BaseAction) => BaseAction
}

/** An event as a viewer sees it. */
export type Seen = Readonly<Record<string, unknown>>

/** Faults found, as sentences; none when all is well. */
export type Faults = ReadonlyArray<string>

/** A game under test. */
export interface Subject<T extends Types> {
  readonly game: Game<T>
  /** Every kind of action with the domain of each field. */
  readonly actions: ActionSchema
  /** Every name a seat can have, in any config. */
  readonly seats: ReadonlyArray<T['seat']>
  /** The seats of a game with this config. */
  readonly seatsOf: (config: T['config']) => ReadonlyArray<T['seat']>
  /** Every setting; each is played at least once for every law. The simplest comes first. */
  readonly settings: ReadonlyArray<Setting<T>>
  /** The settings that people play; random plays prefer them. */
  readonly common: ReadonlyArray<Setting<T>>
  /** More decisions than any game has. */
  readonly longest: number
  /** What must hold in every state, by name. */
  readonly invariants: Readonly<Record<string, (state: State<T>) => Faults>>
  /** What must hold of every step, by name. */
  readonly changes: Readonly<Record<string, (step: Step<T>) => Faults>>
  /** Questions that by their nature have two answers or more, each with what it is: a yes or no, a number. */
  readonly twoOrMore: Readonly<Record<string, string>>
  /** Other questions that random play meets and never with a single answer: why, and which test does. */
  readonly notByChance: Readonly<Record<string, string>>
  /** Whether two logs that were equal so far may part here, because one event tells what was hidden. */
  readonly reveals: (one: Seen | undefined, other: Seen | undefined) => boolean
  /** Twins made otherwise than by `determinize`, so that the two can check each other. */
  readonly twin?: (state: State<T>, viewer: Viewer<T>, random: Random) => Twin<T> | undefined
}

/** A law: what it says, and a check that throws where a line breaks it. */
export interface Law {
  readonly says: string
  /** `every`: for every setting and some random plays; `some` or a `few`: for random plays only. */
  readonly over: 'every' | 'some' | 'few'
  /** What it can be tried on: one state, one step, a whole play, or a play that can be recorded. */
  readonly needs: 'state' | 'step' | 'play' | 'record'
  /** Cheap enough to be tried in every state of a long game. */
  readonly quick?: true
  readonly holds: <T extends Types>(subject: Subject<T>, line: Line<T>) => void
}
