/**
 * Draws by hand, as a person at the table reads them: a sentence of its own for each, and a label that comes
 * back as its action.
 */
import { describe, expect, test } from 'vitest'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { isRight, isSome, randomFrom, type Game, type State, type Types } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { must, mustRight } from './conformance/check'

/** The sentences of all draws of some games that are played at random by hand, by the names of the draws. */
const sentencesOf = <T extends Types>(
  game: Game<T>,
  starts: ReadonlyArray<State<T>>,
  most: number,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  const random = randomFrom('by hand')
  for (const start of starts) {
    let state = start
    for (let left = most; left > 0 && state.outcome === null; left--) {
      const draw = game.chances(state)[0]?.action.draw
      if (draw !== undefined) {
        const asked = game.prompt(state, 'nature')
        must(isSome(asked), () => `nature is not asked: ${draw}`)
        const { sentence, choices } = asked.value
        found.set(draw, (found.get(draw) ?? new Set<string>()).add(sentence))
        expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
        expect(choices[0]?.label.startsWith(`${draw}: `)).toBe(false)
      }
      const legal = game.legalActions(state)
      const action = legal[random(legal.length)]
      state = mustRight(game.applyAction(state, action), 'refused').state
    }
  }
  return found
}

test('what a draw is made for may be left out of its name, but nothing else', () => {
  const random = randomFrom('left out')
  let state = started(warOfTheRing)[0]
  const draw = (): string => (state === undefined ? '' : (warOfTheRing.chances(state)[0]?.action.draw ?? ''))
  while (state !== undefined && !draw().includes(':')) {
    const legal = warOfTheRing.legalActions(state)
    state = mustRight(warOfTheRing.applyAction(state, legal[random(legal.length)]), 'refused').state
  }
  must(state !== undefined, () => 'no game')
  const [listed] = warOfTheRing.chances(state)
  const short = { ...listed?.action, draw: draw().replace(/:.*/, '') }
  const [long, brief] = [listed?.action, short].map((action) =>
    mustRight(warOfTheRing.applyAction(state as never, action), 'refused'),
  )
  expect(brief).toEqual(long)
  for (const other of [`${short.draw}:`, `${short.draw}: luck`, short.draw.slice(1), ''])
    expect(isRight(warOfTheRing.applyAction(state, { ...short, draw: other }))).toBe(false)
})

const SEEDS = ['a', 'b', 'c', 'd']

const GAMES: ReadonlyArray<readonly [string, () => ReadonlyMap<string, ReadonlySet<string>>]> = [
  ['War of the Ring', () => sentencesOf(warOfTheRing, started(warOfTheRing), 1200)],
  ['Battles', () => sentencesOf(battles, started(battles), 1200)],
  ['the Card Game', () => sentencesOf(cardGame, started(cardGame), 500)],
  ['The Confrontation', () => sentencesOf(confrontation, started(confrontation), 200)],
]

const started = <T extends Types>(game: Game<T>): ReadonlyArray<State<T>> =>
  SEEDS.flatMap((seed) => {
    const state = game.newGame({ seed, chance: 'manual' })
    return isRight(state) ? [state.right] : []
  })

describe.each(GAMES)('draws of %s by hand', (_, play) => {
  test('each is asked for in a sentence of its own, and no two draws share one', () => {
    const found = play()
    expect(found.size).toBeGreaterThan(0)
    const owners = new Map<string, string>()
    for (const [draw, sentences] of found)
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[A-Z].*\?$/)
        expect(sentence).not.toContain('What comes up')
        expect(owners.get(sentence) ?? draw).toBe(draw)
        owners.set(sentence, draw)
      }
  })
})
