/**
 * The command `table`: a position is set up from what a person types, section by section, and saved as one
 * line.
 */
import * as E from 'fp-ts/lib/Either.js'
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { createInterface } from 'node:readline'
import type * as notationDoor from '../notation/index'
import { answer, type Call, type Command, type Result } from './command'
import { loadGame } from './games'
import type { AnyState, Loaded } from './loaded'

/** What was said so far; what is said of the same heading later stands. */
interface Talk {
  readonly loaded: Loaded
  readonly said: ReadonlyArray<string>
  /** What was said before each step. */
  readonly past: ReadonlyArray<ReadonlyArray<string>>
  readonly state: AnyState | undefined
}

interface Reply {
  readonly talk: Talk
  readonly text: ReadonlyArray<string>
  readonly over?: true
}

type Notation = typeof notationDoor

/** What may be said, in the words of each game. */
const WORDS: Readonly<Record<string, ReadonlyArray<string>>> = {
  'war-of-the-ring': [
    'Type who is where: "place 2 elves in lorien", "2 elite elves to lorien", "remove a leader from dale",',
    '"move 2 elves from lorien to dale".',
    'Or type a section of a position line: "lorien: 2 elite elves, 1 leader", "at war: elves",',
    '"shadow dice: A A", "turn 3", "shadow to act". The last line with a heading counts.',
  ],
  confrontation: [
    'Type who is where: "place frodo and sam in the shire", "warg to rohan", "remove sam from shire".',
    'Or type a section of a position line: "rohan: warg (shown)", "turn 9, fellowship",',
    '"discard sauron: 6, eye". The last line with a heading counts.',
  ],
  'card-game': [
    'Type which card is where: "put aragorn into hand", "anduril on aragorn", "edoras to active",',
    '"move gimli from hand to cycle", "remove gimli from hand".',
    'Or type a section of a position line: "cards reserve: aragorn", "paths active: bag-end",',
    '"corruption: 3", "turn: 2, actions, frodo". The last line with a heading counts.',
  ],
  battles: [
    'Type who is where: "place 2 bowmen in hornburg", "theoden to edoras", "remove a leader from hornburg",',
    '"move 1 riders from westfold to edoras".',
    'Or type a section of a position line: "hornburg: free, 2 bowmen, 1 leaders", "fate: 3",',
    '"dice free: 2 muster", "turn: 1, actions, free". The last line with a heading counts.',
  ],
}

const HELP = [
  '  remove <heading>   drop a section: that place, track or hand goes back to how the game begins',
  '  undo               take back the last line',
  '  show               show the board',
  '  line               print the position as one line',
  '  save <file>        write that line to a file',
  '  quit               leave; the position is printed as one line',
]

const headingOf = (section: string): string =>
  (section.includes(':') ? (section.split(':')[0] ?? '') : (section.trim().split(/\s+/)[0] ?? ''))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** What is said with one more section; what was said of the same heading is gone. */
const saying = (said: ReadonlyArray<string>, section: string): ReadonlyArray<string> => [
  ...said.filter((one) => headingOf(one) !== headingOf(section)),
  section,
]

const AT_SET_UP = ['The table is as it is when the game begins.']

/** What is said is tried: what cannot be read is not kept, what no table could show waits for more. */
const tried = (
  { parsePosition, faultSentence }: Notation,
  talk: Talk,
  said: ReadonlyArray<string>,
): Reply => {
  const next = { ...talk, said, past: [...talk.past, talk.said] }
  if (said.length === 0) return { talk: { ...next, state: undefined }, text: AT_SET_UP }
  const state = parsePosition(talk.loaded.game, said.join('; '))
  if (E.isRight(state)) return { talk: { ...next, state: state.right }, text: ['Done.'] }
  const faults = state.left.map((one) => `  ${faultSentence(one)}`)
  return state.left.every((one) => one.impossible === true)
    ? { talk: { ...next, state: undefined }, text: ['No table could look like this yet:', ...faults] }
    : { talk, text: faults }
}

/** The last step is taken back. */
const undone = (notation: Notation, talk: Talk): Reply => {
  const before = talk.past.at(-1)
  if (before === undefined) return { talk, text: ['There is nothing to take back.'] }
  const { talk: back, text } = tried(notation, talk, before)
  const told = text.map((line) => (line === 'Done.' ? 'Taken back.' : line))
  return { talk: { ...back, past: talk.past.slice(0, -1) }, text: told }
}

/** What is said of figures changes places; anything else is a section, as `rohan at war`. */
const told = (notation: Notation, talk: Talk, typed: string): Reply => {
  const sections = notation.sectionsOfTalk(talk.loaded.game, talk.said.join('; '), typed)
  const section = tried(notation, talk, saying(talk.said, typed.trim()))
  if (E.isLeft(sections))
    return section.talk === talk
      ? { talk, text: sections.left.map((one) => `  ${notation.faultSentence(one)}`) }
      : section
  const changed = sections.right.length === 0 ? [typed.trim()] : sections.right
  const { text, ...reply } = tried(notation, talk, changed.reduce(saying, talk.said))
  return {
    ...reply,
    text: sections.right.length === 0 ? text : [...changed.map((one) => `  ${one}`), ...text],
  }
}

/** A section is forgotten; if none has that heading, it is said of figures. */
const removed = (notation: Notation, talk: Talk, typed: string, heading: string): Reply => {
  const left = talk.said.filter((one) => headingOf(one) !== headingOf(`${heading}:`))
  return left.length < talk.said.length ? tried(notation, talk, left) : told(notation, talk, typed)
}

const NOTHING = ['There is no position yet.']

const lineOf = ({ formatPosition }: Notation, { loaded, state }: Talk): E.Either<string, string> => {
  if (state === undefined) return E.left('There is no position yet.')
  return E.mapLeft(({ problem }: { readonly problem: string }) => problem)(formatPosition(loaded.game, state))
}

const saved = (notation: Notation, talk: Talk, file: string): ReadonlyArray<string> => {
  const line = lineOf(notation, talk)
  if (E.isLeft(line)) return [line.left]
  if (file === '') return ['Name a file: save <file>.']
  try {
    writeFileSync(file, `${line.right}\n`)
    return [`The line was written to ${file}.`]
  } catch (error) {
    return [`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`]
  }
}

const shown = ({ loaded, state }: Talk): ReadonlyArray<string> =>
  state === undefined
    ? NOTHING
    : loaded.board(
        loaded.game.view(state, loaded.game.actors(state).find((seat) => seat !== 'nature') ?? 'spectator'),
      )

const TAG = /^\s*[a-z]+-\d+\s*(?:;|\.~)/i

/** A whole line that is pasted takes the place of all that was said. */
const pasted = (notation: Notation, talk: Talk, line: string): Reply => {
  const reply = tried(notation, talk, [line])
  const sections = line
    .replace(TAG, '')
    .split(';')
    .map((one) => one.trim())
  return reply.talk === talk || line.includes('.~') ? reply : tried(notation, talk, sections)
}

/** The answer to what is said: one thing, or several parted by semicolons, each in turn. */
const replyTo = (notation: Notation, talk: Talk, typed: string): Reply => {
  if (TAG.test(typed)) return pasted(notation, talk, typed.trim())
  return typed
    .split(';')
    .filter((one, _, all) => one.trim() !== '' || all.length === 1)
    .reduce<Reply>(
      (before, one) => {
        const { text, ...reply } = replyToOne(notation, before.talk, one)
        return { ...reply, text: [...before.text, ...text] }
      },
      { talk, text: [] },
    )
}

/** The answer to one thing that is said. */
const replyToOne = (notation: Notation, talk: Talk, typed: string): Reply => {
  const [word = '', ...rest] = typed.trim().split(/\s+/)
  const more = rest.join(' ')
  if (typed.includes(':')) return tried(notation, talk, saying(talk.said, typed.trim()))
  switch (word.toLowerCase()) {
    case '':
      return { talk, text: [] }
    case 'help':
      return { talk, text: [...(WORDS[talk.loaded.game.name] ?? []), ...HELP] }
    case 'quit':
      return { talk, text: [], over: true }
    case 'undo':
      return undone(notation, talk)
    case 'remove':
      return removed(notation, talk, typed, more)
    case 'show':
      return { talk, text: shown(talk) }
    case 'line': {
      const line = lineOf(notation, talk)
      return { talk, text: [E.isLeft(line) ? line.left : line.right] }
    }
    case 'save':
      return { talk, text: saved(notation, talk, more) }
    default:
      return told(notation, talk, typed)
  }
}

const run = async ({ words: [name = 'war-of-the-ring'], io }: Call): Promise<Result> => {
  const loaded = await loadGame(name)
  if (E.isLeft(loaded)) return loaded
  const notation = await import('../notation/index')
  const lines = createInterface({
    input: io.input,
    ...(io.terminal ? { output: process.stdout, terminal: true } : { terminal: false }),
  })
  io.out(`${loaded.right.game.title}: type what is on the table, or "help".\n`)
  let talk: Talk = { loaded: loaded.right, said: [], past: [], state: undefined }
  for await (const typed of lines) {
    const reply = replyTo(notation, talk, String(typed))
    talk = reply.talk
    if (reply.text.length > 0) io.out(`${reply.text.join('\n')}\n`)
    if (reply.over === true) break
  }
  lines.close()
  const line = lineOf(notation, talk)
  return answer(E.isRight(line) ? [line.right] : [], { line: E.isRight(line) ? line.right : null })
}

/** A position from what a person types. */
export const table: Command = {
  usage: 'table [game]',
  says: [
    'Sets up a position step by step. Type one thing per line: who is where ("place 2 elves in lorien"), or',
    'a section of a position line ("shadow dice: A A"). Each line is answered with what was understood, or',
    'with what is wrong with it. The words "remove", "undo", "show", "line", "save", "quit" and "help" work',
    'too; "help" explains them. When you quit, the position is printed as one line. If you name no game, it',
    'is War of the Ring.',
  ],
  options: {},
  examples: ['table', 'table confrontation', 'table battles'],
  run,
}
