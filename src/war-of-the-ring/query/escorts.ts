/**
 * Who is with an Army, where a card asks for somebody: Companions, Nazgûl, or a character by name.
 */
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import type { Escort } from '../model/conditions'
import type { Violation, World } from '../model/bundle'
import type { Bits, Force, PlaceIx, SideIx } from '../model/table'
import { violation } from '../rulebook'
import { since } from './absent'
import { listed } from './requirements'
import { characterIx } from './pieces'
import { FLYERS } from './reach'
import type { RegionId } from '../model/ids'
import { isInside, regionOf } from './armies'
import { areAdjacent, regionId, regionIx, SETTLEMENT_OF, STRONGHOLD } from './board'
import { closedBy } from './tableCards'

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

/*
 * Why an Army cannot leave a battle: by a retreat, or into its Stronghold (chapters VI and VII).
 */

/** What is against the retreat of a side to a region that is no refuge. */
export const retreatViolation = (
  { rules, table }: World,
  side: SideIx,
  place: PlaceIx,
  to: RegionId,
): Violation => {
  const from = regionId(regionOf(place))
  const region = regionIx(to)
  if (isInside(place)) return violation('battle.retreatBesieged', { region: from })
  const card = closedBy(rules, table, side, region)
  if (card !== null) return violation('events.onTable', { card })
  const because = areAdjacent(regionOf(place), region) ? 'the enemy holds it' : 'no way leads there'
  return { rule: 'battle.retreat', facts: { from, to, because } }
}

/** What is against going inside, where that cannot be: for who attacks, or who has no Stronghold to go to. */
export const withdrawViolation = (place: PlaceIx, defends: boolean): Violation => {
  const region = regionOf(place)
  const isHere = SETTLEMENT_OF[region] === STRONGHOLD
  const because = !isHere
    ? 'there is no Stronghold here'
    : defends
      ? 'it is no Stronghold that he could go into now'
      : 'only who is attacked goes inside'
  return { rule: 'siege.choice', facts: { region: regionId(region), because } }
}
