/** What is of one edition is not read as of the other, and the error says so. */
import { describe, expect, it } from 'vitest'
import { randomFrom, type SavedState } from '../../../src/kernel'
import { warOfTheRing, type Config, type State } from '../../../src/war-of-the-ring'
import { mustLeft, mustRight } from '../../kernel/conformance/check'
import { connect } from '../../protocol/client'

const EDITIONS = [
  ['second', 'collectors'],
  ['collectors', 'second'],
] as const
type Edition = (typeof EDITIONS)[number][0]

const started = (edition: Edition): State => mustRight(warOfTheRing.newGame({ seed: 'read', edition }), 'new')

/** A random game with its actions, as far as so many steps lead. */
const played = (edition: Edition, steps: number) => {
  const random = randomFrom('read')
  const actions: Array<object> = []
  const states = [started(edition)]
  for (let left = steps; left > 0; left--) {
    const state = states[states.length - 1] ?? started(edition)
    const legal = warOfTheRing.legalActions(state)
    const action = legal[random(legal.length)]
    if (action === undefined) break
    actions.push(action)
    states.push(mustRight(warOfTheRing.applyAction(state, action), 'a legal action').state)
  }
  return { actions, states }
}

/** A config that says another edition, or no longer says its own. */
const asOther = (config: object, other: Edition): object => {
  const { edition: _, ...rest } = config as Config
  return other === 'collectors' ? rest : { ...rest, edition: other }
}

const readAs = (saved: SavedState, other: Edition): unknown => ({
  ...saved,
  config: asOther(saved.config as object, other),
})

const SAYS = {
  second: 'it was saved under "second edition", and its config chooses the usual rules',
  collectors: 'it was saved under the usual rules, and its config chooses "second edition"',
}

describe.each(EDITIONS)('of the edition %s, read as of %s', { timeout: 60_000 }, (edition, other) => {
  const { states, actions } = played(edition, 200)
  const some = states.filter((_, at) => at % 25 === 0)
  const wrong = { path: 'rules', problem: SAYS[edition] }

  it('a save is refused at every moment, also where both editions could show it', () => {
    for (const state of some) {
      const saved = warOfTheRing.encode(state)
      expect(mustRight(warOfTheRing.decode(saved), 'its own save').config).toEqual(state.config)
      expect(mustLeft(warOfTheRing.decode(readAs(saved, other)), 'as the other')).toMatchObject(wrong)
    }
  })
  it('a view is refused, as a whole and by who wants to think about it', () => {
    for (const state of some) {
      const view = warOfTheRing.view(state, 'shadow')
      mustRight(warOfTheRing.decodeView(view), 'its own view')
      const taken = { ...view, state: readAs(view.state as SavedState, other) } as typeof view
      expect(mustLeft(warOfTheRing.decodeView(taken), 'as the other')).toMatchObject(wrong)
      expect(mustLeft(warOfTheRing.determinize(taken, randomFrom('a')), 'as the other')).toMatchObject(wrong)
      expect(warOfTheRing.legalActionsOfView(taken)).toEqual([])
    }
  })
  it('a record is refused with its hashes, without them, and as text', () => {
    const record = mustRight(warOfTheRing.record({ seed: 'read', edition }, actions), 'record')
    const { hashes: _, ...bare } = record
    const text = mustRight(warOfTheRing.parse(warOfTheRing.notation(record)), 'text')
    for (const one of [record, bare, text]) {
      mustRight(warOfTheRing.replay(one), 'its own record')
      const taken = { ...one, from: asOther(one.from as object, other) }
      expect(mustLeft(warOfTheRing.replay(taken), 'as the other')).toMatchObject({
        index: -1,
        problem: `config.edition this is a record of the edition "${edition}", and its config says another`,
      })
    }
  })
  it('a record that begins with a snapshot is refused like the snapshot', () => {
    for (const state of some.slice(-1)) {
      const record = mustRight(warOfTheRing.record(warOfTheRing.encode(state), []), 'record')
      mustRight(warOfTheRing.replay(record), 'its own record')
      const taken = { ...record, from: readAs(record.from as SavedState, other) }
      const refused = mustLeft(warOfTheRing.replay(taken), 'as the other')
      expect(refused).toMatchObject({ index: -1, problem: expect.stringMatching(/^from\.rules: /) })
    }
  })
  it('the protocol refuses the same, with where and what is wrong', () => {
    const { call, fails } = connect()
    const saved = warOfTheRing.encode(some[some.length - 1] ?? started(edition))
    call('load', { state: saved, as: 'own' })
    expect(fails('load', { state: readAs(saved, other) }).data).toMatchObject({
      ...wrong,
      path: 'state.rules',
    })
    const record = mustRight(warOfTheRing.record({ seed: 'read', edition }, actions), 'record')
    const taken = { ...record, from: asOther(record.from as object, other) }
    expect(fails('replay', { record: taken }).message).toContain(`a record of the edition "${edition}"`)
  })
})

it('a record that is wrong in both editions says where, as ever', () => {
  const record = { game: 'war-of-the-ring', rules: 1, from: { seed: 'read' }, actions: [{ kind: 'odd' }] }
  expect(mustLeft(warOfTheRing.replay(record), 'wrong')).toMatchObject({ index: 0 })
})

describe('positions', () => {
  it('one that only the second edition can show is refused in the other, and says why', () => {
    const spec = { phase: 'draw', turn: 2, huntBox: { 'free-peoples': 1 } }
    mustRight(warOfTheRing.position({ ...spec, config: { edition: 'second' } }), 'between turns')
    const wrong = mustLeft(warOfTheRing.position(spec), 'as the other')
    expect(wrong.problem).not.toBe('')
  })
  it('says the rules under which it was saved, and the usual ones say nothing', () => {
    const saved = (edition: Edition) =>
      warOfTheRing.encode(mustRight(warOfTheRing.position({ config: { edition } }), 'a position'))
    expect(saved('second')).toMatchObject({ rules: 'second edition' })
    expect(saved('collectors')).not.toHaveProperty('rules')
  })
})
