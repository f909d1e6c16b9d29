/** Seed and draws in a line, and lines in the middle of an action. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { anyGame, randomFrom, type AnyGame, type State, type Types } from '../../src/kernel'
import {
  faultSentence,
  formatMoment,
  formatPosition,
  linkOfPosition,
  parsePosition,
} from '../../src/notation'
import { thenItem } from '../../src/notation/then'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { COURSES } from './laws'
import { right, shuffled, statesOf, toldOf } from './support'
import { thorough } from '../thorough'

const ALPHABET = /^[a-z0-9?;:, -]+$/

describe('with seed and draws even the hash is the same', { timeout: 120_000 }, () => {
  it.each(COURSES)('$name', ({ game, config, asked, steps, every }) => {
    const states = statesOf(game, { config, seed: 'first seed', steps, every }, asked)
    for (const state of states.slice(0, thorough(1, 3))) {
      const line = right(formatPosition(game, state, { chance: true }))
      expect(line).toMatch(ALPHABET)
      for (const text of [line, shuffled(line, line), linkOfPosition(line)])
        expect(game.hash(right(parsePosition(game, text)))).toBe(game.hash(state))
      expect(right(formatPosition(game, state))).not.toMatch(/; (seed|draws): /)
    }
  })

  it.each(['first', 'Ünïcode, and: more!', '', 'none', 'x-66', 'a b', '-', '7', 'é'.normalize('NFD')])(
    'the seed %j survives',
    (seed) => {
      const start = right(warOfTheRing.newGame({ seed }))
      const line = right(formatPosition(warOfTheRing, start, { chance: true }))
      expect(warOfTheRing.hash(right(parsePosition(warOfTheRing, line.toUpperCase())))).toBe(
        warOfTheRing.hash(start),
      )
    },
  )

  it('half of a pair is no seed that a line could tell', () =>
    expect(
      formatPosition(warOfTheRing, right(warOfTheRing.newGame({ seed: '\ud800' })), { chance: true }),
    ).toMatchObject({ left: { problem: expect.stringMatching(/no text/) } }))
})

/** A random game as its start and actions, and the state after each. */
const played = (game: AnyGame, config: object, steps: number) => {
  const random = randomFrom('then')
  const states: Array<State<Types>> = [right(game.newGame({ ...config, seed: 'then' } as never))]
  const actions: Array<unknown> = []
  while (actions.length < steps) {
    const last = states[states.length - 1]
    const legal = last === undefined ? [] : game.legalActions(last)
    if (last === undefined || legal.length === 0) break
    const action = legal[random(legal.length)]
    actions.push(action)
    states.push(right(game.applyAction(last, action)).state)
  }
  return { states, actions }
}

describe('any moment, by the last question told plainly and the answers since', { timeout: 120_000 }, () => {
  it.each(COURSES)('$name', ({ game, config, steps, every }) => {
    const { states, actions } = played(game, config, steps)
    const isManual = 'chance' in config
    let then = 0
    for (let at = 0; at < states.length; at += every > 10 ? 33 : 7) {
      const state = states[at]
      const from = Math.max(0, at - 60)
      const [start] = states.slice(from)
      if (state === undefined || start === undefined || state.outcome !== null) continue
      const told = formatMoment(game, start, actions.slice(from, at), { chance: !isManual })
      if (E.isLeft(told)) expect(told.left.problem).toMatch(/none of the states on the way/)
      else {
        expect(told.right).toMatch(ALPHABET)
        const back = right(parsePosition(game, told.right))
        expect(toldOf(game, back)).toEqual(toldOf(game, state))
        if (!isManual) expect(game.hash(back)).toBe(game.hash(state))
        then += told.right.includes('; then: ') ? 1 : 0
      }
    }
    expect(then).toBeGreaterThan(0)
  })

  const war = anyGame(warOfTheRing)

  it('seeded chance needs its seed where something was drawn', () => {
    const { states, actions } = played(war, {}, 200)
    const at = states.findIndex(({ stack }, place) => {
      const top = stack[stack.length - 1]?.kind
      return place > 20 && top === 'decide/cease'
    })
    const [start] = states
    if (at < 0 || start === undefined) throw new Error('nobody attacked')
    expect(formatMoment(war, start, actions.slice(0, at))).toMatchObject({
      left: { problem: expect.stringMatching(/ask for seed and draws/) },
    })
    const line = right(formatMoment(war, start, actions.slice(0, at), { chance: true }))
    const read = parsePosition(war, line.replace(/; seed: [^;]+; draws: [^;]+/, ''))
    expect(E.isLeft(read) ? read.left.map(faultSentence).join() : 'read').toMatch(/^then: /)
  })

  it('a slip in an answer is refused with what may have been meant', () => {
    const typed = 'rules: manual; dice fp: C; dice shadow: A'
    const [first] = war.legalActions(right(parsePosition(war, typed)))
    const answer = first === undefined ? '' : thenItem(war, first)
    const read = parsePosition(war, `${typed}; then: ${answer.slice(0, 5)}${answer.slice(6)}`)
    expect(E.isLeft(read) ? read.left.map(faultSentence).join() : '').toContain(`did you mean ${answer}`)
  })

  it.each([
    [
      'rules: manual; dice fp: C; dice shadow: A; then: shadow pass',
      'then: "shadow pass" answers nothing that is asked then',
    ],
    ['dice fp: C; dice shadow: A; draws: 2 hunt die', 'draws: are draws of a seed, and none is told'],
    ['dice fp: C; seed: x-zz', 'seed: "x-zz" is no seed'],
    ['dice fp: C; seed: a; draws: many', 'draws: "many" is no number of draws: "5 hunt die"'],
  ])('is refused with what is wrong: %s', (typed, problem) => {
    const read = parsePosition(war, typed)
    expect(E.isLeft(read) ? read.left.map(faultSentence) : []).toEqual([problem])
  })
})
