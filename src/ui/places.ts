/** Where a question is asked: the regions that it is about, beside those that may be chosen. */
import { objectOf, type ActionSchema, type Json } from '../kernel'
import { kindOfField } from './keys'

/** How deep names lie in what a question is about. */
const DEPTH = 2

/** The texts among the values of something, and among those of what lies in it; not those of lists. */
const textsIn = (value: unknown, depth = 0): ReadonlyArray<string> => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth >= DEPTH) return []
  return Object.values(value).flatMap((one) => textsIn(one, depth + 1))
}

const regions = new WeakMap<ActionSchema, ReadonlySet<string>>()

/** Every region that an action can name. */
const regionsOf = (actions: ActionSchema): ReadonlySet<string> => {
  const known = regions.get(actions)
  if (known !== undefined) return known
  const found = Object.values(actions).flatMap((fields) =>
    Object.entries(fields).flatMap(([name, values]) =>
      kindOfField(name) === 'region' ? values.filter((one) => typeof one === 'string') : [],
    ),
  )
  const set = new Set(found)
  regions.set(actions, set)
  return set
}

const framesOf = (saved: Json): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const { stack } = objectOf(saved)
  return Array.isArray(stack) ? stack.map((frame) => objectOf(frame)) : []
}

/** The regions that the innermost of what goes on names, in its order; none if nothing names any. */
export const placesAsked = (saved: Json, actions: ActionSchema): ReadonlyArray<string> => {
  const all = regionsOf(actions)
  const named = [...framesOf(saved)]
    .reverse()
    .map((frame) => textsIn(frame['vars']).filter((id) => all.has(id)))
  return [...new Set(named.find(({ length }) => length > 0) ?? [])]
}

/** Procedures that ask first where something sets out. */
const SETS_OUT: ReadonlySet<string> = new Set(['do/moveArmy', 'do/attack'])

/** Whether the region that is asked for is where something sets out. */
export const asksForSource = (saved: Json): boolean => {
  const frames = framesOf(saved)
  const asking = frames[frames.length - 2]
  return asking !== undefined && SETS_OUT.has(String(asking['kind'])) && asking['at'] === 'pick'
}
