/**
 * What must hold of any table as it lies there, as sentences. Used when a state is loaded or built, and by
 * tests in every state of random play.
 */
import { membersOf } from '../../kernel/indexSet'
import { at } from '../../kernel/row'
import type { Sight } from '../model/bundle'
import { SEATS } from '../model/ids'
import {
  ASIDE,
  DECK,
  FIRST_WIELDER,
  OUT,
  PATH,
  RESERVE,
  type CardIx,
  type Spot,
  ACTIVE,
  OF_NOBODY,
  UNUSABLE,
  WAITING,
} from '../model/spots'
import { cardData, CARD_COUNT, copyId, groundAt, pathData, sideOf, groundId, pathId } from './cards'
import { activePath, isActive, itemsOn, ownerOf, pathNumber, spotOfCard } from './places'
import { isForOnce } from './turns'
import { neverAt } from './ways'
import type { Table } from '../model/table'

/*
 * Faults of the cards: where they lie, what they wield, what everybody knows of them.
 */

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

/*
 * Faults of the locations, tokens, turns and tokens of the seats.
 */

const groundFaults = ({ rules, table }: Sight): ReadonlyArray<string> => {
  const listed = rules.cast.scenario.fixedBattlegrounds?.flat()
  const faults: Array<string> = []
  table.battlegrounds.forEach((standing, ground) => {
    const used = listed === undefined || listed.includes(groundId(ground))
    if (used === (standing === UNUSABLE)) faults.push(`${groundId(ground)} is out of its place`)
    if (standing === OF_NOBODY) faults.push(`${groundId(ground)} belongs to somebody`)
    if ((table.bared >> ground) & 1 && standing !== ACTIVE) faults.push(`${groundId(ground)} is not active`)
  })
  return faults
}

const pathFaults = ({ rules, table }: Sight): ReadonlyArray<string> => {
  const { scenario } = rules.cast
  const faults: Array<string> = []
  table.paths.forEach((standing, path) => {
    if (scenario.paths.includes(pathId(path)) === (standing === UNUSABLE))
      faults.push(`${pathId(path)} is out of its place`)
    if (standing === OF_NOBODY && scenario.pathScoring !== 'totals')
      faults.push(`${pathId(path)} is somebody's`)
  })
  const active = activePath(table)
  if (table.paths.filter((standing) => standing === ACTIVE).length > 1) faults.push('two paths are active')
  if (active >= 0 && pathData(active).number !== pathNumber(table)) faults.push('a later path was used')
  if (table.round > pathNumber(table) + (active < 0 ? 1 : 0))
    faults.push('there were fewer paths than rounds')
  return [...faults, ...gapFaults(table)]
}

/** A number is never passed over. */
const gapFaults = (table: Table): ReadonlyArray<string> => {
  const used = new Set<number>()
  table.paths.forEach((standing, path) => {
    if (standing !== UNUSABLE && standing !== WAITING) used.add(pathData(path).number)
  })
  return used.size === pathNumber(table) ? [] : ['a number of paths was passed over']
}

const tokenFaults = ({ table }: Sight): ReadonlyArray<string> => {
  const faults: Array<string> = []
  table.tokens.forEach(({ on, attack, defense }, place) => {
    const spot = on < FIRST_WIELDER ? on : spotOfCard(table, on - FIRST_WIELDER)
    if (spot < PATH || !isActive(table, spot)) faults.push('a token lies on what is not active')
    if (attack + defense === 0) faults.push('no token is left there')
    if (place > 0 && (table.tokens[place - 1]?.on ?? -1) >= on) faults.push('tokens are out of their order')
  })
  return faults
}

const seatFaults = ({ rules, table }: Sight): ReadonlyArray<string> => {
  const { places, at } = rules.cast
  const faults: Array<string> = []
  if (table.starter >= places.length || table.turn >= places.length) faults.push('there is no such place')
  const strange = at.some((player, seat) => {
    return (table.rings >> seat) & 1 && (player === undefined || player.ringToken === 'none')
  })
  if (strange) faults.push('a Ring token belongs to nobody')
  return faults
}

/** Everything that is wrong with locations, tokens and seats. */
const locationFaults = (sight: Sight): ReadonlyArray<string> => [
  ...groundFaults(sight),
  ...pathFaults(sight),
  ...tokenFaults(sight),
  ...seatFaults(sight),
]

/** Everything that is wrong with a table; empty when nothing is. */
export const tableFaults = (sight: Sight): ReadonlyArray<string> => [
  ...cardFaults(sight),
  ...locationFaults(sight),
]
