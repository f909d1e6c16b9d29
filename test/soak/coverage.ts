/**
 * What a soak has met: counts of names under headings, which can be added up over games and workers, and told
 * against what there is to meet.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Game, State, Types } from '../../src/kernel'
import type { Moment } from './checks'
import type { Course } from './courses'

/** Under each heading, how often each name was met. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A count under way. */
export type Tally = Map<string, Map<string, number>>

/** What there is to meet, by heading. */
export type Wanted = Readonly<Record<string, ReadonlyArray<string>>>

/** Counts a name under a heading. */
export const count = (tally: Tally, heading: string, name: string, times = 1): void => {
  const names = tally.get(heading) ?? new Map<string, number>()
  names.set(name, (names.get(name) ?? 0) + times)
  tally.set(heading, names)
}

/** The counts as plain data, to be sent. */
export const countsOf = (tally: Tally): Counts =>
  Object.fromEntries([...tally].map(([heading, names]) => [heading, Object.fromEntries(names)]))

/** Adds counts to a tally. */
export const addTo = (tally: Tally, counts: Counts): void => {
  for (const [heading, names] of Object.entries(counts))
    for (const [name, times] of Object.entries(names)) count(tally, heading, name, times)
}

/** The game, with a tally of the rules by which it refuses what the laws try. */
export const noting = (game: Game<Types>, tally: Tally): Game<Types> => ({
  ...game,
  applyAction: (state, action) => {
    const applied = game.applyAction(state, action)
    if (E.isLeft(applied) && 'violations' in applied.left)
      for (const { rule } of applied.left.violations) count(tally, 'rules that refused', rule)
    return applied
  },
})

/** The course, with a tally of refusals. */
export const notingRefusals = (course: Course, tally: Tally): Course => ({
  ...course,
  subject: { ...course.subject, game: noting(course.subject.game, tally) },
})

/** Where a name is found in an event: the kind of event, its field, and the heading. */
const IN_EVENTS: ReadonlyArray<readonly [kind: string, field: string, heading: string]> = [
  ['CardPlayed', 'card', 'cards played for the event'],
  ['CardPlayed', 'played', 'cards played'],
  ['ItemPlayed', 'played', 'cards played'],
  ['EventPlayed', 'played', 'cards played'],
  ['BattlegroundActivated', 'battleground', 'locations activated'],
  ['PathActivated', 'path', 'locations activated'],
  ['CombatCardPlayed', 'played', 'cards played in combat'],
  ['CardUsed', 'card', 'cards used on the table'],
  ['CardShown', 'shown', 'cards played in combat'],
  ['SpecialPlayed', 'card', 'special cards played'],
  ['CharacterEntered', 'character', 'characters brought in'],
  ['FactionEntered', 'faction', 'factions brought in'],
  ['FigurePlaced', 'figure', 'figures placed'],
  ['FigureRemoved', 'figure', 'figures removed'],
]

const tallyEvent = (tally: Tally, event: Types['event']): void => {
  count(tally, 'rules that fired', event.rule)
  count(tally, 'kinds of event', event.kind)
  for (const [kind, field, heading] of IN_EVENTS)
    if (event.kind === kind && Object.hasOwn(event, field))
      count(tally, heading, String((event as unknown as Record<string, unknown>)[field]))
}

const tallyDraw = (tally: Tally, { subject: { game } }: Course, state: State<Types>): void => {
  const [draw] = game.chances(state)
  const prompt = game.prompt(state, 'nature')
  if (draw !== undefined) count(tally, 'draws asked of nature', draw.action.draw)
  if (O.isSome(prompt)) for (const rule of prompt.value.rules) count(tally, 'rules of draws', rule)
}

/** Counts what a moment shows. */
export const tallyMoment = (tally: Tally, { course, state, options, passage }: Moment): void => {
  if (passage !== undefined) count(tally, 'kinds of action', passage.action.kind)
  for (const event of passage?.events ?? []) tallyEvent(tally, event)
  for (const { kind } of state.stack) count(tally, 'procedures and questions', kind)
  if (state.outcome !== null) count(tally, 'endings', state.outcome.rule)
  const [caller, top] = state.stack.slice(-2)
  if (top === undefined || caller === undefined) return
  if (top.kind.startsWith('decide/')) {
    count(tally, 'questions asked', top.kind)
    if (options.length === 1) count(tally, 'questions with one answer', top.kind)
  }
  const draw = options.find((action) => action.kind === 'chance')
  if (draw !== undefined) tallyDraw(tally, course, state)
  if (!options.some(({ kind }) => kind === 'pass')) return
  count(tally, 'windows opened', top.kind)
  count(tally, 'timing points of windows', `${top.kind} in ${caller.kind}@${caller.at}`)
}

/** Headings whose names are told one by one, the rarest first; of the others only how many were met. */
const TOLD: ReadonlySet<string> = new Set([
  'endings',
  'cards played for the event',
  'cards played in combat',
  'cards used on the table',
  'special cards played',
  'cards played',
  'locations activated',
  'characters brought in',
  'factions brought in',
  'figures placed',
  'figures removed',
  'questions asked',
  'windows opened',
])

const namesLine = (names: ReadonlyMap<string, number>): string =>
  [...names]
    .sort(([, one], [, other]) => one - other)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ')

/** The coverage in lines; `all` tells every name of every heading. */
export const coverageLines = (tally: Tally, wanted: Wanted, all: boolean): ReadonlyArray<string> =>
  [...tally]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([heading, names]) => {
      const goal = wanted[heading]
      const met = goal === undefined ? names.size : goal.filter((name) => names.has(name)).length
      const line = `${heading}: ${met}${goal === undefined ? '' : ` of ${goal.length}`}`
      return all || TOLD.has(heading) ? [line, `  ${namesLine(names)}`] : [line]
    })

/** What was wanted and never met, by heading. */
export const neverMet = (tally: Tally, wanted: Wanted): Readonly<Record<string, ReadonlyArray<string>>> =>
  Object.fromEntries(
    Object.entries(wanted)
      .map(([heading, names]) => [heading, names.filter((name) => !tally.get(heading)?.has(name))] as const)
      .filter(([, missing]) => missing.length > 0),
  )
