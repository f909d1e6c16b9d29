/** The map of War of the Ring: complete, told alike from both sides of every border, at one with the book. */
import { describe, expect, it } from 'vitest'
import { FELLOWSHIP, VICTORY } from '../../../src/war-of-the-ring/data/fellowship'
import { NATION_TABLE } from '../../../src/war-of-the-ring/data/nations'
import { REGIONS } from '../../../src/war-of-the-ring/data/regions'
import {
  NATIONS,
  REGION_IDS,
  SETTLEMENTS,
  SIDES,
  type RegionId,
  type Side,
} from '../../../src/war-of-the-ring/model/ids'
import type { RegionData } from '../../../src/war-of-the-ring/model/tables'

const ids = (rows: ReadonlyArray<{ readonly id: string }>): ReadonlyArray<string> => rows.map((row) => row.id)

const neighboursOf = new Map(REGIONS.map(({ id, neighbours }) => [id, neighbours]))

const ways = (of: (region: RegionData) => ReadonlyArray<RegionId>): ReadonlyArray<string> =>
  REGIONS.flatMap((region) => of(region).map((to) => `${region.id} > ${to}`))

const turned = (way: string): string => way.split(' > ').reverse().join(' > ')

const sorted = (names: Iterable<string>): ReadonlyArray<string> => [...names].sort()

/** How many moves it takes from a region to every other one that can be reached. */
const distancesFrom = (start: RegionId): ReadonlyMap<RegionId, number> => {
  const found = new Map<RegionId, number>([[start, 0]])
  for (const [here, steps] of found) {
    for (const next of neighboursOf.get(here) ?? []) if (!found.has(next)) found.set(next, steps + 1)
  }
  return found
}

const isPath = (...path: ReadonlyArray<RegionId>): boolean =>
  path.slice(1).every((to, i) => neighboursOf.get(path[i] ?? to)?.includes(to))

const homesOf = (side: Side): ReadonlyArray<RegionData> => {
  const nations = NATION_TABLE.filter((nation) => nation.side === side).map(({ id }) => id)
  return REGIONS.filter(({ nation, settlement }) => settlement !== null && nations.some((n) => n === nation))
}

describe('the regions', () => {
  it('are 105, in the order of their ids, none named twice', () => {
    expect(ids(REGIONS)).toEqual(REGION_IDS)
    expect(new Set(REGION_IDS).size).toBe(105)
    expect(new Set(REGIONS.map(({ name }) => name)).size).toBe(105)
  })

  it('are called by their printed names, and the id is the name without accents and marks', () => {
    const plain = (name: string): string =>
      name
        .normalize('NFD')
        .replace(/[\u0300-\u036f']/g, '')
        .toLowerCase()
        .replaceAll(' ', '-')
    expect(REGIONS.filter(({ id, name }) => plain(name) !== id)).toEqual([])
    expect(REGIONS.filter(({ name }) => name !== name.normalize('NFC'))).toEqual([])
    const printed = ['Lórien', 'Barad-dûr', 'North Rhûn', "Helm's Deep", "Goblin's Gate", 'The Shire']
    expect(printed.filter((name) => !REGIONS.some((region) => region.name === name))).toEqual([])
  })

  it('are grouped by Nation and stand by name in a group', () => {
    const groups = [...NATIONS, null].map((nation) => REGIONS.filter((region) => region.nation === nation))
    expect(groups.flatMap(ids)).toEqual(REGION_IDS)
    expect(groups.flatMap((group) => sorted(ids(group)))).toEqual(REGION_IDS)
  })

  it('belong to the eight Nations as on the board, and 53 to none', () => {
    const count = (nation: string | null): number =>
      REGIONS.filter((region) => region.nation === nation).length
    expect(Object.fromEntries(NATIONS.map((nation) => [nation, count(nation)]))).toEqual({
      dwarves: 4,
      elves: 4,
      gondor: 8,
      north: 8,
      rohan: 6,
      isengard: 4,
      sauron: 11,
      southrons: 7,
    })
    expect(count(null)).toBe(53)
  })

  it('lie on the coast in the fourteen cases of the FAQ', () => {
    expect(sorted(ids(REGIONS.filter(({ coast }) => coast)))).toEqual([
      'andrast',
      'anfalas',
      'dol-amroth',
      'druwaith-iaur',
      'enedwaith',
      'forlindon',
      'grey-havens',
      'harlindon',
      'lamedon',
      'minhiriath',
      'pelargir',
      'south-ered-luin',
      'umbar',
      'west-harondor',
    ])
  })
})

describe('the borders', () => {
  const passable = ways(({ neighbours }) => neighbours)
  const black = ways(({ impassable }) => impassable)

  it('are 232 that can be crossed and 51 that cannot, told alike from both sides', () => {
    expect(passable).toHaveLength(2 * 232)
    expect(black).toHaveLength(2 * 51)
    expect(sorted(passable)).toEqual(sorted(passable.map(turned)))
    expect(sorted(black)).toEqual(sorted(black.map(turned)))
  })

  it('are either passable or not, named once, and no region is its own neighbour', () => {
    expect(new Set([...passable, ...black]).size).toBe(passable.length + black.length)
    expect([...passable, ...black].filter((way) => way === turned(way))).toEqual([])
  })

  it('are listed in the order of the regions', () => {
    const inOrder = (list: ReadonlyArray<RegionId>) => REGION_IDS.filter((id) => list.includes(id))
    expect(REGIONS.map(({ neighbours }) => neighbours)).toEqual(
      REGIONS.map(({ neighbours }) => inOrder(neighbours)),
    )
    expect(REGIONS.map(({ impassable }) => impassable)).toEqual(
      REGIONS.map(({ impassable }) => inOrder(impassable)),
    )
  })

  it('leave only Forlindon, Barad-dûr and Nurn with a single neighbour', () => {
    const ends = REGIONS.filter(({ neighbours }) => neighbours.length === 1)
    expect(sorted(ids(ends))).toEqual(['barad-dur', 'forlindon', 'nurn'])
  })
})

describe('the ways', () => {
  const fromRivendell = distancesFrom('rivendell')

  it('lead from Rivendell to every region', () => {
    expect(fromRivendell.size).toBe(105)
  })

  it('are as long as the book says: seven regions to the Woodland Realm (p. 53)', () => {
    expect(fromRivendell.get('woodland-realm')).toBe(7)
  })

  it('take the Fellowship ten regions to either entrance of Mordor', () => {
    expect(FELLOWSHIP.mordor.entrances.map((id) => fromRivendell.get(id))).toEqual([10, 10])
  })

  it('are open along the paths of the examples (p. 47, 52)', () => {
    expect(isPath('rivendell', 'fords-of-bruinen', 'hollin', 'moria', 'dimrill-dale', 'lorien')).toBe(true)
    expect(isPath('fords-of-bruinen', 'high-pass', 'goblins-gate')).toBe(true)
    expect(isPath('dale', 'erebor')).toBe(true)
    expect(isPath('fangorn', 'fords-of-isen')).toBe(true)
  })

  it('are shut where the mountains are: from Rivendell to the High Pass, from Moria to Lórien', () => {
    expect(isPath('rivendell', 'high-pass')).toBe(false)
    expect(isPath('moria', 'lorien')).toBe(false)
  })
})

describe('the Settlements', () => {
  it('are in regions of a Nation only', () => {
    expect(REGIONS.filter(({ nation, settlement }) => settlement !== null && nation === null)).toEqual([])
  })

  it('are eight Towns, four Cities and eight Strongholds against six, two and eight', () => {
    const counts = SIDES.map((side) =>
      SETTLEMENTS.map((kind) => homesOf(side).filter(({ settlement }) => settlement === kind).length),
    )
    expect(counts).toEqual([
      [8, 4, 8],
      [6, 2, 8],
    ])
  })

  it('offer twenty victory points to the Shadow and eighteen to the Free Peoples', () => {
    const points = SIDES.map((side) =>
      homesOf(side).reduce(
        (sum, { settlement }) => sum + (settlement === null ? 0 : VICTORY.points[settlement]),
        0,
      ),
    )
    expect(points).toEqual([20, 18])
    expect(VICTORY.target).toEqual({ 'free-peoples': 4, shadow: 10 })
  })

  it('are none where one of the two Fortifications is', () => {
    const forts = REGIONS.filter(({ fortification }) => fortification)
    expect(forts.map(({ id, nation, settlement }) => [id, nation, settlement])).toEqual([
      ['fords-of-isen', 'rohan', null],
      ['osgiliath', null, null],
    ])
  })

  it('are a home for every Nation: each has a Stronghold or a City', () => {
    const great = REGIONS.filter(({ settlement }) => settlement === 'city' || settlement === 'stronghold')
    expect(NATIONS.filter((nation) => !great.some((region) => region.nation === nation))).toEqual([])
  })
})

describe('the tracks of the Fellowship', () => {
  it('count to twelve, and five steps lead from the entrance of Mordor to the Crack of Doom', () => {
    expect([FELLOWSHIP.progress, FELLOWSHIP.corruption, FELLOWSHIP.mordor.steps]).toEqual([12, 12, 5])
  })

  it('enter Mordor through two Strongholds of Sauron', () => {
    const gates = REGIONS.filter(({ id }) => FELLOWSHIP.mordor.entrances.includes(id))
    expect(gates.map(({ nation, settlement }) => `${nation} ${settlement}`)).toEqual([
      'sauron stronghold',
      'sauron stronghold',
    ])
  })

  it('heal one Corruption by a declaration, and add one for an idle turn in Mordor', () => {
    expect([FELLOWSHIP.healing, FELLOWSHIP.mordor.idle]).toEqual([1, 1])
  })
})
