/**
 * The game's types bundled for the kernel, and the stage builders and shorthands the rules use.
 */
import type { Draw as KernelDraw, Here as KernelHere, Step as KernelStep } from '../../kernel/procedure'
import type { Changed as KernelChanged, Scalar, State as KernelState } from '../../kernel/types'
import type { RuleViolation } from '../../kernel/rulebook'
import { wiringOf, type AskKind, type Builders, type QuestionOf } from '../../kernel/wiring'
import type { RuleId } from '../rulebook'
import type { Action } from './actions'
import type { Config, Rules } from './config'
import type { Event } from './events'
import type { AnyFrame, Frames } from './frames'
import type { Seat } from './ids'
import type { TableReading } from './json'
import type { Table } from './table'

/** The types of the Card Game. */
export interface CardGame {
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
  readonly reading: TableReading
}

/** A state of the Card Game. */
export type State = KernelState<CardGame>
/** What a rule works on. */
export type Here<V = unknown> = KernelHere<CardGame, V>
/** What a query looks at: the rules and a table. */
export type Sight = Pick<Here, 'rules' | 'table'>
/** A changed table and what happened. */
export type Changed = KernelChanged<CardGame>
/** What a stage leaves behind. */
export type Step<V> = KernelStep<CardGame, V>
/** A question of this game, answered by these actions. */
export type Question<K extends AskKind<Frames>, A extends Action> = QuestionOf<CardGame, Frames, K, A>
/** A draw by chance that one of the game's rules demands. */
export type Draw<O extends Scalar> = KernelDraw<O, RuleId>
/** A violation of one of the game's rules. */
export type Violation = RuleViolation<RuleId>

/** The builders of stages and procedures. */
type Build = Builders<CardGame, Frames>
const build: Build = wiringOf<CardGame, Frames>()
export const doing: Build['doing'] = build.doing
export const calling: Build['calling'] = build.calling
export const drawing: Build['drawing'] = build.drawing
export const jumping: Build['jumping'] = build.jumping
export const returning: Build['returning'] = build.returning
export const procedure: Build['procedure'] = build.procedure
