/**
 * Colours of a terminal: they are used where a person looks on, and nowhere else.
 */

/** Ways to set a piece of text apart. */
export interface Paint {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
  readonly good: (text: string) => string
  readonly bad: (text: string) => string
}

const plain = (text: string): string => text
const ESCAPE = '\u001b['
const set = (code: number) => (text: string) => `${ESCAPE}${code}m${text}${ESCAPE}0m`

const COLOURED: Paint = { strong: set(1), faint: set(2), good: set(32), bad: set(31) }
/** No colours. */
export const PLAIN: Paint = { strong: plain, faint: plain, good: plain, bad: plain }

/** Colours, or none. */
export const paintOf = ({ colour }: { readonly colour: boolean }): Paint => (colour ? COLOURED : PLAIN)

/** What makes a terminal forget what it shows, the lines above included. */
export const CLEAR = `${ESCAPE}2J${ESCAPE}3J${ESCAPE}H`
