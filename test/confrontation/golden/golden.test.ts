/**
 * Recorded games of The Confrontation replay to the same hash after every action, over all sorts of configs,
 * and together they play every card. With UPDATE=1 they are made anew.
 */
import { describe, expect, it } from 'vitest'
import { COMBAT_CARD_IDS, confrontation, SPECIAL_CARD_IDS, type Config } from '../../../src/confrontation'
import { readGolden, replayed, writeGolden } from '../../kernel/golden'
import { cardsOf } from './cards'
import { makeGolden } from './make'

const FOLDER = new URL('.', import.meta.url)
if (process.env['UPDATE'] === '1') writeGolden(FOLDER, makeGolden())

const GOLDEN = readGolden(FOLDER)
const cards = new Set<string>()

describe.each(GOLDEN.map(({ name, record }) => [name, record] as const))('%s', (_, record) => {
  it('has a hash for every action', () => expect(record.hashes).toHaveLength(record.actions.length))

  it('replays to the same hashes up to the end of the game', () => {
    const { state, events } = replayed(confrontation, record)
    for (const card of cardsOf(events)) cards.add(card)
    expect(state?.outcome).not.toBeNull()
  })
})

describe('together', () => {
  const values = (field: keyof Config): ReadonlyArray<unknown> => [
    ...new Set(GOLDEN.map(({ config }) => (config as Config)[field])),
  ]

  it('they play every combat card and every special card', () =>
    expect([...COMBAT_CARD_IDS, ...SPECIAL_CARD_IDS].filter((id) => !cards.has(id))).toEqual([]))

  it('they are of every sort of config', () => {
    expect(values('characters')).toEqual(
      expect.arrayContaining(['classic', 'variant', 'draft-open', 'draft-secret']),
    )
    expect(values('specialCards')).toEqual(
      expect.arrayContaining(['none', 'pick-two', 'announced-number', 'handicap']),
    )
    expect(values('games')).toContain(2)
    expect(values('chance')).toContain('manual')
  })

  it('are no bigger than half a megabyte', () => expect(JSON.stringify(GOLDEN).length).toBeLessThan(5e5))
})
