/**
 * Looking ahead: the way to an action that answers nothing that is asked now, or is forbidden as things
 * stand. It goes only where the seat that would act decides, chance has no say and nothing hidden is shown:
 * so it tells nothing that the seat may not know. It comes to no question twice: what another turn of the
 * same question would allow is no part of what is asked about.
 */
import { actorsOf, judge, legalOf, pendingOf } from './ask'
import type { Definition, Onward, Onwards, Wanted } from './game'
import type { Machine } from './ruleset'
import { answer } from './runner'
import type { State, Types, Violations } from './types'

/** A state that a seat can bring about by itself, and by which answers. */
interface Place<T extends Types> {
  readonly after: ReadonlyArray<T['action']>
  readonly state: State<T>
  /** The questions on the way, the open one last. */
  readonly asked: ReadonlyArray<string>
  /** The question before, where it stays open: what it allowed already. */
  readonly stays: Step<T> | undefined
}

/** A place with what can be answered there; what an answer leads to is made when it is looked at. */
interface Step<T extends Types> extends Place<T> {
  readonly options: () => ReadonlyArray<T['action']>
  /** Of each option whether the question had it before, where it stayed open. */
  readonly isOld: () => ReadonlyArray<boolean>
  readonly next: (index: number) => Step<T> | undefined
}

/** Where an action would answer a question, and the rules that forbid it there; none if it is legal. */
export interface Found<T extends Types> {
  readonly after: ReadonlyArray<T['action']>
  readonly state: State<T>
  readonly action: T['action']
  readonly broken: Violations<T>
}

/** An action to look for: one whole action, or the readings of one that leaves fields out. */
export interface Sought<T extends Types> {
  readonly seat: T['seat']
  readonly kind: string
  /** What is given of it: answers that name the same are tried first. */
  readonly values: ReadonlyArray<unknown>
  readonly readings: ReadonlyArray<T['action']>
  /** Whether a legal action is one of those that are meant; only where fields are left out. */
  readonly isMeant?: (action: T['action']) => boolean
}

/** A whole action as what is looked for. */
export const soughtAs = <T extends Types>(action: T['action']): Sought<T> => ({
  seat: action.seat,
  kind: action.kind,
  values: Object.values(action),
  readings: [action],
})

/** So many answers are looked ahead; at each of them so many places are left, to so many others. */
const LEFT = [1, 50, 20, 10, 10]
const MADE = [150, 120, 60, 40, 40]

const topOf = <T extends Types>({ stack }: State<T>): T['frame'] | undefined => stack[stack.length - 1]

/** The question of a state, with where it is asked: a march asks for a region at its start and at its end. */
const questionOf = <T extends Types>({ stack }: State<T>): string =>
  stack
    .slice(-2)
    .map(({ kind, at }) => kind + at)
    .join()

/** Whether a question is still open after an answer to it, as one that changes a die leaves it. */
const staysOpen = <T extends Types>(before: State<T>, after: State<T>): boolean =>
  before.stack.length === after.stack.length &&
  topOf(before)?.kind === topOf(after)?.kind &&
  before.stack.every((frame, place) => place === before.stack.length - 1 || frame === after.stack[place])

/** What a seat brings about by one more answer, unless others have a say in it. */
const nextOf = <T extends Types>(
  game: Definition<T>,
  from: Step<T>,
  action: T['action'],
): Place<T> | undefined => {
  const machine = game.machineOf(from.state.config)
  const { state, events } = answer(machine, from.state, action)
  if (state.chance !== from.state.chance || !actorsOf(machine, state).includes(action.seat)) return undefined
  if (events.some(({ kind }) => game.shows?.has(kind))) return undefined
  const after = [...from.after, action]
  if (staysOpen(from.state, state)) return { after, state, asked: from.asked, stays: from }
  const question = questionOf(state)
  return from.asked.includes(question)
    ? undefined
    : { after, state, asked: [...from.asked, question], stays: undefined }
}

const oldOf = <T extends Types>(
  before: Step<T> | undefined,
  options: ReadonlyArray<T['action']>,
): ReadonlyArray<boolean> => {
  const known = new Set(before?.options().map((action) => JSON.stringify(action)))
  return options.map((action) => known.size > 0 && known.has(JSON.stringify(action)))
}

const stepOf = <T extends Types>(game: Definition<T>, seat: T['seat'], place: Place<T>): Step<T> => {
  let options: ReadonlyArray<T['action']> | undefined
  let old: ReadonlyArray<boolean> | undefined
  const known = new Map<number, Step<T> | undefined>()
  const step: Step<T> = {
    ...place,
    options: () => (options ??= legalOf<T>(game.machineOf(place.state.config), place.state, seat)),
    isOld: () => (old ??= oldOf(place.stays, step.options())),
    next: (index) => {
      const action = step.options()[index]
      if (known.has(index) || action === undefined) return known.get(index)
      const found = nextOf(game, step, action)
      const made = found === undefined ? undefined : stepOf(game, seat, found)
      known.set(index, made)
      return made
    },
  }
  return step
}

/** Where answers stand in a list, the likeliest first: what names the same, what is new, one of a kind. */
const inOrder = (
  actions: ReadonlyArray<{ readonly kind: string }>,
  wanted: ReadonlyArray<unknown>,
  old: ReadonlyArray<boolean>,
): ReadonlyArray<number> => {
  const seen = new Map<string, number>()
  const rated = actions.map((action, index) => {
    const nth = seen.get(action.kind) ?? 0
    seen.set(action.kind, nth + 1)
    const shared = Object.values(action).filter((value) => wanted.includes(value)).length
    return { index, rate: nth + (old[index] === true ? OLD : 0) - shared * SHARED }
  })
  return rated
    .sort((one, other) => one.rate - other.rate || one.index - other.index)
    .map(({ index }) => index)
}
const OLD = 1000
const SHARED = 10_000

/** The places after one more answer, the likeliest first. */
const levelAfter = <T extends Types>(
  level: ReadonlyArray<Step<T>>,
  depth: number,
  wanted: ReadonlyArray<unknown>,
): ReadonlyArray<Step<T>> => {
  const found: Array<Step<T>> = []
  let left = MADE[depth] ?? 0
  for (const step of level.slice(0, LEFT[depth])) {
    for (const index of inOrder(step.options(), wanted, step.isOld())) {
      if (left-- <= 0) break
      const next = step.next(index)
      if (next !== undefined) found.push(next)
    }
  }
  const last = found.map(({ after }) => ({ kind: '', ...after[after.length - 1] }))
  return inOrder(last, wanted, []).flatMap((index) => found[index] ?? [])
}

/** How far a way is from being right: general rules, which say little, count more than all others. */
export const distance = <T extends Types>(
  { general, weighs }: Definition<T>,
  broken: Violations<T>,
): number => broken.reduce((sum, one) => sum + (general?.has(one.rule) ? GENERAL : (weighs?.(one) ?? 1)), 0)
const GENERAL = 100

export interface Ahead<T extends Types> {
  /** The shortest way to an action; where all are closed, the first of those that come nearest. */
  readonly wayTo: (state: State<T>, sought: Sought<T>) => Found<T> | undefined
  /** The answers after which an action is legal that now is not, while the same question stays open. */
  readonly here: (state: State<T>, sought: Sought<T>) => Found<T> | undefined
  /** All shortest ways to actions that a seat wants to take. */
  readonly onwards: (state: State<T>, seat: T['seat'], wanted: Wanted<T>) => Onwards<T>
}

/** Whether the question of a state takes an answer of this kind: told at a glance. */
const answers = <T extends Types>(machine: Machine<T>, state: State<T>, kind: string): boolean =>
  pendingOf(machine, state)?.decision.answers.includes(kind) ?? false

/** How many readings of an action are judged at one question. */
const JUDGED = 40

/** The reading of an action that breaks the fewest rules at a question; a legal one if there is any. */
const nearestAt = <T extends Types>(
  game: Definition<T>,
  { after, state, options }: Step<T>,
  { readings, isMeant }: Sought<T>,
): Found<T> | undefined => {
  const legal = isMeant === undefined ? undefined : options().find(isMeant)
  if (legal !== undefined) return { after, state, action: legal, broken: [] }
  const machine = game.machineOf(state.config)
  let best: Found<T> | undefined
  for (const action of readings.slice(0, JUDGED)) {
    const broken = judge(machine, state, action)
    if ('_tag' in broken || (best !== undefined && distance(game, best.broken) <= distance(game, broken)))
      continue
    best = { after, state, action, broken }
    if (broken.length === 0) break
  }
  return best
}

/** The place of a level where an action breaks the fewest rules. */
const bestOf = <T extends Types>(
  game: Definition<T>,
  level: ReadonlyArray<Step<T>>,
  sought: Sought<T>,
  before: Found<T> | undefined,
): Found<T> | undefined => {
  let best = before
  for (const step of level) {
    if (!answers(game.machineOf(step.state.config), step.state, sought.kind)) continue
    const found = nearestAt(game, step, sought)
    if (found === undefined) continue
    if (best !== undefined && distance(game, best.broken) <= distance(game, found.broken)) continue
    best = found
    if (found.broken.length === 0) break
  }
  return best
}

/** The ways of a level to wanted actions, those first that leave the question they answer. */
const waysIn = <T extends Types>(
  level: ReadonlyArray<Step<T>>,
  { isWanted }: Wanted<T>,
): ReadonlyArray<Onward<T>> => {
  const ways = level.flatMap((step) => {
    const isOld = step.isOld()
    const actions = step
      .options()
      .filter((action, index) => isOld[index] !== true && isWanted(action, step.after))
    return actions.length === 0 ? [] : [{ after: step.after, actions, isLate: step.stays !== undefined }]
  })
  return [...ways.filter(({ isLate }) => !isLate), ...ways.filter(({ isLate }) => isLate)].map(
    ({ after, actions }) => ({ after, actions }),
  )
}

const FAR = 3

/** All shortest ways from a place to wanted actions. */
const onwardsFrom = <T extends Types>(from: Step<T>, wanted: Wanted<T>): Onwards<T> => {
  const kinds = new Set<string>()
  let level: ReadonlyArray<Step<T>> = [from]
  for (let depth = 0; depth < (wanted.depth ?? FAR) && level.length > 0; depth++) {
    level = levelAfter(level, depth, wanted.values)
    for (const { options } of level) for (const { kind } of options()) kinds.add(kind)
    const ways = waysIn(level, wanted)
    if (ways.length > 0) return { ways, kinds: [...kinds] }
  }
  return { ways: [], kinds: [...kinds] }
}

/** Looks ahead in a game; what lies ahead of the last state is remembered. */
export const lookingAhead = <T extends Types>(game: Definition<T>): Ahead<T> => {
  let last: unknown
  const known = new Map<string, Step<T>>()
  const stepAt = (state: State<T>, seat: T['seat']): Step<T> => {
    if (last !== state) known.clear()
    last = state
    const asked = [questionOf(state)]
    const step = known.get(seat) ?? stepOf(game, seat, { after: [], state, asked, stays: undefined })
    known.set(seat, step)
    return step
  }
  return {
    wayTo: (state, sought) => {
      let level: ReadonlyArray<Step<T>> = [stepAt(state, sought.seat)]
      let best: Found<T> | undefined
      for (let depth = 0; depth < MADE.length && level.length > 0 && best?.broken.length !== 0; depth++) {
        level = levelAfter(level, depth, sought.values)
        best = bestOf(game, level, sought, best)
      }
      return best
    },
    here: (state, sought) => {
      let open: ReadonlyArray<Step<T>> = [stepAt(state, sought.seat)]
      for (let depth = 0; depth < MADE.length && open.length > 0; depth++) {
        open = levelAfter(open, depth, sought.values).filter(({ stays }) => stays !== undefined)
        const best = bestOf(game, open, sought, undefined)
        if (best?.broken.length === 0) return best
      }
      return undefined
    },
    onwards: (state, seat, wanted) => onwardsFrom(stepAt(state, seat), wanted),
  }
}
