/** The whole picture of The Confrontation: the board and a panel for each side. */
import { REGIONS, SIDES } from '../../confrontation'
import { element, group, onLines } from '../draw/element'
import { HEAD, page, PAGE_WIDTH } from '../draw/page'
import { BOARD, QUIET } from '../draw/palette'
import { line } from '../draw/text'
import type { Drawing } from '../options'
import { faceOf, SIDE_NAMES } from './pieces'
import { BOARD_HEIGHT } from './places'
import { region, regionInWords, ways } from './regions'
import type { SeenConfrontation } from './seen'
import { sidePanel, sideRows } from './sides'

const GAP = 12
const COLUMN = (PAGE_WIDTH - 3 * GAP) / 2
const FOOT = 26

const VIEWERS = {
  fellowship: 'seen by the Fellowship',
  sauron: 'seen by Sauron',
  first: 'seen by the first player',
  second: 'seen by the second player',
  spectator: 'seen by a spectator',
} as const

const subtitle = ({ viewer, state }: SeenConfrontation): string => {
  const { table, outcome } = state
  const turn =
    table.turn === null ? 'before the first turn' : `turn ${table.turns}, ${SIDE_NAMES[table.turn]} to move`
  const end =
    outcome === null ? [] : [outcome.winners.length === 0 ? 'a draw' : `won by ${outcome.winners.join(', ')}`]
  return [outcome === null ? turn : `${table.turns} turns`, VIEWERS[viewer], ...end].join(' · ')
}

const compelled = ({ state }: SeenConfrontation): string => {
  const { table, stack } = state
  if (table.compelled === null) return ''
  const name = table.compelled === 'hidden' ? 'a hidden piece' : faceOf(table, stack, table.compelled).name
  const where = REGIONS.find(({ id }) => id === table.compelledIn)?.name
  return `Sauron must move ${name}${where === undefined ? '' : ` from ${where}`} in his next turn.`
}

const NOTES =
  'Solid lines: ways forward and back. Dotted: sideways. Black bars: mountains side by side, no way. ' +
  'Arrows: Fellowship only. An eye: revealed to both sides. A gold ring: bears the Ring.'

/** The picture. */
export const confrontationBoard = (seen: SeenConfrontation, { width, title, highlight }: Drawing): string => {
  const rows = SIDES.map((side) => ({ side, block: sideRows(seen, side, COLUMN) }))
  const top = HEAD + BOARD_HEIGHT + FOOT
  const height = Math.max(...rows.map(({ block }) => block.height)) + 46
  const words = [
    `${subtitle(seen)}.`,
    ...REGIONS.map((data) => `${regionInWords(seen, data)}.`),
    ...(compelled(seen) === '' ? [] : [compelled(seen)]),
  ]
  const about = {
    game: 'confrontation',
    title: title ?? 'The Confrontation',
    subtitle: subtitle(seen),
    description: words.join(' '),
    height: Math.ceil(top + height + GAP),
    width,
  }
  return page(about, [
    element('rect', { x: 0, y: HEAD, width: PAGE_WIDTH, height: BOARD_HEIGHT, fill: BOARD }),
    group(
      { transform: `translate(0 ${HEAD})`, 'data-map': 'confrontation' },
      onLines([ways(), ...REGIONS.map((data) => region(data, seen, highlight))]),
    ),
    line(compelled(seen), 24, HEAD + 24, { size: 13, bold: true }),
    line(NOTES, 24, HEAD + BOARD_HEIGHT + 18, { size: 12, fill: QUIET.ink, max: PAGE_WIDTH - 48 }),
    ...rows.map(({ side, block }, ix) =>
      sidePanel(block, side, { x: GAP + ix * (COLUMN + GAP), y: top, width: COLUMN, height }),
    ),
  ])
}
