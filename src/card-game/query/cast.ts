/**
 * Who plays with what: the seats of a scenario, their sides, people and decks.
 */
import { at } from '../../kernel/row'
import { CARDS } from '../data/cards'
import { SCENARIOS } from '../data/scenarios'
import { FIRST_COPY, KIND_OF } from '../model/copies'
import type { Cast, Config, Player } from '../model/config'
import { FACTIONS, SEATS } from '../model/ids'
import type { CardIx, PlaceIx, SeatIx, SideIx } from '../model/spots'
import type { ScenarioData, SeatData } from '../model/tables'
import { factionIx, seatIx } from './cards'

const scenarioOf = ({ scenario }: Config): ScenarioData => {
  const found = SCENARIOS.find(({ id }) => id === scenario)
  if (found === undefined) throw new Error(`no scenario ${scenario}`)
  return found
}

/** The cards of a seat: those the scenario lists, or all of its factions. */
const cardsOf = ({ listed, factions }: SeatData, promos: boolean): ReadonlyArray<CardIx> => {
  if (listed === undefined)
    return KIND_OF.flatMap((kind, card) => {
      const data = CARDS[kind]
      const wanted = data !== undefined && factions.includes(data.faction) && (promos || data.set === 'base')
      return wanted ? [card] : []
    })
  const copies = listed.flatMap(({ id, copies: number }) => {
    const first = at(
      FIRST_COPY,
      CARDS.findIndex((data) => data.id === id),
    )
    return Array.from({ length: number }, (_, copy) => first + copy)
  })
  return copies.sort((a, b) => a - b)
}

/** Three people: one runs both seats of the Shadow. Two: each runs both seats of a side. */
const personOf = (players: number, seats: number, place: number, side: SideIx): number => {
  if (players === seats) return place
  return players === 2 || side === 1 ? seats + side : place
}

/** The cast of a config. */
export const castOf = (config: Config): Cast => {
  const scenario = scenarioOf(config)
  const players = scenario.seats.map((data, place): Player => {
    const sideIx: SideIx = data.side === 'shadow' ? 1 : 0
    const person = personOf(config.players, scenario.seats.length, place, sideIx)
    return { ...data, ix: seatIx(data.seat), sideIx, person, cards: cardsOf(data, config.promos) }
  })
  const team = (side: SideIx): ReadonlyArray<SeatIx> =>
    players.filter(({ sideIx }) => sideIx === side).map(({ ix }) => ix)
  return {
    scenario,
    players,
    at: SEATS.map((seat) => players.find((player) => player.seat === seat)),
    team: [team(0), team(1)],
    places: scenario.turnOrder.map(seatIx),
    owner: KIND_OF.map((_, card) => players.find(({ cards }) => cards.includes(card))?.ix ?? -1),
    playerOf: FACTIONS.map((faction) => players.find(({ factions }) => factions.includes(faction))?.ix ?? -1),
  }
}

/** A player of the cast. */
export const playerAt = ({ at }: Cast, seat: SeatIx): Player => {
  const player = at[seat]
  if (player === undefined) throw new Error(`nobody takes seat ${seat}`)
  return player
}

/** The seat that holds a place of the turn order. */
export const seatAt = ({ places }: Cast, place: PlaceIx): SeatIx => at(places, place)

/** The seats of the turn order from a place on, each once. */
export const seatsFrom = ({ places }: Cast, place: PlaceIx): ReadonlyArray<SeatIx> => {
  const seats: Array<SeatIx> = []
  for (let step = 0; step < places.length; step++) {
    const seat = at(places, (place + step) % places.length)
    if (!seats.includes(seat)) seats.push(seat)
  }
  return seats
}

/** The seat whose deck holds a faction, -1 for none. */
export const playerOfFaction = ({ playerOf }: Cast, faction: (typeof FACTIONS)[number]): SeatIx =>
  at(playerOf, factionIx(faction))
