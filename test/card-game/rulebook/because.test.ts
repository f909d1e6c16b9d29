/** The fact behind a refusal: what a referee would point at, in words, and never one that is not so. */
import { describe, expect, it } from 'vitest'
import { cardGame, type State } from '../../../src/card-game'
import { turnOf } from '../cards/scenes'
import { after, aragorn, frodo } from '../support/play'

/** The first reason: its rule, and the fact in words. */
const why = (state: State, action: unknown): ReadonlyArray<unknown> => {
  const [first] = cardGame.whyNot(state, action)
  return [first?.rule, first?.facts['because']]
}

const turn = turnOf('frodo', {
  hand: ['gimli', 'bilbo-baggins', 'village-militia', 'sting', 'death-ride-ride-to-ruin'],
  battlegrounds: ['edoras'],
})
const paying = after(turn, frodo({ kind: 'play', card: 'gimli', to: 'reserve' }))

describe('a card', () => {
  it('of another seat is told to be his, one of the own deck not to be in hand', () => {
    expect(why(turn, frodo({ kind: 'play', card: 'strider', to: 'reserve' }))).toEqual([
      'play.fromHand',
      'Strider is a card of Aragorn',
    ])
    expect(why(turn, frodo({ kind: 'cycle', card: 'treebeard' }))).toEqual([
      'action.cycle',
      'Treebeard is not in the hand of Frodo',
    ])
    expect(why(turn, frodo({ kind: 'move', card: 'gimli', to: 'path' }))).toEqual([
      'action.move',
      'Gimli is not in the reserve of Frodo',
    ])
  })
  it('that does not fit the place: faction, number, type and wielder are told', () => {
    expect(why(turn, frodo({ kind: 'play', card: 'bilbo-baggins', to: 'edoras' }))).toEqual([
      'play.faction',
      'Edoras shows Wizard and Rohan, the faction of Bilbo Baggins is Hobbit',
    ])
    expect(why(turn, frodo({ kind: 'play', card: 'village-militia', to: 'path' }))).toEqual([
      'play.army',
      'Village Militia is an army',
    ])
    expect(why(turn, frodo({ kind: 'playItem', card: 'sting', wielder: 'gimli' }))).toEqual([
      'play.wielder',
      'Sting is wielded by Frodo Baggins or Sam Gamgee',
    ])
    expect(why(turn, frodo({ kind: 'playItem', card: 'sting', wielder: 'sam-gamgee' }))).toEqual([
      'play.wielder',
      'Sam Gamgee is not in play',
    ])
    expect(why(turn, frodo({ kind: 'play', card: 'gimli', to: 'moria' }))).toEqual([
      'cards.active',
      'Moria is not active',
    ])
  })
  it('that pays for itself is not in hand; a pass instead of the cost is told what is asked', () => {
    expect(why(paying, frodo({ kind: 'cycle', card: 'gimli' }))).toEqual([
      'play.cost',
      'Gimli is not in the hand of Frodo',
    ])
    expect(why(paying, frodo({ kind: 'pass' }))).toEqual([
      'turn.underWay',
      'this is asked now: Which other card of your hand do you cycle to play Gimli?',
    ])
  })
})

describe('the moment', () => {
  it('is told by whose turn it is, or by what is asked', () => {
    expect(why(turn, aragorn({ kind: 'winnow' }))).toEqual(['turn.order', 'it is the turn of Frodo'])
    expect(why(turn, frodo({ kind: 'agree' }))).toEqual([
      'combat.demanded',
      'this is asked now: What do you do in your turn?',
    ])
    expect(why(turn, aragorn({ kind: 'agree' }))).toEqual(['combat.demanded', 'Frodo is asked now'])
  })
})
