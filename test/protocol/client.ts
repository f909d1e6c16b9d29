/** A client of the server within a test: calls by name, results and errors as they come. */
import { LEARNER } from '../../src/cli/learner'
import { ORACLE } from '../../src/cli/oracle'
import { makeServer, type ServerOptions } from '../../src/protocol/index'

export interface Failed {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

export interface Answered {
  readonly jsonrpc: string
  readonly id: unknown
  readonly result?: unknown
  readonly error?: Failed
}

export interface Brief {
  readonly id: string
  readonly actors: readonly string[]
  readonly options: number
  readonly outcome: { readonly winners: readonly string[] } | null
}

export const connect = (options: ServerOptions = { learner: LEARNER, oracle: ORACLE }) => {
  const server = makeServer(options)
  const send = (message: unknown): unknown => {
    const line = server.answer(JSON.stringify(message))
    return line === undefined ? undefined : JSON.parse(line)
  }
  const ask = (method: string, params?: unknown): Answered =>
    send({ jsonrpc: '2.0', id: 1, method, ...(params === undefined ? {} : { params }) }) as Answered
  /** The result of a call that must succeed. */
  const call = <A = unknown>(method: string, params?: unknown): A => {
    const { result, error } = ask(method, params)
    if (error !== undefined) throw new Error(`${method}: ${error.message} ${JSON.stringify(error.data)}`)
    return result as A
  }
  /** The error of a call that must fail. */
  const fails = (method: string, params?: unknown): Failed => {
    const { error } = ask(method, params)
    if (error === undefined) throw new Error(`${method} did not fail`)
    return error
  }
  return { server, send, ask, call, fails }
}

export const GAMES = ['battles', 'card-game', 'confrontation', 'war-of-the-ring'] as const
