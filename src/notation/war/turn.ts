/** Where in its turn a saved state of War of the Ring is, if that is a question that a line tells. */
import * as E from 'fp-ts/lib/Either.js'
import { objectOf, type Obj, type SavedState } from '../../kernel/index'
import { numberOf, textOf, within } from '../json'
import { NOT_TOLD } from '../notation'
import { earlyItems, type Seats } from './early'
import { underWaySection } from './underWay'

/** A moment of the turn. */
export interface Moment {
  readonly turn: number
  readonly phase: string
  /** Who decides, or draws: the seat, or the side where it is one seat. */
  readonly seat: string
  /** An action is under way that can be told as it stands; the seat is whose action it is. */
  readonly underWay: boolean
  readonly again: boolean
  readonly declared: boolean
  readonly ring: boolean
  /** The Guide is to be named although nothing was declared. */
  readonly guide: boolean
  readonly tookBack: boolean
  /** Who of partners is next, where it is not who would follow. */
  readonly next: ReadonlyArray<string>
  /** What tells a question before the actions beyond its phase. */
  readonly early: ReadonlyArray<string>
}

const QUESTIONS: Readonly<Record<string, string>> = {
  'declare decide/declare': 'fellowship',
  'guide decide/guide': 'fellowship',
  'allocate decide/allocation': 'hunt-allocation',
  'rollFreePeoples roll': 'action-roll',
  'rollShadow roll': 'action-roll',
  'opportunity opportunity': 'actions',
}

const BOTH = 2

/** Whether what stands on the turn is the whole of its question. */
const isPlain = (phase: string, above: ReadonlyArray<SavedState['stack'][number]>): boolean => {
  const [first, second] = above
  if (phase !== 'actions') return above.length === 1
  return above.length === BOTH && first?.at === 'ask' && second?.kind === 'decide/action'
}

const USUAL_SIDE: Readonly<Record<string, string>> = {
  fellowship: 'free-peoples',
  'hunt-allocation': 'shadow',
}

const sideOf = (phase: string, top: Obj): string => {
  const side = textOf(top['side'])
  return side === '' ? (USUAL_SIDE[phase] ?? '') : side
}

/** The moment of a saved state. */
export const momentOf = (saved: SavedState, seats: Seats): E.Either<string, Moment> => {
  const [, turn, ...above] = saved.stack
  const [first] = above
  if (turn === undefined || first === undefined || turn.kind !== 'turn') return E.left(NOT_TOLD)
  const underWay = underWaySection(saved) !== undefined
  const early = earlyItems(turn, above, seats)
  const phase = early?.phase ?? QUESTIONS[`${turn.at} ${first.kind}`]
  const isTold = early !== undefined || underWay || (phase !== undefined && isPlain(phase, above))
  if (phase === undefined || !isTold) return E.left(NOT_TOLD)
  const top = objectOf((underWay ? first : above[above.length - 1])?.vars)
  const side = sideOf(phase, top)
  const vars = objectOf(turn.vars)
  const acting = objectOf(within(saved.table, 'partners', 'acting'))
  const places = Object.keys(seats).flatMap((one) =>
    (seats[one]?.length ?? 0) > 1 ? [textOf(acting[one])] : [],
  )
  return E.right({
    turn: numberOf(within(saved.table, 'turn')),
    phase,
    seat: side,
    underWay,
    again: phase === 'actions' && vars['next'] !== side,
    declared: vars['declares'] === true && turn.at !== 'declaration',
    ring: top['ring'] === true,
    guide: turn.at === 'guide' && vars['declares'] !== true,
    tookBack: numberOf(vars['least']) === 1,
    next: places,
    early: early?.items ?? [],
  })
}
