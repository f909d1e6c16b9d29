/**
 * The Confrontation for the commands: its board in words, and what is measured along a game.
 */
import { toUndefined } from 'fp-ts/lib/Option.js'
import {
  character,
  CHARACTERS,
  COMBAT_CARDS,
  confrontation,
  nameOf,
  REGIONS,
  SIDES,
  SPECIAL_CARD_IDS,
  SPECIAL_CARDS,
  type PieceReading,
  type RegionData,
  type TableReading,
} from '../confrontation/index'
import { CONFRONTATION_ASKED } from './asked/confrontation'
import { facts, kinds } from './confrontationFacts'
import { loadedOf, type Loaded } from './loaded'
import { counted, seatName } from './words'

const namesOf = (ids: ReadonlyArray<string>): string => ids.map(nameOf).join(', ') || 'none'

const pieceName = ({ tile, character: face, revealed }: PieceReading): string => {
  const known = face === null ? undefined : character(face)
  return `${known?.name ?? tile} ${known?.strength ?? ''}${revealed ? ' (shown)' : ''}`
}

const regionLine = ({ regions }: TableReading, { id, name, limit }: RegionData): string => {
  const sides = SIDES.flatMap((side) => {
    const { pieces, hidden } = regions[id][side]
    const there = [...pieces.map(pieceName), ...(hidden === 0 ? [] : [`${hidden} hidden`])]
    return there.length === 0 ? [] : [`${seatName(side)}: ${there.join(', ')}`]
  })
  return `  ${`${name} (${limit})`.padEnd(20)} ${sides.join(' | ')}`.trimEnd()
}

const board = (table: TableReading): ReadonlyArray<string> => {
  const { match, turn, sides } = table
  const own = SIDES.map((side) => sides[side])
  const lost = own.flatMap(({ defeated }) => defeated.filter(({ faceKnown }) => faceKnown))
  const used = own.flatMap((side) => side.used)
  const held = own.flatMap((side) => [...side.special, ...side.used])
  const special = SPECIAL_CARD_IDS.filter((id) => held.includes(id))
  return [
    `The Confrontation, ${counted(turn.number, 'turn')} begun${match.game === 2 ? ', second game' : ''}`,
    ...REGIONS.map((region) => regionLine(table, region)),
    `  Defeated: ${lost.map(pieceName).join(', ') || 'none'}`,
    ...SIDES.map((side) => {
      const { hand, discard } = sides[side]
      return `  ${seatName(side)}, cards in hand: ${namesOf(hand)}; played: ${namesOf(discard)}`
    }),
    ...(special.length === 0 ? [] : [`  Special cards: ${namesOf(special)}; used: ${namesOf(used)}`]),
  ]
}

const onBoard = ({ regions }: TableReading, side: (typeof SIDES)[number]): number =>
  REGIONS.reduce((sum, { id }) => sum + regions[id][side].pieces.length, 0)

/** The regions next to each other, whichever side may go that way. */
const MAP = new Map(
  REGIONS.map(({ id, forward, sideways }): [string, ReadonlyArray<string>] => [
    id,
    [...new Set([...SIDES.flatMap((side) => forward[side]), ...sideways])],
  ]),
)

/** The game as the commands use it. */
export const loaded: Loaded = loadedOf(confrontation, {
  inPlay: ({ characters }, id) => {
    const version = character(id)?.version
    return version === undefined || characters.startsWith('draft') || version === characters
  },
  says: (id) => [...CHARACTERS, ...COMBAT_CARDS, ...SPECIAL_CARDS].find((one) => one.id === id)?.says,
  facts,
  kinds,
  asks: CONFRONTATION_ASKED,
  map: () => MAP,
  board,
  measures: {
    names: SIDES.map((side) => `characters of ${side}`),
    turnOf: (state) => toUndefined(confrontation.glance(state))?.turn ?? 0,
    valuesOf: (table) => SIDES.map((side) => onBoard(table, side)),
  },
})
