/**
 * Claims as a text: a rule and a colon at the beginning of a line, its claims parted by bars, also on further
 * lines.
 */
import type { Claims } from '../claims'

/** The claims of texts; a rule may stand in several. */
export const claimsIn = (...texts: ReadonlyArray<string>): Claims => {
  const all = new Map<string, ReadonlyArray<string>>()
  for (const entry of texts.flatMap((text) => text.trim().split(/\n(?=\S)/))) {
    const at = entry.indexOf(':')
    const rule = entry.slice(0, at)
    const claims = entry.slice(at + 1).split('|')
    all.set(rule, [...(all.get(rule) ?? []), ...claims.map((one) => one.replace(/\s+/g, ' ').trim())])
  }
  return Object.fromEntries(all)
}
