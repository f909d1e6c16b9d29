/** Nations and set-up of War of the Ring: every figure of the box is on the map or in reserve. */
import { describe, expect, it } from 'vitest'
import { CHARACTERS } from '../../../src/war-of-the-ring/data/characters'
import { DICE } from '../../../src/war-of-the-ring/data/dice'
import { FELLOWSHIP, VICTORY } from '../../../src/war-of-the-ring/data/fellowship'
import { HUNT_TILES } from '../../../src/war-of-the-ring/data/hunt-tiles'
import { LIMITS } from '../../../src/war-of-the-ring/data/limits'
import { NATION_TABLE } from '../../../src/war-of-the-ring/data/nations'
import { REGIONS } from '../../../src/war-of-the-ring/data/regions'
import { SET_UP } from '../../../src/war-of-the-ring/data/set-up'
import {
  FELLOWSHIP_IDS,
  FIGURES,
  FREE_PEOPLES_NATIONS,
  NATIONS,
  SHADOW_NATIONS,
  SIDES,
  STANDARD_TILE_IDS,
  type Figure,
  type Nation,
} from '../../../src/war-of-the-ring/model/ids'
import type { Figures, Tables } from '../../../src/war-of-the-ring/model/tables'

const UNITS: ReadonlyArray<Figure> = ['regular', 'elite']

const total = (rows: ReadonlyArray<Figures>, kinds: ReadonlyArray<Figure>): number =>
  rows.reduce((sum, row) => sum + kinds.reduce((inRow, kind) => inRow + row[kind], 0), 0)

const armiesOf = (setUp: Tables['setUp'], nation: Nation) =>
  setUp.armies.filter((army) => army.nation === nation)

/** Figures of a Nation at the start and among its reinforcements. */
const split = (nation: Nation, kinds: ReadonlyArray<Figure>): readonly [number, number] => [
  total(armiesOf(SET_UP, nation), kinds),
  total([SET_UP.reinforcements[nation]], kinds),
]

const regionOf = new Map(REGIONS.map((region) => [region.id, region]))

const TABLES: Tables = {
  regions: REGIONS,
  nations: NATION_TABLE,
  units: [],
  characters: CHARACTERS,
  huntTiles: HUNT_TILES,
  dice: DICE,
  fellowship: FELLOWSHIP,
  victory: VICTORY,
  limits: LIMITS,
  setUp: SET_UP,
}

/** Nations that have not exactly their figures of a kind on the map and in reserve. */
const unbalanced = ({ nations, setUp }: Tables) =>
  nations.flatMap(({ id, figures }) =>
    FIGURES.filter(
      (kind) => total([...armiesOf(setUp, id), setUp.reinforcements[id]], [kind]) !== figures[kind],
    ).map((kind) => `${id} ${kind}`),
  )

describe('the Nations', () => {
  it('are eight, in the order of their names, five against three', () => {
    expect(NATION_TABLE.map(({ id }) => id)).toEqual(NATIONS)
    const bySide = SIDES.map((side) => NATION_TABLE.filter((nation) => nation.side === side))
    expect(bySide.map((nations) => nations.map(({ id }) => id))).toEqual([
      FREE_PEOPLES_NATIONS,
      SHADOW_NATIONS,
    ])
    expect(new Set(NATION_TABLE.map(({ name }) => name)).size).toBe(8)
  })

  it('start where step 11 puts their counters', () => {
    const at = (position: string) => NATION_TABLE.filter((n) => n.position === position).map(({ id }) => id)
    expect(at('top')).toEqual(['dwarves', 'elves', 'north', 'rohan'])
    expect(at('second')).toEqual(['gondor', 'southrons'])
    expect(at('third')).toEqual(['isengard', 'sauron'])
    expect(at('at-war')).toEqual([])
  })

  it('are passive on the side of the Free Peoples, except for the Elves', () => {
    const passive = NATION_TABLE.filter(({ stance }) => stance === 'passive').map(({ id }) => id)
    expect(passive).toEqual(['dwarves', 'gondor', 'north', 'rohan'])
  })

  it('have the figures of the component list: 75 and 90 units, 20 Leaders, 8 Nazgûl', () => {
    const figures = (side: string) => NATION_TABLE.filter((n) => n.side === side).map((n) => n.figures)
    expect(SIDES.map((side) => total(figures(side), UNITS))).toEqual([75, 90])
    expect(SIDES.map((side) => total(figures(side), ['leader']))).toEqual([20, 0])
    expect(SIDES.map((side) => total(figures(side), ['nazgul']))).toEqual([0, 8])
  })
})

describe('the figures', () => {
  it('are all on the map or among the reinforcements', () => {
    expect(unbalanced(TABLES)).toEqual([])
  })

  it('start on the map or in reserve as printed, units of each Nation', () => {
    expect(Object.fromEntries(NATIONS.map((nation) => [nation, split(nation, UNITS)]))).toEqual({
      dwarves: [4, 6],
      elves: [9, 6],
      gondor: [10, 10],
      north: [5, 10],
      rohan: [5, 10],
      isengard: [7, 11],
      sauron: [30, 12],
      southrons: [17, 13],
    })
  })

  it('start on the map or in reserve as printed, Leaders and Nazgûl', () => {
    expect(FREE_PEOPLES_NATIONS.map((nation) => split(nation, ['leader']))).toEqual([
      [1, 3],
      [4, 0],
      [1, 3],
      [1, 3],
      [1, 3],
    ])
    expect(SHADOW_NATIONS.map((nation) => split(nation, ['leader']))).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(NATIONS.filter((nation) => split(nation, ['nazgul'])[0] > 0)).toEqual(['sauron'])
    expect(split('sauron', ['nazgul'])).toEqual([4, 4])
  })

  it('come to 33 and 54 units on the map, 42 and 36 in reserve', () => {
    const sum = (nations: ReadonlyArray<Nation>, at: 0 | 1) =>
      nations.reduce((all, nation) => all + split(nation, UNITS)[at], 0)
    expect([sum(FREE_PEOPLES_NATIONS, 0), sum(FREE_PEOPLES_NATIONS, 1)]).toEqual([33, 42])
    expect([sum(SHADOW_NATIONS, 0), sum(SHADOW_NATIONS, 1)]).toEqual([54, 36])
  })

  it('stay balanced when an overlay replaces an entry: two elites in Erebor, three in reserve', () => {
    const { setUp } = TABLES
    const armies = setUp.armies.map((army) => (army.region === 'erebor' ? { ...army, elite: 2 } : army))
    const dwarves = { ...setUp.reinforcements.dwarves, elite: 3 }
    const reinforcements = { ...setUp.reinforcements, dwarves }
    expect(unbalanced({ ...TABLES, setUp: { ...setUp, armies, reinforcements } })).toEqual([])
  })
})

describe('the Armies', () => {
  it('are thirty-five, one in a region, each with a unit and no more than ten', () => {
    expect(SET_UP.armies).toHaveLength(35)
    expect(new Set(SET_UP.armies.map(({ region }) => region)).size).toBe(35)
    const sizes = SET_UP.armies.map((army) => total([army], UNITS))
    expect(sizes.filter((size) => size < 1 || size > LIMITS.units)).toEqual([])
  })

  it('stand in their own Nation, except for the guard of Osgiliath', () => {
    const abroad = SET_UP.armies.filter(({ region, nation }) => regionOf.get(region)?.nation !== nation)
    expect(abroad.map(({ region, nation }) => `${nation} in ${region}`)).toEqual(['gondor in osgiliath'])
  })

  it('stand in the order of the Nations', () => {
    const order = SET_UP.armies.map(({ nation }) => NATIONS.indexOf(nation))
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('are the printed ones in Minas Tirith, Lórien, Dol Guldur and the Shire', () => {
    const figuresIn = (region: string) =>
      SET_UP.armies.filter((army) => army.region === region).map((army) => FIGURES.map((kind) => army[kind]))
    expect(figuresIn('minas-tirith')).toEqual([[3, 1, 1, 0]])
    expect(figuresIn('lorien')).toEqual([[1, 2, 1, 0]])
    expect(figuresIn('dol-guldur')).toEqual([[5, 1, 0, 1]])
    expect(figuresIn('the-shire')).toEqual([[1, 0, 0, 0]])
  })
})

describe('the rest of the set-up', () => {
  it('has the seven Companions with the Ring-bearers in Rivendell, led by Gandalf the Grey', () => {
    expect(SET_UP.fellowship).toEqual({
      region: 'rivendell',
      guide: 'gandalf-the-grey',
      companions: FELLOWSHIP_IDS,
    })
  })

  it('gives the three Elven Rings to the Free Peoples', () => {
    expect(SET_UP.elvenRings).toEqual({ 'free-peoples': 3, shadow: 0 })
  })

  it('puts the standard tiles into the Hunt Pool', () => {
    expect(SET_UP.huntPool).toEqual(STANDARD_TILE_IDS)
  })

  it('has decks of 24, draws one card of each, and holds six in a hand', () => {
    expect([LIMITS.deck, LIMITS.draw, LIMITS.hand]).toEqual([24, 1, 6])
    expect([LIMITS.units, LIMITS.besiegedUnits, LIMITS.ringsPerTurn]).toEqual([10, 5, 1])
  })
})
