/**
 * The language of Event cards: a card is data, its effect a list of instructions, each of a kind that one
 * module of `rules/effects` knows. The kinds are in `effects/`, by family.
 */
import type { Condition } from './conditions'
import type { ArmyInstruction } from './effects/armies'
import type { BesideInstruction } from './effects/beside'
import type { FellowshipInstruction } from './effects/fellowship'
import type { MusterInstruction } from './effects/muster'
import type { EventCardId } from './ids'
import type { TableInstruction, TableText } from './effects/onTable'

/** One instruction of a card. */
export type Instruction =
  MusterInstruction | FellowshipInstruction | ArmyInstruction | TableInstruction | BesideInstruction

/** What an Event card says. `says` is our own paraphrase. */
export interface EventCard {
  readonly id: EventCardId
  readonly says: string
  /** What must be true to play it. */
  readonly playIf?: Condition
  /** What happens when it is played, in order, as far as possible. */
  readonly effect: ReadonlyArray<Instruction>
  /** What it does while it lies on the table; a card without this is discarded after its effect. */
  readonly table?: TableText
}
