/**
 * What can be wrong with frames and the table they work on: a battle, a march, a tile or a card that no frame
 * has begun, more Units or Damage than an Army holds when nobody sees to them, tokens under an enemy Army.
 */
import type { State } from '../model/bundle'
import type { BattleVars } from '../model/frames'
import { SIDES } from '../model/sides'
import type { Scenario } from '../model/tables'
import { totalOf, type Battle, type Fighter, type Table } from '../model/table'
import { STACK, unitsOf } from './board'

/** What is looked at of a state. */
export type Seen = Pick<State, 'config' | 'table' | 'stack' | 'outcome'>

type Stack = State['stack']

const isThere = (stack: Stack, ...kinds: ReadonlyArray<string>): boolean =>
  stack.some(({ kind }) => kinds.includes(kind))

/** Whether a frame stands at a stage. */
const isAt = (stack: Stack, kind: string, at: string): boolean =>
  stack.some((frame) => frame.kind === kind && frame.at === at)

/** Dice to be rolled again lie there in their order, and were not rolled again yet. */
const canReroll = ({ dice, toReroll }: Fighter): boolean =>
  toReroll.every((place, nth) => dice[place]?.rerolled === false && place > (toReroll[nth - 1] ?? -1))

/** Tokens are spent of those that the side has, each once, and kept in one order. */
const isSpent = ({ maneuvers, spent }: Fighter): boolean => {
  const gone = maneuvers.filter((token) => spent.includes(token))
  return gone.length === spent.length && gone.every((token, place) => token === spent[place])
}

/** Whether a battle is the one that a frame has begun. */
const isBegun = ({ attacker, region, armies, from, sides }: Battle, begun: BattleVars): boolean =>
  attacker === begun.attacker &&
  region === begun.region &&
  armies.includes(from) &&
  armies.includes(begun.from) &&
  (begun.combined || armies.length === 1) &&
  SIDES.every((side) => canReroll(sides[side]) && isSpent(sides[side]))

const battleFaults = ({ stack, table: { battle } }: Seen): ReadonlyArray<string> => {
  const begun = stack.find(({ kind, at }) => kind === 'battle' && at !== 'begin')
  if (begun?.kind !== 'battle') return battle === null ? [] : ['a battle that nobody fights']
  if (battle === null) return ['a battle is fought nowhere']
  return isBegun(battle, begun.vars) ? [] : ['another battle is fought than was begun']
}

/** The stages of an attack before anybody marches. */
const BEFORE_MARCH: ReadonlyArray<string> = ['pick', 'how', 'who']

const marchFaults = ({ stack, table }: Seen): ReadonlyArray<string> => {
  const begun = isAt(stack, 'do/moveArmy', 'step') || isAt(stack, 'do/attack', 'step')
  const marching = table.march !== null
  const early = stack.some(
    ({ kind, at, vars }) =>
      kind === 'do/attack' && BEFORE_MARCH.includes(at) && 'steps' in vars && vars.steps !== 0,
  )
  return [
    ...(begun === marching ? [] : [marching ? 'a march that nobody leads' : 'nobody is on the march']),
    ...(early ? ['steps are counted of a march that has not begun'] : []),
  ]
}

/** The cards that are at work just now. */
const cardsAtWork = ({ stack, table }: Seen): ReadonlySet<string | null> =>
  new Set([
    ...stack.flatMap((frame) => (frame.kind === 'do/playCard' ? [frame.vars.card] : [])),
    ...SIDES.map((side) => table.battle?.sides[side].card ?? null),
  ])

const cardFaults = (state: Seen, cardIds: ReadonlyArray<string>): ReadonlyArray<string> => {
  const working = cardsAtWork(state)
  return cardIds.flatMap((card, number) =>
    state.table.cards[number] === 'inPlay' && !working.has(card)
      ? [`cards.${card}: it is in play, and nobody plays it`]
      : [],
  )
}

/** The stages of Fate at which the tile drawn last still lies there. */
const BEFORE_APPLIED: ReadonlyArray<string> = ['ask', 'draw']

const tileFaults = ({ stack, table }: Seen): ReadonlyArray<string> => {
  const told = stack.some(
    ({ kind, vars }) => kind === 'fate' && 'tile' in vars && vars.tile === table.tiles.drawn,
  )
  const aside = totalOf(table.tiles.aside) > 0 && !isThere(stack, 'fate')
  const other = stack.some(
    ({ kind, at, vars }) =>
      kind === 'fate' && BEFORE_APPLIED.includes(at) && 'tile' in vars && vars.tile !== table.tiles.drawn,
  )
  return [
    ...(other ? ['another tile is drawn than the one that may be applied'] : []),
    ...(table.tiles.drawn === null || told ? [] : ['a tile is drawn, and nobody draws']),
    ...(aside ? ['tiles are set aside, and nobody draws'] : []),
  ]
}

/** Those who see to one Region. */
const SETTLING: ReadonlySet<string> = new Set(['settle', 'casualties', 'strike', 'place'])

const isSettled = ({ stack }: Seen, region: string): boolean =>
  stack.some(({ kind, vars }) => SETTLING.has(kind) && 'region' in vars && vars.region === region)

const isSeenTo = (state: Seen, region: string): boolean => {
  const { battle } = state.table
  const fights = battle !== null && battle.damaged && (region === battle.region || region === battle.from)
  return fights || isThere(state.stack, 'do/damage') || isSettled(state, region)
}

const armyFaults = (state: Seen): ReadonlyArray<string> =>
  Object.entries(state.table.regions).flatMap(([region, { army, recruits }]) => {
    if (army === null) return []
    const enemy = army.side === 'free' ? 'shadow' : 'free'
    const over = unitsOf(army) > STACK && !isSettled(state, region)
    const hurt = army.damage > unitsOf(army) && !isSeenTo(state, region)
    return [
      ...(over ? [`regions.${region}: more than five Units`] : []),
      ...(hurt ? [`regions.${region}: more Damage than Units`] : []),
      ...(recruits[enemy] > 0 ? [`regions.${region}: enemy Recruitment tokens lie under the Army`] : []),
    ]
  })

const diceFaults = ({ stack, table }: Seen): ReadonlyArray<string> =>
  isThere(stack, 'actions') && SIDES.some((side) => unrolled(table, side) > 0)
    ? ['dice are not rolled, and the sides act']
    : []

const unrolled = ({ dice }: Table, side: 'free' | 'shadow'): number => dice[side].unrolled

/** What is wrong with frames and the table they work on. */
export const frameFaults = (state: Seen, { cardIds }: Scenario): ReadonlyArray<string> =>
  state.outcome !== null
    ? []
    : [
        ...battleFaults(state),
        ...marchFaults(state),
        ...cardFaults(state, cardIds),
        ...tileFaults(state),
        ...armyFaults(state),
        ...diceFaults(state),
      ]
