/**
 * The game's types bundled for the kernel, and the stage builders and shorthands the rules use.
 */
import type { Interjection } from '../../kernel/decision'
import type { Draw as KernelDraw, Here as KernelHere, Step as KernelStep } from '../../kernel/procedure'
import type { StandingCheck as KernelStanding } from '../../kernel/ruleset'
import type { Changed as KernelChanged, Scalar, State as KernelState } from '../../kernel/types'
import type { RuleViolation } from '../../kernel/rulebook'
import { wiringOf, type AskKind, type Builders, type EndingOf, type QuestionOf } from '../../kernel/wiring'
import type { RuleId } from '../rulebook'
import type { Action } from './actions'
import type { Config, Rules } from './config'
import type { Event } from './events'
import type { AnyFrame, Frames } from './frames'
import type { Seat } from './ids'
import type { Reading } from './json'
import type { Table } from './table'

/** The types of The Confrontation. */
export interface Confrontation {
  readonly config: Config
  /** @internal What lies on the table, packed: not for users, who `read` it. */
  readonly table: Table
  /** @internal What runs: not for users, who ask `prompt`. */
  readonly frame: AnyFrame
  readonly action: Action
  readonly event: Event
  readonly seat: Seat
  readonly rule: RuleId
  /** @internal What a config decides. */
  readonly rules: Rules
  readonly reading: Reading
}

/** A state of The Confrontation. */
export type State = KernelState<Confrontation>
/** What a rule works on. */
export type Here<V = unknown> = KernelHere<Confrontation, V>
/** A changed table and what happened. */
export type Changed = KernelChanged<Confrontation>
/** What a stage leaves behind. */
export type Step<V> = KernelStep<Confrontation, V>
/** A question of this game. */
export type Question<K extends AskKind<Frames>, A extends Action> = QuestionOf<Confrontation, Frames, K, A>
/** A draw by chance that one of the game's rules demands. */
export type Draw<O extends Scalar> = KernelDraw<O, RuleId>
/** Something a seat may do beside answering. */
export type Aside<A extends Action> = Interjection<Confrontation, A>
/** A rule looked at after every change. */
export type StandingCheck = KernelStanding<Confrontation, EndingOf<Frames>>
/** A violation of one of the game's rules. */
export type Violation = RuleViolation<RuleId>

/** The builders of stages, procedures and windows. */
type Build = Builders<Confrontation, Frames>
const build: Build = wiringOf<Confrontation, Frames>()
export const doing: Build['doing'] = build.doing
export const calling: Build['calling'] = build.calling
export const drawing: Build['drawing'] = build.drawing
export const jumping: Build['jumping'] = build.jumping
export const returning: Build['returning'] = build.returning
export const mayDo: Build['mayDo'] = build.mayDo
export const procedure: Build['procedure'] = build.procedure
export const stages: Build['stages'] = build.stages
