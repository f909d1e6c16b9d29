/**
 * Our rulings, as the pages on them tell: found by number where those pages are at hand.
 */
import { readFileSync } from 'node:fs'

/** The pages of each game. */
const PAGES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'war-of-the-ring': ['war-of-the-ring', 'twilight'],
  confrontation: ['confrontation'],
  'card-game': ['card-game'],
  battles: ['battles'],
}

const pageOf = (name: string): string => {
  try {
    return readFileSync(new URL(`../../docs/rulings/${name}.md`, import.meta.url), 'utf8')
  } catch {
    return ''
  }
}

/** Whether a word looks like the number of a ruling: `OR-21`, `or21`, `CC-1`, `EV-sh-char-13`, `R37`. */
export const isRuling = (word: string): boolean => /^([A-Z]{2,4}-[\w-]+|[A-Z]{2}\d+|R\d+)$/i.test(word)

/** A ruling among the lines of a page: under a heading, in a list or in a table; empty if it is not there. */
const rulingIn = (lines: ReadonlyArray<string>, number: string): ReadonlyArray<string> => {
  const starts = (line: string): boolean => {
    const plain = line.toLowerCase()
    return (
      plain.startsWith(`### ${number} `) ||
      plain.startsWith(`| ${number} |`) ||
      (plain.startsWith('- **') && plain.includes(`**${number}**`))
    )
  }
  const first = lines.findIndex(starts)
  const line = lines[first] ?? ''
  if (line.startsWith('|')) {
    const [, name = '', question = '', ruling = ''] = line.split('|').map((cell) => cell.trim())
    return [`${name} ${question}`, '', ruling]
  }
  if (first < 0) return []
  const isHeading = line.startsWith('#')
  const rest = lines.slice(first + 1)
  const length = rest.findIndex((one) => one.startsWith('#') || (!isHeading && one.startsWith('- **')))
  return [line, ...rest.slice(0, length < 0 ? rest.length : length)]
    .map((one) => one.replace(/^(?:#+|-) /, '').replaceAll('*', ''))
    .join('\n')
    .trim()
    .split('\n')
}

/** The number of a ruling as the pages write it. */
export const rulingNumber = (word: string): string =>
  word.replace(/^([A-Z]{2})(\d+)$/i, '$1-$2').toUpperCase()

/** The numbers of the rulings of a game, in the order of its pages; none where no pages are at hand. */
const numbersOf = (game: string): ReadonlyArray<string> => {
  const lines = (PAGES[game] ?? []).flatMap((name) => pageOf(name).split('\n'))
  const found = lines.flatMap((line) => {
    if (line.startsWith('- **'))
      return [...line.matchAll(/\*\*([\w-]+)\*\*/g)].map(([, number = '']) => number)
    return /^(?:### |\| )([\w-]+) /.exec(line)?.slice(1) ?? []
  })
  return [...new Set(found.filter(isRuling))]
}

/** Numbers in a row, told by the first and the last: "OR-1 to OR-16, OR-62". */
const inRows = (prefix: string, numbers: ReadonlyArray<number>): string => {
  const sorted = [...numbers].sort((one, other) => one - other)
  const firsts = sorted.filter((number) => !sorted.includes(number - 1))
  return firsts
    .map((first) => {
      const last = sorted.find((number) => number >= first && !sorted.includes(number + 1)) ?? first
      return first === last ? `${prefix}${first}` : `${prefix}${first} to ${prefix}${last}`
    })
    .join(', ')
}

/** Which rulings a game has, in words; empty where no pages are at hand. */
export const whichRulings = (game: string): string => {
  const rows = new Map<string, Array<number>>()
  const others = new Set<string>()
  for (const number of numbersOf(game)) {
    const [, prefix, count] = /^([A-Z]+-?)(\d+)$/.exec(number) ?? []
    if (prefix === undefined) others.add(number.replace(/-.*/, '-'))
    else rows.set(prefix, [...(rows.get(prefix) ?? []), Number(count)])
  }
  return [
    ...[...rows].map(([prefix, numbers]) => inRows(prefix, numbers)),
    ...[...others].map((prefix) => `${prefix} with the id of a card`),
  ].join(', ')
}

/** A ruling of a game as it is written down; empty where there is none, or no pages are at hand. */
export const rulingText = (game: string, number: string): ReadonlyArray<string> => {
  for (const name of PAGES[game] ?? []) {
    const found = rulingIn(pageOf(name).split('\n'), number.toLowerCase())
    if (found.length > 0) return found
  }
  return []
}
