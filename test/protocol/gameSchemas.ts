/**
 * The schemas of what the games save and show: configs, tables and frames, as their codecs tell; and the same
 * as a viewer sees it, where secrets are marked.
 */
import type * as t from 'io-ts/lib/index.js'
import * as battles from '../../src/battles/index'
import { SELDOM } from '../../src/battles/model/config'
import { TABLE as battlesTable } from '../../src/battles/model/table'
import { frameCodecs as battlesFrames } from '../../src/battles/model/frames'
import { configCodec as battlesConfig } from '../../src/battles/query/configCodec'
import * as cardGame from '../../src/card-game/index'
import * as cardGameCodecs from '../../src/card-game/model/codecs'
import { frameCodecs as cardGameFrames } from '../../src/card-game/model/frames'
import { TABLE_SHAPE as cardGameTable } from '../../src/card-game/model/table'
import * as confrontation from '../../src/confrontation/index'
import { configCodec as confrontationConfig } from '../../src/confrontation/model/config'
import { frameCodecs as confrontationFrames } from '../../src/confrontation/model/frames'
import { TABLE_SHAPE as confrontationTable } from '../../src/confrontation/model/table'
import { chanceCodec } from '../../src/kernel/saved'
import * as war from '../../src/war-of-the-ring/index'
import { ACTIONS as warActions } from '../../src/war-of-the-ring/model/actions'
import * as warCodecs from '../../src/war-of-the-ring/model/codecs'
import { CHOICES } from '../../src/war-of-the-ring/model/config'
import { RULES } from '../war-of-the-ring/support/base'
import { tableShape } from '../../src/war-of-the-ring/model/table'
import { outcome } from '../../src/protocol/codecs'
import { ownSchemaOf, schemaOf, type Schema, type Shared, type Sharer } from './jsonSchema'

type Defs = Record<string, Schema>
type Codecs = Readonly<Record<string, t.Mixed>>

/** A game with its codecs, and how its schema changes where a viewer may not know everything. */
interface Told {
  readonly name: string
  readonly exported: Readonly<Record<string, unknown>>
  readonly config: t.Mixed
  /** Fields of the config that are said only where they differ. */
  readonly seldom?: readonly string[]
  readonly table: t.Mixed
  readonly frames: Codecs
  readonly viewers: readonly string[]
  /** `open` gives what a reference refers to. */
  readonly hideTable: (table: Obj, open: Open) => Obj
  readonly hideFrames: (frame: string, vars: Schema, open: Open) => Schema
}

type Open = (schema: unknown) => unknown
interface Obj {
  readonly [key: string]: unknown
}
const at = (schema: unknown, key: string): Obj => ((schema as Obj)[key] ?? {}) as Obj

const HIDDEN: Schema = { const: 'hidden' }
const COUNT: Schema = { type: 'integer', minimum: 0 }
const orHidden = (schema: unknown): Schema => ({ anyOf: [schema, HIDDEN] })

/** An object schema with some of its fields described otherwise. */
const withFields = (schema: unknown, change: (fields: Obj) => Obj): Obj => ({
  ...(schema as Obj),
  properties: { ...at(schema, 'properties'), ...change(at(schema, 'properties')) },
})

/** The same schema wherever it stands, with `change` applied to every object in it. */
const everywhere = (schema: unknown, change: (one: Obj) => unknown): unknown => {
  if (Array.isArray(schema)) return schema.map((one) => everywhere(one, change))
  if (typeof schema !== 'object' || schema === null) return schema
  const changed = change(schema as Obj)
  if (changed !== schema) return changed
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, everywhere(value, change)]))
}

/** Tuples and lists in a field, each part of which may be something else too. */
const partsOr = (schema: unknown, other: Schema): Obj => ({
  ...(schema as Obj),
  prefixItems: (at(schema, 'prefixItems') as unknown as readonly Schema[]).map((one) => ({
    anyOf: [one, other],
  })),
})

const CONFRONTATION_MARK: Schema = { type: 'string', pattern: '^hidden:[a-z-]+:\\d+:[01]$' }
const TILES: ReadonlyArray<unknown> = ['tile', 'TILE_IDS'].map((name) => `#/$defs/confrontation.${name}`)
const TURN_CHOICE = '#/$defs/confrontation.object-with-does'
const someOf = (names: readonly string[], value: Schema): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, value])),
  additionalProperties: false,
})
const bySide = (value: Schema): Schema => ({
  type: 'object',
  properties: { '0': value, '1': value },
  additionalProperties: false,
})

/** The forms of our own scenario; those of another have its names in them. */
const FORDS = battles.battles.tables()
const SECRET_FRAMES: ReadonlySet<string> = new Set(['decide/tactics', 'decide/combatCard', 'decide/reroll'])

const GAMES: readonly Told[] = [
  {
    name: 'battles',
    exported: {
      ...battles,
      REGION_IDS: FORDS.regionIds,
      UNIT_TYPE_IDS: FORDS.typeIds,
      CHARACTER_IDS: FORDS.characterIds,
      CARD_IDS: FORDS.cardIds,
    },
    config: battlesConfig,
    seldom: Object.keys(SELDOM),
    table: battlesTable.shape(FORDS),
    frames: battlesFrames(FORDS) as unknown as Codecs,
    viewers: [...battles.SEATS, 'spectator'],
    hideTable: (table, open) => {
      const hidden = withFields(table, ({ cards, known }) => ({
        cards: withFields(open(cards), (places) =>
          Object.fromEntries(Object.entries(places).map(([card, place]) => [card, orHidden(place)])),
        ),
        known: orHidden(known),
        hiddenCards: { type: 'object', additionalProperties: COUNT },
      }))
      return { ...hidden, required: Object.keys(at(hidden, 'properties')) }
    },
    hideFrames: (kind, vars) =>
      SECRET_FRAMES.has(kind)
        ? withFields(vars, ({ free, shadow }) => ({ free: orHidden(free), shadow: orHidden(shadow) }))
        : vars,
  },
  {
    name: 'card-game',
    exported: cardGame,
    config: cardGameCodecs.configCodec,
    table: cardGameTable,
    frames: cardGameFrames as unknown as Codecs,
    viewers: [...cardGame.SEATS, 'spectator'],
    hideTable: (table, open) => {
      const hidden = withFields(table, ({ at: places, tops }) => ({
        at: withFields(open(places), (cards) =>
          Object.fromEntries(Object.entries(cards).map(([card, place]) => [card, orHidden(place)])),
        ),
        tops: withFields(open(tops), (seats) =>
          Object.fromEntries(Object.entries(seats).map(([seat, card]) => [seat, orHidden(card)])),
        ),
        hiddenCards: someOf(cardGame.SEATS, someOf(['deck', 'hand', 'cycle', 'eliminated', 'aside'], COUNT)),
      }))
      return { ...hidden, required: Object.keys(at(hidden, 'properties')) }
    },
    hideFrames: (_, vars) => vars,
  },
  {
    name: 'confrontation',
    exported: confrontation,
    config: confrontationConfig,
    table: confrontationTable,
    frames: confrontationFrames as unknown as Codecs,
    viewers: [...confrontation.SEATS, 'spectator'],
    hideTable: (table, open) => {
      const hidden = withFields(table, ({ at: places, compelled }) => ({
        at: withFields(open(places), (tiles) =>
          Object.fromEntries(Object.entries(tiles).map(([tile, region]) => [tile, orHidden(region)])),
        ),
        compelled: orHidden(compelled),
        hiddenPieces: bySide({ type: 'object', additionalProperties: COUNT }),
        hiddenSpecials: bySide(COUNT),
      }))
      const needed = Object.keys(at(hidden, 'properties')).filter((name) => name !== 'extraStep')
      return { ...hidden, required: needed }
    },
    hideFrames: (kind, vars, open) => {
      const withMarks = (schema: unknown): unknown =>
        everywhere(schema, (one) => {
          if (one['$ref'] === TURN_CHOICE) return withMarks(open(one))
          return TILES.includes(one['$ref']) ? { anyOf: [one, CONFRONTATION_MARK] } : one
        })
      const marked = withMarks(vars)
      if (kind === 'decide/cards')
        return withFields(marked, ({ chosen }) => ({ chosen: partsOr(open(chosen), HIDDEN) }))
      if (kind === 'decide/faces')
        return withFields(marked, ({ settled }) => ({ settled: partsOr(open(settled), COUNT) }))
      return kind === 'decide/specialCards'
        ? withFields(marked, ({ picked }) => ({ picked: partsOr(open(picked), COUNT) }))
        : (marked as Schema)
    },
  },
  {
    name: 'war-of-the-ring',
    exported: {
      ...war,
      ACTIONS: warActions(RULES),
      CHARACTER_IDS: RULES.characterIds,
      COMPANION_IDS: RULES.companionIds,
      EVENT_CARD_IDS: RULES.eventCardIds,
      HUNT_TILE_IDS: RULES.huntTileIds,
      PIECE_IDS: RULES.pieceIds,
    },
    config: warCodecs.configCodec(RULES),
    seldom: Object.keys(CHOICES),
    table: tableShape(RULES),
    frames: warCodecs.frameCodecs(RULES) as unknown as Codecs,
    viewers: [...war.SEATS, 'spectator'],
    hideTable: (table, open) =>
      withFields(table, ({ cards }) => ({
        cards: withFields(open(cards), (places) =>
          Object.fromEntries(
            ['decks', 'hands', 'discards'].map((place) => [place, hiddenPiles(open(places[place]))]),
          ),
        ),
      })),
    hideFrames: (kind, vars) =>
      kind === 'decide/commit'
        ? withFields(vars, ({ chosen }) => ({ chosen: partsOr(chosen, HIDDEN) }))
        : vars,
  },
]

const HIDDEN_PILE: Schema = {
  type: 'object',
  properties: { hidden: COUNT },
  required: ['hidden'],
  additionalProperties: false,
}

const hiddenPiles = (piles: unknown): Obj =>
  withFields(piles, (decks) =>
    Object.fromEntries(Object.entries(decks).map(([deck, list]) => [deck, { anyOf: [list, HIDDEN_PILE] }])),
  )

const LONG = 4
const LARGE = 150
const NAMELESS: ReadonlySet<string> = new Set(['an object', 'config', 'table'])

/** Gives definitions to large parts by the names of their codecs, each to its own. */
const sharerOf = (game: string, defs: Defs): Sharer => {
  const taken = new Map<string, string>()
  return (name, schema) => {
    const text = JSON.stringify(schema)
    if (NAMELESS.has(name) || !/^[a-z]/.test(name) || text.length < LARGE) return undefined
    const words = name.replace(/^(an?|the) /, '').replaceAll(' ', '-')
    for (let number = 1; ; number++) {
      const def = `${game}.${words}${number === 1 ? '' : `.${number}`}`
      if ((taken.get(def) ?? text) !== text) continue
      taken.set(def, text)
      defs[def] = schema
      return def
    }
  }
}

/** Lists of names that the game exports are described once, under the name of the export. */
const exportedLists = ({ name, exported }: Told): Map<unknown, string> =>
  new Map(
    Object.entries(exported).flatMap(([key, value]) =>
      Array.isArray(value) && value.length > LONG && value.every((one) => typeof one === 'string')
        ? [[value as unknown, `${name}.${key}`] as const]
        : [],
    ),
  )

/** The name of a definition stands in references, where a slash would lead on. */
const varsName = (game: string, kind: string): string => `${game}.vars.${kind.replaceAll('/', '.')}`

/** The variables of frames are described once for all frames that have the same. */
const sharedOf = (told: Told): Map<unknown, string> => {
  const shared = exportedLists(told)
  for (const [kind, codec] of Object.entries(told.frames))
    if (!shared.has(codec)) shared.set(codec, varsName(told.name, kind))
  return shared
}

const object = (properties: Obj): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const framesSchema = ({ frames }: Told, varsOf: (kind: string, codec: t.Mixed) => unknown): Schema => ({
  type: 'array',
  items: {
    anyOf: Object.entries(frames).map(([kind, codec]) =>
      object({ kind: { const: kind }, at: { type: 'string' }, vars: varsOf(kind, codec) }),
    ),
  },
})

const stateOf = ({ name, config, seldom = [] }: Told, shared: Shared, parts: Obj): Obj => ({
  game: { const: name },
  schemaVersion: { type: 'integer' },
  config: {
    ...(schemaOf(config, shared) as object),
    required: Object.keys(configFields(config, shared)).filter((field) => !seldom.includes(field)),
  },
  ...parts,
  outcome: { anyOf: [schemaOf(outcome), { type: 'null' }] },
})

const configFields = (config: t.Mixed, shared: Shared): Obj => at(schemaOf(config, shared), 'properties')

const viewDefs = (told: Told, shared: Shared, parts: Defs): Defs => {
  const open: Open = (schema) => {
    const ref = (schema as Obj)['$ref']
    return typeof ref === 'string' ? parts[ref.replace('#/$defs/', '')] : schema
  }
  const { name, table, viewers, hideTable, hideFrames } = told
  const lists = new Map([...shared].filter(([key]) => Array.isArray(key)))
  const unshared = Object.assign(lists, { share: shared.share })
  const state = stateOf(told, shared, {
    chance: HIDDEN,
    stack: framesSchema(told, (kind, codec) => {
      const own = ownSchemaOf(codec, unshared)
      const hidden = hideFrames(kind, own, open)
      return JSON.stringify(hidden) === JSON.stringify(own) ? schemaOf(codec, shared) : hidden
    }),
    table: hideTable(open(ownSchemaOf(table, shared)) as Obj, open),
  })
  const config = withFields(state['config'], () => ({ seed: HIDDEN }))
  return {
    [`${name}.View`]: object({
      game: { const: name },
      schemaVersion: { type: 'integer' },
      viewer: { enum: viewers },
      state: object({ ...state, config }),
    }),
  }
}

const defsOf = (told: Told): Defs => {
  const { name, config, table, frames } = told
  const parts: Defs = {}
  const shared = Object.assign(sharedOf(told), { share: sharerOf(name, parts) })
  const lists = [...exportedLists(told)].map(([values, def]) => [def, { enum: values }])
  const vars = Object.entries(frames)
    .filter(([kind, codec]) => shared.get(codec) === varsName(name, kind))
    .map(([kind, codec]) => [varsName(name, kind), ownSchemaOf(codec, shared)])
  const state = stateOf(told, shared, {
    chance: schemaOf(chanceCodec),
    stack: framesSchema(told, (_, codec) => schemaOf(codec, shared)),
    table: { $ref: `#/$defs/${name}.Table` },
  })
  return {
    ...Object.fromEntries(lists),
    [`${name}.Config`]: schemaOf(config, shared),
    [`${name}.Table`]: schemaOf(table, shared),
    ...Object.fromEntries(vars),
    [`${name}.SavedState`]: object(state),
    ...viewDefs(told, shared, parts),
    ...parts,
  }
}

/** The definitions of all games, and under one name what may be of any. */
export const gameDefs = (): Defs => ({
  ...Object.assign({}, ...GAMES.map(defsOf)),
  ...Object.fromEntries(
    ['Config', 'SavedState', 'View'].map((what) => [
      what,
      { anyOf: GAMES.map(({ name }) => ({ $ref: `#/$defs/${name}.${what}` })) },
    ]),
  ),
})

/** Lists of values that a definition has already, by the list. */
export const knownLists = (game: string): Map<unknown, string> => {
  const told = GAMES.find(({ name }) => name === game)
  return told === undefined ? new Map() : exportedLists(told)
}
