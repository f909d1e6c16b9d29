/**
 * Verbs: one module for each kind of instruction. A verb does something at once, or calls a frame that asks.
 */
import type { Here } from '../../model/bundle'
import type { EventCard, Instruction } from '../../model/effects'
import type { AnyFrame, EventVars } from '../../model/frames'
import type { CardIx } from '../../model/table'
import type { Change } from '../changes/change'

/** What a verb does. */
export interface Verb<I extends Instruction> {
  /** At once, before anything is asked. */
  readonly run?: (change: Change, instruction: I, here: Here<EventVars>) => void
  /** What is asked or carried out step by step, if there is anything. */
  readonly frame?: (here: Here<EventVars>, instruction: I) => AnyFrame | undefined
}

/** A verb for each of some kinds of instruction. */
export type Verbs<K extends Instruction['kind']> = {
  readonly [J in K]: Verb<Extract<Instruction, { kind: J }>>
}

/** What a card says; undefined for one that is not in the game. */
export const cardOf = (here: Here, card: CardIx): EventCard | undefined => here.rules.cards[card]

/** An instruction of a card, by its place. */
export const instructionOf = <K extends Instruction['kind']>(
  here: Here<{ readonly card: CardIx; readonly step: number }>,
  kind: K,
): Extract<Instruction, { kind: K }> | undefined => {
  const instruction = cardOf(here, here.vars.card)?.effect[here.vars.step]
  return instruction?.kind === kind ? (instruction as Extract<Instruction, { kind: K }>) : undefined
}
