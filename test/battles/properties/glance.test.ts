/** A glance tells fact by fact what the reader tells of the whole table. */
import { none } from 'fp-ts/lib/Option.js'
import { expect, it } from 'vitest'
import { battles, SIDES, type Glance, type Reading, type State } from '../../../src/battles'
import { agreeing, type Told } from '../../kernel/support/glances'

const told = (seen: Glance, { config, table, stack, derived }: Reading): ReadonlyArray<Told> => {
  const { regionIds, cardIds, characterIds } = battles.tables(config)
  return [
    [seen.turn, table.turn],
    [seen.fate, table.fate],
    [seen.asked, stack.at(-1)?.kind ?? ''],
    [seen.tile, table.tiles.drawn],
    [seen.battle, table.battle],
    [seen.victoryPoints(), derived.victoryPoints],
    [seen.march, table.march],
    ...regionIds.map((region): Told => [seen.region(region), table.regions[region]]),
    ...SIDES.flatMap((side): ReadonlyArray<Told> => [
      [seen.dice(side), table.dice[side]],
      [
        cardIds.filter((card) => seen.holds(side, card)).sort(),
        [...derived.cards[`${side}Hand`].cards].sort(),
      ],
    ]),
    [characterIds.filter((one) => seen.isEliminated(one)), derived.characters['*eliminated'] ?? []],
  ]
}

it('is what the reader tells', () => {
  agreeing(battles, { config: { seed: 'glance' }, every: 10 }, told)
})

it('of what is no state there is none', () => {
  expect(battles.glance({} as State)).toEqual(none)
})
