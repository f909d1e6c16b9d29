/**
 * Where cards are: zones, wielders and items, what lies on a location, what is in play, and what is active.
 */
import { at } from '../../kernel/row'
import type { Sight } from '../model/bundle'
import { PATH_IDS, type PlayZone } from '../model/ids'
import {
  ACTIVE,
  CYCLE,
  DECK,
  FIRST_WIELDER,
  HAND,
  PATH,
  RESERVE,
  UNUSABLE,
  WAITING,
  type BattlegroundIx,
  type CardIx,
  type PathIx,
  type PlaceIx,
  type SeatIx,
  type Spot,
} from '../model/spots'
import type { Table } from '../model/table'
import { CARD_COUNT, groundAt, ITEMS, pathData, sideOf, spotOf } from './cards'
import { playerAt, seatAt } from './cast'

/** The place that a spot is at: that of a wielder is where he is. */
export const spotAt = (table: Table, spot: Spot): Spot =>
  spot < FIRST_WIELDER ? spot : at(table.at, spot - FIRST_WIELDER)
/** Where a card is; an item is where its wielder is. */
export const spotOfCard = (table: Table, card: CardIx): Spot => {
  const spot = at(table.at, card)
  return spot < FIRST_WIELDER ? spot : at(table.at, spot - FIRST_WIELDER)
}

/** The card that wields an item, -1 for none. */
export const wielderOf = (table: Table, card: CardIx): CardIx => {
  const spot = at(table.at, card)
  return spot < FIRST_WIELDER ? -1 : spot - FIRST_WIELDER
}

/** Whether a card is in play. */
export const isInPlay = (table: Table, card: CardIx): boolean => spotOfCard(table, card) >= RESERVE

/** The zone of a spot in play. */
export const playZone = (spot: Spot): PlayZone | undefined => {
  if (spot === RESERVE) return 'reserve'
  if (spot === PATH) return 'path'
  return groundAt(spot) >= 0 ? 'battleground' : undefined
}

/** The cards of a list that lie at a spot. */
export const cardsIn = ({ at }: Table, cards: ReadonlyArray<CardIx>, spot: Spot): ReadonlyArray<CardIx> => {
  const found: Array<CardIx> = []
  for (const card of cards) if (at[card] === spot) found.push(card)
  return found
}

/** How many cards of a list lie at a spot. */
export const countIn = ({ at }: Table, cards: ReadonlyArray<CardIx>, spot: Spot): number => {
  let count = 0
  for (const card of cards) if (at[card] === spot) count++
  return count
}

/** Whether a card of a list lies at a spot. */
const isAnyIn = ({ at }: Table, cards: ReadonlyArray<CardIx>, spot: Spot): boolean => {
  for (const card of cards) if (at[card] === spot) return true
  return false
}

/** The cards of a seat at one of its spots. */
export const ofSeat = ({ rules, table }: Sight, seat: SeatIx, spot: Spot): ReadonlyArray<CardIx> =>
  cardsIn(table, playerAt(rules.cast, seat).cards, spot)
/** How many cards a seat has at one of its spots. */
export const numberOf = ({ rules, table }: Sight, seat: SeatIx, spot: Spot): number =>
  countIn(table, playerAt(rules.cast, seat).cards, spot)
/** Whether a seat has a card at one of its spots. */
export const hasAny = ({ rules, table }: Sight, seat: SeatIx, spot: Spot): boolean =>
  isAnyIn(table, playerAt(rules.cast, seat).cards, spot)
export const handOf = (sight: Sight, seat: SeatIx): ReadonlyArray<CardIx> => ofSeat(sight, seat, HAND)
export const handSize = (sight: Sight, seat: SeatIx): number => numberOf(sight, seat, HAND)

/** Whether a seat has a card to draw: in its draw deck, or in the pile that becomes one. */
export const canDraw = (sight: Sight, seat: SeatIx): boolean =>
  hasAny(sight, seat, DECK) || hasAny(sight, seat, CYCLE)

/** The seat in whose deck a card started. */
export const ownerOf = ({ rules }: Sight, card: CardIx): SeatIx => at(rules.cast.owner, card)

/** The items on a card, whoever owns them. */
export const itemsOn = ({ at }: Table, card: CardIx): ReadonlyArray<CardIx> => {
  const items: Array<CardIx> = []
  const spot = FIRST_WIELDER + card
  for (const item of ITEMS) if (at[item] === spot) items.push(item)
  return items
}

/** The armies and characters on the path or a battleground, of both sides. */
export const standingAt = ({ at }: Table, spot: Spot): ReadonlyArray<CardIx> => {
  const cards: Array<CardIx> = []
  for (let card = 0; card < CARD_COUNT; card++) if (at[card] === spot) cards.push(card)
  return cards
}

/** Those of one side. */
export const sideAt = (table: Table, spot: Spot, side: 0 | 1): ReadonlyArray<CardIx> =>
  standingAt(table, spot).filter((card) => sideOf(card) === side)

/** The active path, -1 for none. */
export const activePath = ({ paths }: Table): PathIx => paths.indexOf(ACTIVE)

/** The number of the path that was activated last, 0 before the first: numbers never fall. */
export const pathNumber = ({ paths }: Table): number => {
  for (let path = PATH_IDS.length - 1; path >= 0; path--) {
    const standing = at(paths, path)
    if (standing !== UNUSABLE && standing !== WAITING) return pathData(path).number
  }
  return 0
}

/** The unused paths of a number. */
export const unusedPaths = ({ paths }: Table, number: number): ReadonlyArray<PathIx> => {
  const found: Array<PathIx> = []
  for (let path = 0; path < paths.length; path++)
    if (paths[path] === WAITING && pathData(path).number === number) found.push(path)
  return found
}

/** The active battlegrounds. */
export const activeGrounds = ({ battlegrounds }: Table): ReadonlyArray<BattlegroundIx> => {
  const active: Array<BattlegroundIx> = []
  for (let ground = 0; ground < battlegrounds.length; ground++)
    if (battlegrounds[ground] === ACTIVE) active.push(ground)
  return active
}

/** The spots of all active locations, the path first. */
export const activeSpots = (table: Table): ReadonlyArray<Spot> => {
  const { battlegrounds } = table
  const spots: Array<Spot> = activePath(table) < 0 ? [] : [PATH]
  for (let ground = 0; ground < battlegrounds.length; ground++)
    if (battlegrounds[ground] === ACTIVE) spots.push(spotOf(ground))
  return spots
}

/** Whether a spot is that of an active location. */
export const isActive = (table: Table, spot: Spot): boolean => {
  if (spot === PATH) return activePath(table) >= 0
  return groundAt(spot) >= 0 && table.battlegrounds[groundAt(spot)] === ACTIVE
}

/** The place from which the seats are asked one after another: that of the turn, or the starting player's. */
export const orderPlace = ({ turn, starter }: Table): PlaceIx => (turn >= 0 ? turn : starter)
/** The seat that holds the starting player token. */
export const startingSeat = ({ rules, table }: Sight): SeatIx => seatAt(rules.cast, table.starter)
