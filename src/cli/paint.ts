/**
 * What a terminal is shown. A person's terminal obeys control characters, and what commands print may come
 * from a stranger: a title, a name, a line of a transcript. So all that is printed is escaped, at one place,
 * and colours are marks until then, which nobody outside this process can write.
 */
import { randomBytes } from 'node:crypto'
import { escapedLines } from '../kernel/index'

/** Ways to set a piece of text apart. */
export interface Paint {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
  readonly good: (text: string) => string
  readonly bad: (text: string) => string
}

const ESCAPE = '\u001b['
const SIGN = '\ufdd0'
const KEY = randomBytes(9).toString('base64url')

/** What stands for a command to the terminal until it is shown. */
const mark = (command: string): string => `${SIGN}${KEY}${command};`
const MARKS = new RegExp(`${SIGN}${KEY}(\\d*[mJH]|r);`)

const plain = (text: string): string => text
const set = (code: number) => (text: string) => `${mark(`${code}m`)}${text}${mark('0m')}`

const COLOURED: Paint = { strong: set(1), faint: set(2), good: set(32), bad: set(31) }
/** No colours. */
export const PLAIN: Paint = { strong: plain, faint: plain, good: plain, bad: plain }

/** Colours, or none. */
export const paintOf = ({ colour }: { readonly colour: boolean }): Paint => (colour ? COLOURED : PLAIN)

/** What makes a terminal forget what it shows, the lines above included. */
export const CLEAR = ['2J', '3J', 'H'].map(mark).join('')

/** What takes the terminal back to the beginning of the line, to write over it. */
export const LINE_START = mark('r')

const commandOf = (marked: string): string => (marked === 'r' ? '\r' : `${ESCAPE}${marked}`)

/** A text for a terminal: what was painted in its colours, control characters as escapes. */
export const shown = (text: string): string =>
  text
    .split(MARKS)
    .map((part, place) => (place % 2 === 1 ? commandOf(part) : escapedLines(part)))
    .join('')
