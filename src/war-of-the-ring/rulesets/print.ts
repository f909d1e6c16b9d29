/**
 * What is printed in an edition or an overlay, on the board, on pieces and on cards; and the rules as far as
 * that tells them: lists in the order that rules want, and the places of everything in them. Lists that an
 * expansion makes longer are made here alone.
 */
import { packed, type TileLayout } from '../model/counts'
import type { CombatCards } from '../model/combat'
import type { PieceKind, Readings, Rules, SeatData, Unfit } from '../model/config'
import type { EventCard } from '../model/effects'
import type { Ban } from '../model/effects/onTable'
import { DECKS, NATIONS, type CompanionId, type MinionId, type PieceId } from '../model/ids'
import type { Book } from '../rulebook'
import { filledBook } from './sentences'
import type {
  CharacterData,
  EventCardData,
  HuntTileData,
  NationData,
  Tables,
  UnitData,
} from '../model/tables'
import {
  FREE_NATIONS,
  NATIONS_OF,
  placeInSide,
  regionId,
  sideIx,
  sideOfNation,
  STRONGHOLDS,
} from '../query/board'
import { seatingOf } from '../query/seats'

/** Everything that is told by tables and words. */
export interface Print {
  readonly tables: Omit<Tables, 'regions'>
  readonly eventCards: ReadonlyArray<EventCardData>
  readonly texts: ReadonlyArray<EventCard>
  readonly bans: ReadonlyArray<Ban>
  readonly combat: CombatCards
  readonly readings: Readings
  readonly seats: ReadonlyArray<SeatData>
  /** Names of kinds of figure, and others that no table holds. */
  readonly names: Readonly<Record<string, string>>
  /** The sentences and cites of every rule. */
  readonly rulebook: Partial<Book>
  /** The house rules in it, each by its name and a fingerprint. */
  readonly house: ReadonlyArray<string>
  /** What these rules are called in saves, so that they are not read under others; missing for the usual. */
  readonly called?: string
  /** Why a game, with its house rules, cannot be played so, if it cannot. */
  readonly unfit?: Unfit
}

const kindOf = (data: NationData, nation: number, sort: 'regular' | 'elite' | 'leader'): PieceKind => ({
  id: `${data.id}-${sort}` as PieceId,
  side: sideOfNation(nation),
  nation,
  sort,
  place: placeInSide(nation),
  number: data.figures[sort],
})

/** Further kinds of unit, counted behind those of the Nations of their side. */
const furtherKinds = (units: ReadonlyArray<UnitData>): ReadonlyArray<PieceKind> =>
  units.map(({ id, nation: of, number }, ix) => {
    const nation = NATIONS.indexOf(of)
    const side = sideOfNation(nation)
    const before = units.slice(0, ix).filter((one) => sideOfNation(NATIONS.indexOf(one.nation)) === side)
    return { id, side, nation, sort: 'regular', place: NATIONS_OF[side].length + before.length, number }
  })

const figuresOf = (nations: ReadonlyArray<NationData>): number =>
  nations.reduce((sum, { figures }) => sum + figures.nazgul, 0)

/** The kinds of piece: units of both ranks, Leaders of the Free Peoples, Nazgûl, characters. */
const piecesOf = (
  { nations, units }: Print['tables'],
  characters: ReadonlyArray<CharacterData>,
): ReadonlyArray<PieceKind> => [
  ...nations.flatMap((data, nation) => [kindOf(data, nation, 'regular'), kindOf(data, nation, 'elite')]),
  ...furtherKinds(units),
  ...nations.flatMap((data, nation) => (nation < FREE_NATIONS ? [kindOf(data, nation, 'leader')] : [])),
  { id: 'nazgul', side: 1, nation: -1, sort: 'nazgul', place: 0, number: figuresOf(nations) },
  ...characters.map(({ id, side }, place): PieceKind => ({
    id,
    side: sideIx(side),
    nation: -1,
    sort: 'character',
    place,
    number: 1,
  })),
]

/** How far standard tiles of a kind are counted, where there is room for it. */
const ROOM = 7

/** Where the numbers of the tiles are kept; standard tiles are one part of them. */
const layoutOf = (tiles: ReadonlyArray<HuntTileData>): TileLayout => {
  const layout =
    packed(tiles.map(({ kind, count }) => (kind === 'standard' ? Math.max(count, ROOM) : count))) ??
    packed(tiles.map(({ count }) => count))
  if (layout === undefined) throw new Error('there are too many Hunt tiles to count in one number')
  const standard = tiles.reduce(
    (bits, { kind }, tile) =>
      kind === 'standard' ? bits | ((layout.masks[tile] ?? 0) << (layout.shifts[tile] ?? 0)) : bits,
    0,
  )
  return { ...layout, standard }
}

const ROLES = ['companion', 'gollum', 'minion'] as const

/** Which deck a card is of. */
const deckIx = ({ side, deck }: EventCardData): number => sideIx(side) * DECKS.length + DECKS.indexOf(deck)

/** The cards deck after deck, and where each of them is. */
const decksOf = (all: ReadonlyArray<EventCardData>) => {
  const eventCards = [0, 1, 2, 3].flatMap((deck) => all.filter((card) => deckIx(card) === deck))
  const deckOf = eventCards.map(deckIx)
  const firstOf = [0, 1, 2, 3].map((deck) => deckOf.filter((one) => one < deck).length)
  return {
    eventCards,
    eventCardIds: eventCards.map(({ id }) => id),
    deckOf,
    inDeck: deckOf.map((deck, card) => card - (firstOf[deck] ?? 0)),
    firstOf,
    sizeOf: [0, 1, 2, 3].map((deck) => deckOf.filter((one) => one === deck).length),
  }
}

/** What each card says. */
const textsOf = (ids: Rules['eventCardIds'], texts: Print['texts']): Rules['cards'] => {
  const textOf = new Map(texts.map((text) => [text.id, text]))
  return ids.map((id) => textOf.get(id))
}

/** What only some wholes say. */
const saidIn = ({ called, unfit }: Print): Pick<Rules, 'called' | 'unfit'> => ({
  ...(called === undefined ? {} : { called }),
  ...(unfit === undefined ? {} : { unfit }),
})

/** The rules of what is printed, as far as they are told by tables and words. */
export const rulesOf = (whole: Print): Rules => {
  const { tables, eventCards, texts, bans, combat, readings, names, house, seats } = whole
  const characters = ROLES.flatMap((role) => tables.characters.filter((one) => one.role === role))
  const huntTiles = [true, false].flatMap((first) =>
    tables.huntTiles.filter(({ kind }) => (kind === 'standard') === first),
  )
  const pieces = piecesOf(tables, characters)
  const decks = decksOf(eventCards)
  const idsOf = (role: CharacterData['role']) =>
    characters.flatMap((one) => (one.role === role ? [one.id] : []))
  const characterIds = characters.map(({ id }) => id)
  return {
    ...tables,
    ...readings,
    ...decks,
    characters,
    characterIds,
    companionIds: idsOf('companion') as ReadonlyArray<CompanionId>,
    minionIds: idsOf('minion') as ReadonlyArray<MinionId>,
    escortIds: [...characterIds, 'nazgul'],
    huntTiles,
    huntTileIds: huntTiles.map(({ id }) => id),
    tileLayout: layoutOf(huntTiles),
    pieces,
    pieceIds: pieces.map(({ id }) => id),
    strongholds: STRONGHOLDS.map(regionId),
    firstLeader: pieces.findIndex(({ sort }) => sort === 'leader'),
    nazgul: pieces.findIndex(({ sort }) => sort === 'nazgul'),
    firstCharacter: pieces.findIndex(({ sort }) => sort === 'character'),
    cards: textsOf(decks.eventCardIds, texts),
    bans,
    combat,
    seating: seatingOf(seats),
    names,
    house,
    ...saidIn(whole),
    rulebook: filledBook(whole.rulebook, tables),
    kept: [],
  }
}
