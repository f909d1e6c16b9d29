/**
 * Following at the terminal: each line is answered at once with what it stands for, or with why it cannot be.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import process from 'node:process'
import { createInterface } from 'node:readline'
import type { Io, Result } from '../command'
import { seatName } from '../words'
import { written } from '../files'
import { courseOf, whyOf, type Told } from './course'
import { feed } from './feed'
import { filledIn, filledText } from './filled'
import { savedOf, undone, type Following } from './following'
import { jumped } from './jump'
import { differenceText, endText, toldText, type Telling } from './report'
import { lineOf, type Line } from './transcript'

const HELP = [
  'Tell what happened, a line for each thing. Or say:',
  '  undo [n]         take back the last line, or the last n',
  '  why <statement>  whether something may be done now, and which rules forbid it',
  '  choices          what is asked now, and all answers',
  '  board            the board',
  '  position <...>   go on from a position: JSON, the short form, or "here"',
  '  save <file>      write the game as a record',
  '  help, quit',
]

interface Reply {
  readonly following: Following
  readonly text: ReadonlyArray<string>
}

const asked = ({ loaded: { game }, state }: Following): string => {
  const [seat] = game.actors(state)
  const prompt = seat === undefined ? O.none : game.prompt(state, seat)
  return O.isNone(prompt) ? 'The game is over.' : `${seatName(prompt.value.seat)}: ${prompt.value.sentence}`
}

const choices = (following: Following): ReadonlyArray<string> => {
  const { game } = following.loaded
  const labels = game.actors(following.state).flatMap((seat) => {
    const prompt = game.prompt(following.state, seat)
    return O.isSome(prompt) ? prompt.value.choices.map(({ label }) => `  ${label}`) : []
  })
  return [asked(following), ...labels]
}

const saved = (following: Following, file: string): ReadonlyArray<string> => {
  const data = savedOf(following)
  if (file === '') return ['say a file: save <file>']
  if (E.isLeft(data)) return [data.left.problem]
  const fault = written(file, `${JSON.stringify(data.right)}\n`)
  if (fault !== undefined) return [fault]
  return [`Saved in ${file}.`]
}

/** What a line fills in, as far as it is new. */
const news = (before: Following, after: Following): ReadonlyArray<string> => {
  const old = new Set(filledText(filledIn(before)))
  return filledText(filledIn(after)).filter((line) => !old.has(line))
}

const stated = (following: Following, line: Line, telling: Telling): Reply => {
  if (line._tag === 'Command') return { following, text: [] }
  let now: Following = { ...following, side: undefined }
  const text: Array<string> = []
  for (const statement of line.statements) {
    const fed = feed(now, statement)
    if (E.isLeft(fed)) return { following: now, text: [...text, ...differenceText(fed.left, telling)] }
    const { turnOf } = following.loaded.measures
    text.push(...news(now, fed.right))
    if (turnOf(fed.right.state) > turnOf(now.state))
      text.push(
        ...toldText(
          { _tag: 'Turn', line: line.line, turn: turnOf(fed.right.state), state: fed.right.state },
          telling,
        ),
      )
    now = fed.right
  }
  return { following: now, text }
}

const takenBack = (following: Following, rest: string): Reply => {
  const taken = undone(following, rest === '' ? 1 : Number(rest))
  return E.isLeft(taken)
    ? { following, text: [taken.left.problem] }
    : { following: taken.right, text: ['Taken back.'] }
}

const commanded = (
  following: Following,
  line: Extract<Line, { readonly _tag: 'Command' }>,
  telling: Telling,
): Reply => {
  const { word, rest } = line
  const tell = (told: Told): Reply => ({ following, text: toldText(told, telling) })
  switch (word) {
    case 'undo':
      return takenBack(following, /^\d*$/.test(rest) ? rest : '1')
    case 'why':
      return tell(whyOf(following, line.line, rest))
    case 'board':
      return tell({ _tag: 'Board', line: line.line, state: following.state })
    case 'choices':
      return { following, text: choices(following) }
    case 'save':
      return { following, text: saved(following, rest) }
    case 'position': {
      const jump = jumped(following, { line: line.line, text: `position ${rest}` }, rest)
      return E.isLeft(jump)
        ? { following, text: differenceText(jump.left, telling) }
        : { following: jump.right, text: ['Going on from there.'] }
    }
    default:
      return { following, text: HELP }
  }
}

/** Follows lines as they are typed, until there are no more or somebody quits. */
export const followLive = async (start: Following, io: Io, telling: Telling): Promise<Result<Following>> => {
  const lines = createInterface({
    input: io.input,
    ...(io.terminal ? { output: process.stdout, terminal: true } : { terminal: false }),
  })
  const say = (text: ReadonlyArray<string>): void => {
    if (text.length > 0) io.out(`${text.join('\n')}\n`)
  }
  let following = start
  let number = 0
  say(['Following. Say "help" for what can be said.', asked(following)])
  for await (const typed of lines) {
    number += 1
    const line = lineOf(String(typed), number)
    if (line === undefined) continue
    if (line._tag === 'Command' && line.word === 'quit') break
    const reply =
      line._tag === 'Command' ? commanded(following, line, telling) : stated(following, line, telling)
    following = reply.following
    say([...reply.text, asked(following)])
  }
  lines.close()
  say(endText(courseOf(following), telling))
  return E.right(following)
}
