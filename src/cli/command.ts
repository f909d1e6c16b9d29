/**
 * What a command of the program is: words and options in, an answer out, as text and as JSON. Printing and
 * exit codes are the business of the one who runs it.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Readable } from 'node:stream'

/** Where a command reads and writes. */
export interface Io {
  readonly input: Readable
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Whether a person sits at both ends. */
  readonly terminal: boolean
  /** Whether what is written may be coloured. */
  readonly colour: boolean
  /** Whether what goes to the error stream is seen by a person: then a progress bar may be drawn. */
  readonly watched: boolean
  readonly columns: number
}

/** The values of options by their names. */
export type Values = Readonly<Record<string, string | boolean | undefined>>

/** A command with what was said behind it. */
export interface Call {
  readonly words: ReadonlyArray<string>
  readonly values: Values
  readonly io: Io
}

/** Why there is no answer: the program was used in a way it does not know, or something did not work. */
export interface Failure {
  readonly _tag: 'Usage' | 'Failed'
  readonly problem: string
}

/** What a command found out; `ok` is false where the answer is that something is illegal or wrong. */
export interface Answer {
  readonly ok: boolean
  readonly text: ReadonlyArray<string>
  /** Undefined where the command has written everything itself. */
  readonly json: unknown
}

/** What a command gives. */
export type Result<A = Answer> = E.Either<Failure, A>

/** One option: how it is written, and what it is for. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean'
  readonly short?: string
  /** What stands for the value in the help. */
  readonly value?: string
  readonly says: string
}

/** A command. */
export interface Command {
  readonly usage: string
  readonly says: ReadonlyArray<string>
  readonly options: Readonly<Record<string, OptionSpec>>
  readonly examples: ReadonlyArray<string>
  readonly run: (call: Call) => Promise<Result>
}

/** The program was used in a way it does not know. */
export const misused = (problem: string): E.Either<Failure, never> => E.left({ _tag: 'Usage', problem })

/** Something did not work. */
export const failed = (problem: string): E.Either<Failure, never> => E.left({ _tag: 'Failed', problem })

/** What is wrong with a config, in words. */
export const configProblem = ({
  path,
  problem,
}: {
  readonly path: string
  readonly problem: string
}): string => `the config: ${path === '' ? '' : `${path}: `}${problem}`

/** An answer. */
export const answer = (text: ReadonlyArray<string>, json: unknown, ok = true): Result =>
  E.right({ ok, text, json })

/** The value of an option that takes one, if it was given. */
export const textOf = (values: Values, name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** What of a config the command line chooses by options of its own. */
export const chosenIn = (values: Values): Chosen => {
  const wanted = textOf(values, 'edition')
  const elements = textOf(values, 'elements')
  return {
    ...(wanted === undefined ? {} : { edition: wanted }),
    ...(values['twilight'] === true ? { twilight: true } : {}),
    ...(elements === undefined ? {} : { twilight: elements.split(',') }),
  }
}

/** What options choose: an edition, and Twilight of the Third Age as a whole or elements of it. */
export interface Chosen {
  readonly edition?: string
  readonly twilight?: true | ReadonlyArray<string>
}

/** The value of an option that is a whole number not below `least`; `usual` if it was not given. */
export const wholeOf = (
  { values }: Call,
  name: string,
  usual: number | undefined,
  least = 0,
): Result<number | undefined> => {
  const text = textOf(values, name)
  if (text === undefined) return E.right(usual)
  const number = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least
    ? E.right(number)
    : misused(`--${name} wants a whole number${least > 0 ? ` from ${least} on` : ''}, not "${text}"`)
}

/** Which edition of a game, where there are several. */
export const EDITION_OPTION: OptionSpec = {
  type: 'string',
  value: 'name',
  says: 'the edition, for War of the Ring: collectors (if not given) or second',
}

/** Whether a game is played with its expansion. */
export const TWILIGHT_OPTION: OptionSpec = {
  type: 'boolean',
  says: 'with Twilight of the Third Age, for War of the Ring',
}

/** How many play, where that can be chosen. */
export const PLAYERS_OPTION: OptionSpec = {
  type: 'string',
  value: 'n',
  says: 'how many play, for War of the Ring and the Card Game: 2, 3 or 4',
}

/** Of which edition something has to be that is read. */
export const WANTED_EDITION: OptionSpec = {
  type: 'string',
  value: 'name',
  says: 'the edition it has to be of; a record of another one is refused',
}

/** Which elements of its expansion a game is played with. */
export const ELEMENTS_OPTION: OptionSpec = {
  type: 'string',
  value: 'a,b,...',
  says: 'elements of Twilight of the Third Age alone, such as ents,smeagol',
}

/** The options of every command that looks at one moment of a game. */
export const MOMENT_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  game: { type: 'string', value: 'name', says: 'the game, where the input is a position' },
  edition: {
    type: 'string',
    value: 'name',
    says: 'the edition of a position; a state or a record of another one is refused',
  },
  twilight: {
    type: 'boolean',
    says: 'a position with Twilight of the Third Age; a state or a record without it is refused',
  },
  elements: {
    ...ELEMENTS_OPTION,
    says: 'a position with these elements of it, such as ents,smeagol; what has others is refused',
  },
  players: {
    type: 'string',
    value: 'n',
    says: 'how many play, where the input is a position; a state or a record of others is refused',
  },
  at: {
    type: 'string',
    value: 'n',
    says: 'in a record: the moment after so many actions; at its end if not given',
  },
}
