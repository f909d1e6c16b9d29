/**
 * What was just listed is taken without being judged again, and nothing else is
 * (docs/decisions/listed-actions.md).
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import { isShared, shared } from '../../src/kernel/brand'
import { listings } from '../../src/kernel/listed'
import { newState, PEBBLES_GAME } from './support/games'

const right = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left))
  return either.right
}
const first = right(confrontation.newGame({ seed: 'listed' }))
const [action] = confrontation.legalActions(first)
if (action === undefined) throw new Error('nothing is listed')
const second = right(confrontation.applyAction(first, action)).state
const illegal = { ...action, piece: 'sauron' }

describe('what was listed last', () => {
  it('is found by the state and the action themselves, not by their likes', () => {
    const [state, own] = [{}, shared({ seat: 'left', kind: 'eat' })]
    const listed = listings()
    listed.remember(state, [own])
    expect(listed.has(state, own)).toBe(true)
    expect(listed.has(state, { ...own })).toBe(false)
    expect(listed.has({}, own)).toBe(false)
    expect(listings().has(state, own)).toBe(false)
  })

  it('is forgotten with the next list', () => {
    const [state, own] = [{}, shared({ seat: 'left', kind: 'eat' })]
    const listed = listings()
    listed.remember(state, [own])
    listed.remember({}, [])
    expect(listed.has(state, own)).toBe(false)
  })

  it('counts if it is shared: any other may have been altered since', () => {
    const [state, own] = [{}, Object.freeze({ seat: 'left', kind: 'eat' })]
    const listed = listings()
    listed.remember(state, [own])
    expect(listed.has(state, own)).toBe(false)
  })
})

describe('a list of legal actions', () => {
  it('holds shared actions where there are many, and these cannot be altered', () => {
    expect(confrontation.legalActions(first).every(isShared)).toBe(true)
    expect(() => Object.assign(action, { piece: 'sauron' })).toThrow(TypeError)
  })

  it('may hold others, and one that was altered after it was listed is judged like any other', () => {
    const state = newState(PEBBLES_GAME)
    const listed = PEBBLES_GAME.legalActions(state)
    const [own] = listed
    expect(own !== undefined && !Object.isFrozen(own)).toBe(true)
    const before = { ...own }
    Object.assign(own ?? {}, { seat: 'nobody' })
    expect(PEBBLES_GAME.applyAction(state, own)).toMatchObject({ left: { _tag: 'Malformed', path: 'seat' } })
    expect(PEBBLES_GAME.whyNot(state, own)).not.toEqual([])
    Object.assign(own ?? {}, before)
    expect(E.isRight(PEBBLES_GAME.applyAction(state, own))).toBe(true)
    expect(PEBBLES_GAME.legalActions(state)[0]).toEqual(before)
  })

  it('does not make legal what a caller puts into it', () => {
    const list = confrontation.legalActions(first) as Array<unknown>
    list.push(illegal)
    list[0] = illegal
    expect(E.isLeft(confrontation.applyAction(first, illegal))).toBe(true)
    expect(confrontation.whyNot(first, illegal)).not.toEqual([])
  })

  it('counts for its own state only', () => {
    const [old] = confrontation.legalActions(first)
    confrontation.legalActions(second)
    expect(E.isLeft(confrontation.applyAction(second, old))).toBe(true)
  })

  it('leads to the same state whether its action is taken as it is or as a copy', () => {
    for (const listed of confrontation.legalActions(first)) {
      const copy = right(confrontation.applyAction(first, { ...listed })).state
      confrontation.legalActions(first)
      expect(right(confrontation.applyAction(first, listed)).state).toEqual(copy)
    }
  })
})
