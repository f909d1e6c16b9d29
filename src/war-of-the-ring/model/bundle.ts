/**
 * The game's types bundled for the kernel, and the stage builders and shorthands the rules use.
 */
import type { Decision } from '../../kernel/decision'
import {
  stagesOf,
  type Here as KernelHere,
  type Procedure as KernelProcedure,
  type Step as KernelStep,
} from '../../kernel/procedure'
import type { StandingCheck as KernelStanding } from '../../kernel/ruleset'
import type { Changed as KernelChanged, State as KernelState } from '../../kernel/types'
import type { RuleViolation } from '../../kernel/rulebook'
import { windowOf, type Offer } from '../../kernel/window'
import type { RuleId } from '../rulebook'
import type { Action, Pass } from './actions'
import type { Config, Rules } from './config'
import type { Event } from './events'
import type { AnyFrame } from './frames'
import type { Seat } from './ids'
import type { TableReading } from './reading'
import type { Table } from './table'

/** The types of War of the Ring. */
export interface War {
  readonly config: Config
  readonly table: Table
  readonly frame: AnyFrame
  readonly action: Action
  readonly event: Event
  readonly seat: Seat
  readonly rule: RuleId
  readonly rules: Rules
  readonly reading: TableReading
}

/** A state of War of the Ring. */
export type State = KernelState<War>
/** What a question may need: the rules of the config, and the table. */
export type World = Pick<KernelHere<War, unknown>, 'rules' | 'table'>
/** What a rule works on. */
export type Here<V = unknown> = KernelHere<War, V>
/** A changed table and what happened. */
export type Changed = KernelChanged<War>
/** What a stage leaves behind. */
export type Step<V> = KernelStep<War, V>
/** A procedure of this game. */
export type Procedure<V> = KernelProcedure<War, V>
/** A question of this game. */
export type Question<V, A extends Action> = Decision<War, V, A>
/** A rule looked at after every change. */
export type StandingCheck = KernelStanding<War>
/** A violation of one of the game's rules. */
export type Violation = RuleViolation<RuleId>

/** What a window of this game offers. */
export type Offered<V, A extends Action> = Offer<War, V, A>

/** A window of this game: pass, or take one of the offers. */
export const mayDo = <V, A extends Action>(offer: Offered<V, A>): Question<V, A | Pass> => windowOf(offer)

/** The stage builders. */
export const { doing, calling, drawing, jumping, returning } = stagesOf<War>()
