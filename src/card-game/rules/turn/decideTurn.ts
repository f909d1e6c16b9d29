/**
 * What do you do in your turn? One action: play, move, cycle, winnow, use a text, use the Ring token; or
 * pass.
 */
import { passOf } from '../../../kernel/brand'
import { add } from '../../../kernel/indexSet'
import { LEGAL } from '../../../kernel/types'
import type { Here, Question, Violation } from '../../model/bundle'
import type { Cycle, Move, Pass, Play, PlayEvent, PlayItem, Use, UseRing, Winnow } from '../../model/actions'
import type { SeatVars, TurnChoice } from '../../model/frames/rounds'
import type { Seat } from '../../model/ids'
import { FIRST_WIELDER, RESERVE, type CardIx, type SeatIx, type Spot } from '../../model/spots'
import { violation } from '../../rulebook'
import { cardIx, copyId, seatId } from '../../query/cards'
import { destinationOf, locationName, spotNamed } from '../../query/names'
import { handOf, handSize, isInPlay, ofSeat } from '../../query/places'
import { handPlayViolations, handPlays } from '../../query/plays'
import { abilitiesOf } from '../../query/texts'
import { actionPlace, cardViolations, passViolations, ringViolations, useViolations } from '../../query/turns'
import { movesOf, waits, wayViolations } from '../../query/ways'
import { changing, happen, type Change } from '../changes/change'
import { cycleCard } from '../changes/cards'

type PlayAction = Play | PlayItem | PlayEvent
type TurnAction = PlayAction | Move | Cycle | Winnow | Use | UseRing | Pass
type Turn = Here<SeatVars>

const playAction = (seat: Seat, card: CardIx, to: Spot): PlayAction => {
  const id = copyId(card)
  if (to < 0) return { seat, kind: 'playEvent', card: id }
  return to >= FIRST_WIELDER
    ? { seat, kind: 'playItem', card: id, wielder: copyId(to - FIRST_WIELDER) }
    : { seat, kind: 'play', card: id, to: destinationOf(to) }
}

const targetOf = (action: PlayAction): Spot => {
  if (action.kind === 'playEvent') return -1
  return action.kind === 'play' ? spotNamed(action.to) : FIRST_WIELDER + cardIx(action.wielder)
}

const moveViolations = (here: Turn, { card: id, to }: Move): ReadonlyArray<Violation> => {
  const card = cardIx(id)
  const way = wayViolations(here, card, spotNamed(to))
  const where = way.length === 0 ? LEGAL : [violation('action.moveWhere', { card: id, to }), ...way]
  return waits(here.table, card) ? [violation('action.moveWaits', { card: id }), ...where] : where
}

const addMoves = (here: Turn, seat: Seat, options: Array<TurnAction>): void => {
  for (const card of ofSeat(here, here.vars.seat, RESERVE))
    if (!waits(here.table, card))
      for (const to of movesOf(here, card))
        options.push({ seat, kind: 'move', card: copyId(card), to: locationName(to) })
}

const addUses = (here: Turn, seat: Seat, options: Array<TurnAction>): void => {
  for (const card of here.rules.speakers.actions)
    if (isInPlay(here.table, card) && useViolations(here, here.vars.seat, card).length === 0)
      options.push({ seat, kind: 'use', card: copyId(card) })
}

const winnowViolations = (here: Turn): ReadonlyArray<Violation> => {
  const hand = handSize(here, here.vars.seat)
  return hand >= 2 ? LEGAL : [violation('action.winnow', { hand })]
}

const optionsOf = (here: Turn, seat: Seat): ReadonlyArray<TurnAction> => {
  const own = here.vars.seat
  const options: Array<TurnAction> = []
  for (const { card, to } of handPlays(here, own)) options.push(playAction(seat, card, to))
  addMoves(here, seat, options)
  addUses(here, seat, options)
  for (const card of handOf(here, own)) options.push({ seat, kind: 'cycle', card: copyId(card) })
  if (winnowViolations(here).length === 0) options.push({ seat, kind: 'winnow' })
  if (ringViolations(here, own).length === 0) options.push({ seat, kind: 'useRing' })
  if (passViolations(here, own).length === 0) options.push(passOf(seat))
  return options
}

const violationsOf = (here: Turn, action: TurnAction): ReadonlyArray<Violation> => {
  const { seat } = here.vars
  const misplaced = cardViolations(here, seat, action)
  if (misplaced.length > 0) return misplaced
  switch (action.kind) {
    case 'play':
    case 'playItem':
    case 'playEvent':
      return handPlayViolations(here, seat, cardIx(action.card), targetOf(action))
    case 'move':
      return moveViolations(here, action)
    case 'use':
      return useViolations(here, seat, cardIx(action.card))
    case 'cycle':
      return LEGAL
    case 'winnow':
      return winnowViolations(here)
    case 'useRing':
      return ringViolations(here, seat)
    case 'pass':
      return passViolations(here, seat)
  }
}

/** The text of a card is used: once a round, if it says so. */
const use = (change: Change, seat: SeatIx, card: CardIx): TurnChoice => {
  const ability = abilitiesOf(change, card)[actionPlace(change, card)]
  if (ability?.kind === 'action' && ability.oncePerRound === true)
    change.table = { ...change.table, used: add(change.table.used, card) }
  happen(change, { kind: 'TextUsed', rule: 'action.use', seat: seatId(seat), used: copyId(card) })
  return { does: 'use', card }
}

const choiceOf = (change: Change, seat: SeatIx, action: TurnAction): TurnChoice | null => {
  switch (action.kind) {
    case 'play':
    case 'playItem':
    case 'playEvent':
      return { does: 'play', card: cardIx(action.card), to: targetOf(action) }
    case 'move':
      return { does: 'move', card: cardIx(action.card), to: spotNamed(action.to) }
    case 'use':
      return use(change, seat, cardIx(action.card))
    case 'cycle':
      cycleCard(change, cardIx(action.card), 'action.cycle')
      return { does: 'nothing' }
    case 'winnow':
      return { does: 'winnow' }
    case 'useRing':
      return { does: 'ring' }
    case 'pass':
      happen(change, { kind: 'Passed', rule: 'turn.pass', seat: action.seat })
      return null
  }
}

/** What do you do in your turn? */
export const decideTurn: Question<'decide/turn', TurnAction> = {
  answers: ['play', 'playItem', 'playEvent', 'move', 'use', 'cycle', 'winnow', 'useRing', 'pass'],
  seats: ({ vars }) => [seatId(vars.seat)],
  options: optionsOf,
  violations: violationsOf,
  resolve: (here, action) => {
    const change = changing(here)
    const value = choiceOf(change, here.vars.seat, action)
    return { table: change.table, events: change.events, value }
  },
  asks: () => 'What do you do in your turn?',
  reads: ['turn.oneAction', 'turn.pass', 'play.cost', 'action.move', 'action.use', 'action.winnow'],
}
