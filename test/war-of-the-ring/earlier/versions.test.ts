/**
 * Snapshots and records that an earlier version of the library wrote are read. The files are of schema
 * version 2, in which discards lay by side; the records break off in the middle of a game, and each snapshot
 * is the end of the record of the same name.
 */
import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { GameRecord, SavedState } from '../../../src/kernel'
import { warOfTheRing } from '../../../src/war-of-the-ring'
import { mustLeft, mustRight } from '../../kernel/conformance/check'

/** A record as version 2 wrote it. */
interface Earlier {
  readonly game: string
  readonly version: number
  readonly config: { readonly players: number }
  readonly actions: ReadonlyArray<unknown>
  readonly hashes: ReadonlyArray<string>
}

type Piles = Readonly<Record<string, ReadonlyArray<string>>>

const fileOf = (name: string, what: string): unknown =>
  JSON.parse(readFileSync(new URL(`version-2-${name}.${what}.json`, import.meta.url), 'utf8'))

const discardsIn = (saved: unknown): Piles =>
  (saved as { readonly table: { readonly cards: { readonly discards: Piles } } }).table.cards.discards

/** A snapshot without what the two versions have in another form. */
const restOf = (saved: SavedState) => {
  const table = saved.table as { readonly cards: object }
  return { ...saved, schemaVersion: 0, table: { ...table, cards: { ...table.cards, discards: {} } } }
}

const NAMES = ['two', 'two-by-the-second-book', 'three', 'four', 'four-by-the-second-book']
const SHARED = {
  three: ['shadow'],
  four: ['free-peoples', 'shadow'],
  'four-by-the-second-book': ['free-peoples', 'shadow'],
} as const
const SEATS = { 'free-peoples': ['gondor', 'rohan'], shadow: ['witch-king', 'saruman'] } as const

describe.each(NAMES)('version 2, %s', (name) => {
  const record = fileOf(name, 'record') as Earlier
  const snapshot = fileOf(name, 'snapshot') as SavedState

  it('the files are of that version', () => {
    expect(record.version).toBe(2)
    expect(snapshot.schemaVersion).toBe(2)
    expect(Object.values(discardsIn(snapshot)).flat().length).toBeGreaterThan(5)
  })

  it('a record replays, and its hashes are compared', () => {
    expect(mustRight(warOfTheRing.replay(record), 'replayed').states).toHaveLength(record.actions.length + 1)
    const hashes = record.hashes.map((hash, place) => (place === 40 ? 'another' : hash))
    expect(mustLeft(warOfTheRing.replay({ ...record, hashes }), 'replayed')).toMatchObject({
      index: 40,
      rules: 0,
      problem: expect.stringContaining('the hash after this action differs'),
    })
  })

  it('a snapshot is the state that the record leads to, but for who threw what away', () => {
    const reached = mustRight(warOfTheRing.replay(record), 'replayed').states.at(-1)
    const migrated = mustRight(warOfTheRing.decode(snapshot), 'decoded')
    if (reached === undefined) return expect.fail('no states')
    expect(restOf(warOfTheRing.encode(migrated))).toEqual(restOf(warOfTheRing.encode(reached)))
    if (record.config.players === 2) expect(warOfTheRing.hash(migrated)).toBe(record.hashes.at(-1))
  })

  it('a snapshot goes on, in a record that begins with it', () => {
    const state = mustRight(warOfTheRing.decode(snapshot), 'decoded')
    const [action] = warOfTheRing.legalActions(state)
    const begun = mustRight(warOfTheRing.record(snapshot, [action]), 'recorded')
    expect(begun.from).toEqual(warOfTheRing.encode(state))
    for (const from of [snapshot, begun.from]) {
      const [, after] = mustRight(warOfTheRing.replay({ ...begun, from }), 'replayed').states
      expect(after).toEqual(mustRight(warOfTheRing.applyAction(state, action), 'applied').state)
    }
  })
})

describe.each(Object.entries(SHARED))('version 2, %s: partners', (name, sides) => {
  it('the first of them gets what either threw away, the other nothing', () => {
    const snapshot = fileOf(name, 'snapshot') as SavedState
    const before = discardsIn(snapshot)
    const after = discardsIn(warOfTheRing.encode(mustRight(warOfTheRing.decode(snapshot), 'decoded')))
    for (const side of sides)
      for (const deck of ['character', 'strategy']) {
        const [first, second] = SEATS[side]
        expect(after[`${first}-${deck}`]).toEqual(before[`${side}-${deck}`])
        expect(after[`${second}-${deck}`]).toEqual([])
      }
  })
})

describe('an earlier snapshot', () => {
  const snapshot = fileOf('four', 'snapshot') as SavedState

  it.each([
    ['without cards', { ...snapshot, table: { ...(snapshot.table as object), cards: 7 } }],
    ['without a table', { ...snapshot, table: null }],
    ['of a version before it', { ...snapshot, schemaVersion: 1 }],
    ['of a version to come', { ...snapshot, schemaVersion: 4 }],
    ['of no whole version', { ...snapshot, schemaVersion: 2.5 }],
  ])('%s is refused', (_, wrong) => expect(E.isLeft(warOfTheRing.decode(wrong))).toBe(true))

  it('says which versions can be read', () => {
    const wrong = mustLeft(warOfTheRing.decode({ ...snapshot, schemaVersion: 1 }), 'decoded')
    expect(wrong).toMatchObject({ path: 'schemaVersion', problem: 'only versions 2 and 3 can be read' })
    const record = { ...(fileOf('four', 'record') as GameRecord), version: 1 }
    expect(mustLeft(warOfTheRing.replay(record), 'replayed').problem).toBe(
      'version: only versions 2 and 3 can be read',
    )
  })
})
