/**
 * Replays a recorded game and writes a picture of every position.
 *
 *   node examples/replay-svg.mjs [--record file] [--out folder] [--viewer seat] [--every n]
 *
 * Reads a record as examples/replay.mjs does, by default examples/games/short.txt. The pictures show what
 * the viewer may see (by default a spectator, for whom hidden pieces stay hidden): 0000.svg is the first
 * position, and so on. Without a folder they go into a new one among the temporary files.
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { confrontation, warOfTheRing } from 'middle-earth-rules'
import { boardSvg } from 'middle-earth-rules/svg'

const { values } = parseArgs({
  options: {
    record: { type: 'string' },
    out: { type: 'string' },
    viewer: { type: 'string', default: 'spectator' },
    every: { type: 'string', default: '1' },
  },
})
const text = readFileSync(values.record ?? new URL('games/short.txt', import.meta.url), 'utf8')
const isWar = /^game war-of-the-ring$|"game":\s*"war-of-the-ring"/m.test(text)
const game = isWar ? warOfTheRing : confrontation

const orStop = (either) => {
  if (either._tag === 'Right') return either.right
  const { index, path = index === undefined ? '' : `action ${index + 1}`, problem } = either.left
  console.error(`${path}: ${problem}`)
  process.exit(1)
}

const every = Number(values.every)
if (!(Number.isInteger(every) && every > 0))
  orStop({ left: { path: '--every', problem: 'a number is wanted' } })
const withoutNotes = text.replace(/^#.*$/gm, '')
const record = text.trimStart().startsWith('{') ? JSON.parse(text) : orStop(game.parse(withoutNotes))
const { states } = orStop(game.replay(record))
const out = values.out ?? mkdtempSync(join(tmpdir(), 'frames-'))
mkdirSync(out, { recursive: true })

// Every nth position and the last.
const shown = states.map((state, move) => ({ state, move }))
const frames = shown.filter(({ move }) => move % every === 0 || move === states.length - 1)
for (const { state, move } of frames) {
  const title = `${game.name}, after ${move} of ${record.actions.length} actions`
  const picture = orStop(boardSvg(game.view(state, values.viewer), { title }))
  writeFileSync(join(out, `${String(move).padStart(4, '0')}.svg`), picture)
}
console.log(`${frames.length} pictures of ${states.length} positions, as ${values.viewer} sees them: ${out}`)
