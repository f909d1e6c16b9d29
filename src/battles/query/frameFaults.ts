/**
 * What can be wrong with frames and the table they work on: a battle, a tile or a card that no frame has
 * begun, more Units or Damage than an Army holds when nobody sees to them, tokens under an enemy Army.
 */
import type { State } from '../model/bundle'
import type { BattleVars } from '../model/frames'
import { SIDES } from '../model/sides'
import type { Scenario } from '../model/tables'
import { behindIn, HAND, totalOf, type Battle, type Fighter, type Table } from '../model/table'
import { borderBetween, boxOf, STACK, unitsOf } from './board'
import { HAND_LIMIT } from './cards'
import { marchFaults } from './marchFaults'
import { regionStepFaults } from './regionFaults'

/** What is looked at of a state. */
export type Seen = Pick<State, 'config' | 'table' | 'stack' | 'outcome'>

type Stack = State['stack']

const isThere = (stack: Stack, ...kinds: ReadonlyArray<string>): boolean =>
  stack.some(({ kind }) => kinds.includes(kind))

const MOST_DICE = 5

/** Dice to be rolled again lie there in their order, and were not rolled again yet. */
const canReroll = ({ dice, toReroll }: Fighter): boolean =>
  toReroll.every((place, nth) => dice[place]?.rerolled === false && place > (toReroll[nth - 1] ?? -1))

/** Tokens are spent of those that the side has, each once, and kept in one order. */
const isSpent = ({ maneuvers, spent }: Fighter): boolean => {
  const gone = maneuvers.filter((token) => spent.includes(token))
  return gone.length === spent.length && gone.every((token, place) => token === spent[place])
}

/** A Combat card is played with the token for it; five dice are rolled at most. */
const isInOrder = ({ card, tactics, cancelled, dice }: Fighter): boolean =>
  (card === null || (tactics === 'combat-event' && !cancelled)) && dice.length <= MOST_DICE

/** Whether a battle is the one that a frame has begun. */
const isBegun = ({ attacker, region, armies, from, sides }: Battle, begun: BattleVars): boolean =>
  attacker === begun.attacker &&
  region === begun.region &&
  armies.includes(from) &&
  armies.includes(begun.from) &&
  (begun.combined || armies.length === 1) &&
  SIDES.every((side) => canReroll(sides[side]) && isSpent(sides[side]) && isInOrder(sides[side]))

const battleFaults = ({ stack, config, table }: Seen, scenario: Scenario): ReadonlyArray<string> => {
  const { battle } = table
  const begun = stack.find(({ kind, at }) => kind === 'battle' && at !== 'begin')
  if (begun?.kind !== 'battle') return battle === null ? [] : ['a battle that nobody fights']
  if (battle === null) return ['a battle is fought nowhere']
  const here = { rules: { scenario }, config, table, vars: undefined }
  const isNear = battle.armies.every((from) => borderBetween(here, from, battle.region) !== undefined)
  return isNear && isBegun(battle, begun.vars) ? [] : ['another battle is fought than was begun']
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

/** A tile may be drawn for each die in the Shadow Box, those drawn so far counted. */
const drawsTooMany = ({ kind, at, vars }: Stack[number], table: Table): boolean =>
  kind === 'fate' &&
  BEFORE_APPLIED.includes(at) &&
  vars.left + (vars.tile === null ? 0 : 1) + totalOf(table.tiles.aside) > boxOf(table)

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
    ...(stack.some((frame) => drawsTooMany(frame, table))
      ? ['more tiles are drawn than dice are in the Shadow Box']
      : []),
    ...(table.tiles.drawn === null || told ? [] : ['a tile is drawn, and nobody draws']),
    ...(aside ? ['tiles are set aside, and nobody draws'] : []),
  ]
}

/** A hand holds more than six cards only until it is cut down: as a step draws, or when it is looked at. */
const handFaults = ({ stack, table }: Seen): ReadonlyArray<string> =>
  SIDES.flatMap((side) => {
    const held = table.cards.filter((at) => at === HAND[side]).length
    const isDrawn = ({ kind, vars }: Stack[number]): boolean =>
      (kind === 'drawStep' || kind === 'handLimit') && vars.side === side
    return held > HAND_LIMIT && !stack.some(isDrawn) ? [`cards: a hand holds more than ${HAND_LIMIT}`] : []
  })

/** A token that is to be flipped lies there. */
const flipFaults = ({ stack, table }: Seen): ReadonlyArray<string> =>
  stack.flatMap(({ kind, at, vars }) =>
    kind === 'flip' && at === 'reveal' && table.regions[vars.region]?.recruits[vars.side] === 0
      ? [`regions.${vars.region}: a token is flipped where none lies`]
      : [],
  )

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

const diceFaults = ({ stack, table }: Seen): ReadonlyArray<string> => {
  const acting = isThere(stack, 'actions') && SIDES.some((side) => unrolled(table, side) > 0)
  const rolling = stack.find(({ kind }) => kind === 'roll')
  const rolled = rolling?.kind === 'roll' && unrolled(table, rolling.vars.side) === 0
  return [
    ...(acting ? ['dice are not rolled, and the sides act'] : []),
    ...(rolled ? ['all dice are rolled, and one is to be rolled'] : []),
  ]
}

/** No turn gives out so many Leadership tokens: counters are no limit (OR-1), but come one by one. */
const MANY_TOKENS = 100

/** The frames of a turn before which Leadership tokens are given out. */
const isBeforeTokens = ({ kind, at }: Stack[number]): boolean =>
  kind === 'drawStep' || (kind === 'shadowPhase' && at === 'choose')

/** Leadership tokens are given out anew in every turn, once the Shadow has chosen a position. */
const leadershipFaults = ({ stack, table }: Seen): ReadonlyArray<string> => {
  const placed = Object.values(table.regions).reduce(
    (sum, state) => sum + (state.army?.tokens ?? 0) + behindIn(state, 'tokens'),
    table.aside,
  )
  const given = placed + (table.march?.army.tokens ?? 0)
  const coming = stack.reduce((sum, { kind, vars }) => sum + (kind === 'assign' ? vars.count : 0), given)
  return [
    ...(stack.some(isBeforeTokens) && given > 0
      ? ['Leadership tokens are given out before the Shadow phase']
      : []),
    ...(coming >= MANY_TOKENS ? ['more Leadership tokens than a turn gives out'] : []),
  ]
}

const unrolled = ({ dice }: Table, side: 'free' | 'shadow'): number => dice[side].unrolled

/** What is wrong with frames and the table they work on. */
export const frameFaults = (state: Seen, scenario: Scenario): ReadonlyArray<string> =>
  state.outcome !== null
    ? []
    : [
        ...battleFaults(state, scenario),
        ...marchFaults(state, scenario),
        ...regionStepFaults(state, scenario),
        ...cardFaults(state, scenario.cardIds),
        ...tileFaults(state),
        ...handFaults(state),
        ...flipFaults(state),
        ...armyFaults(state),
        ...diceFaults(state),
        ...leadershipFaults(state),
      ]
