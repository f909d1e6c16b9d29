/**
 * What can go wrong in a request, with the numbers by which JSON-RPC tells it. A number below -32000 and
 * above
 * -32100 is ours; the others are those of the specification.
 */
import type { Malformed } from '../kernel/index'

/** The numbers of errors. */
export const ERRORS = {
  /** The line is not JSON. */
  parse: -32700,
  /** JSON, but no request. */
  request: -32600,
  /** There is no such method. */
  method: -32601,
  /** The parameters are not those of the method, or what they describe cannot be. */
  params: -32602,
  /** Our fault. */
  internal: -32603,
  /** The action is refused; `data` says by which rules. */
  refused: -32000,
  /** There is no game with this id. */
  unknownGame: -32001,
  /** A line, a batch or the number of games is over the limit. */
  limit: -32002,
  /** The record does not lead where it says, or there is none: the game did not begin with `new`. */
  record: -32003,
} as const

/** An error as JSON-RPC tells it. */
export interface Failure {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** Builds an error. */
export const failure = (code: keyof typeof ERRORS, message: string, data?: unknown): Failure => ({
  code: ERRORS[code],
  message,
  ...(data === undefined ? {} : { data }),
})

/** Parameters that are not what they should be. */
export const badParams = (path: string, problem: string): Failure =>
  failure('params', `${path === '' ? 'params' : path}: ${problem}`, { _tag: 'Malformed', path, problem })

/** The same, as a game says it; what else is wrong follows. */
export const malformedParams = (field: string, { path, problem, more = [] }: Malformed): Failure => {
  const under = (one: string): string => (one === '' ? field : `${field}.${one}`)
  const others = more.map((one) => `; ${under(one.path)}: ${one.problem}`)
  return badParams(under(path), `${problem}${others.join('')}`)
}
