/** Counts of like things by name: those of an Army, of dice, of tiles and tokens. */
import type { RegionState } from './json'
import type { Counts } from './sides'

/** How many there are of a name. */
export const countOf = (counts: Counts, name: string): number => counts[name] ?? 0

/** How many `leaders` or `tokens` stayed in a Region without an Army. */
export const behindIn = ({ leftBehind }: RegionState, what: 'leaders' | 'tokens'): number =>
  leftBehind === undefined ? 0 : countOf(leftBehind, what)

/** How many there are in all. */
export const totalOf = (counts: Counts): number => {
  let total = 0
  for (const name in counts) total += counts[name] ?? 0
  return total
}

/** Counts with some more, or fewer, of a name; names stay in one order, and none with nothing are kept. */
export const adding = (counts: Counts, name: string, more: number): Counts => {
  const now = (counts[name] ?? 0) + more
  const all: Record<string, number> = {}
  let open = now !== 0
  for (const one in counts) {
    if (open && name <= one) {
      all[name] = now
      open = false
    }
    if (one !== name) all[one] = counts[one] ?? 0
  }
  if (open) all[name] = now
  return all
}

/** Counts with one of them told anew, or told at all. */
export const telling = (counts: Counts, name: string, count: number): Counts => {
  const all: Record<string, number> = {}
  for (const one in counts) all[one] = counts[one] ?? 0
  all[name] = count
  return all
}

/** Both counts together. */
export const together = (one: Counts, other: Counts): Counts => {
  let all = one
  for (const name in other) all = adding(all, name, other[name] ?? 0)
  return all
}

/** The first counts without the second. */
export const without = (one: Counts, other: Counts): Counts => {
  let left = one
  for (const name in other) left = adding(left, name, -(other[name] ?? 0))
  return left
}
