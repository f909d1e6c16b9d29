/**
 * Recorded games of the second edition replay to the same hash after every action, and are refused as games
 * of the Collector's Edition. With UPDATE=1 they are made anew.
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

it('there are ten, of less than two megabytes together', () => {
  expect(GOLDEN).toHaveLength(10)
  expect(JSON.stringify(GOLDEN).length).toBeLessThan(2e6)
})

describe.each(GOLDEN.map(({ name, record }) => [name, record] as const))('%s', (_, record) => {
  it('has a hash for every action', () => expect(record.hashes).toHaveLength(record.actions.length))

  it('replays to the same hashes up to the end of the game', () => {
    expect(configOfRecord(record)).toMatchObject({ edition: 'second' })
    expect(replayed(warOfTheRing, record).state?.outcome).not.toBeNull()
  })

  it('does not replay as a game of the other edition', () => {
    const config = Object.assign({}, configOfRecord(record), { edition: 'collectors' })
    expect(E.isLeft(warOfTheRing.replay(withConfig(record, config)))).toBe(true)
  })
})
