/**
 * Recorded games with Twilight of the Third Age replay to the same hash after every action, and are refused
 * as games without it. With UPDATE=1 they are made anew.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { warOfTheRing } from '../../../../src/war-of-the-ring'
import { configOfRecord } from '../../../../src/kernel'
import { readGolden, replayed, withConfig, writeGolden } from '../../../kernel/golden'
import { makeGolden } from './make'

const FOLDER = new URL('.', import.meta.url)
if (process.env['UPDATE'] === '1') writeGolden(FOLDER, makeGolden())

const GOLDEN = readGolden(FOLDER)

it('there are ten, of less than three megabytes together', () => {
  expect(GOLDEN).toHaveLength(10)
  expect(JSON.stringify(GOLDEN).length).toBeLessThan(3e6)
})

describe.each(GOLDEN.map(({ name, record }) => [name, record] as const))('%s', (_, record) => {
  it('has a hash for every action', () => expect(record.hashes).toHaveLength(record.actions.length))

  it('replays to the same hashes up to the end of the game', { timeout: 60_000 }, () => {
    expect(configOfRecord(record)).toMatchObject({ twilight: true })
    expect(replayed(warOfTheRing, record).state?.outcome).not.toBeNull()
  })

  it('does not replay as a game without the expansion', () => {
    const { twilight: _dusk, ...config } = configOfRecord(record) as Readonly<Record<string, unknown>>
    expect(E.isLeft(warOfTheRing.replay(withConfig(record, config)))).toBe(true)
  })
})
