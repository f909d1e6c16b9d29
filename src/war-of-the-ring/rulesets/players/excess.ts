/**
 * Too many units of two partners in one place (chapter XI, Mixed Armies): two Armies lose a unit each in
 * turn, that of who does not lead first; of a mixed Army its commander removes them.
 */
import type { Remove } from '../../model/actions'
import { calling, type Here, type Question } from '../../model/bundle'
import type { ExcessVars } from '../../model/frames'
import { NO_FORCE, type Army, type SeatIx } from '../../model/table'
import { violation } from '../../rulebook'
import { armyAt, regionOf } from '../../query/armies'
import { regionId } from '../../query/board'
import { isShared, ownCounts } from '../../query/command'
import { countIn, pieceIx } from '../../query/pieces'
import { isMixed, seatIxOf, seatOf } from '../../query/seats'
import { decideExcess } from '../../rules/armies/excess'
import { editPartners } from '../../rules/changes/partners'
import { crowded } from '../../rules/effects/rout'
import type { Whole } from '../rules'
import { inserting } from '../stages'
import { askCrowd } from './agree'

/** The two Armies of partners in a place, if they are not mixed. */
const twoArmies = ({ rules, table, vars }: Here<ExcessVars>): Army | undefined => {
  const army = armyAt(table, vars.place)
  const apart = rules.seating.alone[vars.side] < 0 && !isMixed(table, vars.place)
  return apart && army !== null && isShared(rules, army) ? army : undefined
}

/** Who removes the next unit of two Armies. */
const remover = (here: Here<ExcessVars>): SeatIx => {
  const leading = seatIxOf(here, 'leading', here.vars.side)
  if ((here.table.partners?.removed ?? 0) % 2 === 1) return leading
  return here.rules.seating.ofSide[here.vars.side].find((seat) => seat !== leading) ?? leading
}

const isOwn = (here: Here<ExcessVars>, army: Army, { piece }: Remove): boolean => {
  const own = ownCounts(here.rules, remover(here))
  const units = { ...NO_FORCE, regulars: army.regulars & own, elites: army.elites & own }
  return countIn(here.rules, units, pieceIx(here.rules, piece)) > 0
}

/** Which unit is removed? */
export const decideExcessInTurn: Question<'decide/excess', Remove> = {
  ...decideExcess,
  seats: (here) =>
    twoArmies(here) === undefined
      ? [seatOf(here, 'army', here.vars.side, here.vars.place)]
      : [here.rules.seating.seats[remover(here)] ?? seatOf(here, 'leading', here.vars.side)],
  options: (here, seat) => {
    const army = twoArmies(here)
    const all = decideExcess.options(here, seat)
    return army === undefined ? all : all.filter((action) => isOwn(here, army, action))
  },
  violations: (here, action) => {
    const army = twoArmies(here)
    const found = decideExcess.violations(here, action)
    return army === undefined || found.length > 0 || isOwn(here, army, action)
      ? found
      : [violation('partners.excess', { region: regionId(regionOf(here.vars.place)) })]
  },
  resolve: (here, action) => {
    const resolved = decideExcess.resolve(here, action)
    const change = { rules: here.rules, table: resolved.table, events: [] }
    editPartners(change, (draft) => {
      draft.removed = 'value' in resolved ? 0 : draft.removed + 1
    })
    return { ...resolved, table: change.table }
  },
}

/** An Army driven away by a card: partners who meet by it are asked whether they mix before units go. */
export const routOf = ({ procedures }: Whole): Whole['procedures']['rout'] =>
  inserting(procedures.rout, 'excess', [
    'meeting',
    calling((here) => askCrowd(here, crowded(here.rules, here.table, here.vars))),
  ])
