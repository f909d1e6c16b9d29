/** Frames of a battle. Pairs are [Fellowship, Sauron]. */
import type * as t from 'io-ts/lib/index.js'
import { listOf, orNull, pairOf, variables } from '../../../kernel/sheet/records'
import { flag, integer, number, word } from '../../../kernel/sheet/shapes'
import { COMBAT_CARD_IDS, type CombatCardId } from '../ids'
import { maybeCard, piece, region, side, type CardIx, type PieceIx, type RegionIx } from '../shapes'
import { rule } from './setUp'

const cardPair = pairOf(maybeCard, maybeCard)

/** A battle. */
export const battle = variables({
  region,
  fighters: pairOf(piece, piece),
  attacker: side,
  /** Whether this is the first battle of the attack. */
  first: flag,
  /** Whether the Fellowship fighter's text does not count. */
  textOff: flag,
  /** Whether the text of a fighter who has just come in must be read. */
  newcomer: flag,
  /** Strength of the Fellowship fighter shown at the start, or -1. */
  shownStrength: integer,
  noCards: flag,
  /** The card each side put down, and the card it fetched with it; -1 for none. */
  played: cardPair,
  fetched: cardPair,
  refused: flag,
  /** The Fellowship's text card does nothing; Sauron's strength card counts 0. */
  silenced: flag,
  cloaked: flag,
  /** Sides (bits 1 and 2) whose fighter has retreated or is defeated. */
  retreated: number(),
  defeated: number(),
  /** The rule by which they are defeated, null while nobody is. */
  cause: orNull(rule),
  support: number(),
})
/**
 * A battle. Pairs are [Fellowship, Sauron].
 *
 * @internal
 */
export interface BattleVars extends t.TypeOf<typeof battle> {}

/** A question about a battle. */
export const battleAsked = variables({ side, battle })
export interface BattleAskVars extends t.TypeOf<typeof battleAsked> {}

/** The regions a fighter may go to. */
export const where = variables({ side, battle, regions: listOf(region) })
export interface WhereVars extends t.TypeOf<typeof where> {}

const chosenCard = word<CardIx, CombatCardId | null | 'not asked'>('a chosen card', [
  ...COMBAT_CARD_IDS.map((id, ix) => [id, ix] as const),
  [null, -1],
  ['not asked', -2],
])
/** Combat cards chosen so far; -1 for not yet, -2 for a side that is not asked. */
export const chosenCards = variables({ chosen: pairOf(chosenCard, chosenCard) })
export interface CardsVars extends t.TypeOf<typeof chosenCards> {}

/** What came of a question about a text. No save holds it: it is handed to the caller at once. */
export type TextAnswer =
  | { readonly does: 'pass' | 'retreat' | 'forbid' }
  | { readonly does: 'swap'; readonly piece: PieceIx }
  | { readonly does: 'replace'; readonly piece: PieceIx; readonly strength: number }
  | { readonly does: 'show'; readonly strength: number }

/** What the Fellowship made of Gwaihir: not played, or where the fighter went (-1: he stays). */
export interface EagleAnswer {
  readonly used: boolean
  readonly to: RegionIx
}

/** A battle being edited: a fresh copy that nobody else holds yet. */
export type BattleDraft = { -readonly [K in keyof BattleVars]: BattleVars[K] }

/** A fresh copy of a battle to edit, written out like `draftOf` for the table. */
export const battleDraft = (battle: BattleVars): BattleDraft => ({
  region: battle.region,
  fighters: battle.fighters,
  attacker: battle.attacker,
  first: battle.first,
  textOff: battle.textOff,
  newcomer: battle.newcomer,
  shownStrength: battle.shownStrength,
  noCards: battle.noCards,
  played: battle.played,
  fetched: battle.fetched,
  refused: battle.refused,
  silenced: battle.silenced,
  cloaked: battle.cloaked,
  retreated: battle.retreated,
  defeated: battle.defeated,
  cause: battle.cause,
  support: battle.support,
})
