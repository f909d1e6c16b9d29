/** What cannot be meant: refused by the name of its field and of its rule, and the game is as before. */
import * as E from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { cardGame, type State } from '../../src/card-game'
import { deepFreeze, mustRight } from '../kernel/conformance/check'
import { table } from './support/play'

const start = (): State => deepFreeze(table({ path: 'imladris', hand: ['gandalf-the-grey'] }))
const act = (state: State, action: object): unknown => {
  const before = cardGame.hash(state)
  const [seat] = cardGame.actors(state)
  const applied = cardGame.applyAction(state, { seat, ...action })
  expect(cardGame.hash(state)).toBe(before)
  expect(E.isLeft(applied)).toBe(true)
  return E.isLeft(applied) ? applied.left : undefined
}
const refusedConfig = (config: object): unknown => {
  const made = cardGame.newGame({ seed: 'x', ...config } as never)
  return E.isLeft(made) ? made.left : undefined
}

it.each([
  [{ kind: 'cycle', card: 'tom-bombadil' }, 'card', 'setUp.decks'],
  [{ kind: 'play', card: 'gandalf-the-grey', to: 'the-shire' }, 'to', 'play.army'],
  [{ kind: 'activatePath', path: 'the-shire-road' }, 'path', 'cards.locations'],
  [{ kind: 'activate', battleground: 'bree' }, 'battleground', 'cards.locations'],
  [{ kind: 'choose', location: 'nowhere' }, 'location', 'cards.active'],
  [{ kind: 'decide', alternative: 3 }, 'alternative', 'cards.text'],
  [{ seat: 'sam', kind: 'pass' }, 'seat', 'setUp.scenario'],
])('an action that names what is not in the box: %j', (action, path, rule) => {
  const problem = expect.stringContaining(`(${rule})`)
  expect(act(start(), action)).toEqual({ _tag: 'Malformed', path, problem })
})

it('a card in the wrong zone', () => {
  const inDeck = act(start(), { kind: 'cycle', card: 'mithril-coat' })
  expect(inDeck).toMatchObject({ _tag: 'Forbidden', violations: [{ facts: { card: 'mithril-coat' } }] })
  const other = act(start(), { kind: 'move', card: 'gandalf-the-grey', to: 'path' })
  expect(other).toMatchObject({ violations: [{ rule: 'action.move', facts: { card: 'gandalf-the-grey' } }] })
})

it('a path of the wrong number', () => {
  const wrong = cardGame.position({ round: 5, path: 'imladris' })
  expect(wrong).toMatchObject({
    left: { path: 'round', problem: expect.stringContaining('location.pathNumber') as unknown },
  })
})

it('a fifth player, and a number that the scenario is not for', () => {
  const problem = expect.stringContaining('(setUp.scenario)') as unknown
  expect(refusedConfig({ players: 5 })).toEqual({ _tag: 'Malformed', path: 'players', problem })
  expect(refusedConfig({ players: 4, scenario: 'duel-2' })).toEqual({
    _tag: 'Malformed',
    path: 'players',
    problem,
  })
})

it('a promo without the option', () => {
  const promo = { kind: 'cycle', card: 'ent-draught' }
  expect(act(start(), promo)).toMatchObject({
    violations: [{ rule: 'setUp.decks', facts: { card: 'ent-draught' } }],
  })
  const placed = cardGame.position({ path: 'imladris', hand: ['ent-draught'] })
  expect(placed).toMatchObject({
    left: { path: 'hand', problem: expect.stringContaining('setUp.decks') as unknown },
  })
  expect(mustRight(cardGame.newGame({ seed: 'x', promos: true }), 'with promos').outcome).toBe(null)
})
