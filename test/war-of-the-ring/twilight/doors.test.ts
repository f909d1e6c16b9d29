/**
 * Twilight of the Third Age through every door of the library: configs, readings, words, positions, records.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type Config } from '../../../src/war-of-the-ring'
import { mustLeft, mustRight } from '../../kernel/conformance/check'

const DUSK = { twilight: true } as const

describe('a config', () => {
  it('asks for the expansion, and says nothing of it where it does not', () => {
    const started = mustRight(warOfTheRing.newGame({ seed: 'a', ...DUSK }), 'new game')
    expect(started.config).toEqual({ seed: 'a', chance: 'seeded', twilight: true })
    const plain = mustRight(warOfTheRing.newGame({ seed: 'a', twilight: false }), 'new game')
    expect(plain.config).toEqual({ seed: 'a', chance: 'seeded' })
  })

  const unfit: ReadonlyArray<readonly [Partial<Config>, RegExp]> = [
    [{ edition: 'second' }, /belongs to the Collector's Edition, not to the second/],
    [{ edition: 'second', players: 4 }, /belongs to the Collector's Edition, not to the second/],
  ]
  it.each(unfit)('is refused with %j, and the field and the reason are told', (more, why) => {
    const wrong = mustLeft(warOfTheRing.newGame({ seed: 'a', ...DUSK, ...more }), 'not together')
    expect(wrong.path).toBe('twilight')
    expect(wrong.problem).toMatch(why)
    const placed = warOfTheRing.position({ config: { ...DUSK, ...more } })
    expect(E.isLeft(placed) && placed.left.problem).toMatch(why)
  })

  it('is of another game: a state of the one is not read as one of the other', () => {
    const started = mustRight(warOfTheRing.newGame({ seed: 'a', ...DUSK }), 'new game')
    const saved = warOfTheRing.encode(started)
    const { twilight: _, ...config } = started.config
    expect(E.isLeft(warOfTheRing.decode({ ...saved, config }))).toBe(true)
    expect(mustRight(warOfTheRing.decode(saved), 'its own')).toEqual(started)
  })
})
