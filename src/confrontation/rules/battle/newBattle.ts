/**
 * The variables of a battle: how they begin, and the marks that its steps leave on them.
 */
import { battleDraft, type AttackVars, type BattleVars } from '../../model/frames'
import type { Bits, SideIx } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { sideOf } from '../../query/pieces'

const NONE: readonly [number, number] = [-1, -1]

/** A battle between an attacker and the defender he has met. */
export const newBattle = ({ attacker, defender, region, battles }: AttackVars): BattleVars => ({
  region,
  fighters: attacker < 9 ? [attacker, defender] : [defender, attacker],
  attacker: sideOf(attacker),
  first: battles === 0,
  textOff: false,
  newcomer: false,
  shownStrength: -1,
  noCards: false,
  played: NONE,
  fetched: NONE,
  refused: false,
  silenced: false,
  cloaked: false,
  retreated: 0,
  defeated: 0,
  cause: null,
  support: 0,
})

/** A pair with one side's value replaced. */
export const withSide = <A>(pair: readonly [A, A], side: SideIx, value: A): readonly [A, A] =>
  side === 0 ? [value, pair[1]] : [pair[0], value]

/** The bit of a side. */
export const bitOf = (side: SideIx): number => side + 1

/** Marks that a side's fighter has retreated. */
export const withRetreat = (battle: BattleVars, side: SideIx): BattleVars => {
  const draft = battleDraft(battle)
  draft.retreated |= bitOf(side)
  return draft
}

/** Marks that fighters (bits of sides) are defeated, and by which rule. */
export const withDefeat = (battle: BattleVars, defeated: Bits, cause: RuleId): BattleVars => {
  const draft = battleDraft(battle)
  draft.defeated |= defeated
  draft.cause = cause
  return draft
}
