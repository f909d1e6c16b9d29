/**
 * An answer that nobody has asked for is refused with what is asked instead.
 */
import { describe, expect, it } from 'vitest'
import { randomFrom, type ChanceAction, type State, type Types } from '../../src/kernel'
import { mustLeft, mustRight } from './conformance/check'
import { newState, WHOLE_GAME } from './support/games'

const game = WHOLE_GAME
const answer: ChanceAction = { seat: 'nature', kind: 'chance', draw: 'nothing', outcome: 0 }

/** The first state of random play that is so. */
const until = (wanted: (state: State<Types>) => boolean, config: object): State<Types> => {
  const random = randomFrom('asked 1')
  let state = newState(game, config)
  while (!wanted(state) && state.outcome === null) {
    const options = game.legalActions(state)
    const action = options[random(options.length)]
    state = mustRight(game.applyAction(state, action), 'a legal action').state
  }
  return state
}
const drawWaits = (state: State<Types>): boolean => game.actors(state).includes('nature')
const isOver = (state: State<Types>): boolean => state.outcome !== null
const MANUAL = { chance: 'manual', characters: 'draft-open' }

describe("nature's answer", () => {
  it('is not asked for while a seat is', () => {
    const asked = until((one) => !drawWaits(one), MANUAL)
    expect(mustLeft(game.applyAction(asked, answer), 'accepted')).toMatchObject({
      _tag: 'NotAsked',
      asked: game.actors(asked),
      question: asked.stack[asked.stack.length - 1]?.kind,
      problem: 'no draw waits for nature',
      violations: [],
    })
  })

  it('must be to the draw that waits', () => {
    const state = until(drawWaits, MANUAL)
    const [first] = game.chances(state)
    expect(first).toBeDefined()
    expect(mustLeft(game.applyAction(state, answer), 'accepted')).toMatchObject({
      _tag: 'NotAsked',
      asked: ['nature'],
      question: `draw ${first?.action.draw}`,
      problem: `the draw now is ${first?.action.draw}`,
    })
  })

  it('must be something that can come up', () => {
    const state = until(drawWaits, MANUAL)
    const [first] = game.chances(state)
    const odd = { ...first?.action, outcome: 'a miracle' }
    expect(mustLeft(game.applyAction(state, odd), 'accepted')).toMatchObject({
      _tag: 'NotAsked',
      problem: `"a miracle" cannot come up in ${first?.action.draw}`,
    })
  })

  it('comes too late when the game is over', () => {
    const state = until(isOver, MANUAL)
    expect(mustLeft(game.applyAction(state, answer), 'accepted')).toEqual({ _tag: 'GameOver' })
    expect(game.legalActions(state)).toEqual([])
    expect(game.actors(state)).toEqual([])
    expect(game.chances(state)).toEqual([])
  })
})

describe('a seat', () => {
  const wait = until(drawWaits, MANUAL)
  const seated = { seat: 'fellowship', kind: 'pass' }

  it('has no say while chance decides', () => {
    expect(mustLeft(game.applyAction(wait, seated), 'accepted')).toMatchObject({
      _tag: 'NotAsked',
      asked: ['nature'],
      problem: 'chance decides now, not a seat',
    })
    expect(game.legalActions(wait, 'fellowship')).toEqual([])
    expect(game.legalActions(wait, 'nature' as never)).toEqual(game.chances(wait).map(({ action }) => action))
    expect(game.legalActions(wait)).toHaveLength(game.chances(wait).length)
  })

  it('has no say when the game is over', () => {
    const state = until(isOver, {})
    expect(mustLeft(game.applyAction(state, seated), 'accepted')).toEqual({ _tag: 'GameOver' })
    expect(game.legalActions(state, 'fellowship')).toEqual([])
  })

  it('that is not asked is told who is', () => {
    const state = until((one) => game.actors(one).length === 1 && !drawWaits(one), {})
    const [seat] = game.actors(state)
    const other = seat === 'sauron' ? 'fellowship' : 'sauron'
    const [first] = game.legalActions(state)
    expect(game.legalActions(state, other)).toEqual([])
    expect(mustLeft(game.applyAction(state, { ...first, seat: other }), 'accepted')).toMatchObject({
      _tag: 'NotAsked',
      problem: `not ${other} but ${seat} must answer now`,
    })
  })
})
