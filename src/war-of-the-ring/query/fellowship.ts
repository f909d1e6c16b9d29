/**
 * Questions about the Fellowship: who is with the Ring-bearers, and who may guide them (chapter VIII).
 */
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { IN_FELLOWSHIP, type Bits, type CharacterIx, type Table } from '../model/table'
import { levelOf, LEVELS } from './armies'
import { characterIx } from './pieces'

/** Gollum. */
export const GOLLUM = derived((rules: Rules): CharacterIx => characterIx(rules, 'gollum'))

/** The Companions in the Fellowship. */
export const companionsOf = (rules: Rules, table: Table): Bits => {
  let bits = 0
  for (let ix = 0; ix < rules.companionIds.length; ix++)
    if (table.characters[ix] === IN_FELLOWSHIP) bits |= 1 << ix
  return bits
}
/** How many there are in a set. */
export const sizeOf = (bits: Bits): number => {
  let size = 0
  for (let left = bits; left !== 0; left &= left - 1) size++
  return size
}
/** The highest Level among some characters, 0 if there is none. */
export const highestLevel = (rules: Rules, bits: Bits): number => {
  let highest = 0
  for (let ix = 0; ix < rules.characterIds.length; ix++)
    if ((bits >> ix) & 1) highest = Math.max(highest, levelOf(rules, ix))
  return highest
}
/** The Level of a Companion as it counts in the Fellowship: one has that of the highest of the others. */
export const levelInFellowship = (rules: Rules, table: Table, companion: CharacterIx): number =>
  rules.characters[companion]?.level === 'highest'
    ? highestLevel(rules, companionsOf(rules, table) & ~(1 << companion))
    : levelOf(rules, companion)

const ALWAYS_GUIDES = derived((rules: Rules): Bits =>
  rules.characters.reduce(
    (bits, { guide }, ix) => (guide.some(({ kind }) => kind === 'alwaysGuides') ? bits | (1 << ix) : bits),
    0,
  ),
)
/** Those of the Fellowship who may guide it: the Companions of the highest Level there. */
export const possibleGuides = (rules: Rules, table: Table): Bits => {
  const companions = companionsOf(rules, table)
  const always = companions & ALWAYS_GUIDES(rules)
  if (always !== 0) return always
  const highest = highestLevel(rules, companions)
  let guides = 0
  for (let ix = 0; ix < rules.companionIds.length; ix++)
    if ((companions >> ix) & 1 && LEVELS(rules)[ix] === highest) guides |= 1 << ix
  return guides
}
/** The first of a set, -1 if it is empty. */
export const firstOf = (bits: Bits): number => (bits === 0 ? -1 : 31 - Math.clz32(bits & -bits))
/** Whether the Fellowship is on the Mordor Track. */
export const isInMordor = ({ fellowship }: Table): boolean => fellowship.mordor >= 0
