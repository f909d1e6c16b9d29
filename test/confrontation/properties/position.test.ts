/**
 * Positions: any table between two turns can be built, and one that cannot be is refused with its reason.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { confrontation, type PositionSpec } from '../../../src/confrontation'
import type { SpecialCardId } from '../../../src/confrontation/model/ids'
import { mustRight } from '../../kernel/conformance/check'
import { INVARIANTS } from './invariants'

const PIECES = { shire: ['frodo-classic', 'sam-classic'], rohan: ['warg'], mordor: ['balrog'] } as const

/** What is wrong with a description, as path and problem. */
const wrongWith = (spec: unknown): string => {
  const placed = confrontation.position(spec)
  if (E.isRight(placed)) return 'nothing'
  expect(placed.left._tag).toBe('Malformed')
  return `${placed.left.path}: ${placed.left.problem}`
}
const wrongBeside = (more: object): string => wrongWith({ pieces: PIECES, ...more })
const wrongPieces = (pieces: object): string => wrongWith({ pieces })

describe('a position', () => {
  it('is a state like any other', () => {
    const spec: PositionSpec = {
      pieces: PIECES,
      turn: 'fellowship',
      turns: 3,
      hand: ['fellowship-1', 'sauron-6'],
    }
    const state = mustRight(confrontation.position(spec), 'position')
    expect(confrontation.actors(state)).toEqual(['fellowship'])
    expect(Object.values(INVARIANTS).flatMap((faultsOf) => faultsOf(state))).toEqual([])
    expect(confrontation.decode(confrontation.encode(state))).toEqual(E.right(state))
    expect(state.table.turns).toBe(4)
  })

  it.each([
    ['an unknown region', { bree: ['frodo-classic'] }, /bree/],
    ['an inherited name as a region', JSON.parse('{"__proto__": ["sam-classic"]}') as object, /__proto__/],
    ['an unknown character', { shire: ['bilbo'] }, /shire.*bilbo|bilbo/],
    ['a list that is none', { shire: 'frodo-classic' }, /shire/],
    ['a character twice', { shire: ['frodo-classic', 'frodo-classic'] }, /frodo-classic.*twice/],
    [
      'a character in two regions',
      { shire: ['frodo-classic'], rohan: ['frodo-classic'] },
      /frodo-classic.*twice/,
    ],
    ['both faces of a tile', { shire: ['frodo-classic', 'pippin', 'smeagol'] }, /smeagol|pippin/],
    [
      'a character of another line-up',
      { shire: ['frodo-variant'] },
      /frodo-variant is not in the classic game/,
    ],
    [
      'too many in a region',
      { shire: ['frodo-classic'], rohan: ['sam-classic', 'merry', 'pippin'] },
      /rohan/,
    ],
    ['two in the mountains', { shire: ['frodo-classic'], caradhras: ['merry', 'pippin'] }, /caradhras/],
    ['both sides in one region', { shire: ['frodo-classic'], rohan: ['merry', 'warg'] }, /rohan/],
    ['no Ringbearer', { shire: ['sam-classic'], mordor: ['warg'] }, /Ringbearer/],
    [
      'three enemies in the Shire',
      { shire: ['warg', 'balrog', 'shelob'], rohan: ['frodo-classic'] },
      /shire/i,
    ],
    ['the Ringbearer in Mordor', { mordor: ['frodo-classic'], rohan: ['warg'] }, /Ringbearer|mordor/i],
  ])('is refused with %s', (_, pieces, problem) => {
    expect(wrongPieces(pieces)).toMatch(problem)
  })

  it('is refused with the variant Witch King in the Shire', () => {
    const config = { characters: 'variant' }
    const pieces = { shire: ['witch-king-variant'], rohan: ['frodo-variant'] }
    expect(wrongWith({ config, pieces })).toMatch(/witch|shire/i)
  })

  it.each([
    ['an unknown field', { pieces: PIECES, colour: 'red' }, /colour/],
    ['no pieces', {}, /pieces/],
    ['an unknown side to move', { pieces: PIECES, turn: 'nobody' }, /turn.*nobody/],
    ['a negative number of turns', { pieces: PIECES, turns: -1 }, /turns/],
    ['half a turn', { pieces: PIECES, turns: 0.5 }, /turns/],
    ['an unknown combat card', { pieces: PIECES, hand: ['fellowship-9'] }, /hand.*fellowship-9/],
    ['hands of different size', { pieces: PIECES, hand: ['fellowship-1'] }, /hands/],
    [
      'a card twice in hand',
      { pieces: PIECES, hand: ['sauron-1', 'sauron-1', 'fellowship-1'] },
      /sauron-1|hand/,
    ],
    ['empty hands', { pieces: PIECES, hand: [] }, /hand/],
    ['an unknown special card', { pieces: PIECES, special: ['grond'] }, /special.*grond/],
    ['a card used that nobody holds', { pieces: PIECES, used: ['gwaihir'] }, /special card|used/],
    ['special cards that are not in use', { pieces: PIECES, special: ['gwaihir'] }, /special/],
    ['a Ringbearer who is no hobbit', { pieces: PIECES, ringbearer: 'warg' }, /ringbearer|ring/i],
    ['a Ringbearer who is not fielded', { pieces: PIECES, ringbearer: 'sam-variant' }, /ringbearer|fielded/],
    [
      'the ring passed in the classic game',
      { pieces: PIECES, ringbearer: 'sam-classic' },
      /ringbearer|ring/i,
    ],
    ['a compelled piece of the Fellowship', { pieces: PIECES, compelled: 'frodo-classic' }, /compelled/],
    [
      'a compelled piece in the turn of the other side',
      { pieces: PIECES, turn: 'fellowship', compelled: 'warg' },
      /compelled/,
    ],
    ['a compelled piece off the board', { pieces: PIECES, compelled: 'shelob' }, /compelled|board/],
    ['a revealed piece off the board', { pieces: PIECES, revealed: ['shelob'] }, /revealed|board/],
    [
      'a piece seen that is defeated',
      { pieces: PIECES, seen: ['legolas'], defeated: ['legolas'] },
      /board|seen/,
    ],
    ['a piece on the board and defeated', { pieces: PIECES, defeated: ['warg'] }, /warg.*twice/],
    ['a config that is refused', { pieces: PIECES, config: { characters: 'all' } }, /characters/],
    ['an unknown field of the config', { pieces: PIECES, config: { colour: 1 } }, /colour/],
  ])('is refused with %s', (_, spec, problem) => {
    expect(wrongWith(spec)).toMatch(problem)
  })

  it('tells the path of what is wrong inside the config', () => {
    expect(wrongBeside({ config: { games: 3 } })).toMatch(/^config\.games/)
  })

  it('is not changed by what happens to its description', () => {
    const handicap = ['gwaihir']
    const pieces = { shire: ['frodo-classic'], mordor: ['warg'] }
    const spec = { config: { specialCards: 'handicap', handicap }, pieces }
    const state = mustRight(confrontation.position(spec), 'position')
    const hash = confrontation.hash(state)
    handicap.push('palantir')
    pieces.shire.push('pippin')
    expect(confrontation.hash(state)).toBe(hash)
  })
})

describe('a new game', () => {
  it('is not changed by what happens to its config', () => {
    const handicap: Array<SpecialCardId> = ['gwaihir']
    const state = mustRight(
      confrontation.newGame({ seed: 'x', specialCards: 'handicap', handicap }),
      'newGame',
    )
    const hash = confrontation.hash(state)
    handicap.push('palantir')
    expect(confrontation.hash(state)).toBe(hash)
  })
})
