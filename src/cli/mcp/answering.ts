/**
 * Asks a command of the program for a tool, and gives what it says as the content of an answer. An answer is
 * made of rules, places in the book and exact numbers; what the engine does not know is told as that.
 */
import * as E from 'fp-ts/lib/Either.js'
import { Readable } from 'node:stream'
import { escapedLines, isObject } from '../../kernel/index'
import type { Answer, Io, Result } from '../command'
import { readGiven } from './fields'
import { TOOLS, type Tool } from './tools'

/** A part of an answer. */
export type Content =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'resource'
      readonly resource: { readonly uri: string; readonly mimeType: string; readonly text: string }
      /** Whom it is for: a picture is for a person to look at, not for an assistant to read. */
      readonly annotations: { readonly audience: Array<'user'> }
    }

/** What a tool answers. */
export interface Told {
  readonly content: ReadonlyArray<Content>
  readonly structuredContent?: Readonly<Record<string, unknown>>
  readonly isError?: true
}

const COLUMNS = 100

/** Nobody sits at the ends of these streams. */
const ioOf = (reads: string): Io => ({
  input: Readable.from([reads]),
  out: () => undefined,
  err: () => undefined,
  terminal: false,
  colour: false,
  watched: false,
  columns: COLUMNS,
})

const wrong = (problem: string): Told => ({
  content: [{ type: 'text', text: escapedLines(problem) }],
  isError: true,
})

const SVG = { uri: 'board:/svg', mimeType: 'image/svg+xml' } as const

const contentOf = ({ draws }: Tool, { text, json }: Answer): ReadonlyArray<Content> => {
  const picture = draws === true && isObject(json) ? json['svg'] : undefined
  return typeof picture === 'string'
    ? [{ type: 'resource', resource: { ...SVG, text: picture }, annotations: { audience: ['user'] } }]
    : [{ type: 'text', text: escapedLines(text.join('\n')) }]
}

const told = (tool: Tool, found: Answer): Told => {
  const { json } = found
  const content = contentOf(tool, found)
  if (tool.draws === true) return { content }
  return { content, structuredContent: isObject(json) ? json : { found: json } }
}

/** What a command says of its options, said of the fields of the tool. */
const inFields = ({ fields }: Tool, problem: string): string =>
  problem.replaceAll(/--([a-z]+)/g, (option, name: string) =>
    Object.hasOwn(fields, name) ? `"${name}"` : option,
  )

const runCommand = async (tool: Tool, given: unknown): Promise<Result> => {
  const read = readGiven(tool.fields, given)
  if (E.isLeft(read)) return read
  const { words, values, reads } = tool.asks(read.right)
  return (await tool.load()).run({ words, values, io: ioOf(reads) })
}

/** What a tool answers to what it is given. */
export const answerOf = async (name: string, given: unknown): Promise<Told> => {
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined
  if (tool === undefined)
    return wrong(`there is no tool "${name}"; there are ${Object.keys(TOOLS).join(', ')}`)
  try {
    const found = await runCommand(tool, given ?? {})
    return E.isLeft(found) ? wrong(inFields(tool, found.left.problem)) : told(tool, found.right)
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error))
  }
}
