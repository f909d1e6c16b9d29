/** Doors for three and four: bots in every chair, pictures from each of them, clients of boardgame.io. */
import * as E from 'fp-ts/lib/Either.js'
import { isSome } from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { boardgameOf } from '../../../src/adapters'
import { BOTS } from '../../../src/bots'
import { randomFrom } from '../../../src/kernel'
import { boardSvg } from '../../../src/svg'
import { warOfTheRing, type State } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { among, held } from './partners'

const begun = (players: 3 | 4): State =>
  mustRight(warOfTheRing.newGame({ seed: 'doors', players }), 'new game')

describe.each([3, 4] as const)('%i players', (players) => {
  it.each(['random', 'greedy'] as const)(
    'a %s bot in every chair plays on, by what it sees alone',
    (name) => {
      const random = randomFrom('chairs')
      const bot = BOTS.warOfTheRing[name]()
      const seats = new Set<string>()
      let state = begun(players)
      for (let step = 0; step < 60; step++) {
        const [seat] = warOfTheRing.actors(state)
        if (seat === undefined || seat === 'nature') break
        seats.add(seat)
        const chosen = bot.choose(warOfTheRing.view(state, seat), random)
        if (!isSome(chosen)) return expect.fail(`${seat} has no answer`)
        state = mustRight(warOfTheRing.applyAction(state, chosen.value), 'step').state
      }
      expect([...seats].sort()).toEqual([...warOfTheRing.seatsOf({ players })].sort())
    },
  )

  it('a search looks ahead for a partner', () => {
    const bot = BOTS.warOfTheRing.search({ budget: { iterations: 4 } })
    const state = begun(players)
    const [seat] = warOfTheRing.actors(state)
    if (seat === undefined || seat === 'nature') return expect.fail('nobody is asked')
    expect(isSome(bot.choose(warOfTheRing.view(state, seat), randomFrom('ahead')))).toBe(true)
  })

  it('boardgame.io has a client for each of them', () => {
    const made = mustRight(boardgameOf(warOfTheRing, { players, seed: () => 'doors' } as never), 'adapter')
    const wrong = [2, 3, 4].map((number) => made.validateSetupData(undefined, number))
    expect(wrong.map((problem, at) => (problem === undefined ? at + 2 : 0)).filter(Boolean)).toEqual([
      players,
    ])
  })

  it('each sees the board from his chair: his own cards, and of the others their number', () => {
    const hands =
      players === 4
        ? {
            gondor: ['fp-char-01'],
            rohan: ['fp-char-02'],
            'witch-king': ['sh-char-01'],
            saruman: ['sh-char-02'],
          }
        : { 'free-peoples': ['fp-char-01'], 'witch-king': ['sh-char-01'], saruman: ['sh-char-02'] }
    const state = among(players, { hands: hands as never, phase: 'fellowship' })
    expect(Object.values(held(state))).toEqual(Object.values(hands).map(() => 1))
    for (const [seat, [card]] of Object.entries(hands)) {
      const picture = boardSvg(warOfTheRing.view(state, seat as never), { game: warOfTheRing })
      const drawn = E.isRight(picture) ? picture.right : ''
      expect(drawn).toContain(`data-card="${card}"`)
      expect(drawn).toContain('Hand of the Saruman player (1; limit 4)')
      expect(drawn).toContain(players === 3 ? 'Hand (1; limit 6)' : 'Hand of the Rohan player (1; limit 4)')
      for (const [other, [theirs]] of Object.entries(hands))
        if (other !== seat) expect(drawn).not.toContain(`data-card="${theirs}"`)
    }
  })
})
