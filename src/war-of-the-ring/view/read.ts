/**
 * The reader: the table of a saved state, or of what a viewer sees of it, as people would tell it. It looks
 * at nothing but the JSON of names, so it can tell no more than a view does.
 */
import * as E from 'fp-ts/lib/Either.js'
import { decodeSame } from '../../kernel/codec'
import { derived } from '../../kernel/derived'
import type { Malformed } from '../../kernel/door'
import { eachOf, entriesOf } from '../../kernel/named'
import type { Rules } from '../model/config'
import { DECKS, SIDES, type CharacterId, type Deck, type Seat, type Side } from '../model/ids'
import type { CardsReading, HuntReading, PileReading, SeatReading, SideReading } from '../model/reading'
import type { TableReading } from '../model/reading'
import { battleOf } from './readBattle'
import { regionsOf, reserveOf } from './readMap'
import { PRINTED, type Printed } from './printed'
import { seenCodecOf, type Seen, type SeenTable } from './seen'

type Piles = SeenTable['cards']

const pileOf = (pile: Piles['decks'][`${Side}-character`] = []): PileReading =>
  'hidden' in pile ? { cards: [], hidden: pile.hidden } : { cards: pile, hidden: 0 }

/** Piles as one: those of partners are told together for their side. */
const together = (piles: ReadonlyArray<PileReading>): PileReading => ({
  cards: piles.flatMap(({ cards }) => cards),
  hidden: piles.reduce((sum, { hidden }) => sum + hidden, 0),
})

const cardsReading = ({ seats }: Printed, piles: Piles, side: Side, deck: Deck): CardsReading => {
  const own = seats.filter((seat) => seat.side === side)
  const name = `${side}-${deck}` as const
  return {
    deck: pileOf(piles.decks[name]),
    hand: together(own.map(({ id }) => pileOf(piles.hands[`${id}-${deck}`]))),
    discarded: together(own.map(({ id }) => pileOf(piles.discards[`${id}-${deck}`]))),
    played: pileOf(piles.played[name]),
    onTable: together(own.map(({ id }) => pileOf(piles.onTable[`${id}-${deck}`]))),
  }
}

/** What partners have each for himself, where there are any. */
const partnersReading = ({ seats, regions }: Printed, { partners, cards, turn, captured }: SeenTable) => {
  if (partners === undefined) return {}
  const ofSide = (side: Side) => seats.filter((seat) => seat.side === side)
  const captors = regions.flatMap(({ id, home }) => {
    if (!captured.includes(id)) return []
    const [first, second] = ofSide(home === 'shadow' ? 'free-peoples' : 'shadow')
    const captor = partners.captors.includes(id) ? second : first
    return captor === undefined ? [] : ([[id, captor.id]] as const)
  })
  const seat = ({ id, side, hand }: (typeof seats)[number]): SeatReading => ({
    side,
    handLimit: hand,
    leads: ofSide(side)[Math.max(0, turn - 1) % ofSide(side).length]?.id === id,
    next: partners.acting[side] === id,
    cards: eachOf(DECKS, (deck) => ({
      hand: pileOf(cards.hands[`${id}-${deck}`]),
      discarded: pileOf(cards.discards[`${id}-${deck}`]),
      onTable: pileOf(cards.onTable[`${id}-${deck}`]),
    })),
  })
  return {
    seats: Object.fromEntries(seats.map((one) => [one.id, seat(one)])),
    mixed: partners.mixed,
    captors: Object.fromEntries(captors),
  }
}

/** Characters of a side beside the map; a Guide set aside is with the Fellowship. */
const offMap = ({ sideOf }: Printed, { characters, fellowship }: SeenTable, side: Side) => {
  const entries = entriesOf(characters)
  const at = (place: 'aside' | 'eliminated' | 'replaced'): ReadonlyArray<CharacterId> =>
    entries.flatMap(([id, where]) =>
      where === place && sideOf(id) === side && (place !== 'aside' || id !== fellowship.guide) ? [id] : [],
    )
  return { aside: at('aside'), eliminated: at('eliminated'), replaced: at('replaced') }
}

const pointsOf = ({ regions, victory }: Printed, reading: TableReading['regions'], side: Side): number =>
  regions.reduce((sum, { id, home, settlement }) => {
    const taken = home !== null && home !== side && reading[id].controlledBy === side
    return taken && settlement !== null ? sum + victory.points[settlement] : sum
  }, 0)

const sideReading = (
  printed: Printed,
  table: SeenTable,
  regions: TableReading['regions'],
  side: Side,
): SideReading => {
  const { dice, cards } = table
  return {
    victoryPoints: pointsOf(printed, regions, side),
    reinforcements: reserveOf(printed, table, side),
    casualties: side === 'free-peoples' ? table.casualties : {},
    characters: offMap(printed, table, side),
    dice: {
      pool: dice.pool[side],
      unused: dice.unused[side],
      used: dice.used[side],
      huntBox: dice.huntBox[side],
    },
    elvenRings: { held: dice.rings[side], usedThisTurn: dice.ringUsed.includes(side) },
    cards: eachOf(DECKS, (deck) => cardsReading(printed, cards, side, deck)),
  }
}

const huntOf = ({ huntTiles }: Printed, { tiles }: SeenTable): HuntReading => {
  const left = huntTiles.map(({ id, count }) => {
    const elsewhere = Object.values(tiles).reduce((sum, counts) => sum + (counts[id] ?? 0), 0)
    return [id, count - elsewhere] as const
  })
  return { ...tiles, aside: Object.fromEntries(left.filter(([, number]) => number > 0)) }
}

const reading = (printed: Printed, seen: Seen, viewer: TableReading['viewer']): TableReading => {
  const { config, table, stack, outcome } = seen
  const regions = regionsOf(printed, table)
  const characters = entriesOf(table.characters)
  const companions = characters.flatMap(([id, at]) => (at === 'fellowship' ? [id] : []))
  return {
    game: 'war-of-the-ring',
    viewer,
    config,
    turn: table.turn,
    regions,
    politics: table.politics,
    fellowship: { ...table.fellowship, companions },
    hunt: huntOf(printed, table),
    sides: eachOf(SIDES, (side) => sideReading(printed, table, regions, side)),
    converted: table.dice.converted,
    battle: battleOf(printed.lists.cards, stack),
    ...(table.beside === undefined ? {} : { beside: table.beside }),
    underWay: stack.map(({ kind }) => kind),
    outcome,
    ...partnersReading(printed, table),
  }
}

const readerOf = (printed: Printed) => {
  const codec = seenCodecOf(printed)
  return (state: unknown, viewer: Seat | 'spectator' | null): E.Either<Malformed, TableReading> =>
    E.Functor.map(decodeSame(codec, state), (seen) => reading(printed, seen, viewer))
}

/** Reads a saved state, or a view of one; says what is wrong with something else. */
export const read = derived((rules: Rules) => readerOf(PRINTED(rules)))
