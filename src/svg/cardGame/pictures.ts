/** The pictures of the Card Game: how a view is read, the whole, and the parts. */
import { cardGame, nameOf, type CardGame, type TableReading } from '../../card-game'
import type { View } from '../../kernel'
import { rowsPart, type Part } from '../draw/part'
import { picturesOf, type Pictures } from '../pictures'
import { cardGameBoard, heldBlocks, legendBlocks, locationsOf, takenIn } from './board'
import { cardGameScreen } from './screen'
import { handBlocks, seatBlocks } from './seats'

const partsOf = (table: TableReading, highlight: ReadonlySet<string>): ReadonlyArray<Part> => [
  rowsPart({
    id: 'map',
    title: 'Locations',
    width: 1600,
    rows: (width) => [locationsOf(table, highlight, width)],
  }),
  rowsPart({
    id: 'held',
    title: 'Held and ahead',
    width: 780,
    rows: (width) => heldBlocks(table, highlight, width),
  }),
  rowsPart({ id: 'signs', title: 'Signs', width: 780, rows: () => legendBlocks() }),
  ...takenIn(table).flatMap(([seat, own]) => {
    const at = { isStarter: table.starter === seat, isTurn: table.turn === seat }
    return [
      rowsPart({
        id: `hand/${seat}`,
        title: `${nameOf(seat)}: hand`,
        width: 780,
        rows: (width) => handBlocks(own, seat, width),
      }),
      rowsPart({
        id: `seat/${seat}`,
        title: nameOf(seat),
        width: 780,
        rows: (width) => seatBlocks(own, seat, width, at),
      }),
    ]
  }),
]

/** The pictures of the Card Game. */
export const PAINTED: Pictures = picturesOf({
  game: cardGame,
  read: (view: View<CardGame>) => cardGame.read(view),
  board: cardGameBoard,
  screen: cardGameScreen,
  parts: partsOf,
})
