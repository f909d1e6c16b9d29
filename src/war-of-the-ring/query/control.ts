/**
 * Questions about control of Settlements and the victory points it brings (chapters VI and X).
 */
import type { Rules } from '../model/config'
import type { Bits, RegionIx, SideIx, Table, SeatIx } from '../model/table'
import { enemyOf, HOME_OF, homeOf, worthOf, nationOf } from './board'
import { guarded, isList } from '../../kernel/door'
import type { Outcome } from '../../kernel/types'
import { PARTNER_SEATS, type Seat } from '../model/ids'

/** Whether the enemy of its home side has a marker on a region's Settlement. */
export const isCaptured = (table: Table, region: RegionIx): boolean =>
  (((table.captured[region >> 5] as Bits) >>> (region & 31)) & 1) === 1
/** The side that controls a region's Settlement, -1 without one. */
export const controllerOf = (table: Table, region: RegionIx): SideIx | -1 => {
  const home = homeOf(region)
  if (home === -1) return -1
  return isCaptured(table, region) ? enemyOf(home) : home
}
/** Whether a side's own Settlement is in that side's hands. */
export const holdsHome = (table: Table, side: SideIx, region: RegionIx): boolean =>
  HOME_OF[region] === side && !isCaptured(table, region)
/** Victory points of a side: its markers on enemy Cities and Strongholds. */
export const pointsOf = (rules: Rules, table: Table, side: SideIx): number => {
  let points = 0
  const { captured } = table
  for (let word = 0; word < captured.length; word++) {
    let left = captured[word] as Bits
    while (left !== 0) {
      const region = word * 32 + (31 - Math.clz32(left & -left))
      if (HOME_OF[region] !== side) points += worthOf(rules, region)
      left &= left - 1
    }
  }
  return points
}

/*
 * How partners come off against each other (chapter XI, Victory Conditions): for the Shadow the points of
 * what each has captured less those of what his Nations lost, for the Free Peoples the points lost.
 */

/** The seat that captured a Settlement. */
const captorOf = ({ seating }: Rules, { partners }: Table, region: RegionIx): SeatIx => {
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
