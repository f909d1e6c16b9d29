/**
 * The schema of the protocol, put together from the codecs of its messages and the actions of the games.
 */
import * as t from 'io-ts/lib/index.js'
import type { Scalar } from '../../src/kernel/types'
import { earlierRecord, explanation, gameRecord, rejection } from '../../src/protocol/codecs'
import { ERRORS } from '../../src/protocol/failure'
import type { AnyGame } from '../../src/kernel'
import { GAMES } from '../../src/protocol/games'
import { METHODS, type Method } from '../../src/protocol/messages'
import { gameDefs, knownLists } from './gameSchemas'
import { schemaOf, type Schema } from './jsonSchema'

type Defs = Record<string, Schema>

/** Lists of values are described once, under the name of the first field that has them. */
const valuesOf = (defs: Defs, known: Map<unknown, string>, name: string, values: readonly Scalar[]) => {
  const found = known.get(values) ?? (Object.hasOwn(defs, name) ? `${name}.${known.size}` : name)
  known.set(values, found)
  defs[found] = { enum: values }
  return { $ref: `#/$defs/${found}` }
}

const actionDefs = ({ name, seats, actions }: AnyGame): Defs => {
  const defs: Defs = {}
  const known = knownLists(name)
  const kinds = Object.entries(actions).map(([kind, fields]) => {
    const properties = {
      seat: valuesOf(defs, known, `${name}.field.seat`, seats),
      kind: { const: kind },
      ...Object.fromEntries(
        Object.entries(fields).map(([field, values]) => [
          field,
          valuesOf(defs, known, `${name}.field.${field}`, values),
        ]),
      ),
    }
    return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
  })
  return { ...defs, [`${name}.Action`]: { anyOf: kinds } }
}

const CHANCE_ACTION: Schema = {
  type: 'object',
  properties: {
    seat: { const: 'nature' },
    kind: { const: 'chance' },
    draw: { type: 'string' },
    outcome: { type: ['string', 'number', 'boolean', 'null'] },
  },
  required: ['seat', 'kind', 'draw', 'outcome'],
  additionalProperties: false,
}

const paramsSchema = ({ required, optional }: Method): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries({ ...required, ...optional }).map(([name, codec]) => [name, schemaOf(codec)]),
  ),
  ...(Object.keys(required).length > 0 ? { required: Object.keys(required) } : {}),
  additionalProperties: false,
})

const ID: Schema = { type: ['string', 'number', 'null'] }
const VERSION: Schema = { const: '2.0' }

const requestOf = (method: string, needsParams: boolean): Schema => ({
  type: 'object',
  properties: {
    jsonrpc: VERSION,
    id: ID,
    method: { const: method },
    params: { $ref: `#/$defs/params.${method}` },
  },
  required: ['jsonrpc', 'method', ...(needsParams ? ['params'] : [])],
})

const errorSchema: Schema = {
  type: 'object',
  properties: {
    jsonrpc: VERSION,
    id: ID,
    error: {
      type: 'object',
      properties: {
        code: { enum: Object.values(ERRORS) },
        message: { type: 'string' },
        data: true,
      },
      required: ['code', 'message'],
      additionalProperties: false,
    },
  },
  required: ['jsonrpc', 'id', 'error'],
  additionalProperties: false,
}

const messageDefs = (): Defs => {
  const methods: ReadonlyArray<[string, Method]> = Object.entries(METHODS)
  return {
    Request: {
      anyOf: methods.map(([name, { required }]) => requestOf(name, Object.keys(required).length > 0)),
    },
    Error: errorSchema,
    Refusal: schemaOf(t.type({ rejection, why: t.readonlyArray(explanation) })),
    ...Object.fromEntries(
      methods.flatMap(([name, method]) => [
        [`params.${name}`, { description: method.says, ...(paramsSchema(method) as object) }],
        [`result.${name}`, schemaOf(method.result)],
      ]),
    ),
  }
}

/** The whole schema. */
export const protocolSchema = () => {
  const games = [...GAMES.values()]
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'middle-earth-rules protocol',
    description: 'A line is a request or a list of requests; docs/protocol.md says what they do.',
    anyOf: [{ $ref: '#/$defs/Request' }, { type: 'array', items: { $ref: '#/$defs/Request' }, minItems: 1 }],
    $defs: {
      ...messageDefs(),
      Action: {
        anyOf: [
          ...games.map(({ name }) => ({ $ref: `#/$defs/${name}.Action` })),
          { $ref: '#/$defs/ChanceAction' },
        ],
      },
      ChanceAction: CHANCE_ACTION,
      Record: { anyOf: [schemaOf(gameRecord), schemaOf(earlierRecord)] },
      Beginning: { anyOf: [{ $ref: '#/$defs/Config' }, { $ref: '#/$defs/SavedState' }] },
      ...gameDefs(),
      ...Object.assign({}, ...games.map(actionDefs)),
    } as Defs,
  }
}
