/**
 * Members of a set are named in any order: the parts of an Army, Characters on their own, the Regions of an
 * effect, the Armies that get tokens.
 */
import * as E from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { battles, type Action, type State } from '../../../src/battles'
import { randomFrom } from '../../../src/kernel'
import { mustRight } from '../../kernel/conformance/check'
import { anyOrder } from '../../kernel/support/anyOrder'
import { eitherOrder } from '../../kernel/support/eitherOrder'

it('movement.split, characters.groups: who goes is named in any order', { timeout: 120_000 }, () => {
  const starts = ['one', 'two', 'three', 'four'].map((seed) => mustRight(battles.newGame({ seed }), 'a game'))
  const { tried, faults } = anyOrder(
    battles,
    starts,
    [
      { question: 'decide/part', kind: 'take', settles: true },
      { question: 'decide/group', kind: 'join', settles: false },
    ],
    800,
  )
  expect(faults).toEqual([])
  expect(tried['decide/part']).toBeGreaterThan(100)
  expect(tried['decide/group']).toBeGreaterThan(0)
})

const placeOf = ({ stack }: State): string => {
  const [caller, top] = stack.slice(-2)
  return caller?.kind === 'do/regions' ? caller.kind : (top?.kind ?? '')
}

/** The state after two answers to one question; undefined if it is over after the first, or chance speaks. */
const afterBoth = (state: State, one: Action, other: Action): State | undefined => {
  const first = mustRight(battles.applyAction(state, one), 'a listed answer').state
  if (placeOf(first) !== placeOf(state) || first.stack.length !== state.stack.length) return undefined
  const both = battles.applyAction(first, other)
  if (E.isLeft(both)) return undefined
  const drawn = JSON.stringify(both.right.state.chance) !== JSON.stringify(state.chance)
  return drawn ? undefined : both.right.state
}

it(
  'effect.places, shadow.tokensAside: Regions are named in any order, and it is forgotten',
  { timeout: 120_000 },
  () => {
    const tried: Record<string, number> = { 'do/regions': 0, 'decide/tokensAside': 0, open: 0 }
    const faults: Array<string> = []
    for (let game = 0; game < 24; game++) {
      const pick = randomFrom(`in either order ${game}`)
      let state: State = mustRight(battles.newGame({ seed: `regions ${game}` }), 'a game')
      for (let step = 0; step < 400 && state.outcome === null; step++) {
        const legal = battles.legalActions(state)
        const place = placeOf(state)
        const named = legal.filter((one): one is Action => one.kind === 'chooseRegion')
        const [one, other] = [named[0], named[named.length - 1]]
        if (tried[place] !== undefined && one !== undefined && other !== undefined && one !== other) {
          const [ends, turned] = [afterBoth(state, one, other), afterBoth(state, other, one)]
          if (ends !== undefined && turned !== undefined) {
            tried[place]++
            if (placeOf(ends) === place) tried['open'] = (tried['open'] ?? 0) + 1
            if (battles.hash(ends) !== battles.hash(turned))
              faults.push(`${place}: ${JSON.stringify([one, other])}`)
          }
        }
        const next = legal[pick(legal.length)]
        state = mustRight(battles.applyAction(state, next), 'a listed answer').state
      }
    }
    expect(faults).toEqual([])
    for (const [place, times] of Object.entries(tried)) expect([place, times > 2]).toEqual([place, true])
  },
)

/** Questions in which an order is meant. */
const ORDERED = {
  'decide/region': 'mostly a way, region by region: sets of Regions are tried above',
  'decide/path': 'a way, region by region',
  'decide/part': 'numbers that follow from the others are told by them: tried above',
}

it('whatever else stays at its question is named in any order', { timeout: 120_000 }, () => {
  const starts = ['one', 'two', 'three', 'four'].map((seed) => mustRight(battles.newGame({ seed }), 'a game'))
  const { tried, faults } = eitherOrder(battles, starts, ORDERED, 800)
  expect(faults).toEqual([])
  for (const question of ['decide/unit', 'decide/discard'])
    expect([question, (tried[question] ?? 0) > 3]).toEqual([question, true])
})
