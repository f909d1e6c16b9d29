/**
 * The game's types bundled for the kernel, and the stage builders and shorthands the rules use.
 */
import type { Decision, Interjection } from '../../kernel/decision'
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

/** The types of The Confrontation. */
export interface Confrontation {
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

/** A state of The Confrontation. */
export type State = KernelState<Confrontation>
/** What a rule works on. */
export type Here<V = unknown> = KernelHere<Confrontation, V>
/** A changed table and what happened. */
export type Changed = KernelChanged<Confrontation>
/** What a stage leaves behind. */
export type Step<V> = KernelStep<Confrontation, V>
/** A procedure of this game. */
export type Procedure<V> = KernelProcedure<Confrontation, V>
/** A question of this game. */
export type Question<V, A extends Action> = Decision<Confrontation, V, A>
/** Something a seat may do beside answering. */
export type Aside<A extends Action> = Interjection<Confrontation, A>
/** A rule looked at after every change. */
export type StandingCheck = KernelStanding<Confrontation>
/** A violation of one of the game's rules. */
export type Violation = RuleViolation<RuleId>

/** What a window of this game offers. */
export type Offered<V, A extends Action> = Offer<Confrontation, V, A>

/** A window of this game: pass, or take one of the offers. */
export const mayDo = <V, A extends Action>(offer: Offered<V, A>): Question<V, A | Pass> => windowOf(offer)

/** The stage builders. */
export const { doing, calling, drawing, jumping, returning } = stagesOf<Confrontation>()
