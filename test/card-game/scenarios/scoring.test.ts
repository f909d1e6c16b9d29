/** Draw step, scoring and the end (TC-81 to TC-85). */
import { describe, expect, it } from 'vitest'
import { cardGame, type PositionSpec } from '../../../src/card-game'
import { asked, eventsAs, offered } from '../support/play'
import { sizes } from '../support/read'
import { allPass, fightAt, turnOf } from '../cards/scenes'

/** The scores that are counted when everybody passes and nothing is fought over but an empty path. */
const scores = (spec: PositionSpec): readonly [number, number] => {
  const state = turnOf('frodo', spec)
  const passes = (['frodo', 'witch-king', 'aragorn', 'saruman'] as const).map(
    (seat) => ({ seat, kind: 'pass' }) as const,
  )
  const [event] = eventsAs('ScoresCounted', state, ...passes)
  return [event?.freePeoples ?? -1, event?.shadow ?? -1]
}

describe('the Draw step', () => {
  it('TC-81: cards in reserve draw more, and Galadriel cycles one', () => {
    let now = fightAt(
      turnOf('frodo', {
        path: 'imladris',
        reserve: ['the-witch-king', 'mouth-of-sauron', 'aragorn', 'galadriel'],
      }),
      'path',
    )
    while (asked(now).startsWith('nature deck')) {
      const [first] = offered(now)
      const next = cardGame.applyAction(now, first)
      if (next._tag === 'Left') throw new Error('refused')
      now = next.right.state
    }
    expect(sizes(now, 'witch-king')['hand']).toBe(6)
    expect([asked(now), sizes(now, 'aragorn')['hand']]).toEqual(['aragorn decide/cycle', 5])
  })
})

describe('the Victory Check', () => {
  const nine = ['weathertop'] as const

  it('TC-82: ten ahead wins, nine does not', () => {
    const ahead: PositionSpec = {
      path: 'imladris',
      freePeoples: ['minas-tirith', 'helms-deep', 'lorien', 'rivendell', 'bag-end', ...nine],
      corruption: 2,
    }
    // 3 + 2 + 2 + 2 + 1 + 2 and one for the path that is held now.
    expect(scores(ahead)).toEqual([13, 2])
    expect(asked(allPass(turnOf('frodo', ahead)))).toBe('over victory.lead')
    expect(scores({ ...ahead, corruption: 4 })).toEqual([13, 4])
    expect(asked(allPass(turnOf('frodo', { ...ahead, corruption: 4 })))).not.toContain('over')
  })

  const paths: PositionSpec = { path: 'crack-of-doom' }

  it('TC-83: a tie after path 9 goes to the Shadow; tokens that are left count', () => {
    const tied: PositionSpec = { ...paths, corruption: 4, ringsUsed: ['witch-king', 'saruman', 'frodo'] }
    expect(scores(tied)).toEqual([4, 4])
    const over = allPass(turnOf('frodo', tied))
    expect([asked(over), over.outcome?.winners]).toEqual(['over victory.tie', ['witch-king', 'saruman']])
    const won = allPass(turnOf('frodo', { ...tied, ringsUsed: ['witch-king', 'saruman'] }))
    expect([asked(won), won.outcome?.winners]).toEqual(['over victory.lastPath', ['frodo', 'aragorn']])
  })

  it('TC-84: before the end tokens count for nobody', () => {
    const spec: PositionSpec = {
      path: 'imladris',
      freePeoples: ['minas-tirith', 'helms-deep', 'lorien', 'rivendell', 'bag-end', 'weathertop'],
      corruption: 4,
      ringsUsed: [],
    }
    expect(scores(spec)).toEqual([13, 4])
    expect(scores({ ...spec, ringsUsed: ['witch-king', 'saruman', 'frodo', 'aragorn'] })).toEqual([13, 4])
  })

  it('TC-85: battlegrounds, paths and corruption add up; face-down paths are nothing', () => {
    const spec: PositionSpec = {
      path: 'imladris',
      freePeoples: ['minas-tirith', 'moria', 'bag-end', 'weathertop', 'the-old-forest'],
      shadow: ['helms-deep', 'orthanc', 'gildors-encampment'],
      corruption: 5,
    }
    // The path that is held now is one more for the Free Peoples.
    expect(scores(spec)).toEqual([9 + 1, 9])
  })
})
