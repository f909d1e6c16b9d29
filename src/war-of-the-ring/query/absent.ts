/**
 * What is said of something that is not there.
 */
import type { Violation } from '../model/bundle'
import type { Rules } from '../model/config'
import type { RegionIx, SideIx } from '../model/table'
import { violation } from '../rulebook'
import type { DieFace } from '../model/ids'
import { regionId } from './board'
import { numberWord, within } from './names'
import { sideId } from './pieces'

/** Of what only a card asks for. */
export const NO_CARD = 'no card asks for this now'

/** A violation with what fails here, in words. */
export const since = ({ rule, facts }: Violation, because: string): Violation => ({
  rule,
  facts: { ...facts, because },
})

/** Of a die. */
export const noDie = (die: DieFace): Violation =>
  since(violation('turn.usedDice', { die }), 'no unused die shows it')

/** Of a card. */
export const NOT_ON_TABLE = 'this card is not on the table'

/** Of a kind of figure. */
export const NOT_THERE = 'none of these is there'

/** Of the Armies of a side. */
export const noArmyOf = (rules: Rules, side: SideIx): string =>
  `no Army of ${within(rules, sideId(side))} is there`

/** Of somebody who does not come so far. */
export const farInWords = (who: string, away: number, limit: number): string =>
  `it is ${numberWord(away)} regions away, and ${who} goes ${numberWord(limit)} at most`

/**
 * How much a violation counts against a way: the farther somebody falls short the more, most if there is
 * nobody to go, and who would have to leave the Fellowship for it is less likely meant than who has.
 */
export const weightOf = ({ rule, facts: { away, limit, piece } }: Violation): number => {
  if (piece === 'nobody') return NOBODY
  const short = typeof away === 'number' && typeof limit === 'number' ? away - limit : 1
  return rule === 'fellowship.separateReach' ? short + LEAVING : short
}
const NOBODY = 50
const LEAVING = 3

/** Of an Army of his own. */
export const noArmyIn = (region: RegionIx): Violation =>
  violation('pieces.army', { region: regionId(region), because: 'no Army of this side is there' })
