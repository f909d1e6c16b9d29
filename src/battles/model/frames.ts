/**
 * The frames: what can run and what can be asked. This is the table of contents of the game.
 */
import type { Outcome } from '../../kernel/types'
import { framesOf, type Asks, type FrameOf, type Runs } from '../../kernel/wiring'
import type { RegionRule, RuleId, TypeRule } from '../rulebook'
import type { BySide, Counts, Deck, Face, Moment, PlainFace, Side } from './sides'

/** Nothing to remember. */
export type NoVars = Readonly<Record<never, never>>
/** Whose affair it is. */
export interface SideVars {
  readonly side: Side
}
/** Cards to draw: `limit` says whether the hand limit is looked at after each. */
export interface DrawVars {
  readonly side: Side
  readonly deck: Deck
  readonly count: number
  readonly mayStop: boolean
  readonly limit: boolean
}
/** The Shadow Phase. */
export interface ShadowPhaseVars {
  readonly position: string | null
}
/** So many of something. */
export interface CountVars {
  readonly count: number
}
/** Leadership tokens to be assigned, and the Region of the next. */
export interface AssignVars extends CountVars {
  readonly region: string | null
}
/** The drawing of Fate Tiles: the last one, how many more may follow, whether it is applied. */
export interface FateVars {
  readonly tile: string | null
  readonly left: number
  readonly applied: boolean
}
/** An action: which die, and the use it is put to. */
export interface ActionVars {
  readonly side: Side
  readonly die: Face | null
  readonly effect: string | null
  /** The Region that gets a token set aside. */
  readonly token: string | null
  /** The ability that is used beside the action. */
  readonly aside: string | null
}
/** One step of an effect: which list, which step of it, whose it is. */
export interface StepVars {
  readonly list: string
  readonly index: number
  readonly owner: Side
  /** The Region of the Army that an earlier step moved, or of the defenders after a battle. */
  readonly moved: string | null
}
/** An effect: its next step, and whether that was declined. */
export interface EffectVars extends StepVars {
  readonly skip: boolean
}
/** A step done in several Regions: those where it is done. */
export interface RegionsVars extends StepVars {
  readonly done: ReadonlyArray<string>
  readonly region: string | null
  readonly over: boolean
}
/** A step in one Region. */
export interface InRegionVars extends StepVars {
  readonly region: string
}
/** Units to be placed in a Region, one after the other. */
export interface PlaceVars {
  readonly side: Side
  readonly region: string
  readonly types: ReadonlyArray<string>
  /** Of these types one may stand in; empty if none may. */
  readonly substitutes: ReadonlyArray<string>
  /** Any of them may be chosen, whatever is left. */
  readonly free: boolean
  /** Nothing was chosen to stand in. */
  readonly none: boolean
}
/** Armies that move: how many have, which Regions they have entered. */
export interface MoveVars extends StepVars {
  readonly entered: ReadonlyArray<string>
  readonly region: string | null
  /** The part of the Army that goes, once it is told. */
  readonly taken: Counts | null
  readonly steps: number
  readonly over: boolean
}
/** An attack. */
export interface AttackVars extends StepVars {
  readonly region: string | null
  readonly taken: Counts | null
  readonly target: string | null
  readonly marches: boolean
  readonly steps: number
}
/** Which part of an Army goes: what each answer so far has said. */
export interface PartyVars {
  readonly side: Side
  readonly region: string
  readonly needsLeadership: boolean
  readonly carrying: string | null
  readonly only: ReadonlyArray<string> | null
  readonly advance: boolean
  readonly taken: Counts
}
/** Where pieces stand whose owner must see to them. */
export interface ForceVars {
  readonly side: Side
  readonly region: string
  /** Whether it is part of a battle, so that Characters die with their Army. */
  readonly battle: boolean
  /** The Unit Type just named. */
  readonly chosen: string | null
}
/** Casualties: at least until so much Damage is left, or just what must be, with more if he likes. */
export interface CasualtyVars extends ForceVars {
  readonly until: number | null
  readonly optional: boolean
  readonly over: boolean
}
/** Characters on their way. */
export interface CharactersVars extends StepVars {
  readonly moved: string | null
  readonly done: ReadonlyArray<string>
  readonly group: ReadonlyArray<string>
  /** Where the group set out. */
  readonly from: string | null
  readonly region: string | null
  readonly steps: number
  readonly going: boolean
  readonly over: boolean
}
/** A Character who enters. */
export interface EntryVars extends SideVars {
  readonly character: string
  readonly region: string | null
}
/** A Rally. */
export interface RallyVars {
  readonly side: Side
  readonly region: string
  readonly successOn: number
  readonly bonus: number
  readonly left: number
  readonly failed: number
  readonly successes: number
  readonly rerolls: number
}
/** Dice rolled for an effect. */
export interface RollVars extends StepVars {
  readonly left: number
  readonly successes: number
}
/** A strike of a counter. */
export interface StrikeVars extends InRegionVars {
  readonly left: number
  readonly hits: number
}
/** A battle: how it began. */
export interface BattleVars extends StepVars {
  readonly attacker: Side
  readonly from: string
  readonly region: string
  readonly combined: boolean
  readonly over: boolean
  /** What the defender does at the end of the round. */
  readonly way: WayOut | null
}
/** A round: what was chosen in it so far. */
export interface RoundVars {
  readonly region: string | null
  readonly shown: BySide<string> | null
  /** The sides that were asked about a card on the table, and the card just used. */
  readonly reacted: ReadonlyArray<Side>
  readonly used: string | null
  readonly chosen: BySide<string> | null
}
/** A moment of a round: the effects that work then, in order. */
export interface MomentVars {
  readonly moment: Moment
  readonly queue: ReadonlyArray<{ readonly list: string; readonly side: Side }>
}
/** What the defender does. */
export interface WayOut {
  readonly does: 'stay' | 'retreat' | 'rout'
  readonly region: string | null
}
/** A retreat or rout. */
export interface RetreatVars extends WayOut {
  readonly side: Side
  readonly damage: boolean
}
/** An advance: out of which Region, and who goes. */
export interface AdvanceVars {
  readonly region: string | null
  readonly taken: Counts | null
}
/** Which Region? The rule says why just these. */
export interface RegionAsk {
  readonly side: Side
  readonly regions: ReadonlyArray<string>
  readonly optional: boolean
  readonly rule: RegionRule
}
/** Which Unit? */
export interface UnitAsk {
  readonly side: Side
  readonly types: ReadonlyArray<string>
  readonly optional: boolean
  readonly rule: TypeRule
  readonly region: string
}
/** Which piece? */
export interface PieceAsk {
  readonly side: Side
  readonly pieces: ReadonlyArray<string>
}
/** Which die? */
export interface DieAsk {
  readonly side: Side
  readonly dice: ReadonlyArray<Face>
}
/** May it be done? */
export interface MayAsk {
  readonly side: Side
  readonly rule: RuleId
}
/** Which card of a hand? */
export interface HandAsk {
  readonly side: Side
  readonly of: Side
  readonly deck: Deck | null
}
/** Secret answers of both sides. */
export type Secret<A> = BySide<A | null>

/** What a side does in its turn. */
export type TurnChoice =
  | { readonly does: 'die'; readonly die: Face }
  | { readonly does: 'token'; readonly use: string }
  | { readonly does: 'aside'; readonly character: string; readonly ability: number }
  | { readonly does: 'nothing' }

/** Every frame: its variables, where it may be started, and what it hands to its caller. */
export interface Frames {
  readonly game: Runs<NoVars, 'turn', Outcome<Side, RuleId>>
  readonly turn: Runs<NoVars, 'begin' | 'actions'>
  readonly drawStep: Runs<SideVars, 'generic'>
  readonly draw: Runs<DrawVars, 'next'>
  readonly handLimit: Runs<SideVars, 'check'>
  readonly shadowPhase: Runs<ShadowPhaseVars, 'choose'>
  readonly assign: Runs<AssignVars, 'next'>
  readonly fate: Runs<FateVars, 'choose'>
  readonly fateSteps: Runs<CountVars, 'step'>
  readonly roll: Runs<SideVars, 'die'>
  readonly actions: Runs<SideVars, 'next'>
  readonly action: Runs<ActionVars, 'choose'>
  readonly effect: Runs<EffectVars, 'next'>
  readonly 'do/instant': Runs<StepVars, 'change'>
  readonly 'do/regions': Runs<RegionsVars, 'pick'>
  readonly inRegion: Runs<InRegionVars, 'change'>
  readonly place: Runs<PlaceVars, 'next'>
  readonly flip: Runs<ForceVars, 'reveal'>
  readonly 'do/moveArmy': Runs<MoveVars, 'pick', string | null>
  readonly 'do/attack': Runs<AttackVars, 'pick'>
  readonly party: Runs<PartyVars, 'part', Counts>
  readonly settle: Runs<ForceVars, 'excess'>
  readonly casualties: Runs<CasualtyVars, 'next'>
  readonly 'do/moveCharacters': Runs<CharactersVars, 'pick'>
  readonly enter: Runs<EntryVars, 'where'>
  readonly 'do/enter': Runs<StepVars & { readonly character: string | null }, 'who'>
  readonly 'do/playCard': Runs<StepVars & { readonly card: string | null }, 'which'>
  readonly 'do/useAbility': Runs<StepVars & { readonly effect: string | null }, 'which'>
  readonly rally: Runs<RallyVars, 'roll'>
  readonly 'do/choose': Runs<StepVars & { readonly option: number }, 'which'>
  readonly 'do/rollFor': Runs<RollVars, 'roll'>
  readonly strike: Runs<StrikeVars, 'roll'>
  readonly 'do/die': Runs<StepVars & { readonly left: number; readonly die: Face | null }, 'which'>
  readonly 'do/discardCard': Runs<StepVars & { readonly left: number; readonly card: string | null }, 'next'>
  readonly 'do/piece': Runs<StepVars & { readonly piece: string | null }, 'which'>
  readonly 'do/damage': Runs<StepVars & { readonly armies: ReadonlyArray<string> }, 'hurt'>
  readonly 'do/maneuver': Runs<StepVars, 'which'>
  readonly battle: Runs<BattleVars, 'begin', string | null>
  readonly round: Runs<RoundVars, 'army'>
  readonly moment: Runs<MomentVars, 'gather'>
  readonly combatRoll: Runs<NoVars, 'prepare'>
  readonly reroll: Runs<{ readonly chosen: BySide<string> | null }, 'choose'>
  readonly retreat: Runs<RetreatVars, 'convert', string | null>
  readonly advance: Runs<AdvanceVars, 'who'>
  readonly 'decide/region': Asks<RegionAsk, string | null>
  readonly 'decide/unit': Asks<UnitAsk, string | null>
  readonly 'decide/piece': Asks<PieceAsk, string>
  readonly 'decide/die': Asks<DieAsk, Face>
  readonly 'decide/may': Asks<MayAsk, boolean>
  readonly 'decide/option': Asks<StepVars, number>
  readonly 'decide/discard': Asks<SideVars>
  readonly 'decide/hand': Asks<HandAsk, string>
  readonly 'decide/position': Asks<NoVars, string>
  readonly 'decide/tile': Asks<FateVars, 'draw' | 'apply' | 'none'>
  readonly 'decide/action': Asks<SideVars, TurnChoice>
  readonly 'decide/tokensAside': Asks<{ readonly die: Face | null }, string | null>
  readonly 'decide/use': Asks<{ readonly side: Side; readonly die: Face }, string>
  readonly 'decide/card': Asks<StepVars, string>
  readonly 'decide/ability': Asks<StepVars, string>
  readonly 'decide/character': Asks<
    { readonly side: Side; readonly characters: ReadonlyArray<string> },
    string
  >
  readonly 'decide/part': Asks<PartyVars, { readonly what: string; readonly count: number }>
  readonly 'decide/attack': Asks<AttackVars, string | null>
  readonly 'decide/group': Asks<CharactersVars, { readonly join: string | null; readonly going: boolean }>
  readonly 'decide/path': Asks<
    CharactersVars,
    { readonly region: string | null; readonly halt: string | null }
  >
  readonly 'decide/tactics': Asks<Secret<string>, BySide<string>>
  readonly 'decide/combatCard': Asks<Secret<string>, BySide<string>>
  readonly 'decide/reaction': Asks<SideVars, string | null>
  readonly 'decide/reroll': Asks<Secret<string>, BySide<string>>
  readonly 'decide/wayOut': Asks<SideVars, WayOut>
}

/** The answer of a side that plays no card, or rolls no die again. */
export const NONE = 'none'

/** Any frame of the game. */
export type AnyFrame = FrameOf<Frames>

/** How frames are made: a procedure at a stage, a question. */
export const { start, ask } = framesOf<Frames>()

/** A plain result as which a die is used, and the use: the name of its effect. */
export const useId = (as: PlainFace, use: string): string => `use/${as}/${use}`

/** After pieces have come to a Region. */
export const settling = (side: Side, region: string, battle = false) =>
  start('settle', 'excess', { side, region, battle, chosen: null })

/** Casualties that must be, down to so much Damage; with more if the owner likes. */
export const losing = (
  force: { readonly side: Side; readonly region: string; readonly battle: boolean },
  until: number | null = null,
  optional = false,
) => {
  const { side, region, battle } = force
  return start('casualties', 'next', { side, region, battle, chosen: null, until, optional, over: false })
}

/** An effect from its first step. */
export const doingEffect = (list: string, owner: Side, moved: string | null = null) =>
  start('effect', 'next', { list, index: 0, owner, moved, skip: false })
