/**
 * Curves as a chart of characters, as a picture, and as a table for other programs.
 */
import type { Curve } from './statistics'

const MARKS = ['*', 'o', '+', 'x']
const COLOURS = ['#b3261e', '#1e5bb3', '#2e7d32', '#6a4c93']
const HEIGHT = 12
const MOST_COLUMNS = 72

const topOf = (curves: ReadonlyArray<Curve>): number =>
  Math.max(1, ...curves.flatMap(({ points }) => points.map(({ mean }) => mean)))

/** The means as characters: turns to the right, values upwards; a later curve hides an earlier one. */
export const textChart = (curves: ReadonlyArray<Curve>): ReadonlyArray<string> => {
  const turns = curves[0]?.points.map(({ turn }) => turn) ?? []
  if (turns.length === 0) return []
  const across = Math.min(MOST_COLUMNS, turns.length)
  const placeOf = (column: number): number => Math.floor((column * turns.length) / across)
  const top = topOf(curves)
  const rows = Array.from({ length: HEIGHT + 1 }, (_, row) => {
    const cells = Array.from({ length: across }, (_unused, column) => {
      const marks = curves.map(({ points }, curve) => {
        const level = Math.round(((points[placeOf(column)]?.mean ?? 0) / top) * HEIGHT)
        return level === HEIGHT - row ? (MARKS[curve % MARKS.length] ?? '*') : undefined
      })
      return marks.reverse().find((mark) => mark !== undefined) ?? ' '
    })
    const label = row % 4 === 0 ? (top * (1 - row / HEIGHT)).toFixed(1) : ''
    return `  ${label.padStart(5)} |${cells.join('')}`.trimEnd()
  })
  const legend = curves.map(({ name }, curve) => `${MARKS[curve % MARKS.length]} ${name}`)
  return [
    ...rows,
    `        +${'-'.repeat(across)} turn ${turns[0]} to ${turns[turns.length - 1]}`,
    `         ${legend.join('   ')} (means)`,
  ]
}

/** A table with a line for each curve and turn. */
export const csvOf = (curves: ReadonlyArray<Curve>): string =>
  [
    'turn,measure,games,mean,least,most',
    ...curves.flatMap(({ name, points }) =>
      points.map(({ turn, games, mean, least, most }) =>
        [turn, `"${name}"`, games, Number(mean.toFixed(4)), least, most].join(','),
      ),
    ),
    '',
  ].join('\n')

const WIDTH = 800
const TALL = 400
const EDGE = 50
const LINE = 20
const FONT = 'font-family="sans-serif" font-size="14"'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const textAt = (x: number, y: number, text: string, more = ''): string =>
  `<text x="${x}" y="${y}"${more}>${escaped(text)}</text>`

/** The means as a picture. */
export const svgOf = (title: string, curves: ReadonlyArray<Curve>): string => {
  const turns = curves[0]?.points.map(({ turn }) => turn) ?? []
  const [first = 0, last = 1] = [turns[0], turns[turns.length - 1]]
  const top = topOf(curves)
  const x = (turn: number): number => EDGE + ((turn - first) / Math.max(1, last - first)) * (WIDTH - 2 * EDGE)
  const y = (value: number): number => TALL - EDGE - (value / top) * (TALL - 2 * EDGE)
  const lines = curves.map(({ name, points }, curve) => {
    const colour = COLOURS[curve % COLOURS.length] ?? 'black'
    const path = points.map(({ turn, mean }) => `${x(turn).toFixed(1)},${y(mean).toFixed(1)}`).join(' ')
    return [
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${path}"/>`,
      textAt(EDGE + LINE, EDGE + LINE * (curve + 1), name, ` fill="${colour}"`),
    ].join('\n')
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${TALL}" ${FONT}>`,
    `<rect width="${WIDTH}" height="${TALL}" fill="white"/>`,
    textAt(EDGE, LINE + 4, title),
    `<path fill="none" stroke="black" d="M${EDGE} ${EDGE}V${TALL - EDGE}H${WIDTH - EDGE}"/>`,
    textAt(4, EDGE + 4, top.toFixed(1)),
    textAt(LINE, TALL - EDGE, '0'),
    textAt(EDGE, TALL - EDGE + LINE, `turn ${first}`),
    textAt(WIDTH - EDGE, TALL - EDGE + LINE, `turn ${last}`, ' text-anchor="end"'),
    ...lines,
    '</svg>',
    '',
  ].join('\n')
}
