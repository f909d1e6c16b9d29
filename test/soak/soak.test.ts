/**
 * The soak itself: it finds what is wrong with a game that is broken on purpose, makes it small and says how
 * to see it again; a sound game passes; and what it met is told against what there is.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, describe, expect, it } from 'vitest'
import { randomFrom } from '../../src/kernel'
import { STARTS as CARD_GAME_STARTS } from '../card-game/scenarios/starts'
import { SCENARIOS as CONFRONTATION_SCENARIOS } from '../confrontation/scenarios'
import { LAWS } from '../kernel/conformance/laws'
import { LEGALITY } from '../kernel/conformance/legality'
import { run, ROOT } from '../package/scratch'
import { RULE_SCENARIOS } from '../war-of-the-ring/scenarios/rules'
import { COSTLY, faultAt, faultOfPlay, lawsOfPlays, QUICK, THOROUGH } from './checks'
import { COURSES, courseNamed, GAME_NAMES } from './courses'
import { addTo, neverMet, notingRefusals, tallyMoment, type Tally } from './coverage'
import { readOptions } from './options'
import { DEPTHS, playGame, wishful, type Order } from './player'
import { progressOn } from './progress'
import { shrink } from './shrink'
import { following, walk } from './walk'
import { rulesNamed, rulesNeverMet, WANTED } from './wanted'
import { PROOF } from '../thorough'

const MINUTE = 60_000
const orderOf = (order: Partial<Order>): Order => {
  const game = order.game ?? 'confrontation'
  return { game, number: 0, seed: 'test', depth: DEPTHS[game], broken: false, ...order }
}

describe('the soak', { timeout: MINUTE }, () => {
  it('has courses with a name each, and a law for every place', () => {
    for (const game of GAME_NAMES) {
      const names = COURSES[game].filter(({ fromSetUp }) => game === 'confrontation' || !fromSetUp)
      expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
    }
    const [course] = COURSES.confrontation
    const plays = course === undefined ? [] : lawsOfPlays(course)
    expect(new Set([...QUICK, ...THOROUGH, ...plays])).toEqual(new Set(LAWS))
    expect(THOROUGH).toEqual(expect.arrayContaining([...COSTLY]))
  })

  it('finds nothing wrong with sound games, and plays a number the same way again', () => {
    for (const number of [0, 101, 333]) {
      const played = playGame(orderOf({ number }))
      expect(played.fault).toBeUndefined()
      expect(playGame(orderOf({ number })).naturals).toEqual(played.naturals)
    }
  })

  it('plays the same game if it looks at few of its states', () => {
    const all = playGame(orderOf({ number: 7 }))
    const few = playGame(orderOf({ number: 7, depth: { ...DEPTHS.confrontation, look: 20 } }))
    expect(few.naturals).toEqual(all.naturals)
    const met = ({ counts }: typeof all): number =>
      Object.values(counts['questions asked'] ?? {}).reduce((sum, number) => sum + number, 0)
    expect(met(few)).toBeGreaterThan(0)
    expect(met(few)).toBeLessThan(met(all) / 5)
  })

  it('tries every law in a state, if it is thorough', () => {
    const [course] = COURSES.confrontation
    if (course === undefined) throw new Error('no course')
    let tried = 0
    const { fault } = walk(course, 'test', following([1, 2, 3]), (moment) => {
      if (moment.step !== 3) return undefined
      tried++
      return faultAt(moment, THOROUGH)
    })
    expect([fault, tried]).toEqual([undefined, 1])
  })

  it.each([
    ...CARD_GAME_STARTS.map(({ name, rules }) => ['card-game', name, rules] as const),
    ...CONFRONTATION_SCENARIOS.map(({ name, rules }) => ['confrontation', name, rules] as const),
    ...RULE_SCENARIOS.map(({ name, meets }) => ['war-of-the-ring', `${name} seeded`, meets] as const),
  ])('comes, in %s, by %s, to what it is for', (game, name, names) => {
    const tally: Tally = new Map()
    const plain = courseNamed(game, name)
    if (plain === undefined) throw new Error('no such course')
    const choose = wishful(plain.wishes ?? { once: [] }, randomFrom(name))
    const { fault } = walk(
      notingRefusals(plain, tally),
      name,
      (options, step) => (step > 25 ? undefined : choose(options, step)),
      (moment) => {
        tallyMoment(tally, moment)
        return faultAt(
          moment,
          LEGALITY.filter(({ says }) => says.includes('one field')),
        )
      },
    )
    expect(fault).toBeUndefined()
    const met = [...tally.values()].flatMap((counts) => [...counts.keys()])
    expect(met).toEqual(expect.arrayContaining([...names]))
  })

  it('plays the scenarios and positions of War of the Ring', () => {
    const late = COURSES['war-of-the-ring'].findIndex(({ name }) => name === 'last seeded')
    const played = playGame(orderOf({ game: 'war-of-the-ring', number: late }))
    expect(played.fault).toBeUndefined()
    expect(played.naturals.length).toBeGreaterThan(0)
  })

  it('counts what it meets, and says what it never met', () => {
    const tally: Tally = new Map()
    addTo(tally, playGame(orderOf({})).counts)
    addTo(tally, playGame(orderOf({ number: 1 })).counts)
    expect(tally.get('questions asked')?.get('decide/placement')).toBeGreaterThan(10)
    expect(tally.get('rules that refused')?.size).toBeGreaterThan(3)
    expect(neverMet(tally, WANTED.confrontation)['special cards played']).toHaveLength(8)
    const rules = rulesNeverMet('confrontation', tally)
    expect(rules).toContain('end.threeInShire')
    expect(rules).not.toContain('setup.place')
    expect(rulesNamed('war-of-the-ring')).not.toContain('board.coast')
  })
})

describe('a broken game', { timeout: MINUTE }, () => {
  const [failed] = Array.from({ length: 8 }, (_, number) =>
    playGame(orderOf({ number, broken: true })),
  ).filter(({ fault }) => fault !== undefined)

  it('fails by the law it breaks, and becomes small', () => {
    expect(failed?.fault?.law).toMatch(/^law 7: the invariants/)
    if (failed?.fault === undefined) return
    const small = shrink({ ...failed, fault: failed.fault }, 5000)
    expect(small.fault.law).toBe(failed.fault.law)
    expect(small.naturals.length).toBeLessThan(failed.naturals.length)
    expect(small.naturals.filter((natural) => natural > 0).length).toBeLessThanOrEqual(4)
  })

  it('is shrunk by whole games too', () => {
    const [course] = COURSES.confrontation
    if (course === undefined) throw new Error('no course')
    const { game } = course.subject
    const forgetful = {
      ...game,
      notation: (record: never) => game.notation(record).replace(/; [^;\n]*$/m, ''),
    }
    const broken = { ...course, subject: { ...course.subject, game: forgetful as never } }
    const naturals = playGame(orderOf({})).naturals
    const fault = faultOfPlay(broken, 'test 0', naturals, lawsOfPlays(broken))
    expect(fault?.law).toMatch(/notation/)
    if (fault === undefined) return
    const small = shrink({ course: broken, seed: 'test 0', naturals, fault }, 2000)
    expect(small.naturals.length).toBeLessThan(naturals.length / 2)
  })
})

describe('npm run soak', { timeout: 2 * MINUTE }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const start = (...args: ReadonlyArray<string>) =>
    run(ROOT, process.execPath, 'test/soak/start.mjs', 'soak/main.ts', ...args)

  it.runIf(PROOF)(
    'stops at a failure, writes the record, and replays it by the command it gives',
    async () => {
      const told = await start(
        '--broken',
        '--games',
        '9',
        '--cores',
        '1',
        '--patience',
        '3',
        '--out',
        folder,
      ).then(
        () => 'it did not fail',
        (error: unknown) => String((error as Error).message),
      )
      const [name = ''] = readdirSync(folder)
      const path = join(folder, name)
      expect(told).toContain('FAILED: game ')
      expect(told).toContain(`npm run soak -- --replay ${path}`)
      const saved = JSON.parse(readFileSync(path, 'utf8')) as {
        naturals: Array<number>
        story: Array<string>
      }
      expect(saved.story).toHaveLength(saved.naturals.length)
      const replayed = await start('--replay', path).then(
        () => 'it did not fail',
        (error: unknown) => String((error as Error).message),
      )
      expect(replayed).toMatch(new RegExp(`After ${saved.naturals.length} decisions law 7: the invariants`))
    },
  )

  it('reads its options, and says what is wrong with them', () => {
    const read = readOptions(['--games', '5', '--game', 'confrontation', '--every', '3', '--plays', '7'])
    expect(read).toMatchObject(E.right({ games: 5, of: ['confrontation'], every: 3, plays: 7 }))
    expect(readOptions(['--thorough'])).toMatchObject(E.right({ thorough: true }))
    for (const wrong of [
      ['--games', 'x'],
      ['--game', 'chess'],
      ['--every', '0'],
      ['--look', '1.5'],
      ['--plays', 'none'],
      ['--what'],
      ['--cores', '-1'],
    ])
      expect(E.isLeft(readOptions(wrong))).toBe(true)
  })
})

it('a bar is drawn on a terminal, lines elsewhere, and neither too often', () => {
  const drawn = (isTerminal: boolean): string => {
    let [text, now] = ['', 0]
    const bar = progressOn({ write: (more) => void (text += more), isTerminal, now: () => now }, 10, 'games')
    for (let done = 1; done <= 10; done++) {
      now += 5000
      bar.tell(done, 'so far')
    }
    bar.end()
    return text
  }
  expect(drawn(true)).toContain('[###############...............] 5 of 10 games, so far, 0:25, 0:25 left')
  expect(drawn(false)).toBe('6 of 10 games, so far, 0:30, 0:20 left\n')
})
