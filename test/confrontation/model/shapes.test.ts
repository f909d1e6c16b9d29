/** The shapes of the table, of what a viewer sees of it, and of frames: every fault is named by its path. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { confrontation } from '../../../src/confrontation'
import type { TableJson } from '../../../src/confrontation/model/json'
import { frameCodecs } from '../../../src/confrontation/model/frames'
import { SEEN_SHAPE, TABLE_SHAPE } from '../../../src/confrontation/model/table'
import { decodeAll } from '../../../src/kernel/codec'
import { objectOf } from '../../../src/kernel/json'
import { table } from '../support/table'

const STATE = table({ pieces: { shire: ['frodo-classic', 'sam-classic'], mordor: ['balrog'] }, turns: 4 })
const JSON_TABLE = TABLE_SHAPE.encode(STATE.table)

const faultIn = (given: object): string | undefined => {
  const read = decodeAll(TABLE_SHAPE, given)
  return E.isLeft(read) ? `${read.left.path}: ${read.left.problem}` : undefined
}

describe('the table', () => {
  it('is written and read back', () => {
    expect(decodeAll(TABLE_SHAPE, JSON_TABLE)).toEqual(E.right(STATE.table))
  })

  it.each<readonly [string, Readonly<Record<string, unknown>>, string]>([
    ['an unknown field', { hands: [] }, ': there is no field hands; did you mean hand'],
    ['a place that is none', { at: { ...JSON_TABLE.at, frodo: 'bree' } }, 'at.frodo: "bree" is not a place'],
    ['a hidden place', { at: { ...JSON_TABLE.at, frodo: 'hidden' } }, 'at.frodo: "hidden" is not a place'],
    ['a tile twice', { revealed: ['frodo', 'frodo'] }, 'revealed: "frodo" is there twice'],
    ['a tile of the other side', { worlds: [[{ orcs: 'shire' }], [{}]] }, 'worlds.0.0: '],
    ['one list of worlds', { worlds: [[{}]] }, 'worlds: '],
    ['points that are no pair', { points: [1, 2, 3] }, 'points: '],
    ['a point below 0', { points: [0, -1] }, 'points.1: '],
    ['a third game', { game: 2 }, 'game: 2 is not 0'],
    ['what only a view has', { hiddenPieces: {} }, ': there is no field hiddenPieces'],
    ['a step without its maker', { extraStep: { from: 'shire', at: 'rohan', same: true } }, 'extraStep.'],
  ])('with %s is refused', (_, change, fault) => {
    expect(faultIn({ ...JSON_TABLE, ...change })).toContain(fault)
  })
})

describe('what a viewer sees of the table', () => {
  const seen = objectOf(objectOf(confrontation.view(STATE, 'fellowship').state)['table'])
  const isRead = (given: object): boolean => E.isRight(decodeAll(SEEN_SHAPE, given))

  it('hides pieces and counts them', () => {
    expect(seen).toMatchObject({ at: { 'balrog-uruk-hai': 'hidden' }, hiddenPieces: { 1: { mordor: 1 } } })
    expect([isRead(seen), isRead(JSON_TABLE)]).toEqual([true, true])
  })

  it.each<readonly [string, Partial<Record<keyof TableJson, unknown>>]>([
    ['a count of nobody', { hiddenPieces: { 2: {} } }],
    ['more pieces than there are', { hiddenPieces: { 1: { mordor: 19 } } }],
    ['a hidden turn', { turn: 'hidden' }],
  ])('with %s is refused', (_, change) => expect(isRead({ ...seen, ...change })).toBe(false))
})

describe('frames', () => {
  const turn = { side: 'sauron', choice: null, stepped: null, same: false }
  const move = { does: 'move', piece: 'orcs', to: 'rohan', way: 'step' }
  const isRead = (vars: object): boolean => E.isRight(decodeAll(frameCodecs.turn, vars))

  it('have just their fields', () => {
    expect([isRead(turn), isRead({ ...turn, choice: move })]).toEqual([true, true])
    expect(isRead({ ...turn, more: 1 })).toBe(false)
    expect(isRead({ ...turn, choice: { ...move, same: true } })).toBe(false)
    expect(isRead({ ...turn, choice: { ...move, does: 'fly' } })).toBe(false)
  })
})
