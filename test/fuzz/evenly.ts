/**
 * Edits of one place of a save, each sort of places as often as the others: a variable of a question that is
 * seldom asked is tried as often as the place of an Army.
 */
import type { Random, SavedState } from '../../src/kernel'
import { copy } from './mutations'
import { pick } from './oddities'
import { edited, get, places, put, textsOf, type Key } from './saves'

interface Framed {
  readonly stack: ReadonlyArray<{ readonly kind: string; readonly at: string }>
}

const HUGE = [20, 127, 65_536, 1e9, 2 ** 32 + 1]

/** What a place is told by: the frame and its variable, or the field of the table, without numbers. */
const sortOf = ({ stack }: Framed, path: ReadonlyArray<Key>): string => {
  const [part, number, ...rest] = path
  const frame = part === 'stack' ? stack[Number(number)] : undefined
  const names = (frame === undefined ? path : rest).filter((key) => typeof key === 'string')
  const top = frame !== undefined && Number(number) === stack.length - 1 ? 'asked ' : ''
  return frame === undefined ? names.join('.') : `${top}${frame.kind}@${frame.at} ${names.join('.')}`
}

/** Whoever edits the sort of places that has been edited least. */
export const evenEditor = () => {
  const tried = new Map<string, number>()
  return (saved: SavedState, donor: SavedState, random: Random) => {
    const framed = saved as unknown as Framed
    const all = places(saved)
      .filter((path) => path.length > 0 && path[0] !== 'config')
      .map((path) => ({ path, sort: sortOf(framed, path) }))
    const least = Math.min(...all.map(({ sort }) => tried.get(sort) ?? 0))
    const { path, sort } = pick(
      random,
      all.filter((one) => (tried.get(one.sort) ?? 0) === least),
    )
    tried.set(sort, least + 1)
    const document: unknown = copy(saved)
    const value = get(document, path)
    const huge = typeof value === 'number' && random(3) === 0
    const donated = copy(get(donor, path) ?? null)
    put(document, path, huge ? pick(random, HUGE) : edited(value, donated, random, textsOf(saved)))
    return { document, at: sort }
  }
}
