/** What is always true where a side has partners, by the number of the digest. */
import type { State, War } from '../../../src/war-of-the-ring'
import { NATIONS } from '../../../src/war-of-the-ring/model/ids'
import type { Faults, Step } from '../../kernel/conformance/subject'
import { reading } from '../support/read'
import { armyAt } from '../../../src/war-of-the-ring/query/armies'

type Invariant = (state: State) => Faults
type Seats = NonNullable<ReturnType<typeof reading>['seats']>

const WHOSE: Readonly<Record<string, ReadonlyArray<string>>> = {
  gondor: ['gondor', 'elves'],
  rohan: ['rohan', 'north', 'dwarves'],
  'free-peoples': ['gondor', 'elves', 'rohan', 'north', 'dwarves'],
  'witch-king': ['sauron'],
  saruman: ['isengard', 'southrons'],
}
const bits = (nations: ReadonlyArray<string>): number =>
  NATIONS.reduce<number>((all, nation, ix) => (nations.includes(nation) ? all | (1 << ix) : all), 0)

const topOf = (state: State): string => state.stack[state.stack.length - 1]?.kind ?? ''
const size = (set: number): number => set.toString(2).replaceAll('0', '').length
const seatsOf = (state: State): Seats => reading(state).seats ?? {}
const unless = (holds: boolean, says: string): Faults => (holds ? [] : [says])

/** Every card is in one place. */
const cards: Invariant = ({ table: { cards: piles } }) =>
  [0, 1, 2, 3].flatMap((deck) => {
    const hands = [piles.hands, piles.onTable].flatMap((sets) =>
      sets.filter((_, place) => {
        const side = sets.length === 8 ? (place < 4 ? 0 : 1) : place < 2 ? 0 : 1
        return side * 2 + (place & 1) === deck
      }),
    )
    const all = [piles.decks[deck] ?? 0, piles.discards[deck] ?? 0, piles.played[deck] ?? 0, ...hands]
    const sum = all.reduce((many, set) => many + size(set), 0)
    return unless(
      sum === 24 && all.reduce((one, set) => one | set, 0) === 2 ** 24 - 1,
      `deck ${deck}: ${sum} cards`,
    )
  })

/** No hand is above its limit, but while one is cut. */
const hands: Invariant = (state) =>
  topOf(state) === 'decide/discard' || state.stack.some(({ kind }) => kind === 'draw' || kind === 'drawCards')
    ? []
    : Object.entries(seatsOf(state)).flatMap(([seat, { cards: own }]) => {
        const holds = Object.values(own).reduce((sum, { hand }) => sum + hand.cards.length + hand.hidden, 0)
        return unless(holds <= (seat === 'free-peoples' ? 6 : 4), `${seat} holds ${holds}`)
      })

/** One seat of a side leads, and it follows from the turn. */
const lead: Invariant = (state) =>
  Object.entries(seatsOf(state)).flatMap(([seat, { leads }]) => {
    const first = seat === 'gondor' || seat === 'witch-king' || seat === 'free-peoples'
    const due = seat === 'free-peoples' || (Math.max(1, state.table.turn) % 2 === 1) === first
    return unless(leads === due, `${seat} leads in turn ${state.table.turn}`)
  })

/** A mixed Army has units of both partners. */
const mixed: Invariant = ({ table }) =>
  (table.partners?.mixed ?? []).flatMap((place) => {
    const army = armyAt(table, place)
    return unless(army !== null && (army.regulars | army.elites) !== 0, `nobody is mixed in ${place}`)
  })

/** Every marker has a captor, and the points of captors are those of their side. */
const captors: Invariant = (state) => {
  const { captors: known = {}, regions } = reading(state)
  const marked = Object.entries(regions).filter(([id]) => state.table.partners !== undefined && id in known)
  const loose = (state.table.partners?.captors ?? []).some(
    (word, place) => (word & ~(state.table.captured[place] ?? 0)) !== 0,
  )
  return [
    ...unless(!loose, 'somebody captured what is not captured'),
    ...marked.flatMap(([id, { controlledBy }]) =>
      unless(
        (controlledBy === 'shadow') ===
          ['witch-king', 'saruman'].includes(known[id as keyof typeof known] ?? ''),
        `${id} is the enemy's of its captor`,
      ),
    ),
  ]
}

/** No action of the one player is on a Nation that his last one was on. */
const twice: Invariant = ({ table: { partners } }) =>
  unless(((partners?.last.nations ?? 0) & (partners?.doing.nations ?? 0)) === 0, 'twice on a Nation')

/** The invariants of states. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'IM-1 cards': cards,
  'IM-2 hands': hands,
  'IM-3 lead': lead,
  'IM-8 mixed': mixed,
  'IM-12 captors': captors,
  'IM-13 twice': twice,
}

const actor = (state: State): string => {
  const { partners } = state.table
  const frame = state.stack[state.stack.length - 1]
  if (partners === undefined || frame?.kind !== 'decide/action') return ''
  const side = (frame.vars as { readonly side: 0 | 1 }).side
  return `${side} ${partners.acting[side]}`
}

/** Two dice in a row of a side are used by different seats. */
const inTurn = ({ before, action, after }: Step<War>): Faults => {
  const used = 'die' in action && action.kind !== 'useRing'
  const [one, next] = [actor(before), actor(after)]
  const alone = Object.keys(seatsOf(before)).length === 3 && one.startsWith('0')
  return used && !alone && one !== '' && next !== '' && one[0] === next[0]
    ? unless(one !== next, `${one} uses two dice in a row`)
    : []
}

/** A declared attack leaves one Army in the place attacked. */
const attacked = ({ after, events }: Step<War>): Faults =>
  events.flatMap((event) => {
    const battle = after.stack.find(({ kind }) => kind === 'battle')?.vars as
      { readonly to: number; readonly side: number } | undefined
    if (event.kind !== 'BattleBegan' || battle === undefined || battle.to >= 128) return []
    const { field } = reading(after).regions[event.to]
    const owners = new Set(
      Object.keys(field[event.side === 'shadow' ? 'free-peoples' : 'shadow']).flatMap((piece) =>
        Object.entries(WHOSE).flatMap(([seat, own]) =>
          seat in seatsOf(after) &&
          own.some((nation) => piece === `${nation}-regular` || piece === `${nation}-elite`)
            ? [seat]
            : [],
        ),
      ),
    )
    return unless(
      owners.size < 2 || (reading(after).mixed ?? []).includes(event.to),
      `${event.to} is attacked and not mixed`,
    )
  })

/** A counter is moved with a Muster by who leads the Nation, or by a character. */
const diplomacy = ({ action, events }: Step<War>): Faults =>
  action.kind === 'advanceNation' && action.as === 'muster'
    ? unless(
        (bits(WHOSE[action.seat] ?? []) & bits([action.nation])) !== 0 ||
          events.some((event) => event.kind === 'NationAdvanced' && event.rule.startsWith('character.')),
        `${action.seat} moves ${action.nation}`,
      )
    : []

/** Nazgûl come by an act of who leads Sauron. */
const nazgul = ({ before, events }: Step<War>): Faults =>
  events.some((event) => event.kind === 'Recruited' && event.piece === 'nazgul')
    ? unless(reading(before).seats?.['witch-king']?.next === true, 'Nazgûl come by another')
    : []

/** Cards change hands only in a swap. */
const swaps = ({ before, events }: Step<War>): Faults =>
  events.some(({ kind }) => kind === 'CardGiven')
    ? unless(
        before.stack.some(({ kind }) => kind === 'swap'),
        'a card is given outside a swap',
      )
    : []

/** The invariants of steps. */
export const STEPS: Readonly<Record<string, (step: Step<War>) => Faults>> = {
  'IM-4 in turn': inTurn,
  'IM-7 diplomacy': diplomacy,
  'IM-9 attacked': attacked,
  'IM-15 swaps': swaps,
  'IM-16 Nazgûl': nazgul,
}
