/** Arrays for learners over the protocol: each game is numbered and observed by its own tables. */
import { describe, expect, it } from 'vitest'
import { actionLayout, observationLayout } from '../../src/learn/index'
import { ERRORS } from '../../src/protocol/index'
import { warOfTheRing } from '../../src/war-of-the-ring/index'
import { CAPTAINS, captains } from '../war-of-the-ring/overlays/houses'
import { connect } from './client'

const game = 'war-of-the-ring'

interface Layouts {
  readonly observation: { readonly length: number }
  readonly actions: { readonly length: number }
}
interface Sparse {
  readonly length: number
}

const plain = (json: unknown): unknown => JSON.parse(JSON.stringify(json))

describe('the arrays of a game under way', () => {
  const { call } = connect()

  it.each([
    ['with house rules', { house: [CAPTAINS] }, {}],
    ['of the second edition', {}, { edition: 'second' }],
  ])('%s are those of its own tables', (name, params, config) => {
    call('new', { game, config: { ...config, seed: 'arrays' }, ...params, as: name })
    const own = call('layout', { id: name }) as Layouts
    expect(own).toEqual(call('layout', { game, config, ...params }))
    expect((call('observe', { id: name, viewer: 'spectator' }) as Sparse).length).toBe(own.observation.length)
    const numbers = call('numbers', { id: name }) as ReadonlyArray<number | null>
    expect(numbers.length).toBeGreaterThan(0)
    for (const number of numbers) {
      expect(number).not.toBeNull()
      expect(number).toBeLessThan(own.actions.length)
    }
  })

  it('with house rules are not those of the base game', () => {
    const own = call('layout', { game, house: [CAPTAINS] })
    expect(own).toEqual(plain({ observation: observationLayout(captains), actions: actionLayout(captains) }))
    const base = plain({ observation: observationLayout(game), actions: actionLayout(game) })
    expect(call('layout', { game })).toEqual(base)
    expect(own).not.toEqual(base)
  })

  it('number what only the house game has', () => {
    const spec = { turn: 2, base: 'empty', dice: { shadow: ['muster'] } }
    call('position', { game, house: [CAPTAINS], position: spec, as: 'at' })
    const legal = call('legal', { id: 'at' }) as ReadonlyArray<unknown>
    const numbers = call('numbers', { id: 'at' }) as ReadonlyArray<number | null>
    expect(numbers).toHaveLength(legal.length)
    expect(numbers).not.toContain(null)
  })
})

describe('a layout that nobody can mean', () => {
  const { fails } = connect()

  it.each([
    ['nothing', {}, ''],
    ['a game twice', { game, id: 'game-1' }, ''],
    ['no such game', { game: 'chess' }, 'game'],
    ['no such config', { game, config: { players: 9 } }, 'config.players'],
    ['no such house rule', { game, house: [8] }, 'house.0'],
  ])('is refused: %s', (_, params, path) => {
    expect(fails('layout', params)).toMatchObject({ code: ERRORS.params, data: { path } })
  })

  it('is refused of a game that is not under way', () => {
    expect(fails('layout', { id: 'nowhere' }).code).toBe(ERRORS.unknownGame)
  })
})

it('War of the Ring itself is as it was: numbers of a game for two are those of its name', () => {
  const { call } = connect()
  call('new', { game, config: { seed: 'base' }, as: 'base' })
  expect(call('layout', { id: 'base' })).toEqual(
    plain({ observation: observationLayout(warOfTheRing), actions: actionLayout(warOfTheRing) }),
  )
})
