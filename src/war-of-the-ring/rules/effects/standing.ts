/**
 * Cards that leave the table by themselves (chapter V): looked at after every change. A card goes when what
 * was needed to play it is true no longer, when it says so of a condition, or when what ends it happens.
 */
import { derived } from '../../../kernel/derived'
import type { StandingCheck } from '../../model/bundle'
import type { Ending } from '../../model/effects/onTable'
import type { Event } from '../../model/events'
import { SETTLEMENTS } from '../../model/ids'
import type { Bits, CardIx, Table } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { HOME_OF, nationIx, regionIx, SETTLEMENT_OF, sideOfNation } from '../../query/board'
import { holds } from '../../query/conditions'
import { isCaptured } from '../../query/control'
import { firstOfDeck, inAllHands, sizeOfDeck } from '../../query/cards'
import type { Rules } from '../../model/config'
import { changed, changing, type Change } from '../changes/change'
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
  if (endsWhen !== undefined)
    for (const ending of endsWhen)
      for (const event of happened) if (ends(table, ending, event)) return 'events.onTable'
  return undefined
}

/** For each deck the cards that can leave the table by themselves, as bits. */
const LEAVERS = derived((rules: Rules): ReadonlyArray<Bits> =>
  [0, 1, 2, 3].map((deck) => {
    let bits = 0
    for (let place = 0; place < sizeOfDeck(rules, deck); place++) {
      const text = rules.cards[firstOfDeck(rules, deck) + place]
      if ((text?.playIf ?? text?.table?.staysWhile ?? text?.table?.endsWhen) !== undefined) bits |= 1 << place
    }
    return bits
  }),
)

/** Whether nothing has changed of which a condition can speak: no more than dice, tiles or reserves have. */
const isAsBefore = (table: Table, before: Table): boolean =>
  table.fields === before.fields &&
  table.characters === before.characters &&
  table.fellowship === before.fellowship &&
  table.cards === before.cards &&
  table.nazgul === before.nazgul &&
  table.boxes === before.boxes &&
  table.captured === before.captured &&
  table.steps === before.steps &&
  table.active === before.active &&
  table.beside === before.beside

/** Cards on the table whose time is over are discarded at once. */
export const tableCards: StandingCheck = ({ table, rules }, happened, before) => {
  if (isAsBefore(table, before)) return undefined
  let change: Change | undefined
  for (let deck = 0; deck < 4; deck++) {
    const lying = inAllHands(rules, table.cards.onTable, deck) & (LEAVERS(rules)[deck] ?? 0)
    for (let left = lying; left !== 0; left &= left - 1) {
      const card = firstOfDeck(rules, deck) + (31 - Math.clz32(left & -left))
      const rule = leaving(rules, table, card, happened)
      if (rule !== undefined) leaveTable((change ??= changing({ rules, table })), card, rule)
    }
  }
  return change === undefined ? undefined : changed(change)
}
