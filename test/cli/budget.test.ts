/** What a question in words may cost: its length, the actions that are judged for it, the lines that wait. */
import { describe, expect, it, vi } from 'vitest'
import { loadGame } from '../../src/cli/games'
import { LONGEST_QUESTION, MOST_JUDGED, MOST_WORDS, withinBudget } from '../../src/cli/budget'
import { readDone } from '../../src/talk'
import { answerOf } from '../../src/cli/mcp/answering'
import { advanced, courseOf, MOST_WAITING, type Course } from '../../src/cli/follow/course'
import { readTranscript } from '../../src/cli/follow/transcript'
import { begin, followed } from './follow/support'
import { right } from './games'
import { within } from './program'

vi.setConfig({ testTimeout: 60_000 })

const TOO_LONG = `at most ${LONGEST_QUESTION} characters and ${MOST_WORDS} words are read at once`

describe('a question in words', () => {
  const long = 'a'.repeat(LONGEST_QUESTION + 1)

  it('has a longest length, in every command that reads words', async () => {
    for (const args of [
      ['why', 'confrontation', long],
      ['rules', long],
      ['rules', 'nazgul', long],
      ['cards', long],
      ['regions', long],
      ['characters', long],
    ]) {
      const { code, err } = await within(args)
      expect([args[0], code, err]).toEqual([args[0], 2, expect.stringContaining(TOO_LONG)])
    }
  })

  it('has the same for assistants', async () => {
    for (const [tool, given] of [
      ['is_it_legal', { position: 'confrontation', action: long }],
      ['search_rules', { question: long }],
      ['cards', { words: long }],
    ] as const) {
      const { isError, content } = await answerOf(tool, given)
      expect([tool, isError, JSON.stringify(content)]).toEqual([
        tool,
        true,
        expect.stringContaining(TOO_LONG),
      ])
    }
  })

  it('is read up to that length', async () => {
    const { out } = await within(['why', 'confrontation', 'x'.repeat(LONGEST_QUESTION)])
    expect(out).toContain('I do not know what "xxx')
    const words = (count: number) => within(['why', 'card-game', 'a '.repeat(count).trim()])
    expect((await words(MOST_WORDS + 1)).err).toContain(TOO_LONG)
    expect((await words(MOST_WORDS)).out).toContain(NOTHING_ASKED)
  })
})

const NOTHING_ASKED = 'not what is asked about them together'

describe('a question that may mean hundreds of actions', () => {
  it.each([
    ['confrontation', 'a'],
    ['confrontation', 'play'],
    ['confrontation', 'and '.repeat(100).trim()],
    ['battles', 'and '.repeat(100).trim()],
  ])('has no verdict: %s, %s', async (game, words) => {
    const { code, out } = await within(['why', game, words])
    expect(code).toBe(1)
    expect(out).toContain(NOTHING_ASKED)
    expect(out).not.toMatch(/^(Yes|No)\b/m)
  })

  it('is judged for no more of them than the limit', async () => {
    for (const [name, words] of [
      ['confrontation', 'a'],
      ['confrontation', 'frodo,'.repeat(100)],
      ['battles', 'and '.repeat(100)],
    ] as const) {
      const loaded = right(await loadGame(name))
      let judged = 0
      const wayTo: typeof loaded.game.wayTo = (state, action) => {
        judged += 1
        return loaded.game.wayTo(state, action)
      }
      const state = right(loaded.game.newGame({ seed: 'first' } as never))
      const counting = { loaded: { ...loaded, game: { ...loaded.game, wayTo } }, state }
      await withinBudget([words], counting, async (moment) =>
        Promise.resolve({ _tag: 'Right' as const, right: readDone(moment, words) }),
      )
      expect(judged, words).toBeLessThanOrEqual(MOST_JUDGED)
    }
  })

  it('judges an action once for each state, and counts it once', async () => {
    const loaded = right(await loadGame('confrontation'))
    const state = right(loaded.game.newGame({ seed: 'first' } as never))
    const action = { seat: 'fellowship', kind: 'pass' }
    const same = await withinBudget(['pass'], { loaded, state }, async ({ loaded: { game } }) => {
      const first = game.wayTo(state, action)
      for (let again = 0; again < 2 * MOST_JUDGED; again++) expect(game.wayTo(state, action)).toBe(first)
      return Promise.resolve({ _tag: 'Right' as const, right: first })
    })
    expect(right(same).rules.length).toBeGreaterThan(0)
  })
})

describe('lines that are not understood, or have no place', () => {
  const opening = 'turn 1\nshadow hunt box: 1\nfp dice: C C M E\nshadow dice: A A M E C X\n'

  const from = (first: number, length: number) => Array.from({ length }, (_, place) => first + place)

  /** The most statements that wait at once, line after line. */
  const mostWaiting = async (text: string): Promise<number> => {
    const { game, config, lines } = right(readTranscript(text, undefined))
    const courses = [courseOf(await begin(config, game))]
    for (const line of lines) courses.push(advanced(courses.at(-1) as Course, line))
    return Math.max(...courses.map(({ waiting }) => waiting.length))
  }

  it('wait up to the eighth, and are marked and passed over, each of them', async () => {
    const text = `${opening}${'xyz\n'.repeat(500)}`
    const over = await followed(text)
    expect(over.differences.map(({ line }) => line)).toEqual(from(5, 500))
    expect([over.unread, over.skipped, over.isLost]).toEqual([from(5, 500), [], false])
    expect(await mostWaiting(text)).toBe(MOST_WAITING)
  })

  it('have no place: at the ninth the first is the difference, and no more is followed', async () => {
    const text = `${opening}${'tile 3\n'.repeat(500)}`
    const over = await followed(text)
    expect(over.differences.map(({ line }) => line)).toEqual([5])
    expect([over.unread, over.skipped, over.isLost]).toEqual([[], from(5 + MOST_WAITING, 492), true])
    expect(await mostWaiting(text)).toBe(MOST_WAITING)
  })

  it('have a longest length each', async () => {
    const course = await followed(`${opening}fp ${'x'.repeat(LONGEST_QUESTION)}`)
    expect(course.differences).toMatchObject([
      { line: 5, problem: expect.stringContaining(TOO_LONG) as string },
    ])
  })
})
