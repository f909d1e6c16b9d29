/**
 * What is asked at this moment, though of another seat: then the time is right, and who says it is wrong.
 */
import type { Action } from '../model/actions'
import type { Violation } from '../model/bundle'
import type { Rules } from '../model/config'
import type { Seat } from '../model/ids'
import type { RuleId } from '../rulebook'
import { isMoment } from './moments'
import { within } from './names'
import { sideOfSeat } from './seats'

/** The rule by which one of two partners decides for both. */
const PARTNER_RULES = {
  allocate: 'partners.allocation',
  declare: 'partners.fellowship',
  enterMordor: 'partners.fellowship',
  nameGuide: 'partners.fellowship',
  takeCorruption: 'partners.hunt',
  loseGuide: 'partners.hunt',
  loseRandom: 'partners.hunt',
  guideLeaves: 'partners.hunt',
  revealSelf: 'partners.hunt',
} as const satisfies { readonly [K in Action['kind']]?: RuleId }

const isForPartners = (kind: string): kind is keyof typeof PARTNER_RULES => Object.hasOwn(PARTNER_RULES, kind)

/** A violation with whose it is to say, where somebody is asked just this. */
export const askedOfOthers = (
  rules: Rules,
  { seat, kind }: Action,
  asked: ReadonlyArray<Seat>,
  { rule, facts }: Violation,
): Violation => {
  if (asked.length === 0 || kind === 'cease' || !(isMoment(kind) || isForPartners(kind)))
    return { rule, facts }
  const isPartner = asked.some((one) => sideOfSeat(rules, one) === sideOfSeat(rules, seat))
  const because = `this is for ${asked.map((one) => within(rules, one)).join(' and ')} to say`
  return isPartner && isForPartners(kind)
    ? { rule: PARTNER_RULES[kind], facts: { because } }
    : { rule, facts: { ...facts, because } }
}
