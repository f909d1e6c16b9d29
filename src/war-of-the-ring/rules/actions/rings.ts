/**
 * The Elven Rings (chapter IV): before an action one die is changed to another result. A Ring of the Free
 * Peoples goes to the Shadow, a Ring of the Shadow leaves the game.
 */
import type { Rules } from '../../model/config'
import type { UseRing } from '../../model/actions'
import type { Violation } from '../../model/bundle'
import type { OpportunityVars } from '../../model/frames'
import type { Seat } from '../../model/ids'
import type { SideIx, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { noDie, since } from '../../query/absent'
import { EYE, faceId, faceIx, FACES_OF, hasDie, WILL } from '../../query/dice'
import { sideId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { happen, type Change } from '../changes/change'
import { addDie, editDice, plus, spendDie } from '../changes/dice'

const hasUsed = (table: Table, side: SideIx): boolean => ((table.dice.ringUsed >> side) & 1) === 1
const holds = (table: Table, side: SideIx): boolean => table.dice.rings[side] > 0

/** Every change that a Ring could make now. */
export const ringOptions = (
  rules: Rules,
  table: Table,
  { side }: OpportunityVars,
  seat: Seat,
): ReadonlyArray<UseRing> => {
  const found: Array<UseRing> = []
  if (!holds(table, side) || hasUsed(table, side)) return found
  for (const die of FACES_OF(rules)[side]) {
    if (!hasDie(table, side, die)) continue
    for (const result of FACES_OF(rules)[side])
      if (result !== die && result !== WILL)
        found.push({ seat, kind: 'useRing', die: faceId(die), result: faceId(result) })
  }
  return found
}

/** Every rule against a change by a Ring. */
export const ringViolations = (
  rules: Rules,
  table: Table,
  { side }: OpportunityVars,
  { die, result }: UseRing,
): ReadonlyArray<Violation> => {
  const seat = seatOf({ rules, table }, 'acting', side)
  const found: Array<Violation> = []
  if (!holds(table, side))
    found.push(since(violation('elvenRings.passing', { seat }), 'his side has no Ring now'))
  if (hasUsed(table, side)) found.push(violation('elvenRings.oncePerTurn', { seat }))
  if (side === 1 && die === 'eye') found.push(violation('elvenRings.eye', { die }))
  else if (!hasDie(table, side, faceIx(die))) found.push(noDie(die))
  if (result === 'will-of-the-west') found.push(violation('elvenRings.willOfTheWest', { die }))
  else if (result === die || !FACES_OF(rules)[side].includes(faceIx(result)))
    found.push(
      since(
        violation('elvenRings.use', { seat }),
        result === die ? 'the die shows that already' : 'no die of his side has this result',
      ),
    )
  return found
}

/** The die changes; an Eye goes into the Hunt box at once. */
export const useRing = (change: Change, side: SideIx, { die, result }: UseRing): void => {
  spendDie(change, side, faceIx(die))
  editDice(change, (draft) => {
    draft.rings = side === 0 ? [draft.rings[0] - 1, draft.rings[1] + 1] : plus(draft.rings, 1, -1)
    draft.ringUsed |= 1 << side
  })
  happen(change, { kind: 'RingUsed', rule: 'elvenRings.use', side: sideId(side), die, result })
  if (faceIx(result) !== EYE) return addDie(change, side, faceIx(result))
  editDice(change, (draft) => {
    draft.huntBox = plus(draft.huntBox, 1)
  })
  happen(change, { kind: 'DieToHuntBox', rule: 'elvenRings.eye', side: sideId(side), die: result })
}
