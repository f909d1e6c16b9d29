/**
 * Waking locations: a battleground that fits, or a path of the active number or the next.
 */
import { at } from '../../../kernel/row'
import { calling, doing, procedure, returning, type Here, type Question, type Step } from '../../model/bundle'
import type { Activate } from '../../model/actions'
import { ask, start } from '../../model/frames'
import type { GroundVars } from '../../model/frames/texts'
import { ACTIVE, OF_FREE_PEOPLES, OF_SHADOW, type BattlegroundIx } from '../../model/spots'
import { violation } from '../../rulebook'
import { groundId, groundIx, seatId } from '../../query/cards'
import { groundsFor, numberMeant, pathsFor } from '../../query/targets'
import { instructionOf } from '../../query/texts'
import type { Verbs } from './verb'

/** What wakes locations. */
export const LOCATION_VERBS: Verbs<'activateBattleground' | 'activatePath'> = {
  activateBattleground: {
    frame: (here, instruction) =>
      groundsFor(here, instruction).length === 0
        ? undefined
        : start('ground', 'which', { text: here.vars, battleground: -1 }),
  },
  activatePath: {
    frame: (here, { number }) =>
      pathsFor(here, number).length === 0
        ? undefined
        : start('pathActivation', 'which', {
            seat: here.vars.seat,
            path: -1,
            number: numberMeant(here, number),
          }),
  },
}

const fitting = (here: Here<GroundVars>): ReadonlyArray<BattlegroundIx> => {
  const instruction = instructionOf(here, here.vars.text, 'activateBattleground')
  return instruction === undefined ? [] : groundsFor(here, instruction)
}

/** A text that names one battleground leaves nothing to choose. */
const isNamed = (here: Here<GroundVars>): boolean => {
  const which = instructionOf(here, here.vars.text, 'activateBattleground')?.which
  return which?.kind === 'named' && which.ids.length === 1
}

const named = (here: Here<GroundVars>): Step<GroundVars> => {
  const { table, vars } = here
  const battleground = vars.battleground < 0 ? at(fitting(here), 0) : vars.battleground
  return { table, events: [], vars: { ...vars, battleground } }
}

/** One battleground: chosen, then activated. */
export const ground = procedure('ground', [
  [
    'which',
    calling(
      (here) => (isNamed(here) ? undefined : ask('decide/ground', here.vars)),
      (vars, battleground) => ({ ...vars, battleground }),
    ),
  ],
  ['named', doing(named)],
  [
    'activate',
    calling(({ vars: { text, battleground } }) =>
      start('activation', 'turnUp', { seat: text.seat, battleground }),
    ),
  ],
  ['over', returning(({ vars: { battleground } }) => ({ that: battleground }))],
])

/** Which battleground do you activate or reactivate? */
export const decideGround: Question<'decide/ground', Activate> = {
  answers: ['activate'],
  seats: ({ vars }) => [seatId(vars.text.seat)],
  options: (here, seat) =>
    fitting(here).map((one) => ({ seat, kind: 'activate', battleground: groundId(one) })),
  violations: (here, { battleground }) => {
    const ix = groundIx(battleground)
    if (fitting(here).includes(ix)) return []
    const standing = here.table.battlegrounds[ix]
    if (standing === ACTIVE) return [violation('location.alreadyActive', { battleground })]
    const scored = standing === OF_FREE_PEOPLES || standing === OF_SHADOW
    return [violation(scored ? 'location.reactivate' : 'location.chosenBattleground', { battleground })]
  },
  resolve: ({ table }, { battleground }) => ({ table, events: [], value: groundIx(battleground) }),
  asks: () => 'Which battleground do you activate or reactivate?',
  reads: ['location.chosenBattleground', 'location.reactivate', 'location.alreadyActive'],
}
