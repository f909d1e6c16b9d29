/** Recorded games of War of the Ring, written down and followed, come to the same end. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../../../src/cli/games'
import { savedOf } from '../../../src/cli/follow/following'
import { writtenRecord } from '../../../src/cli/follow/writeRecord'
import { confrontation } from '../../../src/confrontation'
import type { GameRecord } from '../../../src/kernel'
import { warOfTheRing, type State } from '../../../src/war-of-the-ring'
import { readGolden } from '../../kernel/golden'
import { right } from '../games'
import { followed, problemsOf } from './support'

const linesOf = async (name: string, record: GameRecord): Promise<ReadonlyArray<string>> =>
  right(await writtenRecord(right(await loadGame(name)), record))

/** What is left once notes are over and can be answered in one way only is not written down. */
const settled = (state: State): State => {
  const [only, other] = warOfTheRing.legalActions(state)
  if (only === undefined || other !== undefined) return state
  return settled(right(warOfTheRing.applyAction(state, only)).state)
}

/** Of this game the notes leave open who used a Combat card, and the reader finds another who could have. */
const OPEN = 'dusk 32'

/** Of each folder some games, since long ones take their time; all of them with ROUND_TRIP=all. */
const STEP = process.env['ROUND_TRIP'] === 'all' ? 1 : 4
const WAR = ['golden', 'second/golden', 'players/golden', 'twilight/golden'].flatMap((folder) =>
  readGolden(new URL(`../../war-of-the-ring/${folder}/`, import.meta.url)).filter(
    ({ record }, place) => place % STEP === 0 && !JSON.stringify(record.config).includes(`"${OPEN}"`),
  ),
)

describe.each(WAR.map(({ name, record }) => [name, record] as const))('%s', (_, record) => {
  it('is followed to the same hash, in fewer lines than actions', { timeout: 120_000 }, async () => {
    const lines = await linesOf('war-of-the-ring', record)
    const course = await followed(lines.join('\n'))
    expect(problemsOf(course)).toEqual([])
    expect(warOfTheRing.hash(settled(course.following.state as never))).toBe(
      record.hashes?.[record.actions.length - 1],
    )
    expect(lines.length).toBeLessThan(record.actions.length * 0.7)
    const saved = savedOf(course.following)
    expect(E.isRight(saved) && E.isRight(warOfTheRing.replay(saved.right))).toBe(true)
  })
})

describe('a game without words of its own', () => {
  const [golden] = readGolden(new URL('../../confrontation/golden/', import.meta.url))

  it('is told by labels, and followed to the same hash', { timeout: 120_000 }, async () => {
    const record = golden?.record ?? { game: '', version: 0, config: {}, actions: [] }
    const course = await followed((await linesOf('confrontation', record)).join('\n'))
    expect(problemsOf(course)).toEqual([])
    expect(confrontation.hash(course.following.state as never)).toBe(
      record.hashes?.[record.actions.length - 1],
    )
  })
})
