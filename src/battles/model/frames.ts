/**
 * The frames: what can run and what can be asked. This is the table of contents of the game; what each frame
 * remembers is in `frames/`.
 */
import type * as t from 'io-ts/lib/index.js'
import type { Outcome } from '../../kernel/types'
import { framesOf, type FrameOf, type NewFrames, type Runs } from '../../kernel/wiring'
import type { RuleId } from '../rulebook'
import { armyFrames } from './frames/armies'
import { battleFrames, battleQuestions } from './frames/battle'
import { effectFrames, effectQuestions, stepFrames } from './frames/effects'
import { turnFrames, turnQuestions } from './frames/turn'
import { wordsOf, type WayOut } from './frames/words'
import { ofScenario } from './remembered'
import type { BySide, Counts, Face, PlainFace, Side } from './sides'

/** What a side does in its turn. */
export type TurnChoice =
  | { readonly does: 'die'; readonly die: Face }
  | { readonly does: 'token'; readonly use: string }
  | { readonly does: 'aside'; readonly character: string; readonly ability: number }
  | { readonly does: 'nothing' }

/** Where a frame may be started, and what it hands to its caller. */
interface Begins<At extends string, Value = null> {
  readonly at: At
  readonly value: Value
}
type Asks<Value = null> = Begins<'ask', Value>

/** Every frame: where it may be started, and what it hands to its caller. */
interface Kinds {
  readonly game: Begins<'turn', Outcome<Side, RuleId>>
  readonly turn: Begins<'begin' | 'actions'>
  readonly drawStep: Begins<'generic'>
  readonly draw: Begins<'next'>
  readonly handLimit: Begins<'check'>
  readonly shadowPhase: Begins<'choose'>
  readonly assign: Begins<'next'>
  readonly fate: Begins<'choose'>
  readonly fateSteps: Begins<'step'>
  readonly roll: Begins<'die'>
  readonly actions: Begins<'next'>
  readonly action: Begins<'choose'>
  readonly effect: Begins<'next'>
  readonly 'do/instant': Begins<'change'>
  readonly 'do/regions': Begins<'pick'>
  readonly inRegion: Begins<'change'>
  readonly place: Begins<'next'>
  readonly flip: Begins<'reveal'>
  readonly 'do/moveArmy': Begins<'pick', string | null>
  readonly 'do/attack': Begins<'pick'>
  readonly party: Begins<'part', Counts>
  readonly settle: Begins<'excess'>
  readonly casualties: Begins<'next'>
  readonly 'do/moveCharacters': Begins<'pick'>
  readonly enter: Begins<'where'>
  readonly 'do/enter': Begins<'who'>
  readonly 'do/playCard': Begins<'which'>
  readonly 'do/useAbility': Begins<'which'>
  readonly rally: Begins<'roll'>
  readonly 'do/choose': Begins<'which'>
  readonly 'do/rollFor': Begins<'roll'>
  readonly strike: Begins<'roll'>
  readonly 'do/die': Begins<'which'>
  readonly 'do/discardCard': Begins<'next'>
  readonly 'do/piece': Begins<'which'>
  readonly 'do/damage': Begins<'hurt'>
  readonly 'do/maneuver': Begins<'which'>
  readonly battle: Begins<'begin', string | null>
  readonly round: Begins<'army'>
  readonly moment: Begins<'gather'>
  readonly combatRoll: Begins<'prepare'>
  readonly reroll: Begins<'choose'>
  readonly retreat: Begins<'convert', string | null>
  readonly advance: Begins<'who'>
  readonly 'decide/region': Asks<string | null>
  readonly 'decide/unit': Asks<string | null>
  readonly 'decide/piece': Asks<string>
  readonly 'decide/die': Asks<Face>
  readonly 'decide/may': Asks<boolean>
  readonly 'decide/option': Asks<number>
  readonly 'decide/discard': Asks
  readonly 'decide/hand': Asks<string>
  readonly 'decide/position': Asks<string>
  readonly 'decide/tile': Asks<'draw' | 'apply' | 'none'>
  readonly 'decide/action': Asks<TurnChoice>
  readonly 'decide/tokensAside': Asks<string | null>
  readonly 'decide/use': Asks<string>
  readonly 'decide/card': Asks<string>
  readonly 'decide/ability': Asks<string>
  readonly 'decide/character': Asks<string>
  readonly 'decide/part': Asks<{ readonly what: string; readonly count: number }>
  readonly 'decide/attack': Asks<string | null>
  readonly 'decide/group': Asks<{ readonly join: string | null; readonly going: boolean }>
  readonly 'decide/path': Asks<{ readonly region: string | null; readonly halt: string | null }>
  readonly 'decide/tactics': Asks<BySide<string>>
  readonly 'decide/combatCard': Asks<BySide<string>>
  readonly 'decide/reaction': Asks<string | null>
  readonly 'decide/reroll': Asks<BySide<string>>
  readonly 'decide/wayOut': Asks<WayOut>
}

type Codecs = ReturnType<typeof turnFrames> &
  ReturnType<typeof turnQuestions> &
  ReturnType<typeof effectFrames> &
  ReturnType<typeof stepFrames> &
  ReturnType<typeof effectQuestions> &
  ReturnType<typeof armyFrames> &
  ReturnType<typeof battleFrames> &
  ReturnType<typeof battleQuestions>

/** The codecs of the variables of all frames. */
export const frameCodecs = ofScenario((scenario): Codecs => {
  const words = wordsOf(scenario)
  return {
    ...turnFrames(words),
    ...turnQuestions(words),
    ...effectFrames(words),
    ...stepFrames(words),
    ...effectQuestions(words),
    ...armyFrames(words),
    ...battleFrames(words),
    ...battleQuestions(words),
  }
})

/** The frames with their variables, which are those of their codecs. */
export type Frames = {
  readonly [K in keyof Kinds]: Runs<t.TypeOf<Codecs[K]>, Kinds[K]['at'], Kinds[K]['value']>
}

/** Any frame of the game. */
export type AnyFrame = FrameOf<Frames>

/** How frames are made: a procedure at a stage, a question. */
const made: NewFrames<Frames> = framesOf<Frames>()
export const start: NewFrames<Frames>['start'] = made.start
export const ask: NewFrames<Frames>['ask'] = made.ask

/** A plain result as which a die is used, and the use: the name of its effect. */
export const useId = (as: PlainFace, use: string): string => `use/${as}/${use}`

/** After pieces have come to a Region. */
export const settling = (side: Side, region: string, battle = false): FrameOf<Frames, 'settle'> =>
  start('settle', 'excess', { side, region, battle, chosen: null })

/** Casualties that must be, down to so much Damage; with more if the owner likes. */
export const losing = (
  force: { readonly side: Side; readonly region: string; readonly battle: boolean },
  until: number | null = null,
  optional = false,
): FrameOf<Frames, 'casualties'> => {
  const { side, region, battle } = force
  return start('casualties', 'next', { side, region, battle, chosen: null, until, optional, over: false })
}

/** An effect from its first step. */
export const doingEffect = (
  list: string,
  owner: Side,
  moved: string | null = null,
): FrameOf<Frames, 'effect'> => start('effect', 'next', { list, index: 0, owner, moved, skip: false })
