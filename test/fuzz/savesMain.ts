/**
 * Edited saves in great number, of every game with every config and start that the soak plays:
 *
 *     npm run fuzz:saves -- --game confrontation --accepted 20000
 *     npm run fuzz:saves -- --game twilight --keep found
 *     npm run fuzz:saves -- --game players --edit frame
 *     npm run fuzz:saves -- --game twilight --evenly
 *     npm run fuzz:saves -- --unedited 20000
 *
 * An edited save that is accepted and cannot be played on is told, and kept in a folder if one is named; and
 * so is a save as it was made that is refused, or is another state when it is read. With `--edit` only edits
 * of several places whose name has that word are made, with `--evenly` edits of one place, each sort of
 * places as often as the others.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type SavedState } from '../../src/kernel'
import { COURSES, GAME_NAMES, type Course, type GameName } from '../soak/courses'
import { evenEditor } from './evenly'
import { pick } from './oddities'
import { editedSave, savesOf, tryEdited } from './saves'
import { editorOf } from './severalPlaces'

/** One of so many decisions is saved. */
const ONE_IN: Readonly<Record<GameName, number>> = {
  battles: 20,
  'card-game': 10,
  confrontation: 4,
  'war-of-the-ring': 40,
  'second-edition': 40,
  twilight: 40,
  players: 40,
  'players-in-twilight': 40,
}
const COURSES_AT_ONCE = 4
const TRIES_PER_SAVE = 20
/** One of so many decisions is saved where saves are read as they are. */
const UNEDITED_ONE_IN = 3

interface Wanted {
  readonly accepted: number
  readonly unedited: number | undefined
  readonly seed: string
  readonly end: number
  readonly keep: string | undefined
  readonly edit: string | undefined
  readonly evenly: boolean
}

/** Edits saves of a game until so many were accepted; how many could not be played on. */
const edit = (name: GameName, { accepted, seed, end, keep, edit: named, evenly }: Wanted): number => {
  const editor = evenly ? evenEditor() : named === undefined ? editedSave : editorOf(named)
  const counts = { refused: 0, same: 0, accepted: 0, failed: 0 }
  const before = process.cpuUsage().user
  for (let round = 0; counts.accepted < accepted && Date.now() < end; round++) {
    const random = randomFrom(`${seed} ${name} ${round}`)
    const courses = Array.from({ length: COURSES_AT_ONCE }, () => pick(random, COURSES[name]))
    const saves = courses.map(({ subject, setting }, place) =>
      savesOf({ ...subject, settings: [setting] }, `${seed} ${round} ${place}`, 1, ONE_IN[name]),
    )
    const donors = saves.flat()
    for (let tries = TRIES_PER_SAVE * donors.length; tries > 0 && counts.accepted < accepted; tries--) {
      const place = random(courses.length)
      const own = saves[place] ?? []
      const course = courses[place]
      if (own.length === 0 || course === undefined || Date.now() >= end) continue
      const verdict = tryEdited(course.subject, own, random, { donors, edit: editor })
      counts[verdict.taken] += 1
      if (verdict.problem === undefined) continue
      counts.failed += 1
      console.log(`${name}, ${course.name}: ${verdict.at}: ${verdict.problem.slice(0, 200)}`)
      if (keep !== undefined)
        writeFileSync(join(keep, `${name}-${counts.failed}.json`), JSON.stringify(verdict.document))
    }
  }
  const minutes = ((process.cpuUsage().user - before) / 60e6).toFixed(1)
  console.log(name, JSON.stringify(counts), `${minutes} minutes of a core`)
  return counts.failed
}

/** What is wrong with how a save is read that nobody has edited. */
const misread = ({ subject }: Course, saved: SavedState): string | undefined => {
  const read = subject.game.decode(saved)
  if (E.isLeft(read)) return `${read.left.path}: ${read.left.problem}`
  return JSON.stringify(subject.game.encode(read.right)) === JSON.stringify(saved)
    ? undefined
    : 'is another state'
}

/** Reads so many saves of a game as they were made; how many were misread. */
const readBack = (name: GameName, { unedited = 0, seed, end, keep }: Wanted): number => {
  const counts = { read: 0, failed: 0 }
  for (let round = 0; counts.read < unedited && Date.now() < end; round++) {
    const course = pick(randomFrom(`${seed} ${name} ${round}`), COURSES[name])
    const { subject, setting } = course
    for (const saved of savesOf(
      { ...subject, settings: [setting] },
      `${seed} ${round}`,
      1,
      UNEDITED_ONE_IN,
    )) {
      const problem = misread(course, saved)
      counts.read += 1
      if (problem === undefined) continue
      counts.failed += 1
      console.log(`${name}, ${course.name}: ${problem.slice(0, 200)}`)
      if (keep !== undefined)
        writeFileSync(join(keep, `${name}-unedited-${counts.failed}.json`), JSON.stringify(saved))
    }
  }
  console.log(name, JSON.stringify(counts))
  return counts.failed
}

const main = (): void => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      accepted: { type: 'string' },
      unedited: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
      keep: { type: 'string' },
      edit: { type: 'string' },
      evenly: { type: 'boolean' },
    },
  })
  if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true })
  const wanted = {
    accepted: Number(values.accepted ?? 1000),
    unedited: values.unedited === undefined ? undefined : Number(values.unedited),
    seed: values.seed ?? 'saves',
    end: Date.now() + 60_000 * Number(values.minutes ?? 600),
    keep: values.keep,
    edit: values.edit,
    evenly: values.evenly ?? false,
  }
  const names = GAME_NAMES.filter((name) => values.game === undefined || values.game === name)
  const hunt = wanted.unedited === undefined ? edit : readBack
  const failed = names.reduce((sum, name) => sum + hunt(name, wanted), 0)
  process.exitCode = failed === 0 ? 0 : 1
}

main()
