/** The variables of the turn (chapter IV): phases, dice and opportunities to act. */
import type { Bits, CardIx, CharacterIx, DeckIx, FaceIx, FactionIx, NationIx, SideIx } from '../indices'

/** The war: turn after turn until somebody has won. */
export interface WarVars {
  readonly war: true
}
/**
 * A turn of six phases; `next` acts next in Action Resolution, `declares` whether the Fellowship is
 * declared.
 */
export interface TurnVars {
  readonly next: SideIx
  readonly declares: boolean
  /** So many dice the Shadow has to allocate; none if it is not said. */
  readonly least?: 1 | undefined
}
/** The question how many dice the Shadow allocates; so many at least, if it is said. */
export interface AllocationVars {
  readonly side: SideIx
  readonly least?: 1 | undefined
}
/** Cards being drawn by a side: from these decks still (bits of the two decks of the side), and why. */
export interface DrawVars {
  readonly side: SideIx
  readonly decks: Bits
  readonly why: DrawReason
}
/** Why cards are drawn: because a turn begins, or with a die. */
export const DRAW_REASONS = [
  'events.drawing',
  'events.drawAction',
  'events.playing',
  'character.sorcerer',
  'character.gandalfTheGrey',
  'events.onTable',
] as const
/** Why cards are drawn. */
export type DrawReason = (typeof DRAW_REASONS)[number]
/** Action dice being rolled. */
export interface RollVars {
  readonly side: SideIx
  readonly left: number
}
interface UseOf<Does extends string, What> {
  readonly does: Does
  /** The result that the die shows, -1 if none is used. */
  readonly die: FaceIx
  /** The result that it is used as. */
  readonly as: FaceIx
  /** What it is about, -1 for nothing. */
  readonly what: What
}
type Plain = 'pass' | 'nothing' | 'moveFellowship' | 'hideFellowship' | 'separate'
/** What an expansion lets a die do. */
type Further = 'buildEngine' | 'declare'
type OfFigures = 'moveCharacters' | 'moveArmies' | 'attack' | 'recruit'
/**
 * What a side does with a die: which one, as which result, and for which Nation, character, deck or card.
 *
 * @internal
 */
export type Use =
  | UseOf<Plain | OfFigures | Further, number>
  | UseOf<'bringFaction' | 'callFaction', FactionIx>
  | UseOf<'advanceNation', NationIx>
  | UseOf<'recruitEverywhere' | 'upgrade' | 'bringCharacter', CharacterIx>
  | UseOf<'drawEvent', DeckIx>
  | UseOf<'playEvent' | 'endCard', CardIx>
/** A player's opportunity to act; `ring` once he has used an Elven Ring in it. */
export interface OpportunityVars {
  readonly side: SideIx
  readonly ring: boolean
  readonly use: Use | null
}
/** A question to one side about its own affairs. */
export interface AskVars {
  readonly side: SideIx
}
