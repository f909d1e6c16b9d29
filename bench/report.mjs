/** The table of results, and the comparison with saved ones. */

const number = (value) => {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return String(Math.round(value * 1000) / 1000)
}

const UNITS = {
  chessops: 'perft nodes/s',
  chessjs: 'perft nodes/s',
  boardgameio: 'no-op moves/s',
}

/** All numbers of the results as rows: group, name, value, unit, and whether more is better. */
export const rowsOf = ({ yardsticks, games }) => [
  ...Object.entries(yardsticks).map(([name, value]) => ({
    group: 'yardstick',
    name,
    value,
    unit: UNITS[name],
    rate: true,
  })),
  ...Object.entries(games).flatMap(([game, results]) => rowsOfGame(game, results)),
]

const rowsOfGame = (group, game) => {
  const row = (name, value, unit, rate = false) => ({ group, name, value, unit, rate })
  return [
    row('random play', game.decisionsPerSecond, 'decisions/s', true),
    row('ratio to chessops', game.ratioToChessops, ''),
    row('ratio to chessops, alone', game.ratioToChessopsAlone, ''),
    row('its first second', game.firstSecond, 'decisions/s', true),
    ...Object.entries(game.playouts).map(([name, value]) => row(`  ${name}`, value, 'decisions/s', true)),
    row('tree walk', game.perftNodesPerSecond, 'perft nodes/s', true),
    row('newGame', game.newGamePerSecond, 'calls/s', true),
    row('legalActions', game.legalActionsPerSecond, 'calls/s', true),
    row('applyAction', game.applyActionPerSecond, 'calls/s', true),
    row('view', game.viewPerSecond, 'calls/s', true),
    row('encode', game.encodePerSecond, 'calls/s', true),
    row('decode', game.decodePerSecond, 'calls/s', true),
    row('hash', game.hashPerSecond, 'calls/s', true),
    row('key of any state', game.keyPerSecond, 'calls/s', true),
    row('playout', game.playoutPerSecond, 'decisions/s', true),
    row('encoded state, mean', game.bytesPerState.mean, 'bytes'),
    row('encoded state, max', game.bytesPerState.max, 'bytes'),
    row('state kept alone', game.heapPerStateAlone, 'bytes of heap'),
    row('state kept among its thousand', game.heapPerKeptState, 'bytes of heap'),
    row('a thousand kept against one', game.thousandStatesRatio, 'times'),
    row('options of a decision, median', game.optionsPerDecision.median, ''),
    row('options of a decision, 99th percentile', game.optionsPerDecision.p99, ''),
    row('options of a decision, max', game.optionsPerDecision.max, ''),
  ]
}

const relative = (row, yardsticks) => (row.rate ? number(row.value / yardsticks.chessops) : '')

const aligned = (lines) => {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  return lines.map((line) =>
    line
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  )
}

/** The results as a table for a person; with `saved` results, each number also relative to the saved one. */
export const tableOf = (results, saved) => {
  const before = new Map(
    saved === undefined ? [] : rowsOf(saved).map((row) => [`${row.group} ${row.name}`, row]),
  )
  const head = ['', '', 'value', 'unit', 'to chessops', ...(saved === undefined ? [] : ['to saved'])]
  const lines = rowsOf(results).map((row) => {
    const cells = [row.group, row.name, number(row.value), row.unit, relative(row, results.yardsticks)]
    if (saved === undefined) return cells
    const old = before.get(`${row.group} ${row.name}`)
    return [...cells, old?.value === undefined ? '' : `${number(row.value / old.value)} x`]
  })
  const same = saved === undefined ? '' : results.checksum === saved.checksum ? ' (as saved)' : ' (CHANGED)'
  return [...aligned([head, ...lines]), '', `checksum ${results.checksum}${same}`].join('\n')
}

/** The ratio of every number to the saved one, by group and name. */
export const comparisonOf = (results, saved) => {
  const before = new Map(rowsOf(saved).map((row) => [`${row.group} ${row.name}`, row.value]))
  const ratios = rowsOf(results)
    .map((row) => [`${row.group} ${row.name.trim()}`, row.value / before.get(`${row.group} ${row.name}`)])
    .filter(([, ratio]) => Number.isFinite(ratio))
  return { ratios: Object.fromEntries(ratios), sameChecksum: results.checksum === saved.checksum }
}
