/**
 * What the instructions of Combat cards share: who acts, what is asked before, and how the round changes.
 */
import type { Event } from '../../../model/events'
import type { CombatDeed, Role } from '../../../model/combat'
import type { Step, World } from '../../../model/bundle'
import type { BattleVars, CombatVars } from '../../../model/frames'
import type { Force, Pair, SideIx } from '../../../model/table'
import { sideIn } from '../../../query/combat'

/** An instruction being carried out: the round, the cards, and whose turn it is. */
export interface Acting extends World {
  readonly vars: BattleVars
  readonly combat: CombatVars
  readonly role: Role
}

/** Figures to choose one from: whose they are, and whether it is possible to decline. */
export interface Choice {
  readonly side: SideIx
  readonly figures: Force
  readonly may: boolean
}

/** One kind of instruction: what is asked before it, and what it does. */
export interface Verb<D extends CombatDeed> {
  /** The figures one of which is chosen, if any is. */
  readonly figures?: (acting: Acting, deed: D) => Choice | undefined
  /** The least and the most of a number that is chosen, if one is. */
  readonly number?: (acting: Acting, deed: D) => Pair | undefined
  /** What it does. */
  readonly run: (acting: Acting, deed: D) => Step<BattleVars>
}

/** A pair with something added for a role. */
export const plus = (pair: Pair, role: Role, by: number): Pair =>
  role === 0 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by]

/** The round after a change to what cards have done, with what happened. */
export const changedBy = (
  { table, vars, combat }: Acting,
  change: Partial<CombatVars>,
  ...events: ReadonlyArray<Event>
): Step<BattleVars> => ({
  table,
  events,
  vars: { ...vars, combat: { ...combat, ...change } },
})

/** Nothing happens. */
export const nothing = ({ table, vars }: Acting): Step<BattleVars> => ({ table, events: [], vars })

/** The side that acts, and its enemy. */
export const ownSide = ({ vars, role }: Acting): SideIx => sideIn(vars, role)
export const enemySide = ({ vars, role }: Acting): SideIx => sideIn(vars, role === 0 ? 1 : 0)
