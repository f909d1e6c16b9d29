/**
 * The map of a scenario: borders each once, a connected board without crossings, homes, Territories.
 */
import type { Fault } from '../../model/reading'
import type { ScenarioDoc } from '../../model/scenario'
import { territoryOf } from '../compile'
import { check, type Check } from './checks'

const borderFaults = ({
  borders,
  borderTypes,
}: Pick<ScenarioDoc, 'borders' | 'borderTypes'>): ReadonlyArray<Fault> =>
  borders.flatMap(({ a, b, type, inside }, place) => {
    const path = `borders.${place}`
    const same = (one: { readonly a: string; readonly b: string }) =>
      (one.a === a && one.b === b) || (one.a === b && one.b === a)
    const faults: Array<Fault> = []
    if (a === b) faults.push({ path, problem: `${a} borders on itself` })
    if (borders.findIndex(same) < place)
      faults.push({ path, problem: `the border between ${a} and ${b} is there twice: it counts both ways` })
    const oriented = borderTypes[type]?.oriented === true
    if (oriented && inside !== a && inside !== b)
      faults.push({ path: `${path}.inside`, problem: `a ${type} protects one of its two Regions` })
    if (!oriented && inside !== undefined)
      faults.push({ path: `${path}.inside`, problem: `a ${type} protects neither side` })
    return faults
  })

type Ways = 'regions' | 'borders' | 'borderTypes'

const unreached = ({ regions, borders, borderTypes }: Pick<ScenarioDoc, Ways>): ReadonlyArray<string> => {
  const reached = new Set([regions[0]?.id ?? ''])
  let before = 0
  while (reached.size > before) {
    before = reached.size
    for (const { a, b, type } of borders)
      if (borderTypes[type]?.passable === true && (reached.has(a) || reached.has(b))) reached.add(a).add(b)
  }
  return regions.map(({ id }) => id).filter((id) => !reached.has(id))
}

type Point = readonly [number, number]

const turnOf = (p: Point, q: Point, r: Point): number =>
  Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0

const crossings = ({ regions, borders }: Pick<ScenarioDoc, 'regions' | 'borders'>): ReadonlyArray<Fault> => {
  const at = new Map(regions.map((region) => [region.id, region.at]))
  const ends = borders.flatMap(({ a, b }) => {
    const [from, to] = [at.get(a), at.get(b)]
    return from === undefined || to === undefined ? [] : [{ a, b, from, to }]
  })
  return ends.flatMap((one, place) =>
    ends.slice(0, place).flatMap((other) =>
      cross(one.from, one.to, other.from, other.to)
        ? [
            {
              path: `borders.${place}`,
              problem: `${one.a} to ${one.b} is drawn across ${other.a} to ${other.b}`,
            },
          ]
        : [],
    ),
  )
}

const homeFaults = ({ regions, control }: Pick<ScenarioDoc, 'regions' | 'control'>): ReadonlyArray<Fault> =>
  regions.flatMap(({ id, settlement, stronghold, home, victoryPoints }, place) => {
    const path = `regions.${place}`
    const held = settlement || stronghold !== null
    if (held) return home === null ? [{ path: `${path}.home`, problem: `${id} needs a home side` }] : []
    return [
      ...(home === null ? [] : [{ path: `${path}.home`, problem: `${id} has nothing to be home to` }]),
      ...(victoryPoints === 0
        ? []
        : [{ path: `${path}.victoryPoints`, problem: `${id} has nothing to hold` }]),
      ...(control[id] === undefined ? [] : [{ path: `control.${id}`, problem: `${id} has nothing to hold` }]),
    ]
  })

/** Two Regions cannot be drawn at one point. */
const placeFaults = ({ regions }: Pick<ScenarioDoc, 'regions'>): ReadonlyArray<Fault> =>
  regions.flatMap(({ id, at: [x, y] }, place) => {
    const other = regions.slice(0, place).find(({ at }) => at[0] === x && at[1] === y)
    return other === undefined
      ? []
      : [{ path: `regions.${place}.at`, problem: `${id} is drawn where ${other.id} is` }]
  })

const territoryFaults = (doc: Pick<ScenarioDoc, 'territories' | 'regions'>): ReadonlyArray<Fault> =>
  doc.territories.flatMap(({ id, givesDie }, place) => [
    ...(doc.regions.some(({ territory }) => territory === id)
      ? []
      : [{ path: `territories.${place}`, problem: `no Region lies in ${id}` }]),
    ...(territoryOf(doc, id).givesDie === givesDie
      ? []
      : [{ path: `territories.${place}.givesDie`, problem: `it follows from the Regions: ${!givesDie}` }]),
  ])

/** What may be wrong with the map. */
export const MAP_CHECKS: ReadonlyArray<Check> = [
  check(['borders', 'borderTypes'], borderFaults),
  check(['regions', 'borders', 'borderTypes'], (doc) =>
    unreached(doc).map((id) => ({ path: 'borders', problem: `no way leads to ${id}` })),
  ),
  check(['regions', 'borders'], crossings),
  check(['regions'], placeFaults),
  check(['regions', 'control'], homeFaults),
  check(['territories', 'regions'], territoryFaults),
]
