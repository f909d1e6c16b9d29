/**
 * Snapshots of all games under all configs: every state that play reaches loads and goes on; and no edited
 * snapshot makes a function throw or hang: it is refused, over, or played on.
 */
import { describe, expect, it } from 'vitest'
import { randomFrom, type SavedState, type State, type Types } from '../../src/kernel'
import { must, mustEqual, mustLeft, mustRight, throughText } from '../kernel/conformance/check'
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

/** Of the configs of a game one in so many is played in `npm test`, and so many decisions of each. */
const ONE_IN = (courses: number): number => thorough(Math.ceil(courses / 12), 1)
const DECISIONS = thorough(300, 20_000)
const LOOKED_AT_ONE_IN = thorough(12, 4)

/** Loads a state from the text of its snapshot, and plays on from both. */
const loads = ({ game }: Course['subject'], state: State<Types>, random: (below: number) => number): void => {
  const loaded = mustRight(game.decode(throughText(game.encode(state))), 'cannot load')
  mustEqual(loaded, state, 'the loaded state')
  must(game.hash(loaded) === game.hash(state), () => 'the hash of the loaded state differs')
  const actions = game.legalActions(state)
  mustEqual(game.legalActions(loaded), actions, 'legal actions of the loaded state')
  if (actions.length === 0) return
  const action = pick(random, actions)
  const [one, other] = [game.applyAction(loaded, action), game.applyAction(state, action)]
  mustEqual(mustRight(one, 'the loaded game goes on'), mustRight(other, 'the game goes on'), 'the next state')
}

describe.each(GAME_NAMES)('states of %s', { timeout: 7_200_000 }, (name) => {
  const courses = COURSES[name].filter((_, place) => place % ONE_IN(COURSES[name].length) === 0)

  it('load, hash and go on alike, whatever the config (law 2)', () => {
    const random = randomFrom(`${SEED} loads ${name}`)
    let tried = 0
    for (const { subject, setting, name: called } of courses)
      alongPlay({ ...subject, longest: DECISIONS }, setting, `${SEED} ${called}`, (state) => {
        if (state.outcome === null && random(LOOKED_AT_ONE_IN) > 0) return
        loads(subject, state, random)
        tried++
      })
    expect(tried).toBeGreaterThan(courses.length)
  })
})

/** The objects of a document that have fields, as the keys that lead there; two are named freely. */
const objectsIn = (value: unknown, path: ReadonlyArray<string> = []): ReadonlyArray<ReadonlyArray<string>> =>
  typeof value !== 'object' || value === null || ['chance.drawn', 'outcome.scores'].includes(path.join('.'))
    ? []
    : [
        ...(Array.isArray(value) ? [] : [path]),
        ...Object.entries(value).flatMap(([key, part]) => objectsIn(part, [...path, key])),
      ]

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

describe.each(GAME_NAMES)('a snapshot of %s', { timeout: 600_000 }, (name) => {
  it('with an unknown field anywhere is refused, never read without it', () => {
    const random = randomFrom(`${SEED} unknown ${name}`)
    for (let round = 0; round < thorough(2, 20); round++) {
      const course = pick(random, COURSES[name])
      for (const saved of snapshotsOf(course, `${SEED} unknown ${round}`)) {
        const document = throughText(saved)
        const path = pick(random, objectsIn(document))
        const at = path.reduce<unknown>((part, key) => Reflect.get(part as object, key), document)
        Object.assign(at as object, { unheardOf: 1 })
        mustLeft(course.subject.game.decode(document), `with a field more at ${path.join('.')}`)
      }
    }
  })
})

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
