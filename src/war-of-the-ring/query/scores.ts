/**
 * How partners come off against each other (chapter XI, Victory Conditions): for the Shadow the points of
 * what each has captured less those of what his Nations lost, for the Free Peoples the points lost.
 */
import { guarded, isList } from '../../kernel/door'
import type { Rules } from '../model/config'
import type { RegionIx, SeatIx, Table } from '../model/table'
import type { Outcome } from '../../kernel/types'
import { PARTNER_SEATS, type Seat } from '../model/ids'
import { HOME_OF, nationOf, worthOf } from './board'
import { isCaptured, pointsOf } from './control'

/** The seat that captured a Settlement. */
export const captorOf = ({ seating }: Rules, { partners }: Table, region: RegionIx): SeatIx => {
  const side = HOME_OF[region] === 0 ? 1 : 0
  const second = ((partners?.captors[region >> 5] ?? 0) >>> (region & 31)) & 1
  return seating.ofSide[side][second] ?? -1
}

const scoreOf = (rules: Rules, table: Table, seat: SeatIx): number => {
  const isShadow = rules.seating.sideOf[seat] === 1
  return table.fields.reduce((score, _, region) => {
    if (!isCaptured(table, region)) return score
    const points = worthOf(rules, region)
    if (rules.seating.ofNation[nationOf(region)] === seat) return score - points
    return isShadow && captorOf(rules, table, region) === seat ? score + points : score
  }, 0)
}

/** Its count if it has a partner, else the points of its side. */
const countOf = (rules: Rules, table: Table, seat: SeatIx): number => {
  const side = rules.seating.sideOf[seat] ?? 0
  return rules.seating.alone[side] === seat ? pointsOf(rules, table, side) : scoreOf(rules, table, seat)
}

/**
 * What each seat has: the points of its side if it plays that alone, else its own count, the highest of which
 * is that of the first of the winners.
 */
export const scoresOf = (rules: Rules, table: Table): Readonly<Record<string, number>> =>
  Object.fromEntries(rules.seating.seats.map((id, seat) => [id, countOf(rules, table, seat)]))

/**
 * Who of the winners is first (chapter XI): who of partners has the better count, both if these are equal;
 * who has won alone; nobody, of what is no outcome.
 */
export const firstOfWinners = (outcome: Outcome<Seat>): ReadonlyArray<Seat> =>
  guarded([], () => {
    const { winners, scores } = outcome
    if (!isList(winners) || winners.length > PARTNER_SEATS.length) return []
    const best = winners.reduce((most, seat) => Math.max(most, scores[seat] ?? 0), -Infinity)
    return winners.filter((seat) => (scores[seat] ?? 0) === best)
  })
