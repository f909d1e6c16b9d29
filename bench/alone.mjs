/**
 * Random play of one game in a process of its own, as people play it: node bench/alone.mjs [game] [pace].
 * Beside the yardsticks, with the pace of run.mjs; prints the ratio to chessops as one JSON object.
 */
import { besideYardsticks, PACES } from './beside.mjs'

const [name = 'war-of-the-ring', pace = 'full'] = process.argv.slice(2)
const { subject } = await import(`./games/${name}.mjs`)
const { ratioToChessops } = besideYardsticks(subject, PACES[pace])

console.log(JSON.stringify({ ratioToChessopsAlone: ratioToChessops }))
