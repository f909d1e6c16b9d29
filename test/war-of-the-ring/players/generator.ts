/**
 * Marches and attacks of partners as the books have them (chapters II, VI, XI and XII, rulings OR-28, OR-40,
 * OR-94, OR-95, OR-99, OR-129, OR-150 and OR-151), worked out of the readable table alone: no question of the
 * engine is asked. Compositions of an Army that goes are listed one by one and judged one by one.
 */
import { REGIONS, type State } from '../../../src/war-of-the-ring'
import { reading } from '../support/read'
import {
  ARMY_LIMIT,
  controls,
  crowdAt,
  enemyOf,
  fieldOf,
  holds,
  isAtWar,
  isClosed,
  isFigure,
  isLeader,
  isLed,
  isMixed,
  isPartners,
  isRooted,
  mayEnter,
  minus,
  nationOf,
  neighbours,
  ownUnits,
  plus,
  sum,
  units,
  type Crowd,
  type Doing,
  type Spot,
} from './crowds'
import { WHOSE, type Side } from './whose'

/** What a player has of those in a place: everybody, his own figures, or nothing. */
type Command = 'all' | 'own' | 'none'
const commandOf = (state: State, doing: Doing, spot: Spot, crowd: Crowd): Command => {
  const { side, seat } = doing
  const own = ownUnits(seat, crowd)
  if (own === 0) return 'none'
  if (own === units(crowd)) return 'all'
  return isMixed(state, spot) && controls(state, side, crowd) === seat ? 'all' : 'own'
}
const isHis = (command: Command, seat: string, piece: string): boolean =>
  command === 'all' || (command === 'own' && WHOSE[seat]?.includes(nationOf(piece)) === true)

/** All ways to take some of each kind. */
export const compositions = (available: Crowd): ReadonlyArray<Crowd> =>
  Object.entries(available).reduce<ReadonlyArray<Crowd>>(
    (found, [piece, most]) =>
      found.flatMap((crowd) =>
        Array.from({ length: most + 1 }, (_, number) =>
          number === 0 ? crowd : { ...crowd, [piece]: number },
        ),
      ),
    [{}],
  )
/** How many there are. */
export const waysOf = (available: Crowd): number =>
  Object.values(available).reduce((product, number) => product * (number + 1), 1)

/** The second edition: of a mixed Army only a part that he controls (p. 46 there). */
const keepsControl = (state: State, doing: Doing, spot: Spot, party: Crowd): boolean =>
  state.config.edition !== 'second' ||
  !isMixed(state, spot) ||
  controls(state, doing.side, party) === doing.seat

/** Those of a region who have not moved by this action. */
const unmoved = (state: State, { side, came }: Doing, region: string): Crowd =>
  came
    .filter(({ at }) => at === region)
    .reduce((crowd, arrival) => minus(crowd, arrival.crowd), fieldOf(state, side, region))

/** Who of them may go to a region. */
export const marchersTo = (state: State, doing: Doing, from: string, to: string): Crowd => {
  const crowd = unmoved(state, doing, from)
  const command = commandOf(state, doing, { region: from, inside: false }, crowd)
  return Object.fromEntries(
    Object.entries(crowd).filter(([piece]) =>
      isFigure(piece)
        ? isHis(command, doing.seat, piece) && mayEnter(state, piece, to)
        : !isRooted(state, piece) && !isPartners(state, doing.side, doing.seat, piece),
    ),
  )
}

/** Where an Army can go out of a region: next door, and from ship to ship (p. 75). */
const waysFrom = (state: State, { side }: Pick<Doing, 'side'>, from: string): ReadonlyArray<string> => {
  const ships: ReadonlyArray<string> = side === 1 ? (reading(state).table.beside?.ships ?? []) : []
  const far = ships.includes(from) ? ships.filter((to) => to !== from) : []
  return [...new Set([...neighbours(from), ...far])]
}
const isOpen = (state: State, side: Side, to: string): boolean =>
  !holds(state, enemyOf(side), to) && !isClosed(state, side, to)

/** Whether some may go and the rest may stay: a unit goes, no Leader stays without one, somebody leads. */
const mayPart = (state: State, doing: Doing, region: string, party: Crowd): boolean => {
  const rest = minus(unmoved(state, doing, region), party)
  return (
    units(party) > 0 &&
    (units(rest) > 0 || sum(rest, isLeader) === 0) &&
    (!doing.led || isLed(state, party, true)) &&
    keepsControl(state, doing, { region, inside: false }, party)
  )
}

/** How many too many the last march has left, and where. */
const overfull = (state: State, { side, came }: Doing): { readonly at: string; readonly by: number } => {
  const at = came[came.length - 1]?.at ?? ''
  return { at, by: at === '' ? 0 : Math.max(0, units(fieldOf(state, side, at)) - ARMY_LIMIT) }
}

/** Whether a second march can take so many out of a region into which the first one has brought some. */
const canRelieve = (
  state: State,
  doing: Doing,
  first: { readonly from: string; readonly to: string; readonly party: Crowd },
  by: number,
): boolean => {
  const { side } = doing
  const emptied = units(minus(fieldOf(state, side, first.from), first.party)) === 0
  const comesOut = units(crowdAt(state, enemyOf(side), { region: first.from, inside: true })) > 0
  return waysFrom(state, doing, first.to).some((to) => {
    if (!isOpen(state, side, to) || (to === first.from && emptied && comesOut)) return false
    const there = units(fieldOf(state, side, to)) - (to === first.from ? units(first.party) : 0)
    return compositions(marchersTo(state, doing, first.to, to)).some(
      (party) =>
        units(party) >= by && there + units(party) <= ARMY_LIMIT && mayPart(state, doing, first.to, party),
    )
  })
}

/** From where to where. */
export interface Way {
  readonly from: string
  readonly to: string
}

/** Whether just these may march. */
export const mayMarch = (state: State, doing: Doing, { from, to }: Way, party: Crowd): boolean => {
  const { side } = doing
  if (!waysFrom(state, doing, from).includes(to) || !isOpen(state, side, to)) return false
  if (!mayPart(state, doing, from, party)) return false
  const excess = overfull(state, doing)
  if (excess.by > 0 && (from !== excess.at || units(party) < excess.by)) return false
  const by = units(plus(fieldOf(state, side, to), party)) - ARMY_LIMIT
  return by <= 0 || (doing.moves > 1 && canRelieve(state, doing, { from, to, party }, by))
}

/** Every march, from where to where. */
export const marches = (state: State, doing: Doing): ReadonlyArray<string> =>
  REGIONS.flatMap(({ id: from }) =>
    units(unmoved(state, doing, from)) === 0
      ? []
      : waysFrom(state, doing, from).flatMap((to) =>
          isOpen(state, doing.side, to) &&
          compositions(marchersTo(state, doing, from, to)).some((party) =>
            mayMarch(state, doing, { from, to }, party),
          )
            ? [`${from} ${to}`]
            : [],
        ),
  )

/** Whether one may stop: after the first move, unless it has left too many in a region. */
export const mayStop = (state: State, doing: Doing): boolean =>
  doing.moves < (doing.led ? 1 : 2) && overfull(state, doing).by === 0

/** Who may attack out of a place: figures of Nations at war, Nazgûl, characters (OR-28, OR-95, OR-99). */
export const attackersIn = (state: State, doing: Doing, spot: Spot): Crowd => {
  const crowd = crowdAt(state, doing.side, spot)
  const command = commandOf(state, doing, spot, crowd)
  if (command === 'none' || (command === 'own' && isMixed(state, spot))) return {}
  return Object.fromEntries(
    Object.entries(crowd).filter(([piece]) =>
      isFigure(piece)
        ? isHis(command, doing.seat, piece) && isAtWar(state, nationOf(piece))
        : command === 'all' || !isPartners(state, doing.side, doing.seat, piece),
    ),
  )
}

/** Whether just these may attack: with a rearguard there is a unit in it. */
export const mayAttack = (state: State, doing: Doing, spot: Spot, party: Crowd): boolean => {
  const rest = minus(crowdAt(state, doing.side, spot), party)
  return (
    units(party) > 0 &&
    (units(rest) > 0 || Object.keys(rest).length === 0) &&
    (!doing.led || isLed(state, party, false)) &&
    keepsControl(state, doing, spot, party)
  )
}

/** The enemies whom an Army can attack: next door, a garrison in its region, its besiegers. */
const targets = (state: State, side: Side, { region, inside }: Spot): ReadonlyArray<string> => {
  const enemy = enemyOf(side)
  if (inside) return isClosed(state, side, region) ? [] : [region]
  const siege = units(crowdAt(state, enemy, { region, inside: true })) > 0 ? [region] : []
  return [...siege, ...waysFrom(state, { side }, region).filter((to) => holds(state, enemy, to))].filter(
    (to) => !isClosed(state, side, to),
  )
}

/** Every attack, from where to where. */
export const attacks = (state: State, doing: Doing): ReadonlyArray<string> =>
  REGIONS.flatMap(({ id: region }) =>
    [false, true].flatMap((inside) => {
      const spot = { region, inside }
      if (units(crowdAt(state, doing.side, spot)) === 0) return []
      const possible = targets(state, doing.side, spot)
      const isAble =
        possible.length > 0 &&
        compositions(attackersIn(state, doing, spot)).some((party) => mayAttack(state, doing, spot, party))
      return isAble ? possible.map((to) => `${region} ${to}`) : []
    }),
  )

/** Whether a player has an Army somewhere of which Leaders of his partner are part. */
export const commandsForeign = (state: State, doing: Doing): boolean =>
  REGIONS.some(({ id: region }) =>
    [false, true].some((inside) => {
      const crowd = crowdAt(state, doing.side, { region, inside })
      const foreign = sum(
        crowd,
        (piece) => isLeader(piece) && WHOSE[doing.seat]?.includes(nationOf(piece)) !== true,
      )
      return foreign > 0 && commandOf(state, doing, { region, inside }, crowd) === 'all'
    }),
  )
