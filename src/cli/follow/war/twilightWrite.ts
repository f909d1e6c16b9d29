/**
 * What is written only of games with Twilight of the Third Age: ships, factions, siege engines, Dunlendings
 * of whom two fall for a hit.
 */
import type { BaseAction } from '../../../kernel/index'
import { REGIONS, warOfTheRing } from '../../../war-of-the-ring/index'
import type { Loaded } from '../../loaded'
import type { Moment } from '../words'
import { crowdIn, tableOf, under } from './table'
import { dieText, sideName, textOf } from './writing'

interface Written {
  readonly line: string
  readonly count: number
}
type Writer = (rest: ReadonlyArray<Moment>, loaded: Loaded) => Written

const NOBODY: BaseAction = { seat: '', kind: '' }
const actionAt = (rest: ReadonlyArray<Moment>, at: number): BaseAction => rest[at]?.action ?? NOBODY
const named = (action: BaseAction, field: string): string => warOfTheRing.nameOf(textOf(action, field))

/** Ships that sail: one move of several. */
export const fleetAt = (rest: ReadonlyArray<Moment>, at: number): Written => {
  const action = actionAt(rest, at)
  const number = Number(textOf(action, 'number'))
  const ships = `${number} ${warOfTheRing.nameOf('ship', number)}`
  return { line: `${ships} from ${named(action, 'from')} to ${named(action, 'to')}`, count: 1 }
}

/** An action, and the region that is named for it. */
const sited =
  (says: (action: BaseAction) => string): Writer =>
  (rest) => {
    const first = actionAt(rest, 0)
    const next = actionAt(rest, 1)
    const isAimed = next.kind === 'aim' && next.seat === first.seat
    const where = isAimed ? ` in ${named(next, 'region')}` : ''
    return {
      line: `${sideName(first)} ${says(first)}${where}${dieText(first)}`,
      count: isAimed ? 2 : 1,
    }
  }

const said =
  (text: string): Writer =>
  (rest) => ({ line: `${sideName(actionAt(rest, 0))} ${text}`, count: 1 })

/** Writers by the kind of action with which they begin. */
export const TWILIGHT_WRITERS: Readonly<Record<string, Writer>> = {
  sail: (rest) => ({ ...fleetAt(rest, 0), line: `${sideName(actionAt(rest, 0))}: ${fleetAt(rest, 0).line}` }),
  bringFaction: sited((action) => `brings in ${named(action, 'faction')}`),
  callFaction: sited((action) => `calls ${named(action, 'faction')}`),
  buildEngine: sited(() => 'builds a siege engine'),
  cancelTile: said('cancels the tile'),
  redraw: said('redraws the tile'),
  claim: said('claims superiority'),
  look: said('looks at the cards'),
  discardGetIt: said('discards We Shall Get It'),
}

const DUNLENDING = 'dunlending'
const dunlendingsAt = (loaded: Loaded, { state }: Moment): number => {
  const table = tableOf(loaded, state)
  return REGIONS.reduce((sum, { id }) => {
    const { field, inside } = crowdIn(table, id, 'shadow')
    return sum + (field[DUNLENDING] ?? 0) + (inside[DUNLENDING] ?? 0)
  }, 0)
}

/** How many figures fall with an answer: of Dunlendings two, or the last one. */
export const fallenAt = (rest: ReadonlyArray<Moment>, at: number, loaded: Loaded): number => {
  const [moment, next] = [rest[at], rest[at + 1]]
  if (moment === undefined || next === undefined) return 1
  if (moment.action.kind !== 'lose' || textOf(moment.action, 'piece') !== DUNLENDING) return 1
  return Math.min(2, Math.max(1, dunlendingsAt(loaded, moment) - dunlendingsAt(loaded, next)))
}

/** Whether an attack came by sea: nobody asks whether it goes on, and its rounds have to be told apart. */
export const isLanding = (loaded: Loaded, { state }: Moment): boolean => {
  const table = tableOf(loaded, state)
  const [from, to] = ['from', 'to'].map((end) => under(table, 'derived', 'battle', end, 'region'))
  const neighbours = REGIONS.find(({ id }) => id === from)?.neighbours ?? []
  return from !== undefined && from !== to && !neighbours.some((id) => id === to)
}
