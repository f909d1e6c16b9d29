/**
 * The frames: what can run and what can be asked, each with what it keeps in mind. This is the table of
 * contents of the game. A frame names no hidden card while a question is open.
 */
import type { Outcome } from '../../kernel/types'
import { framesOf, type Asks, type FrameOf, type Runs } from '../../kernel/wiring'
import type { RuleId } from '../rulebook'
import type { Seat } from './ids'
import type { BattlegroundIx, Bits, CardIx, PathIx, SeatIx, SideIx, Spot } from './spots'

/** Nothing to keep in mind. */
export type NoVars = Readonly<Record<never, never>>

/** The whole game: whether it is decided. */
export interface GameVars {
  readonly over: boolean
}
/** Seats that draw one after another: how many have. */
export interface DoneVars {
  readonly done: number
}
/**
 * A round: how many of the battlegrounds of its location step are done, and which location came up, -1 for
 * none.
 */
export interface RoundVars {
  readonly done: number
  readonly drawn: number
}
/**
 * What a seat has chosen to do in its turn; `to` is a spot, -1 for an event.
 *
 * @internal
 */
export type TurnChoice =
  | { readonly does: 'play'; readonly card: CardIx; readonly to: Spot }
  | { readonly does: 'move'; readonly card: CardIx; readonly to: Spot }
  | { readonly does: 'use'; readonly card: CardIx }
  | { readonly does: 'winnow' }
  | { readonly does: 'ring' }
  | { readonly does: 'nothing' }
/** The action step: which seats have passed since the last action, and what is being done. */
export interface ActionVars {
  readonly passed: Bits
  readonly choice: TurnChoice | null
}
/** A card on its way from the hand to its place; `to` is -1 for an event. */
export interface PlayVars {
  readonly seat: SeatIx
  readonly card: CardIx
  readonly to: Spot
}
/** A card that moves out of reserve; `to` is -1 until it is chosen, among battlegrounds. */
export interface MoveVars {
  readonly seat: SeatIx
  readonly card: CardIx
  readonly to: Spot
}
/** A card that has come somewhere, and how far its texts are done. */
export interface ArrivalVars {
  readonly seat: SeatIx
  readonly card: CardIx
  readonly played: boolean
  readonly ability: number
}
/** So many cards of the draw deck. */
export interface DrawVars {
  readonly seat: SeatIx
  readonly left: number
  readonly into: 'hand' | 'aside'
}
/** A seat and nothing else. */
export interface SeatVars {
  readonly seat: SeatIx
}
/** So many cards that a seat gives up; `for` is the card that it pays for, with its destination. */
export interface GiveUpVars {
  readonly seat: SeatIx
  readonly left: number
  readonly pays: { readonly card: CardIx; readonly to: Spot } | null
}
/** So many cards to be forsaken; `card` is what was chosen, -1 for nothing yet, -2 for the top card. */
export interface ForsakeVars extends GiveUpVars {
  readonly card: CardIx
}
/** Ways in which a card is eliminated. */
export const ELIMINATIONS = [
  'pathCombat',
  'battlegroundCombat',
  'forsakenFromHand',
  'forsakenFromReserve',
  'forsakenFromDeck',
  'text',
  'winnowed',
  'ringToken',
] as const
/** A way in which a card is eliminated. */
export type Elimination = (typeof ELIMINATIONS)[number]
/** A card that is to be eliminated; `by` is the card whose text replaces it, -1 for none chosen. */
export interface EliminationVars {
  readonly card: CardIx
  readonly how: Elimination
  readonly by: CardIx
}
/** Cards of the hand to be eliminated, one after another. */
export interface DiscardVars {
  readonly seat: SeatIx
  readonly left: number
  readonly how: 'winnowed' | 'ringToken'
  readonly card: CardIx
}

/**
 * A text being carried out by the seat it speaks to. `source` is a card, or from the number of cards on a
 * battleground, then a path. `route` leads, digit by digit, to a list of instructions inside the ability,
 * `step` is the next one. `here` is where the card lay when the text began (-1 for a location), `that` the
 * battleground it has activated, `number` what was counted, `down` the cards it has put down.
 *
 * @internal
 */
export interface TextVars {
  readonly seat: SeatIx
  readonly source: number
  readonly ability: number
  readonly route: string
  readonly step: number
  readonly here: Spot
  readonly that: BattlegroundIx
  readonly number: number
  readonly down: ReadonlyArray<CardIx>
}
/** A text told to several seats, one after another. */
export interface TellVars {
  readonly text: TextVars
  readonly seats: ReadonlyArray<SeatIx>
}
/** A choice that a text offers; `taken` is the alternative from 0 on, -1 for none. */
export interface ChooseVars {
  readonly text: TextVars
  readonly taken: number
}
/** Cards that a text lets a seat pick, one after another; `card` is the one just picked. */
export interface PickVars {
  readonly text: TextVars
  readonly left: number
  readonly done: number
  readonly card: CardIx
}
/** Cards set apart that may be played. */
export interface ApartVars {
  readonly text: TextVars
  readonly left: number
  readonly down: ReadonlyArray<CardIx>
}
/** A battleground to be turned up by a text; -1 until it is chosen. */
export interface GroundVars {
  readonly text: TextVars
  readonly battleground: BattlegroundIx
}
/** A battleground that is activated by a seat, out of its deck or a scoring area. */
export interface ActivationVars {
  readonly seat: SeatIx
  readonly battleground: BattlegroundIx
}
/** A path that a seat activates; -1 until it is chosen, then of this number. */
export interface PathVars {
  readonly seat: SeatIx
  readonly path: PathIx
  readonly number: number
}
/** A token to be put on an active location. */
export interface TokenVars {
  readonly text: TextVars
}

/** The worth of a card in a combat. */
export interface Worth {
  readonly card: CardIx
  readonly defense: number
}
/** An army and the character it supports, -1 for none. */
export type Pair = readonly [army: CardIx, leader: CardIx]
/** A combat. All values are fixed before the first loss. */
export interface CombatVars {
  readonly spot: Spot
  readonly attack: number
  /** The defense of the location itself, and what it leaves of the attack. */
  readonly defense: number
  readonly rest: number
  readonly attackers: ReadonlyArray<Pair>
  readonly defenders: ReadonlyArray<Pair>
  /** The defenders that have defense, with how much. */
  readonly worths: ReadonlyArray<Worth>
  readonly lost: ReadonlyArray<CardIx>
}
/** Cards that fall in a combat, one after another; those saved are cycled because of another card's text. */
export interface FallVars {
  readonly spot: Spot
  readonly doomed: ReadonlyArray<CardIx>
  readonly saved: ReadonlyArray<CardIx>
}
/** The combat step: the location that is fought over next, -1 for none. */
export interface CombatStepVars {
  readonly spot: Spot
}
/** Who supports whom on a battleground, for one side. */
export interface SupportVars {
  readonly spot: Spot
  readonly side: SideIx
  readonly pairs: ReadonlyArray<Pair>
}
/** The losses of a combat, and who decides them. */
export interface LossVars {
  readonly spot: Spot
  readonly rest: number
  readonly worths: ReadonlyArray<Worth>
  readonly seat: SeatIx
  /** The teammate who must agree, -1 for nobody, and the enemy who decides if he does not. */
  readonly mate: SeatIx
  readonly judge: SeatIx
  readonly lost: ReadonlyArray<CardIx>
}
/** A card whose text saves another one of the doomed. */
export interface RescueVars {
  readonly card: CardIx
  readonly doomed: ReadonlyArray<CardIx>
}

/** What a frame that a text calls tells it: a battleground that woke, a number counted, cards put down. */
export interface Told {
  readonly that?: BattlegroundIx
  readonly number?: number
  readonly down?: ReadonlyArray<CardIx>
}

/**
 * Every frame with its variables, where it starts, and what it tells its caller.
 *
 * @internal
 */
export interface Frames {
  readonly game: Runs<GameVars, 'deal' | 'round', Outcome<Seat, RuleId>>
  readonly deal: Runs<DoneVars, 'next'>
  readonly round: Runs<RoundVars, 'begin' | 'action', boolean>
  readonly actionStep: Runs<ActionVars, 'turn' | 'ask'>
  readonly play: Runs<PlayVars, 'name'>
  readonly moving: Runs<MoveVars, 'where' | 'act'>
  readonly arrival: Runs<ArrivalVars, 'next'>
  readonly winnowing: Runs<SeatVars, 'begin'>
  readonly ringToken: Runs<SeatVars, 'begin'>
  readonly combatStep: Runs<CombatStepVars, 'next'>
  readonly combat: Runs<CombatVars, 'begin'>
  readonly falling: Runs<FallVars, 'rescue'>
  readonly support: Runs<SupportVars, 'next', ReadonlyArray<Pair>>
  readonly losses: Runs<LossVars, 'next', ReadonlyArray<CardIx>>
  readonly drawStep: Runs<DoneVars, 'next'>
  readonly draw: Runs<DrawVars, 'ready'>
  readonly peek: Runs<SeatVars, 'look'>
  readonly cycling: Runs<GiveUpVars, 'next'>
  readonly forsaking: Runs<ForsakeVars, 'next'>
  readonly discarding: Runs<DiscardVars, 'next'>
  readonly elimination: Runs<EliminationVars, 'which'>
  readonly text: Runs<TextVars, 'instruction'>
  readonly tell: Runs<TellVars, 'next'>
  readonly choosing: Runs<ChooseVars, 'ask'>
  readonly taking: Runs<PickVars, 'next'>
  readonly eliminating: Runs<PickVars, 'next', Told>
  readonly putting: Runs<PickVars, 'next'>
  readonly playingApart: Runs<ApartVars, 'next', Told>
  readonly ground: Runs<GroundVars, 'which', Told>
  readonly activation: Runs<ActivationVars, 'turnUp'>
  readonly pathActivation: Runs<PathVars, 'which' | 'turnUp'>
  readonly 'decide/opening': Asks<NoVars>
  readonly 'decide/turn': Asks<SeatVars, TurnChoice | null>
  readonly 'decide/cycle': Asks<GiveUpVars>
  readonly 'decide/forsake': Asks<GiveUpVars, CardIx>
  readonly 'decide/discard': Asks<DiscardVars, CardIx>
  readonly 'decide/replacement': Asks<EliminationVars, CardIx>
  readonly 'decide/alternative': Asks<ChooseVars, number>
  readonly 'decide/take': Asks<PickVars>
  readonly 'decide/eliminate': Asks<PickVars, CardIx>
  readonly 'decide/put': Asks<PickVars, CardIx>
  readonly 'decide/playApart': Asks<ApartVars, CardIx>
  readonly 'decide/ground': Asks<GroundVars, BattlegroundIx>
  readonly 'decide/path': Asks<PathVars, PathIx>
  readonly 'decide/token': Asks<TokenVars>
  readonly 'decide/destination': Asks<MoveVars, Spot>
  readonly 'decide/combat': Asks<NoVars, Spot>
  readonly 'decide/support': Asks<SupportVars, Pair>
  readonly 'decide/losses': Asks<LossVars, CardIx>
  readonly 'decide/agree': Asks<LossVars, boolean>
  readonly 'decide/rescue': Asks<RescueVars, CardIx>
}

/** Any frame of the game. */
export type AnyFrame = FrameOf<Frames>

/** How frames are made: procedures at a stage where they may start, and questions. */
export const { start, ask } = framesOf<Frames>()

/** No variables. */
export const NO_VARS: NoVars = {}

/** Nobody yet: shared by all combats. */
const NOBODY: ReadonlyArray<never> = []

/** A combat at a location, before anything is counted. */
export const newCombat = (spot: Spot): CombatVars => ({
  spot,
  attack: 0,
  defense: 0,
  rest: 0,
  attackers: NOBODY,
  defenders: NOBODY,
  worths: NOBODY,
  lost: NOBODY,
})
