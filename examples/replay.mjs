/**
 * Replays a recorded game and shows where it ended.
 *
 *   node examples/replay.mjs [file]     `-` reads standard input; without a file, examples/games/short.txt
 *
 * Reads the text notation, with a last line `# hash ...` if the final state is to be checked, or a record as
 * JSON with a hash for every action. A record that does not replay ends the program with the reason.
 */
import { readFileSync } from 'node:fs'
import { confrontation, warOfTheRing } from 'middle-earth-rules'
import { boardOf } from './board.mjs'
import * as war from './war/words.mjs'
import { explained, SIDES } from './words.mjs'

const [file = new URL('games/short.txt', import.meta.url)] = process.argv.slice(2)
const text = readFileSync(file === '-' ? 0 : file, 'utf8')

const stop = (problem) => {
  console.error(problem)
  process.exit(1)
}

/** The game that the record is of, by the name it bears, and how its board is shown. */
const isWar = /^game war-of-the-ring$|"game":\s*"war-of-the-ring"/m.test(text)
const game = isWar ? warOfTheRing : confrontation
const show = isWar ? (state) => war.boardOf(game, state) : boardOf
const sides = { ...SIDES, ...war.SIDES }

/** The record, and the hash that its last state should have. */
const read = () => {
  if (text.trimStart().startsWith('{')) return { record: JSON.parse(text) }
  const lines = text.split(/\r?\n/)
  const hash = lines.find((line) => line.startsWith('# hash '))?.slice('# hash '.length)
  const parsed = game.parse(lines.filter((line) => !line.startsWith('#')).join('\n'))
  if (parsed._tag === 'Left') return stop(`${parsed.left.path}: ${parsed.left.problem}`)
  return { record: parsed.right, hash }
}

const { record, hash } = read()
const replayed = game.replay(record)
if (replayed._tag === 'Left') {
  const { index, problem, cause } = replayed.left
  stop(`Action ${index + 1}: ${problem} ${cause === undefined ? '' : JSON.stringify(cause)}`)
}

const { states, events } = replayed.right
const last = states.at(-1)
const found = game.hash(last)
if (hash !== undefined && hash !== found) stop(`The game ends with the hash ${found}, not with ${hash}.`)

// A state that was saved and loaded again is the same state: its hash says so for every one of them.
for (const state of states) {
  const loaded = game.decode(JSON.parse(JSON.stringify(game.encode(state))))
  if (loaded._tag === 'Left') stop(`A saved state cannot be loaded: ${loaded.left.problem}`)
  if (game.hash(loaded.right) !== game.hash(state)) stop('A loaded state differs.')
}

const checked = [
  ...(record.hashes === undefined ? [] : [`${record.hashes.length} recorded hashes`]),
  ...(hash === undefined ? [] : ['the final hash']),
  `${states.length} states saved and loaded`,
]
console.log(
  `${record.actions.length} actions, ${events.flat().length} events; checked: ${checked.join(', ')}.`,
)
console.log(`Hash of the final position: ${found}\n`)
console.log(show(last))

const outcome = game.outcome(last)
if (outcome._tag === 'None') console.log(`\nThe game goes on: ${game.actors(last).join(' and ')} to decide.`)
else {
  const { winners, reason, rule } = outcome.value
  console.log(`\nWinner: ${winners.map((seat) => sides[seat] ?? seat).join(' and ') || 'nobody'}. ${reason}`)
  for (const why of game.explain(last, { rule, facts: {} })) console.log(explained(why).join('\n'))
}
