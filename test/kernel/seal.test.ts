/** What is not taken back: what chance has decided, and what was shown. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { randomFrom, sealOf, type Game, type Seal, type Types } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'

const got = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
  return result.right
}

/** How much a view hides. */
const darkness = (view: object): number => JSON.stringify(view).split('"hidden"').length - 1

/** The seals of a random play, with the kinds of events of each step, and how much its player has learnt. */
const played = <T extends Types>(game: Game<T>, config: Parameters<Game<T>['newGame']>[0], steps: number) => {
  const random = randomFrom('seals')
  const seals: Array<{
    readonly seal: Seal | null
    readonly kinds: ReadonlyArray<string>
    readonly learnt: number
  }> = []
  let state = got(game.newGame(config))
  for (let step = 0; step < steps; step++) {
    const action = game.sampleAction(state, random)
    if (O.isNone(action)) break
    const next = got(game.applyAction(state, action.value))
    const { seat } = action.value
    seals.push({
      seal: sealOf(game, state, next),
      kinds: next.events.map(({ kind }) => kind),
      learnt:
        seat === 'nature' ? 0 : darkness(game.view(state, seat)) - darkness(game.view(next.state, seat)),
    })
    state = next.state
  }
  return seals
}

describe('a step', () => {
  it('is sealed by what it shows', () => {
    const seals = played(confrontation, { seed: 'seal' }, 300)
    const of = (kind: string) => seals.filter(({ kinds }) => kinds.includes(kind))
    expect(of('PiecePlaced').every(({ seal }) => seal === null)).toBe(true)
    expect(of('PieceRevealed').length).toBeGreaterThan(0)
    expect(of('PieceRevealed').every(({ seal }) => seal !== null)).toBe(true)
    expect(seals.some(({ seal }) => seal === 'shown')).toBe(true)
  })

  it.each([
    ['War of the Ring', () => played(warOfTheRing, { seed: 'seal', chance: 'manual' }, 900)],
    ['the Card Game', () => played(cardGame, { seed: 'seal', chance: 'manual' }, 300)],
    ['Battles', () => played(battles, { seed: 'seal', chance: 'manual' }, 600)],
  ] as const)('is sealed by a card that is played from a hand, in %s', (_, play) => {
    const shown = play().filter(({ kinds }) =>
      kinds.some((kind) => ['CardPlayed', 'ItemPlayed', 'EventPlayed'].includes(kind)),
    )
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ seal }) => seal === null)).toEqual([])
  })

  it.each([
    ['The Confrontation', () => played(confrontation, { seed: 'seal' }, 300)],
    ['War of the Ring', () => played(warOfTheRing, { seed: 'seal' }, 400)],
    ['the Card Game', () => played(cardGame, { seed: 'seal' }, 300)],
    ['Battles', () => played(battles, { seed: 'w0' }, 700)],
  ] as const)('is sealed by whatever it tells the one who takes it, in %s', (_, play) => {
    const told = play().filter(({ learnt }) => learnt > 0)
    expect(told.filter(({ seal }) => seal === null)).toEqual([])
  })

  it('is sealed by chance, seeded or told', () => {
    for (const chance of ['seeded', 'manual'] as const) {
      const seals = played(warOfTheRing, { seed: 'seal', chance }, 300)
      const rolled = seals.filter(({ kinds }) => kinds.includes('CardDrawn'))
      expect(rolled.length).toBeGreaterThan(0)
      expect(rolled.every(({ seal }) => seal === 'chance')).toBe(true)
      expect(seals.some(({ seal }) => seal === null)).toBe(true)
    }
  })

  it('that cannot be read is not taken back', () => {
    expect(sealOf(confrontation, null as never, null as never)).toBe('chance')
  })
})
