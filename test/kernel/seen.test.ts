/**
 * What is no view is refused in words; a source of chance that gives what it must not counts as giving
 * nothing.
 */
import { describe, expect, it } from 'vitest'
import type { Definition, Random, Types, View } from '../../src/kernel'
import { determinize } from '../../src/kernel/sampler'
import { mustLeft, mustRight } from './conformance/check'
import { newState, PEBBLES_GAME, WHOLE_GAME } from './support/games'

const game = WHOLE_GAME
const state = newState(game)
const view = game.view(state, 'sauron')
const least: Random = () => 0
const refused = (seen: unknown, random = least) =>
  mustLeft(game.determinize(seen as View<Types>, random), 'accepted')

describe('a view', () => {
  it.each([
    [undefined],
    [null],
    [7],
    ['view'],
    [[]],
    [{}],
    [PEBBLES_GAME.view(newState(PEBBLES_GAME), 'left')],
  ])('is one of the game: %#', (seen) =>
    expect(refused(seen)).toEqual({
      _tag: 'Malformed',
      path: '',
      problem: 'this is no view of confrontation',
    }),
  )

  it('has the version of the game', () =>
    expect(refused({ ...view, schemaVersion: 0 })).toEqual({
      _tag: 'Malformed',
      path: 'schemaVersion',
      problem: `only version ${view.schemaVersion} can be read`,
    }))

  it('is seen by a seat or by the public', () => {
    expect(refused({ ...view, viewer: 'tom-bombadil' })).toEqual({
      _tag: 'Malformed',
      path: 'viewer',
      problem: '"tom-bombadil" is no seat',
    })
    const open = game.view(state, 'spectator')
    expect(mustRight(game.decodeView(open), 'of the public')).toEqual(open)
  })

  it('of nobody who is known is that of the public', () =>
    expect(game.view(state, 'tom-bombadil')).toEqual(game.view(state, 'spectator')))

  it('is refused by decodeView for the same reasons', () => {
    const unread = mustLeft(game.decodeView({ ...view, schemaVersion: 0 }), 'accepted')
    expect(unread).toEqual(refused({ ...view, schemaVersion: 0 }))
  })
})

describe('a source of chance', () => {
  const placed = (() => {
    let now = state
    while (game.actors(now).includes('sauron')) {
      const [first] = game.legalActions(now, 'sauron')
      now = mustRight(game.applyAction(now, first), 'placing').state
    }
    return now
  })()
  const secrets = game.view(placed, 'fellowship')
  const filled = (random: Random) => mustRight(game.determinize(secrets, random), 'cannot be filled')

  it.each<[string, Random]>([
    ['as much as its bound', (bound) => bound],
    ['less than nothing', () => -1],
    ['half of a thing', () => 0.5],
    ['no number', () => NaN],
    ['a word', () => '1' as unknown as number],
  ])('that gives %s counts as giving 0', (_, random) => expect(filled(random)).toEqual(filled(least)))

  it('that gives the most it may is heard', () =>
    expect(filled((bound) => bound - 1)).not.toEqual(filled(least)))
})

describe('a view that cannot be filled', () => {
  it('is tried thirty times', () => {
    let fillings = 0
    const fill = () => {
      fillings++
      return null
    }
    const toy = { name: 'toy', schemaVersion: 1, seats: ['one'], fill } as unknown as Definition<Types>
    const seen = { game: 'toy', schemaVersion: 1, viewer: 'one', state: {} }
    mustLeft(determinize(toy, seen, least), 'filled')
    expect(fillings).toBe(30)
  })
})
