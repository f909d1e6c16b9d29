/**
 * What is wrong with a saved state, in words: the place, and what is there.
 */
import { describe, expect, it } from 'vitest'
import { randomFrom, type SavedState } from '../../src/kernel'
import { mustLeft, mustRight, throughText } from './conformance/check'
import { newState, PEBBLES_GAME } from './support/games'

const game = PEBBLES_GAME
const saved = throughText(game.encode(newState(game))) as SavedState
const [play, colour] = saved.stack as ReadonlyArray<object>

const over = (() => {
  const random = randomFrom('saved words')
  let now = newState(game)
  while (now.outcome === null) {
    const actions = game.legalActions(now)
    now = mustRight(game.applyAction(now, actions[random(actions.length)]), 'played').state
  }
  return throughText(game.encode(now)) as SavedState
})()

const saysOf = (base: SavedState, change: object): readonly [path: string, problem: string] => {
  const { path, problem } = mustLeft(game.decode({ ...base, ...change }), 'read')
  return [path, problem]
}
const says = (change: object) => saysOf(saved, change)

describe('a saved state says where it is wrong:', () => {
  it('another game, another version', () => {
    expect(says({ game: 'chess' })).toEqual(['game', '"chess" is not "pebbles"'])
    expect(says({ schemaVersion: 2 })).toEqual(['schemaVersion', 'only version 1 can be read'])
  })

  it('the envelope', () => {
    expect(says({ chance: 7 })).toEqual(['chance', '7 is not chance'])
    expect(says({ stack: [7] })).toEqual(['stack.0', '7 is not frame'])
    expect(mustLeft(game.decode(7), 'read')).toMatchObject({ path: '', problem: '7 is not saved state' })
  })

  it('the config and the table', () => {
    const config = saved.config as object
    const table = saved.table as object
    expect(says({ config: { ...config, rounds: 'many' } })[0]).toMatch(/^config\./)
    expect(says({ table: { ...table, round: 'first' } })).toEqual(['table.round', expect.any(String)])
  })

  it('a frame that does not exist, and variables that a frame does not have', () => {
    expect(says({ stack: [play, { ...colour, kind: 'decide/taste' }] })).toEqual([
      'stack.1.kind',
      '"decide/taste" is no frame',
    ])
    expect(says({ stack: [play, { ...colour, vars: { chosen: 7 } }] })[0]).toBe('stack.1.vars.chosen')
  })

  it('an outcome without its form, with a rule that is none, with a winner who does not play', () => {
    const outcome = over.outcome as object
    expect(saysOf(over, { outcome: { ...outcome, reason: 7 } })[0]).toBe('outcome.reason')
    expect(saysOf(over, { outcome: { ...outcome, rule: 'luck' } })).toEqual([
      'outcome.rule',
      '"luck" is no rule',
    ])
    expect(saysOf(over, { outcome: { ...outcome, winners: ['Sam'] } })).toEqual([
      'outcome.winners',
      '"Sam" is no seat',
    ])
  })
})

describe('frames that do not stand on each other:', () => {
  it('a game that is over has none', () =>
    expect(saysOf(over, { stack: saved.stack })).toEqual(['', 'a game that is over has no frames']))

  it('a frame that something stands on calls it', () =>
    expect(says({ stack: [{ ...play, at: 'nowhere' }, colour] })).toEqual([
      '',
      'frame 0 (play) calls nothing at "nowhere"',
    ]))

  it('a frame on top that is no question asks nobody', () =>
    expect(says({ stack: [play] })).toEqual(['', 'play at "colours" asks nobody']))

  it('a frame on top is at a stage that it has', () =>
    expect(says({ stack: [{ ...play, at: 'nowhere' }] })).toEqual(['', 'play has no stage "nowhere"']))

  it('a question is asked and nothing else', () =>
    expect(says({ stack: [play, { ...colour, at: 'colours' }] })).toEqual([
      '',
      'decide/colour is a question, at "ask"',
    ]))

  it('without any frame nobody is asked', () =>
    expect(says({ stack: [] })).toEqual(['', 'nobody is asked, and the game is not over']))
})
