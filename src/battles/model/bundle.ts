/**
 * The game's types bundled for the kernel, and the builders and shorthands the rules use.
 */
import type { Draw as KernelDraw, Here as KernelHere, Step as KernelStep } from '../../kernel/procedure'
import type { RuleViolation } from '../../kernel/rulebook'
import type { StandingCheck as KernelStanding } from '../../kernel/ruleset'
import type { Changed as KernelChanged, Scalar, State as KernelState } from '../../kernel/types'
import { wiringOf, type AskKind, type Builders, type QuestionOf } from '../../kernel/wiring'
import type { RuleId } from '../rulebook'
import type { Action } from './actions'
import type { Config, Rules } from './config'
import type { Event } from './events'
import type { AnyFrame, Frames } from './frames'
import type { TableReading } from './json'
import type { Side } from './sides'
import type { Table } from './table'

/** The types of Battles of the War of the Ring. */
export interface Battles {
  readonly config: Config
  readonly table: Table
  readonly frame: AnyFrame
  readonly action: Action
  readonly event: Event
  readonly seat: Side
  readonly rule: RuleId
  readonly rules: Rules
  readonly reading: TableReading
}

/** A state of the game. */
export type State = KernelState<Battles>
/** What a rule works on. */
export type Here<V = unknown> = KernelHere<Battles, V>
/** A changed table and what happened. */
export type Changed = KernelChanged<Battles>
/** What a stage leaves behind. */
export type Step<V> = KernelStep<Battles, V>
/** A question of this game. */
export type Question<K extends AskKind<Frames>, A extends Action> = QuestionOf<Battles, Frames, K, A>
/** A rule looked at after every change. */
export type StandingCheck = KernelStanding<Battles>
/** A draw by chance that one of the game's rules demands. */
export type Draw<O extends Scalar> = KernelDraw<O, RuleId>
/** A violation of one of the game's rules. */
export type Violation = RuleViolation<RuleId>

/** The builders of stages and procedures. */
type Build = Builders<Battles, Frames>
const build: Build = wiringOf<Battles, Frames>()
export const doing: Build['doing'] = build.doing
export const calling: Build['calling'] = build.calling
export const drawing: Build['drawing'] = build.drawing
export const jumping: Build['jumping'] = build.jumping
export const returning: Build['returning'] = build.returning
export const procedure: Build['procedure'] = build.procedure
