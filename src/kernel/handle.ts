/**
 * View handles: a view whose JSON is made when somebody reads it. What it was made of is kept where only the
 * library finds it, so that legal actions and samples need no JSON; it gives away no more than the JSON does.
 */
import { brandView } from './brand'
import type { Definition, View, Viewer } from './game'
import type { Json } from './hash'
import type { State, Types } from './types'

/** What a view was made of. */
export interface Behind<T extends Types> {
  /** The definition of the game that made it: another one of the same name may have other rules. */
  readonly of: object
  readonly state: State<T>
  readonly viewer: Viewer<T>
  /** What the rules are called, where views say so. */
  readonly rules?: string | undefined
}

const behind = new WeakMap<object, unknown>()

/** What a view of this library was made of; undefined for one that came as JSON, and for a copy. */
export const behindOf = <T extends Types>(view: unknown): Behind<T> | undefined =>
  typeof view === 'object' && view !== null ? (behind.get(view) as Behind<T> | undefined) : undefined

/** The same, if this very game made it. */
export const behindIn = <T extends Types>(game: Definition<T>, view: unknown): Behind<T> | undefined => {
  const made = behindOf<T>(view)
  return made?.of === game ? made : undefined
}

/** A view that makes its JSON once, when it is read. */
export const handleOf = <T extends Types>(
  about: Pick<View<T>, 'game' | 'schemaVersion'>,
  from: Behind<T>,
  make: () => Json,
): View<T> => {
  let json: Json | undefined
  const view: View<T> = {
    game: about.game,
    schemaVersion: about.schemaVersion,
    viewer: from.viewer,
    get state(): Json {
      return (json ??= make())
    },
  }
  behind.set(view, from)
  return Object.freeze(brandView(view))
}
