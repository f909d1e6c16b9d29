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
}

/** One game of the playground. */
export interface Entry {
  readonly game: AnyGame
  readonly title: string
  readonly actions: ActionSchema
  readonly fields: ReadonlyArray<ConfigField>
  readonly seatsOf: (config: Readonly<Record<string, unknown>>) => ReadonlyArray<string>
  /** Printed names by id. */
  readonly names: ReadonlyMap<string, string>
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

const namesOf = (
  ...tables: ReadonlyArray<ReadonlyArray<{ readonly id: string; readonly name: string }>>
): ReadonlyMap<string, string> =>
  new Map(tables.flatMap((table) => table.map(({ id, name }) => [id, name] as const)))

const theConfrontation: Entry = {
  game: confrontation.confrontation as unknown as AnyGame,
  title: 'The Confrontation',
  actions: confrontation.ACTIONS,
  fields: [
    {
      name: 'characters',
      label: 'Characters',
      values: confrontation.LINE_UPS.map((id) => [id, id] as const),
    },
    {
      name: 'specialCards',
      label: 'Special cards',
      values: confrontation.SPECIAL_CHOICES.filter((id) => id !== 'handicap').map((id) => [id, id] as const),
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
  ],
  seatsOf: ({ games }) => (games === 2 ? ['first', 'second'] : ['fellowship', 'sauron']),
  names: namesOf(
    confrontation.REGIONS,
    confrontation.CHARACTERS,
    confrontation.COMBAT_CARDS,
    confrontation.SPECIAL_CARDS,
  ),
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
  names: namesOf(war.REGIONS, war.CHARACTERS, war.EVENT_CARDS, war.NATION_TABLE),
  piecesOf: (drawn) => [drawn],
}

/** The games by name. */
export const GAMES: ReadonlyMap<string, Entry> = new Map(
  [theConfrontation, warOfTheRing].map((entry) => [entry.game.name, entry]),
)

/** The game with which the page opens. */
export const FIRST: Entry = theConfrontation
