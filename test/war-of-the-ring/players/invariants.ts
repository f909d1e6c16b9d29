/** What is always true of a state where a side has partners, by the number of the digest. */
import { DECKS, warOfTheRing, type State } from '../../../src/war-of-the-ring'
import { nationSum } from '../../../src/war-of-the-ring/model/counts'
import { INSIDE } from '../../../src/war-of-the-ring/model/table'
import { STRONGHOLDS } from '../../../src/war-of-the-ring/query/board'
import type { Faults } from '../../kernel/conformance/subject'
import { told } from '../support/read'
import { askedRightly } from './asked'
import { acting, allSeats, armyIn, controller, isShared, leading, seatAt, seatsOf, type Side } from './whose'

type Invariant = (state: State) => Faults

const SIDES: ReadonlyArray<Side> = [0, 1]
const topOf = (state: State): string => state.stack[state.stack.length - 1]?.kind ?? ''
const runs = (state: State, ...kinds: ReadonlyArray<string>): boolean =>
  state.stack.some(({ kind }) => kinds.includes(kind))
const unless = (holds: boolean, says: string): Faults => (holds ? [] : [says])

const SIDE_NAMES = ['free-peoples', 'shadow'] as const

/** Every card is in one place, in hands, discards and on tables with a seat of its side. */
const cards: Invariant = (state) => {
  const { decks, discards, played, hands: held, onTable } = told(state).cards
  const size = warOfTheRing.tables(state.config).eventCards.length / (SIDES.length * DECKS.length)
  return SIDES.flatMap((side) =>
    DECKS.flatMap((deck) => {
      const name = `${SIDE_NAMES[side]}-${deck}`
      const own = seatsOf(state, side).map((seat) => `${seat}-${deck}`)
      const piles = [decks, played].map((pile) => pile[name] ?? [])
      const owned = [held, discards, onTable].flatMap((pile) => own.map((seat) => pile[seat] ?? []))
      const all = [...piles, ...owned].flat()
      return unless(all.length === size && new Set(all).size === size, `${name}: ${all.length} cards`)
    }),
  )
}

/** No hand is above its limit, but while one is cut. */
const hands: Invariant = (state) =>
  topOf(state) === 'decide/discard' || runs(state, 'draw', 'drawCards')
    ? []
    : allSeats(state).flatMap((seat) => {
        const held = told(state).cards.hands
        const holds = DECKS.reduce((many, deck) => many + (held[`${seat}-${deck}`]?.length ?? 0), 0)
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
    const units = army === null ? 0 : nationSum(army.regulars) + nationSum(army.elites)
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
const captors: Invariant = (state) => {
  const { partners, captured } = told(state)
  const loose = partners?.captors.some((region) => !captured.includes(region))
  return unless(loose !== true, 'somebody captured what is not captured')
}

/** No action of the one player is on a Nation that his last one was on. */
const twice: Invariant = (state) => {
  const { partners } = told(state)
  const again = partners?.last.nations.some((nation) => partners.doing.nations.includes(nation))
  return unless(again !== true, 'twice on a Nation')
}

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
