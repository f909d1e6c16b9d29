/** Learners observe the second edition: what only its views have is in its own arrays, and in no others. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { observationLayout, observe } from '../../../src/learn'
import { SEATS, warOfTheRing } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { wander } from '../properties/questions'
import { POSITIONS } from '../properties/starts'
import { within } from './pairs'

const GAME = 'war-of-the-ring'

describe('an observation of the second edition', { timeout: 60_000 }, () => {
  it('has a place for everything that a view shows', () => {
    const { length } = observationLayout(GAME, { edition: 'second' })
    let backs = 0
    for (const name of ['hobbits', 'sieges', 'minions', 'gollum']) {
      const spec = POSITIONS[name] ?? {}
      const start = mustRight(warOfTheRing.position(within('second', spec)), name)
      for (const state of wander(start, `observed ${name}`, 120))
        for (const viewer of [...SEATS, 'spectator' as const]) {
          const view = warOfTheRing.view(state, viewer)
          if (/"hidden (character|strategy)"/.test(JSON.stringify(view))) backs++
          const seen = observe(view)
          expect(E.isLeft(seen) ? seen.left : seen.right.length).toBe(length)
        }
    }
    expect(backs).toBeGreaterThan(0)
  })

  it('is longer than one of the Collector’s Edition, which stays as it is', () => {
    const names = (config: { readonly edition?: string }) =>
      observationLayout(GAME, config).fields.map(({ name }) => name)
    const further = names({ edition: 'second' }).filter((name) => !names({}).includes(name))
    expect(further.some((name) => name.includes('cardsOver'))).toBe(true)
    expect(names({}).some((name) => name.includes('cardsOver'))).toBe(false)
    expect(names({})).toEqual(observationLayout(GAME).fields.map(({ name }) => name))
  })
})
