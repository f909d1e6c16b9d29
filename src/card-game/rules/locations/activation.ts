/**
 * Activating locations: a battleground out of its deck or a scoring area, a path of the right number. The
 * text of a location is carried out at once; before that of a new path, the old path is fought over.
 */
import {
  calling,
  doing,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
} from '../../model/bundle'
import type { ActivatePath } from '../../model/actions'
import { ask, start } from '../../model/frames'
import { newCombat } from '../../model/frames/combats'
import type { ActivationVars, PathVars } from '../../model/frames/texts'
import { PATH, WAITING } from '../../model/spots'
import { violation } from '../../rulebook'
import { pathId, pathIx, seatId, sourceOfGround, sourceOfPath, spotOf } from '../../query/cards'
import { activePath, unusedPaths } from '../../query/places'
import { newText } from '../../query/texts'
import { changed, changing } from '../changes/change'
import { activateGround, activatePath } from '../changes/locations'

const turnUpGround = (here: Here<ActivationVars>): Changed => {
  const { seat, battleground } = here.vars
  const change = changing(here)
  const fresh = here.table.battlegrounds[battleground] === WAITING
  activateGround(change, battleground, seat, fresh ? 'location.text' : 'location.again')
  return changed(change)
}

/** One battleground, and its text. */
export const activation = procedure('activation', [
  ['turnUp', doing(turnUpGround)],
  [
    'text',
    calling(({ vars: { seat, battleground } }) =>
      start('text', 'instruction', newText(seat, sourceOfGround(battleground), 0, spotOf(battleground))),
    ),
  ],
  ['over', returning(() => null)],
])

const turnUpPath = (here: Here<PathVars>): Changed => {
  const change = changing(here)
  activatePath(change, here.vars.path, here.vars.seat, 'location.text')
  return changed(change)
}

/** One path: named first, then the old path is fought over, then its text. */
export const pathActivation = procedure('pathActivation', [
  [
    'which',
    calling(
      ({ vars }) => ask('decide/path', vars),
      (vars, path) => ({ ...vars, path }),
    ),
  ],
  [
    'fight',
    calling(({ table }) => (activePath(table) < 0 ? undefined : start('combat', 'begin', newCombat(PATH)))),
  ],
  ['turnUp', doing(turnUpPath)],
  [
    'text',
    calling(({ vars: { seat, path } }) =>
      start('text', 'instruction', newText(seat, sourceOfPath(path), 0, PATH)),
    ),
  ],
  ['over', returning(() => null)],
])

/** Which path do you activate? */
export const decidePath: Question<'decide/path', ActivatePath> = {
  answers: ['activatePath'],
  seats: ({ vars }) => [seatId(vars.seat)],
  options: ({ table, vars }, seat) =>
    unusedPaths(table, vars.number).map((path) => ({ seat, kind: 'activatePath', path: pathId(path) })),
  violations: ({ table, vars }, { path }) => {
    const ix = pathIx(path)
    if (unusedPaths(table, vars.number).includes(ix)) return []
    const used = table.paths[ix] !== WAITING
    return [violation(used ? 'location.pathOnce' : 'location.chosenPath', { path })]
  },
  resolve: ({ table }, { seat, path }) => ({
    table,
    events: [{ kind: 'PathNamed', rule: 'location.chosenPath', seat, path }],
    value: pathIx(path),
  }),
  asks: ({ vars }) => `Which path ${vars.number} do you activate? The path before it is fought over first.`,
  reads: ['location.chosenPath', 'location.onePath', 'location.pathOnce'],
}
