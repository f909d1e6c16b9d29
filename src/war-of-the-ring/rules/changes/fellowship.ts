/**
 * Changes of the Fellowship that more than one chapter makes: Corruption, the Guide, Companions leaving.
 */
import type { CharacterIx } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { characterId } from '../../query/pieces'
import { editFellowship, happen, type Change } from './change'

/** Adds Corruption, or heals some; the counter stays between 0 and 12 (ruling OR-86). */
export const corrupt = (change: Change, by: number, rule: RuleId): void => {
  const before = change.table.fellowship.corruption
  const corruption = Math.max(0, Math.min(change.rules.fellowship.corruption, before + by))
  if (corruption === before) return
  editFellowship(change, (draft) => {
    draft.corruption = corruption
  })
  happen(change, { kind: 'CorruptionChanged', rule, by: corruption - before, corruption })
}

/** Nobody is the Guide until one is named. */
export const leaveOpen = (change: Change): void =>
  editFellowship(change, (draft) => {
    draft.guide = -1
  })

/** Makes somebody the Guide. */
export const nameGuide = (change: Change, guide: CharacterIx, rule: RuleId): void => {
  if (change.table.fellowship.guide === guide) return
  editFellowship(change, (draft) => {
    draft.guide = guide
  })
  happen(change, { kind: 'GuideNamed', rule, guide: characterId(change.rules, guide) })
}
