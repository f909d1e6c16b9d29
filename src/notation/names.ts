/**
 * Names as they are typed: a printed name, an id, an alias, or a beginning that only one has; what comes near
 * is told, never guessed.
 */
import { bare } from './text'

/* Slips of the pen: how far two spellings are apart. */

/** No name is longer; what is, is the same or not. */
const LONGEST = 200

const isWord = (text: unknown): boolean => typeof text === 'string' && text.length <= LONGEST

/**
 * How many letters have to be changed, left out, put in or exchanged; at most `most` + 1, and that for what
 * is no word.
 */
export const slips = (one: string, other: string, most: number): number => {
  if (typeof most !== 'number') return Infinity
  if (!isWord(one) || !isWord(other)) return one === other ? 0 : most + 1
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: ReadonlyArray<number> = []
  let row: ReadonlyArray<number> = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next: Array<number> = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    // Two rows without a way within the bound: an exchange reaches back no farther.
    if (least > most && Math.min(...row) > most) return most + 1
    before = row
    row = next
  }
  return Math.min(row[other.length] ?? 0, most + 1)
}

/** Ids by the letters and digits of their names; of two equal names the first stands. */
export type Names = ReadonlyMap<string, string>

/** What a name was found to mean. */
export type Found =
  | { readonly _tag: 'One'; readonly id: string }
  | { readonly _tag: 'Several'; readonly ids: ReadonlyArray<string> }
  | { readonly _tag: 'None'; readonly near: ReadonlyArray<string> }

/** Names from pairs of what is written and the id that it means. */
export const namesFrom = (
  pairs: Iterable<readonly [written: string, id: string]>,
  first: Names = new Map(),
): Names => {
  const names = new Map(first)
  for (const [written, id] of pairs) {
    const letters = bare(written)
    if (letters !== '' && !names.has(letters)) names.set(letters, id)
  }
  return names
}

const LETTERS_A_SLIP = 3
const SHORTEST_BEGINNING = 3
const MOST_NEAR = 3
/** Fewer letters are not compared with the beginning of a name. */
const SHORTEST_START = 5
const LONGEST_NAME = 60

/** The ids whose names, or their beginnings, come near to some letters, the nearest first. */
export const nearTo = (names: Names, text: string): ReadonlyArray<string> => {
  const letters = bare(text)
  const most = Math.floor(letters.length / LETTERS_A_SLIP)
  if (letters.length > LONGEST_NAME || most === 0) return []
  const near: Array<{ readonly id: string; readonly away: number }> = []
  for (const [written, id] of names) {
    const whole = slips(letters, written, most)
    const start =
      letters.length < SHORTEST_START ? most + 1 : slips(letters, written.slice(0, letters.length), most)
    const away = Math.min(whole, start + 1)
    if (away <= most) near.push({ id, away })
  }
  near.sort((one, other) => one.away - other.away)
  return [...new Set(near.map(({ id }) => id))].slice(0, MOST_NEAR)
}

/** What exactly these letters name, or nothing. */
export const exactly = (names: Names, text: string): string | undefined => names.get(bare(text))

/** What a text names, or could name if it went on; what comes near is not looked for. */
export const begun = (names: Names, text: string): Found => {
  const letters = bare(text.slice(0, 2 * LONGEST_NAME))
  const exact = names.get(letters)
  if (exact !== undefined) return { _tag: 'One', id: exact }
  if (letters.length >= SHORTEST_BEGINNING) {
    const ids = new Set<string>()
    for (const [written, id] of names) if (written.startsWith(letters)) ids.add(id)
    const [only] = ids
    if (only !== undefined)
      return ids.size === 1 ? { _tag: 'One', id: only } : { _tag: 'Several', ids: [...ids] }
  }
  return { _tag: 'None', near: [] }
}

/** What a text names. */
export const find = (names: Names, text: string): Found => {
  const found = begun(names, text)
  return found._tag === 'None' ? { _tag: 'None', near: nearTo(names, text) } : found
}
