/**
 * What a person may choose before a game begins, in words; and what has a name of its own on the table.
 */
import type { ConfigOption, Ids } from '../../kernel/about'
import { COPY_IDS } from '../model/copies'
import { LOCATION_IDS } from '../model/ids'
import type { SeatData } from '../model/tables'
import { SCENARIOS } from './scenarios'

/** The ids of locations and cards; there are no figures. */
export const IDS: Ids = { regions: LOCATION_IDS, figures: [], cards: COPY_IDS }

/** Whether the cards of a deck are listed, so that no promo comes into it. */
const isListed = ({ listed }: SeatData): boolean => listed !== undefined

/** The fields of a config that a person may choose. */
export const OPTIONS: ReadonlyArray<ConfigOption> = [
  { name: 'scenario', label: 'Scenario', values: SCENARIOS.map(({ id, name }) => [id, name]) },
  {
    name: 'players',
    label: 'People',
    values: [
      [4, 'four'],
      [3, 'three'],
      [2, 'two'],
    ],
    when: { scenario: 'trilogy' },
  },
  {
    name: 'promos',
    label: 'The four promos',
    values: [
      [false, 'without'],
      [true, 'with'],
    ],
    when: { scenario: SCENARIOS.flatMap(({ id, seats }) => (seats.some(isListed) ? [] : [id])) },
  },
]
