/**
 * Observations: a view as an array of numbers. Nothing but the view is looked at, so an observation tells
 * exactly as little of what is hidden as the view does.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  itemsOf,
  objectOf,
  type Json,
  type Malformed,
  type Obj,
  type Schema,
  hashJson,
  isObj,
} from '../kernel/index'
import { mergedAll, nodeOf, type Node } from './block'
import { type Learnt, isLearningGame, learntOf, type LearningGame } from './games'
import type { ObservationLayout } from './layout'
import { writerOf, written, type Maker } from './writers'
import type { WarGame } from '../war-of-the-ring/index'

/*
 * How the views of a game are observed: its layout, and the writers that fill an array. Both follow from the
 * schemas of the game's table, frames and config.
 */

/** The version of layouts: 2 since fields follow from schemas. */
const VERSION = 2

interface Observer {
  readonly layout: ObservationLayout
  /** Writes a view into an array from a place on; the array has zeros there. */
  readonly observe: (view: Obj, array: Float32Array, from: number) => E.Either<Malformed, Float32Array>
}

const object = (properties: Readonly<Record<string, Schema>>): Schema => ({ type: 'object', properties })

/** The table of a view: the saved one, with what views add, and some facts in another form. */
const tableSchema = (table: Schema, { added = {}, rewritten = {} }: Learnt): Schema =>
  object({
    ...table.properties,
    ...added,
    ...Object.fromEntries(Object.entries(rewritten).map(([name, { schema }]) => [name, schema])),
  })

const tableOf = (table: Obj, { rewritten = {} }: Learnt): Obj => {
  const changed = Object.entries(rewritten).map(([name, { of }]): [string, Json] => [
    name,
    of(table[name] ?? null),
  ])
  return changed.length === 0 ? table : { ...table, ...Object.fromEntries(changed) }
}

/** The variables of all frames under `now`: of the same name, they stand in one place. */
const variablesOf = (frames: Readonly<Record<string, Schema>>): Node =>
  mergedAll(
    Object.values(frames).map((frame) => {
      const node = nodeOf(frame)
      const { row } = node
      const names = row === undefined ? [] : [...row.names].map((name) => [name, row.each] as const)
      return { ...node, row: undefined, isNullable: false, fields: new Map([...node.fields, ...names]) }
    }),
  )

/** What differs by config and is a choice among names, a number or a flag. */
const choicesIn = ({ properties = {} }: Schema): Schema =>
  object(
    Object.fromEntries(
      Object.entries(properties).filter(([name, one]) => {
        const { isText, fields, row } = nodeOf(one)
        return name !== 'seed' && name !== 'chance' && !isText && fields.size === 0 && row === undefined
      }),
    ),
  )

/** The topmost value of each variable, and how many frames of each kind there are. */
const stackOf = (stack: Json | undefined): { readonly kinds: Obj; readonly now: Obj } => {
  const [kinds, now]: [Record<string, number>, Record<string, Json>] = [{}, {}]
  for (const frame of itemsOf(stack)) {
    const { kind, vars } = objectOf(frame)
    kinds[String(kind)] = (kinds[String(kind)] ?? 0) + 1
    Object.assign(now, objectOf(vars))
  }
  return { kinds, now }
}

const namesSchema = (names: ReadonlyArray<string>): Schema => ({ type: 'array', items: { enum: names } })
const countsSchema = (names: ReadonlyArray<string>): Schema =>
  object(Object.fromEntries(names.map((name) => [name, { type: 'integer', minimum: 0 }])))

/** The options of a view's config that the layout has a place for. */
const optionsOf = (config: Json | undefined, choices: Schema): Obj =>
  Object.fromEntries(
    Object.entries(objectOf(config)).filter(([name]) => Object.hasOwn(choices.properties ?? {}, name)),
  )

const makeParts = (maker: Maker, learnt: Learnt, config: Obj) => {
  const { table, frames, config: configSchema } = learnt.schema(config)
  const seats = learnt.seats(config)
  const part = (path: string, node: Node) => writerOf(maker, { path, axes: [] }, node)
  const choices = choicesIn(configSchema)
  return {
    choices,
    viewer: part('viewer', nodeOf({ enum: seats })),
    winners: part('winners', nodeOf(namesSchema(seats))),
    table: part('', nodeOf(tableSchema(table, learnt))),
    config: part('config', nodeOf(choices)),
    kinds: part('stack', nodeOf(countsSchema(Object.keys(frames)))),
    variables: part('now', variablesOf(frames)),
  }
}

/** The observer of a game with a config. */
const observerOf = (game: string, learnt: Learnt, config: Obj): Observer => {
  const { hides, marks, omitted } = learnt
  const maker: Maker = {
    fields: [],
    length: 0,
    mayHide: (path) => hides.test(path),
    ...(marks === undefined ? {} : { marks }),
  }
  const parts = makeParts(maker, learnt, config)
  const { fields, length } = maker
  return {
    layout: { game, version: VERSION, length, fields, omitted },
    observe: (view, array, from) => {
      const state = objectOf(view['state'])
      const { kinds, now } = stackOf(state['stack'])
      return written(
        [
          [parts.viewer, view['viewer'] === 'spectator' ? null : view['viewer']],
          [parts.winners, objectOf(state['outcome'])['winners']],
          [parts.table, tableOf(objectOf(state['table']), learnt)],
          [parts.config, optionsOf(state['config'], parts.choices)],
          [parts.variables, now],
          [parts.kinds, kinds],
        ],
        array,
        from,
      )
    },
  }
}

const NO_LAYOUT: ObservationLayout = { game: '', version: 2, length: 0, fields: [], omitted: [] }

const malformed = (path: string, problem: string): Malformed => ({ _tag: 'Malformed', path, problem })

const attempt = <A>(fallback: A, run: () => A): A => {
  try {
    return run()
  } catch {
    return fallback
  }
}

const houses = new WeakMap<object, Map<string, Observer>>()
const observers = new Map<string, Observer>()

const hashes = new WeakMap<object, string>()

/** A choice of a config as a text; that of a scenario is made once. */
const keyOf = ([name, value]: readonly [string, Json]): string => {
  if (!isObj(value)) return `${name}=${JSON.stringify(value)}`
  const known = hashes.get(value) ?? hashJson(value)
  hashes.set(value, known)
  return `${name}=${known}`
}

/** The observer of a game with a config: each config that makes a game another has its own. */
const observerFor = (game: LearningGame | WarGame, config: Obj): Observer => {
  const { seed: _, chance: __, ...choices } = config
  const name = typeof game === 'string' ? game : game.name
  const key = `${name} ${Object.entries(choices).map(keyOf).join(' ')}`
  const known = typeof game === 'string' ? observers : (houses.get(game) ?? new Map<string, Observer>())
  if (typeof game !== 'string') houses.set(game, known)
  const found = known.get(key)
  if (found !== undefined) return found
  const observer = observerOf(name, learntOf(game), { seed: '', ...choices })
  known.set(key, observer)
  return observer
}

/**
 * Where everything stands in the observations of a game, told by its name or, with house rules, given as it
 * is; empty for a game that is not known. A config with other pieces, seats or names has a layout of its
 * own.
 *
 * @example
 * import { observationLayout } from 'middle-earth-rules/learn'
 *
 * const { length, fields } = observationLayout('war-of-the-ring')
 * console.log(length, fields.find(({ name }) => name === 'fellowship.corruption')?.offset)
 */
export const observationLayout = (game: LearningGame | WarGame, config: Obj = {}): ObservationLayout =>
  attempt(NO_LAYOUT, () =>
    typeof game !== 'string' || isLearningGame(game) ? observerFor(game, config).layout : NO_LAYOUT,
  )

const NO_VIEW = malformed('game', 'this is not a view of a game that can be observed')

const observerOfView = (view: unknown, house: WarGame | undefined): E.Either<Malformed, Observer> => {
  const { game, state } = objectOf(view as Json)
  if (!isLearningGame(game) || !isObj(state)) return E.left(NO_VIEW)
  return E.right(observerFor(house?.name === game ? house : game, objectOf(state['config'])))
}

const UNREADABLE = E.left(malformed('', 'the view cannot be read'))

/**
 * A view as an array, as `observationLayout` of its game and config says; the view must come from `view` of
 * the game or have passed its `decodeView`. A name that the layout has no place for is an error, never left
 * out. A view of a game with house rules is observed with that game.
 */
export const observe = (view: unknown, game?: WarGame): E.Either<Malformed, Float32Array> =>
  attempt<E.Either<Malformed, Float32Array>>(UNREADABLE, () =>
    E.flatMap(({ layout, observe: write }: Observer) =>
      write(objectOf(view as Json), new Float32Array(layout.length), 0),
    )(observerOfView(view, game)),
  )

/**
 * The same into an array of the caller's from `offset` on: for batches, without an array for each view. The
 * place is cleared first; the array must have room.
 */
export const observeInto = (
  view: unknown,
  array: Float32Array,
  offset = 0,
  game?: WarGame,
): E.Either<Malformed, Float32Array> =>
  attempt<E.Either<Malformed, Float32Array>>(UNREADABLE, () =>
    E.flatMap(({ layout: { length }, observe: write }: Observer) => {
      if (!(offset >= 0 && offset + length <= array.length))
        return E.left(malformed('offset', `an observation needs ${length} places`))
      array.fill(0, offset, offset + length)
      return write(objectOf(view as Json), array, offset)
    })(observerOfView(view, game)),
  )
