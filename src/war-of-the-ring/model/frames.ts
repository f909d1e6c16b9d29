/**
 * The frames: what can run and what can be asked. This is the table of contents of the game; what each frame
 * keeps in mind is in `frames/`, by chapter.
 */
import type { Frame } from '../../kernel/types'
import type { AskVars, DrawVars, OpportunityVars, RollVars, TurnVars, WarVars } from './frames/turn'
import type {
  AnotherVars,
  BonusVars,
  ChallengeVars,
  DrawingVars,
  EndingVars,
  EventRollVars,
  EventVars,
  ForfeitVars,
  HitsVars,
  InsteadVars,
  JourneyVars,
  LureVars,
  NationVars,
  OptionVars,
  PlacingVars,
  PromotingVars,
  RallyVars,
  ReactionVars,
  SummonVars,
  TurningVars,
  VolleyVars,
  WaysideVars,
} from './frames/cards'
import type {
  CampaignVars,
  EntryVars,
  ExcessVars,
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
  GroupVars,
  LocateVars,
  PathVars,
  SeparationVars,
  TravelVars,
} from './frames/fellowship'
import type { Bearing, HuntVars, TileReason, TileVars } from './frames/hunt'
import { USUAL_STRIDE } from './frames/fellowship'
import type { SideIx } from './table'

export * from './frames/turn'
export * from './frames/cards'
export * from './frames/armies'
export * from './frames/battle'
export * from './frames/fellowship'
export * from './frames/hunt'

/** Every frame with its variables. */
export interface Frames {
  readonly war: WarVars
  readonly turn: TurnVars
  readonly draw: DrawVars
  readonly roll: RollVars
  readonly opportunity: OpportunityVars
  readonly event: EventVars
  readonly wayside: WaysideVars
  readonly ending: EndingVars
  readonly forfeit: ForfeitVars
  readonly bonus: BonusVars
  readonly hits: HitsVars
  readonly volley: VolleyVars
  readonly volleys: VolleyVars
  readonly scatter: VolleyVars
  readonly another: AnotherVars
  readonly instead: InsteadVars
  readonly summon: SummonVars
  readonly rout: SummonVars
  readonly campaign: CampaignVars
  readonly 'decide/aim': VolleyVars
  readonly 'decide/roost': VolleyVars
  readonly 'decide/another': AnotherVars
  readonly 'decide/instead': InsteadVars
  readonly 'decide/summon': SummonVars
  readonly 'decide/company': SummonVars
  readonly 'decide/rout': SummonVars
  readonly 'decide/levy': SummonVars
  readonly 'decide/campaign': CampaignVars
  readonly 'decide/route': CampaignVars
  readonly placing: PlacingVars
  readonly promoting: PromotingVars
  readonly nation: NationVars
  readonly rally: RallyVars
  readonly drawing: DrawingVars
  readonly march: MarchVars
  readonly attack: AttackVars
  readonly battle: BattleVars
  readonly cardEffects: BattleVars
  readonly sorcery: DrawVars
  readonly declaration: LocateVars
  readonly reveal: LocateVars
  readonly separation: SeparationVars
  readonly travel: TravelVars
  readonly fellowshipMove: AskVars
  readonly hunt: HuntVars
  readonly tile: TileVars
  readonly journey: JourneyVars
  readonly eventRoll: EventRollVars
  readonly option: OptionVars
  readonly lure: LureVars
  readonly challenge: ChallengeVars
  readonly 'decide/discard': AskVars
  readonly 'decide/reaction': ReactionVars
  readonly 'decide/price': EndingVars
  readonly 'decide/forfeit': ForfeitVars
  readonly 'decide/bonus': BonusVars
  readonly 'decide/leader': EventVars
  readonly 'decide/declare': AskVars
  readonly 'decide/path': PathVars
  readonly 'decide/guide': AskVars
  readonly 'decide/allocation': AskVars
  readonly 'decide/action': OpportunityVars
  readonly 'decide/march': MarchVars
  readonly 'decide/party': PartyVars
  readonly 'decide/attack': AttackVars
  readonly 'decide/withdraw': BattleVars
  readonly 'decide/silence': BattleVars
  readonly 'decide/combatCard': DeclareCardVars
  readonly 'decide/commit': CommitVars
  readonly 'decide/sorcerer': DrawVars
  readonly 'decide/figure': FigureVars
  readonly 'decide/number': NumberVars
  readonly 'decide/escape': BattleVars
  readonly 'decide/casualties': CasualtiesVars
  readonly 'decide/cease': BattleVars
  readonly 'decide/extend': BattleVars
  readonly 'decide/retreat': BattleVars
  readonly 'decide/excess': ExcessVars
  readonly 'decide/recruit': RecruitVars
  readonly 'decide/placing': PlacingVars
  readonly 'decide/promotion': PromotingVars
  readonly 'decide/nation': NationVars
  readonly 'decide/sacrifice': NationVars
  readonly 'decide/rallying': RallyVars
  readonly 'decide/rally': RallyVars
  readonly 'decide/spread': SpreadVars
  readonly 'decide/entry': EntryVars
  readonly 'decide/group': GroupVars
  readonly 'decide/destination': DestinationVars
  readonly 'decide/traveller': TravelVars
  readonly 'decide/flight': TravelVars
  readonly 'decide/damage': TileVars
  readonly 'decide/stealth': OptionVars
  readonly 'decide/strike': OptionVars
  readonly 'decide/driven': EventVars
  readonly 'decide/turning': TurningVars
  readonly 'decide/lure': LureVars
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

/** Characters to move: somebody has to, unless it is left open. */
export const newTravel = (side: SideIx, optional = false): AnyFrame =>
  start('travel', 'traveller', { side, moved: 0, flown: [], chosen: 0, flying: -1, optional })

/** A Hunt tile to be drawn; `successes` are those of the Hunt roll, 0 without one. */
export const newTile = (why: TileReason, successes = 0, bearing: Bearing = 'free'): AnyFrame =>
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
export const newSeparation = (
  at: 'group' | 'mordor' | 'destination',
  vars: Partial<SeparationVars> = {},
): AnyFrame => start('separation', at, { chosen: 0, number: 0, byHunt: false, stride: USUAL_STRIDE, ...vars })

/** A Hunt to be rolled for. */
export const newHunt = (): AnyFrame =>
  start('hunt', 'level', { level: 0, rolling: 0, again: 0, failed: 0, successes: 0, bonus: 0 })
