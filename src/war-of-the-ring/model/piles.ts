/**
 * The Event cards as piles: where they lie, and who sees into which pile. The pile of a side is open to who
 * plays that side alone (ruling OR-15); of partners each knows his own hand and what he has discarded.
 */
import { derived } from '../../kernel/derived'
import { objectOf } from '../../kernel/json'
import { asLists } from '../../kernel/sheet/layouts'
import type { Eyes, Piles } from '../../kernel/sheet/piles'
import type { Rules } from './config'
import { DECKS, type Seat } from './ids'
import { DECK_NAMES, handNames, handsOf } from './table'

/** Who looks at a table. */
export type Viewer = Seat | 'spectator'

/** Where a deck's cards lie: the deck and what is played of it by deck, all else by seat. */
const groups = (rules: Rules) => ({
  decks: DECK_NAMES,
  hands: handNames(rules),
  discards: handNames(rules),
  played: DECK_NAMES,
  onTable: handNames(rules),
})

/** The deck of the cards in each pile of a name. */
const DECK_OF = derived(
  ({ seating }: Rules): ReadonlyMap<string, string> =>
    new Map([
      ...DECK_NAMES.map((name) => [name, name] as const),
      ...seating.seats.flatMap((seat, ix) =>
        handsOf(seat).map(
          (name, kind) => [name, DECK_NAMES[(seating.sideOf[ix] ?? 0) * DECKS.length + kind] ?? ''] as const,
        ),
      ),
    ]),
)

/** The deck of the cards in a pile, `hands/shadow-character` or by its name alone. */
export const deckOfPile = (rules: Rules, pile: string): string =>
  DECK_OF(rules).get(pile.slice(pile.indexOf('/') + 1)) ?? ''

/** The hands of the Shadow into which a viewer looks by a card: of partners one looks, into one. */
const handsSeen = ({ rules, viewer, table, stack }: Eyes<Rules, Viewer>): ReadonlyArray<string> => {
  const looks = stack.some(
    ({ kind, vars }) => kind === 'decide/clearTable' && objectOf(vars)['looks'] === true,
  )
  const { seats, sideOf, ofSide, alone } = rules.seating
  const own = seats.findIndex((seat) => seat === viewer)
  if (!looks || own < 0 || sideOf[own] === 1) return []
  const { acting, hand } = objectOf(table['partners'])
  if (alone[0] < 0 && objectOf(acting)['free-peoples'] !== viewer) return []
  return ofSide[1]
    .map((ix) => seats[ix] as Seat)
    .filter((seat, _, all) => all.length === 1 || seat === hand)
    .flatMap(handsOf)
}

/** The piles of each viewer that he may always look into. */
const OPEN = derived((rules: Rules): ReadonlyMap<Viewer, ReadonlySet<string>> => {
  const { seats, sideOf, alone } = rules.seating
  const everybody = [
    ...DECK_NAMES.map((name) => `played/${name}`),
    ...handNames(rules).map((name) => `onTable/${name}`),
  ]
  const owned = seats.map((seat, ix): readonly [Viewer, ReadonlySet<string>] => {
    const side = sideOf[ix] ?? 0
    const decks = alone[side] === ix ? DECK_NAMES.slice(side * DECKS.length, (side + 1) * DECKS.length) : []
    const own = handsOf(seat).flatMap((name) => [`hands/${name}`, `discards/${name}`])
    return [seat, new Set([...everybody, ...own, ...decks.map((name) => `decks/${name}`)])]
  })
  return new Map<Viewer, ReadonlySet<string>>([['spectator', new Set(everybody)], ...owned])
})

/** The Event cards. */
export const EVENT_CARDS: Piles<Rules, Viewer> = {
  layout: derived((rules: Rules) =>
    asLists({
      field: 'cards',
      groups: groups(rules),
      order: new Map(rules.eventCardIds.map((id, ix) => [id, ix])),
      backOf: (name) => deckOfPile(rules, name),
    }),
  ),
  backs: derived(
    (rules: Rules) =>
      new Map(rules.eventCardIds.map((id, card) => [id, DECK_NAMES[rules.deckOf[card] ?? -1] ?? ''])),
  ),
  sees: (eyes) => {
    const open = OPEN(eyes.rules).get(eyes.viewer)
    const looked = new Set(handsSeen(eyes).map((name) => `hands/${name}`))
    return (pile) => open?.has(pile) === true || looked.has(pile)
  },
}
