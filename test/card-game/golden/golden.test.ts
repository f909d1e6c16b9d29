/**
 * Recorded games of the Card Game replay to the same hash after every action, over all sorts of configs. With
 * UPDATE=1 they are made anew.
 */
import { describe, expect, it } from 'vitest'
import { cardGame, COPY_IDS, type Config } from '../../../src/card-game'
import { readGolden, replayed, writeGolden } from '../../kernel/golden'
import { makeGolden, playedIn } from './make'

const FOLDER = new URL('.', import.meta.url)
if (process.env['UPDATE'] === '1') writeGolden(FOLDER, makeGolden())

const GOLDEN = readGolden(FOLDER)
const cards = new Set<string>()

describe.each(GOLDEN.map(({ name, record }) => [name, record] as const))('%s', (_, record) => {
  it('has a hash for every action', () => expect(record.hashes).toHaveLength(record.actions.length))

  it('replays to the same hashes up to the end of the game', () => {
    const { state, events } = replayed(cardGame, record)
    for (const card of playedIn(events)) cards.add(card)
    expect(state?.outcome).not.toBeNull()
  })
})

describe('together', () => {
  const values = (field: keyof Config): ReadonlyArray<unknown> => [
    ...new Set(GOLDEN.map(({ config }) => (config as Config)[field])),
  ]

  it('they play every card', () => expect(COPY_IDS.filter((id) => !cards.has(id))).toEqual([]))

  it('they are of every sort of config', () => {
    expect(values('scenario').slice().sort()).toEqual(['duel-2', 'duel-3', 'fellowship', 'trilogy'])
    expect(values('players').slice().sort()).toEqual([2, 3, 4])
    expect(values('promos')).toContain(true)
    expect(values('chance')).toContain('manual')
  })

  it('are no bigger than half a megabyte', () => expect(JSON.stringify(GOLDEN).length).toBeLessThan(5e5))
})
