/** Reasons against what could be done with something: the rules that forbid it, best first. */
import type { Explanation, Scalar, Types } from '../kernel'
import { idOfKey } from './keys'
import { fieldsNaming } from './marks'
import type { Looking } from './ways'

/** How many kinds of action are judged, and how many reasons are given. */
const MOST = { kinds: 12, reasons: 3 } as const

type Reasons<T extends Types> = ReadonlyArray<Explanation<T['rule']>>

/** What is asked about, as fields of an action of a kind; undefined where it has none for some of it. */
const fieldsFor = (
  keys: ReadonlyArray<string>,
  fields: Readonly<Record<string, ReadonlyArray<Scalar>>>,
): Readonly<Record<string, Scalar>> | undefined => {
  const given: Record<string, Scalar> = {}
  for (const key of keys) {
    const field = fieldsNaming(key, fields).find((name) => !Object.hasOwn(given, name))
    if (field === undefined) return undefined
    given[field] = idOfKey(key)
  }
  return given
}

/** Whether a reason names none of these. */
const namesNone = ({ facts }: Explanation, ids: ReadonlyArray<Scalar>): boolean =>
  !Object.values(facts).some((fact) => ids.includes(fact))

/** The reasons that concern what was given, not what was filled in. */
const ownReasons = <T extends Types>(
  rules: Reasons<T>,
  given: Readonly<Record<string, Scalar>>,
  reading: object = {},
): Reasons<T> => {
  const filled: ReadonlyArray<Scalar> = Object.entries(reading).flatMap(([field, value]) =>
    Object.hasOwn(given, field) || field === 'seat' || field === 'kind' ? [] : [value],
  )
  const own = rules.filter((rule) => namesNone(rule, filled))
  return own.length > 0 ? own : rules.filter((rule) => !namesNone(rule, Object.values(given)))
}

/** What forbids an action of one kind that is about all the keys. */
const reasonsOfKind = <T extends Types>(
  { game, state, seat }: Looking<T>,
  keys: ReadonlyArray<string>,
  kind: string,
): Reasons<T> => {
  const given = fieldsFor(keys, game.wording(state).actions[kind] ?? {})
  if (given === undefined) return []
  const { after, rules, reading } = game.wayTo(state, { seat, kind, ...given })
  const told = rules.map((one) => ({
    ...one,
    ...(after.length > 0 ? { after } : {}),
    ...(reading === undefined ? {} : { reading }),
  }))
  return ownReasons<T>(
    told.filter(({ rule }) => rule !== null),
    given,
    reading,
  )
}

/** The rules against all that could be done with something, those first that say most of the case. */
export const reasonsAgainst = <T extends Types>(
  looking: Looking<T>,
  keys: ReadonlyArray<string>,
  kinds: ReadonlyArray<string>,
): Reasons<T> => {
  const { general } = looking.game
  const rank = (reasons: Reasons<T>): number =>
    reasons.length + (reasons.every(({ rule }) => rule !== null && general.has(rule)) ? MOST.kinds : 0)
  const all = kinds
    .map((kind) => reasonsOfKind(looking, keys, kind))
    .filter(({ length }) => length > 0)
    .slice(0, MOST.kinds)
  const sorted = [...all].sort((one, other) => rank(one) - rank(other)).flat()
  const once = new Map(sorted.map((why) => [why.sentence, why]))
  return [...once.values()].slice(0, MOST.reasons)
}
