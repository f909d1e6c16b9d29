/**
 * The frames: what can run and what can be asked. This is the table of contents of the game; their variables
 * are in `frames/`, chapter by chapter.
 */
import type * as t from 'io-ts/lib/index.js'
import { keysOf } from '../../kernel/named'
import type { Outcome } from '../../kernel/types'
import { framesOf, type Asks, type FrameOf, type Runs, type VarsOf } from '../../kernel/wiring'
import type { RuleId } from '../rulebook'
import { battle, battleAsked, chosenCards, where } from './frames/battle'
import type {
  BattleAskVars,
  BattleVars,
  CardsVars,
  EagleAnswer,
  TextAnswer,
  WhereVars,
} from './frames/battle'
import { asked, draft, game, match, pick } from './frames/setUp'
import type { AskVars, DraftVars, GameResult, GameVars, MatchVars, PickVars } from './frames/setUp'
import { attack, move, naming, turn } from './frames/turn'
import type { AttackVars, MoveVars, NamingVars, TurnChoice, TurnVars } from './frames/turn'
import type { Seat } from './ids'
import type { CardIx, PieceIx } from './shapes'

export { battleDraft } from './frames/battle'
export type * from './frames/battle'
export type * from './frames/setUp'
export type * from './frames/turn'

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

/** The codecs of the variables of every frame. */
export const frameCodecs: { readonly [K in keyof Frames]: t.Type<VarsOf<Frames, K>, unknown> } = {
  match,
  game,
  turn,
  move,
  naming,
  attack,
  battle,
  'decide/faces': draft,
  'decide/number': asked,
  'decide/specialCards': pick,
  'decide/placement': asked,
  'decide/turn': turn,
  'decide/strike': asked,
  'decide/window': asked,
  'decide/opponent': attack,
  'decide/eagle': battleAsked,
  'decide/avoid': battleAsked,
  'decide/showBeside': battleAsked,
  'decide/swap': battleAsked,
  'decide/forbidCards': battleAsked,
  'decide/cards': chosenCards,
  'decide/fetch': battleAsked,
  'decide/exchange': battleAsked,
  'decide/refuse': battleAsked,
  'decide/otherCard': battleAsked,
  'decide/retreatByCard': where,
  'decide/support': battleAsked,
  'decide/slipAway': where,
}

/** The kinds of frame, in one order: what can run and what can be asked. */
export const FRAME_KINDS: ReadonlyArray<string> = keysOf(frameCodecs)
