/** What a game calls its actions and names, and what is in play: of each game, and of no state. */
import { describe, expect, it, test } from 'vitest'
import { battles, cardGame, confrontation, warOfTheRing } from '../../src'
import type { State, Types } from '../../src/kernel'
import { newState, PEBBLES_GAME, type Any } from './support/games'

/** Each game with an action in words, an id and its name. */
const GAMES: ReadonlyArray<
  readonly [game: unknown, action: object, label: string, id: string, name: string]
> = [
  [
    battles,
    { seat: 'free', kind: 'takeDie', die: 'willOfTheWest' },
    'Use the Will of the West die',
    'deeping-coomb',
    'Deeping Coomb',
  ],
  [cardGame, { seat: 'frodo', kind: 'pass' }, 'Pass', 'frodo', 'Frodo'],
  [confrontation, { seat: 'sauron', kind: 'pass' }, 'No', 'gondor', 'Gondor'],
  [warOfTheRing, { seat: 'shadow', kind: 'pass' }, 'Pass', 'minas-tirith', 'Minas Tirith'],
  [PEBBLES_GAME, { seat: 'left', kind: 'shout' }, 'left shout', 'red', 'red'],
]

describe.each(GAMES)('the words of a game: %#', (of, action, ...told) => {
  const [label, id = '', name] = told
  const game = of as Any
  const { actions, label: labelOf, nameOf, inPlay } = game.wording(newState(game))
  const seat = game.seats[0] ?? ''

  it('has the fields of every kind of action', () => expect(Object.keys(actions).length).toBeGreaterThan(2))

  it('calls an action and an id by their names', () => {
    expect(labelOf(action as never)).toBe(label)
    expect(nameOf(id)).toBe(name)
  })

  it('names what it does not know as it is, and says nothing of what is no action', () => {
    expect(nameOf('no such thing')).toBe('no such thing')
    expect(labelOf(null as never)).toBe('')
  })

  it('tells whether something is in play', () => expect(inPlay(seat, id)).toBe(true))
})

test('without a state there are no actions, and everything is called as it is', () => {
  for (const game of GAMES.map(([one]) => one as Any))
    for (const none of [undefined, null, {}, 7]) {
      const { actions, label, nameOf, inPlay } = game.wording(none as unknown as State<Types>)
      expect(actions).toEqual({})
      expect(label({} as never)).toBe('')
      expect(nameOf('deeping-coomb')).toBe('deeping-coomb')
      expect(inPlay('free', 'anything')).toBe(true)
    }
})
