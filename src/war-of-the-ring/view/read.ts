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
import { DECKS, SIDES, type CharacterId, type Seat, type Side } from '../model/ids'
import type { CardsReading, HuntReading, PileReading, SideReading, TableReading } from '../model/reading'
import { battleOf } from './readBattle'
import { regionsOf, reserveOf } from './readMap'
import { PRINTED, type Printed } from './printed'
import { seenCodecOf, type Seen, type SeenTable } from './seen'

type Piles = SeenTable['cards']

const pileOf = (pile: Piles['hands'][`${Side}-character`]): PileReading =>
  'hidden' in pile ? { cards: [], hidden: pile.hidden } : { cards: pile, hidden: 0 }

const cardsReading = (piles: Piles, name: keyof Piles['hands']): CardsReading => ({
  deck: pileOf(piles.decks[name]),
  hand: pileOf(piles.hands[name]),
  discarded: pileOf(piles.discards[name]),
  played: pileOf(piles.played[name]),
  onTable: pileOf(piles.onTable[name]),
})

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
    cards: eachOf(DECKS, (deck) => cardsReading(cards, `${side}-${deck}`)),
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
    underWay: stack.map(({ kind }) => kind),
    outcome,
  }
}

const readerOf = (printed: Printed) => {
  const codec = seenCodecOf(printed)
  return (state: unknown, viewer: Seat | 'spectator' | null): E.Either<Malformed, TableReading> =>
    E.Functor.map(decodeSame(codec, state), (seen) => reading(printed, seen, viewer))
}

/** Reads a saved state, or a view of one; says what is wrong with something else. */
export const read = derived((rules: Rules) => readerOf(PRINTED(rules)))
