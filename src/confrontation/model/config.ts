/**
 * The config of a game: which characters, which special cards, one game or a match, and the readings that
 * groups play differently. Every field but the seed has a default.
 */
import * as t from 'io-ts/lib/index.js'
import { anyOf, oneOf } from '../../kernel/codec'
import { configOf } from '../../kernel/fields'
import { SPECIAL_CARD_IDS, type SpecialCardId } from './ids'

/** Which faces are fielded: all ring sides, all star sides, or a draft with open or secret choice. */
export const LINE_UPS = ['classic', 'variant', 'draft-open', 'draft-secret'] as const
/** Which faces are fielded. */
export type LineUp = (typeof LINE_UPS)[number]

/** How special cards are chosen. */
export const SPECIAL_CHOICES = ['none', 'pick-two', 'announced-number', 'handicap'] as const
/** How special cards are chosen. */
export type SpecialChoice = (typeof SPECIAL_CHOICES)[number]

/** In which order the powers over combat cards act (ruling R6). */
export const CARD_ORDERS = ['mouth-first', 'magic-first'] as const
/** In which order the powers over combat cards act (ruling R6). */
export type CardOrder = (typeof CARD_ORDERS)[number]

/** The config of The Confrontation. */
export interface Config {
  readonly seed: string
  readonly chance: 'seeded' | 'manual'
  readonly characters: LineUp
  readonly specialCards: SpecialChoice
  /** The cards given out under `handicap`; empty otherwise. */
  readonly handicap: ReadonlyArray<SpecialCardId>
  /** One game, or a match of two with sides exchanged. */
  readonly games: 1 | 2
  /** Ruling R1: whether a sideways retreat may run up the Anduin. */
  readonly upstreamSidewaysRetreat: boolean
  /** Ruling R2: whether a Retreat that could not be carried out still stops Noble Sacrifice. */
  readonly blockedRetreatStopsSacrifice: boolean
  /** Ruling R6. */
  readonly cardOrder: CardOrder
}

/** The readings that rules ask for by name. */
export interface Rules {
  readonly upstreamSidewaysRetreat: boolean
  readonly blockedRetreatStopsSacrifice: boolean
}

const handicapFault = ({ specialCards, handicap }: Config): string | undefined => {
  if (specialCards !== 'handicap')
    return handicap.length > 0 ? 'handicap: only with specialCards "handicap"' : undefined
  return new Set(handicap).size < handicap.length ? 'handicap: a card is given twice' : undefined
}

/** The config; missing fields take their defaults, unknown ones are refused. */
export const configCodec: t.Type<Config, unknown> = configOf<Config>(
  {
    characters: oneOf('a line-up', LINE_UPS),
    specialCards: oneOf('a choice of special cards', SPECIAL_CHOICES),
    handicap: t.readonlyArray(oneOf('a special card', SPECIAL_CARD_IDS)),
    games: anyOf(t.literal(1), t.literal(2)),
    upstreamSidewaysRetreat: t.boolean,
    blockedRetreatStopsSacrifice: t.boolean,
    cardOrder: oneOf('an order of card powers', CARD_ORDERS),
  },
  {
    characters: 'classic',
    specialCards: 'none',
    handicap: [],
    games: 1,
    upstreamSidewaysRetreat: false,
    blockedRetreatStopsSacrifice: false,
    cardOrder: 'mouth-first',
  },
  handicapFault,
)
