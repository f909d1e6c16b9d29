/**
 * What everybody knows because the game goes on: whoever stands in the enemy's home is not the one whose
 * coming would have ended it. A state filled from a view must know it, too.
 */
import { describe, expect, it } from 'vitest'
import { confrontation, type PositionSpec } from '../../../src/confrontation'
import { randomFrom } from '../../../src/kernel'
import { mustRight } from '../../kernel/conformance/check'
import { placeOfTile } from './board'

/** Where a tile stands in states filled from the view of its opponent. */
const placesOf = (spec: PositionSpec, viewer: 'fellowship' | 'sauron', tile: string): ReadonlySet<string> => {
  const view = confrontation.view(mustRight(confrontation.position(spec), 'position'), viewer)
  const filled = Array.from({ length: 60 }, (_, seed) =>
    mustRight(confrontation.determinize(view, randomFrom(`${seed}`)), 'determinize'),
  )
  return new Set(filled.map((state) => placeOfTile(state, tile)))
}

describe('a filled state', () => {
  it('deals hidden pieces to every place where they may stand', () => {
    const pieces = { shire: ['frodo-classic'], cardolan: ['pippin'], rohan: ['warg'] } as const
    expect(placesOf({ pieces }, 'sauron', 'frodo')).toEqual(new Set(['shire', 'cardolan']))
  })

  it('never has the Ringbearer in Mordor, for he would have won by entering', () => {
    const pieces = { shire: ['frodo-classic'], mordor: ['pippin'], rohan: ['warg'] } as const
    expect(placesOf({ pieces }, 'sauron', 'frodo')).toEqual(new Set(['shire']))
  })

  it('never has the variant Witch King in the Shire, for he would have won by entering', () => {
    const pieces = { shire: ['gollum'], mordor: ['witch-king-variant'], rohan: ['frodo-variant'] } as const
    const config = { characters: 'variant' } as const
    expect(placesOf({ config, pieces }, 'fellowship', 'witch-king')).toEqual(new Set(['mordor']))
  })
})
