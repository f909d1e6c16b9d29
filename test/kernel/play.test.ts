/**
 * What is no state, no list of actions, no record and no position is refused in words.
 */
import { describe, expect, it } from 'vitest'
import { mustLeft, mustRight } from './conformance/check'
import { newState, PEBBLES_GAME, WHOLE_GAME } from './support/games'

const game = WHOLE_GAME
const state = newState(game)
const [legal] = game.legalActions(state)
/** JSON that is too deep to be gone through. */
const DEEP: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))
const TOO_DEEP = 'JSON that nests more than 100 lists and objects'
const NO_STATE = {
  _tag: 'Malformed',
  path: 'state',
  problem: 'this is no state that confrontation has made in this process; use newGame or decode',
}

describe('what is no state', () => {
  it.each([[undefined], [null], [{}], ['confrontation'], [7], [newState(PEBBLES_GAME)], [{ ...state }]])(
    'takes no action: %#',
    (other) => {
      expect(mustLeft(game.applyAction(other as never, legal), 'accepted')).toEqual(NO_STATE)
      expect(mustLeft(game.applyAll(other as never, [legal]), 'accepted')).toEqual({ ...NO_STATE, index: -1 })
      expect(mustLeft(game.applyAll(other as never, []), 'accepted')).toEqual({ ...NO_STATE, index: -1 })
      expect(game.legalActions(other as never)).toEqual([])
      expect(game.hash(other as never)).toBe('')
    },
  )
})

describe('a list of actions', () => {
  it.each([[undefined], [null], [{}], ['list'], [{ length: 1 }]])('is a list: %#', (list) =>
    expect(mustLeft(game.applyAll(state, list as never), 'accepted')).toEqual({
      _tag: 'Malformed',
      path: '',
      problem: 'a list of actions is wanted',
      index: -1,
    }),
  )

  it('may be empty', () =>
    expect(mustRight(game.applyAll(state, []), 'no action')).toEqual({ state, events: [] }))

  it('names the place of the first that is refused', () =>
    expect(mustLeft(game.applyAll(state, [legal, {}] as never), 'accepted')).toMatchObject({
      _tag: 'Malformed',
      path: 'kind',
      index: 1,
    }))
})

describe('a record', () => {
  const config = { seed: 'recorded' }
  const record = mustRight(game.record(config, []), 'record')

  it('holds the whole config, and a hash for every action', () => {
    const first = newState(game, config)
    const [one] = game.legalActions(first)
    const after = mustRight(game.applyAction(first, one), 'legal').state
    const of = mustRight(game.record(config, [one] as never), 'record')
    expect(of.from).toEqual(first.config)
    expect(of.hashes).toEqual([game.hash(after)])
    expect(of.actions).toEqual([one])
    expect(mustRight(game.replay(of), 'replay').states).toHaveLength(2)
  })

  it('of a config that is none says what is wrong with it', () =>
    expect(mustLeft(game.record({ seed: 3 }, []), 'accepted')).toMatchObject({
      _tag: 'ReplayError',
      index: -1,
      problem: expect.stringMatching(/^from\.seed: ./) as string,
    }))

  it('that nests too deep is refused with the limit', () => {
    expect(mustLeft(game.replay({ ...record, actions: DEEP }), 'accepted')).toMatchObject({
      _tag: 'ReplayError',
      index: -1,
      problem: expect.stringContaining(TOO_DEEP) as string,
    })
  })

  it('says which action is refused, and why', () =>
    expect(mustLeft(game.replay({ ...record, actions: [{}], hashes: ['x'] }), 'accepted')).toMatchObject({
      _tag: 'ReplayError',
      index: 0,
      problem: 'the action is refused',
      cause: { _tag: 'Malformed', path: 'kind' },
    }))

  it('says after which action the hash differs', () => {
    const [one] = game.legalActions(newState(game, config))
    expect(
      mustLeft(game.replay({ ...record, actions: [one], hashes: ['x'] } as never), 'accepted'),
    ).toMatchObject({ index: 0, problem: 'the hash after this action differs from the recorded one' })
  })
})

describe('a position', () => {
  it('that nests too deep is refused with the limit', () => {
    expect(mustLeft(game.position({ pieces: DEEP }), 'accepted')).toEqual({
      _tag: 'Malformed',
      path: '',
      problem: TOO_DEEP,
    })
  })
})
