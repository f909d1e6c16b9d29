/**
 * The games that can be observed, under their names: what a view of each has besides the saved form, what
 * it may hide, and the few facts that are written in another form than they are saved. A new game is one
 * entry.
 */
import { battles, CARD_PLACES, DECKS } from '../battles/index'
import { BATTLEGROUND_IDS, cardGame, COPY_IDS, SEATS, TOKENS } from '../card-game/index'
import { confrontation, REGION_IDS, SIDES, TILE_IDS } from '../confrontation/index'
import {
  itemsOf,
  objectOf,
  textsOf,
  type GameSchema,
  type Json,
  type Obj,
  type Schema,
} from '../kernel/index'
import type { Marks } from './writers'
import { DECKS as WAR_DECKS, EVENT_CARD_IDS, warOfTheRing, type WarGame } from '../war-of-the-ring/index'

/** A fact written in another form than it is saved. */
interface Rewritten {
  readonly schema: Schema
  readonly of: (json: Json) => Json
}

/** A game as learners see it. */
export interface Learnt {
  readonly schema: (config: Obj) => GameSchema
  readonly seats: (config: Obj) => ReadonlyArray<string>
  /** Fields that the table of a view has besides those of a saved table. */
  readonly added?: Readonly<Record<string, Schema>>
  /** Fields of the table that are written in another form. */
  readonly rewritten?: Readonly<Record<string, Rewritten>>
  /** Paths under which a view may hide things. */
  readonly hides: RegExp
  readonly marks?: Marks
  readonly omitted: ReadonlyArray<string>
}

const COUNT: Schema = { type: 'integer', minimum: 0 }
const oneOf = (names: ReadonlyArray<string>): Schema => ({ enum: names })
const listOf = (items: Schema): Schema => ({ type: 'array', items })
const rowOf = (names: ReadonlyArray<string>, each: Schema): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, each])),
})

const OMITTED = [
  'the stage at which each frame stands',
  'variables of frames further down that a frame above has too',
  'the order of names in a variable',
  'why and with which scores the game ended',
]

const PILES = ['deck', 'hand', 'cycle', 'eliminated', 'aside']
const NUMBERED = ['0', '1']

/**
 * For each tile, the regions in which it was shown in the arrangements of its side; and how many there are.
 */
const worldsOf = (json: Json): Json => {
  const shown: Record<string, Array<string>> = {}
  for (const worlds of itemsOf(json))
    for (const world of itemsOf(worlds))
      for (const [tile, region] of Object.entries(objectOf(world))) (shown[tile] ??= []).push(String(region))
  return { shown, number: itemsOf(json).map((worlds) => itemsOf(worlds).length) }
}

const LEARNT = {
  battles: {
    schema: (config) => battles.schema(config),
    seats: () => battles.seats,
    added: {
      hiddenCards: rowOf(
        DECKS.flatMap((deck) => CARD_PLACES.map((place) => `${deck}:${place}`)),
        COUNT,
      ),
    },
    hides: /^(cards|known|now\.)/,
    omitted: [
      ...OMITTED,
      'which sort of changes of a round are forbidden',
      'what a scenario says: each has a layout of its own',
    ],
  },
  'card-game': {
    schema: (config) => cardGame.schema(config),
    seats: () => cardGame.seats,
    added: { hiddenCards: rowOf(SEATS, rowOf(PILES, COUNT)) },
    rewritten: {
      may: {
        schema: rowOf(COPY_IDS, listOf(oneOf(PILES))),
        of: (json) =>
          Object.fromEntries(
            Object.entries(objectOf(json)).flatMap(([piles, cards]) =>
              textsOf(cards).map((card) => [card, piles.split(' ')]),
            ),
          ),
      },
      tokens: {
        schema: rowOf(['path', ...BATTLEGROUND_IDS, ...COPY_IDS], rowOf(TOKENS, COUNT)),
        of: (json) =>
          Object.fromEntries(
            itemsOf(json).map((one) => {
              const { on, ...tokens } = objectOf(one)
              return [String(on), tokens]
            }),
          ),
      },
    },
    hides: /^(at|tops)/,
    omitted: [...OMITTED, 'how far a text has come'],
  },
  confrontation: {
    schema: (config) => confrontation.schema(config),
    seats: () => confrontation.seats,
    added: {
      hiddenPieces: rowOf(NUMBERED, rowOf(REGION_IDS, COUNT)),
      hiddenSpecials: rowOf(NUMBERED, COUNT),
    },
    rewritten: {
      worlds: {
        schema: {
          type: 'object',
          properties: {
            shown: rowOf(TILE_IDS, listOf(oneOf(REGION_IDS))),
            number: { type: 'array', items: COUNT, maxItems: 2 },
          },
        },
        of: worldsOf,
      },
    },
    hides: /^(at|compelled|now\.chosen)/,
    // A hidden piece is told by its region and side; which of several alike it is, is left out.
    marks: {
      among: (name) => name === TILE_IDS[0],
      names: SIDES.flatMap((_, side) => [...REGION_IDS, 'unplaced'].map((at) => `hidden:${at}:${side}`)),
      rename: (name) => name.replace(/^hidden:(.+):\d+:([01])$/, 'hidden:$1:$2'),
    },
    omitted: [
      ...OMITTED,
      'which of several hidden pieces of a region is meant',
      'which places of tiles go together in an arrangement',
    ],
  },
  'war-of-the-ring': {
    schema: (config) => warOfTheRing.schema(config),
    seats: (config) => warOfTheRing.seatsOf(config),
    hides: /^(cards|now\.chosen)/,
    // Where cards are laid in turn (second edition), the back of a Combat card shows its deck.
    marks: {
      among: (name, path) => path === 'now.chosen' && name === EVENT_CARD_IDS[0],
      names: WAR_DECKS.map((deck) => `hidden ${deck}`),
      rename: (name) => name,
    },
    omitted: OMITTED,
  },
} as const satisfies Readonly<Record<string, Learnt>>

/** A game that can be observed. */
export type LearningGame = keyof typeof LEARNT

/** Whether a name is that of a game that can be observed. */
export const isLearningGame = (name: unknown): name is LearningGame =>
  typeof name === 'string' && Object.hasOwn(LEARNT, name)

/** The games that can be observed. */
export const LEARNING_GAMES: ReadonlyArray<LearningGame> = Object.keys(LEARNT).filter(isLearningGame)

/** A game by its name, or a game with house rules. */
export const learntOf = (game: LearningGame | WarGame): Learnt =>
  typeof game === 'string'
    ? LEARNT[game]
    : {
        ...LEARNT['war-of-the-ring'],
        schema: (config) => game.schema(config),
        seats: (config) => game.seatsOf(config),
      }
