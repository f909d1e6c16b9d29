/**
 * Printed facts by index: what a physical card is, which cards a text means, what locations show.
 */
import { at } from '../../kernel/row'
import { BATTLEGROUNDS } from '../data/battlegrounds'
import { CARDS } from '../data/cards'
import { PATHS } from '../data/paths'
import { COPY_IDS, KIND_OF, type CopyId } from '../model/copies'
import type { Battlegrounds, CardFilter } from '../model/effects'
import {
  BATTLEGROUND_IDS,
  FACTIONS,
  PATH_IDS,
  SEATS,
  SIDES,
  type BattlegroundId,
  type CardId,
  type Faction,
  type LocationId,
  type PathId,
  type Seat,
  type Side,
} from '../model/ids'
import {
  FIRST_BATTLEGROUND,
  FIRST_WIELDER,
  PATH,
  type BattlegroundIx,
  type CardIx,
  type PathIx,
  type SeatIx,
  type SideIx,
  type Spot,
} from '../model/spots'
import type { BattlegroundData, CardData, PathData } from '../model/tables'

/** Something of a list that is known to be there. */
const one = <A>(list: ReadonlyArray<A>, place: number): A => {
  const found = list[place]
  if (found === undefined) throw new Error(`nothing at ${place}`)
  return found
}

/** How many physical cards there are. */
export const CARD_COUNT = COPY_IDS.length

const BY_CARD: ReadonlyArray<CardData> = KIND_OF.map((kind) => one(CARDS, kind))

/** A card as printed. */
export const cardData = (card: CardIx): CardData => one(BY_CARD, card)
/** The name of a physical card. */
export const copyId = (card: CardIx): CopyId => one(COPY_IDS, card)
const CARD_BY_ID: ReadonlyMap<string, CardIx> = new Map(COPY_IDS.map((id, card) => [id, card]))
/** A physical card by its name. */
export const cardIx = (id: CopyId): CardIx => CARD_BY_ID.get(id) ?? -1
/** The one card of a name of which there are no copies. */
export const cardOf = (id: CardId): CardIx => cardIx(id)

/** The items, and the characters that each can be played on. */
export const ITEMS: ReadonlyArray<CardIx> = BY_CARD.flatMap(({ type }, card) =>
  type === 'item' ? [card] : [],
)
const WIELDERS: ReadonlyArray<ReadonlyArray<CardIx>> = BY_CARD.map(({ wielders }) =>
  wielders.map(cardOf).sort((a, b) => a - b),
)
/** The characters that an item can be played on. */
export const wieldersOf = (item: CardIx): ReadonlyArray<CardIx> => at(WIELDERS, item)

/** A battleground as printed. */
export const groundData = (battleground: BattlegroundIx): BattlegroundData => one(BATTLEGROUNDS, battleground)
/** A path as printed. */
export const pathData = (path: PathIx): PathData => one(PATHS, path)
export const groundId = (battleground: BattlegroundIx): BattlegroundId => one(BATTLEGROUND_IDS, battleground)
export const groundIx = (id: BattlegroundId): BattlegroundIx => BATTLEGROUND_IDS.indexOf(id)
export const pathId = (path: PathIx): PathId => one(PATH_IDS, path)
export const pathIx = (id: PathId): PathIx => PATH_IDS.indexOf(id)
export const seatId = (seat: SeatIx): Seat => one(SEATS, seat)
export const seatIx = (id: Seat): SeatIx => SEATS.indexOf(id)
export const sideId = (side: SideIx): Side => one(SIDES, side)

const SIDE_OF: ReadonlyArray<SideIx> = BY_CARD.map(({ side }) => (side === 'shadow' ? 1 : 0))
/** The side of a card. */
export const sideOf = (card: CardIx): SideIx => at(SIDE_OF, card)
/** The side that defends a battleground: the one of its deck. */
export const defenderOf = (battleground: BattlegroundIx): SideIx =>
  groundData(battleground).side === 'shadow' ? 1 : 0
export const otherSide = (side: SideIx): SideIx => (side === 0 ? 1 : 0)

/** The battleground of a spot, -1 for another spot. */
export const groundAt = (spot: Spot): BattlegroundIx =>
  spot >= FIRST_BATTLEGROUND && spot < FIRST_WIELDER ? spot - FIRST_BATTLEGROUND : -1
/** Where a battleground is. */
export const spotOf = (battleground: BattlegroundIx): Spot => battleground + FIRST_BATTLEGROUND
/** The side that defends at an active location. */
export const defenderAt = (spot: Spot): SideIx => (spot === PATH ? 0 : defenderOf(groundAt(spot)))

/** Whether a text means this card. */
export const fits = ({ ids, factions, types, keyword }: CardFilter, card: CardIx): boolean => {
  const data = cardData(card)
  if (ids !== undefined && !ids.includes(data.id)) return false
  if (factions !== undefined && !factions.includes(data.faction)) return false
  if (types !== undefined && !types.includes(data.type)) return false
  return keyword === undefined || data.keywords.includes(keyword)
}

const shows = (data: BattlegroundData, faction: Faction): boolean =>
  data.defenders.includes(faction) || data.attackers.includes(faction)

/** Whether a text means this battleground (OR-3: one that shows a faction on either side). */
export const isMeant = (which: Battlegrounds, battleground: BattlegroundIx): boolean => {
  const data = groundData(battleground)
  switch (which.kind) {
    case 'named':
      return which.ids.includes(data.id)
    case 'showing':
      return shows(data, which.faction)
    case 'ofSide':
      return data.side === which.side
    case 'any':
      return true
  }
}

/** The factions that a battleground shows for a side. */
export const factionsAt = (battleground: BattlegroundIx, side: SideIx): ReadonlyArray<Faction> => {
  const { defenders, attackers } = groundData(battleground)
  return defenderOf(battleground) === side ? defenders : attackers
}

/** A faction by its place. */
export const factionIx = (faction: Faction): number => FACTIONS.indexOf(faction)

/** What can speak: cards first, then battlegrounds, then paths. */
export const sourceOfGround = (battleground: BattlegroundIx): number => CARD_COUNT + battleground
export const sourceOfPath = (path: PathIx): number => CARD_COUNT + BATTLEGROUND_IDS.length + path
/** The name of what speaks. */
export const sourceId = (source: number): CopyId | LocationId => {
  if (source < CARD_COUNT) return copyId(source)
  const place = source - CARD_COUNT
  return place < BATTLEGROUND_IDS.length ? groundId(place) : pathId(place - BATTLEGROUND_IDS.length)
}

/** The printed name of what speaks. */
export const nameOfSource = (source: number): string => {
  if (source < CARD_COUNT) return cardData(source).name
  const place = source - CARD_COUNT
  return place < BATTLEGROUND_IDS.length
    ? groundData(place).name
    : pathData(place - BATTLEGROUND_IDS.length).name
}
