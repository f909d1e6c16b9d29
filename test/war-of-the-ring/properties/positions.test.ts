/**
 * Every state can be described: those at a question of the turn, at the start of a battle and at the damage
 * of a tile as they stand, any other by the actions that lead to it. What is described is built again, equal.
 */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { battleIn, told, topOf } from './board'
import { battleSpec, tileSpec, turnSpec } from './describing'
import { POSITIONS } from './starts'

/** A state of random play: how it came about, and the last one that could be described as it stood. */
interface Met {
  readonly state: State
  readonly before: State
  readonly action: unknown
  readonly since: PositionSpec | undefined
  readonly actions: ReadonlyArray<unknown>
}

const STRETCH = 70

const walk = (start: State, seed: string): ReadonlyArray<Met> => {
  const random = randomFrom(seed)
  const met: Array<Met> = []
  let state = start
  let since = turnSpec(start)
  let actions: ReadonlyArray<unknown> = []
  for (let left = STRETCH; left > 0 && state.outcome === null; left--) {
    const before = state
    const legal = warOfTheRing.legalActions(state)
    const bold = legal.filter(({ kind }) => kind === 'beginAttack' || kind === 'moveFellowship')
    const choice = bold.length > 0 && random(3) > 0 ? bold : legal
    const action = choice[random(choice.length)]
    state = mustRight(warOfTheRing.applyAction(state, action), 'random play').state
    actions = [...actions, action]
    met.push({ state, before, action, since, actions })
    const spec = turnSpec(state)
    if (spec !== undefined) [since, actions] = [spec, []]
  }
  return met
}

const MANUAL = { chance: 'manual' } as const
const starts: ReadonlyArray<State> = [
  mustRight(warOfTheRing.newGame({ seed: 'described', ...MANUAL }), 'newGame'),
  ...Object.values(POSITIONS).map((spec) =>
    mustRight(warOfTheRing.position({ ...spec, config: { seed: 'described', ...MANUAL } }), 'position'),
  ),
]
const ALL: ReadonlyArray<Met> = starts.flatMap((start, place) =>
  [1, 2, 3].flatMap((round) => walk(start, `described ${place} ${round}`)),
)

/** Builds a state again; chance has no memory in a position, so that of the state is put in its place. */
const rebuilt = (spec: PositionSpec, { chance }: State): State => ({
  ...mustRight(warOfTheRing.position(spec), JSON.stringify(spec)),
  chance,
})

/** Equal hashes mean equal states; where they differ, the difference is worth reading. */
const expectAgain = (spec: PositionSpec, state: State): void => {
  const again = rebuilt(spec, state)
  if (warOfTheRing.hash(again) !== warOfTheRing.hash(state)) expect(again).toEqual(state)
}

const kindsOf = (states: ReadonlyArray<State>): ReadonlyArray<string> => [
  ...new Set(states.map((state) => topOf(told(state))?.kind ?? '')),
]

describe('a position can be described', { timeout: 30_000 }, () => {
  it('at every question of the turn', () => {
    const met = ALL.flatMap(({ state }) => {
      const spec = turnSpec(state)
      return spec === undefined ? [] : [{ state, spec }]
    })
    for (const { state, spec } of met) expectAgain(spec, state)
    expect([...kindsOf(met.map(({ state }) => state))].sort()).toEqual([
      'decide/action',
      'decide/allocation',
      'decide/declare',
      'decide/discard',
      'decide/guide',
      'draw',
      'roll',
    ])
  })

  it('at the start of every battle by a die', () => {
    const met = ALL.flatMap(({ state, before }) => {
      const begins = battleIn(told(before)) === undefined && battleIn(told(state)) !== undefined
      const spec = begins ? battleSpec(state) : undefined
      return spec === undefined ? [] : [{ state, spec }]
    })
    for (const { state, spec } of met) expectAgain(spec, state)
    expect(new Set(met.map(({ state }) => battleIn(told(state))?.kind))).toEqual(
      new Set(['field', 'siege', 'sortie', 'relief']),
    )
  })

  it('when a tile of a move has just been drawn', () => {
    const met = ALL.flatMap(({ state, action }) => {
      const drawn = (action as { readonly draw?: string }).draw === 'hunt tile'
      const spec = drawn ? tileSpec(state) : undefined
      return spec === undefined ? [] : [{ state, spec }]
    })
    for (const { state, spec } of met) expectAgain(spec, state)
    expect(new Set(met.map(({ state }) => told(state).table.fellowship.mordor !== null))).toEqual(
      new Set([true, false]),
    )
  })

  it('everywhere else by the actions that lead there', () => {
    const met = ALL.filter(
      ({ since, state }, place) => place % 3 === 0 && since !== undefined && turnSpec(state) === undefined,
    )
    expect(met.length).toBeGreaterThan(ALL.length / 9)
    for (const { state, since, actions } of met) {
      const all = [...(since?.actions ?? []), ...actions]
      expectAgain({ ...since, actions: all }, state)
    }
  })
})
