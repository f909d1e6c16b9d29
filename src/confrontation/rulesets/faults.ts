/**
 * What is wrong with a state: what its table and its frames tell, and what no set-up and no match of its
 * config can have brought about.
 */
import { countBits } from '../../kernel/bits'
import { calledFaults, type Keeping } from '../../kernel/called'
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import type { AnyFrame } from '../model/frames'
import type { Table } from '../model/table'
import * as query from '../query/faults'
import { seatOf } from '../query/pieces'
import { emptyTable } from '../rules/setUp/game'
import { machineOf } from './rulesets'

const ALL_PIECES = 0x3ffff
/** The special cards of each side. */
const SPECIALS = [0x0f, 0xf0] as const

const frameIn = <K extends AnyFrame['kind']>({ stack }: State, kind: K) =>
  stack.find((frame): frame is Extract<AnyFrame, { readonly kind: K }> => frame.kind === kind)

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** How many special cards each side has to pick; the number that was announced is told by the game. */
const toPick = (state: State): number => {
  const { specialCards } = state.config
  if (specialCards === 'pick-two') return 2
  return specialCards === 'announced-number' ? (frameIn(state, 'game')?.vars.number ?? 0) : 0
}

/** The number of special cards is announced once, among none to four, and only where it is to be. */
const numberFaults = (state: State): ReadonlyArray<string> => {
  const game = frameIn(state, 'game')
  const number = game?.vars.number ?? 0
  const isTold = state.config.specialCards === 'announced-number' && !/^(draft|number)$/.test(game?.at ?? '')
  return number <= (isTold ? 4 : 0) ? [] : ['a number of special cards that nobody has announced']
}

/** Whether pieces are placed, that is after special cards have been picked, if any are. */
const isPlacing = (state: State): boolean => frameIn(state, 'game')?.at === 'placement'

/** Cards are picked from the four of one side, not more of them than the number, and then so many. */
const pickFaults = (state: State): ReadonlyArray<string> => {
  const asked = frameIn(state, 'decide/specialCards')
  const number = toPick(state)
  const [mine, theirs] = SPECIALS.map((cards) => countBits(state.table.special & cards))
  if (isPlacing(state) && number > 0 && (mine !== number || theirs !== number))
    return ['special cards are not picked that must be']
  if (asked === undefined) return []
  const { picked, own } = asked.vars
  const fits = picked.every((cards, side) => {
    const [these, others] = own === (side === 0) ? SPECIALS : [SPECIALS[1], SPECIALS[0]]
    return countBits(cards & these) <= number && (cards & others) === 0
  })
  return fits ? [] : ['special cards are picked that cannot be']
}

/** What the set-up has brought about by now, of what it changes. */
const setUpNow = (state: State, fresh: Table): Partial<Table> => {
  const { config, table } = state
  const stage = frameIn(state, 'game')?.at
  const isDraft = config.characters === 'draft-open' || config.characters === 'draft-secret'
  const isShown = stage !== 'draft' && config.characters !== 'draft-secret'
  const placing = isPlacing(state)
  return {
    at: placing ? table.at : fresh.at,
    variant: isDraft ? table.variant : fresh.variant,
    facesKnown: isShown ? ALL_PIECES : 0,
    special: placing && toPick(state) > 0 ? table.special : fresh.special,
  }
}

/** Before the first turn nothing has happened but what the set-up has brought about. */
const setUpFaults = (state: State): ReadonlyArray<string> => {
  const { config, table, outcome } = state
  if (table.turn !== -1 || outcome !== null) return []
  const fresh = emptyTable(config, table.game, table.points)
  return same({ ...fresh, ...setUpNow(state, fresh) }, { ...fresh, ...table })
    ? []
    : ['something has happened before the first turn']
}

/** Points are those of the first game of a match, and stand with its winner. */
const pointFaults = (state: State): ReadonlyArray<string> => {
  const { config, table, outcome } = state
  const { last = null } = frameIn(state, 'match')?.vars ?? {}
  if (outcome !== null) return []
  const won = last?.points ?? 0
  const isFirst = last !== null && seatOf(config, { ...table, game: 0 }, last.winner) === 'first'
  const fits = same(table.points, isFirst ? [won, 0] : [0, won]) && (last === null) === (table.game === 0)
  return fits && won <= 9 ? [] : ['the points are not those of the games before']
}

/** Between two moves nobody is revealed whom nothing keeps so; what Sauron has spied is for his turn. */
const shownFaults = ({ table, stack, outcome }: State): ReadonlyArray<string> => {
  const { revealed, forGood, spied, turn } = table
  const isQuiet = stack[stack.length - 1]?.kind === 'decide/turn'
  if (outcome !== null) return []
  const open = isQuiet ? revealed & ~(forGood | spied) : 0
  const isSpying = spied === 0 || turn === 1
  return open === 0 && isSpying && (spied & ~revealed) === 0
    ? []
    : ['a piece is revealed that nothing keeps so, or hidden that something does']
}

/** What changes in frames while they run. A battle keeps its place, who attacks, and whether it is first. */
const KEEPING: Keeping = {
  changing: {
    move: ['struck'],
    naming: ['piece'],
    attack: ['battles', 'defender'],
    battle: [
      'fighters',
      'textOff',
      'newcomer',
      'shownStrength',
      'noCards',
      'played',
      'fetched',
      'refused',
      'silenced',
      'cloaked',
      'retreated',
      'defeated',
      'cause',
      'support',
    ],
  },
  begun: new Set(['turn@window decide/window', 'attack@window decide/window', 'move@attack attack']),
}

const callFaults = (state: State): ReadonlyArray<string> =>
  calledFaults(machineOf(state.config), state, KEEPING)

const checks = [numberFaults, pickFaults, setUpFaults, pointFaults, shownFaults, callFaults]

/** Everything that is wrong with a state; empty when nothing is. */
export const faultsOf = (state: State): ReadonlyArray<string> =>
  guarded(['this is no state of the game'], () => [
    ...query.faultsOf(state),
    ...checks.flatMap((check) => check(state)),
  ])
