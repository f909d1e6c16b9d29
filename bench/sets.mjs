/**
 * Sets of indices beside JavaScript's own: node bench/sets.mjs, after a build. Prints millions of steps per
 * second. A step takes one of 120 cards from a deck into a hand and looks where ten of them are, as a card
 * game does; nothing is changed in place, so that a Set has to be copied.
 */
import { indexSet } from '../dist/kernel/index.js'
import { measure } from './timing.mjs'

const CARDS = 120
const ASKED = [3, 17, 31, 32, 48, 64, 77, 95, 96, 119]
const ORDER = Array.from({ length: CARDS }, (_, place) => (place * 47) % CARDS)

const { add, has, rangeOf, remove, membersOf, NONE } = indexSet

const ofWords = () => {
  let deck = rangeOf(0, CARDS)
  let hand = NONE
  let found = 0
  for (const card of ORDER) {
    deck = remove(deck, card)
    hand = add(hand, card)
    for (const one of ASKED) if (has(hand, one)) found++
  }
  return [found, membersOf(hand).length]
}

const ofSets = () => {
  let deck = new Set(ORDER)
  let hand = new Set()
  let found = 0
  for (const card of ORDER) {
    deck = new Set(deck)
    deck.delete(card)
    hand = new Set(hand).add(card)
    for (const one of ASKED) if (hand.has(one)) found++
  }
  return [found, [...hand].length]
}

if (String(ofWords()) !== String(ofSets())) throw new Error('the sets disagree')

const steps = (run) => () => {
  run()
  return CARDS
}
const rates = measure(
  { 'sets of indices': steps(ofWords), 'copied Set': steps(ofSets) },
  { milliseconds: 100, warmUp: 300, seconds: 4 },
)
for (const [name, rate] of Object.entries(rates)) console.log(`${name.padEnd(16)} ${(rate / 1e6).toFixed(2)}`)
