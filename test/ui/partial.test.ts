/** Actions that leave fields out: which reading of them is judged, in every game. */
import { describe, expect, it } from 'vitest'
import { confrontation, warOfTheRing } from '../../src'
import { REGION_IDS, type State } from '../../src/confrontation'
import type { BaseAction } from '../../src/kernel'
import { parsePosition } from '../../src/notation'
import { must, mustEqual, mustRight } from '../kernel/conformance/check'
import { anyOf, eachMoment, gameOf, GAMES } from './support'

const PLAY = { steps: 200, every: 5 }

/** An action without some of its fields; the kind always stays. */
const without = (action: BaseAction, isLeft: () => boolean): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(action).filter(([name]) => name === 'kind' || isLeft()))

const has = (action: object | undefined, given: object): boolean =>
  Object.entries(given).every(([name, value]) =>
    Object.entries(action ?? {}).some(([one, of]) => one === name && of === value),
  )

describe.each(GAMES)('%s', { timeout: 60_000 }, (_, game) => {
  it('takes a part of a legal action for a legal action', () =>
    eachMoment(game, { seed: 'parts', ...PLAY }, (state, _seat, random) => {
      const given = without(anyOf(game.legalActions(state), random), () => random(2) === 0)
      const { after, rules, reading } = game.wayTo(state, given)
      mustEqual([after, rules], [[], []], `the way to ${JSON.stringify(given)}`)
      if (reading === undefined) return
      must(has(reading, given), () => `${JSON.stringify(given)} read as ${JSON.stringify(reading)}`)
      mustRight(game.applyAction(state, reading), 'the reading is legal')
      const [why, ...others] = game.whyNot(state, given)
      mustEqual([why?.rule, why?.reading, others], [null, reading, []], 'what it was read as')
    }))

  it('judges one whole action that has all that is given', () =>
    eachMoment(game, { seed: 'whole', ...PLAY }, (state, _seat, random) => {
      const [kind, fields] = anyOf(Object.entries(game.actions), random)
      const some = Object.entries(fields).filter(() => random(2) === 0)
      const given = {
        kind,
        ...Object.fromEntries(some.map(([name, values]) => [name, anyOf(values, random)])),
      }
      const { after, rules, reading } = game.wayTo(state, given)
      if (reading === undefined) return
      must(has(reading, given), () => `${JSON.stringify(given)} read as ${JSON.stringify(reading)}`)
      mustEqual(game.wayTo(state, reading), { after, rules }, `the way to ${JSON.stringify(reading)}`)
    }))
})

const LINE =
  'turn 3; shadow to act; at war: sauron, gondor, isengard; shadow dice: A; fp dice: C; ' +
  'osgiliath: 2 gondor; north ithilien: 5 sauron; orthanc: 4 isengard'

describe('War of the Ring', () => {
  const state = mustRight(parsePosition(warOfTheRing, LINE), 'it is a position')
  const read = (given: object) => {
    const { reading, rules } = warOfTheRing.wayTo(state, given)
    return [reading, rules.map(({ rule }) => rule)]
  }

  it('takes a march for one to a neighbour, of whoever stands there', () => {
    expect(read({ kind: 'march', from: 'orthanc' })).toEqual([
      { seat: 'shadow', kind: 'march', from: 'orthanc', to: 'gap-of-rohan' },
      [],
    ])
    expect(read({ kind: 'march', to: 'osgiliath' })[0]).toMatchObject({ from: 'north-ithilien' })
    expect(read({ kind: 'march', from: 'bree' })[0]).toMatchObject({ seat: 'free-peoples' })
  })

  it('says in every reason which reading was judged', () => {
    const reasons = warOfTheRing.whyNot(state, { kind: 'recruit', region: 'orthanc' })
    expect(reasons.map(({ rule, reading }) => [rule, reading])).toEqual([
      ['recruiting.when', { seat: 'shadow', kind: 'recruit', piece: 'isengard-regular', region: 'orthanc' }],
    ])
  })

  it('still says what is wrong with a field', () => {
    const [reason] = warOfTheRing.whyNot(state, { kind: 'march', from: 'mordor' })
    expect(reason).toMatchObject({ rule: null })
    expect(reason?.sentence).toContain('"mordor"')
    expect(warOfTheRing.whyNot(state, { kind: 'walk' })).toMatchObject([{ rule: null }])
    expect(warOfTheRing.whyNot(state, { kind: 'march', from: ['orthanc'] })).toMatchObject([{ rule: null }])
  })

  it('reads the actions of a viewer from a view', () => {
    const seen = warOfTheRing.view(state, 'shadow')
    expect(warOfTheRing.whyNotOfView(seen, { kind: 'march', from: 'bree' })).toMatchObject([
      { rule: 'pieces.army', reading: { seat: 'shadow', from: 'bree' } },
    ])
  })
})

describe('The Confrontation', () => {
  it('assumes no river and no tunnel for a piece that stands elsewhere', () => {
    const rules = new Set<string | null>()
    eachMoment(gameOf('confrontation'), { seed: 'rivers', steps: 200, every: 1 }, (state, seat, random) => {
      const moves = confrontation.legalActions(state as State).filter(({ kind }) => kind === 'move')
      if (moves.length === 0) return
      const piece = Reflect.get(anyOf(moves, random), 'piece') as unknown
      const to = anyOf(REGION_IDS, random)
      const { rules: broken } = confrontation.wayTo(state as State, { seat, kind: 'move', piece, to })
      for (const { rule } of broken) rules.add(rule)
    })
    expect(rules.has('movement.forward')).toBe(true)
    expect([...rules].filter((rule) => rule === 'movement.river' || rule === 'movement.tunnel')).toEqual([])
  })
})
