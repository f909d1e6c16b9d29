/**
 * What can be wrong with a table: the game's invariants, as sentences. Used when a state is loaded or built,
 * and by tests in every state of random play.
 */
import { countBits } from '../../kernel/bits'
import { guarded } from '../../kernel/door'
import { REGION_IDS } from '../model/ids'
import type { State } from '../model/bundle'
import { DEFEATED, UNPLACED, type SideIx, type Table } from '../model/table'
import { HOMES, limitOf, other, regionId, SINGLES } from './board'
import { ALL_CARDS } from './fighters'
import { attackFaults, battleFaults, configFaults, courseFaults, turnFaults } from './frameFaults'
import { census, countAt, countIn, has, PIECES, regionOf, textOf } from './pieces'
import { stepFaults, stepsIn } from './stepFaults'

/** No region holds more of a side than fit; both sides meet only where an attack is under way. */
const regionFaults = (state: State): ReadonlyArray<string> => {
  const counts = census(state.table)
  const frame = state.stack.find(({ kind }) => kind === 'attack')
  const battlefield = frame?.kind === 'attack' ? frame.vars.region : -1
  return REGION_IDS.flatMap((id, region) => {
    const faults: Array<string> = []
    const limit = limitOf(region)
    for (const side of [0, 1] as const)
      if (countIn(counts, side, region) > limit) faults.push(`${id} holds more than ${limit} of one side`)
    const both = counts[0][region] !== 0 && counts[1][region] !== 0
    if (both && region !== battlefield && state.outcome === null) faults.push(`both sides stand in ${id}`)
    return faults
  })
}

/** Every combat card is in exactly one place: hand, pile, or battle. */
const cardFaults = (state: State): ReadonlyArray<string> => {
  const { hand, discard } = state.table
  const faults: Array<string> = []
  if ((hand & discard) !== 0) faults.push('a combat card is in hand and discarded at once')
  const frame = state.stack.find(({ kind }) => kind === 'battle')
  const battle = frame?.kind === 'battle' ? frame.vars : undefined
  const inPlay = [...(battle?.played ?? []), ...(battle?.fetched ?? [])].filter((card) => card >= 0)
  const bits = inPlay.reduce((all, card) => all | (1 << card), 0)
  if (countBits(bits) !== inPlay.length || (bits & (hand | discard)) !== 0)
    faults.push('a combat card is in two places')
  if (state.outcome === null && (hand | discard | bits) !== (ALL_CARDS[0] | ALL_CARDS[1]))
    faults.push('a combat card is missing')
  const [mine, theirs] = [0, 1].map(
    (side) => countBits(hand & (ALL_CARDS[side] ?? 0)) + Number((battle?.played[side] ?? -1) >= 0),
  )
  if (mine !== theirs) faults.push('the hands differ in size')
  // Who has played his last card takes all of them back when the battle is over.
  if (state.outcome === null && mine === 0) faults.push('the hands are empty')
  return faults
}

const pieceFaults = (table: Table): ReadonlyArray<string> => {
  const faults: Array<string> = []
  const inPlay = table.turn !== -1
  for (const piece of [...PIECES[0], ...PIECES[1]]) {
    const at = regionOf(table, piece)
    if (inPlay && at === UNPLACED) faults.push('a piece has not been placed')
    if (at < 0 && has(table.revealed | table.forGood | table.spied, piece))
      faults.push('a piece off the board is revealed')
  }
  if ((table.forGood & ~table.revealed) !== 0) faults.push('a piece that stays revealed is hidden')
  if (table.ringbearer > 1) faults.push('only the first two tiles can bear the ring')
  if ((table.used & ~table.special) !== 0) faults.push('a special card was used that nobody held')
  return faults
}

/** Before the first turn pieces stand as they are placed: one in each of five regions, then four at home. */
const placementFaults = ({ table, outcome }: State): ReadonlyArray<string> => {
  if (table.turn !== -1 || outcome !== null) return []
  const isInOrder = (side: SideIx): boolean => {
    const standing = PIECES[side].filter((piece) => regionOf(table, piece) !== UNPLACED).length
    const alone = SINGLES[side].filter((region) => countAt(table, side, region) === 1).length
    const home = alone < SINGLES[side].length ? 0 : PIECES[side].length - alone
    return standing === alone + home && countAt(table, side, HOMES[side]) === home
  }
  return isInOrder(0) && isInOrder(1) ? [] : ['pieces are not placed one in each region and the rest at home']
}

/** In a draft each side has settled tiles of its own, and shows a star side of no other; some are open. */
const draftFaults = ({ stack, table }: State): ReadonlyArray<string> => {
  const frame = stack.find(({ kind }) => kind === 'decide/faces')
  if (frame?.kind !== 'decide/faces') return []
  const [mine, theirs] = frame.vars.settled
  const isOwn = (bits: number, side: SideIx): boolean => !PIECES[other(side)].some((tile) => has(bits, tile))
  const fits = isOwn(mine, 0) && isOwn(theirs, 1) && (table.variant & ~(mine | theirs)) === 0
  const isOver = countBits(mine | theirs) === table.at.length
  return fits && !isOver ? [] : ['tiles are settled that nobody could settle']
}

/** Every shown tile is where it really is in some world, and makes the extra step there that it makes. */
const knowledgeFaults = (state: State): ReadonlyArray<string> => {
  const { at, worlds, revealed } = state.table
  const faults: Array<string> = []
  for (const side of [0, 1] as const) {
    const first = side * 9
    const real = worlds[side].some(
      (world, place) =>
        stepsIn(state, side, world, place) &&
        world.every((region, tile) => region === -1 || region === at[first + tile]),
    )
    if (!real) faults.push('what the opponent knows does not fit the board')
    for (let tile = 0; tile < 9; tile++)
      if (has(revealed, first + tile) && worlds[side].some((world) => world[tile] !== at[first + tile]))
        faults.push('a revealed piece is not where everybody sees it')
  }
  return faults
}

/** Whether the ring can have passed: its first bearer is defeated and names an heir. */
const hasPassedRing = (table: Table): boolean =>
  PIECES[0].some((piece) => textOf(table, piece).passesRingTo !== undefined && table.at[piece] === DEFEATED)

/** A game in progress is not won already. */
const endFaults = (state: State): ReadonlyArray<string> => {
  const { table } = state
  if (state.outcome !== null || table.turn === -1) return []
  const faults: Array<string> = []
  if (table.at[table.ringbearer] === DEFEATED) faults.push('the Ringbearer is defeated')
  const bearer = textOf(table, table.ringbearer)
  if (bearer.bearsRing !== undefined && table.at[table.ringbearer] === HOMES[1])
    faults.push('the Ringbearer has entered Mordor')
  if (bearer.bearsRing === undefined && !hasPassedRing(table))
    faults.push('the ring has passed to nobody: its first bearer is on the board or names no heir')
  for (const piece of PIECES[1])
    if (textOf(table, piece).winsByEntering !== undefined && table.at[piece] === HOMES[0])
      faults.push('the Witch King has entered the Shire')
  if (countIn(census(table), 1, HOMES[0]) >= 3) faults.push(`three enemies stand in ${regionId(HOMES[0])}`)
  return faults
}

/** The one fault of what cannot be read as a state. */
const UNREADABLE: ReadonlyArray<string> = ['this is no state of the game']

/** Everything that is wrong with a state; empty when nothing is. */
export const faultsOf = (state: State): ReadonlyArray<string> =>
  guarded(UNREADABLE, () => [
    ...regionFaults(state),
    ...cardFaults(state),
    ...pieceFaults(state.table),
    ...placementFaults(state),
    ...draftFaults(state),
    ...knowledgeFaults(state),
    ...stepFaults(state),
    ...endFaults(state),
    ...configFaults(state),
    ...turnFaults(state),
    ...attackFaults(state),
    ...courseFaults(state),
    ...battleFaults(state),
  ])
