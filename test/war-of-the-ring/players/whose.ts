/**
 * Whose something is by chapter XI, told anew for tests: nothing here asks the rules of the engine who of two
 * partners is meant.
 */
import { warOfTheRing, type Seat, type State } from '../../../src/war-of-the-ring'
import { nationCount } from '../../../src/war-of-the-ring/model/counts'
import { FREE_PEOPLES_NATIONS, SHADOW_NATIONS } from '../../../src/war-of-the-ring/model/ids'
import { INSIDE, type Army } from '../../../src/war-of-the-ring/model/table'
import { boxIx } from '../../../src/war-of-the-ring/query/board'
import { told } from '../support/read'

/** A side as the engine counts them: the Free Peoples are 0. */
export type Side = 0 | 1

/** The Nations of each seat. */
export const WHOSE: Readonly<Record<string, ReadonlyArray<string>>> = {
  gondor: ['gondor', 'elves'],
  rohan: ['rohan', 'north', 'dwarves'],
  'free-peoples': FREE_PEOPLES_NATIONS,
  'witch-king': ['sauron'],
  saruman: ['isengard', 'southrons'],
}

const FREE: Readonly<Record<number, ReadonlyArray<Seat>>> = { 3: ['free-peoples'], 4: ['gondor', 'rohan'] }

/** The seats of a side; who leads in the first turn is first. */
export const seatsOf = ({ config }: State, side: Side): ReadonlyArray<Seat> =>
  side === 1 ? ['witch-king', 'saruman'] : (FREE[config.players ?? 4] ?? [])
/** All seats. */
export const allSeats = (state: State): ReadonlyArray<Seat> => [...seatsOf(state, 0), ...seatsOf(state, 1)]
/** The seat of an index of the engine. */
export const seatAt = (state: State, ix: number | undefined): Seat => allSeats(state)[ix ?? -1] as Seat

/** Who leads: they take turns in it. */
export const leading = (state: State, side: Side): Seat => {
  const seats = seatsOf(state, side)
  return seats[(state.table.turn - 1) % seats.length] as Seat
}
/** The partner of a seat, itself where it has none. */
export const partnerOf = (state: State, side: Side, seat: Seat): Seat =>
  seatsOf(state, side).find((one) => one !== seat) ?? seat
/** Who is on turn, or draws. */
export const acting = (state: State, side: Side): Seat => {
  const [first, second] = seatsOf(state, side)
  return second === undefined ? (first as Seat) : seatAt(state, state.table.partners?.acting[side])
}

/** The Army in a place. */
export const armyIn = ({ table }: State, place: number): Army | null =>
  (place >= INSIDE ? table.boxes[boxIx(place - INSIDE)] : table.fields[place]) ?? null

/** Dunlendings stand behind the Nations of the Shadow: they are Saruman's (ruling OR-97). */
const DUNLENDINGS = SHADOW_NATIONS.length

/** How many units and Elites of an Army are a seat's. */
export const unitsOf = (seat: Seat, army: Pick<Army, 'side' | 'regulars' | 'elites'>) => {
  let [units, elites] = [0, 0]
  const nations: ReadonlyArray<string> = army.side === 0 ? FREE_PEOPLES_NATIONS : SHADOW_NATIONS
  nations.forEach((nation, place) => {
    if (WHOSE[seat]?.includes(nation) !== true) return
    elites += nationCount(army.elites, place)
    units += nationCount(army.regulars, place) + nationCount(army.elites, place)
  })
  if (army.side === 1 && seat === 'saruman') units += nationCount(army.regulars, DUNLENDINGS)
  return { units, elites }
}

/** Whether units of both partners are in an Army. */
export const isShared = (state: State, army: Army): boolean =>
  seatsOf(state, army.side).filter((seat) => unitsOf(seat, army).units > 0).length > 1

/** Who controls the Army in a place: most units, most Elites, who leads. */
export const controller = (state: State, side: Side, place: number): Seat => {
  const lead = leading(state, side)
  const other = partnerOf(state, side, lead)
  const army = armyIn(state, place)
  if (army === null || army.side !== side) return lead
  const [one, two] = [unitsOf(lead, army), unitsOf(other, army)]
  if (one.units !== two.units) return one.units > two.units ? lead : other
  return two.elites > one.elites ? other : lead
}

/** The seat with a card in its hand or on its table, by the index of the card; who is on turn if nobody. */
export const owner = (state: State, side: Side, card: number): Seat => {
  const id = warOfTheRing.tables(state.config).eventCards[card]?.id
  const has = (seat: Seat): boolean =>
    [told(state).cards.hands, told(state).cards.onTable].some((piles) =>
      ['character', 'strategy'].some((deck) => piles[`${seat}-${deck}`]?.some((one) => one === id)),
    )
  return seatsOf(state, side).find(has) ?? acting(state, side)
}

/** The seat of a Nation. */
export const leaderOfNation = (state: State, nation: string): Seat =>
  allSeats(state).find((seat) => WHOSE[seat]?.includes(nation) === true) as Seat
