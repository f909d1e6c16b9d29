/**
 * What a person at the table can say beside answering: each word is a command of the game at the terminal.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { verdict } from './ahead'
import type { Result } from './command'
import { failed, type Io } from './command'
import { written } from './files'
import { readMaterial, readText } from './material'
import { paintOf } from './paint'
import { findRules } from './ruleSearch'
import { beginAt, saved, undo, type Session } from './session'
import { readDone } from '../talk/index'
import { ruleText } from './words'

/** Who asks, of which game. */
export interface Asking {
  readonly session: Session
  /** The seat that is asked; `nature` where a draw is entered. */
  readonly seat: string
  readonly people: ReadonlyArray<string>
  readonly io: Io
}

/** What comes of it: words, the same as JSON, and perhaps a game that stands otherwise. */
export interface Reply {
  readonly text: ReadonlyArray<string>
  readonly json: Readonly<Record<string, unknown>>
  readonly session?: Session
  readonly again?: boolean
  readonly quit?: boolean
}

interface TableCommand {
  readonly usage: string
  readonly says: string
  readonly run: (asking: Asking, rest: string) => Promise<Result<Reply>> | Result<Reply>
}

const reply = (type: string, text: ReadonlyArray<string>, json: object = {}): Reply => ({
  text,
  json: { type, ...json },
})

const why: TableCommand['run'] = ({ session, seat, io }, rest) => {
  if (rest === '') return failed('say an action: why {json}, or why <kind> <field=value> ...')
  const action = readDone(session, rest, seat, true)
  if (E.isLeft(action)) return failed(action.left)
  const { head, text, json } = verdict(session, action.right, paintOf(io))
  return E.right(reply('why', [head, ...text], json))
}

/** The rules that words find; without words those that the question names. */
const rulesFor = ({ session: { loaded, state }, seat }: Asking, rest: string) => {
  const { rulebook } = loaded.game
  if (rest !== '') return findRules(loaded, rest.split(/\s+/))
  const prompt = loaded.game.prompt(state, seat)
  const named: ReadonlyArray<string> = O.isSome(prompt) ? prompt.value.rules : []
  return Object.entries(rulebook).filter(([id]) => named.includes(id))
}

const rule: TableCommand['run'] = (asking, rest) => {
  const { io } = asking
  const found = rulesFor(asking, rest)
  if (found.length === 0) return failed(`no rule has to do with "${rest}"`)
  const text = found.flatMap(([id, one]) => ruleText(id, one, paintOf(io)))
  return E.right(reply('rules', text, { rules: found.map(([id, one]) => ({ id, ...one })) }))
}

const save: TableCommand['run'] = ({ session }, file) => {
  if (file === '') return failed('say a file: save <file>')
  const data = saved(session)
  if (E.isLeft(data)) return data
  const fault = written(file, `${JSON.stringify(data.right)}\n`)
  if (fault !== undefined) return failed(fault)
  return E.right(reply('saved', [`Saved in ${file}.`], { file }))
}

const load: TableCommand['run'] = async ({ session, io }, file) => {
  if (file === '' || file === '-') return failed('say a file: load <file>')
  const text = await readText(file, io)
  if (E.isLeft(text)) return text
  const { game } = session.loaded
  const material = await readMaterial(text.right, game.name)
  if (E.isLeft(material)) return material
  if (material.right.loaded.game.name !== game.name)
    return failed(
      `${file} is a game of ${material.right.loaded.game.title}, not of ${session.loaded.game.title}`,
    )
  const begun = beginAt(material.right)
  if (E.isLeft(begun)) return begun
  return E.right({ ...reply('loaded', [`Loaded from ${file}.`], { file }), session: begun.right })
}

const takeBack: TableCommand['run'] = ({ session, people }) => {
  const back = undo(session, people)
  return E.isLeft(back) ? back : E.right({ ...reply('undone', ['Taken back.']), session: back.right })
}

const board: TableCommand['run'] = ({ session: { loaded, state }, seat }) => {
  const view = loaded.game.view(state, seat === 'nature' ? 'spectator' : seat)
  return E.right(reply('board', loaded.board(view), { view }))
}

const help: TableCommand['run'] = () =>
  E.right(
    reply('help', [
      'Answer with the number of a choice, or with an action as JSON or as its kind and fields. Or say:',
      ...Object.values(TABLE_COMMANDS).map(({ usage, says }) => `  ${usage.padEnd(14)} ${says}`),
    ]),
  )

/** The commands by their first word. */
export const TABLE_COMMANDS: Readonly<Record<string, TableCommand>> = {
  help: { usage: 'help', says: 'this list', run: help },
  board: { usage: 'board', says: 'the board as you may see it', run: board },
  choices: {
    usage: 'choices',
    says: 'the question and its choices again',
    run: () => E.right({ ...reply('again', []), again: true }),
  },
  why: { usage: 'why <action>', says: 'the rules that forbid an action', run: why },
  rule: {
    usage: 'rule [words]',
    says: 'the rules of the question; with words, rules by id, chapter or words',
    run: rule,
  },
  undo: {
    usage: 'undo',
    says: 'take back your last decision, if chance has had no say since',
    run: takeBack,
  },
  save: { usage: 'save <file>', says: 'write the game to a file', run: save },
  load: { usage: 'load <file>', says: 'go on with a game from a file', run: load },
  quit: { usage: 'quit', says: 'leave the table', run: () => E.right({ ...reply('quit', []), quit: true }) },
}
