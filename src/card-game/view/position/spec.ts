/**
 * The description of a position, and how it is read: every field may be left out, none may be unknown.
 */
import type { Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { decodeAll, natural, oneOf } from '../../../kernel/codec'
import type { Malformed } from '../../../kernel/door'
import { someFields, someNamed } from '../../../kernel/named'
import type { Config } from '../../model/config'
import { COPY_IDS, type CopyId } from '../../model/copies'
import {
  BATTLEGROUND_IDS,
  LOCATION_IDS,
  PATH_IDS,
  SEATS,
  type BattlegroundId,
  type LocationId,
  type PathId,
  type Seat,
} from '../../model/ids'

/**
 * The steps of a round in which a position can be: a Location step about to begin, or a turn of the Action
 * step.
 */
export const STEPS = ['location', 'action'] as const
/** A step of a round. */
export type Step = (typeof STEPS)[number]

/** Combat tokens on the active path, an active battleground or a card in play. */
export interface TokenSpec {
  readonly on: 'path' | BattlegroundId | CopyId
  readonly attack?: number
  readonly defense?: number
}

/** A position. The owner of a card is the seat whose deck it is in, so a list of cards needs no seats. */
export interface PositionSpec {
  readonly config?: Partial<Config>
  /** The number of the round, or of the one about to begin; by default that of its path. */
  readonly round?: number
  /** The step of the round; the action step by default. */
  readonly step?: Step
  /** Who holds the starting player token; a seat with two places holds it at the first. */
  readonly starter?: Seat
  /** Whose turn it is in the action step; the starting player's by default. */
  readonly turn?: Seat
  /** Who has passed since the last action. */
  readonly passed?: ReadonlyArray<Seat>
  readonly hand?: ReadonlyArray<CopyId>
  readonly reserve?: ReadonlyArray<CopyId>
  readonly cycle?: ReadonlyArray<CopyId>
  readonly eliminated?: ReadonlyArray<CopyId>
  readonly deck?: ReadonlyArray<CopyId>
  /** Armies and characters on the active path, and on active battlegrounds. */
  readonly on?: Readonly<Partial<Record<'path' | BattlegroundId, ReadonlyArray<CopyId>>>>
  /** Items on characters in play. */
  readonly items?: Readonly<Partial<Record<CopyId, ReadonlyArray<CopyId>>>>
  /** Where all cards are that are not named; in the draw decks by default. */
  readonly rest?: 'deck' | 'cycle' | 'eliminated'
  /** Cards on top of their draw decks that their players know. */
  readonly tops?: ReadonlyArray<CopyId>
  /** The active path, and the active battlegrounds. */
  readonly path?: PathId
  readonly battlegrounds?: ReadonlyArray<BattlegroundId>
  /** Those of them that came out of the scoring area of the side that attacks. */
  readonly bared?: ReadonlyArray<BattlegroundId>
  /**
   * Locations in the scoring areas, and paths that nobody has. If no path of a number before the last one
   * used is named, the Shadow has the first of that number.
   */
  readonly freePeoples?: ReadonlyArray<LocationId>
  readonly shadow?: ReadonlyArray<LocationId>
  readonly nobody?: ReadonlyArray<PathId>
  readonly tokens?: ReadonlyArray<TokenSpec>
  readonly corruption?: number
  /** Seats whose Ring token was used. */
  readonly ringsUsed?: ReadonlyArray<Seat>
  /** Cards that were played in this round, and those whose text for once a round was used. */
  readonly played?: ReadonlyArray<CopyId>
  readonly used?: ReadonlyArray<CopyId>
}

const card = oneOf('a card (setUp.decks)', COPY_IDS)
const cards = t.readonlyArray(card)
const battleground = oneOf('a battleground (cards.locations)', BATTLEGROUND_IDS)
const locations = t.readonlyArray(oneOf('a location (cards.locations)', LOCATION_IDS))
const paths = t.readonlyArray(oneOf('a path (cards.locations)', PATH_IDS))
const seats = t.readonlyArray(oneOf('a seat (setUp.scenario)', SEATS))
const PLACES: ReadonlyArray<'path' | BattlegroundId> = ['path', ...BATTLEGROUND_IDS]

const token: t.Type<TokenSpec, unknown> = t.intersection([
  t.type({ on: oneOf('a place of tokens', [...PLACES, ...COPY_IDS]) }),
  t.partial({ attack: natural, defense: natural }),
])

const FIELDS = {
  config: t.UnknownRecord,
  round: natural,
  step: oneOf('a step', STEPS),
  starter: oneOf('a seat (setUp.scenario)', SEATS),
  turn: oneOf('a seat (setUp.scenario)', SEATS),
  passed: seats,
  hand: cards,
  reserve: cards,
  cycle: cards,
  eliminated: cards,
  deck: cards,
  on: someNamed('a place (cards.locations)', PLACES, cards),
  items: someNamed('a card (setUp.decks)', COPY_IDS, cards),
  rest: oneOf('a pile', ['deck', 'cycle', 'eliminated']),
  tops: cards,
  path: oneOf('a path (cards.locations)', PATH_IDS),
  battlegrounds: t.readonlyArray(battleground),
  bared: t.readonlyArray(battleground),
  freePeoples: locations,
  shadow: locations,
  nobody: paths,
  tokens: t.readonlyArray(token),
  corruption: natural,
  ringsUsed: seats,
  played: cards,
  used: cards,
} as const satisfies { readonly [K in keyof PositionSpec]-?: t.Mixed }

const specCodec = someFields('a position', FIELDS)

/** Reads a description. */
export const readSpec = (input: unknown): Either<Malformed, PositionSpec> => decodeAll(specCodec, input)
