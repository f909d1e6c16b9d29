/** The pictures of the Card Game: how a view is read, the whole, and the parts. */
import { cardGame, nameOf, type CardGame, type TableReading } from '../../card-game'
import type { View } from '../../kernel'
import { rowsPart, type Part } from '../draw/part'
import type { Layout } from '../options'
import { picturesOf, type Pictures } from '../pictures'
import { cardGameBoard, heldBlocks, legendBlocks, locationsOf, takenIn } from './board'
import { WHOLE } from './cards'
import { cardGameScreen } from './screen'
import { handBlocks, seatBlocks, type Taken } from './seats'
import { SLIM } from './slim'

const partsOf = (
  table: TableReading,
  highlight: ReadonlySet<string>,
  layout: Layout,
): ReadonlyArray<Part> => {
  const isSlim = layout === 'screen'
  const look = isSlim ? SLIM : WHOLE
  return [
    rowsPart({
      id: 'map',
      title: 'Locations',
      width: 1600,
      isSlim,
      rows: (width) => [locationsOf(table, highlight, width, look)],
    }),
    rowsPart({
      id: 'held',
      title: 'Held and ahead',
      width: 780,
      isSlim,
      rows: (width) => heldBlocks(table, highlight, width, look),
    }),
    rowsPart({ id: 'signs', title: 'Signs', width: 780, isSlim, rows: () => legendBlocks() }),
    ...takenIn(table).flatMap((taken) => seatParts(table, taken, isSlim)),
  ]
}

const seatParts = (table: TableReading, taken: Taken, isSlim: boolean): ReadonlyArray<Part> => {
  const [seat, look] = [taken[0], isSlim ? SLIM : WHOLE]
  return [
    rowsPart({
      id: `hand/${seat}`,
      title: `${nameOf(seat)}: hand`,
      width: 780,
      isSlim,
      rows: (width) => handBlocks(taken, width, look),
    }),
    rowsPart({
      id: `seat/${seat}`,
      title: nameOf(seat),
      width: 780,
      isSlim,
      rows: (width) => seatBlocks(table, taken, width, look),
    }),
  ]
}

/** The pictures of the Card Game. */
export const PAINTED: Pictures = picturesOf({
  game: cardGame,
  read: (view: View<CardGame>) => cardGame.read(view),
  board: cardGameBoard,
  screen: cardGameScreen,
  parts: partsOf,
})
