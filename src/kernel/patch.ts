/** A view as what has changed since the last one: for hosts that send a view after every action. */
import * as E from 'fp-ts/lib/Either.js'
import { guarded, isList, malformed, type Malformed } from './door'
import type { View } from './game'
import { hashJson, type Json } from './hash'
import { isObj, objectOf } from './json'
import type { Types } from './types'

type Place = string | number

/**
 * A change at a path: a value that is set, nothing for a field that is gone, or, in a list, from which place
 * on how many members give way to which.
 */
export type Change =
  | readonly [path: ReadonlyArray<Place>, value: Json]
  | readonly [path: ReadonlyArray<Place>]
  | readonly [path: ReadonlyArray<Place>, start: number, gone: number, come: ReadonlyArray<Json>]

/** What has changed in a view; `of` and `to` are the hashes of the views before and after. */
export interface ViewPatch {
  readonly of: string
  readonly to: string
  readonly changes: ReadonlyArray<Change>
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const changesIn = (
  before: Json | undefined,
  now: Json,
  path: ReadonlyArray<Place>,
): ReadonlyArray<Change> => {
  if (isSame(before, now)) return []
  if (isList(before) && isList(now)) return changesInList(before, now, path)
  if (!isObj(before) || !isObj(now)) return [[path, now]]
  const fields = Object.entries(now).flatMap(([name, value]) =>
    changesIn(before[name], value, [...path, name]),
  )
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(now, name))
  return [...fields, ...gone.map((name): Change => [[...path, name]])]
}

/** Lists of one length are compared member by member; of others the part between what is the same is told. */
const changesInList = (
  before: ReadonlyArray<Json>,
  now: ReadonlyArray<Json>,
  path: ReadonlyArray<Place>,
): ReadonlyArray<Change> => {
  if (before.length === now.length)
    return now.flatMap((value, place) => changesIn(before[place], value, [...path, place]))
  const least = Math.min(before.length, now.length)
  let head = 0
  while (head < least && isSame(before[head], now[head])) head++
  let tail = 0
  while (tail < least - head && isSame(before.at(-1 - tail), now.at(-1 - tail))) tail++
  return [[path, head, before.length - head - tail, now.slice(head, now.length - tail)]]
}

/**
 * What has changed from one view of a viewer to his next; it tells no more than that view. Who has missed
 * a view asks for a whole one. Of what is no view nothing is told.
 *
 * @example
 * const patch = diffView(sent, game.view(next, 'shadow'))
 * socket.send(JSON.stringify(patch))
 */
export const diffView = <T extends Types>(before: View<T>, after: View<T>): ViewPatch =>
  guarded({ of: '', to: '', changes: [] }, () => ({
    of: hashJson(before.state),
    to: hashJson(after.state),
    changes: changesIn(before.state, after.state, []),
  }))

const withChange = (json: Json | undefined, change: Change, depth: number): Json => {
  const [path, ...rest] = change
  const place = path[depth]
  if (place === undefined) {
    const [value, gone, come] = rest
    if (come === undefined) return value ?? null
    return isList(json)
      ? [...json.slice(0, Number(value)), ...come, ...json.slice(Number(value) + Number(gone))]
      : come
  }
  if (isList(json)) return json.map((one, at) => (at === place ? withChange(one, change, depth + 1) : one))
  const { [place]: own, ...others } = objectOf(json)
  const isGone = rest.length === 0 && depth === path.length - 1
  return isGone ? others : { ...objectOf(json), [place]: withChange(own, change, depth + 1) }
}

/**
 * The next view, made of the last one and what has changed; a `Left` where the patch is of another view, as
 * after a lost connection, or leads elsewhere.
 *
 * @example
 * const next = patchView(view, JSON.parse(message))
 * if (isLeft(next)) socket.send('the whole view, please')
 */
export const patchView = <T extends Types>(
  before: View<T>,
  patch: ViewPatch,
): E.Either<Malformed, View<T>> => {
  try {
    if (hashJson(before.state) !== patch.of) return E.left(malformed('of', 'this changes another view'))
    const state = patch.changes.reduce<Json>((json, change) => withChange(json, change, 0), before.state)
    const { game, schemaVersion, viewer } = before
    return hashJson(state) === patch.to
      ? E.right({ game, schemaVersion, viewer, state })
      : E.left(malformed('to', 'the changes lead to another view'))
  } catch {
    return E.left(malformed('', 'this is no patch of a view'))
  }
}
