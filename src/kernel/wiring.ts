/**
 * Wiring: how the frames of a game are told once, in one table, so that everything that hangs together by
 * name is checked by the compiler: which procedure or decision stands under which name, where a frame may be
 * started, where a stage jumps to, and what a caller receives. Types only, but for the builders.
 */
import type { Decision } from './decision'
import type {
  CallStage,
  DoStage,
  Draw,
  DrawAsks,
  DrawStage,
  Here,
  JumpStage,
  ReturnStage,
  Stage,
  Step,
} from './procedure'
import type { BaseConfig, Frame, Scalar, Types } from './types'
import { withStages, type Ending, type Overlay } from './ruleset'
import { windowOf, type Offer, type Passing } from './window'

/** What the table of frames tells of a procedure: its variables, where it may be started, and its value. */
export interface Runs<V, At extends string, Value = null> {
  readonly vars: V
  readonly at: At
  readonly value: Value
}

/** What the table of frames tells of a decision: its variables, and the value for the caller. */
export type Asks<V, Value = null> = Runs<V, 'ask', Value>

/** A table of frames: kind by kind, what `Runs` and `Asks` tell. Decisions are called `decide/...`. */
export type FrameTable<F> = { readonly [K in keyof F]: Runs<unknown, string, unknown> }

/** The kinds of a game's decisions. */
export type AskKind<F> = keyof F & `decide/${string}`
/** The kinds of a game's procedures. */
export type RunKind<F> = Exclude<keyof F & string, `decide/${string}`>

/** The variables of a kind of frame. */
export type VarsOf<F extends FrameTable<F>, K extends keyof F> = F[K]['vars']
/** The variables of a kind of frame of a game. */
export type VarsIn<T extends Types, K> = Extract<T['frame'], { readonly kind: K }>['vars']
/** The value that a kind of frame hands to its caller. */
export type ValueOf<F extends FrameTable<F>, K extends keyof F> = F[K]['value']
/** The frames of some kinds; without them, any frame of the game. */
export type FrameOf<F extends FrameTable<F>, K extends keyof F & string = keyof F & string> = {
  readonly [One in K]: Frame<One, VarsOf<F, One>>
}[K]

/** The types of a game whose config is seed and chance, and whose rules need no tables of their own. */
export type Bundle<F extends FrameTable<F>, G extends Pick<Types, 'table' | 'action' | 'event'>> = G & {
  readonly config: BaseConfig
  readonly frame: FrameOf<F>
  readonly seat: G['action']['seat']
  readonly rule: G['event']['rule']
  readonly rules: object
}

/** How a standing check may end one of the procedures: with the value that this kind has. */
export type EndingOf<F extends FrameTable<F>> = {
  readonly [K in RunKind<F>]: Ending<K, ValueOf<F, K>>
}[RunKind<F>]

/** How frames are made. */
export interface NewFrames<F extends FrameTable<F>> {
  /** A procedure at one of the stages where it may be started. */
  readonly start: <K extends RunKind<F>>(
    kind: K,
    at: F[K]['at'],
    vars: VarsOf<F, K>,
  ) => Frame<K, VarsOf<F, K>>
  /** A question. */
  readonly ask: <K extends AskKind<F>>(kind: K, vars: VarsOf<F, K>) => Frame<K, VarsOf<F, K>>
}

/** How the frames of a table are made. */
export const framesOf = <F extends FrameTable<F>>(): NewFrames<F> => ({
  start: (kind, at, vars) => ({ kind, at, vars }),
  ask: (kind, vars) => ({ kind, at: 'ask', vars }),
})

/** The stages of one kind of procedure, each under a name that saved games remember. */
export type StagesOf<T extends Types, F extends FrameTable<F>, K extends keyof F> = ReadonlyArray<
  readonly [name: string, stage: Stage<T, VarsOf<F, K>, VarsOf<F, K>, ValueOf<F, K>>]
>

/** Stages of any procedure, as far as their names go. */
export type Named = ReadonlyArray<readonly [name: string, stage: object]>
/** The names of stages. */
export type NamesOf<S extends Named> = S[number][0]
/** The stages that jumps lead to. */
export type JumpsOf<S extends Named> = Extract<
  S[number][1],
  { readonly tag: 'Jump'; readonly to: string }
>['to']

/** Anything, if all these stages are there; else what no list of stages has: the names of those missing. */
export type Complete<Wanted extends string, S extends Named> = [Exclude<Wanted, NamesOf<S>>] extends [never]
  ? unknown
  : { readonly noSuchStage: Exclude<Wanted, NamesOf<S>> }

/** A procedure with its kind and its stages, whose names the compiler knows. */
export type Wired<K extends string, Entry> = ReadonlyArray<Entry> & { readonly kind: K }

/** The procedure of a kind, whatever its stages. */
export type ProcedureOf<T extends Types, F extends FrameTable<F>, K extends keyof F & string> = Wired<
  K,
  StagesOf<T, F, K>[number]
>

/** The decision of a kind that is answered by actions `A`. */
export type QuestionOf<
  T extends Types,
  F extends FrameTable<F>,
  K extends AskKind<F>,
  A extends T['action'],
> = Decision<T, VarsOf<F, K>, A, VarsOf<F, K>, A, ValueOf<F, K>> & { readonly kind?: K }

/** All procedures and decisions of a game, each under its own name. */
export interface Wiring<T extends Types, F extends FrameTable<F>> {
  readonly procedures: { readonly [K in RunKind<F>]: ProcedureOf<T, F, K> }
  readonly decisions: {
    readonly [K in AskKind<F>]: Decision<T, VarsOf<F, K>, never, VarsOf<F, K>, T['action'], ValueOf<F, K>> & {
      readonly kind?: K
    }
  }
}

/** The stage and procedure builders of one game. */
export interface Builders<T extends Types, F extends FrameTable<F>> {
  /** Changes the table. */
  readonly doing: <V>(run: (here: Here<T, V>) => Step<T, V>) => DoStage<T, V>
  /**
   * Calls another frame, or goes on if there is none to call. `receive` takes up the value that this kind of
   * frame has in the table of frames.
   */
  readonly calling: <V, C extends FrameOf<F> = never>(
    frame: (here: Here<T, V>) => C | undefined,
    receive?: (vars: V, value: ValueOf<F, C['kind']>, rules: T['rules']) => V,
  ) => CallStage<T, V>
  /** Asks chance for a named draw, or goes on if there is none to make. */
  readonly drawing: <V, O extends Scalar>(
    draw: (here: Here<T, V>) => Draw<O, T['rule']> | undefined,
    receive: (here: Here<T, V>, outcome: O) => Step<T, V>,
    asks?: DrawAsks<T, V>,
  ) => DrawStage<T, V>
  /** Goes to the named stage when the condition holds: back to repeat, forward to skip. */
  readonly jumping: <V, const To extends string>(
    to: To,
    when: (here: Here<T, V>) => boolean,
  ) => JumpStage<T, V, To>
  /** Ends the procedure and hands its value to the caller. */
  readonly returning: <V, Value>(value: (here: Here<T, V>) => Value) => ReturnStage<T, V, Value>
  /** A window as the decision `K`, which has to be named: pass, or take one of the offers. */
  readonly mayDo: <K extends AskKind<F>, A extends T['action']>(
    offer: Offer<T, VarsOf<F, K>, A, ValueOf<F, K>>,
  ) => QuestionOf<T, F, K, A | Passing<T>>
  /** Some stages of a procedure that is told in parts. */
  readonly stages: <K extends RunKind<F>, const S extends StagesOf<T, F, K>>(kind: K, stages: S) => S
  /** A procedure: all its stages in order. Jumps and entries must lead to stages that are there. */
  readonly procedure: <K extends RunKind<F>, const S extends StagesOf<T, F, K>>(
    kind: K,
    stages: S & Complete<JumpsOf<S> | F[K]['at'], S>,
  ) => Wired<K, S[number]>
}

const keepVars = <V>(vars: V): V => vars

/** The builders for game `T` with the frames `F`. */
export const wiringOf = <T extends Types, F extends FrameTable<F>>(): Builders<T, F> => ({
  doing: (run) => ({ tag: 'Do', run }),
  calling: (frame, receive = keepVars) => ({ tag: 'Call', frame, receive }),
  drawing: (draw, receive, asks) => ({ tag: 'Draw', draw, receive, asks }),
  jumping: (to, when) => ({ tag: 'Jump', to, when }),
  returning: (value) => ({ tag: 'Return', value }),
  mayDo: (offer) => windowOf(offer),
  stages: (_kind, stages) => stages,
  procedure: (kind, stages) => Object.assign([...stages], { kind }),
})

/** A stage with its name, to be put into a procedure; where it jumps to, there must be a stage. */
export type Inserted<Entry extends Named[number], New extends Named[number]> = New &
  Complete<JumpsOf<readonly [New]>, ReadonlyArray<Entry | New>>

/** A change of one procedure at a stage of it. */
export type InsertStage<T extends Types, F extends FrameTable<F>> = <
  K extends RunKind<F>,
  Entry extends Named[number],
  const New extends StagesOf<T, F, K>[number],
>(
  procedure: Wired<K, Entry>,
  place: Entry[0],
  stage: Inserted<Entry, New>,
) => Overlay<T>

/** The overlays that change procedures. Each is told the procedure itself, so no name can be wrong. */
export interface Overlays<T extends Types, F extends FrameTable<F>> {
  /** Puts a procedure in the place of the one of its kind. */
  readonly replaceProcedure: <K extends RunKind<F>>(procedure: ProcedureOf<T, F, K>) => Overlay<T>
  /** Inserts a stage after a named one. */
  readonly insertStageAfter: InsertStage<T, F>
  /** Inserts a stage before a named one. */
  readonly insertStageBefore: InsertStage<T, F>
}

const inserting =
  <T extends Types, F extends FrameTable<F>>(further: 0 | 1): InsertStage<T, F> =>
  ({ kind }, name, stage) =>
    withStages(kind, (stages) => {
      const place = stages.findIndex(([one]) => one === name)
      if (place < 0) throw new Error(`no stage ${name} in procedure ${kind}`)
      return [...stages.slice(0, place + further), stage, ...stages.slice(place + further)]
    })

/** The overlays for game `T` with the frames `F`. */
export const overlaysOf = <T extends Types, F extends FrameTable<F>>(): Overlays<T, F> => ({
  replaceProcedure: (procedure) => (base) => ({
    ...base,
    procedures: { ...base.procedures, [procedure.kind]: procedure },
  }),
  insertStageAfter: inserting(1),
  insertStageBefore: inserting(0),
})
