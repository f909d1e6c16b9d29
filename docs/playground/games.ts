/** The games of the playground: what the page must know of each beyond what every game tells. */
import * as confrontation from '../../src/confrontation'
import type { ActionSchema, BaseAction, Game, State, Types } from '../../src/kernel'
import * as war from '../../src/war-of-the-ring'
import type { Offered } from './dom'

/** Any game, its types left open. */
export type AnyGame = Game<Types>
/** A state of any game. */
export type AnyState = State<Types>
/** An action of any game, chance included. */
export type AnyAction = BaseAction

/** A field of the config that a person may choose. */
export interface ConfigField {
  readonly name: string
  readonly label: string
  readonly values: ReadonlyArray<Offered>
  /** Whether several of the values may be chosen: then the field is a list. */
  readonly isList?: boolean
  /** Whether the field is asked for at all, with what else is chosen. */
  readonly when?: (config: Readonly<Record<string, unknown>>) => boolean
}

/** One game of the playground. */
export interface Entry {
  readonly game: AnyGame
  readonly title: string
  readonly actions: ActionSchema
  readonly fields: ReadonlyArray<ConfigField>
  readonly seatsOf: (config: Readonly<Record<string, unknown>>) => ReadonlyArray<string>
  /** The printed name of what an id stands for; the id itself where it has none. */
  readonly nameOf: (id: string) => string
  /** An event as a sentence. */
  readonly tell: (event: Readonly<Record<string, unknown>>) => string
  /** The ids by which actions call a figure of the picture. */
  readonly piecesOf: (drawn: string) => ReadonlyArray<string>
}

const CHANCE: ConfigField = {
  name: 'chance',
  label: 'Chance',
  values: [
    ['seeded', 'from the seed'],
    ['manual', 'you say what comes up'],
  ],
}

const NO_OR_YES: ReadonlyArray<Offered> = [
  ['false', 'no'],
  ['true', 'yes'],
]

const LINE_UPS: Readonly<Record<(typeof confrontation.LINE_UPS)[number], string>> = {
  classic: 'classic',
  variant: 'variant',
  'draft-open': 'draft, open',
  'draft-secret': 'draft, secret',
}
const SPECIALS: Readonly<Record<(typeof confrontation.SPECIAL_CHOICES)[number], string>> = {
  none: 'none',
  'pick-two': 'two each, picked',
  'announced-number': 'a number that is announced',
  handicap: 'as a handicap',
}
const ORDERS: Readonly<Record<(typeof confrontation.CARD_ORDERS)[number], string>> = {
  'mouth-first': 'Mouth of Sauron first',
  'magic-first': 'Magic first',
}

/** The readings of the rules that groups play differently. */
const READINGS: ReadonlyArray<ConfigField> = [
  { name: 'upstreamSidewaysRetreat', label: 'Retreat sideways up the river (R1)', values: NO_OR_YES },
  {
    name: 'blockedRetreatStopsSacrifice',
    label: 'A blocked Retreat stops Noble Sacrifice (R2)',
    values: NO_OR_YES,
  },
  { name: 'cardOrder', label: 'Order of card powers (R6)', values: Object.entries(ORDERS) },
]

const theConfrontation: Entry = {
  game: confrontation.confrontation as unknown as AnyGame,
  title: 'The Confrontation',
  actions: confrontation.ACTIONS,
  fields: [
    { name: 'characters', label: 'Characters', values: Object.entries(LINE_UPS) },
    { name: 'specialCards', label: 'Special cards', values: Object.entries(SPECIALS) },
    {
      name: 'handicap',
      label: 'Cards given out',
      values: confrontation.SPECIAL_CARDS.map(({ id, name }) => [id, name] as const),
      isList: true,
      when: ({ specialCards }) => specialCards === 'handicap',
    },
    {
      name: 'games',
      label: 'Games',
      values: [
        ['1', 'one game'],
        ['2', 'a match of two'],
      ],
    },
    CHANCE,
    ...READINGS,
  ],
  seatsOf: ({ games }) => (games === 2 ? ['first', 'second'] : ['fellowship', 'sauron']),
  nameOf: confrontation.nameOf,
  tell: confrontation.tell,
  piecesOf: (drawn) => {
    const place = confrontation.TILE_IDS.findIndex((id) => id === drawn)
    return place < 0 ? [] : [confrontation.CLASSIC_IDS[place], confrontation.VARIANT_IDS[place]]
  },
}

const warOfTheRing: Entry = {
  game: war.warOfTheRing as unknown as AnyGame,
  title: 'War of the Ring',
  actions: war.ACTIONS,
  fields: [CHANCE],
  seatsOf: () => war.SEATS,
  nameOf: war.nameOf,
  tell: war.tell,
  piecesOf: (drawn) => [drawn],
}

/** The games by name. */
export const GAMES: ReadonlyMap<string, Entry> = new Map(
  [theConfrontation, warOfTheRing].map((entry) => [entry.game.name, entry]),
)

/** The game with which the page opens. */
export const FIRST: Entry = theConfrontation
