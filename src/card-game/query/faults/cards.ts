/**
 * Faults of the cards: where they lie, what they wield, what everybody knows of them.
 */
import { membersOf } from '../../../kernel/indexSet'
import { at } from '../../../kernel/row'
import type { Sight } from '../../model/bundle'
import { SEATS } from '../../model/ids'
import { ASIDE, DECK, FIRST_WIELDER, OUT, PATH, RESERVE, type CardIx, type Spot } from '../../model/spots'
import { cardData, CARD_COUNT, copyId, groundAt, pathData, sideOf } from '../cards'
import { activePath, isActive, itemsOn, ownerOf } from '../places'
import { isForOnce } from '../turns'
import { neverAt } from '../ways'

const isPile = (spot: Spot): boolean => spot >= DECK && spot <= ASIDE

const itemFault = ({ table }: Sight, item: CardIx, wielder: CardIx): string | undefined => {
  const { type, wielders } = cardData(item)
  if (type !== 'item' || !wielders.includes(cardData(wielder).id))
    return `${copyId(item)} is not for ${copyId(wielder)}`
  const spot = at(table.at, wielder)
  return spot >= RESERVE && spot < FIRST_WIELDER ? undefined : `${copyId(wielder)} is not in play`
}

/** Why a card cannot lie on the path or a battleground. */
const standFault = ({ rules, table }: Sight, card: CardIx, spot: Spot): string | undefined => {
  const { type, paths } = cardData(card)
  if (!isActive(table, spot)) return `${copyId(card)} lies on what is not active`
  if (spot !== PATH)
    return neverAt(rules, card, groundAt(spot)) === undefined
      ? undefined
      : `${copyId(card)} does not go to this battleground`
  if (type === 'army') return `${copyId(card)} is an army on a path`
  return paths.includes(pathData(activePath(table)).number)
    ? undefined
    : `${copyId(card)} does not go to this path`
}

const placeFault = (sight: Sight, card: CardIx): string | undefined => {
  const spot = at(sight.table.at, card)
  if ((spot === OUT) !== ownerOf(sight, card) < 0) return `${copyId(card)} is in no deck, or missing in one`
  if (spot >= FIRST_WIELDER) return itemFault(sight, card, spot - FIRST_WIELDER)
  if (spot < RESERVE) return undefined
  const { type } = cardData(card)
  if (type === 'event' || type === 'item') return `${copyId(card)} cannot lie in play by itself`
  return spot === PATH || groundAt(spot) >= 0 ? standFault(sight, card, spot) : undefined
}

/** What everybody knows fits what is: a card in a pile can be there, one that lies open is in no pile. */
const knowledgeFault = ({ table }: Sight, card: CardIx): string | undefined => {
  const spot = at(table.at, card)
  const may = at(table.may, card)
  const fits = isPile(spot) ? (may >> spot) & 1 : may === 0
  return fits ? undefined : `what everybody knows of ${copyId(card)} is not so`
}

const topFaults = (sight: Sight): ReadonlyArray<string> =>
  SEATS.flatMap((seat, ix) => {
    const top = at(sight.table.tops, ix)
    if (top < 0) return []
    const own = sight.table.at[top] === DECK && ownerOf(sight, top) === ix
    return own ? [] : [`the top card that ${seat} knows is not in that draw deck`]
  })

const setFaults = (sight: Sight): ReadonlyArray<string> => {
  const { played, used, lasting } = sight.table
  const strange = [...membersOf(played), ...membersOf(used), ...membersOf(lasting)].find(
    (card) => ownerOf(sight, card) < 0,
  )
  const often = membersOf(used).find((card) => !isForOnce(sight, card))
  const noEvent = membersOf(lasting).find((card) => sight.rules.cards[card]?.thisRound.length === 0)
  return [
    ...(strange === undefined ? [] : [`${copyId(strange)} is not in this game`]),
    ...(often === undefined ? [] : [`${copyId(often)} has no text for once a round`]),
    ...(noEvent === undefined ? [] : [`${copyId(noEvent)} provides nothing for a round`]),
  ]
}

/** Items have the side of their wielder. */
const sideFaults = ({ table }: Sight): ReadonlyArray<string> =>
  Array.from({ length: CARD_COUNT }, (_, card) => card)
    .filter((card) => itemsOn(table, card).some((item) => sideOf(item) !== sideOf(card)))
    .map((card) => `${copyId(card)} wields an item of the enemy`)

/** Everything that is wrong with the cards. */
export const cardFaults = (sight: Sight): ReadonlyArray<string> => {
  const faults: Array<string> = []
  for (let card = 0; card < CARD_COUNT; card++)
    for (const fault of [placeFault(sight, card), knowledgeFault(sight, card)])
      if (fault !== undefined) faults.push(fault)
  return [...faults, ...topFaults(sight), ...setFaults(sight), ...sideFaults(sight)]
}
