/**
 * What can be wrong with dice, Elven Rings and cards: more or fewer than there are, results that no die
 * shows, hands above the limit (chapters IV and V), seats that play for the other side (chapter XI).
 */
import type { Rules } from '../../model/config'
import { derived } from '../../../kernel/derived'
import { DECK_NAMES } from '../../model/table'
import { faceCount, faceSum } from '../../model/counts'
import { DIE_FACES, FREE_PEOPLES_FACES, SHADOW_FACES, SIDES, type DieFace } from '../../model/ids'
import type { SideIx, Table, Bits, CardIx, DeckIx } from '../../model/table'
import {
  bitOfCard,
  deckOfCard,
  ofDeck,
  sizeOfDeck,
  wholeDeck,
  handOf,
  handLimit,
  handSize,
  inAllHands,
  sideOfDeck,
} from '../cards'
import { sizeOf } from '../fellowship'
import { onTableOf, tableText } from '../tableCards'
import { fault, type Faults } from './fault'

/** Whether a card lies on the table. */
export const isOnTable = (rules: Rules, { cards }: Table, card: CardIx): boolean =>
  (inAllHands(rules, cards.onTable, deckOfCard(rules, card)) & bitOfCard(rules, card)) !== 0
/** Whether a card has been played, or lies on the table. */
export const isPlayed = (rules: Rules, table: Table, card: CardIx): boolean =>
  isOnTable(rules, table, card) ||
  (ofDeck(table.cards.played, deckOfCard(rules, card)) & bitOfCard(rules, card)) !== 0

const FACES_OF: readonly [ReadonlyArray<DieFace>, ReadonlyArray<DieFace>] = [FREE_PEOPLES_FACES, SHADOW_FACES]

/** Dice of a side that lie somewhere: not used, used, in the Hunt box. */
const diceOut = ({ dice }: Table, side: SideIx): number =>
  faceSum(dice.unused[side]) + dice.used[side] + dice.huntBox[side]

const faceFaults = ({ dice }: Table, side: SideIx): Faults =>
  DIE_FACES.flatMap((face, ix) => {
    if (faceCount(dice.unused[side], ix) === 0) return []
    const path = `dice.unused.${SIDES[side]}`
    if (!FACES_OF[side].includes(face)) return [fault(path, `none of its dice shows ${face}`, 'die.faces')]
    return face === 'eye' ? [fault(path, 'an eye lies in the Hunt box', 'die.eye')] : []
  })

const POOL_RULES = ['dicePool.freePeoples', 'dicePool.shadow'] as const

const sideDiceFaults = (rules: Rules, table: Table, side: SideIx): Faults => {
  const faults: Faults = faceFaults(table, side)
  const { start, most } = rules.dice.action[SIDES[side]]
  const pool = table.dice.pool[side]
  if (pool < start || pool > most)
    faults.push(
      fault(`dice.pool.${SIDES[side]}`, `${pool} is not from ${start} to ${most}`, POOL_RULES[side]),
    )
  const out = diceOut(table, side)
  if (out > pool)
    faults.push(fault('dice', `the ${SIDES[side]} uses ${out} dice of a pool of ${pool}`, POOL_RULES[side]))
  return faults
}

const RINGS = derived(
  (rules: Rules) => rules.setUp.elvenRings['free-peoples'] + rules.setUp.elvenRings.shadow,
)

const ringFaults = (rules: Rules, { dice }: Table): Faults => {
  const left = dice.rings[0] + dice.rings[1]
  return left <= RINGS(rules)
    ? []
    : [fault('dice.rings', `${left} are told of, of ${RINGS(rules)}`, 'elvenRings.passing')]
}

/** Rings that are described as used in a turn; in the expansion Rings come back. */
export const usedRingFaults = (rules: Rules, table: Table): Faults => {
  const { dice } = table
  const left = dice.rings[0] + dice.rings[1]
  const faults: Faults = []
  if (rules.beside !== undefined) return faults
  if (dice.ringUsed & 1 && dice.rings[0] >= RINGS(rules))
    faults.push(fault('dice.ringUsed', 'the Free Peoples have all their Rings', 'elvenRings.passing'))
  if (dice.ringUsed & 2 && left >= RINGS(rules))
    faults.push(fault('dice.ringUsed', 'a Ring the Shadow has used is out of the game', 'elvenRings.passing'))
  if (dice.ringUsed === 1 && dice.rings[1] === 0)
    faults.push(fault('dice.ringUsed', 'the Shadow has the Ring just handed over', 'elvenRings.passing'))
  if (dice.ringUsed !== 0 && diceOut(table, 0) === 0)
    faults.push(fault('dice.ringUsed', 'no die to change has been rolled', 'elvenRings.use'))
  return faults
}

const CONVERSIONS = derived((rules: Rules) =>
  rules.characters.reduce(
    (sum, { abilities }) =>
      abilities.reduce((all, one) => (one.kind === 'usesDieAs' ? all + one.timesPerTurn : all), sum),
    0,
  ),
)

/** No more dice are used as another result in a turn than characters allow. */
const conversionFaults = (rules: Rules, converted: number): Faults =>
  converted <= CONVERSIONS(rules)
    ? []
    : [fault('dice.converted', `is at most ${CONVERSIONS(rules)} in a turn`, 'character.messenger')]

/** What is always true of dice and Elven Rings. */
export const diceFaults = (rules: Rules, table: Table): Faults => [
  ...sideDiceFaults(rules, table, 0),
  ...sideDiceFaults(rules, table, 1),
  ...ringFaults(rules, table),
  ...conversionFaults(rules, table.dice.converted),
]

/** Between two actions all dice of a side lie on the table, or none does since the roll is still to come. */
export const rolledFaults = (table: Table): Faults =>
  ([0, 1] as const).flatMap((side) => {
    const out = diceOut(table, side)
    const pool = table.dice.pool[side]
    return out === 0 || out === pool
      ? []
      : [fault('dice', `the ${SIDES[side]} has ${out} dice, not its ${pool}`, POOL_RULES[side])]
  })

/** The cards of a deck that each seat of its side has. */
const ofSeats = ({ seating }: Rules, hands: ReadonlyArray<Bits>, deck: DeckIx): ReadonlyArray<Bits> =>
  seating.ofSide[sideOfDeck(deck)].map((seat) => handOf(hands, seat, deck))

/** Every Event card is in exactly one place. */
export const cardFaults = (rules: Rules, { cards }: Table): Faults =>
  DECK_NAMES.flatMap((name, deck) => {
    const places = [
      ...[cards.decks, cards.played].map((sets) => ofDeck(sets, deck)),
      ...[cards.hands, cards.discards, cards.onTable].flatMap((sets) => ofSeats(rules, sets, deck)),
    ]
    const all = places.reduce((bits, one) => bits | one, 0)
    const number = places.reduce((sum, one) => sum + sizeOf(one), 0)
    return all === wholeDeck(rules, deck) && number === sizeOfDeck(rules, deck)
      ? []
      : [
          fault(
            `cards.${name}`,
            'each card is in one place: deck, hand, discards or table',
            'components.supply',
          ),
        ]
  })

/** A card on the table is one that stays there. */
export const onTableFaults = (rules: Rules, table: Table): Faults =>
  DECK_NAMES.flatMap((name, deck) =>
    onTableOf(rules, table, deck).every((card) => tableText(rules, card) !== undefined)
      ? []
      : [fault(`cards.onTable`, `a card of ${name} does not stay there`, 'events.onTable')],
  )

/** Hands are within the limit, or above it by so many cards just drawn. */
export const handFaults = (rules: Rules, table: Table, above = 0): Faults =>
  rules.seating.seats.flatMap((id, seat) => {
    const size = handSize(table, seat)
    const limit = handLimit(rules, seat)
    return size <= limit + above
      ? []
      : [fault(`cards.hands`, `the ${id} holds ${size}, at most ${limit}`, 'events.handLimit')]
  })

const SEAT_RULES = { acting: 'partners.order', commands: 'partners.command' } as const

/** Who acts or commands for a side plays it. */
export const seatFaults = ({ seating }: Rules, { partners }: Table): Faults =>
  (['acting', 'commands'] as const).flatMap((field) =>
    (partners?.[field] ?? []).flatMap((seat, side) =>
      seat < 0 || seating.sideOf[seat] === side
        ? []
        : [fault(`partners.${field}`, `the ${seating.seats[seat]} plays the other side`, SEAT_RULES[field])],
    ),
  )
