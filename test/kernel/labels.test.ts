/** A label typed back is its action; what is no label says what might have been meant. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { actionOfLabel, type State } from '../../src/kernel'
import { mustRight } from './conformance/check'
import { pebbles } from './support/pebbles'
import type { Pebbles } from './support/pebblesModel'

const state: State<Pebbles> = mustRight(pebbles.newGame({ seed: 'labels' }), 'new game')
const [seat = 'left'] = pebbles.actors(state)
const asked = pebbles.prompt(state, seat)
const choices = O.isSome(asked) ? asked.value.choices : []
const first = choices[0]
if (first === undefined) throw new Error('nobody is asked')

/** A game whose one question has these choices. */
const asking = (...labels: ReadonlyArray<string>): Pick<typeof pebbles, 'actors' | 'prompt'> => ({
  actors: () => [seat],
  prompt: () =>
    O.isSome(asked)
      ? O.some({ ...asked.value, choices: labels.map((label) => ({ ...first, label })) })
      : O.none,
})
const problemOf = (read: E.Either<{ readonly problem: string }, unknown>): string =>
  E.isLeft(read) ? read.left.problem : 'none'

describe('actionOfLabel', () => {
  it('takes every label for its action, by seat or not, in any case', () => {
    for (const { action, label } of choices) {
      expect(actionOfLabel(pebbles, state, label)).toEqual(E.right(action))
      expect(actionOfLabel(pebbles, state, label.toUpperCase(), seat)).toEqual(E.right(action))
    }
  })

  it('takes a part that one choice alone has, and no part that several have', () => {
    const game = asking('Go to Lórien', 'Go to Moria')
    expect(actionOfLabel(game, state, 'lorien')).toEqual(E.right(first.action))
    expect(problemOf(actionOfLabel(game, state, 'go to'))).toContain('no choice is called "go to"')
    expect(problemOf(actionOfLabel(game, state, ''))).toContain('no choice is called ""')
  })

  it('says what may have been meant, and nothing where nothing is near', () => {
    const game = asking('Go to Lórien', 'Go to Moria')
    expect(problemOf(actionOfLabel(game, state, 'Go to Loren'))).toContain('did you mean "Go to Lórien"?')
    expect(problemOf(actionOfLabel(game, state, 'x'))).not.toContain('did you mean')
    expect(problemOf(actionOfLabel(asking(), state, 'x'))).not.toContain('did you mean')
  })

  it('refuses what two choices are called, who is not asked, and what is no text or a long one', () => {
    expect(problemOf(actionOfLabel(asking('Pass', 'Pass'), state, 'Pass'))).toContain('more than one')
    expect(E.isLeft(actionOfLabel(pebbles, state, first.label, 'nobody'))).toBe(true)
    for (const text of [null, 5, {}, 'x'.repeat(1001)])
      expect(problemOf(actionOfLabel(pebbles, state, text as never))).toContain('a label is a text')
    expect(E.isLeft(actionOfLabel({} as never, state, 'x'))).toBe(true)
  })
})
