/**
 * Whose turn it is, and which step of the turn: what is said of an action that comes at another time.
 */
import type { Action } from '../model/actions'
import type { Here, State, Violation } from '../model/bundle'
import type { Side } from '../model/sides'
import { sure } from '../model/sure'
import { refusal, type RuleId } from '../rulebook'
import { say } from './names'

/** The steps of a turn by the frames that are under way in them. */
const STEPS = {
  drawStep: 'step one, the drawing of cards',
  shadowPhase: 'step two, the Shadow Phase',
  fate: 'step three, the Fate Track',
  roll: 'step four, the Action Roll',
  actions: 'step five, the actions',
}

/** The step to which an action belongs that has one of its own. */
const STEP_OF: { readonly [K in Action['kind']]?: 'fate' | 'shadowPhase' } = {
  drawTile: 'fate',
  applyTile: 'fate',
  choosePosition: 'shadowPhase',
}

const RULE_OF_STEP = {
  drawStep: 'turn.draw',
  roll: 'turn.roll',
  fate: 'turn.fate',
  shadowPhase: 'turn.shadowPhase',
  actions: 'turn.actions',
} as const

/** The open question, if there is one. */
export const topOf = ({ stack }: State): State['stack'][number] | undefined => stack[stack.length - 1]

/** What a side is asked at this moment, and the rule that it reads then. */
export interface Question {
  readonly asks: string
  readonly reads: RuleId
}
type Asked = Here<{ readonly asked: Question | undefined }>

/** The rule of the open question in the middle of an action: by it something else is to be said. */
const ruleOfQuestion = (state: State, { reads }: Question): RuleId => {
  const top = topOf(state)
  if (top?.kind === 'decide/action') return 'turn.actions'
  if (top?.kind === 'decide/use') return 'actions.mustAct'
  return top !== undefined && 'rule' in top.vars ? top.vars.rule : reads
}

/** What is under way, if it is the step of the action: a battle, an action, or the choice of one. */
const underWay = (here: Here, state: State, seat: Side): string => {
  const { stack, table } = state
  const top = topOf(state)
  if (top?.kind === 'decide/action')
    return top.vars.side === seat
      ? 'first a die is chosen, and its use'
      : `it is the turn of ${say(here, top.vars.side)}`
  if (table.battle !== null) return `the battle in ${say(here, table.battle.region)} is being fought`
  const action = sure(stack.find((frame) => frame.kind === 'action'))
  return `the action of ${say(here, action.vars.side)} is under way`
}

type StepOfTurn = keyof typeof RULE_OF_STEP
const isStep = (kind: string): kind is StepOfTurn => Object.hasOwn(RULE_OF_STEP, kind)

/** The step of the turn. */
const stepNow = ({ stack }: State): StepOfTurn => stack.map(({ kind }) => kind).find(isStep) ?? 'roll'

/** Answers that questions of any step may want. */
const OF_ANY_STEP: ReadonlySet<Action['kind']> = new Set([
  'accept',
  'chooseDie',
  'chooseOption',
  'choosePiece',
  'chooseRegion',
  'chooseUnit',
  'pass',
])

/** Whose turn it is, or which step. */
export const orderOf = (here: Asked, state: State, action: Action): Violation => {
  const belongs = STEP_OF[action.kind] ?? 'actions'
  const now = stepNow(state)
  if (OF_ANY_STEP.has(action.kind) && here.vars.asked !== undefined)
    return {
      rule: now === 'actions' ? ruleOfQuestion(state, here.vars.asked) : RULE_OF_STEP[now],
      facts: { because: `this is asked now: ${here.vars.asked.asks}` },
    }
  const rule = RULE_OF_STEP[belongs]
  if (now !== belongs) return refusal(rule, {}, `this is ${STEPS[now]}`)
  const owner = belongs === 'fate' ? 'free' : 'shadow'
  if (belongs !== 'actions' && action.seat !== owner)
    return refusal(rule, {}, `this is for ${say(here, owner)}`)
  return refusal(
    rule,
    {},
    belongs === 'actions' ? underWay(here, state, action.seat) : 'this is done already',
  )
}
