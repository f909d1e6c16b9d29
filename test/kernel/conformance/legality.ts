/**
 * Law 1: an action is listed exactly when it is accepted; `whyNot` agrees. Tried on every listed action, on
 * actions with one field changed, on actions of other states and on actions drawn from the whole schema.
 */
import { at } from '../../../src/kernel/row'
import * as E from 'fp-ts/lib/Either.js'
import {
  randomFrom,
  streamNameOf,
  type Random,
  type Rejection,
  type Scalar,
  type State,
  type Types,
} from '../../../src/kernel'
import { brief, deepFreeze, keyOf, must, mustRight } from './check'
import { placeOf, someOf, someStates } from './line'
import type { Law, Subject } from './subject'

const OUTLANDISH: ReadonlyArray<unknown> = ['', 'hidden', 'none', -1, 0.5, true, null, undefined, {}, []]

/** Of so many refusals `whyNot` is asked about one: it looks ahead, and law 12 goes through it on its own. */
const ASKED = 7

const isRuleOf = <T extends Types>({ game }: Subject<T>, rule: unknown): boolean =>
  typeof rule === 'string' && Object.hasOwn(game.rulebook, rule)

/** A refusal names rules of the book, or what is malformed. */
const mustSayWhy = <T extends Types>(
  subject: Subject<T>,
  state: State<T>,
  action: object,
  refused: Rejection<T>,
): void => {
  const context = () => `${brief(refused)} for ${brief(action)} at ${placeOf(state)}`
  if (keyOf(action).length % ASKED === 0)
    must(subject.game.whyNot(state, action).length > 0, () => `whyNot is silent on ${context()}`)
  if (refused._tag === 'Forbidden') {
    must(refused.violations.length > 0, () => `no rule is named: ${context()}`)
    must(
      refused.violations.every(({ rule }) => isRuleOf(subject, rule)),
      () => `an unknown rule is named: ${context()}`,
    )
  }
  if (refused._tag === 'Malformed') must(refused.problem !== '', () => `no problem is named: ${context()}`)
  if (refused._tag === 'GameOver') must(state.outcome !== null, () => `not over: ${context()}`)
}

/** Accepted exactly if listed. */
const judge = <T extends Types>(
  subject: Subject<T>,
  state: State<T>,
  listed: ReadonlySet<string>,
  action: object,
): void => {
  const isListed = listed.has(keyOf(action))
  const applied = subject.game.applyAction(state, deepFreeze(action))
  const accepted = E.isRight(applied)
  must(accepted === isListed, () => {
    const how = accepted ? 'accepted but not listed' : 'listed but refused'
    return `${how}: ${brief(action)} at ${placeOf(state)}`
  })
  if (E.isLeft(applied)) mustSayWhy(subject, state, action, applied.left)
}

/** An action as it may be told: what a draw is for, after the colon of its name, may be left out. */
const toldAs = (action: object): ReadonlyArray<object> =>
  'draw' in action && typeof action.draw === 'string'
    ? [action, { ...action, draw: streamNameOf(action.draw) }]
    : [action]

const listedIn = <T extends Types>({ game }: Subject<T>, state: State<T>): ReadonlySet<string> =>
  new Set(game.legalActions(state).flatMap(toldAs).map(keyOf))

const domainOf = <T extends Types>(
  subject: Subject<T>,
  kind: string,
  field: string,
): ReadonlyArray<Scalar> => {
  if (field === 'seat') return [...subject.seats, 'nature', 'spectator']
  if (field === 'kind') return [...Object.keys(subject.actions), 'chance', 'nothing']
  return subject.actions[kind]?.[field] ?? []
}

/** The action with one field replaced by every other value of its domain, dropped, or made outlandish. */
const mutantsOf = <T extends Types>(subject: Subject<T>, action: object): ReadonlyArray<object> => {
  const { kind } = action as { readonly kind: string }
  return Object.keys(action).flatMap((field) => {
    const { [field]: own, ...without } = action as Record<string, unknown>
    const others = [...domainOf(subject, kind, field), ...OUTLANDISH].filter((value) => value !== own)
    return [without, ...others.map((value) => ({ ...action, [field]: value }))]
  })
}

/** An action of the right form, otherwise at random. */
const anyAction = <T extends Types>(subject: Subject<T>, kind: string, random: Random): object => {
  const fields = Object.entries(subject.actions[kind] ?? {}).map(([name, values]) => [
    name,
    values[random(values.length)],
  ])
  return { seat: subject.seats[random(subject.seats.length)], kind, ...Object.fromEntries(fields) }
}

const allListedAccepted: Law = {
  says: 'law 1: every listed action is accepted, and whyNot has nothing against it',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    for (const state of someStates(line, 6))
      for (const action of subject.game.legalActions(state)) {
        // What was just listed is taken as it is; an equal action is judged.
        mustRight(subject.game.applyAction(state, { ...action }), `listed but refused: ${brief(action)}`)
        must(subject.game.whyNot(state, { ...action }).length === 0, () => `whyNot refuses ${brief(action)}`)
      }
  },
}

const mutants: Law = {
  says: 'law 1: an action with one field changed, added or dropped is accepted exactly if it is listed',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    for (const state of someStates(line, 2)) {
      const listed = listedIn(subject, state)
      for (const action of someOf(line, subject.game.legalActions(state), 3)) {
        for (const mutant of mutantsOf(subject, action)) judge(subject, state, listed, mutant)
        judge(subject, state, listed, { ...action, more: 1 })
      }
    }
  },
}

const foreign: Law = {
  says: 'law 1: actions of other states, and any action of the schema, are accepted exactly if listed',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    const random = randomFrom(`foreign ${line.play.seed}`)
    const kinds = Object.keys(subject.actions)
    for (const state of someStates(line, 3)) {
      const listed = listedIn(subject, state)
      for (const action of someOf(line, line.actions, 30)) judge(subject, state, listed, { ...action })
      for (const kind of kinds)
        for (let tries = 0; tries < 3; tries++)
          judge(subject, state, listed, anyAction(subject, kind, random))
    }
  },
}

/** Every action of the schema for one seat. */
const allActions = function* <T extends Types>(subject: Subject<T>, seat: string): Generator<object> {
  for (const [kind, fields] of Object.entries(subject.actions)) {
    let open: ReadonlyArray<object> = [{ seat, kind }]
    for (const [name, values] of Object.entries(fields))
      open = open.flatMap((action) => values.map((value) => ({ ...action, [name]: value })))
    yield* open
  }
}

const complete: Law = {
  says: 'law 1: of all actions the schema can express, exactly the listed ones are accepted',
  over: 'few',
  needs: 'state',
  holds: (subject, line) => {
    const state = at(line.states, line.states.length - 1)
    const listed = listedIn(subject, state)
    for (const seat of subject.seatsOf(line.config))
      for (const action of allActions(subject, seat)) {
        const accepted = E.isRight(subject.game.applyAction(state, action))
        must(
          accepted === listed.has(keyOf(action)),
          () => `${brief(action)} at ${placeOf(state)}: accepted ${accepted}`,
        )
      }
  },
}

export const LEGALITY: ReadonlyArray<Law> = [allListedAccepted, mutants, foreign, complete]
