/**
 * The frames: what can run and what can be asked. This is the table of contents of the game.
 */
import type { Frame } from '../../kernel/types'
import type { RuleId } from '../rulebook'
import type { Way } from './actions'
import type { SpecialCardId } from './ids'
import type { Bits, CardIx, PieceIx, RegionIx, SideIx } from './table'

/** How a game ended: the winning side, why, and what it is worth in a match. */
export interface GameResult {
  readonly winner: SideIx
  readonly rule: string
  readonly points: number
}

/** The whole sitting: one game, or two with sides exchanged. */
export interface MatchVars {
  readonly last: GameResult | null
}
/** One game. */
export interface GameVars {
  readonly number: number
}
/** What the player to move has decided. */
export type TurnChoice =
  | { readonly does: 'move'; readonly piece: PieceIx; readonly to: RegionIx; readonly way: Way }
  | {
      readonly does: 'step'
      readonly piece: PieceIx
      readonly to: RegionIx
      readonly way: Way
      readonly same: boolean
    }
  | {
      readonly does: 'name'
      readonly card: SpecialCardId
      readonly region: RegionIx
      readonly piece: PieceIx
    }
  | { readonly does: 'nothing' }
/** A turn: `stepped` has taken a card's extra step, and then `same` tells who must make the move. */
export interface TurnVars {
  readonly side: SideIx
  readonly choice: TurnChoice | null
  readonly stepped: PieceIx
  readonly same: boolean
}
/** A move under way; `struck` once the traveller has been struck in the tunnel. */
export interface MoveVars {
  readonly piece: PieceIx
  readonly to: RegionIx
  readonly way: Way
  readonly struck: boolean
}
/** A card that names an enemy piece; -1 until a hidden one is drawn. */
export interface NamingVars {
  readonly card: SpecialCardId
  readonly region: RegionIx
  readonly piece: PieceIx
}
/** An attack: battle after battle in one region. `defender` is -1 until chosen or drawn. */
export interface AttackVars {
  readonly attacker: PieceIx
  readonly region: RegionIx
  readonly battles: number
  readonly defender: PieceIx
}
/** A battle. Pairs are [Fellowship, Sauron]. */
export interface BattleVars {
  readonly region: RegionIx
  readonly fighters: readonly [PieceIx, PieceIx]
  readonly attacker: SideIx
  /** Whether this is the first battle of the attack. */
  readonly first: boolean
  /** Whether the Fellowship fighter's text does not count. */
  readonly textOff: boolean
  /** Whether the text of a fighter who has just come in must be read. */
  readonly newcomer: boolean
  /** Strength of the Fellowship fighter shown at the start, or -1. */
  readonly shownStrength: number
  readonly noCards: boolean
  /** The card each side put down, and the card it fetched with it; -1 for none. */
  readonly played: readonly [CardIx, CardIx]
  readonly fetched: readonly [CardIx, CardIx]
  readonly refused: boolean
  /** The Fellowship's text card does nothing; Sauron's strength card counts 0. */
  readonly silenced: boolean
  readonly cloaked: boolean
  /** Sides (bits 1 and 2) whose fighter has retreated or is defeated. */
  readonly retreated: Bits
  readonly defeated: Bits
  /** The rule by which they are defeated, null while nobody is. */
  readonly cause: RuleId | null
  readonly support: number
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

/** A question to one side about its own affairs. */
export interface AskVars {
  readonly side: SideIx
}
/** A question about a battle. */
export interface BattleAskVars {
  readonly side: SideIx
  readonly battle: BattleVars
}
/** How many tiles each side has settled in the draft. */
export interface DraftVars {
  readonly settled: readonly [number, number]
}
/** Special cards picked so far by each side, and how many it must pick, from whose four. */
export interface PickVars {
  readonly number: number
  readonly own: boolean
  readonly picked: readonly [Bits, Bits]
}
/** Combat cards chosen so far; -1 for not yet, -2 for a side that is not asked. */
export interface CardsVars {
  readonly chosen: readonly [CardIx, CardIx]
}
/** The regions a fighter may go to. */
export interface WhereVars {
  readonly side: SideIx
  readonly battle: BattleVars
  readonly regions: ReadonlyArray<RegionIx>
}

/** Every frame with its variables. */
export interface Frames {
  readonly match: MatchVars
  readonly game: GameVars
  readonly turn: TurnVars
  readonly move: MoveVars
  readonly naming: NamingVars
  readonly attack: AttackVars
  readonly battle: BattleVars
  readonly 'decide/faces': DraftVars
  readonly 'decide/number': AskVars
  readonly 'decide/specialCards': PickVars
  readonly 'decide/placement': AskVars
  readonly 'decide/turn': TurnVars
  readonly 'decide/strike': AskVars
  readonly 'decide/window': AskVars
  readonly 'decide/opponent': AttackVars
  readonly 'decide/eagle': BattleAskVars
  readonly 'decide/avoid': BattleAskVars
  readonly 'decide/showBeside': BattleAskVars
  readonly 'decide/swap': BattleAskVars
  readonly 'decide/forbidCards': BattleAskVars
  readonly 'decide/cards': CardsVars
  readonly 'decide/fetch': BattleAskVars
  readonly 'decide/exchange': BattleAskVars
  readonly 'decide/refuse': BattleAskVars
  readonly 'decide/otherCard': BattleAskVars
  readonly 'decide/retreatByCard': WhereVars
  readonly 'decide/support': BattleAskVars
  readonly 'decide/slipAway': WhereVars
}

/** Any frame of the game. */
export type AnyFrame = { readonly [K in keyof Frames]: Frame<K, Frames[K]> }[keyof Frames]

/** A question. */
export const ask = <K extends keyof Frames & `decide/${string}`>(kind: K, vars: Frames[K]): AnyFrame =>
  ({ kind, at: 'ask', vars }) as AnyFrame

/** A procedure at its first stage. */
export const start = <K extends Exclude<keyof Frames, `decide/${string}`>>(
  kind: K,
  at: string,
  vars: Frames[K],
): AnyFrame => ({ kind, at, vars }) as AnyFrame
