/**
 * The frames: what can run and what can be asked, each with what it keeps in mind. This is the table of
 * contents of the game; `frames/` describes the variables. A frame names no hidden card while a question is
 * open.
 */
import type * as t from 'io-ts/lib/index.js'
import { keysOf } from '../../kernel/named'
import type { Outcome } from '../../kernel/types'
import { framesOf, type Asks, type FrameOf, type Runs, type VarsOf } from '../../kernel/wiring'
import type { RuleId } from '../rulebook'
import * as combats from './frames/combats'
import * as rounds from './frames/rounds'
import * as texts from './frames/texts'
import type { Seat } from './ids'
import type { BattlegroundIx, CardIx, PathIx, Spot } from './spots'

/**
 * Every frame with its variables, where it starts, and what it tells its caller.
 *
 * @internal
 */
export interface Frames {
  readonly game: Runs<rounds.GameVars, 'deal' | 'round', Outcome<Seat, RuleId>>
  readonly deal: Runs<rounds.DoneVars, 'next'>
  readonly round: Runs<rounds.RoundVars, 'begin' | 'action', boolean>
  readonly actionStep: Runs<rounds.ActionVars, 'turn' | 'ask'>
  readonly play: Runs<rounds.PlayVars, 'name'>
  readonly moving: Runs<rounds.MoveVars, 'where' | 'act'>
  readonly arrival: Runs<rounds.ArrivalVars, 'next'>
  readonly winnowing: Runs<rounds.SeatVars, 'begin'>
  readonly ringToken: Runs<rounds.SeatVars, 'begin'>
  readonly combatStep: Runs<combats.CombatStepVars, 'next'>
  readonly combat: Runs<combats.CombatVars, 'begin'>
  readonly falling: Runs<combats.FallVars, 'rescue'>
  readonly support: Runs<combats.SupportVars, 'next', ReadonlyArray<combats.Pair>>
  readonly losses: Runs<combats.LossVars, 'next', ReadonlyArray<CardIx>>
  readonly drawStep: Runs<rounds.DoneVars, 'next'>
  readonly draw: Runs<rounds.DrawVars, 'ready'>
  readonly peek: Runs<rounds.SeatVars, 'look'>
  readonly cycling: Runs<rounds.GiveUpVars, 'next'>
  readonly forsaking: Runs<rounds.ForsakeVars, 'next'>
  readonly discarding: Runs<rounds.DiscardVars, 'next'>
  readonly elimination: Runs<rounds.EliminationVars, 'which'>
  readonly text: Runs<texts.TextVars, 'instruction'>
  readonly tell: Runs<texts.TellVars, 'next'>
  readonly choosing: Runs<texts.ChooseVars, 'ask'>
  readonly taking: Runs<texts.PickVars, 'next'>
  readonly eliminating: Runs<texts.PickVars, 'next', texts.Told>
  readonly putting: Runs<texts.PickVars, 'next'>
  readonly playingApart: Runs<texts.ApartVars, 'next', texts.Told>
  readonly ground: Runs<texts.GroundVars, 'which', texts.Told>
  readonly activation: Runs<texts.ActivationVars, 'turnUp'>
  readonly pathActivation: Runs<texts.PathVars, 'which' | 'turnUp'>
  readonly 'decide/opening': Asks<rounds.NoVars>
  readonly 'decide/turn': Asks<rounds.SeatVars, rounds.TurnChoice | null>
  readonly 'decide/cycle': Asks<rounds.GiveUpVars>
  readonly 'decide/forsake': Asks<rounds.GiveUpVars, CardIx>
  readonly 'decide/discard': Asks<rounds.DiscardVars, CardIx>
  readonly 'decide/replacement': Asks<rounds.EliminationVars, CardIx>
  readonly 'decide/alternative': Asks<texts.ChooseVars, number>
  readonly 'decide/take': Asks<texts.PickVars>
  readonly 'decide/eliminate': Asks<texts.PickVars, CardIx>
  readonly 'decide/put': Asks<texts.PickVars, CardIx>
  readonly 'decide/playApart': Asks<texts.ApartVars, CardIx>
  readonly 'decide/ground': Asks<texts.GroundVars, BattlegroundIx>
  readonly 'decide/path': Asks<texts.PathVars, PathIx>
  readonly 'decide/token': Asks<texts.TokenVars>
  readonly 'decide/destination': Asks<rounds.MoveVars, Spot>
  readonly 'decide/combat': Asks<rounds.NoVars, Spot>
  readonly 'decide/support': Asks<combats.SupportVars, combats.Pair>
  readonly 'decide/losses': Asks<combats.LossVars, CardIx>
  readonly 'decide/agree': Asks<combats.LossVars, boolean>
  readonly 'decide/rescue': Asks<combats.RescueVars, CardIx>
}

/** Any frame of the game. */
export type AnyFrame = FrameOf<Frames>

/** How frames are made: procedures at a stage where they may start, and questions. */
export const { start, ask } = framesOf<Frames>()

/** No variables. */
export const NO_VARS: rounds.NoVars = {}

/** The codecs of the variables of every frame. */
export const frameCodecs: { readonly [K in keyof Frames]: t.Type<VarsOf<Frames, K>, unknown> } = {
  game: rounds.game,
  deal: rounds.done,
  round: rounds.round,
  actionStep: rounds.actionStep,
  play: rounds.play,
  moving: rounds.moving,
  arrival: rounds.arrival,
  winnowing: rounds.ofSeat,
  ringToken: rounds.ofSeat,
  combatStep: combats.combatStep,
  combat: combats.combat,
  falling: combats.falling,
  support: combats.support,
  losses: combats.losses,
  drawStep: rounds.done,
  draw: rounds.draw,
  peek: rounds.ofSeat,
  cycling: rounds.giveUp,
  forsaking: rounds.forsaking,
  discarding: rounds.discard,
  elimination: rounds.elimination,
  text: texts.text,
  tell: texts.tell,
  choosing: texts.choosing,
  taking: texts.pick,
  eliminating: texts.pick,
  putting: texts.pick,
  playingApart: texts.apart,
  ground: texts.ground,
  activation: texts.activation,
  pathActivation: texts.path,
  'decide/opening': rounds.none,
  'decide/turn': rounds.ofSeat,
  'decide/cycle': rounds.giveUp,
  'decide/forsake': rounds.giveUp,
  'decide/discard': rounds.discard,
  'decide/replacement': rounds.elimination,
  'decide/alternative': texts.choosing,
  'decide/take': texts.pick,
  'decide/eliminate': texts.pick,
  'decide/put': texts.pick,
  'decide/playApart': texts.apart,
  'decide/ground': texts.ground,
  'decide/path': texts.path,
  'decide/token': texts.token,
  'decide/destination': rounds.moving,
  'decide/combat': rounds.none,
  'decide/support': combats.support,
  'decide/losses': combats.losses,
  'decide/agree': combats.losses,
  'decide/rescue': combats.rescue,
}

/** The kinds of frame, in one order: what can run and what can be asked. */
export const FRAME_KINDS: ReadonlyArray<string> = keysOf(frameCodecs)
