/**
 * The config of a game: which characters, which special cards, one game or a match, and the readings that
 * groups play differently. Every field but the seed has a default.
 */
import type { SpecialCardId } from './ids'

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
