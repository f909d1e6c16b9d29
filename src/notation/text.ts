/**
 * The text of a position: how what people type is made plain before it is read, and the form that a line has
 * in a link.
 */

/** No position is as long. */
export const LONGEST = 20_000

/** Letters and digits only: what two spellings of a name have in common. */
export const bare = (text: string): string => text.replace(/[^a-z0-9]/g, '')

/** The letters and digits of what a person types. */
export const lettersOf = (text: string): string => bare(plain(text))

const LINK = /^\s*[a-z]+-\d+\.~/

/** A line as it can stand in a link: unreserved characters only. */
export const linkOf = (line: string): string =>
  line
    .replaceAll('; ', '.~')
    .replaceAll(': ', '~')
    .replaceAll(', ', '.')
    .replaceAll(' ', '_')
    .replaceAll('?', '-')

const ofLink = (link: string): string =>
  link
    .trim()
    .replaceAll('.~', '; ')
    .replaceAll('~', ': ')
    .replaceAll('.', ', ')
    .replace(/-(?=$|[_.~;:,])/g, '?')
    .replaceAll('_', ' ')

/** A text without accents, capitals, quotes, comments and the marks of a fenced block. */
export const plain = (text: string): string => {
  const lower = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^\s*```[a-z]*[ \t]*\n/, '')
    .replace(/['"\u2018-\u201f`\u00b4]/g, '')
    .replace(/^\s*#.*$/gm, '')
  return LINK.test(lower) ? ofLink(lower) : lower
}

/** Numbers as words. */
const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** The number that a word is: `2`, `two`, `2x`, `x2`; undefined if it is none. */
export const numberIn = (word: string): number | undefined => {
  const digits = /^x?(\d{1,4})x?$/.exec(word)?.[1]
  if (digits !== undefined) return Number(digits)
  const place = WORDS.indexOf(word)
  return place < 0 ? undefined : place
}

/** The words of a text. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  text.split(/[\s]+/).filter((one) => one !== '')
