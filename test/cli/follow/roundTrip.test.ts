/** Recorded games of War of the Ring, written down and followed, come to the same end. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../../../src/cli/games'
import { fieldOf } from '../../../src/cli/follow/claims'
import { savedOf } from '../../../src/cli/follow/following'
import { writtenRecord } from '../../../src/cli/follow/writeRecord'
import { confrontation } from '../../../src/confrontation'
import type { GameRecord } from '../../../src/kernel'
import { warOfTheRing } from '../../../src/war-of-the-ring'
import { configOfRecord } from '../../../src/kernel'
import { readGolden } from '../../kernel/golden'
import { right } from '../games'
import { followed, problemsOf } from './support'
import { thorough } from '../../thorough'

const linesOf = async (name: string, record: GameRecord): Promise<ReadonlyArray<string>> =>
  right(await writtenRecord(right(await loadGame(name)), record))

/** Long games take their time: of each folder some, all of them with ROUND_TRIP=all; or else the shortest. */
const STEP = process.env['ROUND_TRIP'] === 'all' ? 1 : 4
const WAR = ['golden', 'second/golden', 'players/golden', 'twilight/golden'].flatMap((folder) =>
  readGolden(new URL(`../../war-of-the-ring/${folder}/`, import.meta.url)).filter(
    (_, place) => place % STEP === 0,
  ),
)

const SHORTEST = [...WAR].sort((one, other) => one.record.actions.length - other.record.actions.length)

describe.each(thorough(SHORTEST.slice(0, 1), WAR).map(({ name, record }) => [name, record] as const))(
  '%s',
  (_, record) => {
    it('is followed to the same hash, in fewer lines than actions', { timeout: 120_000 }, async () => {
      const lines = await linesOf('war-of-the-ring', record)
      const course = await followed(lines.join('\n'))
      expect(problemsOf(course)).toEqual([])
      expect(warOfTheRing.hash(course.following.state as never)).toBe(
        record.hashes?.[record.actions.length - 1],
      )
      expect(lines.length).toBeLessThan(record.actions.length * 0.7)
      const saved = savedOf(course.following)
      expect(E.isRight(saved) && E.isRight(warOfTheRing.replay(saved.right))).toBe(true)
    })
  },
)

describe('a game that breaks off', () => {
  const games = readGolden(new URL('../../war-of-the-ring/twilight/golden/', import.meta.url))
  const { record } = games.find(({ name }) => name === 'random-2') ?? expect.fail('no game')
  const kinds = record.actions.map((action) => fieldOf(Object(action), 'kind'))

  it.each(['moveArmies', 'march', 'fly', 'beginAttack', 'attack', 'bring', 'declareCard', 'commit', 'lose'])(
    'right behind the answer %s is followed to the same hash',
    { timeout: 120_000 },
    async (kind) => {
      const end = kinds.indexOf(kind) + 1
      expect(end).toBeGreaterThan(0)
      const cut = right(warOfTheRing.record(configOfRecord(record), record.actions.slice(0, end)))
      const course = await followed((await linesOf('war-of-the-ring', cut)).join('\n'))
      expect(problemsOf(course)).toEqual([])
      expect(warOfTheRing.hash(course.following.state as never)).toBe(record.hashes?.[end - 1])
    },
  )
})

describe('a game without words of its own', () => {
  const [golden] = readGolden(new URL('../../confrontation/golden/', import.meta.url))

  it('is told by labels, and followed to the same hash', { timeout: 120_000 }, async () => {
    const record = golden?.record ?? { game: '', rules: 0, from: {}, actions: [] }
    const course = await followed((await linesOf('confrontation', record)).join('\n'))
    expect(problemsOf(course)).toEqual([])
    expect(confrontation.hash(course.following.state as never)).toBe(
      record.hashes?.[record.actions.length - 1],
    )
  })
})
