/**
 * Verbs: one module for each kind of instruction. A verb does something at once, or calls a frame that asks.
 * An instruction that cannot be carried out is passed over.
 */
import type { FrameOf } from '../../../kernel/wiring'
import type { Here } from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import type { Frames } from '../../model/frames'
import type { TextVars } from '../../model/frames/texts'
import type { Change } from '../changes/change'

/** The frames that a text calls. */
export type VerbFrame = FrameOf<
  Frames,
  | 'draw'
  | 'forsaking'
  | 'cycling'
  | 'elimination'
  | 'tell'
  | 'text'
  | 'choosing'
  | 'taking'
  | 'eliminating'
  | 'putting'
  | 'playingApart'
  | 'ground'
  | 'pathActivation'
  | 'moving'
  | 'decide/token'
>

/** What a verb does. */
export interface Verb<I extends Instruction> {
  /** At once, before anything is asked. */
  readonly run?: (change: Change, instruction: I, text: TextVars) => void
  /** What is asked or carried out step by step, if there is anything. */
  readonly frame?: (here: Here<TextVars>, instruction: I) => VerbFrame | undefined
}

/** A verb for each of some kinds of instruction. */
export type Verbs<K extends Instruction['kind']> = {
  readonly [J in K]: Verb<Extract<Instruction, { kind: J }>>
}
