/**
 * What a card asks for and is not so, in words: of a requirement with several parts the first that fails.
 */
import { isObject } from '../../kernel/fields'
import type { Rules } from '../model/config'
import { nameOf } from './names'

/** Parts that need no name of their own. */
const PLAIN: ReadonlySet<string> = new Set([
  'anyOf',
  'nations',
  'nation',
  'regions',
  'region',
  'is',
  'of',
  'area',
])

const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const inWords = (rules: Rules, value: unknown): string => {
  if (Array.isArray(value)) return value.map((one) => inWords(rules, one)).join(' or ')
  if (!isObject(value)) return typeof value === 'string' ? nameOf(rules, value) : String(value)
  const { kind, ...parts } = value
  const told = Object.entries(parts)
    .filter(([, part]) => typeof part !== 'boolean' && !(Array.isArray(part) && part.length === 0))
    .map(([name, part]) => `${PLAIN.has(name) ? '' : `${spaced(name)} `}${inWords(rules, part)}`)
  const isHead = typeof kind === 'string' && kind !== 'any' && kind !== 'all'
  return [...(isHead ? [spaced(kind)] : []), ...told].join(' ')
}

/** A requirement that is not met; `holds` tells whether a part of it is. */
export const unmet = <C extends { readonly kind: string }>(
  rules: Rules,
  condition: C | undefined,
  holds: (part: C) => boolean,
): string => {
  if (condition === undefined) return ''
  const parts: ReadonlyArray<C> = condition.kind === 'all' && 'of' in condition ? (condition.of as never) : []
  const failing = parts.find((part) => !holds(part))
  return failing === undefined ? inWords(rules, condition) : unmet(rules, failing, holds)
}
