/**
 * The turn: a card or an extra step, the move with its battles, then everything shown is concealed.
 */
import { NO_EVENTS } from '../../../kernel/types'
import { calling, doing, jumping, procedure, returning, type Changed, type Here } from '../../model/bundle'
import { ask, start, type TurnChoice, type TurnVars } from '../../model/frames'
import { draftOf } from '../../model/table'
import { afterBeginning, afterTurn } from '../../query/extraSteps'
import { seatOf, sideId } from '../../query/pieces'
import { hasMove } from '../../query/turns'
import { changing, conceal } from '../changes'
import { opensWindow } from '../special/palantir'
import { cardOptions } from './decideTurn'

const begin = ({ table, vars }: Here<TurnVars>): Changed => {
  const draft = draftOf(table)
  draft.turn = vars.side
  draft.turns++
  draft.cardThisTurn = false
  return {
    table: draft,
    events: [
      {
        kind: 'TurnBegan',
        rule: draft.turns === 1 ? 'setup.firstTurn' : 'turn.alternate',
        side: sideId(vars.side),
        turn: draft.turns,
      },
    ],
  }
}

/** A player without a move loses, unless a card can take the place of his turn (rulings R16, R17). */
const stuck = (here: Here<TurnVars>): Changed => {
  const { table, vars, config } = here
  if (hasMove(table, vars) || cardOptions(here, seatOf(config, table, vars.side)).length > 0)
    return { table, events: NO_EVENTS }
  return { table, events: [{ kind: 'PlayerStuck', rule: 'end.cannotMove', side: sideId(vars.side) }] }
}

const moveFrame = (choice: TurnChoice | null, does: 'move' | 'step') =>
  choice !== null && choice.does === does && 'way' in choice
    ? start('move', 'plain', { piece: choice.piece, to: choice.to, way: choice.way, struck: false })
    : undefined

/** After the extra step the turn goes on; if the traveller was struck down, it is over (ruling R12). */
const afterStep = (vars: TurnVars, arrived: boolean): TurnVars => {
  const { choice } = vars
  if (choice === null || choice.does !== 'step') return vars
  return arrived
    ? { ...vars, choice: null, stepped: choice.piece, same: choice.same }
    : { ...vars, choice: { does: 'nothing' } }
}

/** Both players see that a piece makes an extra step. */
const setOut = ({ table, vars }: Here<TurnVars>): Changed => {
  const { choice } = vars
  if (choice?.does !== 'step') return { table, events: NO_EVENTS }
  return { table: { ...table, ...afterBeginning(table, choice.piece, choice.same) }, events: NO_EVENTS }
}

const end = (here: Here<TurnVars>): Changed => {
  const change = changing(here)
  conceal(change, here.table.forGood)
  if (change.table.spied !== 0) change.table = { ...change.table, spied: 0 }
  if (change.table.extraStep !== undefined) change.table = { ...change.table, ...afterTurn(change.table) }
  return change
}

/** One turn. */
export const turn = procedure('turn', [
  ['begin', doing(begin)],
  ['stuck', doing(stuck)],
  [
    'choose',
    calling(
      ({ vars }) => ask('decide/turn', vars),
      (vars, choice) => ({ ...vars, choice }),
    ),
  ],
  ['plain', jumping('move', ({ vars }) => vars.choice?.does === 'move')],
  ['setOut', doing(setOut)],
  ['step', calling(({ vars }) => moveFrame(vars.choice, 'step'), afterStep)],
  ['moveOn', jumping('choose', ({ vars }) => vars.choice === null)],
  [
    'name',
    calling(({ vars: { choice } }) =>
      choice?.does === 'name'
        ? start('naming', 'draw', { card: choice.card, region: choice.region, piece: choice.piece })
        : undefined,
    ),
  ],
  ['move', calling(({ vars }) => moveFrame(vars.choice, 'move'))],
  [
    'window',
    calling((here) =>
      here.vars.choice?.does === 'move' && opensWindow(here)
        ? ask('decide/window', { side: here.vars.side })
        : undefined,
    ),
  ],
  ['end', doing(end)],
  ['over', returning(() => null)],
])
