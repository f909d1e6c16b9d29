/**
 * Law 1 in depth: of every action that could answer a pending question exactly the listed ones are accepted,
 * and each refusal names a rule with the facts of the case. And what random play is like, so that no law is
 * kept for want of an occasion.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { randomFrom, type Random } from '../../../src/kernel'
import { warOfTheRing, type Action, type State } from '../../../src/war-of-the-ring'
import { ACTIONS } from '../../../src/war-of-the-ring/model/actions'
import { frameCodecs } from '../../../src/war-of-the-ring/model/codecs'
import { RULEBOOK } from '../../../src/war-of-the-ring/rulebook'
import { keyOf } from '../../kernel/conformance/check'
import { ANSWERS, statesByQuestion } from './questions'
import { lineOf, wholeGamesOf } from '../../kernel/conformance/line'
import { SUBJECT } from './subject'

type Fields = Readonly<Record<string, ReadonlyArray<unknown>>>

/** All actions of a kind, or a large sample of them where there are too many. */
const MOST = 600
const actionsOf = (seat: string, kind: Action['kind'], random: Random): ReadonlyArray<object> => {
  const fields: Fields = ACTIONS[kind]
  const number = Object.values(fields).reduce((product, values) => product * values.length, 1)
  if (number > MOST)
    return Array.from({ length: MOST / 2 }, () => ({
      seat,
      kind,
      ...Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, of[random(of.length)]])),
    }))
  return Object.entries(fields).reduce<ReadonlyArray<object>>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{ seat, kind }],
  )
}

/** An action with one field replaced by every other value. */
const neighboursOf = (action: object): ReadonlyArray<object> => {
  const fields: Fields = ACTIONS[(action as Action).kind]
  return Object.entries(fields).flatMap(([name, values]) =>
    values.map((value) => ({ ...action, [name]: value })),
  )
}

/**
 * What is wrong with the answer to an action: listed and refused, accepted and unlisted, refused
 * unexplained.
 */
const wrongWith = (state: State, listed: ReadonlySet<string>, action: object): ReadonlyArray<string> => {
  const applied = warOfTheRing.applyAction(state, action)
  const isListed = listed.has(keyOf(action))
  if (E.isRight(applied)) return isListed ? [] : [`accepted, not listed: ${keyOf(action)}`]
  if (isListed) return [`listed, refused: ${keyOf(action)}`]
  if (applied.left._tag !== 'Forbidden') return [`${applied.left._tag}: ${keyOf(action)}`]
  const why = warOfTheRing.whyNot(state, action)
  if (why.length === 0) return [`refused without a rule: ${keyOf(action)}`]
  return why.flatMap(({ rule, facts, sentence }) => {
    const wanted: ReadonlyArray<string> = rule === null ? ['a rule'] : (RULEBOOK[rule].facts ?? [])
    const whole = sentence !== '' && wanted.every((name) => Object.hasOwn(facts, name))
    return whole ? [] : [`${rule} without ${wanted.join()}: ${keyOf(action)}`]
  })
}

describe('to every question', { timeout: 120_000 }, () => {
  const states = statesByQuestion(10)
  const random = randomFrom('answers')

  it.each(Object.keys(ANSWERS))(
    '%s exactly the listed answers are accepted, others with a reason refused',
    (question) => {
      const asked = states.get(question) ?? []
      expect(asked.length).toBeGreaterThan(0)
      for (const state of asked) {
        const legal = warOfTheRing.legalActions(state)
        const listed = new Set(legal.map(keyOf))
        const [seat = ''] = warOfTheRing.actors(state)
        const some = legal.filter((_, place) => place % Math.ceil(legal.length / 4) === 0)
        const tried = [
          ...legal,
          ...(ANSWERS[question] ?? []).flatMap((kind) => actionsOf(seat, kind, random)),
          ...some.flatMap(neighboursOf),
        ]
        expect(
          legal.map(({ kind }) => kind).filter((kind) => !ANSWERS[question]?.some((one) => one === kind)),
        ).toEqual([])
        expect(tried.flatMap((action) => wrongWith(state, listed, action)).slice(0, 5)).toEqual([])
      }
    },
  )
})

const sorted = (words: Iterable<string>): Array<string> => [...new Set(words)].sort()

describe('in random play', { timeout: 120_000 }, () => {
  const settings = Array.from({ length: 4 }, () => SUBJECT.settings).flat()
  const lines = wholeGamesOf({ ...SUBJECT, settings, longest: 200 }).map((play) => lineOf(SUBJECT, play))
  const states = lines.flatMap((line) => line.states)
  const counts = states.map((state) => warOfTheRing.legalActions(state).length).sort((a, b) => a - b)

  it('no decision has more than 250 options, and half have fewer than 20', () => {
    expect(counts[counts.length - 1]).toBeLessThanOrEqual(250)
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThan(20)
  })

  it('every kind of action is taken, but for those that only rare positions offer', () => {
    const taken = lines.flatMap(({ actions }) => actions.map(({ kind }) => kind))
    const rare = ['skipDie', 'silence', 'remove', 'revealSelf', 'guideLeaves']
    const wanted = [...Object.keys(ACTIONS), 'chance'].filter((kind) => !rare.includes(kind))
    expect(sorted(taken)).toEqual(expect.arrayContaining(sorted(wanted)))
  })

  it('every question is asked and every procedure is interrupted, but for three questions', () => {
    const running = states.flatMap(({ stack }) => stack.map(({ kind }) => kind))
    const wanted = Object.keys(frameCodecs).filter(
      (kind) => !['decide/silence', 'decide/excess', 'decide/extend'].includes(kind),
    )
    expect(sorted(running)).toEqual(expect.arrayContaining(sorted(wanted)))
  })

  it('the war ends by Corruption, by the Crack of Doom and by conquest', () => {
    const ends = states.flatMap(({ outcome }) => (outcome === null ? [] : [outcome.rule]))
    expect(sorted(ends)).toEqual(
      expect.arrayContaining(['victory.corruption', 'victory.ring', 'victory.shadow']),
    )
  })
})
