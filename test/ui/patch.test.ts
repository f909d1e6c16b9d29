/** Views as patches: in every game and for every viewer, what arrives is the view itself, in few bytes. */
import { describe, expect, it } from 'vitest'
import { diffView, patchView, randomFrom, type Types, type View } from '../../src/kernel'
import { must, mustEqual, mustRight } from '../kernel/conformance/check'
import { anyOf, GAMES } from './support'

const STEPS = 80
/** How often hashes are compared, which takes longer than all else. */
const EVERY = 20
const MOST_BYTES = 600

const sent = (value: unknown) => JSON.parse(JSON.stringify(value))

describe.each(GAMES)('%s', { timeout: 60_000 }, (_, game) => {
  it(`arrives after every action, in ${MOST_BYTES} bytes on average at most`, () => {
    const random = randomFrom('patches')
    let state = mustRight(game.newGame({ seed: 'patches' }), 'it begins')
    const viewers = [...game.seatsOf(state.config), 'spectator']
    let held: ReadonlyArray<View<Types>> = viewers.map((viewer) => sent(game.view(state, viewer)))
    let [bytes, patches] = [0, 0]
    for (let step = 0; step < STEPS && game.legalActions(state).length > 0; step++) {
      state = mustRight(game.applyAction(state, anyOf(game.legalActions(state), random)), 'it is legal').state
      held = viewers.map((viewer, place) => {
        const [before, view] = [held[place], game.view(state, viewer)]
        if (before === undefined) throw new Error('nobody looks')
        const patch = sent(diffView(before, view))
        const next = mustRight(patchView(before, patch), `the view of ${viewer}`)
        mustEqual(next, sent(view), `the view of ${viewer} after ${step + 1} actions`)
        const isHashed = step % EVERY === 0
        must(!isHashed || game.hashOfView(next) === game.hashOfView(view), () => 'the hashes agree')
        bytes += JSON.stringify(patch).length
        patches += 1
        return next
      })
    }
    expect(Math.round(bytes / patches)).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('is refused where another view is held, and where it is none', () => {
    const first = mustRight(game.newGame({ seed: 'one' }), 'it begins')
    const [action] = game.legalActions(first)
    const second = mustRight(game.applyAction(first, action), 'it is legal').state
    const [seat = ''] = game.actors(first)
    const [one, two] = [game.view(first, seat), game.view(second, seat)]
    const patch = diffView(one, two)
    expect(patchView(two, patch)).toMatchObject({ left: { path: 'of' } })
    expect(patchView(one, { ...patch, changes: [] })).toMatchObject({ left: { path: 'to' } })
    expect(patchView(one, JSON.parse('null'))).toMatchObject({ left: { path: '' } })
    expect(patchView(one, { ...patch, changes: JSON.parse('{}') })).toMatchObject({ _tag: 'Left' })
  })
})
