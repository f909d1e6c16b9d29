/**
 * The words of the rulebook's tests: a test with the id of its rule, games from the first choice on, and all
 * that a seat gets to see of a stretch of play.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/lib/Either.js'
import { test } from 'vitest'
import {
  confrontation,
  type Action,
  type Config,
  type PositionSpec,
  type RuleId,
  type Seat,
  type State,
} from '../../../src/confrontation'
import { eventsOf, play, table, type Said } from '../support/table'

/** A sentence of the game under its rule; where a rule can refuse, it begins with `allows` or `forbids`. */
export const ruleTest = (rule: RuleId, sentence: string, run: () => void): void =>
  test(`${rule} ${sentence}`, run)

/** A new game from its first choice, chance being manual. */
export const fresh = (config: Partial<Config> = {}): State => {
  const started = confrontation.newGame({ seed: 'rulebook', chance: 'manual', ...config })
  if (E.isLeft(started)) throw new Error(started.left.problem)
  return started.right
}

/** The kind of the question that is open. */
export const kindOf = (state: State): string => state.stack[state.stack.length - 1]?.kind ?? 'nothing'

/** Plays whatever is listed first as long as a question of this kind is open. */
export const through = (state: State, kind: string): State => {
  let now = state
  while (kindOf(now) === kind) now = play(now, confrontation.legalActions(now)[0])
  return now
}

/** What a seat says, in a match too. */
export const says = (seat: Seat, said: Said): Action => ({ seat, ...said }) as Action

/** The parts of a view that these tests look at. */
export interface Seen {
  readonly config: Readonly<Record<string, unknown>>
  readonly stack: ReadonlyArray<{ readonly kind: string; readonly vars: Readonly<Record<string, unknown>> }>
  readonly table: {
    readonly at: Readonly<Record<string, string>>
    readonly hiddenPieces: Readonly<Record<string, Readonly<Record<string, number>>>>
    readonly variant: ReadonlyArray<string>
    readonly revealed: ReadonlyArray<string>
    readonly hand: ReadonlyArray<string>
    readonly discard: ReadonlyArray<string>
    readonly special: ReadonlyArray<string>
    readonly hiddenSpecials: Readonly<Record<string, number>>
    readonly compelled: string | null
    readonly points: ReadonlyArray<number>
  }
}

/** What a seat sees of the state. */
export const seenBy = (state: State, viewer: Seat | 'spectator'): Seen =>
  confrontation.view(state, viewer).state as unknown as Seen

/** All that a seat can tell a state by: its view, who is asked, its own question and options. */
export const knownTo = (state: State, viewer: Seat): string =>
  JSON.stringify([
    confrontation.view(state, viewer),
    confrontation.actors(state),
    confrontation.prompt(state, viewer),
    confrontation.legalActions(state, viewer),
    confrontation.outcome(state),
  ])

/** All that a seat gets to see while these actions are played: the state before, then events and state. */
export const storyFor = (
  state: State,
  viewer: Seat,
  actions: ReadonlyArray<unknown>,
): ReadonlyArray<string> => {
  const story = [knownTo(state, viewer)]
  let now = state
  for (const action of actions) {
    story.push(JSON.stringify(confrontation.eventsFor(eventsOf(now, action), viewer)))
    now = play(now, action)
    story.push(knownTo(now, viewer))
  }
  return story
}

/** The events while these actions are played. */
export const eventsWhile = (state: State, ...actions: ReadonlyArray<unknown>) =>
  actions.flatMap((action, place) => eventsOf(play(state, ...actions.slice(0, place)), action))

/** The rules of the events of one action. */
export const rulesIn = (state: State, action: unknown): ReadonlyArray<string> =>
  eventsOf(state, action).map(({ rule }) => rule)

/** A position with these pieces and nobody else. */
export const bare = (pieces: PositionSpec['pieces'], more: Omit<PositionSpec, 'pieces'> = {}): State =>
  table({ ...more, pieces })

const TESTS = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = fileURLToPath(new URL('../../../src/confrontation', import.meta.url))

const textsUnder = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** The text of all tests of the game. */
export const allTests = (): string => textsUnder(TESTS).join('\n')
/** The numbers of the rulings (R) or of the questions (Q) that titles of this folder begin with. */
export const numbersOf = (letter: 'R' | 'Q'): ReadonlyArray<number> => {
  const titles = textsUnder(join(TESTS, 'rulebook')).flatMap((text) => [
    ...text.matchAll(/['"]([RQ])(\d+) /g),
  ])
  const numbers = titles.flatMap(([, found, number]) => (found === letter ? [Number(number)] : []))
  return [...new Set(numbers)].sort((one, two) => one - two)
}
/** The tests of this folder by rule, with the first word of their sentence. */
export const ruleTests = (): ReadonlyArray<readonly [rule: string, word: string]> =>
  textsUnder(join(TESTS, 'rulebook')).flatMap((text) =>
    [...text.matchAll(/ruleTest\(\s*'([\w.-]+)',\s*['"](\w+)/g)].map(
      ([, rule = '', word = '']) => [rule, word] as const,
    ),
  )
/** The rules that the code refuses something by. */
export const refusingRules = (): ReadonlyArray<string> =>
  textsUnder(SOURCES).flatMap((text) =>
    [...text.matchAll(/violation\(([^{]*)\{|\{ rule: ('[\w.-]+'), facts/g)].flatMap(([found]) =>
      [...found.matchAll(/'([a-z]+\.[\w.-]+)'/g)].map(([, rule = '']) => rule),
    ),
  )
