/**
 * The Confrontation for the commands: its names, its board in words, and what is measured along a game.
 */
import {
  CHARACTERS,
  COMBAT_CARDS,
  confrontation,
  nameOf,
  REGIONS,
  SIDES,
  SPECIAL_CARDS,
  TILE_IDS,
  type State,
} from '../confrontation/index'
import type { View } from '../kernel/index'
import { loadedOf, type AnyState, type Loaded } from './loaded'
import { counted, seatName } from './words'

const CARDS = [...COMBAT_CARDS, ...SPECIAL_CARDS]

const namesOf = (ids: ReadonlyArray<string>): string => ids.map(nameOf).join(', ') || 'none'

/** The table of a view, as far as it is told. */
interface Seen {
  readonly at: Readonly<Record<string, string>>
  readonly variant: ReadonlyArray<string>
  readonly facesKnown: ReadonlyArray<string>
  readonly revealed: ReadonlyArray<string>
  readonly hand: ReadonlyArray<string>
  readonly discard: ReadonlyArray<string>
  readonly special: ReadonlyArray<string>
  readonly used: ReadonlyArray<string>
  readonly turn: string | null
  readonly turns: number
  readonly game: number
  readonly hiddenPieces: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const TILES_OF_A_SIDE = TILE_IDS.length / 2

const tileName = (table: Seen, tile: string): string => {
  const place = (TILE_IDS as ReadonlyArray<string>).indexOf(tile)
  const character = CHARACTERS[table.variant.includes(tile) ? place + TILE_IDS.length : place]
  const shown = table.revealed.includes(tile) ? ' (shown)' : ''
  return `${character?.name ?? tile} ${character?.strength ?? ''}${shown}`
}

const sideOfTile = (tile: string): number =>
  (TILE_IDS as ReadonlyArray<string>).indexOf(tile) < TILES_OF_A_SIDE ? 0 : 1

const inRegion = (table: Seen, region: string, side: number): ReadonlyArray<string> => {
  const known = TILE_IDS.filter((tile) => table.at[tile] === region && sideOfTile(tile) === side)
  const hidden = table.hiddenPieces[side]?.[region] ?? 0
  return [...known.map((tile) => tileName(table, tile)), ...(hidden === 0 ? [] : [`${hidden} hidden`])]
}

const regionLine = (table: Seen, { id, name, limit }: (typeof REGIONS)[number]): string => {
  const sides = SIDES.flatMap((side, place) => {
    const there = inRegion(table, id, place)
    return there.length === 0 ? [] : [`${seatName(side)}: ${there.join(', ')}`]
  })
  return `  ${`${name} (${limit})`.padEnd(20)} ${sides.join(' | ')}`.trimEnd()
}

const cardsOf = (ids: ReadonlyArray<string>, side: string): ReadonlyArray<string> =>
  ids.filter((id) => CARDS.find((card) => card.id === id)?.side === side)

const board = (view: View): ReadonlyArray<string> => {
  const { table } = view.state as unknown as { readonly table: Seen }
  const lost = TILE_IDS.filter((tile) => table.at[tile] === 'defeated' && table.facesKnown.includes(tile))
  return [
    `The Confrontation, ${counted(table.turns, 'turn')} begun${table.game === 1 ? ', second game' : ''}`,
    ...REGIONS.map((region) => regionLine(table, region)),
    `  Defeated: ${lost.map((tile) => tileName(table, tile)).join(', ') || 'none'}`,
    ...SIDES.flatMap((side) => [
      `  ${seatName(side)}, cards in hand: ${namesOf(cardsOf(table.hand, side))}; played: ${namesOf(
        cardsOf(table.discard, side),
      )}`,
    ]),
    ...(table.special.length === 0
      ? []
      : [`  Special cards: ${namesOf(table.special)}; used: ${namesOf(table.used)}`]),
  ]
}

const onBoard = (state: State, side: number): number =>
  state.table.at.filter(
    (region, tile) => region >= 0 && region < REGIONS.length && Math.floor(tile / TILES_OF_A_SIDE) === side,
  ).length

const inPlay = (state: AnyState, id: string): boolean => {
  const { characters } = (state as unknown as State).config
  const version = CHARACTERS.find((character) => character.id === id)?.version
  return version === undefined || characters.startsWith('draft') || version === characters
}

/** The game as the commands use it. */
export const loaded: Loaded = loadedOf(confrontation, {
  inPlay,
  board,
  measures: {
    names: SIDES.map((side) => `characters of ${side}`),
    turnOf: (state: AnyState) => (state as unknown as State).table.turns,
    valuesOf: (state: AnyState) => SIDES.map((_, side) => onBoard(state as unknown as State, side)),
  },
})
