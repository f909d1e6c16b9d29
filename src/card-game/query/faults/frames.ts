/**
 * Faults of the frames: they speak of seats that are taken, of texts that exist, name cards in one order, and
 * account for every card that is on its way or set apart.
 */
import type { State } from '../../model/bundle'
import type { Rules } from '../../model/config'
import type { AnyFrame } from '../../model/frames'
import type { TextVars } from '../../model/frames/texts'
import { ACTIVE, PATH, type CardIx, type Spot } from '../../model/spots'
import { activePath, isActive, pathNumber, unusedPaths } from '../places'
import { groundAt } from '../cards'
import { seatToLook } from '../statics'
import { listOf } from '../texts'
import { onTheWay, seatsApart } from './cards'

/** The texts that a frame carries out or asks about. */
const textsOf = ({ vars }: AnyFrame): ReadonlyArray<TextVars> => {
  if ('text' in vars) return [vars.text]
  return 'route' in vars ? [vars] : []
}

const seatsOf = ({ vars }: AnyFrame): ReadonlyArray<number> => [
  ...('seat' in vars ? [vars.seat] : []),
  ...('mate' in vars && vars.mate >= 0 ? [vars.mate] : []),
  ...('judge' in vars ? [vars.judge] : []),
  ...('seats' in vars ? vars.seats : []),
]

const seatFault = ({ cast }: Rules, frame: AnyFrame): string | undefined =>
  [...seatsOf(frame), ...textsOf(frame).map(({ seat }) => seat)].every((seat) => cast.at[seat] !== undefined)
    ? undefined
    : `${frame.kind} speaks of a seat that nobody takes`

const textFault = (rules: Rules, frame: AnyFrame): string | undefined =>
  textsOf(frame).every(
    (text) => text.step <= listOf({ rules }, text).length && listOf({ rules }, text).length > 0,
  )
    ? undefined
    : `${frame.kind} carries out what nobody says`

/** Whether cards are some of those in a list, each once, and in its order. */
const areSomeOf = (cards: ReadonlyArray<CardIx>, list: ReadonlyArray<CardIx>): boolean => {
  const kept = list.filter((card) => cards.includes(card))
  return kept.length === cards.length && kept.every((card, place) => card === cards[place])
}

/** A play costs one card, and nobody draws or gives up more cards than are his. */
const numberFault = ({ cast }: Rules, { kind, vars }: AnyFrame): string | undefined => {
  if (!('left' in vars) || !('seat' in vars)) return undefined
  const most = 'pays' in vars && vars.pays !== null ? 1 : (cast.at[vars.seat]?.cards.length ?? 0)
  return vars.left > most
    ? `${kind} takes ${vars.left} cards, and ${most} at most are to be taken`
    : undefined
}

/** What was named in any order is kept in one: losses as the defenders stand, cards put down by number. */
const orderFault = ({ kind, vars }: AnyFrame): string | undefined => {
  const lost = 'lost' in vars ? vars.lost : []
  const down = 'down' in vars ? vars.down : []
  const worths = 'worths' in vars ? vars.worths.map(({ card }) => card) : lost
  return areSomeOf(lost, worths) &&
    areSomeOf(
      down,
      [...down].sort((one, other) => one - other),
    )
    ? undefined
    : `${kind} names cards twice or out of order`
}

/** The cards that frames have on their way. */
const carried = (stack: State['stack']): ReadonlyArray<CardIx> =>
  stack.flatMap((frame) => {
    if (frame.kind === 'play') return [frame.vars.card]
    return textsOf(frame).flatMap(({ down }) => down)
  })

const wayFaults = (rules: Rules, { stack, table }: State): ReadonlyArray<string> => {
  const sight = { rules, table }
  const down = stack.flatMap((frame) => ('down' in frame.vars ? frame.vars.down : []))
  const known = [...carried(stack), ...down]
  const lost = onTheWay(sight).some((card) => !known.includes(card))
  const told = stack.flatMap((frame) => textsOf(frame).map(({ seat }) => seat))
  const apart = seatsApart(sight).some((seat) => !told.includes(seat))
  return [
    ...(lost ? ['a card is on its way, and nobody plays it'] : []),
    ...(apart ? ['cards are set apart, and no text says so'] : []),
  ]
}

const isAsking = ({ stack }: State): boolean => stack[stack.length - 1]?.kind.startsWith('decide/') === true

/** Who may know his top card knows it when somebody is asked. */
const lookFaults = (rules: Rules, state: State): ReadonlyArray<string> =>
  isAsking(state) && seatToLook({ rules, table: state.table }) >= 0
    ? ['a seat that may know its top card has not looked']
    : []

const turnFaults = (rules: Rules, { stack, table }: State): ReadonlyArray<string> => {
  const step = stack.find(({ kind }) => kind === 'actionStep')
  const faults: Array<string> = []
  if (step !== undefined && table.turn < 0) faults.push("it is nobody's turn")
  if (step === undefined && table.turn >= 0) faults.push('it is a turn outside the Action step')
  if (step?.kind === 'actionStep' && rules.cast.players.every(({ ix }) => (step.vars.passed >> ix) & 1))
    faults.push('all have passed')
  const asked = stack.find(({ kind }) => kind === 'decide/turn')
  if (asked?.kind === 'decide/turn' && rules.cast.places[table.turn] !== asked.vars.seat)
    faults.push('it is the turn of another seat')
  const fighting = stack.some(({ kind }) => kind === 'combat' || kind === 'combatStep')
  if (step !== undefined && !fighting && activePath(table) < 0 && !changesPath(stack))
    faults.push('no path is active')
  if (
    stack.some(({ kind, at }) => kind === 'round' && PATH_IS_UP.includes(at)) &&
    table.round > pathNumber(table)
  )
    faults.push('the round has no path')
  return faults
}

/** The stages of a round after which a path is drawn, in it or in the next. */
const PATH_IS_TO_COME = ['battleground', 'listed', 'activate', 'activated', 'path', 'draw']

/** Whether no location is active: before the first round, after the combats, before one is turned up. */
const isCleared = (stage: string | undefined): boolean =>
  stage === undefined || stage === 'draw' || stage === 'battleground'

/** Rounds are counted from their beginning on; a path whose text is carried out is active. */
const roundFaults = ({ stack, table }: State): ReadonlyArray<string> => {
  const faults: Array<string> = []
  const round = stack.find(({ kind }) => kind === 'round')
  if (round === undefined ? table.round > 0 : table.round === 0 && round.at !== 'begin')
    faults.push('rounds are counted from the first')
  if (PATH_IS_TO_COME.includes(round?.at ?? '') && unusedPaths(table, pathNumber(table) + 1).length === 0)
    faults.push('no path is left to draw')
  if (isCleared(round?.at) && [...table.battlegrounds, ...table.paths].includes(ACTIVE))
    faults.push('a location is active between the rounds')
  if (round?.at === 'path' && activePath(table) >= 0) faults.push('a path is active before that of the round')
  const path = stack.filter(({ kind }) => kind === 'pathActivation').at(-1)
  if (path?.kind === 'pathActivation' && path.at === 'text' && table.paths[path.vars.path] !== ACTIVE)
    faults.push('the path that was turned up is not active')
  return faults
}

const isLocation = (spot: Spot): boolean => spot === PATH || groundAt(spot) >= 0

/** A card is played as it was chosen, and at a location only to one that is active. */
const playFaults = ({ stack, table }: State): ReadonlyArray<string> =>
  stack.flatMap((frame, place) => {
    const below = stack[place - 1]
    const choice = below?.kind === 'actionStep' ? below.vars.choice : null
    if (frame.kind !== 'play') return []
    const { to } = frame.vars
    if (frame.at === 'pay' && isLocation(to) && !isActive(table, to))
      return ['a card is played to a location that is not active']
    if (choice?.does !== 'play') return []
    return choice.card === frame.vars.card && choice.to === frame.vars.to ? [] : ['another play was chosen']
  })

/** The stages of a round in which its path has been turned up. */
const PATH_IS_UP = ['action', 'limit', 'combat', 'draw']

/** While one path takes the place of another, none is active for a moment. */
const changesPath = (stack: State['stack']): boolean => stack.some(({ kind }) => kind === 'pathActivation')

/** Everything that is wrong with the frames. */
export const frameFaults = (rules: Rules, state: State): ReadonlyArray<string> => {
  const faults: Array<string> = []
  for (const frame of state.stack)
    for (const fault of [
      seatFault(rules, frame),
      textFault(rules, frame),
      numberFault(rules, frame),
      orderFault(frame),
    ])
      if (fault !== undefined) faults.push(fault)
  return [
    ...faults,
    ...wayFaults(rules, state),
    ...lookFaults(rules, state),
    ...(state.outcome === null ? [...turnFaults(rules, state), ...roundFaults(state)] : []),
    ...playFaults(state),
  ]
}
