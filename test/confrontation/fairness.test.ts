/**
 * How likely `determinize` draws each state that fits a view (ruling R40): in small endings all of them are
 * enumerated, by playing every arrangement on beside the real game, and each must come up equally often, as
 * the chi-square test sees it. Seeds are fixed.
 */
import { describe, expect, it } from 'vitest'
import { confrontation, type Action } from '../../src/confrontation'
import { randomFrom } from '../../src/kernel'
import { chiSquare, counted, limitFor } from '../kernel/evenly'
import { essence, filledFrom } from '../kernel/leaksWorlds'
import { placeOfTile } from './properties/board'
import { after, along, beginning, given, type Place, type Scene } from './support/worlds'

const goes = (piece: string, to: string, seat = 'sauron'): Action =>
  ({ seat, kind: 'move', piece, to, way: 'step' }) as unknown as Action

/** Draws for each state that fits. */
const DRAWS = 60

/** How far the states drawn from the view are from coming up equally often, and how far they may be. */
const spread = ({ viewer }: Scene, { state, worlds }: Place, seed: string) => {
  const random = randomFrom(seed)
  const drawn = counted(DRAWS * worlds.size, () =>
    essence(confrontation, filledFrom(confrontation, state, viewer, random)),
  )
  const strange = [...drawn.keys()].filter((one) => !worlds.has(one)).length
  return { strange, square: chiSquare(drawn.values(), worlds.size), limit: limitFor(worlds.size) }
}

const expectEven = (scene: Scene, place: Place, seed: string): void => {
  const { strange, square, limit } = spread(scene, place, seed)
  expect(strange).toBe(0)
  expect(square).toBeLessThan(limit)
}

/** A Balrog seen among four, and one who was never seen. */
const BALROG: Scene = {
  viewer: 'fellowship',
  pieces: { shire: ['frodo-classic', 'sam-classic'], arthedain: ['gimli'] },
  hidden: [
    ['mordor', 'balrog'],
    ['mordor', 'orcs-classic'],
    ['mordor', 'warg'],
    ['mordor', 'shelob'],
    ['rohan', 'cave-troll'],
  ],
  spec: { seen: ['balrog'] },
}

describe('every state that fits a view comes up equally often', { timeout: 120_000 }, () => {
  it('a Balrog seen among four is the one who went on in one of four', () => {
    const place = after(BALROG, beginning(BALROG), goes('warg', 'gondor'))
    const { state, worlds } = place
    const gone = [...worlds.values()].filter((one) => placeOfTile(one, 'balrog-uruk-hai') === 'gondor')
    expect(gone.length / worlds.size).toBe(1 / 4)
    const random = randomFrom('balrog')
    const drawn = counted(2_000, () =>
      placeOfTile(filledFrom(confrontation, state, 'fellowship', random), 'balrog-uruk-hai'),
    )
    expect((drawn.get('gondor') ?? 0) / 2_000).toBeCloseTo(1 / 4, 1)
    expectEven(BALROG, place, 'four')
  })

  it.each([
    [
      'to where another waits who was never seen',
      [goes('shelob', 'gondor'), goes('gimli', 'rhudaur', 'fellowship'), goes('warg', 'gondor')],
    ],
    [
      'one after the other',
      [goes('balrog', 'gondor'), goes('gimli', 'rhudaur', 'fellowship'), goes('balrog', 'rohan')],
    ],
  ] as const)('%s', (_, moves) => {
    let place = beginning(BALROG)
    for (const made of moves) place = after(BALROG, place, made)
    expectEven(BALROG, place, moves.length.toString())
  })

  /** In the midst of a turn in which somebody has made an extra step. */
  const DARK: Scene = {
    ...BALROG,
    spec: { seen: ['balrog'], config: given('dark-of-mordor') },
    plays: ['playStep'],
  }

  it.each(['one', 'two', 'three'])('after an extra step: game %s', (seed) => {
    let steps = 0
    for (const place of along(DARK, seed, 4)) {
      if (place.worlds.size < 2) continue
      if (place.state.table.extraStep !== undefined) steps += 1
      expectEven(DARK, place, `extra ${seed} ${steps}`)
    }
    expect(steps).toBeGreaterThan(0)
  })
})
