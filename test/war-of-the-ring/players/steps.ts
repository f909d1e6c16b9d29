/** What is always true of a step where a side has partners, by the number of the digest. */
import { isDeepStrictEqual } from 'node:util'
import type { Seat, State, War } from '../../../src/war-of-the-ring'
import type { Pieces } from '../../../src/war-of-the-ring/model/events'
import { REGION_IDS } from '../../../src/war-of-the-ring/model/ids'
import { INSIDE } from '../../../src/war-of-the-ring/model/table'
import type { Faults, Step } from '../../kernel/conformance/subject'
import { told } from '../support/read'
import { acting, armyIn, controller, isShared, seatAt, seatsOf, unitsOf, WHOSE, type Side } from './whose'

type Law = (step: Step<War>) => Faults
const unless = (holds: boolean, says: string): Faults => (holds ? [] : [says])
const sideIx = (side: string): Side => (side === 'shadow' ? 1 : 0)

/** The seat that chooses an action, if one is chosen. */
const choosing = (state: State): Seat | undefined => {
  const frame = state.stack[state.stack.length - 1]
  return frame?.kind === 'decide/action' ? acting(state, frame.vars.side) : undefined
}

/** Two dice in a row of a side are used by different seats. */
const inTurn: Law = ({ before, action, after }) => {
  const [one, next] = [choosing(before), choosing(after)]
  if (one === undefined || next === undefined) return []
  const side: Side = seatsOf(before, 0).includes(one) ? 0 : 1
  if (seatsOf(before, side).length < 2 || !seatsOf(before, side).includes(next)) return []
  const used = 'die' in action && action.kind !== 'useRing'
  return before.table.turn === after.table.turn && used
    ? unless(one !== next, `${one} uses two dice in a row`)
    : []
}

/** A pass and a Ring leave the place in the order as it is. */
const staysOnTurn: Law = ({ before, action, after }) => {
  const one = choosing(before)
  if (one === undefined || (action.kind !== 'pass' && action.kind !== 'useRing')) return []
  const side: Side = seatsOf(before, 0).includes(one) ? 0 : 1
  return before.table.turn === after.table.turn
    ? unless(acting(after, side) === one, `${one} has passed and is no more on turn`)
    : []
}

const nationOf = (piece: string): string =>
  piece === 'dunlending' ? 'isengard' : piece.replace(/-(regular|elite|leader)$/, '')
const isFigure = (piece: string): boolean => /(^dunlending|-(regular|elite|leader))$/.test(piece)
const areOf = (seat: Seat, pieces: ReadonlyArray<Pieces>): boolean =>
  pieces.every(({ piece }) => !isFigure(piece) || WHOSE[seat]?.includes(nationOf(piece)) === true)

const placeOf = (region: string): number => REGION_IDS.findIndex((id) => id === region)
const commandsMixed = (state: State, side: Side, seat: Seat, region: string): boolean =>
  [placeOf(region), placeOf(region) + INSIDE].some(
    (place) =>
      state.table.partners?.mixed.includes(place) === true && controller(state, side, place) === seat,
  )

/** Where an Army that marches more than one region by one action set out. */
const setOut = (events: Step<War>['events'], place: number): string => {
  const [event, last] = [events[place], events[place - 1]]
  if (event?.kind !== 'ArmyMoved') return ''
  const isSame = last?.kind === 'ArmyMoved' && last.to === event.from
  return isSame && isDeepStrictEqual(last.pieces, event.pieces) ? setOut(events, place - 1) : event.from
}

/** A march is one of his own figures, or of a mixed Army that he commands. */
const marches: Law = ({ before, events }) =>
  events.flatMap((event, place) => {
    if (event.kind !== 'ArmyMoved' || event.way !== 'march') return []
    const side = sideIx(event.side)
    if (seatsOf(before, side).length < 2) return []
    const seat = acting(before, side)
    return unless(
      areOf(seat, event.pieces) || commandsMixed(before, side, seat, setOut(events, place)),
      `${seat} moves ${JSON.stringify(event.pieces)}`,
    )
  })

/** So is an attack. */
const attacks: Law = ({ before, after, events }) =>
  events.flatMap((event) => {
    if (event.kind !== 'BattleBegan') return []
    const battle = after.stack.find(({ kind }) => kind === 'battle')
    const side = sideIx(event.side)
    if (battle?.kind !== 'battle' || seatsOf(before, side).length < 2) return []
    const { rearguard, from } = battle.vars
    const seat = acting(before, side)
    const partner = seatsOf(before, side).find((one) => one !== seat) ?? seat
    const army = armyIn(after, from)
    const all = army === null ? 0 : unitsOf(partner, army).units
    const stay = unitsOf(partner, { side, ...rearguard }).units
    return unless(
      all === stay || commandsMixed(before, side, seat, event.from),
      `${seat} attacks with ${all - stay} units of ${partner}`,
    )
  })

/** Recruits by a die are his own; by a card they are as it says. */
const recruits: Law = ({ before, action, events }) =>
  action.kind === 'recruit' && before.stack[before.stack.length - 1]?.kind === 'decide/recruit'
    ? events.flatMap((event) =>
        event.kind === 'Recruited'
          ? unless(
              event.piece === 'nazgul'
                ? action.seat === 'witch-king'
                : WHOSE[action.seat]?.includes(nationOf(event.piece)) === true,
              `${action.seat} recruits ${event.piece}`,
            )
          : [],
      )
    : []

/** A declared attack leaves one Army in the place attacked. */
const attacked: Law = ({ after, events }) =>
  events.flatMap((event) => {
    const battle = after.stack.find(({ kind }) => kind === 'battle')
    if (event.kind !== 'BattleBegan' || battle?.kind !== 'battle') return []
    const army = armyIn(after, battle.vars.to)
    return unless(
      army === null ||
        !isShared(after, army) ||
        after.table.partners?.mixed.includes(battle.vars.to) === true,
      `${event.to} is attacked and not mixed`,
    )
  })

/** A counter is moved with a Muster by who leads the Nation, or by a character. */
const diplomacy: Law = ({ action, events }) =>
  action.kind === 'advanceNation' && action.as === 'muster'
    ? unless(
        WHOSE[action.seat]?.includes(action.nation) === true ||
          events.some((event) => event.kind === 'NationAdvanced' && event.rule.startsWith('character.')),
        `${action.seat} moves ${action.nation}`,
      )
    : []

const seatsIn = (state: State) => {
  const all = [...seatsOf(state, 0), ...seatsOf(state, 1)]
  return ([0, 1] as const).map((side) => seatsOf(state, side).map((seat) => all.indexOf(seat)))
}
/** Who captured a Settlement is who commands there. */
const captures: Law = ({ before, after, events }) =>
  events.flatMap((event) => {
    const { partners } = after.table
    if (event.kind !== 'SettlementCaptured' || partners === undefined) return []
    const [side, region] = [sideIx(event.side), placeOf(event.region)]
    const second = told(after).partners?.captors.includes(event.region) === true ? 1 : 0
    const captor = seatAt(after, seatsIn(after)[side]?.[second])
    const command = seatAt(before, before.table.partners?.commands[side])
    return unless(
      [command, acting(before, side), controller(after, side, region)].includes(captor),
      `${captor} captured ${event.region}`,
    )
  })

/** Nazgûl come by an act of who leads Sauron. */
const nazgul: Law = ({ before, events }) =>
  events.some((event) => event.kind === 'Recruited' && event.piece === 'nazgul')
    ? unless(acting(before, 1) === 'witch-king', 'Nazgûl come by another')
    : []

/** Cards change hands only in a swap, two at a time, before the Fellowship is declared. */
const swaps: Law = ({ before, events }) => {
  const given = events.filter(({ kind }) => kind === 'CardGiven').length
  return given === 0
    ? []
    : unless(given === 2 && before.stack.some(({ kind }) => kind === 'swap'), `${given} cards are given`)
}

/** The invariants of steps. */
export const STEPS: Readonly<Record<string, Law>> = {
  'IM-4 in turn': inTurn,
  'IM-4 on turn': staysOnTurn,
  'IM-6 marches': marches,
  'IM-6 attacks': attacks,
  'IM-6 recruits': recruits,
  'IM-7 diplomacy': diplomacy,
  'IM-9 attacked': attacked,
  'IM-12 captures': captures,
  'IM-15 swaps': swaps,
  'IM-16 Nazgûl': nazgul,
}
