/** A glance tells fact by fact what the reader tells of the whole table. */
import { expect, it } from 'vitest'
import { none } from 'fp-ts/lib/Option.js'
import {
  DECKS,
  NATIONS,
  pileOf,
  REGION_IDS,
  region,
  SIDES,
  warOfTheRing,
  type Glance,
  type Pieces,
  type RegionId,
  type State,
  type TableReading,
} from '../../../src/war-of-the-ring'
import { agreeing, type Told } from '../../kernel/support/glances'

/** Units and Leaders by rank; a kind of unit that has no Elites is of Regulars. */
const armyOf = (figures: Pieces) => {
  const sum = (rank: RegExp): number =>
    Object.entries(figures).reduce((all, [piece, number]) => (rank.test(piece) ? all + number : all), 0)
  const army = { regulars: sum(/-regular$|^dunlending$/), elites: sum(/-elite$/), leaders: sum(/-leader$/) }
  return army.regulars + army.elites + army.leaders === 0 ? null : army
}

const homeOf = (id: RegionId): string =>
  ['isengard', 'sauron', 'southrons'].includes(region(id)?.nation ?? '') ? 'shadow' : 'free-peoples'

const ofMap = (seen: Glance, { derived: { regions } }: TableReading): ReadonlyArray<Told> =>
  REGION_IDS.flatMap((id) => {
    const { field, inside, controlledBy } = regions[id]
    return [
      [seen.isCaptured(id), controlledBy !== null && controlledBy !== homeOf(id)],
      ...SIDES.flatMap((side): ReadonlyArray<Told> => [
        [seen.field(side, id), armyOf(field[side])],
        [seen.inside(side, id), armyOf(inside[side])],
      ]),
    ]
  })

const ofSides = (seen: Glance, { table, derived }: TableReading): ReadonlyArray<Told> =>
  SIDES.flatMap((side) => {
    const { pool, huntBox, rings } = table.dice
    return [
      [seen.dice[side], { pool: pool[side], huntBox: huntBox[side], elvenRings: rings[side] }],
      [seen.victoryPoints(side), derived.victoryPoints[side]],
    ]
  })

const ofPieces = (seen: Glance, { table }: TableReading, { config }: State): ReadonlyArray<Told> =>
  warOfTheRing
    .tables(config)
    .pieces.filter(({ nation }) => nation !== null)
    .flatMap(({ id, side }) => [
      [seen.reinforcements(id), table.reinforcements[side][id] ?? 0],
      [seen.casualties(id), table.casualties[id] ?? 0],
    ])

const ofSeats = (seen: Glance, { table, derived }: TableReading): ReadonlyArray<Told> =>
  derived.seats.flatMap(({ seat, side }) => [
    [seen.sideOf(seat), side],
    [
      seen.hand(seat),
      DECKS.reduce((sum, deck) => sum + pileOf(table.cards.hands[`${seat}-${deck}`]).cards.length, 0),
    ],
  ])

const told = (seen: Glance, read: TableReading, state: State): ReadonlyArray<Told> => {
  const { table, derived, stack } = read
  const { kind, attacker, from, to } = derived.battle ?? {}
  return [
    [seen.turn, table.turn],
    [seen.asked, stack.at(-1)?.kind ?? ''],
    [seen.fellowship, { ...table.fellowship, companions: derived.companions.length }],
    [seen.beside, table.beside ?? null],
    [seen.battle, derived.battle === null ? null : { kind, attacker, from, to }],
    [NATIONS.map(seen.stepsToWar), NATIONS.map((nation) => table.politics[nation].steps)],
    ...ofMap(seen, read),
    ...ofSides(seen, read),
    ...ofPieces(seen, read, state),
    ...ofSeats(seen, read),
  ]
}

it.each([
  { seed: 'two' },
  { seed: 'three', players: 3 },
  { seed: 'four', players: 4 },
  { seed: 'second', edition: 'second' },
  { seed: 'twilight', twilight: true },
] as const)('is what the reader tells: $seed', { timeout: 60_000 }, (config) => {
  agreeing(warOfTheRing, { config, every: 25 }, told)
})

it('of what is no state there is none', () => {
  expect(warOfTheRing.glance({} as State)).toEqual(none)
})
