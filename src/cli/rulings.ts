/**
 * Our rulings, as the pages on them tell: found by number where those pages are at hand.
 */
import { readFileSync } from 'node:fs'

const PAGES = ['war-of-the-ring', 'twilight', 'confrontation', 'card-game', 'battles']

const pageOf = (name: string): string => {
  try {
    return readFileSync(new URL(`../../docs/rulings/${name}.md`, import.meta.url), 'utf8')
  } catch {
    return ''
  }
}

/** Whether a word looks like the number of a ruling: `OR-21`, `CC-1`, `EV-sh-char-13`, `R37`. */
export const isRuling = (word: string): boolean => /^([A-Z]{2,4}-[\w-]+|R\d+)$/i.test(word)

/** A ruling as it is written down; empty where there is none, or no pages are at hand. */
export const rulingText = (number: string): ReadonlyArray<string> => {
  const wanted = number.toLowerCase()
  const starts = (line: string): boolean => {
    const plain = line.toLowerCase()
    return plain.startsWith(`### ${wanted} `) || (plain.startsWith('- **') && plain.includes(`**${wanted}**`))
  }
  for (const name of PAGES) {
    const lines = pageOf(name).split('\n')
    const first = lines.findIndex(starts)
    if (first < 0) continue
    const isHeading = lines[first]?.startsWith('#') ?? false
    const rest = lines.slice(first + 1)
    const length = rest.findIndex((line) => line.startsWith('#') || (!isHeading && line.startsWith('- **')))
    const own = [lines[first] ?? '', ...rest.slice(0, length < 0 ? rest.length : length)]
    return own
      .map((line) => line.replace(/^#+ /, '').replaceAll('*', ''))
      .join('\n')
      .trim()
      .split('\n')
  }
  return []
}
