/**
 * Claims as a text: a rule and a colon at the beginning of a line, its claims parted by bars, also on further
 * lines.
 */
import type { Claims } from '../claims'

/** The claims of a text. */
export const claimsIn = (text: string): Claims =>
  Object.fromEntries(
    text
      .trim()
      .split(/\n(?=\S)/)
      .map((entry): readonly [string, ReadonlyArray<string>] => {
        const at = entry.indexOf(':')
        const claims = entry.slice(at + 1).split('|')
        return [entry.slice(0, at), claims.map((one) => one.replace(/\s+/g, ' ').trim())]
      }),
  )
