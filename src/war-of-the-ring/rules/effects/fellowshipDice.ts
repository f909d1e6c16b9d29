/**
 * Action dice that cards turn or take away (chapter IV). The die that pays for the card is no longer among
 * the unused ones.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Done, TurnDie } from '../../model/actions'
import type { Question } from '../../model/bundle'
import { ask } from '../../model/frames'
import { faceCount, ofFace } from '../../model/counts'
import { noDie } from '../../query/absent'
import { EYE, faceId, faceIx, FACES_OF, hasDie, unusedOf } from '../../query/dice'
import { sideId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { type Change, changing, ends, goesOn, happen } from '../changes/change'
import { addDie, editDice, plus, spendDie } from '../changes/materials'
import type { FaceIx, SideIx } from '../../model/table'
import type { Verbs } from './verb'

/** A die becomes an Eye and goes into the Hunt box. */
const turnToEye = (change: Change, side: SideIx, die: FaceIx): void => {
  spendDie(change, side, die)
  editDice(change, (draft) => {
    draft.huntBox = plus(draft.huntBox, side)
  })
  const what = { rule: 'events.overrides', side: sideId(side) } as const
  happen(change, { kind: 'DieTurned', ...what, die: faceId(die), result: faceId(EYE) })
  happen(change, { kind: 'DieToHuntBox', ...what, die: faceId(EYE) })
}

/** Which die becomes an Eye? */
export const decideTurning: Question<'decide/turning', TurnDie | Done> = {
  answers: ['turnDie', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: ({ rules, table, vars }, seat) => [
    ...FACES_OF(rules)[vars.side].flatMap((die): ReadonlyArray<TurnDie> =>
      hasDie(table, vars.side, die) ? [{ seat, kind: 'turnDie', die: faceId(die) }] : [],
    ),
    { seat, kind: 'done' },
  ],
  violations: ({ table, vars }, action) =>
    action.kind === 'done' || hasDie(table, vars.side, faceIx(action.die)) ? LEGAL : [noDie(action.die)],
  resolve: (here, action) => {
    const { table, vars } = here
    if (action.kind === 'done') return { table, events: NO_EVENTS, value: null }
    const change = changing(here)
    turnToEye(change, vars.side, faceIx(action.die))
    const left = vars.left - 1
    return left === 0 || unusedOf(change.table, vars.side) === 0
      ? ends(change, null)
      : goesOn(change, { ...vars, left })
  },
  asks: ({ vars }) => `Which die becomes an Eye? (${vars.left} more may)`,
  reads: ['events.overrides', 'die.eye'],
}

/** The verbs about dice. */
export const DICE_VERBS: Verbs<'turnDie' | 'turnToEyes' | 'loseDice'> = {
  turnDie: {
    run: (change, { from, to }, { vars: { side } }) => {
      if (!hasDie(change.table, side, faceIx(from))) return
      spendDie(change, side, faceIx(from))
      addDie(change, side, faceIx(to))
      const what = { rule: 'events.overrides', side: sideId(side) } as const
      happen(change, { kind: 'DieTurned', ...what, die: from, result: to })
    },
  },
  turnToEyes: {
    frame: ({ table, vars }, { most }) =>
      unusedOf(table, vars.side) === 0 ? undefined : ask('decide/turning', { ...vars, left: most }),
  },
  loseDice: {
    run: (change, { side, face }) => {
      const ix: SideIx = side === 'shadow' ? 1 : 0
      const die = faceIx(face)
      const number = faceCount(change.table.dice.unused[ix], die)
      if (number === 0) return
      editDice(change, (draft) => {
        draft.unused = plus(draft.unused, ix, -ofFace(die, number))
        draft.used = plus(draft.used, ix, number)
      })
      happen(change, { kind: 'DiceLost', rule: 'events.overrides', side, die: face, number })
    },
  },
}
