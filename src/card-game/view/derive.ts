/**
 * What follows from the JSON of a state or view and is wanted summed up: the cards of each pile and
 * location, points, whose turn it is. It looks at nothing but that JSON, and tells no more than a view does.
 */
import { itemsOf, objectOf } from '../../kernel/json'
import { BATTLEGROUNDS } from '../data/battlegrounds'
import { PATHS } from '../data/paths'
import type { Player } from '../model/config'
import { COPY_IDS, type CopyId } from '../model/copies'
import { BATTLEGROUND_IDS, PATH_IDS, type Seat, type Side } from '../model/ids'
import type {
  ActiveLocationCards,
  CardInPlay,
  Derived,
  Pile,
  PileName,
  SeatCards,
  TableJson,
  TableReading,
} from '../model/json'
import { copyId, seatId } from '../query/cards'
import { seatAt } from '../query/cast'
import { machineOf } from '../rulesets/rulesets'

/** The table with the cards of each place. */
interface Sorted {
  readonly table: TableJson
  readonly cardsAt: (place: string) => ReadonlyArray<CopyId>
}

const sortedBy = (table: TableJson): Sorted => {
  const places = new Map<string, Array<CopyId>>()
  for (const card of COPY_IDS) {
    const place = table.at[card]
    const cards = place === undefined ? undefined : places.get(place)
    if (cards !== undefined) cards.push(card)
    else if (place !== undefined) places.set(place, [card])
  }
  return { table, cardsAt: (place) => places.get(place) ?? [] }
}

const tokensOn = ({ tokens }: TableJson, on: string) => {
  const { attack = 0, defense = 0 } = tokens.find((one) => one.on === on) ?? {}
  return { attack, defense }
}

const inPlay =
  ({ table, cardsAt }: Sorted) =>
  (card: CopyId): CardInPlay => ({
    card,
    items: cardsAt(`on ${card}`),
    ...tokensOn(table, card),
    waits: table.at[card] === 'reserve' && table.played.includes(card),
  })

/** The cards of a seat in a pile: those that are seen or known to be there, and the number of the others. */
const pileOf = ({ table, cardsAt }: Sorted, seat: Seat, own: ReadonlySet<CopyId>, name: PileName): Pile => {
  const count = table.hiddenCards?.[seat]?.[name]
  if (count === undefined) return { cards: cardsAt(name).filter((id) => own.has(id)), hidden: 0 }
  const cards = (table.may[name] ?? []).filter((id) => own.has(id) && table.at[id] === 'hidden')
  return { cards, hidden: count - cards.length }
}

const seatOf = (sorted: Sorted, { seat, side, cards }: Player, passed: ReadonlyArray<unknown>): SeatCards => {
  const own = new Set(cards.map(copyId))
  const pile = (name: PileName): Pile => pileOf(sorted, seat, own, name)
  return {
    side,
    piles: {
      deck: pile('deck'),
      hand: pile('hand'),
      cycle: pile('cycle'),
      eliminated: pile('eliminated'),
      aside: pile('aside'),
    },
    reserve: sorted
      .cardsAt('reserve')
      .filter((card) => own.has(card))
      .map(inPlay(sorted)),
    passed: passed.includes(seat),
  }
}

const locationsOf = (sorted: Sorted): ReadonlyArray<ActiveLocationCards> => {
  const { table, cardsAt } = sorted
  const at = (place: ActiveLocationCards['place']) => ({
    place,
    cards: cardsAt(place).map(inPlay(sorted)),
    ...tokensOn(table, place),
  })
  return [
    ...PATH_IDS.filter((id) => table.paths[id] === 'active').map((id) => ({
      location: id,
      bared: false,
      ...at('path'),
    })),
    ...BATTLEGROUND_IDS.filter((id) => table.battlegrounds[id] === 'active').map((id) => ({
      location: id,
      bared: table.bared.includes(id),
      ...at(id),
    })),
  ]
}

/** The points of a side that lie on the table: Ring tokens are added only at the end. */
export const scoreOf = (
  { battlegrounds, paths, corruption }: Pick<TableJson, 'battlegrounds' | 'paths' | 'corruption'>,
  side: Side,
): number => {
  let score = side === 'shadow' ? corruption : 0
  for (const { id, points } of BATTLEGROUNDS) if (battlegrounds[id] === side) score += points
  if (side === 'free-peoples') for (const { id, points } of PATHS) if (paths[id] === side) score += points
  return score
}

const derivedFrom = ({ config, table, stack }: Pick<TableReading, 'config' | 'table' | 'stack'>): Derived => {
  const { cast } = machineOf(config).rules
  const sorted = sortedBy(table)
  const seatAtPlace = (place: number): Seat => seatId(seatAt(cast, place))
  const step = stack.find(({ kind }) => kind === 'actionStep')
  const passed = itemsOf(objectOf(step?.vars)['passed'])
  return {
    starter: seatAtPlace(table.starter),
    turn: table.turn === null ? null : seatAtPlace(table.turn),
    score: { 'free-peoples': scoreOf(table, 'free-peoples'), shadow: scoreOf(table, 'shadow') },
    seats: Object.fromEntries(cast.players.map((player) => [player.seat, seatOf(sorted, player, passed)])),
    locations: locationsOf(sorted),
  }
}

/** The JSON of a state or a view, with what follows from it. */
export const derive = (
  seen: Omit<TableReading, 'derived' | 'viewer'>,
  viewer: TableReading['viewer'],
): TableReading => ({ ...seen, viewer, derived: derivedFrom(seen) })
