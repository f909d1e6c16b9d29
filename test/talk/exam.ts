/**
 * Plays files of questions and scores the answers. `node test/soak/start.mjs talk/exam.ts <folder>` prints a
 * table; `--all` prints every question that is not answered right.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { runProgram } from '../../src/cli/program'

/**
 * A question with the verdict of the rulebook and what the first reason must name: one of each inner list.
 */
export interface Question {
  readonly id: string
  readonly game?: string
  readonly config?: Readonly<Record<string, unknown>>
  readonly position?: string
  readonly question: string
  readonly verdict?: 'yes' | 'no' | 'depends' | 'rule' | 'nonsense'
  readonly names: ReadonlyArray<ReadonlyArray<string>>
  readonly kind?: string
}

export type Score = 'right' | 'late' | 'other reason' | 'not understood' | 'wrong'
export const SCORES: ReadonlyArray<Score> = ['right', 'late', 'other reason', 'not understood', 'wrong']

export interface Scored {
  readonly question: Question
  readonly score: Score
  readonly answer: string
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()

const hasAll = (text: string, names: Question['names']): boolean =>
  names.every((one) => one.some((name) => plain(text).includes(plain(name))))

const json = async (args: ReadonlyArray<string>): Promise<unknown> => {
  let out = ''
  const input = new PassThrough()
  input.end('')
  await runProgram([...args, '--json'], {
    input,
    out: (text) => (out += text),
    err: () => undefined,
    terminal: false,
    colour: false,
    watched: false,
    columns: 100,
  })
  return JSON.parse(out)
}

const optionsOf = ({ game, config = {} }: Question): ReadonlyArray<string> => [
  ...(game === undefined ? [] : ['--game', game]),
  ...Object.entries(config).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, String(value)],
  ),
]

interface Reason {
  readonly rule?: string | null
  readonly id?: string
  readonly sentence: string
  readonly facts?: unknown
}
interface Why {
  readonly verdict?: string
  readonly answer?: string
  readonly rules?: ReadonlyArray<Reason>
  readonly ahead?: { readonly rules: ReadonlyArray<Reason> }
  readonly error?: { readonly problem: string }
}

const textOf = (reason: Reason | undefined): string =>
  reason === undefined ? '' : `${reason.sentence} ${JSON.stringify(reason.facts ?? {})}`

const scoreWhy = async (question: Question): Promise<Scored> => {
  const { position, question: asked, verdict = 'rule', names } = question
  const { game = 'war-of-the-ring' } = question
  const got = (await json(['why', ...optionsOf(question), position ?? game, asked])) as Why
  const { answer = got.error?.problem ?? '' } = got
  const given = got.verdict ?? /^(yes|no)\b/i.exec(answer)?.[1]?.toLowerCase() ?? 'unread'
  const rules = got.ahead !== undefined && got.ahead.rules.length > 0 ? got.ahead.rules : (got.rules ?? [])
  const first = `${answer} ${textOf(rules[0])}`
  const scoreOf = (): Score => {
    if (verdict === 'nonsense')
      return given !== 'unread' ? 'wrong' : hasAll(answer, names) ? 'right' : 'not understood'
    if (given === 'unread') return 'not understood'
    if (given !== verdict) return given === 'rule' ? 'not understood' : 'wrong'
    if (hasAll(first, names)) return 'right'
    return hasAll(`${answer} ${rules.map(textOf).join(' ')}`, names) ? 'late' : 'other reason'
  }
  return { question, score: scoreOf(), answer: first }
}

const TOP = 3

const scoreSearch = async (question: Question): Promise<Scored> => {
  const got = await json(['rules', ...optionsOf(question), question.question])
  const found = Array.isArray(got) ? (got as ReadonlyArray<Reason>) : []
  const told = found.map(({ id = '', sentence }) => `${id} ${sentence}`)
  const scoreOf = (): Score => {
    if (question.kind === 'none') return found.length === 0 ? 'right' : 'wrong'
    if (found.length === 0) return 'not understood'
    const at = told.findIndex((one) => hasAll(one, question.names))
    return at === 0 ? 'right' : at > 0 && at < TOP ? 'late' : 'other reason'
  }
  return { question, score: scoreOf(), answer: told.slice(0, TOP).join(' | ') }
}

/** Plays one file of questions; those without a verdict are searched for in the rules. */
export const playFile = async (path: string): Promise<ReadonlyArray<Scored>> => {
  const questions = JSON.parse(readFileSync(path, 'utf8')) as ReadonlyArray<Question>
  const scored: Array<Scored> = []
  for (const question of questions)
    scored.push(await (question.verdict === undefined ? scoreSearch(question) : scoreWhy(question)))
  return scored
}

export const countOf = (scored: ReadonlyArray<Scored>, score: Score): number =>
  scored.filter((one) => one.score === score).length

const main = async ([folder, ...options]: ReadonlyArray<string>): Promise<void> => {
  if (folder === undefined) throw new Error('name a folder of question files')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  console.log(`| file | questions | ${SCORES.join(' | ')} |`)
  console.log(`| --- | ${['', ...SCORES].map(() => '---').join(' | ')} |`)
  for (const file of files.sort()) {
    const scored = await playFile(join(folder, file))
    console.log(`| ${file} | ${scored.length} | ${SCORES.map((one) => countOf(scored, one)).join(' | ')} |`)
    for (const { question, score, answer } of scored)
      if (options.includes('--all') && score !== 'right')
        console.log(
          `    ${score}: ${question.id} [${question.verdict ?? 'search'}] ${question.question}`,
          `\n        ${answer.slice(0, 300)}`,
        )
  }
}

if (process.argv[1]?.includes('exam')) await main(process.argv.slice(2))
