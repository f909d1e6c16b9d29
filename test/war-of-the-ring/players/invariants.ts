/** What is always true of a state where a side has partners, by the number of the digest. */
import type { State } from '../../../src/war-of-the-ring'
import { INSIDE } from '../../../src/war-of-the-ring/model/table'
import { STRONGHOLDS } from '../../../src/war-of-the-ring/query/board'
import type { Faults } from '../../kernel/conformance/subject'
import { askedRightly } from './asked'
import { acting, allSeats, armyIn, controller, isShared, leading, seatAt, seatsOf, type Side } from './whose'

type Invariant = (state: State) => Faults

const SIDES: ReadonlyArray<Side> = [0, 1]
const topOf = (state: State): string => state.stack[state.stack.length - 1]?.kind ?? ''
const runs = (state: State, ...kinds: ReadonlyArray<string>): boolean =>
  state.stack.some(({ kind }) => kinds.includes(kind))
const size = (set: number): number => set.toString(2).replaceAll('0', '').length
const unless = (holds: boolean, says: string): Faults => (holds ? [] : [says])
const ALL_CARDS = 2 ** 24 - 1

/** The sets of cards of a deck in the piles that seats have. */
const ofSeats = (state: State, piles: ReadonlyArray<number>, deck: number): ReadonlyArray<number> => {
  const all = allSeats(state)
  return seatsOf(state, deck < 2 ? 0 : 1).map((seat) => piles[all.indexOf(seat) * 2 + (deck & 1)] ?? 0)
}

/** Every card is in one place, in hands and on tables with a seat of its side. */
const cards: Invariant = (state) => {
  const { decks, discards, played, hands, onTable } = state.table.cards
  return [0, 1, 2, 3].flatMap((deck) => {
    const sets = [
      ...[decks, discards, played].map((piles) => piles[deck] ?? 0),
      ...ofSeats(state, hands, deck),
      ...ofSeats(state, onTable, deck),
    ]
    const sum = sets.reduce((many, set) => many + size(set), 0)
    const all = sets.reduce((union, set) => union | set, 0)
    return unless(sum === 24 && all === ALL_CARDS, `deck ${deck}: ${sum} cards`)
  })
}

/** No hand is above its limit, but while one is cut. */
const hands: Invariant = (state) =>
  topOf(state) === 'decide/discard' || runs(state, 'draw', 'drawCards')
    ? []
    : allSeats(state).flatMap((seat, place) => {
        const { hands: piles } = state.table.cards
        const holds = size(piles[place * 2] ?? 0) + size(piles[place * 2 + 1] ?? 0)
        return unless(holds <= (seat === 'free-peoples' ? 6 : 4), `${seat} holds ${holds}`)
      })

/** Who acts and who commands is of the side. */
const seats: Invariant = (state) =>
  SIDES.flatMap((side) => {
    const { partners } = state.table
    const command = partners?.commands[side] ?? -1
    const own = seatsOf(state, side)
    return [
      ...unless(own.includes(acting(state, side)), `nobody of side ${side} acts`),
      ...unless(command < 0 || own.includes(seatAt(state, command)), `nobody of side ${side} commands`),
    ]
  })

/** One seat of a side leads, and it follows from the turn: declarations and dice are asked of it. */
const lead: Invariant = (state) => {
  const due = { 'decide/declare': 0, 'decide/allocation': 1 } as const
  const kind = topOf(state)
  if (kind !== 'decide/declare' && kind !== 'decide/allocation') return []
  const second = state.table.turn % 2 === 0
  const named = due[kind] === 1 ? (second ? 'saruman' : 'witch-king') : second ? 'rohan' : 'gondor'
  const one = leading(state, due[kind])
  return unless(one === named || one === 'free-peoples', `${one} leads in turn ${state.table.turn}`)
}

const PLACES: ReadonlyArray<number> = [
  ...Array.from({ length: 105 }, (_, region) => region),
  ...STRONGHOLDS.map((region) => region + INSIDE),
]

/** Units of two partners in a place are one mixed Army or two; together they are not too many. */
const armies: Invariant = (state) => {
  const isQuiet = topOf(state) === 'decide/action'
  const mixed = state.table.partners?.mixed ?? []
  return PLACES.flatMap((place) => {
    const army = armyIn(state, place)
    const units = army === null ? 0 : sum(army.regulars) + sum(army.elites)
    const limit = place >= INSIDE ? 5 : 10
    return [
      ...unless(
        !mixed.includes(place) || (army !== null && isShared(state, army)),
        `nobody is mixed in ${place}`,
      ),
      ...unless(!isQuiet || units <= limit, `${units} units in ${place}`),
    ]
  })
}
const sum = (counts: number): number =>
  [0, 6, 12, 18, 24].reduce((many, bits) => many + ((counts >> bits) & 63), 0)

const BEGINNINGS: ReadonlySet<string> = new Set(['decide/withdraw', 'decide/silence', 'decide/combatCard'])

/** Before a round who commands the defenders follows from their units and the turn. */
const command: Invariant = (state) => {
  const battle = state.stack.find(({ kind }) => kind === 'battle')?.vars as
    { readonly to: number; readonly side: Side } | undefined
  if (battle === undefined || !BEGINNINGS.has(topOf(state))) return []
  const side = battle.side === 0 ? 1 : 0
  if (seatsOf(state, side).length === 1) return []
  const due = controller(state, side, battle.to)
  const found = seatAt(state, state.table.partners?.commands[side])
  return unless(found === due, `${found} commands in ${battle.to}, not ${due}`)
}

/** Every captor has captured what bears a marker. */
const captors: Invariant = ({ table }) =>
  unless(
    (table.partners?.captors ?? []).every((word, at) => (word & ~(table.captured[at] ?? 0)) === 0),
    'somebody captured what is not captured',
  )

/** No action of the one player is on a Nation that his last one was on. */
const twice: Invariant = ({ table: { partners } }) =>
  unless(((partners?.last.nations ?? 0) & (partners?.doing.nations ?? 0)) === 0, 'twice on a Nation')

/** The invariants of states. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'IM-1 cards': cards,
  'IM-2 hands': hands,
  'IM-3 lead': lead,
  'IM-5 asked': askedRightly,
  'IM-5 seats': seats,
  'IM-8 armies': armies,
  'IM-10 command': command,
  'IM-12 captors': captors,
  'IM-13 twice': twice,
}
