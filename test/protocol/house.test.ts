/** Games with house rules over the protocol: plain data that the game itself checks. */
import { describe, expect, it } from 'vitest'
import { ERRORS } from '../../src/protocol/index'
import { SHORT_STACKS, shortStacks } from '../war-of-the-ring/overlays/houses'
import { mustRight } from '../kernel/conformance/check'
import { connect } from './client'

const config = { seed: 'house' }
const game = 'war-of-the-ring'
const house = [SHORT_STACKS]

describe('a game with house rules', () => {
  const { call, fails } = connect()
  call('new', { game, config, house, as: 'plain' })
  const state = call('state', { id: 'plain' })
  const view = call('view', { id: 'plain', viewer: 'shadow' })

  it('is the game that `with` gives', () => {
    expect(state).toEqual(shortStacks.encode(mustRight(shortStacks.newGame(config), 'new game')))
  })

  it.each([
    ['load', { state }],
    ['replay', { record: call('record', { id: 'plain' }) }],
    ['position', { game, position: { turn: 2 } }],
    ['determinize', { view, seed: 'x' }],
  ])('goes on by %s with the same rules, and not without them', (method, params) => {
    call(method, { ...params, house, as: method })
    expect(call('state', { id: method })).toMatchObject({
      config: { house: [expect.stringMatching(/^short-stacks#/)] },
    })
    if (method !== 'position') expect(fails(method, params).code).not.toBe(ERRORS.internal)
  })

  it('is determinized from the game itself', () => {
    call('determinize', { id: 'plain', viewer: 'shadow', seed: 'x', as: 'twin' })
    expect(call('view', { id: 'twin', viewer: 'shadow' })).toEqual(view)
  })

  it('is refused with the place of what is wrong', () => {
    const wrong = [SHORT_STACKS, { name: 'huge', limits: { units: -1 } }]
    expect(fails('new', { game, config, house: wrong })).toMatchObject({
      code: ERRORS.params,
      data: { path: 'house.1.limits.units' },
    })
    expect(fails('new', { game, config, house: 8 }).code).toBe(ERRORS.params)
    expect(fails('new', { game, config, house: [SHORT_STACKS, SHORT_STACKS] }).code).toBe(ERRORS.params)
  })

  it('is refused where a game takes none', () => {
    expect(fails('new', { game: 'confrontation', config, house })).toMatchObject({
      code: ERRORS.params,
      data: { path: 'house', problem: 'confrontation takes no house rules' },
    })
  })
})
