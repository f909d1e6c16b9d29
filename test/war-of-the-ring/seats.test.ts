/**
 * Whose decision something is, where partners share a side (chapter XI): an invented table for four, of which
 * only the seating is asked. Games for two have one seat a side, whatever the matter is.
 */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../src/war-of-the-ring'
import type { Rules, SeatData } from '../../src/war-of-the-ring/model/config'
import { deckOfPile, EVENT_CARDS } from '../../src/war-of-the-ring/model/piles'
import { DECK_NAMES, handNames, type Table } from '../../src/war-of-the-ring/model/table'
import { nationIx, regionIx } from '../../src/war-of-the-ring/query/board'
import { bitOfCard, cardIx, handSize, holdsCard, inHand } from '../../src/war-of-the-ring/query/cards'
import { seatingOf, seatOf, seatsOf, sideOfSeat, type Matter } from '../../src/war-of-the-ring/query/seats'
import { COLLECTORS } from '../../src/war-of-the-ring/rulesets/rulesets'
import { rulesOf } from '../../src/war-of-the-ring/rulesets/rules'
import { table } from './support/play'

/** Seats as chapter XI names them; a game for two knows none of them. */
const seat = (id: string) => id as Seat
const GONDOR = seat('gondor')
const ROHAN = seat('rohan')
const WITCH_KING = seat('witch-king')
const SARUMAN = seat('saruman')

const FOUR: ReadonlyArray<SeatData> = [
  { id: GONDOR, side: 'free-peoples', nations: ['gondor', 'elves'] },
  { id: ROHAN, side: 'free-peoples', nations: ['rohan', 'north', 'dwarves'] },
  { id: WITCH_KING, side: 'shadow', nations: ['sauron'] },
  { id: SARUMAN, side: 'shadow', nations: ['isengard', 'southrons'] },
]
/** In even turns the second of each side acts in these tests. */
const rules: Rules = {
  ...rulesOf(COLLECTORS),
  kept: [],
  seating: seatingOf(FOUR, ({ turn }, side) => side * 2 + (turn % 2 === 0 ? 1 : 0)),
}
const THREE: Rules = {
  ...rulesOf(COLLECTORS),
  seating: seatingOf([
    { id: 'free-peoples', side: 'free-peoples', nations: ['dwarves', 'elves', 'gondor', 'north', 'rohan'] },
    ...FOUR.slice(2),
  ]),
}

/** The piles of a deck that a viewer does not see. */
const hiddenPiles = (of: Rules, deck: string, viewer: Seat): ReadonlyArray<string> => {
  const sees = EVENT_CARDS.sees({ rules: of, viewer, table: {}, stack: [] })
  return EVENT_CARDS.layout(of).places.filter((pile) => deckOfPile(of, pile) === deck && sees(pile) === false)
}

const ARMIES = {
  osgiliath: { 'gondor-regular': 1, 'rohan-regular': 2 },
  pelargir: { 'gondor-regular': 1, 'gondor-elite': 1, 'rohan-regular': 2 },
  'west-harondor': { 'gondor-regular': 2, 'rohan-regular': 2 },
  'north-ithilien': { 'sauron-regular': 3, 'southrons-elite': 2 },
} as const
const laid: Table = table({ turn: 1, armies: ARMIES }).table
const at = (region: Parameters<typeof regionIx>[0]) => regionIx(region)
const asked = (matter: Matter, side: 0 | 1, what?: number, turn = 1): Seat =>
  seatOf({ rules, table: { ...laid, turn } }, matter, side, what)

describe('with partners', () => {
  it('who leads changes with every turn', () => {
    expect([1, 2, 3].map((turn) => asked('leading', 0, -1, turn))).toEqual([GONDOR, ROHAN, GONDOR])
    expect([1, 2].map((turn) => asked('leading', 1, -1, turn))).toEqual([WITCH_KING, SARUMAN])
  })

  it('who acts is told by the config, or is the first of a side; a side without seats has nobody', () => {
    expect(([0, 1] as const).map((side) => seatingOf(FOUR).acting(laid, side))).toEqual([0, 2])
    expect(([0, 1] as const).map((side) => seatingOf([]).acting(laid, side))).toEqual([-1, -1])
    expect([1, 2].map((turn) => asked('acting', 1, -1, turn))).toEqual([WITCH_KING, SARUMAN])
  })

  it('a Nation is the affair of whose it is', () => {
    const whose = (nation: Parameters<typeof nationIx>[0], side: 0 | 1) =>
      asked('nation', side, nationIx(nation))
    expect([whose('elves', 0), whose('north', 0)]).toEqual([GONDOR, ROHAN])
    expect([whose('sauron', 1), whose('southrons', 1)]).toEqual([WITCH_KING, SARUMAN])
  })

  it('an Army is commanded by who has most units in it, then most Elites, then who leads', () => {
    expect(asked('army', 0, at('osgiliath'))).toBe(ROHAN)
    expect(asked('army', 0, at('pelargir'), 2)).toBe(GONDOR)
    expect([1, 2].map((turn) => asked('army', 0, at('west-harondor'), turn))).toEqual([GONDOR, ROHAN])
    expect(asked('army', 1, at('north-ithilien'), 2)).toBe(WITCH_KING)
  })

  it('where a side has no Army, who leads decides', () => {
    expect([1, 2].map((turn) => asked('army', 0, at('north-ithilien'), turn))).toEqual([GONDOR, ROHAN])
    expect(asked('army', 1, at('rivendell'))).toBe(WITCH_KING)
  })

  it('a card is the affair of who holds it, or has it on the table', () => {
    const none = [0, 0, 0, 0, 0, 0, 0, 0]
    const bit = bitOfCard(rules, cardIx(rules, 'sh-strat-03'))
    const held = { ...laid, cards: { ...laid.cards, hands: [...none.slice(0, 7), bit], onTable: none } }
    const lying = {
      ...laid,
      cards: { ...laid.cards, hands: none, onTable: [...none.slice(0, 5), bit, 0, 0] },
    }
    const whose = (one: Table) => seatOf({ rules, table: one }, 'card', 1, cardIx(rules, 'sh-strat-03'))
    expect([whose(held), whose(lying)]).toEqual([SARUMAN, WITCH_KING])
  })

  it('each has a hand of its own, and its partner does not see it', () => {
    const hands = rules.seating.seats.flatMap(() => [0, 0])
    hands[2] = 0b101
    const cards = { ...laid, cards: { ...laid.cards, hands } }
    expect(inHand(rules, cards, 1).map((card) => rules.eventCardIds[card])).toEqual([
      'fp-char-01',
      'fp-char-03',
    ])
    expect([0, 1, 2, 3].map((one) => handSize(cards, one))).toEqual([0, 2, 0, 0])
    expect(holdsCard(rules, cards, 0, cardIx(rules, 'fp-char-01'))).toBe(false)
    expect(handNames(rules)).toContain('rohan-character')
    expect(hiddenPiles(rules, 'free-peoples-character', ROHAN)).toEqual([
      'decks/free-peoples-character',
      'hands/gondor-character',
      'discards/gondor-character',
    ])
    expect(hiddenPiles(rules, 'free-peoples-character', SARUMAN)).toHaveLength(5)
  })

  it('a seat plays its side, and a side has its seats', () => {
    expect([GONDOR, ROHAN, WITCH_KING, SARUMAN].map((one) => sideOfSeat(rules, one))).toEqual([0, 0, 1, 1])
    expect(seatsOf(rules, 1)).toEqual([WITCH_KING, SARUMAN])
  })
})

describe('with three', () => {
  const whose = (matter: Matter, side: 0 | 1, what?: number) =>
    seatOf({ rules: THREE, table: { ...laid, turn: 2 } }, matter, side, what)

  it('the Free Peoples have one seat for everything, the Shadow has partners', () => {
    expect(whose('army', 0, at('osgiliath'))).toBe('free-peoples')
    expect(whose('nation', 0, nationIx('rohan'))).toBe('free-peoples')
    expect(whose('leading', 1)).toBe(SARUMAN)
    expect(whose('army', 1, at('north-ithilien'))).toBe(WITCH_KING)
  })
})

describe('with two', () => {
  it('a hand is named after its side and deck, and who plays a side alone sees all its cards', () => {
    const two = rulesOf(COLLECTORS)
    expect(handNames(two)).toEqual([
      'free-peoples-character',
      'free-peoples-strategy',
      'shadow-character',
      'shadow-strategy',
    ])
    expect(DECK_NAMES.map((deck) => hiddenPiles(two, deck, 'shadow').length)).toEqual([3, 3, 0, 0])
  })

  it('a side is a seat, whatever the matter is', () => {
    const two = rulesOf(COLLECTORS)
    for (const matter of ['acting', 'leading', 'army', 'card', 'nation'] as const)
      expect(([0, 1] as const).map((side) => seatOf({ rules: two, table: laid }, matter, side, 0))).toEqual([
        'free-peoples',
        'shadow',
      ])
  })
})
