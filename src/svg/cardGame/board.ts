/** The whole picture of the Card Game: the locations of the round, every seat, and what both sides hold. */
import {
  BATTLEGROUND_IDS,
  BATTLEGROUNDS,
  cardGame,
  COPY_IDS,
  ICONS,
  nameOf,
  PATH_IDS,
  SEATS,
  SIDES,
  type Side,
  type TableReading,
} from '../../card-game'
import { group, onLines } from '../draw/element'
import { flow, type Block } from '../draw/flow'
import { HEAD, page, PAGE_WIDTH } from '../draw/page'
import { QUIET } from '../draw/palette'
import { caption, panel, titled } from '../draw/shapes'
import { line } from '../draw/text'
import type { Drawing } from '../options'
import { WHOLE, type CardLook } from './cards'
import { ICON_WORDS, iconSign } from './icons'
import { activeLocation, idleLocation, locationInWords } from './locations'
import { seatInWords, seatPanel, seatRows, type Taken } from './seats'

const GAP = 12
const WIDE = PAGE_WIDTH - 2 * GAP
const COLUMN = (PAGE_WIDTH - 3 * GAP) / 2
const IN_A_ROW = 3
/** Least width of a location. */
const LEAST = 300

const SIDE_NAMES: Readonly<Record<Side, string>> = { 'free-peoples': 'Free Peoples', shadow: 'Shadow' }

/** What stands under the title. */
export const subtitle = ({ viewer, outcome, table, derived: { turn, score } }: TableReading): string => {
  const seen = viewer === null || viewer === 'spectator' ? 'a spectator' : nameOf(viewer)
  const now = turn === null ? [] : [`${nameOf(turn)} to act`]
  const end = outcome === null ? now : [`won by ${outcome.winners.map(nameOf).join(' and ')}`]
  return [
    `round ${table.round}`,
    `${score['free-peoples']} to ${score.shadow}`,
    ...end,
    `seen by ${seen}`,
  ].join(' · ')
}

/** The seats that are taken, in their order. */
export const takenIn = ({ derived }: TableReading): ReadonlyArray<Taken> =>
  SEATS.flatMap((seat) => {
    const own = derived.seats[seat]
    return own === undefined ? [] : [[seat, own] as const]
  })

/** The locations that are fought over, side by side where there is room. */
export const locationsOf = (
  { derived: { locations: all } }: TableReading,
  highlight: ReadonlySet<string>,
  room: number,
  look: CardLook = WHOLE,
): Block => {
  const columns = Math.max(1, Math.min(IN_A_ROW, all.length, Math.floor(room / LEAST)))
  const width = (room - (columns - 1) * GAP) / columns
  return flow(
    all.map((one) => activeLocation(one, width, highlight, look)),
    { width: room + 1, gap: GAP },
  )
}

/** What both sides hold, what waits, and what is on its way. */
export const heldBlocks = (
  { table, derived }: TableReading,
  highlight: ReadonlySet<string>,
  room: number,
  { face }: CardLook = WHOLE,
): ReadonlyArray<Block> => {
  const idle = (ids: ReadonlyArray<Parameters<typeof idleLocation>[0]>): ReadonlyArray<Block> =>
    ids.map((id) => idleLocation(id, highlight))
  const pathsAt = (place: string) => PATH_IDS.filter((id) => table.paths[id] === place)
  const ofSide = (side: Side): ReadonlyArray<Block> => {
    const score = derived.score[side]
    const battlegrounds = BATTLEGROUND_IDS.filter((id) => table.battlegrounds[id] === side)
    const corruption = side === 'shadow' ? [`corruption ${table.corruption}`] : []
    const words = [`${score} ${score === 1 ? 'point' : 'points'}`, ...corruption].join(', ')
    return titled(SIDE_NAMES[side], [caption(words), ...idle(battlegrounds), ...idle(pathsAt(side))], room)
  }
  const deckOf = (side: Side) =>
    BATTLEGROUNDS.filter((one) => one.side === side && table.battlegrounds[one.id] === 'deck').map(
      ({ id }) => id,
    )
  return [
    ...SIDES.flatMap(ofSide),
    ...SIDES.flatMap((side) => titled(`${SIDE_NAMES[side]} deck`, idle(deckOf(side)), room)),
    ...titled('Paths ahead', idle(pathsAt('unused')), room),
    ...titled('Nobody’s', idle(pathsAt('nobody')), room),
    ...titled(
      'Being played',
      COPY_IDS.filter((id) => table.at[id] === 'playing').map((id) => face(id, 'playing')),
      room,
    ),
    ...titled(
      'This round',
      table.lasting.map((id) => face(id, 'lasting')),
      room,
    ),
  ]
}

/** What the signs on cards mean. */
export const legendBlocks = (): ReadonlyArray<Block> =>
  ICONS.flatMap((icon) => [iconSign(icon, 1, QUIET.ink), caption(ICON_WORDS[icon])])

/** Two panels side by side, the pair as high as the higher one needs. */
const seatsBlock = (table: TableReading): Block => {
  const panels = takenIn(table).map((taken) => ({ taken, rows: seatRows(table, taken, COLUMN) }))
  const blocks = panels.map(({ taken, rows }, place): Block => {
    const other = panels[place % 2 === 0 ? place + 1 : place - 1]
    const height = Math.max(rows.height, other?.rows.height ?? 0) + 46
    return {
      width: COLUMN,
      height,
      at: (x, y) =>
        group({ 'data-seat': taken[0] }, [seatPanel(rows, taken, { x, y, width: COLUMN, height })]),
    }
  })
  return flow(blocks, { width: WIDE + 1, gap: GAP })
}

/** The table in words. */
export const wordsOf = (table: TableReading): string =>
  [subtitle(table), ...table.derived.locations.map(locationInWords), ...takenIn(table).map(seatInWords)]
    .map((words) => `${words}.`)
    .join(' ')

/** The picture. */
export const cardGameBoard = (table: TableReading, { width, title, highlight }: Drawing): string => {
  const locations = locationsOf(table, highlight, WIDE)
  const held = flow(heldBlocks(table, highlight, WIDE - 28), { width: WIDE - 28, gap: 7 })
  const seats = seatsBlock(table)
  const signs = flow(legendBlocks(), { width: WIDE, gap: 8 })
  const below = HEAD + locations.height + (locations.height === 0 ? 0 : GAP)
  const place = { x: GAP, y: below, width: WIDE, height: held.height + 46 }
  const seatsTop = below + place.height + GAP
  const foot = seatsTop + seats.height + GAP
  const about = {
    game: 'card-game',
    title: title ?? cardGame.title,
    subtitle: subtitle(table),
    description: wordsOf(table),
    height: Math.ceil(foot + signs.height + 30),
    width,
  }
  return page(about, [
    group({ 'data-map': 'card-game' }, onLines([locations.at(GAP, HEAD)])),
    panel('Held and ahead', place, [held.at(place.x + 14, place.y + 34)]),
    seats.at(GAP, seatsTop),
    signs.at(GAP, foot),
    line('A card with round corners is a character.', GAP, foot + signs.height + 18, {
      size: 12,
      fill: QUIET.ink,
    }),
  ])
}
