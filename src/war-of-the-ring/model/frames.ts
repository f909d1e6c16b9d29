/**
 * The frames: what can run and what can be asked. This is the table of contents of the game; what each frame
 * keeps in mind is in `frames/`, by chapter.
 */
import type { Outcome } from '../../kernel/types'
import { framesOf, type Asks, type FrameOf, type Runs } from '../../kernel/wiring'
import type {
  AllocationVars,
  AskVars,
  DrawVars,
  OpportunityVars,
  RollVars,
  TurnVars,
  WarVars,
  AgreeVars,
  GiveVars,
  SwapVars,
} from './frames/turn'
import type { Use } from './use'
import type {
  AnotherVars,
  BonusVars,
  CardUsed,
  ChallengeVars,
  DrawCardsVars,
  EndingVars,
  EventRollVars,
  EventVars,
  ForfeitVars,
  HitsVars,
  RecruitOrFlyVars,
  JourneyVars,
  RandomCompanionVars,
  NationVars,
  OptionVars,
  PlacingVars,
  PromotingVars,
  RallyVars,
  ReactionVars,
  SummonVars,
  TurningVars,
  CardDiceVars,
  PathCardVars,
} from './frames/cards'
import type {
  CampaignMove,
  CampaignVars,
  EntryVars,
  ExcessVars,
  MarchAnswer,
  MarchVars,
  PartyVars,
  RecruitVars,
  SpreadVars,
} from './frames/armies'
import type {
  AttackVars,
  BattleVars,
  CasualtiesVars,
  CommitVars,
  DeclareCardVars,
  FigureVars,
  NumberVars,
} from './frames/battle'
import type {
  DestinationVars,
  Going,
  GroupVars,
  LocateVars,
  PathVars,
  SeparationVars,
  TravelVars,
  HuntVars,
  TileVars,
} from './frames/fellowship'
import type {
  ClearVars,
  EntsDeed,
  EntsVars,
  LightVars,
  ReinforceVars,
  RetinueVars,
  SiteVars,
  StormVars,
  TrenchVars,
  VoyageVars,
} from './frames/beside'
import { USUAL_STRIDE, type Bearing, type DamageAnswer, type TileReason } from './frames/words'
import type { RuleId } from '../rulebook'
import type { Seat } from './ids'
import type {
  Bits,
  CardIx,
  CharacterIx,
  Force,
  NationIx,
  Pair,
  PieceIx,
  PlaceIx,
  RegionIx,
  SideIx,
} from './indices'

export * from './frames/words'
export type * from './use'
export type * from './frames/turn'
export type * from './frames/cards'
export type * from './frames/armies'
export type * from './frames/battle'
export type * from './frames/fellowship'
export type * from './frames/fellowship'
export type * from './frames/turn'
export type * from './frames/beside'

/** Where a turn may be begun: at its phases, and at what a position can be in the middle of. */
type TurnStart =
  | 'begin'
  | 'drawFreePeoples'
  | 'drawShadow'
  | 'declare'
  | 'guide'
  | 'allocate'
  | 'rollFreePeoples'
  | 'rollShadow'
  | 'actions'
  | 'opportunity'
  | 'victory'

/**
 * Every frame: its variables, where it may be started, and what it hands to its caller.
 *
 * @internal
 */
export interface Frames extends BaseFrames, GateFrames, PartnerFrames, BesideFrames {}

/**
 * The question at the gates of Mordor: there only where entering is a choice.
 *
 * @internal
 */
export interface GateFrames {
  readonly 'decide/mordor': Asks<AskVars, boolean>
}

/**
 * The frames of partners: there only where a side has two seats.
 *
 * @internal
 */
export interface PartnerFrames {
  readonly swap: Runs<SwapVars, 'wish'>
  readonly 'decide/agree': Asks<AgreeVars, boolean>
  readonly 'decide/give': Asks<GiveVars, Pair>
  readonly 'decide/hand': Asks<ForfeitVars>
  readonly 'decide/parted': Asks<DestinationVars, PlaceIx>
}

/**
 * The frames of Twilight of the Third Age: there only where it is played.
 *
 * @internal
 */
export interface BesideFrames {
  readonly guidedDeclaration: Runs<LocateVars, 'path'>
  readonly ents: Runs<EntsVars, 'ask'>
  readonly boon: Runs<AnotherVars, 'ask'>
  readonly clearTable: Runs<ClearVars, 'ask'>
  readonly ringRoll: Runs<EventRollVars, 'roll'>
  readonly storm: Runs<StormVars, 'next'>
  readonly reinforce: Runs<ReinforceVars, 'ask'>
  readonly ferry: Runs<CampaignVars, 'move'>
  readonly 'decide/site': Asks<SiteVars, RegionIx>
  readonly 'decide/retinue': Asks<RetinueVars>
  readonly 'decide/light': Asks<LightVars, boolean>
  readonly 'decide/getIt': Asks<AskVars, boolean>
  readonly 'decide/follow': Asks<RetinueVars>
  readonly 'decide/claim': Asks<BattleVars, boolean>
  readonly 'decide/ents': Asks<EntsVars, EntsDeed>
  readonly 'decide/boon': Asks<AnotherVars, CardIx | 'draw'>
  readonly 'decide/clearTable': Asks<ClearVars, boolean>
  readonly 'decide/voyage': Asks<VoyageVars>
  readonly 'decide/reinforce': Asks<ReinforceVars, RegionIx>
  readonly 'decide/recruits': Asks<ReinforceVars>
  readonly 'decide/engines': Asks<TrenchVars>
  readonly 'decide/ferry': Asks<CampaignVars, CampaignMove | null>
}

/**
 * The frames of every game.
 *
 * @internal
 */
export interface BaseFrames {
  readonly war: Runs<WarVars, 'turn', Outcome<Seat, RuleId>>
  readonly turn: Runs<TurnVars, TurnStart>
  readonly draw: Runs<DrawVars, 'discard' | 'next'>
  readonly roll: Runs<RollVars, 'roll'>
  readonly opportunity: Runs<OpportunityVars, 'act' | 'ask'>
  readonly event: Runs<EventVars, 'play'>
  readonly pathCard: Runs<PathCardVars, 'ask'>
  readonly ending: Runs<EndingVars, 'ring'>
  readonly forfeit: Runs<ForfeitVars, 'ask'>
  readonly bonus: Runs<BonusVars, 'ask'>
  readonly hits: Runs<HitsVars, 'take'>
  readonly cardDice: Runs<CardDiceVars, 'aim' | 'count'>
  readonly cardDiceOnEach: Runs<CardDiceVars, 'next'>
  readonly scatter: Runs<CardDiceVars, 'kill'>
  readonly another: Runs<AnotherVars, 'ask'>
  readonly recruitOrFly: Runs<RecruitOrFlyVars, 'ask'>
  readonly summon: Runs<SummonVars, 'region'>
  readonly rout: Runs<SummonVars, 'take'>
  readonly campaign: Runs<CampaignVars, 'move'>
  readonly 'decide/aim': Asks<CardDiceVars, RegionIx>
  readonly 'decide/stronghold': Asks<CardDiceVars, RegionIx>
  readonly 'decide/another': Asks<AnotherVars, CardIx>
  readonly 'decide/recruitOrFly': Asks<RecruitOrFlyVars, boolean>
  readonly 'decide/summon': Asks<SummonVars, RegionIx>
  readonly 'decide/company': Asks<SummonVars, Bits>
  readonly 'decide/rout': Asks<SummonVars, RegionIx>
  readonly 'decide/levy': Asks<SummonVars>
  readonly 'decide/campaign': Asks<CampaignVars, CampaignMove | null>
  readonly 'decide/route': Asks<CampaignVars, ReadonlyArray<RegionIx>>
  readonly placing: Runs<PlacingVars, 'forced'>
  readonly promoting: Runs<PromotingVars, 'ask'>
  readonly nation: Runs<NationVars, 'ask'>
  readonly rally: Runs<RallyVars, 'place'>
  readonly drawCards: Runs<DrawCardsVars, 'next'>
  readonly march: Runs<MarchVars, 'march'>
  readonly attack: Runs<AttackVars, 'battle' | 'target'>
  readonly battle: Runs<BattleVars, 'declare' | 'withdraw' | 'attackerHits' | 'siegeOver'>
  readonly cardEffects: Runs<BattleVars, 'next', BattleVars>
  readonly sorcery: Runs<DrawVars, 'which'>
  readonly declaration: Runs<LocateVars, 'path'>
  readonly reveal: Runs<LocateVars, 'path'>
  readonly separation: Runs<SeparationVars, 'members' | 'mordor' | 'destination'>
  readonly travel: Runs<TravelVars, 'ask'>
  readonly fellowshipMove: Runs<AskVars, 'hunt' | 'step'>
  readonly hunt: Runs<HuntVars, 'level' | 'tile'>
  readonly tile: Runs<TileVars, 'prevent' | 'replace' | 'ask'>
  readonly journey: Runs<JourneyVars, 'members'>
  readonly eventRoll: Runs<EventRollVars, 'roll'>
  readonly option: Runs<OptionVars, 'ask'>
  readonly randomCompanion: Runs<RandomCompanionVars, 'draw'>
  readonly challenge: Runs<ChallengeVars, 'fill'>
  readonly 'decide/discard': Asks<AskVars>
  readonly 'decide/reaction': Asks<ReactionVars, CardUsed | null>
  readonly 'decide/price': Asks<EndingVars, number>
  readonly 'decide/forfeit': Asks<ForfeitVars, boolean>
  readonly 'decide/bonus': Asks<BonusVars, Bits>
  readonly 'decide/leader': Asks<EventVars>
  readonly 'decide/declare': Asks<AskVars, boolean>
  readonly 'decide/path': Asks<PathVars, ReadonlyArray<RegionIx>>
  readonly 'decide/guide': Asks<AskVars>
  readonly 'decide/allocation': Asks<AllocationVars>
  readonly 'decide/action': Asks<OpportunityVars, Use>
  readonly 'decide/march': Asks<MarchVars, MarchAnswer>
  readonly 'decide/party': Asks<PartyVars, Force>
  readonly 'decide/attack': Asks<AttackVars, readonly [PlaceIx, PlaceIx]>
  readonly 'decide/withdraw': Asks<BattleVars, boolean>
  readonly 'decide/silence': Asks<BattleVars, boolean>
  readonly 'decide/combatCard': Asks<DeclareCardVars, Bits>
  readonly 'decide/commit': Asks<CommitVars, Pair>
  readonly 'decide/sorcerer': Asks<DrawVars, Bits>
  readonly 'decide/figure': Asks<FigureVars, PieceIx>
  readonly 'decide/number': Asks<NumberVars, number>
  readonly 'decide/escape': Asks<BattleVars, RegionIx>
  readonly 'decide/casualties': Asks<CasualtiesVars>
  readonly 'decide/cease': Asks<BattleVars, boolean>
  readonly 'decide/extend': Asks<BattleVars, boolean>
  readonly 'decide/retreat': Asks<BattleVars, RegionIx>
  readonly 'decide/excess': Asks<ExcessVars>
  readonly 'decide/recruit': Asks<RecruitVars>
  readonly 'decide/placing': Asks<PlacingVars>
  readonly 'decide/promotion': Asks<PromotingVars>
  readonly 'decide/nation': Asks<NationVars, NationIx>
  readonly 'decide/sacrifice': Asks<NationVars>
  readonly 'decide/rallying': Asks<RallyVars, RegionIx>
  readonly 'decide/rally': Asks<RallyVars>
  readonly 'decide/spread': Asks<SpreadVars>
  readonly 'decide/entry': Asks<EntryVars>
  readonly 'decide/group': Asks<GroupVars, Bits>
  readonly 'decide/destination': Asks<DestinationVars, PlaceIx>
  readonly 'decide/traveller': Asks<TravelVars, Going>
  readonly 'decide/flight': Asks<TravelVars, PlaceIx>
  readonly 'decide/damage': Asks<TileVars, DamageAnswer | CharacterIx>
  readonly 'decide/stealth': Asks<OptionVars, 'move' | null>
  readonly 'decide/strike': Asks<OptionVars, 'hunt' | null>
  readonly 'decide/driven': Asks<EventVars>
  readonly 'decide/turning': Asks<TurningVars>
  readonly 'decide/randomCompanion': Asks<RandomCompanionVars, CharacterIx>
}

/** Any frame of the game. */
export type AnyFrame = FrameOf<Frames>

/** How frames are made: a procedure at a stage, a question. */
export const { start, ask } = framesOf<Frames>()

/** Characters to move: somebody has to, unless it is left open. */
export const newTravel = (side: SideIx, optional = false) =>
  start('travel', 'ask', { side, moved: 0, flown: [], chosen: 0, flying: -1, optional })

/** A Hunt tile to be drawn; `successes` are those of the Hunt roll, 0 without one. */
export const newTile = (why: TileReason, successes = 0, bearing: Bearing = 'free') =>
  start('tile', 'prevent', {
    why,
    bearing,
    successes,
    tile: -1,
    replaced: -1,
    card: -1,
    prevented: false,
    damage: 0,
    reveals: false,
    gollum: false,
    casualty: false,
    answer: null,
    lost: -1,
    leaving: 0,
  })

/** Companions who are to leave the Fellowship, from a stage of `separation` on. */
export const newSeparation = (at: 'members' | 'mordor' | 'destination', vars: Partial<SeparationVars> = {}) =>
  start('separation', at, { chosen: 0, number: 0, byHunt: false, stride: USUAL_STRIDE, ...vars })

/** A Hunt to be rolled for. */
export const newHunt = () =>
  start('hunt', 'level', { level: 0, rolling: 0, again: 0, failed: 0, successes: 0, bonus: 0 })
