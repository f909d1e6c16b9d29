/** A glance tells fact by fact what the reader tells of the whole table. */
import { expect, it } from 'vitest'
import { none } from 'fp-ts/lib/Option.js'
import {
  NATIONS,
  REGION_IDS,
  region,
  SIDES,
  warOfTheRing,
  type CardsReading,
  type Deck,
  type Glance,
  type PieceCounts,
  type RegionId,
  type State,
  type TableReading,
} from '../../../src/war-of-the-ring'
import { agreeing, type Told } from '../../kernel/support/glances'

/** Units and Leaders by rank; a kind of unit that has no Elites is of Regulars. */
const armyOf = (figures: PieceCounts) => {
  const sum = (rank: RegExp): number =>
    Object.entries(figures).reduce((all, [piece, number]) => (rank.test(piece) ? all + number : all), 0)
  const army = { regulars: sum(/-regular$|^dunlending$/), elites: sum(/-elite$/), leaders: sum(/-leader$/) }
  return army.regulars + army.elites + army.leaders === 0 ? null : army
}

const homeOf = (id: RegionId): string =>
  ['isengard', 'sauron', 'southrons'].includes(region(id)?.nation ?? '') ? 'shadow' : 'free-peoples'

const ofMap = (seen: Glance, { regions }: TableReading): ReadonlyArray<Told> =>
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

const ofSides = (seen: Glance, { sides }: TableReading): ReadonlyArray<Told> =>
  SIDES.flatMap((side) => {
    const { dice, elvenRings, victoryPoints } = sides[side]
    const glanced = { pool: dice.pool, huntBox: dice.huntBox, elvenRings: elvenRings.held }
    return [
      [seen.dice[side], glanced],
      [seen.victoryPoints(side), victoryPoints],
    ]
  })

const ofPieces = (seen: Glance, { sides }: TableReading, { config }: State): ReadonlyArray<Told> =>
  warOfTheRing
    .tables(config)
    .pieces.filter(({ nation }) => nation !== null)
    .flatMap(({ id, side }) => [
      [seen.reinforcements(id), sides[side].reinforcements[id] ?? 0],
      [seen.casualties(id), sides[side].casualties[id] ?? 0],
    ])

const ofSeats = (seen: Glance, { seats, sides }: TableReading): ReadonlyArray<Told> => {
  const held = (cards: Readonly<Record<Deck, Pick<CardsReading, 'hand'>>>): number =>
    Object.values(cards).reduce((sum, { hand }) => sum + hand.cards.length, 0)
  if (seats === undefined)
    return SIDES.flatMap((side) => [
      [seen.sideOf(side), side],
      [seen.hand(side), held(sides[side].cards)],
    ])
  return warOfTheRing.seats.flatMap((seat): ReadonlyArray<Told> => {
    const own = seats[seat]
    if (own === undefined) return []
    return [
      [seen.sideOf(seat), own.side],
      [seen.hand(seat), held(own.cards)],
    ]
  })
}

const told = (seen: Glance, read: TableReading, state: State): ReadonlyArray<Told> => {
  const { companions, ...journey } = read.fellowship
  const { kind, attacker, from, to } = read.battle ?? {}
  return [
    [seen.turn, read.turn],
    [seen.asked, read.underWay.at(-1) ?? ''],
    [seen.fellowship, { ...journey, companions: companions.length }],
    [seen.beside, read.beside ?? null],
    [seen.battle, read.battle === null ? null : { kind, attacker, from, to }],
    [NATIONS.map(seen.stepsToWar), NATIONS.map((nation) => read.politics[nation].steps)],
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
