/**
 * A saved game whose every field has the right form, but which no table could show: decode refuses it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { cardGame } from '../../../src/card-game'
import { randomFrom, type SavedState } from '../../../src/kernel'
import { mustRight } from '../../kernel/conformance/check'

type Vars = Readonly<Record<string, unknown>>
interface Saved extends Omit<SavedState, 'stack' | 'table'> {
  readonly stack: ReadonlyArray<{ readonly kind: string; readonly at: string; readonly vars: Vars }>
  readonly table: Vars
}

/** The saves of a random game. */
const savesOf = (chance: 'manual' | 'seeded', decisions: number): ReadonlyArray<Saved> => {
  const random = randomFrom('tampering')
  let state = mustRight(cardGame.newGame({ seed: 'tampering', chance }), 'newGame')
  return Array.from({ length: decisions }, () => {
    const actions = cardGame.legalActions(state)
    state = mustRight(cardGame.applyAction(state, actions[random(actions.length)]), 'applied').state
    return cardGame.encode(state) as unknown as Saved
  })
}

const problemOf = (saved: unknown): string => {
  const read = cardGame.decode(saved)
  return E.isLeft(read) ? read.left.problem : ''
}

const withVars = ({ stack, ...rest }: Saved, kind: string, vars: Vars): object => ({
  ...rest,
  stack: stack.map((frame) => (frame.kind === kind ? { ...frame, vars: { ...frame.vars, ...vars } } : frame)),
})

const firstWith = (saves: ReadonlyArray<Saved>, kind: string): Saved => {
  const found = saves.find(({ stack }) => stack.some((frame) => frame.kind === kind))
  if (found === undefined) throw new Error(`no save with ${kind}`)
  return found
}

describe('a saved Card Game is refused', () => {
  const played = savesOf('seeded', 250)

  it('if a round is counted before the first', () => {
    const [dealing] = savesOf('manual', 1)
    expect(problemOf(dealing)).toBe('')
    expect(problemOf({ ...dealing, table: { ...dealing?.table, round: 1 } })).toBe(
      'rounds are counted from the first',
    )
    const acting = firstWith(played, 'actionStep')
    expect(problemOf({ ...acting, table: { ...acting.table, round: 0 } })).not.toBe('')
  })

  it('if a seat is spoken of that nobody takes, or one that is no seat', () => {
    const acting = firstWith(played, 'decide/turn')
    expect(problemOf(acting)).toBe('')
    expect(problemOf(withVars(acting, 'decide/turn', { seat: 'gandalf' }))).not.toBe('')
  })

  it('if a card is paid for that was not played', () => {
    const paying = firstWith(played, 'play')
    expect(problemOf(paying)).toBe('')
    expect(problemOf(withVars(paying, 'play', { to: 'path' }))).not.toBe('')
    expect(problemOf(withVars(paying, 'play', { to: 'reserve' }))).not.toBe('')
    expect(problemOf(withVars(paying, 'play', { to: 'minas-tirith' }))).not.toBe('')
  })
})
