/**
 * Trust ends at JSON: states and views that the library has made are known again at a glance and not looked
 * through; a copy of one, however it was made, is JSON like any other: `decode` or `decodeView` reads it.
 */
import { isLeft } from 'fp-ts/lib/Either.js'
import { isNone } from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { battles, cardGame, confrontation, warOfTheRing } from '../../src'
import { isState, type Game, type State, type Types } from '../../src/kernel'
import { isCheckedView, isShared, sharedBy } from '../../src/kernel/brand'
import { mustRight } from './conformance/check'

const GAMES = [battles, cardGame, confrontation, warOfTheRing] as unknown as ReadonlyArray<Game<Types>>
const text = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A

const COPIES: ReadonlyArray<readonly [string, <S extends object>(one: S) => S]> = [
  ['JSON', text],
  ['structuredClone', structuredClone],
  ['a spread', (one) => ({ ...one })],
  ['Object.assign', (one) => Object.assign({}, one)],
  ['Object.create', (one) => Object.create(one) as typeof one],
  [
    'all own properties',
    (one) => Object.defineProperties({}, Object.getOwnPropertyDescriptors(one)) as typeof one,
  ],
]

describe.each(GAMES.map((game) => [game.name, game] as const))('a state of %s', (_, game) => {
  const start = mustRight(game.newGame({ seed: 'trust' }), 'a new game')
  const [action] = game.legalActions(start)
  const [seat = ''] = game.actors(start)
  const next = mustRight(game.applyAction(start, action), 'a legal action').state

  it('is known again, whichever function has made it', () => {
    const saved = mustRight(game.decode(game.encode(next)), 'a save')
    const guessed = mustRight(
      game.determinize(game.view(next, seat), () => 0),
      'a guess',
    )
    const replayed = mustRight(
      game.replay({ ...mustRight(game.record(start.config, [action]), 'a record') }),
      'a replay',
    )
    expect([start, next, saved, guessed, ...replayed.states].map(isState)).toEqual(Array(6).fill(true))
  })

  it.each(COPIES)('is none any more as a copy by %s: nothing is answered, and why is said', (__, copy) => {
    const other: State<Types> = copy(start)
    expect(isState(other)).toBe(false)
    expect(game.legalActions(other)).toEqual([])
    expect(game.actors(other)).toEqual([])
    expect(isNone(game.prompt(other, seat))).toBe(true)
    expect(isNone(game.outcome(other))).toBe(true)
    expect(game.hash(other)).toBe('')
    expect(isLeft(game.read(other))).toBe(true)
    expect(game.applyAction(other, action)).toMatchObject({
      left: { path: 'state', problem: expect.stringContaining('use newGame or decode') as string },
    })
    expect(game.whyNot(other, action)[0]?.sentence).toContain('use newGame or decode')
  })

  it('goes to another process and back as JSON', () => {
    const there = mustRight(game.decode(text(game.encode(start))), 'a save')
    expect(game.hash(mustRight(game.applyAction(there, text(action)), 'a legal action').state)).toBe(
      game.hash(next),
    )
  })

  it('is seen as a view that is known again; a copy of the view is checked', () => {
    const view = game.view(start, seat)
    expect(isCheckedView(view)).toBe(true)
    for (const [, copy] of COPIES) expect(isCheckedView(copy(view))).toBe(false)
    const sent = mustRight(game.decodeView(text(view)), 'a view')
    expect(isCheckedView(sent)).toBe(true)
    expect(sent).toEqual(view)
    expect(game.legalActionsOfView(sent)).toEqual(game.legalActions(start, seat))
    expect(game.legalActionsOfView(text(view))).toEqual(game.legalActions(start, seat))
    for (const changed of [
      { ...view, state: null },
      { ...view, viewer: 'nobody' },
      { ...view, more: 1, state: {} },
    ]) {
      expect(isLeft(game.decodeView(changed))).toBe(true)
      expect(game.legalActionsOfView(changed as never)).toEqual([])
    }
  })

  it('of another game is none of this one, nor is its view', () => {
    const foreign = GAMES.find(({ name }) => name !== game.name) as Game<Types>
    const other = mustRight(foreign.newGame({ seed: 'trust' }), 'a new game')
    expect(game.legalActions(other)).toEqual([])
    expect(isLeft(game.applyAction(other, action))).toBe(true)
    expect(isLeft(game.decodeView(foreign.view(other, 'spectator')))).toBe(true)
  })
})

describe('a shared action', () => {
  const eat = sharedBy(4, (seat: string, code) => ({ seat, kind: 'eat', meal: code }))

  it('is made once for a seat and a code, and frozen', () => {
    expect(eat('left', 2)).toBe(eat('left', 2))
    expect(eat('left', 2)).toEqual({ seat: 'left', kind: 'eat', meal: 2 })
    expect(eat('right', 2)).toEqual({ seat: 'right', kind: 'eat', meal: 2 })
    expect(Object.isFrozen(eat('left', 3))).toBe(true)
    expect(
      [eat('left', 1), { ...eat('left', 1) }, structuredClone(eat('left', 1)), null, 7].map(isShared),
    ).toEqual([true, false, false, false, false])
  })
})
