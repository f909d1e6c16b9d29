/** Views that somebody has made up: what they tell of hidden things costs no more than what there is. */
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { anyGame, randomFrom } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { mustRight } from '../kernel/conformance/check'
import { stopwatch } from './fuzz'

/** Enough to take a second and a quarter of a gigabyte, if it is counted out. */
const MANY = 30_000_000

/** The same with every number below a name of hidden things beyond measure. */
const swollen = (value: unknown, isHidden = false): unknown => {
  if (typeof value === 'number') return isHidden ? MANY : value
  if (Array.isArray(value)) return value.map((part) => swollen(part, isHidden))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, swollen(part, isHidden || /hidden/i.test(name))]),
  )
}

describe.each([anyGame(battles), anyGame(cardGame), anyGame(confrontation), anyGame(warOfTheRing)])(
  'a view of $name',
  (game) => {
    it('that tells of more hidden things than there are is read at once', () => {
      const start = mustRight(game.newGame({ seed: 'views' } as never), 'newGame')
      const random = randomFrom('views')
      let state = start
      for (let made = 0; made < 12; made++)
        state = mustRight(game.applyAction(state, game.legalActions(state)[0]), 'applyAction').state
      for (const viewer of [...game.seats, 'spectator']) {
        const forged = swollen(game.view(state, viewer)) as never
        const worked = stopwatch()
        game.decodeView(forged)
        game.determinize(forged, random)
        game.legalActionsOfView(forged)
        expect(worked()).toBeLessThan(1500)
      }
    })
  },
)
