/** A config, a saved state and a record are read once, so that nobody is two things to the same game. */
import { describe, expect, it } from 'vitest'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { mustRight } from '../kernel/conformance/check'

/** A config that says another number of players whenever it is read, and how often it was. */
const changing = (config: object = { seed: 'x' }) => {
  let reads = 0
  const given = Object.defineProperty({ ...config }, 'players', {
    enumerable: true,
    get: () => [2, 4, 3][reads++ % 3],
  })
  return { given, reads: () => reads }
}

describe('what changes its mind', () => {
  const started = mustRight(warOfTheRing.newGame({ seed: 'x' }), 'newGame')

  it('as a config is read once, and the game is that of the first reading', () => {
    const { given, reads } = changing()
    const state = mustRight(warOfTheRing.newGame(given as never), 'newGame')
    expect(reads()).toBe(1)
    expect(warOfTheRing.seatsOf(state.config)).toHaveLength(2)
    expect(warOfTheRing.hash(state)).toBe(warOfTheRing.hash(started))
  })

  it('in a saved state is read once', () => {
    const saved = warOfTheRing.encode(started)
    const { given, reads } = changing(saved.config as object)
    const state = mustRight(warOfTheRing.decode({ ...saved, config: given }), 'decode')
    expect(reads()).toBe(1)
    expect(warOfTheRing.hash(state)).toBe(warOfTheRing.hash(started))
  })

  it('in a record is read once', () => {
    const record = mustRight(warOfTheRing.record({ seed: 'x' }, []), 'record')
    const { given, reads } = changing(record.config as object)
    expect(warOfTheRing.replay({ ...record, config: given })._tag).toBe('Right')
    expect(reads()).toBe(1)
  })
})
