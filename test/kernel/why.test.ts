/**
 * Why not, in a game made of the kernel alone: what is asked instead, what comes first, what is over. It has
 * no reasons of its own for what nobody asks.
 */
import { describe, expect, it } from 'vitest'
import type { State, Types } from '../../src/kernel'
import { mustRight } from './conformance/check'
import { newState, PEBBLES_GAME } from './support/games'

const game = PEBBLES_GAME

/** A game after these answers. */
const after = (...actions: ReadonlyArray<object>): State<Types> =>
  actions.reduce<State<Types>>(
    (state, action) => mustRight(game.applyAction(state, action as never), 'refused').state,
    newState(game, { chance: 'manual', rounds: 1, target: 9 }),
  )

const colour = (seat: string) => ({ seat, kind: 'colour', colour: 'red' })
const hide = (seat: string) => ({ seat, kind: 'hide', amount: 1 })
const COLOURS = [colour('left'), colour('right')]
const HIDDEN = [...COLOURS, hide('left'), hide('right')]
const TOSS = { seat: 'nature', kind: 'chance', draw: 'toss', outcome: 1 }

const why = (state: State<Types>, action: object) =>
  game.whyNot(state, action as never).map(({ rule, sentence }) => [rule, sentence])

describe('an answer to another question', () => {
  it('is told what is asked', () =>
    expect(why(after(), hide('left'))).toEqual([
      [
        'colour',
        'Something else is asked now: Which colour do you keep in mind? Each keeps a colour in mind.',
      ],
    ]))

  it('is told who is asked', () =>
    expect(why(after(colour('left')), colour('left'))).toEqual([
      ['colour', 'Not left but right must answer now. Each keeps a colour in mind.'],
    ]))

  it('is told that chance decides', () =>
    expect(why(after(...HIDDEN), { seat: 'left', kind: 'guess', sum: 1 })).toEqual([
      ['toss', 'Chance decides now, not a seat. A toss says what the round is worth.'],
    ]))

  it('is told what comes first, by the rule of that', () => {
    const state = after(colour('left'))
    expect(why(state, hide('right'))).toEqual([
      ['colour', 'This is legal after another answer. First: right colour red.'],
    ])
    expect(game.wayTo(state, hide('right') as never)).toMatchObject({ after: [colour('right')], rules: [] })
  })
})

describe('an answer that is forbidden', () => {
  it('is told the rule', () => {
    const guess = (sum: number) => ({ seat: 'left', kind: 'guess', sum })
    const state = after(...HIDDEN, TOSS)
    expect(why(state, guess(0))).toEqual([['guess', 'A guess fits the own pebbles.']])
    expect(why(state, guess(2))).toEqual([])
  })

  it('is told so too of what is said between', () =>
    expect(why(after(), { seat: 'left', kind: 'shout' })).toEqual([
      ['shout', 'Once, and not before colours are chosen, one may shout for a point.'],
    ]))
})

describe('what is refused without a rule', () => {
  it('is a game that is over, with its end', () => {
    const over = after(...HIDDEN, TOSS, { seat: 'left', kind: 'guess', sum: 2 })
    expect(over.outcome).not.toBeNull()
    expect(why(over, hide('left'))).toEqual([['end', `The game is over: ${over.outcome?.reason}`]])
    expect(game.explain(over, { _tag: 'GameOver' } as never)).toMatchObject([
      { rule: null, sentence: 'The game is over.' },
    ])
  })

  it('is a question that no rule stands behind, told as it is', () => {
    const notAsked = { _tag: 'NotAsked', asked: [], question: '', rules: [], violations: [] }
    const told = (problem: string) =>
      game.explain(after(), { ...notAsked, problem } as never).map(({ rule, sentence }) => [rule, sentence])
    expect(told('nobody asks')).toEqual([[null, 'Nobody asks.']])
    expect(told('who asks?')).toEqual([[null, 'Who asks?']])
  })

  it('is a rule that the book has not', () =>
    expect(game.explain(after(), { rule: 'no-rule', facts: {} } as never)).toEqual([
      { rule: 'no-rule', sentence: '', facts: {}, cites: [] },
    ]))

  it('is what cannot be read, with its place if it has one', () => {
    expect(why(after(), { seat: 'left', kind: 'hide', amount: 7 })).toMatchObject([
      [null, expect.any(String)],
    ])
    expect(why(after(), 'nothing' as never)).toMatchObject([[null, expect.any(String)]])
  })

  it('is an action of somebody else, for one who holds a view', () => {
    const view = game.view(after(), 'left')
    expect(game.whyNotOfView(view, colour('right') as never)).toMatchObject([
      { rule: null, sentence: 'seat: a view tells only of the actions of its own seat' },
    ])
    expect(game.whyNotOfView(view, colour('left') as never)).toEqual([])
  })
})
