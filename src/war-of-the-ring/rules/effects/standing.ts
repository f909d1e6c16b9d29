/**
 * Cards that leave the table by themselves (chapter V): looked at after every change. A card goes when what
 * was needed to play it is true no longer, when it says so of a condition, or when what ends it happens.
 */
import type { StandingCheck } from '../../model/bundle'
import type { Ending } from '../../model/effects/onTable'
import type { Event } from '../../model/events'
import { SETTLEMENTS } from '../../model/ids'
import type { CardIx, Table } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { HOME_OF, nationIx, regionIx, SETTLEMENT_OF, sideOfNation } from '../../query/board'
import { holds } from '../../query/conditions'
import { isCaptured } from '../../query/control'
import { cardsOnTable, hasOnTable } from '../../query/tableCards'
import type { Rules } from '../../model/config'
import { changing } from '../changes/change'
import { leaveTable } from './onTable'

const ends = (table: Table, ending: Ending, event: Event): boolean => {
  if (ending.kind === 'declaredIn') {
    if (event.kind !== 'FellowshipDeclared') return false
    const region = regionIx(event.region)
    return (
      HOME_OF[region] === 0 &&
      ending.types.some((type) => SETTLEMENTS.indexOf(type) === SETTLEMENT_OF[region]) &&
      !(ending.held && isCaptured(table, region))
    )
  }
  if (ending.kind === 'located')
    return event.kind === 'FellowshipDeclared' || event.kind === 'FellowshipRevealed'
  return (
    event.kind === 'NationAdvanced' &&
    sideOfNation(nationIx(event.nation)) === 0 &&
    ending.by.includes(event.rule)
  )
}

/** The rule by which a card leaves the table now, if it does. */
const leaving = (
  rules: Rules,
  table: Table,
  card: CardIx,
  happened: ReadonlyArray<Event>,
): RuleId | undefined => {
  const text = rules.cards[card]
  if (text?.playIf !== undefined && !holds(rules, table, text.playIf)) return 'events.conditionLost'
  const { staysWhile, endsWhen } = text?.table ?? {}
  if (staysWhile !== undefined && !holds(rules, table, staysWhile)) return 'events.onTable'
  return endsWhen?.some((ending) => happened.some((event) => ends(table, ending, event)))
    ? 'events.onTable'
    : undefined
}

/** Cards on the table whose time is over are discarded at once. */
export const tableCards: StandingCheck = ({ table, rules }, happened) => {
  if (!hasOnTable(rules, table, 0) && !hasOnTable(rules, table, 1)) return undefined
  let now = table
  const events: Array<Event> = []
  for (const side of [0, 1] as const)
    for (const card of cardsOnTable(rules, table, side)) {
      const rule = leaving(rules, table, card, happened)
      if (rule === undefined) continue
      const change = changing({ rules, table: now })
      leaveTable(change, card, rule)
      now = change.table
      events.push(...change.events)
    }
  return now === table ? undefined : { table: now, events }
}
