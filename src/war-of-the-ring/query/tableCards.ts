/**
 * Cards that lie on the table (chapter V): which they are, what they forbid, and what they can be used for.
 * Without any of them each question is answered by a glance at two sets of bits.
 */
import type { Violation, World } from '../model/bundle'
import { derived } from '../../kernel/derived'
import type { Rules } from '../model/config'
import type { Ban, Reaction, TableText } from '../model/effects/onTable'
import { REGION_IDS, type EventCardId } from '../model/ids'
import type { CardIx, FaceIx, NationIx, RegionIx, SideIx, Table } from '../model/table'
import { violation, type RuleId } from '../rulebook'
import { NOT_ON_TABLE, since } from './absent'
import { enemyOf, homeOf, nationIx, regionIx, SETTLEMENT_OF, sideOfNation, STRONGHOLD } from './board'
import { bitOfCard, cardIx, deckOfCard, firstOfDeck, inAllHands, sideOfCard } from './cards'
import { faceIx } from './dice'
import { isActive } from './politics'

/** Whether a side has any card on the table. */
export const hasOnTable = (rules: Rules, { cards: { onTable } }: Table, side: SideIx): boolean =>
  (inAllHands(rules, onTable, side * 2) | inAllHands(rules, onTable, side * 2 + 1)) !== 0
/** Whether a card lies on the table. */
export const isOnTable = (rules: Rules, { cards: { onTable } }: Table, card: CardIx): boolean =>
  (inAllHands(rules, onTable, deckOfCard(rules, card)) & bitOfCard(rules, card)) !== 0

const NONE: ReadonlyArray<CardIx> = []

/** The cards of one deck (0 to 3) on the table. */
export const onTableOf = (rules: Rules, { cards }: Table, deck: number): ReadonlyArray<CardIx> => {
  const bits = inAllHands(rules, cards.onTable, deck)
  if (bits === 0) return NONE
  const found: Array<CardIx> = []
  const first = firstOfDeck(rules, deck)
  for (let left = bits; left !== 0; left &= left - 1) found.push(first + (31 - Math.clz32(left & -left)))
  return found
}
/** The cards of a side on the table. */
export const cardsOnTable = (rules: Rules, table: Table, side: SideIx): ReadonlyArray<CardIx> => {
  const [first, second] = [onTableOf(rules, table, side * 2), onTableOf(rules, table, side * 2 + 1)]
  if (second.length === 0) return first
  return first.length === 0 ? second : [...first, ...second]
}

/** What a card does on the table. */
export const tableText = (rules: Rules, card: CardIx): TableText | undefined => rules.cards[card]?.table

/** The cards of a side on the table that say something. */
export const cardsThat = (
  rules: Rules,
  table: Table,
  side: SideIx,
  says: (text: TableText) => boolean,
): ReadonlyArray<CardIx> =>
  cardsOnTable(rules, table, side).filter((card) => {
    const text = tableText(rules, card)
    return text !== undefined && says(text)
  })

/** The cards that a side can use at a moment; `path` is where the Ring-bearers have just come through. */
export const reactionsAt = (
  rules: Rules,
  table: Table,
  moment: { readonly side: SideIx; readonly at: Reaction['kind']; readonly path: ReadonlyArray<RegionIx> },
): ReadonlyArray<CardIx> =>
  cardsThat(rules, table, moment.side, ({ reaction }) => {
    if (reaction?.kind !== moment.at) return false
    if (reaction.kind !== 'drawsTile') return true
    return reaction.through === 'shadow-strongholds'
      ? moment.path.some((region) => SETTLEMENT_OF[region] === STRONGHOLD && homeOf(region) === 1)
      : moment.path.includes(regionIx(reaction.through))
  })

type BanOf<K extends Ban['kind']> = Extract<Ban, { kind: K }> & { readonly at: CardIx }
const bansOf = <K extends Ban['kind']>(rules: Rules, kind: K): ReadonlyArray<BanOf<K>> =>
  rules.bans.flatMap((ban) =>
    ban.kind === kind ? [{ ...ban, at: cardIx(rules, ban.card) } as unknown as BanOf<K>] : [],
  )

interface Closing {
  readonly at: CardIx
  readonly card: EventCardId
}
/** The cards that can close a region to a side, by side and region; null for all but a few. */
const CLOSING = derived((rules: Rules): ReadonlyArray<ReadonlyArray<ReadonlyArray<Closing> | null>> =>
  [0, 1].map((side) => {
    const bans = bansOf(rules, 'closes').filter(({ at }) => enemyOf(sideOfCard(rules, at)) === side)
    return REGION_IDS.map((region) => {
      const found = bans.filter(({ regions }) => regions.includes(region))
      return found.length === 0 ? null : found
    })
  }),
)

/** The card that keeps the Armies of a side out of a region and from attacking there, null without one. */
export const closedBy = (rules: Rules, table: Table, side: SideIx, region: RegionIx): EventCardId | null => {
  const closing = CLOSING(rules)[side]?.[region] ?? null
  if (closing !== null) for (const { at, card } of closing) if (isOnTable(rules, table, at)) return card
  return null
}
/** Whether a card keeps the Armies of a side out of a region and from attacking there. */
export const isClosedTo = (rules: Rules, table: Table, side: SideIx, region: RegionIx): boolean =>
  closedBy(rules, table, side, region) !== null

const PASSIVE = derived((rules: Rules) =>
  bansOf(rules, 'keepsPassive').map(({ at, nation, unless }) => ({
    at,
    nation: nationIx(nation),
    unless: unless.map((one) => ({ rule: one.rule, in: one.in?.map(regionIx) })),
  })),
)

/** Whether a card lets a Nation not be activated by a rule, in a region (-1 for none). */
export const isKeptPassive = (
  { rules, table }: World,
  nation: NationIx,
  rule: RuleId,
  region: RegionIx,
): boolean => {
  if (!hasOnTable(rules, table, enemyOf(sideOfNation(nation)))) return false
  return PASSIVE(rules).some(
    (one) =>
      one.nation === nation &&
      isOnTable(rules, table, one.at) &&
      !one.unless.some((allowed) => allowed.rule === rule && (allowed.in?.includes(region) ?? true)),
  )
}

const HOLDING = derived((rules: Rules) =>
  bansOf(rules, 'holdsBack').map(({ at, card, result }) => ({ at, card, result: faceIx(result) })),
)

/** The card that forbids advancing a passive Nation with a result, null without one. */
export const heldBackBy = (
  rules: Rules,
  table: Table,
  nation: NationIx,
  result: FaceIx,
): EventCardId | null => {
  const enemy = enemyOf(sideOfNation(nation))
  if (!hasOnTable(rules, table, enemy) || isActive(table, nation)) return null
  for (const one of HOLDING(rules))
    if (sideOfCard(rules, one.at) === enemy && one.result === result && isOnTable(rules, table, one.at))
      return one.card
  return null
}
/** Whether a card forbids advancing a Nation with a result. */
export const isHeldBack = (rules: Rules, table: Table, nation: NationIx, result: FaceIx): boolean =>
  heldBackBy(rules, table, nation, result) !== null

/** Whether a card keeps the dice with which a side moves the Fellowship out of the Hunt box. */
export const sparesHuntBox = (rules: Rules, table: Table, side: SideIx): boolean =>
  hasOnTable(rules, table, side) &&
  cardsThat(rules, table, side, (text) => text.sparesHuntBox === true).length > 0

const TO_HUNT_BOX = derived((rules: Rules) =>
  rules.cards.flatMap((text, card) => {
    const face = text?.table?.toHuntBox
    return face === undefined ? [] : [{ card, side: sideOfCard(rules, card), as: faceIx(face) }]
  }),
)
/** Whether a card of a side puts the dice that it uses as a result into the Hunt box. */
export const goesToHuntBox = (rules: Rules, table: Table, side: SideIx, as: FaceIx): boolean => {
  for (const one of TO_HUNT_BOX(rules))
    if (one.side === side && one.as === as && isOnTable(rules, table, one.card)) return true
  return false
}

/** Whether a side may use Combat cards in battles in a region. */
export const mayUseCombatCards = (rules: Rules, table: Table, side: SideIx, region: RegionIx): boolean =>
  !hasOnTable(rules, table, enemyOf(side)) ||
  cardsThat(
    rules,
    table,
    enemyOf(side),
    ({ bansCombatCards: ban }) =>
      ban !== undefined && (ban.side === 'shadow' ? 1 : 0) === side && regionIx(ban.region) === region,
  ).length === 0

/** A card on the table that has nothing to answer to now, or is not there. */
export const uselessCard = ({ rules, table }: World, card: EventCardId): Violation =>
  since(
    violation('events.onTable', { card }),
    isOnTable(rules, table, cardIx(rules, card))
      ? 'what this card answers to is not happening now'
      : NOT_ON_TABLE,
  )
