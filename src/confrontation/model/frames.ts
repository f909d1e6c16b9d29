/**
 * The frames: what can run and what can be asked. This is the table of contents of the game; their variables
 * are in `frames/`, chapter by chapter.
 */
import type * as t from 'io-ts/lib/index.js'
import { listOf, orNull, pairOf, variables, byTag } from '../../kernel/sheet/records'
import { flag, integer, number, word, literal } from '../../kernel/sheet/shapes'
import { COMBAT_CARD_IDS, type CombatCardId, type Seat } from './ids'
import {
  maybeCard,
  piece,
  region,
  side,
  type CardIx,
  type PieceIx,
  type RegionIx,
  maybePiece,
  special,
} from './shapes'
import {
  rule,
  asked,
  draft,
  game,
  match,
  pick,
  type AskVars,
  type DraftVars,
  type GameResult,
  type GameVars,
  type MatchVars,
  type PickVars,
} from './frames/setUp'
import { WAYS } from './actions'
import { keysOf } from '../../kernel/named'
import type { Outcome } from '../../kernel/types'
import { framesOf, type Asks, type FrameOf, type Runs, type VarsOf } from '../../kernel/wiring'
import type { RuleId } from '../rulebook'

/* Frames of a battle. Pairs are [Fellowship, Sauron]. */

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
const battleAsked = variables({ side, battle })
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
const chosenCards = variables({ chosen: pairOf(chosenCard, chosenCard) })
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
type BattleDraft = { -readonly [K in keyof BattleVars]: BattleVars[K] }

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

/* Frames of a turn: what the player to move decides, the move, a card that names a piece, the attack. */

const moving = { piece, to: region, way: literal('a way', WAYS) }
/** A card that names an enemy piece; -1 until a hidden one is drawn. */
const named = { card: special, region, piece: maybePiece }

/** What the player to move has decided. */
const turnChoice = byTag('does', {
  move: variables({ does: literal('a choice', ['move']), ...moving }),
  step: variables({ does: literal('a choice', ['step']), ...moving, same: flag }),
  name: variables({ does: literal('a choice', ['name']), ...named }),
  nothing: variables({ does: literal('a choice', ['nothing']) }),
})
/** What the player to move has decided. */
export type TurnChoice = t.TypeOf<typeof turnChoice>

/** A turn: `stepped` has taken a card's extra step, and then `same` tells who must make the move. */
export const turn = variables({ side, choice: orNull(turnChoice), stepped: maybePiece, same: flag })
export interface TurnVars extends t.TypeOf<typeof turn> {}

/** A move under way; `struck` once the traveller has been struck in the tunnel. */
export const move = variables({ ...moving, struck: flag })
export interface MoveVars extends t.TypeOf<typeof move> {}

/** A card that names an enemy piece. */
export const naming = variables(named)
export interface NamingVars extends t.TypeOf<typeof naming> {}

/** An attack: battle after battle in one region. `defender` is -1 until chosen or drawn. */
export const attack = variables({ attacker: piece, region, battles: number(), defender: maybePiece })
/**
 * An attack: battle after battle in one region. `defender` is -1 until chosen or drawn.
 *
 * @internal
 */
export interface AttackVars extends t.TypeOf<typeof attack> {}

export type * from './frames/setUp'

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
