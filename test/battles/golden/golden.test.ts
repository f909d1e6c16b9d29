/** Recorded games of Battles replay to the same hash after every action. With UPDATE=1 they are made anew. */
import { describe, expect, it } from 'vitest'
import { battles } from '../../../src/battles'
import { readGolden, replayed, writeGolden } from '../../kernel/golden'
import { cardsOf, makeGolden } from './make'

const FOLDER = new URL('.', import.meta.url)
if (process.env['UPDATE'] === '1') writeGolden(FOLDER, makeGolden())

const GOLDEN = readGolden(FOLDER)

describe.each(GOLDEN.map((golden) => [golden.name, golden] as const))('%s', (_, golden) => {
  const { record } = golden
  it('has a hash for every action', () => expect(record.hashes).toHaveLength(record.actions.length))

  it('replays to the same hashes up to the end of the game', () => {
    expect(replayed(battles, record).state?.outcome).not.toBeNull()
  }, 60_000)
})

it('plays many cards', () => {
  expect(GOLDEN).toHaveLength(3)
  expect(new Set(GOLDEN.flatMap(cardsOf)).size).toBeGreaterThan(40)
}, 60_000)
