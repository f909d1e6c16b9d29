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
  type Reading,
  type RegionData,
} from '../confrontation/index'
import { CONFRONTATION_ASKED, CONFRONTATION_CLAIMS } from '../talk/index'
import { facts, kinds } from './confrontationFacts'
import { loadedOf, type Loaded } from './loaded'
import { counted, seatName } from './words'

const namesOf = (ids: ReadonlyArray<string>): string => ids.map(nameOf).join(', ') || 'none'

const pieceName = ({ tile, character: face, revealed }: PieceReading): string => {
  const known = face === null ? undefined : character(face)
  return `${known?.name ?? tile} ${known?.strength ?? ''}${revealed ? ' (shown)' : ''}`
}

const regionLine = ({ derived: { regions } }: Reading, { id, name, limit }: RegionData): string => {
  const sides = SIDES.flatMap((side) => {
    const { pieces, hidden } = regions[id][side]
    const there = [...pieces.map(pieceName), ...(hidden === 0 ? [] : [`${hidden} hidden`])]
    return there.length === 0 ? [] : [`${seatName(side)}: ${there.join(', ')}`]
  })
  return `  ${`${name} (${limit})`.padEnd(20)} ${sides.join(' | ')}`.trimEnd()
}

const board = (reading: Reading): ReadonlyArray<string> => {
  const { turns, game, facesKnown, hand, discard, special: held, used } = reading.table
  const { offBoard } = reading.derived
  const lost = SIDES.flatMap((side) =>
    offBoard[side].defeated.filter(({ tile }) => facesKnown.includes(tile)),
  )
  const special = SPECIAL_CARD_IDS.filter((id) => held.includes(id) || used.includes(id))
  const own = (cards: ReadonlyArray<string>, side: string): string =>
    namesOf(COMBAT_CARDS.flatMap((one) => (one.side === side && cards.includes(one.id) ? [one.id] : [])))
  return [
    `The Confrontation, ${counted(turns, 'turn')} begun${game === 1 ? ', second game' : ''}`,
    ...REGIONS.map((region) => regionLine(reading, region)),
    `  Defeated: ${lost.map(pieceName).join(', ') || 'none'}`,
    ...SIDES.map(
      (side) => `  ${seatName(side)}, cards in hand: ${own(hand, side)}; played: ${own(discard, side)}`,
    ),
    ...(special.length === 0 ? [] : [`  Special cards: ${namesOf(special)}; used: ${namesOf(used)}`]),
  ]
}

const onBoard = ({ derived: { regions } }: Reading, side: (typeof SIDES)[number]): number =>
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
  claims: () => CONFRONTATION_CLAIMS,
  map: () => MAP,
  board,
  measures: {
    names: SIDES.map((side) => `characters of ${side}`),
    turnOf: (state) => toUndefined(confrontation.glance(state))?.turn ?? 0,
    valuesOf: (table) => SIDES.map((side) => onBoard(table, side)),
  },
})
