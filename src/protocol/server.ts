/**
 * The engine behind a pipe: JSON-RPC 2.0, one message a line. A line goes in, a line or nothing comes out.
 * Requests, notifications and batches are those of the specification; nothing that is sent makes it throw.
 */
import { failure, type Failure } from './failure'
import { type Limits, limitsOf } from './limits'
import { isObject } from '../kernel/index'
import * as E from 'fp-ts/lib/Either.js'
import { makeCall, type Call, type Helpers } from './methods'
import { makeSessions } from './sessions'

/*
 * The time that a line may take, a batch as a whole. What is long asks again and again whether it goes on;
 * what was stopped is answered with an error, and the games are as they were.
 */

/** The time of one line. */
interface Patience {
  /** Whether there is time left. */
  readonly goesOn: () => boolean
  /** Whether something was told that there is none. */
  readonly wasStopped: () => boolean
}

/** Makes the time of a line; it goes on for ever without a clock. */
const patienceFor =
  ({ longestTime }: Limits, now: unknown) =>
  (): Patience => {
    if (typeof now !== 'function') return { goesOn: () => true, wasStopped: () => false }
    const end = Number(now()) + longestTime
    let isStopped = false
    return {
      goesOn: () => {
        isStopped ||= !(Number(now()) < end)
        return !isStopped
      },
      wasStopped: () => isStopped,
    }
  }

/** The error of what took too long. */
const tookTooLong = ({ longestTime }: Limits): Failure =>
  failure(
    'limit',
    `a line is worked on for at most ${longestTime} ms; this was stopped, and nothing of it is done`,
  )

/**
 * What a server allows, and what it can do beside playing; a limit that is no number, or below 0, is as if
 * not given.
 */
export interface ServerOptions extends Partial<Limits>, Helpers {
  /** A clock in milliseconds, for `longestTime`. */
  readonly now?: () => number
}

/** A server: it remembers the games under way, and nothing else. */
export interface Server {
  /** The answer to a line, or undefined where none is due: for a notification or a blank line. */
  readonly answer: (line: string) => string | undefined
  /** The longest line that is read. Of a longer one it is enough to hand in one unit more than this. */
  readonly longestLine: number
}

type Id = string | number | null

const NOT_JSON = 'the result is not JSON'

const failed = (id: Id, error: Failure): string => JSON.stringify({ jsonrpc: '2.0', id, error })

const LONGEST_ID = 10_000

const isId = (id: unknown): id is Id =>
  id === null ||
  (typeof id === 'string' && id.length <= LONGEST_ID) ||
  (typeof id === 'number' && Number.isFinite(id))

/** A result as a line; what a learner gives need not be JSON, and no text can be without end. */
const told = (id: Id, result: unknown): string => {
  try {
    return JSON.stringify({ jsonrpc: '2.0', id, result })
  } catch (error) {
    const endless = error instanceof RangeError
    return failed(id, endless ? failure('limit', 'the answer is too long') : failure('internal', NOT_JSON))
  }
}

/** What a line is answered with. */
interface Answering {
  readonly call: Call
  readonly limits: Limits
  readonly patience: Patience
}

const called = (
  { call, limits, patience }: Answering,
  method: string,
  params: unknown,
): E.Either<Failure, unknown> => {
  try {
    if (!patience.goesOn()) return E.left(tookTooLong(limits))
    const answer = call(method, params, patience.goesOn)
    // What was stopped failed for want of time; what succeeded is done.
    return E.isLeft(answer) && patience.wasStopped() ? E.left(tookTooLong(limits)) : answer
  } catch {
    return E.left(failure('internal', 'this should not have happened; the game is as it was'))
  }
}

/** The answer to one request, or undefined if it is a notification. */
const answerOne = (answering: Answering, request: unknown): string | undefined => {
  if (!isObject(request)) return failed(null, failure('request', 'a request is an object'))
  const { jsonrpc, method, params, id = undefined } = request
  const known = isId(id) ? id : null
  if (id !== undefined && !isId(id))
    return failed(
      null,
      failure('request', `an id is a string of at most ${LONGEST_ID} characters, a number or null`),
    )
  if (jsonrpc !== '2.0') return failed(known, failure('request', 'a request says jsonrpc "2.0"'))
  if (typeof method !== 'string') return failed(known, failure('request', 'a request names its method'))
  const result = called(answering, method, params)
  if (id === undefined) return undefined
  return E.isLeft(result) ? failed(known, result.left) : told(known, result.right)
}

/** What stands in the place of an answer for which there is no room. */
const noRoomFor = (request: unknown, longest: number): string => {
  const id = isObject(request) && isId(request['id']) ? request['id'] : null
  return failed(id, failure('limit', `an answer has at most ${longest} characters; what was asked is done`))
}

/** A request that is done and not answered. */
const isNotification = (request: unknown): boolean =>
  isObject(request) &&
  request['id'] === undefined &&
  request['jsonrpc'] === '2.0' &&
  typeof request['method'] === 'string'

const answerBatch = (answering: Answering, requests: ReadonlyArray<unknown>): string | undefined => {
  const { longestBatch, longestAnswer } = answering.limits
  if (requests.length === 0) return failed(null, failure('request', 'a batch is not empty'))
  if (requests.length > longestBatch)
    return failed(null, failure('limit', `a batch has at most ${longestBatch} requests`))
  const spare = requests.map((request) => (isNotification(request) ? '' : noRoomFor(request, longestAnswer)))
  // With every answer goes a comma or the last bracket; the first bracket is left.
  const lengthOf = (answer: string): number => (answer === '' ? 0 : answer.length + 1)
  let room = spare.reduce((left, error) => left - lengthOf(error), longestAnswer - 1)
  if (room < 0 && spare.some((error) => error !== ''))
    return failed(
      null,
      failure(
        'limit',
        `an answer has at most ${longestAnswer} characters, too few for this batch; nothing is done`,
      ),
    )
  const answers = requests.map((request, place) => {
    const error = spare[place] ?? ''
    const answer = answerOne(answering, request) ?? ''
    room += lengthOf(error)
    const told = lengthOf(answer) <= room ? answer : error
    room -= lengthOf(told)
    return told
  })
  const told = answers.filter((answer) => answer !== '')
  return told.length === 0 ? undefined : `[${told.join(',')}]`
}

const parsed = (line: string): { readonly json: unknown } | undefined => {
  try {
    const json: unknown = JSON.parse(line)
    return { json }
  } catch {
    return undefined
  }
}

const readOptions = (given: ServerOptions): ServerOptions => {
  try {
    return { ...given }
  } catch {
    return {}
  }
}

/**
 * A server with no games yet.
 *
 * @example
 * import { makeServer } from 'middle-earth-rules/protocol'
 *
 * const server = makeServer()
 * console.log(server.answer('{"jsonrpc":"2.0","id":1,"method":"games"}'))
 */
export const makeServer = (options: ServerOptions = {}): Server => {
  const given = readOptions(options)
  const limits = limitsOf(given)
  const { longestLine, longestAnswer } = limits
  const call = makeCall(makeSessions(limits), given, limits)
  const patienceOf = patienceFor(limits, given.now)
  return {
    longestLine,
    answer: (line) => {
      if (typeof line !== 'string') return failed(null, failure('parse', 'a line is text'))
      if (line.length > longestLine)
        return failed(null, failure('limit', `a line has at most ${longestLine} characters`))
      if (line.trim() === '') return undefined
      const read = parsed(line)
      if (read === undefined) return failed(null, failure('parse', 'the line is not JSON'))
      const answering = { call, limits, patience: patienceOf() }
      if (Array.isArray(read.json)) return answerBatch(answering, read.json)
      const answer = answerOne(answering, read.json)
      return answer === undefined || answer.length <= longestAnswer
        ? answer
        : noRoomFor(read.json, longestAnswer)
    },
  }
}
