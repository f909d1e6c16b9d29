/**
 * What is said in one breath and done in several steps, as in Battles of the Third Age: "attack Osgiliath
 * from Minas Morgul" names a use of a die, an Army and its goal. Each step is looked at where the one before
 * it has led.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { BaseAction } from '../kernel/index'
import { labelsOf, verdict } from './ahead'
import type { AnyState } from './loaded'
import type { Moment } from './material'
import type { Paint } from './paint'
import { readAction } from './shortForm'

type Stages = readonly [said: RegExp, steps: ReadonlyArray<string>]

const ARMY = '(?:(?:the )?army (?:in|at|of) )?'
const BATTLES: ReadonlyArray<Stages> = [
  [/^rally$/, ['use=rally']],
  [/^(?:muster|recruit)(?: units| troops)? (?:in|at) (.+)$/, ['use=recruitment', 'choose region $1']],
  [new RegExp(`^(?:rally|heal) ${ARMY}(?:(?:in|at) )?(.+)$`), ['use=rally', 'choose region $1']],
  [/^attack (.+?) (?:from|with|out of) (.+)$/, ['use=attack', 'choose region $2', 'attack $1']],
  [new RegExp(`^${ARMY}(.+?) attacks (.+)$`), ['use=attack', 'choose region $1', 'attack $2']],
  [
    new RegExp(`^(?:move|march) ${ARMY}(?:from )?(.+?) to (.+)$`),
    ['use=strategic-movement', 'choose region $1', 'choose region $2'],
  ],
]

/** The actions that may lie between two steps: how many go is not said, and does not matter to the goal. */
const BETWEEN: ReadonlySet<string> = new Set(['take', 'march'])

/** The actions that a step may be: a use of a die is one of any die. */
const readStep = (moment: Moment, step: string, seat: string): ReadonlyArray<unknown> => {
  const [, use] = /^use=(.+)$/.exec(step) ?? []
  const dice = moment.loaded.game.actions['use']?.['as'] ?? []
  if (use !== undefined) return dice.map((as) => ({ seat, kind: 'use', as, use }))
  const read = readAction(moment, step, seat)
  return E.isLeft(read) ? [] : [read.right]
}

const isAction = (one: unknown): one is BaseAction =>
  typeof one === 'object' && one !== null && 'seat' in one && 'kind' in one

const applied = (
  { loaded: { game } }: Moment,
  state: AnyState,
  actions: ReadonlyArray<BaseAction>,
): AnyState =>
  actions.reduce((now, action) => {
    const next = game.applyAction(now, action)
    return E.isLeft(next) ? now : next.right.state
  }, state)

/** How far steps lead: all that is done, or the step that is refused and what was done before it. */
interface Led {
  readonly state: AnyState
  readonly done: ReadonlyArray<BaseAction>
  readonly refused?: unknown
  /** Whether a step is not understood: then the whole is not. */
  readonly unread?: true
}

/** Where the steps lead from here, each way that they can be meant. */
const led = (
  moment: Moment,
  from: Led,
  [step, ...rest]: ReadonlyArray<string>,
  seat: string,
): ReadonlyArray<Led> => {
  if (step === undefined) return [from]
  const { loaded } = moment
  const actions = readStep({ loaded, state: from.state }, step, seat)
  if (actions.length === 0) return [{ ...from, unread: true }]
  return actions.flatMap((action) => {
    const { after, rules } = loaded.game.wayTo(from.state, action)
    const isFirst = from.done.length === 0
    const astray = isFirst ? -1 : after.findIndex(({ kind }) => !BETWEEN.has(kind))
    if (astray >= 0)
      return [{ ...from, state: applied(moment, from.state, after.slice(0, astray)), refused: action }]
    if (isFirst && rules.some(({ rule }) => rule?.startsWith('die.'))) return []
    if (rules.length > 0) return [{ ...from, refused: action }]
    if (!isAction(action)) return []
    const state = applied(moment, from.state, [...after, action])
    return led(moment, { state, done: [...from.done, ...after, action] }, rest, seat)
  })
}

/** What comes of the steps of a text at a moment; undefined if it names none that are understood. */
export const whyStages = (moment: Moment, text: string, seat: string, paint: Paint) => {
  const { loaded, state } = moment
  const plain = text.toLowerCase()
  const [said, steps = []] =
    (loaded.game.name === 'battles' ? BATTLES : []).find(([form]) => form.test(plain)) ?? []
  if (said === undefined) return undefined
  const named = steps.map((step) => plain.replace(said, step))
  const ways = led(moment, { state, done: [] }, named, seat)
  const [farthest] = [...ways].sort(
    (one, other) =>
      Number('refused' in one) - Number('refused' in other) || other.done.length - one.done.length,
  )
  if (farthest === undefined || ways.some(({ unread }) => unread)) return undefined
  if ('refused' in farthest) return verdict({ loaded, state: farthest.state }, farthest.refused, paint)
  const labels = labelsOf(loaded.game, state, farthest.done)
  const told = labels.filter((_, at) => !BETWEEN.has(farthest.done[at]?.kind ?? ''))
  const head = `Yes: ${told.join('; then: ')}.`
  return { head: paint.good(head), text: [], json: { legal: true, answer: head, statement: text } }
}
