/**
 * What a tool is given: fields, each with its sort and what it is for. The schema that assistants read and
 * the check of what they send come from the same table.
 */
import * as E from 'fp-ts/lib/Either.js'
import { isObject } from '../../kernel/index'
import { misused, type Result } from '../command'

/** One field of what a tool is given. `thing` is JSON or text. */
export interface Field {
  readonly type: 'text' | 'flag' | 'number' | 'thing'
  readonly says: string
  readonly wanted?: true
  readonly oneOf?: ReadonlyArray<string>
}

/** The fields of a tool by name. */
export type Fields = Readonly<Record<string, Field>>

/** What was given, by the names of the fields. */
export type Given = Readonly<Record<string, unknown>>

const SCHEMAS: Readonly<Record<Field['type'], object>> = {
  text: { type: 'string' },
  flag: { type: 'boolean' },
  number: { type: 'integer', minimum: 0 },
  thing: { type: ['string', 'object'] },
}

/** The JSON Schema of the fields. */
export const schemaOf = (fields: Fields) => ({
  type: 'object' as const,
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, { type, says, oneOf }]): [string, object] => [
      name,
      { ...SCHEMAS[type], description: says, ...(oneOf === undefined ? {} : { enum: oneOf }) },
    ]),
  ),
  required: Object.entries(fields).flatMap(([name, { wanted }]) => (wanted === true ? [name] : [])),
  additionalProperties: false,
})

const IS: Readonly<Record<Field['type'], (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
  thing: (value) => typeof value === 'string' || isObject(value),
}

const WANTS: Readonly<Record<Field['type'], string>> = {
  text: 'a text',
  flag: 'true or false',
  number: 'a whole number',
  thing: 'a text or an object',
}

/** What is wrong with one field. */
const wrongIn = (name: string, { type, wanted, oneOf }: Field, value: unknown): ReadonlyArray<string> => {
  const isBlank = typeof value === 'string' && value.trim() === ''
  if (value === undefined || (isBlank && wanted === true))
    return wanted === true ? [`"${name}" is wanted: ${WANTS[type]}`] : []
  if (!IS[type](value)) return [`"${name}" wants ${WANTS[type]}`]
  return oneOf === undefined || oneOf.some((one) => one === value)
    ? []
    : [`"${name}" is one of ${oneOf.join(', ')}`]
}

/** What was given, if it has these fields and no other; else all that is wrong with it. */
export const readGiven = (fields: Fields, given: unknown): Result<Given> => {
  if (!isObject(given)) return misused('the arguments are an object')
  const wrong = [
    ...Object.entries(fields).flatMap(([name, field]) => wrongIn(name, field, given[name])),
    ...Object.keys(given)
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name) => `there is no field "${name}"; there are ${Object.keys(fields).join(', ')}`),
  ]
  return wrong.length > 0 ? misused(wrong.join('; ')) : E.right(given)
}
