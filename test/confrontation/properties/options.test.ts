/**
 * What random play is like: decisions stay small, and everything that can be asked, done and told comes up,
 * so that the laws are not kept for want of an occasion.
 */
import { describe, expect, it } from 'vitest'
import { ACTIONS } from '../../../src/confrontation/model/actions'
import { frameCodecs } from '../../../src/confrontation/model/frames'
import { RULEBOOK } from '../../../src/confrontation/rulebook'
import { lineOf, wholeGamesOf } from '../../kernel/conformance/line'
import { COMMON } from './settings'
import { SUBJECT } from './subject'

const { game } = SUBJECT
const LINES = wholeGamesOf({ ...SUBJECT, settings: Array.from({ length: 12 }, () => COMMON).flat() }).map(
  (play) => lineOf(SUBJECT, play),
)
const STATES = LINES.flatMap(({ states }) => states)

const sorted = (words: Iterable<string>): ReadonlyArray<string> => [...new Set(words)].sort()

describe('in random play', () => {
  const counts = STATES.flatMap((state) =>
    game.actors(state).map((seat) => game.legalActions(state, seat).length),
  ).sort((a, b) => a - b)

  it('no decision has more than 150 options', () => {
    expect(counts[counts.length - 1]).toBeLessThanOrEqual(150)
  })

  it('half of the decisions have fewer than 20', () => {
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThan(20)
  })

  it('every kind of action is taken', () => {
    const taken = LINES.flatMap(({ actions }) => actions.map(({ kind }) => kind))
    expect(sorted(taken)).toEqual(sorted([...Object.keys(ACTIONS), 'chance']))
  })

  it('every question is asked and every procedure is interrupted', () => {
    const running = STATES.flatMap(({ stack }) => stack.map(({ kind }) => kind))
    expect(sorted(running)).toEqual(sorted(Object.keys(frameCodecs)))
  })

  it('every way to end a game occurs', () => {
    const ends = STATES.flatMap(({ outcome }) => (outcome === null ? [] : [outcome.rule]))
    const wanted = Object.keys(RULEBOOK).filter(
      (rule) => rule.startsWith('end.') && rule !== 'end.ringPasses',
    )
    expect(sorted(ends)).toEqual(sorted(wanted))
  })
})
