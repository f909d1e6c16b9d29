/** No edited snapshot makes a function throw or hang: it is refused, over, or played on. */
import { describe, expect, it } from 'vitest'
import { randomFrom, type SavedState } from '../../src/kernel'
import { COURSES, GAME_NAMES, type Course, type GameName } from '../soak/courses'
import { thorough } from '../thorough'
import { pick } from './oddities'
import { alongPlay, tryEdited, type Verdict } from './snapshots'

/** The games, with their editions and expansions. */
const GAMES: Readonly<Record<string, ReadonlyArray<GameName>>> = {
  battles: ['battles'],
  'card-game': ['card-game'],
  confrontation: ['confrontation'],
  'war-of-the-ring': GAME_NAMES.filter((name) => !['battles', 'card-game', 'confrontation'].includes(name)),
}

const EDITS = Number(process.env['EDITED_SNAPSHOTS'] ?? thorough(250, 20_000))
const SEED = process.env['EDITED_SEED'] ?? 'snapshots'
const COURSES_AT_ONCE = 4
const EDITS_AT_ONCE = 250
const SAVED_AT_MOST = 25
/** No decode with twelve decisions takes longer, on a busy machine either. */
const PATIENCE = 20_000

/** Snapshots of a random game, spread over its length. */
const snapshotsOf = ({ subject, setting }: Course, seed: string): ReadonlyArray<SavedState> => {
  let all: Array<SavedState> = []
  let every = 1
  alongPlay(subject, setting, seed, (state, made) => {
    if (made % every !== 0) return
    all.push(subject.game.encode(state))
    if (all.length < 2 * SAVED_AT_MOST) return
    all = all.filter((_, place) => place % 2 === 0)
    every *= 2
  })
  return all
}

const verdictsOf = (names: ReadonlyArray<GameName>, round: number, edits: number): ReadonlyArray<Verdict> => {
  const random = randomFrom(`${SEED} ${names.join()} ${round}`)
  const courses = Array.from({ length: COURSES_AT_ONCE }, () => pick(random, COURSES[pick(random, names)]))
  const saves = courses.map((course, place) => snapshotsOf(course, `${SEED} ${round} ${place}`))
  return Array.from({ length: edits }, () => {
    const place = random(courses.length)
    return tryEdited((courses[place] as Course).subject, saves[place] ?? [], saves.flat(), random)
  })
}

describe.each(Object.entries(GAMES))('edited snapshots of %s', { timeout: 7_200_000 }, (_, names) => {
  it('are refused, over, or played on; nothing throws or hangs', () => {
    const ends = new Map<string, number>()
    const wrong: Array<string> = []
    for (let done = 0, round = 0; done < EDITS; done += EDITS_AT_ONCE, round++)
      for (const { end, at, milliseconds } of verdictsOf(
        names,
        round,
        Math.min(EDITS_AT_ONCE, EDITS - done),
      )) {
        ends.set(end, (ends.get(end) ?? 0) + 1)
        if (end === 'threw' || end === 'said nothing') wrong.push(`${end} at ${at}`)
        if (milliseconds > PATIENCE) wrong.push(`${Math.round(milliseconds)} ms at ${at}`)
      }
    expect(wrong).toEqual([])
    expect(ends.get('unreadable')).toBeGreaterThan(0)
    expect((ends.get('goes on') ?? 0) + (ends.get('over') ?? 0)).toBeGreaterThan(0)
    if (process.env['EDITED_SNAPSHOTS'] !== undefined) console.log(Object.fromEntries(ends))
  })
})
