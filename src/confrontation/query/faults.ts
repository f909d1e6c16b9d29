/**
 * What must hold of any table as it lies there, as sentences: regions, cards and pieces are counted, the
 * table fits its config, and what is known is so. Used when a state is loaded or built, and by tests in every
 * state of random play.
 */
import { countBits } from '../../kernel/bits'
import { guarded } from '../../kernel/door'
import { REGION_IDS } from '../model/ids'
import type { State } from '../model/bundle'
import { UNPLACED, type SideIx, type Table } from '../model/table'
import { HOMES, limitOf, SINGLES } from './board'
import { endFaults } from './turns'
import { ALL_CARDS } from './fighters'
import { census, countAt, countIn, has, onBoard, PIECES, regionOf } from './pieces'
import { specialIx } from './special'

const ALL_PIECES = 0x3ffff

/** The frame on top of the others. */
const topOf = ({ stack }: State): string | undefined => stack[stack.length - 1]?.kind

/** Whether nothing is under way: a turn begins, or its side is asked what to do with it. */
const isQuiet = (state: State): boolean => /^(decide\/)?turn$/.test(topOf(state) ?? '')

/** No region holds more of a side than fit; both sides meet only in one, where an attack is under way. */
const regionFaults = (state: State): ReadonlyArray<string> => {
  const counts = census(state.table)
  const faults: Array<string> = []
  let fields = state.outcome === null && isQuiet(state) ? 0 : 1
  REGION_IDS.forEach((id, region) => {
    const limit = limitOf(region)
    for (const side of [0, 1] as const)
      if (countIn(counts, side, region) > limit) faults.push(`${id} holds more than ${limit} of one side`)
    const both = counts[0][region] !== 0 && counts[1][region] !== 0
    if (both && fields-- <= 0) faults.push(`both sides stand in ${id}`)
  })
  return faults
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

/** Every shown tile is where it really is in some world; an extra step is followed in each. */
const knowledgeFaults = ({ table }: State): ReadonlyArray<string> => {
  const { at, worlds, revealed, extraStep, turn } = table
  const faults: Array<string> = []
  for (const side of [0, 1] as const) {
    const first = side * 9
    const real = worlds[side].some((world) =>
      world.every((region, tile) => region === -1 || region === at[first + tile]),
    )
    if (!real) faults.push('what the opponent knows does not fit the board')
    for (let tile = 0; tile < 9; tile++)
      if (has(revealed, first + tile) && worlds[side].some((world) => world[tile] !== at[first + tile]))
        faults.push('a revealed piece is not where everybody sees it')
  }
  if (extraStep !== undefined && extraStep.by.length !== (turn === -1 ? 0 : worlds[turn].length))
    faults.push('an extra step is followed in each world')
  return faults
}

/** The table fits the config: faces, special cards, games. */
const configFaults = ({ config, table }: State): ReadonlyArray<string> => {
  const faults: Array<string> = []
  const { characters, specialCards } = config
  if (characters === 'classic' && table.variant !== 0)
    faults.push('a star side is fielded in the classic game')
  if (characters === 'variant' && table.variant !== ALL_PIECES)
    faults.push('a ring side is fielded in the variant game')
  if (table.turn !== -1 && characters !== 'draft-secret' && table.facesKnown !== ALL_PIECES)
    faults.push('faces are unknown that everybody knows')
  if (specialCards === 'none' && table.special !== 0) faults.push('special cards are not in use')
  const given = config.handicap.reduce((bits, card) => bits | (1 << specialIx(card)), 0)
  if (specialCards === 'handicap' && table.special !== given)
    faults.push('the special cards are not those of the handicap')
  if (config.games === 1 && (table.game !== 0 || table.points[0] !== 0 || table.points[1] !== 0))
    faults.push('a single game has no second one and no points from before')
  return faults
}

/** A compelled piece is one of Sauron, on the board, named somewhere, and moves in the turn that follows. */
const compelledFaults = (state: State): ReadonlyArray<string> => {
  const { compelled, compelledIn, turn } = state.table
  const named = compelled >= 9 && onBoard(state.table, compelled) && compelledIn >= 0
  if (compelled >= 0 ? !named : compelledIn >= 0)
    return ['a compelled piece is one of Sauron, on the board, and named in a region']
  return compelled >= 0 && topOf(state) === 'decide/turn' && turn === 0
    ? ['a compelled piece moves at once: it is the turn of Sauron']
    : []
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
    ...knowledgeFaults(state),
    ...endFaults(state),
    ...configFaults(state),
    ...compelledFaults(state),
  ])
