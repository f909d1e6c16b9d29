/** What the games save and show, over whole random games of every sort, is valid; what is foreign is not. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles/index'
import { cardGame } from '../../src/card-game/index'
import { confrontation } from '../../src/confrontation/index'
import { randomFrom, type Game, type State, type Types } from '../../src/kernel/index'
import { warOfTheRing } from '../../src/war-of-the-ring/index'
import { gameDefs } from './gameSchemas'
import { problemsOf } from './validate'

type AnyGame = Game<Types>
const CONFRONTATION = confrontation as unknown as AnyGame
const BATTLES = battles as unknown as AnyGame
const CARDS = cardGame as unknown as AnyGame
const WAR = warOfTheRing as unknown as AnyGame
const defs = gameDefs()
const problems = (name: string, value: unknown) => problemsOf(defs, { $ref: `#/$defs/${name}` }, value)

const SORTS: readonly (readonly [AnyGame, object, readonly string[]])[] = [
  [CONFRONTATION, {}, ['fellowship', 'sauron', 'spectator']],
  [CONFRONTATION, { characters: 'variant', specialCards: 'pick-two', games: 2 }, ['first', 'second']],
  [CONFRONTATION, { characters: 'draft-secret', specialCards: 'announced-number' }, ['sauron']],
  [CONFRONTATION, { specialCards: 'handicap', handicap: ['palantir'], chance: 'manual' }, ['fellowship']],
  [CARDS, { promos: true }, ['frodo', 'saruman', 'spectator']],
  [CARDS, { scenario: 'duel-3', chance: 'manual' }, ['gandalf', 'witch-king']],
  [CARDS, { scenario: 'fellowship' }, ['balrog-of-moria']],
  [BATTLES, {}, ['free', 'spectator']],
  [BATTLES, { chance: 'manual' }, ['shadow']],
  [WAR, {}, ['shadow', 'spectator']],
  [WAR, { chance: 'manual' }, ['free-peoples']],
]

/** Values that do not belong where this one does. */
const foreignTo = (json: unknown): readonly unknown[] => {
  if (typeof json === 'number') return [-1, 0.5, 'x']
  return typeof json === 'object' && json !== null ? [7] : [{}, 'no such']
}

/** Every so many states of a random game, and every one with a frame of a kind not seen before. */
const statesOf = (game: AnyGame, config: object): readonly State<Types>[] => {
  const begun = game.newGame({ seed: 'schemas', ...config } as never)
  if (E.isLeft(begun)) throw new Error(begun.left.problem)
  const random = randomFrom('schemas')
  const seen = new Set<string>()
  const states: State<Types>[] = []
  let state = begun.right
  for (let made = 0; ; made++) {
    const kinds = state.stack.map(({ kind }) => kind)
    if (made % 300 === 0 || kinds.some((kind) => !seen.has(kind))) states.push(state)
    for (const kind of kinds) seen.add(kind)
    const action = game.sampleAction(state, random)
    if (O.isNone(action)) return [...states, state]
    const applied = game.applyAction(state, action.value)
    if (E.isLeft(applied)) throw new Error(applied.left._tag)
    state = applied.right.state
  }
}

describe('the schemas of the games', { timeout: 60_000 }, () => {
  it.each(SORTS)('fit all of a game: %#', (game, config, viewers) => {
    expect(problems(`${game.name}.Config`, { seed: 'x', ...config })).toEqual([])
    for (const state of statesOf(game, config)) {
      const saved = game.encode(state)
      expect(problems(`${game.name}.SavedState`, saved)).toEqual([])
      expect(problems(`${game.name}.Table`, saved.table)).toEqual([])
      for (const viewer of viewers)
        expect(problems(`${game.name}.View`, game.view(state, viewer))).toEqual([])
    }
  })

  it.each([
    ['battles', BATTLES],
    ['card-game', CARDS],
    ['confrontation', CONFRONTATION],
    ['war-of-the-ring', WAR],
  ])('refuse what is foreign anywhere on the table: %s', (name, game) => {
    const [begun] = statesOf(game, {})
    if (begun === undefined) throw new Error('no state')
    const { table } = game.encode(begun)
    let tried = 0
    const walk = (json: unknown, put: (value: unknown) => unknown): void => {
      const foreign = foreignTo(json)
      for (const other of foreign) {
        tried += 1
        expect(problems(`${name}.Table`, put(other)), JSON.stringify(other)).not.toEqual([])
      }
      if (Array.isArray(json))
        json
          .slice(0, 2)
          .forEach((one, at) =>
            walk(one, (value) => put(json.map((other, place) => (place === at ? value : other)))),
          )
      else if (typeof json === 'object' && json !== null)
        for (const [key, one] of Object.entries(json).slice(0, 20))
          walk(one, (value) => put({ ...json, [key]: value }))
    }
    for (const [key, one] of Object.entries(table as object))
      walk(one, (value) => ({ ...(table as object), [key]: value }))
    expect(tried).toBeGreaterThan(70)
    expect(problems(`${name}.Table`, { ...(table as object), more: 1 })).not.toEqual([])
    for (const key of Object.keys(table as object)) {
      const { [key]: _, ...rest } = table as Record<string, unknown>
      expect(problems(`${name}.Table`, rest)).not.toEqual([])
    }
  })
})
