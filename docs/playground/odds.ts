/**
 * The odds of a choice, where the library counts them: of the battle that an attack would begin, of the one
 * that goes on, and of the Hunt that a move of the Fellowship brings. They are exact for what lies open.
 */
import { battleOdds as roundsOf, type State as Battles } from '../../src/battles'
import type { Prompt } from '../../src/kernel'
import {
  warOfTheRing as war,
  type AttackPlan,
  type BattleOdds,
  type State as War,
} from '../../src/war-of-the-ring'
import type { AnyAction, AnyState } from './games'
import { stateOf, type Session } from './session'
import { ui } from '../../src/ui'

/** A share of a hundred; what is neither impossible nor certain is not told as if it were. */
const percent = (value: number): string => {
  const share = Math.round(value * 100)
  if (share === 0 && value > 0) return '<1 %'
  return share === 100 && value < 1 ? '>99 %' : `${share} %`
}

const battleWords = ({ won, lost, neither, undecided }: BattleOdds): string =>
  [
    `won ${percent(won.value)}`,
    `lost ${percent(lost.value)}`,
    ...(neither.value > 0 ? [`nobody left ${percent(neither.value)}`] : []),
    ...(undecided.value > 0 ? [`both left ${percent(undecided.value)}`] : []),
  ].join(', ')

const isWar = (state: AnyState): state is AnyState & War => state.game === war.name
const isBattles = (state: AnyState): state is AnyState & Battles => state.game === 'battles'

const attackWords = (state: War, plan: AttackPlan | undefined): string | undefined => {
  const spec = war.battleSpec(state, plan)
  if (spec._tag === 'None') return undefined
  const odds = war.battleOdds(spec.value)
  return odds._tag === 'Left' ? undefined : battleWords(odds.right)
}

const huntWords = (state: War): string | undefined => {
  const odds = war.huntOdds(state)
  if (odds._tag === 'None') return undefined
  const { revealed, damage } = odds.value
  const hurt = damage
    .filter((one) => one.damage > 0)
    .reduce((sum, { probability }) => sum + probability.value, 0)
  return `damage ${percent(hurt)}, revealed ${percent(revealed.value)}`
}

const sideOf = (seat: string): AttackPlan['side'] =>
  ['free-peoples', 'gondor', 'rohan'].includes(seat) ? 'free-peoples' : 'shadow'

const isPlan = (action: AnyAction): action is AnyAction & Pick<AttackPlan, 'from' | 'to'> =>
  action.kind === 'attack' && 'from' in action && 'to' in action

type Fought = Parameters<typeof roundsOf>[1]

const foughtWords = (state: Battles, plan?: Fought): string | undefined => {
  const odds = roundsOf(state, plan)
  if (odds._tag === 'None') return undefined
  const { attacker, defender } = odds.value
  return `won ${percent(attacker.value)}, lost ${percent(defender.value)}`
}

/** An attack of Battles, where the Army that is asked about sets out. */
const plannedIn = (session: Session, action: AnyAction): Fought => {
  const to = 'region' in action ? String(action.region) : ''
  const from = ui(stateOf(session), action.seat).places.find((region) => region !== to)
  const side = action.seat === 'shadow' ? 'shadow' : 'free'
  return action.kind !== 'attack' || from === undefined ? undefined : { side, from, to }
}

/** The odds of one choice in words. */
export const oddsOf = (session: Session, action: AnyAction): string | undefined => {
  const state = stateOf(session)
  if (isBattles(state)) {
    const plan = plannedIn(session, action)
    return plan === undefined ? undefined : foughtWords(state, plan)
  }
  if (!isWar(state)) return undefined
  if (isPlan(action))
    return attackWords(state, {
      side: sideOf(action.seat),
      from: action.from,
      to: action.to,
    })
  return action.kind === 'moveFellowship' ? huntWords(state) : undefined
}

/** The odds of the battle that goes on, for the attacker. */
export const oddsNow = (session: Session): string | undefined => {
  const state = stateOf(session)
  if (isWar(state)) return attackWords(state, undefined)
  return isBattles(state) ? foughtWords(state) : undefined
}

const WEIGHED: Readonly<Record<string, ReadonlyArray<string>>> = {
  'war-of-the-ring': ['attack', 'moveFellowship', 'fight', 'cease', 'retreat', 'withdraw'],
  battles: ['attack', 'accept', 'retreat', 'rout', 'chooseTactics'],
}

/** Whether there may be odds to compare at a question. */
export const hasOdds = (session: Session, choices: Prompt['choices']): boolean => {
  const kinds = WEIGHED[session.entry.game.name] ?? []
  const weighed = choices.filter(({ action }) => kinds.includes(action.kind))
  if (weighed.length === 0 || session.entry.game.name !== 'battles') return weighed.length > 0
  return weighed.some(({ action }) => action.kind === 'attack') || oddsNow(session) !== undefined
}
