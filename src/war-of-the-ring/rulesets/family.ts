/**
 * Families: one game of several configs, each with tables, codecs and machine of its own. The game that plays
 * a state, a saved state, a view, a record or a position is found by the config in it.
 */
import { guarded } from '../../kernel/door'
import type { Game } from '../../kernel/game'
import { behindOf } from '../../kernel/handle'
import { configOfRecord, isSnapshot } from '../../kernel/record'
import type { Types } from '../../kernel/types'

/** What a family needs to know. */
export interface Family<T extends Types, G extends Game<T>> {
  /**
   * The game that plays a config; of something that is none, any game, which then refuses it. It must not
   * throw whatever it is given: where a game cannot be made, no other is played in its place.
   */
  readonly gameOf: (config: unknown) => G
  /** A config as it is asked for, with what every game of the family says in it. */
  readonly asked: <C>(config: C) => C
}

/** A field of something, undefined where there is none. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Whether something is a view, and no state. */
const isSeen = (value: unknown): boolean => 'viewer' in Object(value)

/** The config in a text notation: what its third line says, if that is JSON. */
const configIn = (text: unknown): unknown => {
  const line = typeof text === 'string' ? /^(?:config|from) (.*)$/m.exec(text)?.[1] : undefined
  return line === undefined ? undefined : configOfRecord({ from: JSON.parse(line) })
}

/** How to find the game of anything that has a config. */
export interface Finder<T extends Types, G extends Game<T>> {
  /** Of a config itself. */
  readonly of: (config: unknown) => G
  /** Of a state. */
  readonly having: (state: unknown) => G
  /** Of a saved state or the description of a position. */
  readonly told: (document: unknown) => G
  /** Of a record. */
  readonly recorded: (record: unknown) => G
  /** Of a view. */
  readonly seen: (view: unknown) => G
}

/**
 * Finds games. The config of the last state is remembered, since most calls are about the same game; a config
 * that a caller holds may have been changed since he last asked.
 */
export const finderOf = <T extends Types, G extends Game<T>>({ gameOf }: Family<T, G>): Finder<T, G> => {
  let last: { readonly config: unknown; readonly game: G } = { config: undefined, game: gameOf(undefined) }
  const configOf = (value: unknown): unknown => fieldOf(value, 'config')
  const told = (document: unknown): G => gameOf(configOf(document))
  const finder: Finder<T, G> = {
    of: gameOf,
    having: (state) => {
      const config = configOf(state)
      if (config !== last.config) last = { config, game: gameOf(config) }
      return last.game
    },
    told,
    recorded: (record) => gameOf(guarded(undefined, () => configOfRecord(record))),
    seen: (view) => {
      const made = behindOf(view)
      return made === undefined ? told(fieldOf(view, 'state')) : finder.having(made.state)
    },
  }
  return finder
}

/** What is asked of a state, or of a view in its place. */
const asking = <T extends Types, G extends Game<T>>({ of, having, seen }: Finder<T, G>) =>
  ({
    keeper: () => of(undefined).keeper(),
    legalActions: (state, seat) => having(state).legalActions(state, seat),
    actors: (state) => having(state).actors(state),
    wording: (state) => having(state).wording(state),
    prompt: (state, seat) => having(state).prompt(state, seat),
    sampleAction: (state, random) => having(state).sampleAction(state, random),
    countLegal: (state, seat) => having(state).countLegal(state, seat),
    nthLegal: (state, nth, seat) => having(state).nthLegal(state, nth, seat),
    playout: (state, random, options) => having(state).playout(state, random, options),
    applyAction: (state, action) => having(state).applyAction(state, action),
    applyAll: (state, actions, goesOn) => having(state).applyAll(state, actions, goesOn),
    whyNot: (state, action) => having(state).whyNot(state, action),
    wayTo: (state, action) => having(state).wayTo(state, action),
    onwards: (state, seat, wanted) => having(state).onwards(state, seat, wanted),
    legalActionsOfView: (view) => seen(view).legalActionsOfView(view),
    whyNotOfView: (view, action) => seen(view).whyNotOfView(view, action),
    explain: (state, subject) => having(state).explain(state, subject),
    outcome: (state) => having(state).outcome(state),
    chances: (state) => having(state).chances(state),
    view: (state, viewer) => having(state).view(state, viewer),
    encode: (state) => having(state).encode(state),
    hash: (state) => having(state).hash(state),
    reseed: (state, random) => having(state).reseed(state, random),
  }) satisfies Partial<Game<T>>

/** Records of a family: each is of the game of its config. */
const recording = <T extends Types, G extends Game<T>>(
  { recorded }: Finder<T, G>,
  full: <C>(config: C) => C,
) =>
  ({
    record: (from, actions, goesOn) =>
      recorded({ from }).record(isSnapshot(from) ? from : full(from), actions, goesOn),
    replay: (record, goesOn) => recorded(record).replay(record, goesOn),
    notation: (record) => recorded(record).notation(record),
  }) satisfies Partial<Game<T>>

const samplerOf = <T extends Types, G extends Game<T>>(
  { having, seen }: Finder<T, G>,
  value: Parameters<G['sampler']>[0],
): ReturnType<G['sampler']> =>
  (isSeen(value) ? seen(value) : having(fieldOf(value, 'state'))).sampler(value) as ReturnType<G['sampler']>

/** A family as one game. */
export const familyOf = <T extends Types, G extends Game<T>>(
  { asked }: Family<T, G>,
  finder: Finder<T, G>,
): Game<T> => {
  const { of, having, told, seen } = finder
  const [any, full] = [of(undefined), <C>(config: C): C => guarded(config, () => asked(config))]
  const placed = (spec: unknown): unknown =>
    typeof spec === 'object' && spec !== null
      ? { ...spec, config: asked(fieldOf(spec, 'config') ?? {}) }
      : spec
  return {
    name: any.name,
    rulesVersion: any.rulesVersion,
    title: any.title,
    seats: any.seats,
    actions: any.actions,
    ids: any.ids,
    options: any.options,
    nameOf: any.nameOf,
    tell: any.tell,
    say: any.say,
    shows: any.shows,
    general: any.general,
    rulebook: any.rulebook,
    eventsFor: any.eventsFor,
    ...asking(finder),
    ...recording(finder, full),
    seatsOf: (config) => of(config).seatsOf(full(config)),
    schema: (config) => of(config).schema(full(config)),
    newGame: (config) => of(config).newGame(full(config)),
    position: (spec) => told(spec).position(guarded(spec, () => placed(spec))),
    read: (value) => (isSeen(value) ? seen(value) : having(value)).read(value),
    decode: (json) => told(json).decode(json),
    parse: (text) => of(guarded(undefined, () => configIn(text))).parse(text),
    decodeView: (json) => seen(json).decodeView(json),
    sampler: (value) => samplerOf(finder, value),
    determinize: (view, random) => seen(view).determinize(view, random),
    hashOfView: (view) => seen(view).hashOfView(view),
  }
}
