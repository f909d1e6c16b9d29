/**
 * What a Character result can do for the Fellowship and for those who travel: the rules that stand against
 * it. Each list is empty exactly when the action is possible and can be completed.
 */
import type { Rules } from '../model/config'
import { LEGAL } from '../../kernel/types'
import type { Violation } from '../model/bundle'
import type { DieFace } from '../model/ids'
import type { SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { since } from './absent'
import { companionsOf, firstOf, isInMordor } from './fellowship'
import { standsStill, travellerViolations } from './journeyViolations'
import { CHARACTERS_OF, characterId } from './pieces'
import { travellersOf } from './reach'
import { placeOf } from './armies'

type Violations = ReadonlyArray<Violation>

/** Why the Fellowship cannot be moved: it is revealed, or at the end of its track (ruling OR-62). */
export const moveFellowshipViolations = (
  rules: Rules,
  table: Table,
  die: DieFace = 'character',
): Violations => {
  const { revealed, progress } = table.fellowship
  if (isInMordor(table)) return revealed ? [violation('mordor.hidden', { die })] : LEGAL
  if (revealed) return [violation('fellowship.revealed', { die })]
  return progress < rules.fellowship.progress
    ? LEGAL
    : [violation('fellowship.move', { progress, limit: rules.fellowship.progress })]
}

/** Why the Fellowship cannot be hidden: it is. */
export const hideViolations = (table: Table, die: DieFace = 'character'): Violations =>
  table.fellowship.revealed
    ? LEGAL
    : [since(violation('fellowship.hide', { die }), 'the Fellowship is Hidden')]

/** Why nobody can leave the Fellowship: nobody is with it, or it is on the Mordor Track (ruling OR-78). */
export const separateViolations = (rules: Rules, table: Table): Violations => {
  const companions = companionsOf(rules, table)
  const piece = companions === 0 ? 'nobody' : characterId(rules, firstOf(companions))
  if (isInMordor(table))
    return [
      since(violation('fellowship.separate', { piece }), 'it is on the Mordor Track'),
      violation('mordor.separate', { piece }),
    ]
  return companions === 0
    ? [since(violation('fellowship.separate', { piece }), 'nobody is with the Ring-bearers')]
    : LEGAL
}

/** Why no Companion, or no Nazgûl and no Minion, can travel. */
export const travelViolations = (rules: Rules, table: Table, side: SideIx): Violations => {
  if (side === 1 && table.nazgul.length > 0) return LEGAL
  if (travellersOf({ rules, table }, side, 0) !== 0) return LEGAL
  const found: Array<Violation> = []
  for (let left = CHARACTERS_OF(rules)[side]; left !== 0; left &= left - 1) {
    const character = firstOf(left)
    if (placeOf(table, character) >= 0)
      found.push(...travellerViolations({ rules, table }, side, character, 0))
  }
  return found.length === 0 ? [since(standsStill('nobody'), 'nobody is on the map who could move')] : found
}
