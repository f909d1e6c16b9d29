/** The whole picture of The Confrontation: the board and a panel for each side. */
import { REGIONS, region as regionById, SIDES } from '../../confrontation'
import type { PieceReading, Reading } from '../../confrontation'
import { element, group, onLines } from '../draw/element'
import { HEAD, page, PAGE_WIDTH } from '../draw/page'
import { BOARD, QUIET } from '../draw/palette'
import { line } from '../draw/text'
import type { Drawing } from '../options'
import { faceOf, SIDE_NAMES } from './pieces'
import { ON_PAGE, type Places } from './places'
import { region, regionInWords, ways } from './regions'
import { sidePanel, sideRows } from './sides'

const GAP = 12
const COLUMN = (PAGE_WIDTH - 3 * GAP) / 2
const FOOT = 26

const PEOPLE: ReadonlyMap<string, string> = new Map([
  ['fellowship', 'the Fellowship'],
  ['sauron', 'Sauron'],
  ['first', 'the first player'],
  ['second', 'the second player'],
])
const named = (seat: string): string => PEOPLE.get(seat) ?? 'a spectator'

/** What stands under the title. */
export const subtitle = ({ viewer, table: { turn: side, turns }, outcome }: Reading): string => {
  const turn = side === null ? 'before the first turn' : `turn ${turns}, ${SIDE_NAMES[side]} to move`
  const end =
    outcome === null
      ? []
      : [outcome.winners.length === 0 ? 'a draw' : `won by ${outcome.winners.map(named).join(' and ')}`]
  return [outcome === null ? turn : `${turns} turns`, `seen by ${named(viewer ?? 'spectator')}`, ...end].join(
    ' · ',
  )
}

/** Sauron's pieces that the viewer can tell apart. */
const piecesOfSauron = ({ derived: { regions, offBoard } }: Reading): ReadonlyArray<PieceReading> => {
  const { unplaced, defeated, unseen } = offBoard.sauron
  return [
    ...REGIONS.flatMap(({ id }) => regions[id].sauron.pieces),
    ...unplaced.pieces,
    ...defeated,
    ...unseen,
  ]
}

const compelled = (reading: Reading): string => {
  const { compelled: tile, compelledIn } = reading.table
  if (tile === null) return ''
  const piece = piecesOfSauron(reading).find((one) => one.tile === tile)
  const name = piece === undefined ? 'a hidden piece' : faceOf(piece).name
  const where = regionById(compelledIn ?? '')?.name
  return `Sauron must move ${name}${where === undefined ? '' : ` from ${where}`} in his next turn.`
}

/** What the signs on the board mean. */
export const NOTES: ReadonlyArray<string> = [
  'Solid lines: ways forward and back.',
  'Dotted: sideways.',
  'Black bars: mountains side by side, no way.',
  'Arrows: Fellowship only.',
  'An eye: revealed to both sides.',
  'A gold ring: bears the Ring.',
]

/** The board with everything on it; `top` is where it begins. */
export const mapOf = (
  table: Reading,
  highlight: ReadonlySet<string>,
  top: number,
  places: Places = ON_PAGE,
): string =>
  group(
    { transform: `translate(0 ${top})`, 'data-map': 'confrontation' },
    onLines([ways(places), ...REGIONS.map((data) => region(data, table, highlight, places))]),
  ) + line(compelled(table), 24, top + 24, { size: 13, bold: true })

/** The board in words. */
export const wordsOf = (table: Reading): string =>
  [
    `${subtitle(table)}.`,
    ...REGIONS.map((data) => `${regionInWords(table, data)}.`),
    ...(compelled(table) === '' ? [] : [compelled(table)]),
  ].join(' ')

/** The picture. */
export const confrontationBoard = (table: Reading, { width, title, highlight }: Drawing): string => {
  const rows = SIDES.map((side) => ({ side, block: sideRows(table, side, COLUMN) }))
  const top = HEAD + ON_PAGE.height + FOOT
  const height = Math.max(...rows.map(({ block }) => block.height)) + 46
  const about = {
    game: 'confrontation',
    title: title ?? 'The Confrontation',
    subtitle: subtitle(table),
    description: wordsOf(table),
    height: Math.ceil(top + height + GAP),
    width,
  }
  return page(about, [
    element('rect', { x: 0, y: HEAD, width: PAGE_WIDTH, height: ON_PAGE.height, fill: BOARD }),
    mapOf(table, highlight, HEAD),
    line(NOTES.join(' '), 24, HEAD + ON_PAGE.height + 18, {
      size: 12,
      fill: QUIET.ink,
      max: PAGE_WIDTH - 48,
    }),
    ...rows.map(({ side, block }, ix) =>
      sidePanel(block, side, { x: GAP + ix * (COLUMN + GAP), y: top, width: COLUMN, height }),
    ),
  ])
}
