/** Slips of the pen: how far two spellings are apart. */

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
