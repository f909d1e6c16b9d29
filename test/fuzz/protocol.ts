/**
 * The server and its cutter of lines: whatever a pipe brings, every request gets one well-formed answer.
 */
import { LEARNER } from '../../src/cli/learner'
import { ORACLE } from '../../src/cli/oracle'
import type { Random } from '../../src/kernel'
import { ERRORS, makeLineCutter, makeServer, METHODS } from '../../src/protocol'
import { actionish, aState, decodable, viewOf, type Target } from './inputs'
import * as judge from './judges'
import type { Material } from './material'
import { mutant, textMutant } from './mutations'
import { anyJson, bytes, letters, oddity, pick } from './oddities'

type Fields = Readonly<Record<string, unknown>>

const ID = 'mine'

/** Parameters in order for each method. */
const paramsOf = (material: Material, random: Random): Fields => {
  const { game, configs, positions, records, seats } = material
  return {
    game: game.name,
    config: pick(random, configs),
    position: pick(random, positions),
    state: game.encode(aState(material, random)),
    record: pick(random, records),
    view: viewOf(material, random),
    seed: 'any',
    id: ID,
    as: `other ${random(9)}`,
    viewer: pick(random, seats),
    seat: pick(random, seats),
    action: actionish(material, random),
    actions: [actionish(material, random)],
    option: random(4),
    events: pick(random, [...seats, 'all']),
  }
}

const requestOf = (material: Material, random: Random): Fields => {
  const method = pick(random, Object.keys(METHODS) as ReadonlyArray<keyof typeof METHODS>)
  const { required, optional } = METHODS[method]
  const names = [...Object.keys(required), ...Object.keys(optional).filter(() => random(2) === 0)]
  const known = paramsOf(material, random)
  return {
    jsonrpc: '2.0',
    id: pick(random, [1, 'a', null, 0.5]),
    method,
    params: Object.fromEntries(names.map((name) => [name, known[name]])),
  }
}

/** What was made, as a line; odd values may not be written. */
const lineOf = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return '{"jsonrpc":"2.0","id":1,"method":'
  }
}

const lineish = (material: Material, random: Random): unknown => {
  const request = requestOf(material, random)
  const sort = random(12)
  if (sort === 0) return oddity(random)
  if (sort === 1) return lineOf(anyJson(random))
  if (sort === 2) return String.fromCharCode(...bytes(random))
  if (sort === 3) return letters(random, 200)
  if (sort === 4) return lineOf([request, mutant(request, random), anyJson(random)])
  if (sort <= 6) return textMutant(lineOf(request), random)
  if (sort === 7) return lineOf(request)
  return lineOf(mutant(request, random))
}

/** One answer: a result, or an error with a number and a text that is not the server's own fault. */
const oneAnswer = (answer: unknown): judge.Wrong => {
  const { jsonrpc, id, error, ...rest } = (answer ?? {}) as Fields
  if (jsonrpc !== '2.0' || id === undefined) return 'no answer of JSON-RPC'
  if (error === undefined) return 'result' in rest ? undefined : 'neither a result nor an error'
  const { code, message } = error as Fields
  if (code === ERRORS.internal) return `an internal error: ${String(message)}`
  return Object.values(ERRORS).some((known) => known === code) &&
    typeof message === 'string' &&
    message !== ''
    ? undefined
    : 'an error without a name'
}

const jsonOf = (line: unknown): unknown => {
  try {
    return JSON.parse(String(line))
  } catch {
    return undefined
  }
}

/** Whether a line is due an answer: a blank one, and what has no id, is not. */
const wantsAnswer = (line: unknown): boolean => {
  if (typeof line !== 'string') return true
  if (line.trim() === '') return false
  const json = jsonOf(line)
  const all = Array.isArray(json) && json.length > 0 ? (json as ReadonlyArray<unknown>) : [json]
  return all.some((one) => {
    const isRequest = typeof one === 'object' && one !== null && !Array.isArray(one)
    const { jsonrpc, method, id } = (isRequest ? one : {}) as Fields
    return id !== undefined || jsonrpc !== '2.0' || typeof method !== 'string'
  })
}

/** What is too long is refused unread, whether or not an answer was due. */
const isLimit = (answer: unknown): boolean =>
  ((answer as Fields | undefined)?.['error'] as Fields | undefined)?.['code'] === ERRORS.limit

/** The answers to a line: as many as are due, each well formed. */
export const answers = (line: unknown, answer: unknown): judge.Wrong => {
  if (answer === undefined)
    return wantsAnswer(line) ? `no answer to ${String(line).slice(0, 200)}` : undefined
  const json = jsonOf(answer)
  if (!wantsAnswer(line) && !isLimit(json)) return 'an answer that nobody wants'
  if (typeof answer !== 'string' || answer.includes('\n') || json === undefined) return 'no line of JSON'
  return Array.isArray(json) ? json.map(oneAnswer).find((wrong) => wrong !== undefined) : oneAnswer(json)
}

const OPTIONS = { longestLine: 200_000, longestBatch: 3, mostGames: 3 }

/** The lines of a text as one piece gives them, by the definition of a cutter. */
const cutWhole = (text: string, longest: number): ReadonlyArray<string> => {
  const lines = text.split('\n').map((line) => line.slice(0, longest + 1))
  const whole = lines.at(-1) === '' ? lines.slice(0, -1) : lines
  return whole.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
}

/** Every function of the protocol that is tried, by name. */
export const PROTOCOL_TARGETS: Readonly<Record<string, Target>> = {
  'protocol.makeServer': (material, random) => {
    const { answer } = makeServer({ ...OPTIONS, learner: LEARNER, oracle: ORACLE })
    const begin = { jsonrpc: '2.0', id: 0, method: 'new' }
    const params = { game: material.game.name, config: pick(random, material.configs), as: ID }
    const load = { state: material.game.encode(aState(material, random)), as: ID }
    answer(lineOf(random(2) === 0 ? { ...begin, params } : { ...begin, method: 'load', params: load }))
    const input = Array.from({ length: 1 + random(3) }, () => lineish(material, random))
    return {
      input,
      call: () => input.map((line) => answer(line as string)),
      judge: (told) =>
        input.map((line, at) => answers(line, (told as ReadonlyArray<unknown>)[at])).find(Boolean),
    }
  },
  'protocol.makeServer with options': (material, random) => {
    const options = decodable(random, () => OPTIONS) as never
    const input = lineish(material, random)
    const call = () => {
      const server = makeServer(options)
      return [typeof server.longestLine, server.answer(input as string)]
    }
    return {
      input: [options, input],
      call,
      judge: (told) => {
        const [longest, answer] = told as [string, unknown]
        return longest === 'number' ? answers(input, answer) : 'no longest line'
      },
    }
  },
  'protocol.makeLineCutter': (material, random) => {
    const text = random(3) === 0 ? String.fromCharCode(...bytes(random)) : letters(random, 200)
    const whole = `${text}\n${lineOf(requestOf(material, random)).slice(0, 100)}\r\n${text}`
    const longest = random(120)
    const pieces: Array<string> = []
    for (let from = 0; from < whole.length; from += pieces.at(-1)?.length ?? 1)
      pieces.push(whole.slice(from, from + 1 + random(50)))
    const expected = JSON.stringify(cutWhole(whole, longest))
    return {
      input: pieces,
      call: () => {
        const cutter = makeLineCutter(longest)
        return [...pieces.flatMap((piece) => cutter.push(piece)), ...cutter.end()]
      },
      judge: (lines) => (JSON.stringify(lines) === expected ? undefined : 'other lines than in one piece'),
    }
  },
  'protocol.makeLineCutter of anything': (material, random) => {
    const [longest, piece] = [oddity(random) as number, lineish(material, random) as string]
    return {
      input: [longest, piece],
      call: () => {
        const cutter = makeLineCutter(longest)
        return [...cutter.push(piece), ...cutter.end()]
      },
      judge: (lines) =>
        Array.isArray(lines) && lines.every((line) => typeof line === 'string') ? undefined : 'no lines',
    }
  },
  'protocol.makeServer with a learner': (material, random) => {
    const learner = decodable(random, () => ({ layout: 1, observe: 2, numbers: 3 })) as never
    const input = `{"jsonrpc":"2.0","id":1,"method":"layout","params":{"game":"${material.game.name}"}}`
    return {
      input: learner,
      call: () => makeServer({ learner }).answer(input),
      judge: (told) => (jsonOf(told) === undefined ? 'no line of JSON' : judge.text(told)),
    }
  },
}
