/** Battlegrounds, paths and scenarios: complete, counted, and at one with each other. */
import { describe, expect, it } from 'vitest'
import { BATTLEGROUNDS } from '../../../src/card-game/data/battlegrounds'
import { CARDS } from '../../../src/card-game/data/cards'
import { PATHS, pathsNumbered } from '../../../src/card-game/data/paths'
import { SCENARIOS } from '../../../src/card-game/data/scenarios'
import {
  BATTLEGROUND_IDS,
  CARD_IDS,
  FREE_PEOPLES_FACTIONS,
  LOCATION_IDS,
  PATH_IDS,
  PATH_NUMBERS,
  SCENARIO_IDS,
  SHADOW_FACTIONS,
} from '../../../src/card-game/model/ids'
import type { CardId, Faction, Seat, Side } from '../../../src/card-game/model/ids'
import type { ScenarioData, SeatData } from '../../../src/card-game/model/tables'

const FACTIONS_OF: Readonly<Record<Side, ReadonlyArray<Faction>>> = {
  'free-peoples': FREE_PEOPLES_FACTIONS,
  shadow: SHADOW_FACTIONS,
}
const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((a, b) => a + b, 0)

describe('the battlegrounds', () => {
  it('are seven of each side, in their order', () => {
    expect(BATTLEGROUNDS.map(({ id }) => id)).toEqual(BATTLEGROUND_IDS)
    expect(BATTLEGROUNDS.filter(({ side }) => side === 'free-peoples').length).toBe(7)
    expect(BATTLEGROUNDS.length).toBe(14)
  })

  it('are worth 12 points for the Free Peoples and 10 for the Shadow', () => {
    const points = (of: Side): number =>
      sum(BATTLEGROUNDS.filter(({ side }) => side === of).map((b) => b.points))
    expect([points('free-peoples'), points('shadow')]).toEqual([12, 10])
  })

  it('are defended by factions of their side and attacked by others', () => {
    for (const { side, defenders, attackers } of BATTLEGROUNDS) {
      const other = side === 'shadow' ? 'free-peoples' : 'shadow'
      expect(defenders.filter((faction) => !FACTIONS_OF[side].includes(faction))).toEqual([])
      expect(attackers.filter((faction) => !FACTIONS_OF[other].includes(faction))).toEqual([])
      expect(defenders.length * attackers.length).toBeGreaterThan(0)
    }
  })

  it('all show the Wizards, none the Hobbits, and Moria alone the Dwarves', () => {
    const showing = (faction: Faction): ReadonlyArray<string> =>
      BATTLEGROUNDS.filter((b) => [...b.defenders, ...b.attackers].includes(faction)).map(({ id }) => id)
    expect(showing('wizard')).toEqual(BATTLEGROUND_IDS)
    expect(showing('hobbit')).toEqual([])
    expect(showing('dwarf')).toEqual(['moria'])
  })

  it.each([
    ['dunedain', 7],
    ['rohan', 4],
    ['isengard', 3],
    ['mordor', 5],
    ['southron', 6],
  ] as const)('show %s %i times (OR-3)', (faction, times) => {
    const showing = BATTLEGROUNDS.filter((b) => [...b.defenders, ...b.attackers].includes(faction))
    expect(showing.length).toBe(times)
  })
})

describe('the paths', () => {
  it('are three of each number, in their order', () => {
    expect(PATHS.map(({ id }) => id)).toEqual(PATH_IDS)
    for (const number of PATH_NUMBERS) expect(pathsNumbered(number).length).toBe(3)
    expect(PATHS.map(({ number }) => number)).toEqual(PATH_NUMBERS.flatMap((n) => [n, n, n]))
  })

  it('are worth 1, 2, 1, 2, 1, 2, 1, 2 and 3 by number', () => {
    const points = PATH_NUMBERS.map((number) => [
      ...new Set(PATHS.filter((path) => path.number === number).map((path) => path.points)),
    ])
    expect(points).toEqual([[1], [2], [1], [2], [1], [2], [1], [2], [3]])
  })

  it('share no name with a battleground or a card', () => {
    expect(new Set<string>([...LOCATION_IDS, ...CARD_IDS]).size).toBe(LOCATION_IDS.length + CARD_IDS.length)
  })
})

const deckOf = ({ factions, listed }: SeatData, promos: boolean): number =>
  listed === undefined
    ? sum(
        CARDS.filter(({ faction, set }) => factions.includes(faction) && (promos || set === 'base')).map(
          ({ copies }) => copies,
        ),
      )
    : sum(listed.map(({ copies }) => copies))
const decks = ({ seats }: ScenarioData, promos = false): Readonly<Partial<Record<Seat, number>>> =>
  Object.fromEntries(seats.map((seat) => [seat.seat, deckOf(seat, promos)]))
const scenario = (id: string): ScenarioData => {
  const found = SCENARIOS.find((one) => one.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

describe('the scenarios', () => {
  it('are the four of the book', () => {
    expect(SCENARIOS.map(({ id }) => id)).toEqual(SCENARIO_IDS)
    expect(JSON.parse(JSON.stringify(SCENARIOS))).toEqual(SCENARIOS)
  })

  it('deal decks of 30 and 60', () => {
    expect(decks(scenario('trilogy'))).toEqual({ frodo: 30, 'witch-king': 30, aragorn: 30, saruman: 30 })
    expect(decks(scenario('duel-2'))).toEqual({ gandalf: 60, 'witch-king': 60 })
    expect(decks(scenario('duel-3'))).toEqual({ gandalf: 60, 'witch-king': 30, saruman: 30 })
    expect(decks(scenario('fellowship'))).toEqual({ 'balrog-of-moria': 30, gandalf: 30 })
  })

  it('deal 31 and 62 with the promos', () => {
    expect(Object.values(decks(scenario('trilogy'), true))).toEqual([31, 31, 31, 31])
    expect(Object.values(decks(scenario('duel-2'), true))).toEqual([62, 62])
    expect(Object.values(decks(scenario('duel-3'), true))).toEqual([62, 31, 31])
  })

  it('give every place of the turn order to a seat, and every seat a place', () => {
    for (const { seats, turnOrder } of SCENARIOS)
      expect(new Set(turnOrder)).toEqual(new Set(seats.map(({ seat }) => seat)))
  })

  it('alternate the sides along the turn order', () => {
    for (const { seats, turnOrder } of SCENARIOS) {
      const sides = turnOrder.map((place) => seats.find(({ seat }) => seat === place)?.side)
      expect(sides.filter((side, i) => side === sides[(i + 1) % sides.length])).toEqual([])
    }
  })

  it('give a faction to one seat at most, of its own side', () => {
    for (const { seats } of SCENARIOS) {
      const factions = seats.flatMap((seat) => seat.factions)
      expect(new Set(factions).size).toBe(factions.length)
      for (const seat of seats)
        expect(seat.factions.filter((faction) => !FACTIONS_OF[seat.side].includes(faction))).toEqual([])
    }
  })

  it('list for the Fellowship cards of the box in the numbers of the book', () => {
    const { seats } = scenario('fellowship')
    const cards: ReadonlyMap<CardId, (typeof CARDS)[number]> = new Map(CARDS.map((card) => [card.id, card]))
    const numbers = seats.map(({ listed = [] }) => {
      const counted: Record<string, number> = {}
      for (const { id, copies } of listed) {
        const card = cards.get(id)
        expect(card?.set).toBe('base')
        expect(copies).toBeLessThanOrEqual(card?.copies ?? 0)
        const faction = card?.faction ?? ''
        counted[faction] = (counted[faction] ?? 0) + copies
      }
      return counted
    })
    expect(numbers).toEqual([
      { monstrous: 8, mordor: 18, isengard: 4 },
      { dunedain: 3, dwarf: 2, elf: 13, hobbit: 8, wizard: 4 },
    ])
  })

  it('use for the Fellowship thirteen paths from 1 to 6 and seven battlegrounds in six rounds', () => {
    const { paths, lastPath, fixedBattlegrounds = [] } = scenario('fellowship')
    const numbers = paths.map((id) => PATHS.find((path) => path.id === id)?.number)
    expect(numbers).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6])
    expect([lastPath, fixedBattlegrounds.length, fixedBattlegrounds.flat().length]).toEqual([6, 6, 7])
  })
})
