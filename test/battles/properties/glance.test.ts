/** A glance tells fact by fact what the reader tells of the whole table. */
import { none } from 'fp-ts/lib/Option.js'
import { expect, it } from 'vitest'
import { battles, SIDES, type Glance, type State, type TableReading } from '../../../src/battles'
import { agreeing, type Told } from '../../kernel/support/glances'

const told = (seen: Glance, read: TableReading): ReadonlyArray<Told> => {
  const { regionIds, cardIds, characterIds } = battles.tables(read.config)
  const { march } = seen
  return [
    [seen.turn, read.turn],
    [seen.fate, read.fate.at],
    [seen.asked, read.underWay.at(-1) ?? ''],
    [seen.tile, read.fate.tiles.drawn],
    [seen.battle, read.battle],
    [seen.victoryPoints(), read.victoryPoints],
    [
      march === null ? null : { ...march.army, characters: march.characters, from: march.from, at: march.at },
      read.march,
    ],
    ...regionIds.map((region): Told => {
      const { characters: _, ...rest } = read.regions[region] ?? { characters: [] }
      return [seen.region(region), rest]
    }),
    ...SIDES.flatMap((side): ReadonlyArray<Told> => [
      [seen.dice(side), read.sides[side].dice],
      [cardIds.filter((card) => seen.holds(side, card)).sort(), [...read.sides[side].hand.cards].sort()],
    ]),
    [characterIds.filter((one) => seen.isEliminated(one)), read.offMap.eliminated],
  ]
}

it('is what the reader tells', () => {
  agreeing(battles, { config: { seed: 'glance' }, every: 10 }, told)
})

it('of what is no state there is none', () => {
  expect(battles.glance({} as State)).toEqual(none)
})
