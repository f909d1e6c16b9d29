/**
 * Recorded games of War of the Ring replay to the same hash after every action, and together they play every
 * card for its event and in battle. With UPDATE=1 they are made anew.
 */
import { describe, expect, it } from 'vitest'
import { EVENT_CARDS, warOfTheRing, type Event } from '../../../src/war-of-the-ring'
import { readGolden, replayed, writeGolden } from '../../kernel/golden'
import { makeGolden } from './make'

const FOLDER = new URL('.', import.meta.url)
if (process.env['UPDATE'] === '1') writeGolden(FOLDER, makeGolden())

const GOLDEN = readGolden(FOLDER)
const happened: Array<Event> = []
const endings = new Set<string>()

it('there are twenty, of less than three megabytes together', () => {
  expect(GOLDEN).toHaveLength(20)
  expect(JSON.stringify(GOLDEN).length).toBeLessThan(3e6)
})

describe.each(GOLDEN.map(({ name, record }) => [name, record] as const))('%s', (_, record) => {
  it('has a hash for every action', () => expect(record.hashes).toHaveLength(record.actions.length))

  it('replays to the same hashes up to the end of the game', () => {
    const { state, events } = replayed(warOfTheRing, record)
    happened.push(...events)
    endings.add(state?.outcome?.rule ?? 'none')
    expect(state?.outcome).not.toBeNull()
  })
})

describe('together', () => {
  const missing = (played: (event: Event) => unknown): ReadonlyArray<string> => {
    const cards = new Set(happened.map(played))
    return EVENT_CARDS.map(({ id }) => id).filter((id) => !cards.has(id))
  }

  it('they play every card for its event', () =>
    expect(missing((event) => event.kind === 'CardPlayed' && event.card)).toEqual([]))

  it('they use every card in battle', () =>
    expect(missing((event) => event.kind === 'CombatCardPlayed' && event.played)).toEqual([]))

  it('they end in more than one way', () =>
    expect([...endings].sort()).toEqual(expect.arrayContaining(['victory.corruption', 'victory.ring'])))
})
