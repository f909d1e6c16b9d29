/**
 * A fixed numbering of all actions of a game, for learners whose output has a place for each. Every kind of
 * action is a block; within it the fields count like the digits of a number, the last running fastest. The
 * seat is left out: whose action it is, the learner knows. Draws of nature have no number.
 */
import * as O from 'fp-ts/lib/Option.js'
import * as games from '../index'
import { isObject, gamesByName, type ActionSchema, type Scalar } from '../kernel/index'
import type { WarGame } from '../war-of-the-ring/index'
import type { LearningGame } from './games'

/** A field of an action with the values it may have. */
export interface ActionField {
  readonly name: string
  readonly values: ReadonlyArray<Scalar>
}

/** The numbers of one kind of action: `length` of them from `offset` on. */
export interface ActionBlock {
  readonly kind: string
  readonly offset: number
  readonly length: number
  readonly fields: ReadonlyArray<ActionField>
}

/** The numbering of a game's actions, from 0 up to but not including `length`. */
export interface ActionLayout {
  readonly game: string
  readonly length: number
  readonly blocks: ReadonlyArray<ActionBlock>
}

interface Numbering {
  readonly layout: ActionLayout
  readonly blockOf: ReadonlyMap<string, Block>
}

interface Block extends ActionBlock {
  readonly places: ReadonlyArray<ReadonlyMap<unknown, number>>
}

const numberingOf = (game: string, schema: ActionSchema): Numbering => {
  let offset = 0
  const blocks = Object.entries(schema).map(([kind, given]): Block => {
    const fields = Object.entries(given).map(([name, values]) => ({ name, values }))
    const length = fields.reduce((product, { values }) => product * values.length, 1)
    const block = { kind, offset, length, fields }
    offset += length
    return {
      ...block,
      places: fields.map(({ values }) => new Map<unknown, number>(values.map((value, at) => [value, at]))),
    }
  })
  return {
    layout: { game, length: offset, blocks: blocks.map(({ places: _, ...block }) => block) },
    blockOf: new Map(blocks.map((block) => [block.kind, block])),
  }
}

const NUMBERINGS: ReadonlyMap<unknown, Numbering> = new Map(
  [...gamesByName(games).values()].map(({ name, actions }) => [name, numberingOf(name, actions)]),
)

/** What stands for a game that is not known: no action has a number. */
const NONE = numberingOf('', {})

const bySchema = new WeakMap<ActionSchema, Numbering>()

const numberingBy = (name: string, schema: ActionSchema): Numbering => {
  const found = bySchema.get(schema) ?? numberingOf(name, schema)
  bySchema.set(schema, found)
  return found
}

/**
 * The numbering of a game by its name, or of a game with house rules; what is neither has none. A config with
 * further actions has their numbers behind those of the others.
 */
const numberingIn = (game: LearningGame | WarGame, config?: object): Numbering => {
  try {
    if (config !== undefined && game === games.battles.name)
      return numberingBy(game, games.battles.wordsOf(config).actions)
    if (config === undefined || (typeof game === 'string' && game !== games.warOfTheRing.name))
      return typeof game === 'object' && game !== null
        ? numberingBy(game.name, game.actions)
        : (NUMBERINGS.get(game) ?? NONE)
    const { name, tables } = typeof game === 'string' ? games.warOfTheRing : game
    return numberingBy(name, tables(config).actions)
  } catch {
    return NONE
  }
}

/**
 * The numbering of a game's actions, one of its own with house rules; empty for a game not known. With
 * a config, that of the game it asks for: an edition may have actions that others do not have, and a scenario
 * of Battles has names of its own.
 */
export const actionLayout = (game: LearningGame | WarGame, config?: object): ActionLayout =>
  numberingIn(game, config).layout

const numberIn = ({ blockOf }: Numbering, action: unknown): O.Option<number> => {
  if (!isObject(action)) return O.none
  const { kind } = action
  const block = typeof kind === 'string' ? blockOf.get(kind) : undefined
  if (block === undefined) return O.none
  let number = 0
  for (const [depth, { name }] of block.fields.entries()) {
    const places = block.places[depth]
    const place = places?.get(action[name])
    if (places === undefined || place === undefined) return O.none
    number = number * places.size + place
  }
  return O.some(block.offset + number)
}

/** The number of an action; none for a draw, or for what is no action of the game. */
export const actionNumber = (
  game: LearningGame | WarGame,
  action: object,
  config?: object,
): O.Option<number> => {
  try {
    return numberIn(numberingIn(game, config), action)
  } catch {
    return O.none
  }
}

/** The action of a seat with a number; none if there is no such number. */
export const actionAt = (
  game: LearningGame | WarGame,
  seat: string,
  number: number,
  config?: object,
): O.Option<Readonly<Record<string, Scalar>>> => {
  const { blocks } = numberingIn(game, config).layout
  if (!Number.isInteger(number)) return O.none
  const block = blocks.find(({ offset, length }) => number >= offset && number < offset + length)
  if (block === undefined) return O.none
  let rest = number - block.offset
  const values: Array<[string, Scalar]> = []
  for (const { name, values: known } of [...block.fields].reverse()) {
    values.push([name, known[rest % known.length] ?? null])
    rest = Math.floor(rest / known.length)
  }
  return O.some({ seat, kind: block.kind, ...Object.fromEntries(values.reverse()) })
}

/** 1 at the number of each of these actions, 0 elsewhere, as it is for what is no list of actions. */
export const actionMask = (
  game: LearningGame | WarGame,
  actions: ReadonlyArray<object>,
  config?: object,
): Uint8Array => {
  const mask = new Uint8Array(numberingIn(game, config).layout.length)
  try {
    for (const action of Array.isArray(actions) ? actions : []) {
      const number = actionNumber(game, action, config)
      if (O.isSome(number)) mask[number.value] = 1
    }
  } catch {
    return mask.fill(0)
  }
  return mask
}
