/** The match of two games: players change sides, points are added up, the second game is secret again. */
import { describe, expect, test } from 'vitest'
import {
  confrontation,
  type Action,
  type CharacterId,
  type Seat,
  type State,
} from '../../../src/confrontation'
import { CLASSIC_IDS } from '../../../src/confrontation/model/ids'
import { asked, forbids, play } from '../support/table'
import { fresh, kindOf, knownTo, ruleTest, says, seenBy, through } from './support'

const FIVE = {
  fellowship: ['arthedain', 'cardolan', 'rhudaur', 'eregion', 'enedwaith'],
  sauron: ['mirkwood', 'fangorn', 'rohan', 'dagorlad', 'gondor'],
} as const
type Side = keyof typeof FIVE

const placing = (seat: Seat, side: Side, pieces: ReadonlyArray<CharacterId>): ReadonlyArray<Action> =>
  pieces.map((piece, place) => says(seat, { kind: 'place', piece, region: FIVE[side][place] ?? 'shire' }))
const sauronFive = CLASSIC_IDS.slice(9, 14)

/**
 * The Nazgul of `dark` flies to Frodo and strikes him down: at once, or after the Black Rider has fallen to
 * Boromir.
 */
const shortGame = (state: State, light: Seat, dark: Seat, riderFalls = false): State => {
  const five: ReadonlyArray<CharacterId> = ['frodo-classic', 'gandalf-classic', 'legolas', 'gimli', 'boromir']
  const placed = play(state, ...placing(light, 'fellowship', five), ...placing(dark, 'sauron', sauronFive))
  const fallen = [
    says(dark, { kind: 'move', piece: 'black-rider', to: 'enedwaith', way: 'power' }),
    says(light, { kind: 'move', piece: 'gimli', to: 'misty-mountains', way: 'step' }),
  ]
  return play(
    placed,
    ...(riderFalls ? fallen : []),
    says(dark, { kind: 'move', piece: 'flying-nazgul-classic', to: 'arthedain', way: 'power' }),
    says(light, { kind: 'pass' }),
    says(light, { kind: 'playCard', card: 'fellowship-1' }),
    says(dark, { kind: 'playCard', card: 'sauron-6' }),
  )
}

const start = fresh({ games: 2 })

describe('a match of two games', () => {
  test('seats are players: the first has the Fellowship in the first game', () => {
    expect(confrontation.actors(start)).toEqual(['first', 'second'])
    expect(confrontation.legalActions(start, 'first')[0]).toMatchObject({
      seat: 'first',
      piece: 'frodo-classic',
    })
    expect(confrontation.legalActions(start, 'second')[0]).toMatchObject({ seat: 'second', piece: 'balrog' })
    expect(
      forbids(start, says('fellowship', { kind: 'place', piece: 'merry', region: 'arthedain' })),
    ).not.toEqual([])
  })

  ruleTest('match.points', 'gives the winner a point per piece on the board and changes the sides', () => {
    const second = shortGame(start, 'first', 'second')
    expect(seenBy(second, 'first').table.points).toEqual([0, 9])
    expect(kindOf(second)).toBe('decide/placement')
    expect(confrontation.actors(second)).toEqual(['second', 'first'])
    expect(confrontation.legalActions(second, 'second')[0]).toMatchObject({ piece: 'frodo-classic' })
    expect(asked(through(second, 'decide/placement'))).toBe('first decide/turn')
  })

  test('R38 the points leave out who is defeated when the game is decided', () => {
    const second = shortGame(start, 'first', 'second', true)
    expect(seenBy(second, 'first').table.points).toEqual([0, 8])
  })

  ruleTest('match.winner', 'makes the player with more points the winner', () => {
    const over = shortGame(shortGame(start, 'first', 'second', true), 'second', 'first')
    expect(confrontation.outcome(over)).toMatchObject({
      value: { winners: ['first'], rule: 'match.winner', scores: { first: 9, second: 8 } },
    })
    expect(confrontation.actors(over)).toEqual([])
  })

  test('R23 equal points are a draw', () => {
    const over = shortGame(shortGame(start, 'first', 'second'), 'second', 'first')
    expect(confrontation.outcome(over)).toMatchObject({
      value: { winners: [], rule: 'match.winner', scores: { first: 9, second: 9 } },
    })
  })

  test('in the second game each player sees his new side and nothing of the other', () => {
    const second = shortGame(start, 'first', 'second')
    const one = play(second, says('second', { kind: 'place', piece: 'merry', region: 'arthedain' }))
    const two = play(second, says('second', { kind: 'place', piece: 'gimli', region: 'arthedain' }))
    expect(knownTo(one, 'first')).toBe(knownTo(two, 'first'))
    expect(knownTo(one, 'second')).not.toBe(knownTo(two, 'second'))
    expect(seenBy(one, 'second').table.at['merry-faramir']).toBe('arthedain')
    expect(seenBy(one, 'first').table.at['merry-faramir']).toBe('hidden')
    expect(seenBy(one, 'first').table.at['balrog-uruk-hai']).toBe('unplaced')
  })

  test('the second game begins afresh: all cards in hand, nothing known, no special card used', () => {
    const second = shortGame(start, 'first', 'second')
    expect(second.table.discard).toBe(0)
    expect(second.table.hand).toBe(0x3ffff)
    expect(second.table.worlds.map((worlds) => worlds.length)).toEqual([1, 1])
    expect(second.table.revealed).toBe(0)
  })

  test('line-ups and special cards are chosen anew in the second game', () => {
    const config = { games: 2, characters: 'draft-open', specialCards: 'announced-number' } as const
    let state = fresh(config)
    const order: Array<string> = []
    while (state.table.game === 0) state = play(state, confrontation.legalActions(state).slice(-1)[0])
    while (kindOf(state) !== 'decide/turn') {
      order.push(`${confrontation.actors(state).join('+')} ${kindOf(state)}`)
      state = through(play(state, confrontation.legalActions(state)[0]), kindOf(state))
    }
    expect(order).toEqual([
      'second+first decide/faces',
      'second decide/number',
      'second+first decide/placement',
    ])
  })
})
