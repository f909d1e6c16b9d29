/**
 * The frames: what can run and what can be asked. This is the table of contents of the game.
 */
import type { Outcome } from '../../kernel/types'
import { framesOf, type Asks, type FrameOf, type Runs } from '../../kernel/wiring'
import type { RuleId } from '../rulebook'
import type { Way } from './actions'
import type { Seat, SpecialCardId } from './ids'
import type { Bits, CardIx, PieceIx, RegionIx, SideIx } from './table'

/**
 * How a game ended: the winning side, why, and what it is worth in a match.
 *
 * @internal
 */
export interface GameResult {
  readonly winner: SideIx
  readonly rule: RuleId
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
/**
 * An attack: battle after battle in one region. `defender` is -1 until chosen or drawn.
 *
 * @internal
 */
export interface AttackVars {
  readonly attacker: PieceIx
  readonly region: RegionIx
  readonly battles: number
  readonly defender: PieceIx
}
/**
 * A battle. Pairs are [Fellowship, Sauron].
 *
 * @internal
 */
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
/** The tiles that each side has settled in the draft. */
export interface DraftVars {
  readonly settled: readonly [Bits, Bits]
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

/** What came of a question about a text. */
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

/**
 * Every frame: its variables, where it may be started, and what it hands to its caller.
 *
 * @internal
 */
export interface Frames {
  readonly match: Runs<MatchVars, 'play', Outcome<Seat, RuleId>>
  readonly game: Runs<GameVars, 'draft' | 'turn', GameResult>
  readonly turn: Runs<TurnVars, 'begin'>
  readonly move: Runs<MoveVars, 'plain', boolean>
  readonly naming: Runs<NamingVars, 'draw'>
  readonly attack: Runs<AttackVars, 'window'>
  readonly battle: Runs<BattleVars, 'reveal'>
  readonly 'decide/faces': Asks<DraftVars>
  readonly 'decide/number': Asks<AskVars, number>
  readonly 'decide/specialCards': Asks<PickVars>
  readonly 'decide/placement': Asks<AskVars>
  readonly 'decide/turn': Asks<TurnVars, TurnChoice>
  readonly 'decide/strike': Asks<AskVars, boolean>
  readonly 'decide/window': Asks<AskVars>
  readonly 'decide/opponent': Asks<AttackVars, PieceIx>
  readonly 'decide/eagle': Asks<BattleAskVars, EagleAnswer>
  readonly 'decide/avoid': Asks<BattleAskVars, TextAnswer>
  readonly 'decide/showBeside': Asks<BattleAskVars, TextAnswer>
  readonly 'decide/swap': Asks<BattleAskVars, TextAnswer>
  readonly 'decide/forbidCards': Asks<BattleAskVars, TextAnswer>
  readonly 'decide/cards': Asks<CardsVars, readonly [CardIx, CardIx]>
  readonly 'decide/fetch': Asks<BattleAskVars, CardIx>
  readonly 'decide/exchange': Asks<BattleAskVars, CardIx>
  readonly 'decide/refuse': Asks<BattleAskVars, boolean>
  readonly 'decide/otherCard': Asks<BattleAskVars, CardIx>
  readonly 'decide/retreatByCard': Asks<WhereVars>
  readonly 'decide/support': Asks<BattleAskVars, number>
  readonly 'decide/slipAway': Asks<WhereVars, boolean>
}

/** Any frame of the game. */
export type AnyFrame = FrameOf<Frames>

/** How frames are made: a procedure at a stage, a question. */
export const { start, ask } = framesOf<Frames>()
