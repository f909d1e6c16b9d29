/**
 * What a person at the table can say beside answering: each word is a command of the game at the terminal.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { verdict } from './ahead'
import type { Result } from './command'
import { failed, type Io } from './command'
import { listsOf } from './entries'
import { written } from './files'
import { readMaterial, readText } from './material'
import { paintOf } from './paint'
import { findRules } from './ruleSearch'
import { beginAt, saved, undo, type Session } from './session'
import { lettersOf as bare, readDone } from '../talk/index'
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

const MOST_CARDS = 5

/** What cards and figures do that are called so, of the config that is played. */
const card: TableCommand['run'] = ({ session: { loaded, state }, io }, rest) => {
  const words = rest
    .split(/\s+/)
    .map(bare)
    .filter((word) => word !== '')
  if (words.length === 0) return failed('say a name: card <name>')
  const { cards, figures } = listsOf(loaded.game, loaded, state.config)
  const found = [...cards, ...figures]
    .filter(({ id, name }) => words.every((word) => bare(`${id} ${name}`).includes(word)))
    .slice(0, MOST_CARDS)
  if (found.length === 0) return failed(`no card or figure is called "${rest}"`)
  const paint = paintOf(io)
  const text = found.map(({ id, name, says = '' }) => `  ${paint.strong(name)} (${id})${says && `: ${says}`}`)
  return E.right(reply('cards', text, { cards: found }))
}

/** The odds of what is pending, as everybody at the table can reckon them. */
const oddsHere: TableCommand['run'] = ({ session: { loaded, state } }) => {
  const told = loaded.odds?.(state, undefined)
  return told === undefined || told.text.length === 0
    ? failed('there are no odds to tell at this moment')
    : E.right(reply('odds', told.text, told.json))
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
  '?': { usage: '?', says: 'this list', run: help },
  board: { usage: 'board', says: 'the board as you may see it', run: board },
  choices: {
    usage: 'choices',
    says: 'the question and its choices again',
    run: () => E.right({ ...reply('again', []), again: true }),
  },
  card: { usage: 'card <name>', says: 'what a card or a figure does', run: card },
  odds: { usage: 'odds', says: 'the exact odds of the Hunt or the battle that goes on', run: oddsHere },
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
