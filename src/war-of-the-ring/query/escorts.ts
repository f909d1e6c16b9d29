/**
 * Who is with an Army, where a card asks for somebody: Companions, Nazgûl, or a character by name.
 */
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import type { Escort } from '../model/conditions'
import type { Violation } from '../model/bundle'
import type { Bits, Force } from '../model/table'
import { violation } from '../rulebook'
import { since } from './absent'
import { listed } from './requirements'
import { characterIx } from './pieces'
import { FLYERS } from './reach'

/** The bit of a Nazgûl figure, after those of the characters. */
export const NAZGUL_FIGURE = derived((rules: Rules): Bits => 1 << rules.characterIds.length)
const COMPANIONS = derived((rules: Rules): Bits => (1 << rules.companionIds.length) - 1)

/** Those of whom one has to be there, as bits of the escort ids; nobody without a word about it. */
export const escortOf = (rules: Rules, escort: Escort | undefined): Bits => {
  if (escort === undefined) return 0
  if (escort === 'companion') return COMPANIONS(rules)
  if (escort === 'nazgulFigure') return NAZGUL_FIGURE(rules)
  if (typeof escort !== 'string')
    return escort.reduce((bits, who) => bits | (1 << characterIx(rules, who)), 0)
  return escort === 'nazgul' ? NAZGUL_FIGURE(rules) | FLYERS(rules) : 1 << characterIx(rules, escort)
}

/** Whether one of those asked for is in a Force. */
export const isEscorted = (rules: Rules, { nazgul, characters }: Force, escort: Bits): boolean =>
  escort === 0 || (characters & escort) !== 0 || (nazgul > 0 && (escort & NAZGUL_FIGURE(rules)) !== 0)

/** Nobody is with an Army whom the card asks for. */
export const unescorted = (rules: Rules, escort: Bits): Violation => {
  const named = rules.characterIds.filter((_, character) => (escort >> character) & 1)
  const who = (escort & NAZGUL_FIGURE(rules)) === 0 ? listed(rules, named) : 'a Nazgûl'
  return since(violation('events.overrides', {}), `the card asks for ${who} with the Army`)
}
