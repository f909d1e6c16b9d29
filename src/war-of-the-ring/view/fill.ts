/**
 * Filling: what a view hides. First with anything of the right form, then dealt at random on the table: the
 * hidden cards of each deck to the piles where they may lie, in the numbers that are known.
 */
import type { Dealt, Seen } from '../../kernel/game'
import type { Json } from '../../kernel/hash'
import { itemsOf, objectOf, type Obj } from '../../kernel/json'
import type { Random } from '../../kernel/random'
import { wordAt } from '../../kernel/row'
import { dealUnseen, type Unseen } from '../../kernel/sheet/deal'
import { dealPiles, unseenOf } from '../../kernel/sheet/piles'
import type { State, War } from '../model/bundle'
import type { Rules } from '../model/config'
import { deckOfPile, EVENT_CARDS, type Viewer } from '../model/piles'
import {
  DECK_NAMES,
  draftOf,
  handNames,
  type Bits,
  type CardIx,
  type Cards,
  type Table,
} from '../model/table'
import { bitOfCard, deckOfCard, handIx, inHand } from '../query/cards'
import { committed, keepers, pledgesIn, type Pledge } from './fillCombat'
import { BACKS } from './mask'

/** Deals that are tried before a card is swapped into a hand. */
const PATIENCE = 500

/** A pile into which a viewer does not see: where it is inside, and what he knows to lie there. */
interface Pile {
  readonly group: keyof Cards
  readonly ix: number
  readonly deck: number
  readonly known: Bits
}

const GROUPS: ReadonlyArray<keyof Cards> = ['decks', 'hands', 'discards', 'played', 'onTable']

const pileAt = (rules: Rules, cards: Cards, hidden: Bits, place: string): Pile | undefined => {
  const [name = '', pile = ''] = place.split('/')
  const group = GROUPS.find((one) => one === name)
  if (group === undefined) return undefined
  const names: ReadonlyArray<string> = group === 'decks' || group === 'played' ? DECK_NAMES : handNames(rules)
  const ix = names.indexOf(pile)
  const deck = DECK_NAMES.findIndex((one) => one === deckOfPile(rules, pile))
  return { group, ix, deck, known: (cards[group][ix] ?? 0) & ~hidden }
}

/** Hidden cards, ready to be dealt to the piles inside. */
interface Dealing {
  readonly unseen: Unseen
  readonly bits: ReadonlyArray<Bits>
  /** By the places of `unseen`; undefined for a pile that the viewer sees. */
  readonly piles: ReadonlyArray<Pile | undefined>
}

const dealingOf = (rules: Rules, { table }: State, { masked, viewer }: Seen<War>): Dealing => {
  const json = objectOf(masked)
  const stack = itemsOf(json['stack']).map(objectOf)
  const unseen = unseenOf(EVENT_CARDS, { rules, viewer, table: objectOf(json['table']), stack })
  const cards = unseen.things.map((id) => rules.eventCardIds.findIndex((one) => one === id))
  const hidden = DECK_NAMES.map((_, deck) =>
    cards.reduce((all, card) => (deckOfCard(rules, card) === deck ? all | bitOfCard(rules, card) : all), 0),
  )
  const open = new Set(unseen.sorts.flatMap(({ rooms }) => rooms))
  return {
    unseen,
    bits: cards.map((card) => bitOfCard(rules, card)),
    piles: unseen.places.map((place, ix) => {
      const deck = DECK_NAMES.findIndex((one) => one === deckOfPile(rules, place))
      return open.has(ix) ? pileAt(rules, table.cards, hidden[deck] ?? 0, place) : undefined
    }),
  }
}

type CardsDraft = { [K in keyof Cards]: Array<Bits> }

const cardsDraft = (cards: Cards): CardsDraft => ({
  decks: cards.decks.slice(),
  hands: cards.hands.slice(),
  discards: cards.discards.slice(),
  played: cards.played.slice(),
  onTable: cards.onTable.slice(),
})

const deal = (table: Table, { unseen, bits, piles }: Dealing, random: Random): Table => {
  const cards = cardsDraft(table.cards)
  for (const pile of piles) if (pile !== undefined) cards[pile.group][pile.ix] = pile.known
  const lies = dealUnseen(unseen, random)
  for (let thing = 0; thing < lies.length; thing++) {
    const pile = piles[wordAt(lies, thing)]
    if (pile !== undefined)
      cards[pile.group][pile.ix] = (cards[pile.group][pile.ix] ?? 0) | (bits[thing] ?? 0)
  }
  const dealt = draftOf(table)
  dealt.cards = cards
  return dealt
}

/** A deal in which a card that may be used changes places with one of the hand. */
const swapped = (rules: Rules, table: Table, { piles }: Dealing, pledge: Pledge): Table => {
  if (keepers(rules, table, pledge).length > 0) return table
  for (const card of pledge.usable) {
    const [deck, wanted] = [deckOfCard(rules, card), bitOfCard(rules, card)]
    const hand = handIx(pledge.seat, deck)
    const held = table.cards.hands[hand] ?? 0
    const from = piles.find(
      (pile) =>
        pile?.deck === deck &&
        (pile.group !== 'hands' || pile.ix !== hand) &&
        ((table.cards[pile.group][pile.ix] ?? 0) & wanted) !== 0,
    )
    if (from === undefined || held === 0) continue
    const given = held & -held
    const cards = cardsDraft(table.cards)
    cards[from.group][from.ix] = ((cards[from.group][from.ix] ?? 0) & ~wanted) | given
    cards.hands[hand] = (held & ~given) | wanted
    return { ...table, cards }
  }
  return table
}

/** A deal in which everybody who has declared a Combat card holds one that he may use. */
const keeping = (
  rules: Rules,
  base: Table,
  { dealing, pledges }: { readonly dealing: Dealing; readonly pledges: ReadonlyArray<Pledge> },
  random: Random,
): Table => {
  let table = deal(base, dealing, random)
  for (let left = PATIENCE; left > 0; left--) {
    if (pledges.every((pledge) => keepers(rules, table, pledge).length > 0)) return table
    table = deal(base, dealing, random)
  }
  return pledges.reduce((all, pledge) => swapped(rules, all, dealing, pledge), table)
}

/** Whether something in a list of a view is a card that is not seen. */
const isHidden = (list: Json | undefined, place: number): boolean => {
  const card = itemsOf(list)[place]
  return card === 'hidden' || BACKS.some((back) => back === card)
}

type Frame = State['stack'][number]

/** A frame with the secret choices in it made anew: Combat cards, and what a partner has chosen to give. */
const choosing = (rules: Rules, frame: Frame, seen: Obj, pledges: ReadonlyArray<Pledge>) => {
  const pair = (
    cards: readonly [CardIx, CardIx],
    list: Json | undefined,
    draw: (place: 0 | 1) => CardIx,
  ): readonly [CardIx, CardIx] => [
    isHidden(list, 0) ? draw(0) : cards[0],
    isHidden(list, 1) ? draw(1) : cards[1],
  ]
  return (table: Table, random: Random): Frame => {
    if (frame.kind === 'decide/commit') {
      const pledgeOf = (role: number) => pledges.find((one) => one.role === role)
      const chosen = pair(frame.vars.chosen, seen['chosen'], (role) =>
        committed(rules, table, pledgeOf(role), random),
      )
      return { ...frame, vars: { ...frame.vars, chosen } }
    }
    if (frame.kind !== 'decide/give') return frame
    const seats = rules.seating.ofSide[frame.vars.side]
    const given = pair(frame.vars.given, seen['given'], (place) => {
      const held = inHand(rules, table, seats[place] ?? -1)
      return held[random(Math.max(1, held.length))] ?? -1
    })
    return { ...frame, vars: { ...frame.vars, given } }
  }
}

/** Deals cards and secret choices on the table of a state. */
export const dealerOf = (rules: Rules, base: State, seen: Seen<War>): ((random: Random) => Dealt<War>) => {
  const dealing = dealingOf(rules, base, seen)
  const pledges = pledgesIn(rules, base, seen)
  const frames = itemsOf(objectOf(seen.masked)['stack']).map((frame) => objectOf(objectOf(frame)['vars']))
  const isSecret = base.stack.some(({ kind }) => kind === 'decide/commit' || kind === 'decide/give')
  const chosen = base.stack.map((frame, ix) => choosing(rules, frame, frames[ix] ?? {}, pledges))
  return (random) => {
    const table =
      pledges.length === 0
        ? deal(base.table, dealing, random)
        : keeping(rules, base.table, { dealing, pledges }, random)
    return { table, stack: isSecret ? chosen.map((choose) => choose(table, random)) : base.stack }
  }
}

/** A frame with some card where it hides one. */
const anyCards = (rules: Rules, frame: Obj): Obj => {
  const vars = objectOf(frame['vars'])
  const name = frame['kind'] === 'decide/commit' ? 'chosen' : 'given'
  if (frame['kind'] !== 'decide/commit' && frame['kind'] !== 'decide/give') return frame
  const some = itemsOf(vars[name]).map((card, ix) =>
    isHidden(vars[name], ix) ? (rules.eventCardIds[0] ?? null) : card,
  )
  return { ...frame, vars: { ...vars, [name]: some } }
}

/** A view with something of the right form where it hides something. */
export const fill = (rules: Rules, json: Json, viewer: Viewer, random: Random): Json => {
  const masked = objectOf(json)
  const stack = itemsOf(masked['stack']).map(objectOf)
  const table = objectOf(masked['table'])
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [0, 0, 0, 0], drawn: {} },
    stack: stack.map((frame) => anyCards(rules, frame)),
    table: dealPiles(EVENT_CARDS, { rules, viewer, table, stack }, random),
  }
}
