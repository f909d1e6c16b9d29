/** Ways to what is not asked yet: the answers that come first, with every die that can pay for them. */
import type { Choice, Game, Scalar, State, Types } from '../kernel'
import { idOfKey, keysOf } from './keys'
import { isAbout } from './marks'

/** What is needed of a game to tell what a click means. */
export type Clicked<T extends Types> = Pick<
  Game<T>,
  | 'name'
  | 'actors'
  | 'determinize'
  | 'general'
  | 'nameOf'
  | 'onwards'
  | 'prompt'
  | 'rulebook'
  | 'seatsOf'
  | 'view'
  | 'wayTo'
  | 'wording'
>

/** One way to pay: the answers that come first, and what can be chosen after them. */
export interface Payment<T extends Types> {
  /** The die that it takes; missing where it takes none. */
  readonly die?: string
  /** The answers that come first. */
  readonly firsts: ReadonlyArray<Choice<T['action']>>
  /** What can be chosen after them. */
  readonly leads: ReadonlyArray<Choice<T['action']>>
}

/** A way to something: answers that differ in nothing but the die that is used. */
export interface Way<T extends Types> {
  readonly payments: ReadonlyArray<Payment<T>>
}

/** Ways, what they lead to, and the kinds of action that were found on the way. */
export interface Found<T extends Types> {
  readonly keys: ReadonlyArray<string>
  readonly ways: ReadonlyArray<Way<T>>
  readonly kinds: ReadonlyArray<string>
}

/** Fields that say how something is paid. */
const PAID_WITH: ReadonlySet<string> = new Set(['die', 'as'])

const withoutDie = (action: object): string =>
  JSON.stringify(Object.entries(action).filter(([field]) => !PAID_WITH.has(field)))

const dieOf = (firsts: ReadonlyArray<object>): string | undefined =>
  firsts.flatMap((action) => keysOf(action).filter((key) => key.startsWith('die:'))).map(idOfKey)[0]

/** Payments for the same, together. */
const together = <T extends Types>(payments: ReadonlyArray<Payment<T>>): ReadonlyArray<Way<T>> => {
  const groups = new Map<string, Array<Payment<T>>>()
  for (const payment of payments) {
    const name = payment.firsts.map(({ action }) => withoutDie(action)).join()
    groups.set(name, [...(groups.get(name) ?? []), payment])
  }
  return [...groups.values()].map((all) => ({ payments: all }))
}

/** What ways are looked for. */
export interface Looking<T extends Types> {
  readonly game: Clicked<T>
  readonly state: State<T>
  readonly seat: T['seat']
}

interface Goal {
  /** What they may lead to, the most wanted first: each a list of keys that one way is about. */
  readonly keys: ReadonlyArray<ReadonlyArray<string>>
  readonly places: ReadonlyArray<string>
  readonly depth: number
}

/** Whether an action ends a way: about where it goes, after or together with where it sets out. */
const ends = (
  keys: ReadonlyArray<string>,
  action: object,
  after: ReadonlyArray<object>,
  places: ReadonlyArray<string>,
): boolean => {
  const [from = '', to] = keys
  if (to === undefined) return isAbout(from, action)
  const own = keysOf(action)
  const [start, end] = [own.indexOf(from), own.indexOf(to)]
  if (end < 0) return false
  if (start >= 0) return start < end
  return after.some((one) => isAbout(from, one)) || places.some((id) => from === `region:${id}`)
}

/** The shortest ways to the first of the goals that has any. */
export const waysTo = <T extends Types>(
  { game, state, seat }: Looking<T>,
  { keys: goals, places, depth }: Goal,
): Found<T> => {
  const values: ReadonlyArray<Scalar> = goals.flat().map(idOfKey)
  const isEnd = (keys: ReadonlyArray<string>, action: object, after: ReadonlyArray<object>): boolean =>
    ends(keys, action, after, places)
  const { ways, kinds } = game.onwards(state, seat, {
    values,
    depth,
    isWanted: (action, after) => goals.some((keys) => isEnd(keys, action, after)),
  })
  const { label } = game.wording(state)
  const choice = (action: T['action']): Choice<T['action']> => ({ action, label: label(action) })
  for (const keys of goals) {
    const payments = ways.flatMap(({ after, actions }): ReadonlyArray<Payment<T>> => {
      const leads = actions.filter((action) => isEnd(keys, action, after)).map(choice)
      const die = dieOf(after)
      const taken = die === undefined ? {} : { die }
      return leads.length === 0 ? [] : [{ ...taken, firsts: after.map(choice), leads }]
    })
    if (payments.length > 0) return { keys, ways: together(payments), kinds }
  }
  return { keys: [], ways: [], kinds }
}
