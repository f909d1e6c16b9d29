/**
 * What do you do in your turn? A move, or a special card that comes before it or takes its place.
 */
import type { Move, PlayName, PlayRecall, PlayReturn, PlayStep } from '../../model/actions'
import type { Confrontation, Here, Question, Violation } from '../../model/bundle'
import type { TurnChoice, TurnVars } from '../../model/frames'
import { CHARACTER_IDS, type Seat } from '../../model/ids'
import { draftOf, type Table } from '../../model/table'
import { violation } from '../../rulebook'
import { regionId, regionIx } from '../../query/board'
import { eachRoute, routeViolations } from '../../query/moves'
import { census, characterIx, pieceOf, seatOf, sideOfCharacter } from '../../query/pieces'
import { moverViolations, moversOf } from '../../query/turns'
import { sharedBy } from '../../../kernel/brand'
import { coded } from '../../../kernel/options'
import { at } from '../../../kernel/row'
import { NO_EVENTS } from '../../../kernel/types'
import { changing } from '../changes'
import { extraStep } from '../special/extraStep'
import { playName } from '../special/naming'
import { recall } from '../special/recall'
import { playReturn } from '../special/returning'

type TurnAction = Move | PlayStep | PlayReturn | PlayName | PlayRecall

const WAYS: ReadonlyArray<Move['way']> = ['step', 'river', 'tunnel', 'power']

/** A move, by the place of the character, the region and the way. */
const moveOf = sharedBy<Move>(CHARACTER_IDS.length << 6, (seat, code) => ({
  seat,
  kind: 'move',
  piece: at(CHARACTER_IDS, code >> 6),
  to: regionId((code >> 2) & 15),
  way: at(WAYS, code & 3),
}))

const moveViolations = ({ table, vars }: Here<TurnVars>, action: Move): ReadonlyArray<Violation> => {
  if (sideOfCharacter(action.piece) !== vars.side)
    return [violation('movement.ownPiece', { piece: action.piece })]
  const piece = pieceOf(table, action.piece)
  if (piece < 0) return [violation('movement.otherFace', { piece: action.piece })]
  const counts = census(table)
  const mover = moverViolations(table, counts, vars, piece)
  const route = routeViolations(table, counts, { piece, to: regionIx(action.to), way: action.way })
  return mover.length === 0 ? route : [...mover, ...route]
}

/** Cards that take the place of the turn or come before the move. */
export const cardOptions = (here: Here<TurnVars>, seat: Seat): ReadonlyArray<TurnAction> => {
  const options: Array<TurnAction> = []
  if (here.table.special === 0) return options
  addAll(options, extraStep.options(here, seat))
  addAll(options, playReturn.options(here, seat))
  addAll(options, playName.options(here, seat))
  addAll(options, recall.options(here, seat))
  return options
}

/** Codes from here on are special cards, by their place in the list of those that can be played. */
const CARD = 1 << 16

const turnOptions = coded<Confrontation, TurnVars, TurnAction>({
  write: (here, seat, into, from) => {
    const { table, vars } = here
    const counts = census(table)
    let size = from
    for (const mover of moversOf(table, counts, vars)) {
      const place = characterIx(table, mover) << 6
      eachRoute(table, counts, mover, (to, way) => {
        into[size++] = place | (to << 2) | WAYS.indexOf(way)
      })
    }
    const cards = cardOptions(here, seat).length
    for (let card = 0; card < cards; card++) into[size++] = CARD + card
    return size
  },
  action: (here, seat, code) => (code < CARD ? moveOf(seat, code) : at(cardOptions(here, seat), code - CARD)),
})

// Mostly there is nothing to add, and then this costs next to nothing, where spreading lists does not.
const addAll = (options: Array<TurnAction>, more: ReadonlyArray<TurnAction>): void => {
  for (const one of more) options.push(one)
}

const violationsOf = (here: Here<TurnVars>, action: TurnAction): ReadonlyArray<Violation> => {
  switch (action.kind) {
    case 'move':
      return moveViolations(here, action)
    case 'playStep':
      return extraStep.violations(here, action)
    case 'playReturn':
      return playReturn.violations(here, action)
    case 'playName':
      return playName.violations(here, action)
    case 'playRecall':
      return recall.violations(here, action)
  }
}

/** With the move of the turn the duty to move a named piece is over. */
const freed = (table: Table): Table => {
  if (table.compelled < 0) return table
  const draft = draftOf(table)
  draft.compelled = -1
  draft.compelledIn = -1
  return draft
}

const resolve = (here: Here<TurnVars>, action: TurnAction) => {
  if (action.kind === 'move') {
    const piece = pieceOf(here.table, action.piece)
    const value: TurnChoice = { does: 'move', piece, to: regionIx(action.to), way: action.way }
    return { table: freed(here.table), events: NO_EVENTS, value }
  }
  const change = changing(here)
  const value = playCard(here, change, action)
  return { table: change.table, events: change.events, value }
}

const playCard = (
  here: Here<TurnVars>,
  change: ReturnType<typeof changing>,
  action: Exclude<TurnAction, Move>,
): TurnChoice => {
  switch (action.kind) {
    case 'playStep':
      return extraStep.resolve(here, change, action)
    case 'playReturn':
      return playReturn.resolve(here, change, action)
    case 'playName':
      return playName.resolve(here, change, action)
    case 'playRecall':
      return recall.resolve(here, change, action)
  }
}

/** The question of the turn. */
export const decideTurn: Question<'decide/turn', TurnAction> = {
  answers: ['move', 'playStep', 'playReturn', 'playName', 'playRecall'],
  seats: (here) => [seatOf(here.config, here.table, here.vars.side)],
  options: turnOptions,
  violations: violationsOf,
  resolve,
  asks: (here) =>
    here.vars.stepped >= 0
      ? 'Which move follows the extra step?'
      : 'Which character do you move, and where to?',
  reads: ['turn.mustMove', 'movement.forward', 'movement.limit'],
}
