/**
 * A transcript as people keep it: a head that names the game and what was agreed, then a line for each thing
 * that happened. `#` begins a remark. Statements of one line are parted by semicolons, or are sentences.
 */
import * as E from 'fp-ts/lib/Either.js'
import { failed, type Result } from '../command'
import { readJson } from '../material'
import type { Statement } from './following'

/** A line of a transcript. */
export type Line =
  | { readonly _tag: 'Statements'; readonly line: number; readonly statements: ReadonlyArray<Statement> }
  | { readonly _tag: 'Command'; readonly line: number; readonly word: string; readonly rest: string }

/** A transcript that was read. */
export interface Transcript {
  readonly game: string
  readonly config: object
  readonly lines: ReadonlyArray<Line>
}

/** What is no statement: each begins a line. */
export const COMMANDS: ReadonlySet<string> = new Set([
  'undo',
  'position',
  'why',
  'board',
  'choices',
  'save',
  'help',
  'quit',
])

/** Lines may be numbered. */
const NUMBERING = /^\d+[.)]\s+(?=\D)/
/**
 * Statements are parted by semicolons, are sentences, or begin with a side behind a comma, or with a seat
 * and a colon.
 */
const BETWEEN = /;|\.\s+(?=\p{L})|,\s*(?=(?:fp|sh|shadow)\b|(?:gondor|rohan|witch[- ]king|wk|saruman):)/iu

const withoutRemark = (line: string): string => line.replace(/(^|\s)#.*$/, '').trim()

/** One line as it is typed; undefined if it says nothing. */
export const lineOf = (text: string, line: number): Line | undefined => {
  const said = withoutRemark(text)
  if (said === '') return undefined
  const [word = ''] = said.split(/\s+/)
  const first = word.toLowerCase().replace(/:$/, '')
  if (COMMANDS.has(first)) return { _tag: 'Command', line, word: first, rest: said.slice(word.length).trim() }
  const statements = said
    .replace(NUMBERING, '')
    .split(BETWEEN)
    .map((part) => ({ line, text: part.trim() }))
    .filter((statement) => statement.text !== '')
  return { _tag: 'Statements', line, statements }
}

const valueOf = (text: string): unknown => {
  const json = readJson(text, '')
  return E.isRight(json) ? json.right : text
}

/** The fields of a line `with edition=second, seed=friday`. */
const fieldsIn = (text: string): Result<object> => {
  const pairs = text.split(/[,\s]+/).filter((one) => one !== '')
  const wrong = pairs.find((pair) => !/^[A-Za-z]+=/.test(pair))
  if (wrong !== undefined) return failed(`"with ${text}": "${wrong}" is no field=value`)
  return E.right(
    Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), valueOf(pair.slice(pair.indexOf('=') + 1))]),
    ),
  )
}

const configOf = (text: string): Result<object> => {
  const json = readJson(text, 'the config of the head')
  if (E.isLeft(json)) return json
  return typeof json.right === 'object' && json.right !== null
    ? E.right(json.right)
    : failed('the config of the head is no JSON object')
}

const headOf = (text: string): { readonly word: string; readonly rest: string } | undefined => {
  const found = /^(game|with|config)\b:?\s*(.*)$/i.exec(withoutRemark(text))
  return found === null ? undefined : { word: (found[1] ?? '').toLowerCase(), rest: found[2] ?? '' }
}

/** Reads a transcript; only its head can be wrong. */
export const readTranscript = (text: string, game: string | undefined): Result<Transcript> => {
  const all = text.split(/\r?\n/)
  let name = game ?? 'war-of-the-ring'
  let config: object = {}
  let at = 0
  for (; at < all.length; at++) {
    const line = all[at] ?? ''
    const head = headOf(line)
    if (head === undefined && withoutRemark(line) !== '') break
    if (head === undefined) continue
    const fields =
      head.word === 'with' ? fieldsIn(head.rest) : head.word === 'config' ? configOf(head.rest) : E.right({})
    if (E.isLeft(fields)) return fields
    if (head.word === 'game') name = head.rest.trim().toLowerCase().replaceAll(' ', '-')
    config = { ...config, ...fields.right }
  }
  const lines = all.slice(at).flatMap((line, place) => lineOf(line, at + place + 1) ?? [])
  return E.right({ game: name, config, lines })
}
