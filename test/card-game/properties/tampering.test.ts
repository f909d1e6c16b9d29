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

  it('if there are more rounds than paths', () => {
    const acting = firstWith(played, 'actionStep')
    expect(problemOf(acting)).toBe('')
    expect(problemOf({ ...acting, table: { ...acting.table, round: 9 } })).toBe(
      'there were fewer paths than rounds',
    )
  })

  it('if a seat is named that is no seat', () => {
    const acting = firstWith(played, 'decide/turn')
    expect(problemOf(withVars(acting, 'decide/turn', { seat: 'tom-bombadil' }))).toContain('tom-bombadil')
  })
})
