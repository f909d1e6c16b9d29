/**
 * What a person may choose before a game begins, in words; and what has a name of its own on the table.
 */
import type { ConfigOption, Ids } from '../../kernel/about'
import type { CardOrder, LineUp, SpecialChoice } from '../model/config'
import { CHARACTER_IDS, COMBAT_CARD_IDS, REGION_IDS, SPECIAL_CARD_IDS } from '../model/ids'
import { SPECIAL_CARDS } from './special-cards'

/** The ids of regions, characters and cards. */
export const IDS: Ids = {
  regions: REGION_IDS,
  figures: CHARACTER_IDS,
  cards: [...COMBAT_CARD_IDS, ...SPECIAL_CARD_IDS],
}

const LINE_UPS: Readonly<Record<LineUp, string>> = {
  classic: 'classic',
  variant: 'variant',
  'draft-open': 'draft, open',
  'draft-secret': 'draft, secret',
}
const SPECIALS: Readonly<Record<SpecialChoice, string>> = {
  none: 'none',
  'pick-two': 'two each, picked',
  'announced-number': 'a number that is announced',
  handicap: 'as a handicap',
}
const ORDERS: Readonly<Record<CardOrder, string>> = {
  'mouth-first': 'Mouth of Sauron first',
  'magic-first': 'Magic first',
}
const NO_OR_YES = [
  [false, 'no'],
  [true, 'yes'],
] as const

/** The fields of a config that a person may choose. */
export const OPTIONS: ReadonlyArray<ConfigOption> = [
  { name: 'characters', label: 'Characters', values: Object.entries(LINE_UPS) },
  { name: 'specialCards', label: 'Special cards', values: Object.entries(SPECIALS) },
  {
    name: 'handicap',
    label: 'Cards given out',
    values: SPECIAL_CARDS.map(({ id, name }) => [id, name]),
    isList: true,
    when: { specialCards: 'handicap' },
  },
  {
    name: 'games',
    label: 'Games',
    values: [
      [1, 'one game'],
      [2, 'a match of two'],
    ],
  },
  { name: 'upstreamSidewaysRetreat', label: 'Retreat sideways up the river (R1)', values: NO_OR_YES },
  {
    name: 'blockedRetreatStopsSacrifice',
    label: 'A blocked Retreat stops Noble Sacrifice (R2)',
    values: NO_OR_YES,
  },
  { name: 'cardOrder', label: 'Order of card powers (R6)', values: Object.entries(ORDERS) },
]
