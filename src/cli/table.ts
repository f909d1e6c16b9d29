/**
 * The table at the terminal: bots answer for themselves, people are asked in turn, each with what that seat
 * may know and no more. It ends with the game, with `quit`, or when nothing more is typed.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Bot } from '../bots/index'
import type { Explanation, Random, Types } from '../kernel/index'
import { choiceLines, numbered, type Numbered } from './choices'
import { failed, type Io, type Result } from './command'
import { CLEAR, paintOf } from './paint'
import { TABLE_COMMANDS, type Reply } from './playCommands'
import { take, type Session, type Taken } from './session'
import { readMoves } from '../talk/index'
import { eventLines, explanationText, outcomeText, seatName } from './words'

/** Who sits at the table, and how they talk. */
export interface Table {
  readonly people: ReadonlyArray<string>
  readonly bots: ReadonlyMap<string, Bot<Types>>
  readonly randomOf: (seat: string) => Random
  readonly io: Io
  readonly json: boolean
  /** After how many seconds a question with a single choice answers itself; undefined if it does not. */
  readonly quick: number | undefined
  /** The next line that is typed; undefined when there is none. */
  readonly next: () => Promise<string | undefined>
  /** What each person has not been told yet. */
  readonly untold: Map<string, Array<Readonly<Record<string, unknown>>>>
}

type Message = Readonly<Record<string, unknown>>

const say = ({ io, json }: Table, message: Message, text: ReadonlyArray<string>): void => {
  if (json) io.out(`${JSON.stringify(message)}\n`)
  else if (text.length > 0) io.out(`${text.join('\n')}\n`)
}

/** Keeps what has happened for every person, as that person may see it. */
const remember = (table: Table, { session, events }: Taken): Session => {
  for (const seat of table.people) {
    const seen = session.loaded.game.eventsFor(events, seat)
    table.untold.set(seat, [...(table.untold.get(seat) ?? []), ...seen])
  }
  return session
}

const tellEvents = (table: Table, seat: string, { loaded }: Session): void => {
  const events = table.untold.get(seat) ?? []
  table.untold.set(seat, [])
  const paint = paintOf(table.io)
  if (events.length > 0)
    say(
      table,
      { type: 'events', seat, events },
      eventLines(events, loaded, paint).map((line) => `  ${line}`),
    )
}

const botStep = (table: Table, session: Session, seat: string): Result<Session> => {
  const { game } = session.loaded
  const bot = table.bots.get(seat)
  const choice = bot?.choose(game.view(session.state, seat), table.randomOf(seat)) ?? O.none
  if (O.isNone(choice)) return failed(`nobody answers for ${seat}`)
  const taken = take(session, choice.value)
  return E.isLeft(taken)
    ? failed(`the bot of ${seat} did something illegal`)
    : E.right(remember(table, taken.right))
}

/** A question that a person is asked. */
interface Question {
  readonly seat: string
  readonly sentence: string
  readonly choices: ReadonlyArray<Numbered>
}

const questionOf = ({ loaded, state }: Session, seat: string): Question | undefined => {
  const prompt = loaded.game.prompt(state, seat)
  if (O.isNone(prompt)) return undefined
  return { seat, sentence: prompt.value.sentence, choices: numbered(prompt.value.choices, loaded) }
}

const ask = (table: Table, { loaded }: Session, { seat, sentence, choices }: Question): void => {
  const paint = paintOf(table.io)
  const told = choices.map(({ number, choice }) => ({ number, ...choice }))
  say(table, { type: 'question', seat, sentence, choices: told }, [
    `${paint.strong(seatName(seat))}: ${sentence}`,
    ...choiceLines(choices, loaded, paint, table.io.columns),
  ])
}

const refusal = (session: Session, rules: ReadonlyArray<Explanation>, io: Io): Reply => ({
  text: [
    'This is not legal.',
    ...rules.flatMap((rule) => explanationText(rule, session.loaded, paintOf(io))),
  ],
  json: { type: 'refused', rules },
})

/** What a line means: a number, a command, or an action. */
const understand = async (
  table: Table,
  session: Session,
  { seat, choices }: Question,
  line: string,
): Promise<Result<Reply>> => {
  const [word = '', ...rest] = line.trim().split(/\s+/)
  const command = Object.hasOwn(TABLE_COMMANDS, word) ? TABLE_COMMANDS[word] : undefined
  const { people, io } = table
  if (command !== undefined) return command.run({ session, seat, people, io }, rest.join(' '))
  const picked = choices.find(({ number }) => String(number) === word)
  if (/^\d+$/.test(line.trim()) && picked === undefined) return failed(`there is no choice ${word}`)
  const actions =
    picked !== undefined && rest.length === 0
      ? E.right([picked.choice.action])
      : readMoves(session, line, seat)
  if (E.isLeft(actions)) return failed(`${actions.left} (help lists what can be said)`)
  let after = session
  for (const action of actions.right) {
    const taken = take(after, action)
    if (E.isLeft(taken)) return E.right(refusal(after, taken.left, io))
    after = remember(table, taken.right)
  }
  const [action] = actions.right
  return E.right({ text: [], json: { type: 'taken', action, actions: actions.right }, session: after })
}

/** Asks until something has changed; undefined when the table is left. */
const converse = async (table: Table, session: Session, question: Question): Promise<Session | undefined> => {
  ask(table, session, question)
  for (;;) {
    const line = await table.next()
    if (line === undefined) return undefined
    if (line.trim() === '') continue
    const reply = await understand(table, session, question, line)
    if (E.isLeft(reply)) {
      say(table, { type: 'error', problem: reply.left.problem }, [reply.left.problem])
      continue
    }
    const { text, json, session: changed, again, quit } = reply.right
    say(table, json, text)
    if (quit === true) return undefined
    if (json['type'] === 'loaded' || json['type'] === 'undone') table.untold.clear()
    if (changed !== undefined) return changed
    if (again === true) ask(table, session, question)
  }
}

/** Gives the table to the next person: what the last one saw is cleared away first. */
const handOver = async (table: Table, seat: string): Promise<void> => {
  const open = table.io.terminal && !table.json
  say(table, { type: 'seat', seat }, [...(open ? [CLEAR] : []), `--- ${seatName(seat)} ---`])
  if (!open) return
  table.io.out('Press Enter when nobody else can see the screen. ')
  await table.next()
}

const showBoard = (table: Table, { loaded, state }: Session, seat: string): void => {
  const view = loaded.game.view(state, seat === 'nature' ? 'spectator' : seat)
  say(table, { type: 'board', view }, loaded.board(view))
}

const finish = (table: Table, session: Session): void => {
  const [only] = table.people
  if (table.people.length === 1 && only !== undefined) tellEvents(table, only, session)
  say(
    table,
    { type: 'outcome', outcome: session.state.outcome },
    outcomeText(session.loaded.game, session.state),
  )
}

/** Where the table is: the game, who sat there last, and the turn whose board was shown. */
interface Place {
  readonly session: Session
  readonly seated: string
  readonly turn: number
}

const SECOND = 1000

const pause = (seconds = 0): Promise<void> =>
  new Promise((resolve) => {
    if (seconds === 0) resolve()
    else setTimeout(resolve, seconds * SECOND)
  })

/** Puts a question to a person: first what has happened and, once a turn, the board. */
const askPerson = async (table: Table, place: Place, question: Question): Promise<Place | undefined> => {
  const { session } = place
  const { seat, choices } = question
  if (table.people.length > 1 && seat !== place.seated && seat !== 'nature') await handOver(table, seat)
  const seated = seat === 'nature' ? place.seated : seat
  const turn = session.loaded.measures.turnOf(session.state)
  tellEvents(table, seated, session)
  if (turn !== place.turn) showBoard(table, session, seat)
  const [single] = choices
  const forced = table.quick !== undefined && choices.length === 1 && single !== undefined
  if (forced) await pause(table.quick)
  const quick = forced ? take(session, single.choice.action) : undefined
  const after =
    quick !== undefined && E.isRight(quick)
      ? remember(table, quick.right)
      : await converse(table, session, question)
  return after === undefined ? undefined : { session: after, seated, turn }
}

/** Plays to the end. */
export const playAt = async (table: Table, begun: Session): Promise<Result<Session>> => {
  let place: Place = { session: begun, seated: '', turn: -1 }
  for (;;) {
    const { session } = place
    const actors = session.loaded.game.actors(session.state)
    const [first] = actors
    if (first === undefined) {
      finish(table, session)
      return E.right(session)
    }
    const bot = actors.find((actor) => table.bots.has(actor))
    const question = bot === undefined ? questionOf(session, first) : undefined
    if (question === undefined) {
      const stepped = botStep(table, session, bot ?? first)
      if (E.isLeft(stepped)) return stepped
      place = { ...place, session: stepped.right }
      continue
    }
    const next = await askPerson(table, place, question)
    if (next === undefined) return E.right(session)
    place = next
  }
}
