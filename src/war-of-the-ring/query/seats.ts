/**
 * Whose decision something is (chapter XI): the one place that knows seats. Rules speak of sides, and ask
 * here who of a side is meant. With one seat a side that is always the same; with partners it follows from
 * who acts, who leads, whose Army, card or Nation it is.
 */
import type { World } from '../model/bundle'
import type { Acting, Rules, SeatData, Seating } from '../model/config'
import { nationSum } from '../model/counts'
import { NATIONS, SIDES, type Seat } from '../model/ids'
import type { Army, CardIx, NationIx, PlaceIx, SeatIx, SideIx, Table } from '../model/table'
import { armyAt } from './armies'
import { bitOfCard, deckOfCard, handOf } from './cards'
import { maskOf } from './politics'

/** What a decision is about: an action, the affairs of the whole side, an Army, a card, a Nation. */
export type Matter = 'acting' | 'leading' | 'army' | 'card' | 'nation'

/** The seats of a config: which side each plays, whose each Nation is, and who of partners acts. */
export const seatingOf = (seats: ReadonlyArray<SeatData>, acting?: Acting): Seating => {
  const sideOf = seats.map(({ side }): SideIx => (side === SIDES[1] ? 1 : 0))
  const ofSide = ([0, 1] as const).map((side) =>
    seats.flatMap((_, seat) => (sideOf[seat] === side ? [seat] : [])),
  )
  const [first = [], second = []] = ofSide
  const alone = (of: ReadonlyArray<SeatIx>): SeatIx => (of.length === 1 ? (of[0] ?? -1) : -1)
  return {
    seats: seats.map(({ id }) => id),
    data: seats,
    sideOf,
    ofSide: [first, second],
    ofNation: NATIONS.map((nation) => seats.findIndex(({ nations }) => nations.includes(nation))),
    alone: [alone(first), alone(second)],
    acting:
      acting ?? (({ partners }, side) => partners?.acting[side] ?? (side === 0 ? first : second)[0] ?? -1),
  }
}

/** The seat of a side that leads in this turn: they take turns in it. */
const leadingOf = ({ rules, table }: World, side: SideIx): SeatIx => {
  const seats = rules.seating.ofSide[side]
  return seats[(table.turn - 1) % seats.length] ?? -1
}

/** Whether the Armies of two partners in a place are one mixed Army. */
export const isMixed = ({ partners }: Table, place: PlaceIx): boolean =>
  partners !== undefined && partners.mixed.includes(place)

/** Whose an Army would be if it were mixed: who has most units in it, then most Elites, then who leads. */
export const commanderOf = (world: World, side: SideIx, place: PlaceIx): SeatIx => {
  const army = armyAt(world.table, place)
  return army === null || army.side !== side ? leadingOf(world, side) : commanderAmong(world, side, army)
}

/** Who would command these. */
export const commanderAmong = (
  world: World,
  side: SideIx,
  army: Pick<Army, 'regulars' | 'elites'>,
): SeatIx => {
  const { ofSide, ofNation } = world.rules.seating
  const leading = leadingOf(world, side)
  const strength = (seat: SeatIx): number => {
    let [units, elites] = [0, 0]
    for (const [nation, whose] of ofNation.entries()) {
      if (whose !== seat) continue
      const own = maskOf(world.rules, nation)
      elites += nationSum(army.elites & own)
      units += nationSum(army.regulars & own) + nationSum(army.elites & own)
    }
    return (units * MANY + elites) * 2 + (seat === leading ? 1 : 0)
  }
  return ofSide[side].reduce((best, seat) => (strength(seat) > strength(best) ? seat : best), leading)
}
/** More than there can be units in a place. */
const MANY = 1000

/** Whose decision it is about an Army: in a battle who commands there, else whose the Army is. */
const decidesFor = (world: World, side: SideIx, place: PlaceIx): SeatIx => {
  const commands = world.table.partners?.commands[side] ?? -1
  return commands >= 0 ? commands : commanderOf(world, side, place)
}

/** Whose a card is: in whose hand or on whose table it is, else who acts. */
const holderOf = (world: World, side: SideIx, card: CardIx): SeatIx => {
  const { rules, table } = world
  const deck = deckOfCard(rules, card)
  const has = (seat: SeatIx): boolean =>
    ((handOf(table.cards.hands, seat, deck) | handOf(table.cards.onTable, seat, deck)) &
      bitOfCard(rules, card)) !==
    0
  return rules.seating.ofSide[side].find(has) ?? rules.seating.acting(table, side)
}

/** The seat whose decision something is, by its place; `what` is the place, card or Nation in question. */
export const seatIxOf = (world: World, matter: Matter, side: SideIx, what = -1): SeatIx => {
  const alone = world.rules.seating.alone[side]
  if (alone >= 0) return alone
  switch (matter) {
    case 'acting':
      return world.rules.seating.acting(world.table, side)
    case 'leading':
      return leadingOf(world, side)
    case 'army':
      return decidesFor(world, side, what)
    case 'card':
      return holderOf(world, side, what)
    case 'nation':
      return world.rules.seating.ofNation[what] ?? -1
  }
}

/** The seat whose decision something is. */
export const seatOf = (
  world: World,
  matter: Matter,
  side: SideIx,
  what?: PlaceIx | CardIx | NationIx,
): Seat => world.rules.seating.seats[seatIxOf(world, matter, side, what)] as Seat

/** The place of a seat among those of the config, -1 if it is none of them. */
export const seatIx = ({ seating }: Rules, seat: string): SeatIx =>
  seating.seats.findIndex((one) => one === seat)

/** The side that a seat plays. */
export const sideOfSeat = (rules: Rules, seat: Seat): SideIx => rules.seating.sideOf[seatIx(rules, seat)] ?? 0

/** All seats of a side. */
export const seatsOf = ({ seating }: Rules, side: SideIx): ReadonlyArray<Seat> =>
  seating.ofSide[side].map((seat) => seating.seats[seat] as Seat)
