/**
 * How the views of a game are observed: its layout, and the writers that fill an array. Both follow from the
 * schemas of the game's table, frames and config.
 */
import type * as E from 'fp-ts/lib/Either.js'
import { itemsOf, objectOf, type Json, type Malformed, type Obj, type Schema } from '../kernel/index'
import { mergedAll, nodeOf, type Node } from './block'
import type { Learnt } from './games'
import type { ObservationLayout } from './layout'
import { writerOf, written, type Maker } from './writers'

/** The version of layouts: 2 since fields follow from schemas. */
const VERSION = 2

export interface Observer {
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
export const observerOf = (game: string, learnt: Learnt, config: Obj): Observer => {
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
