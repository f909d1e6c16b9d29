/**
 * What can be wrong with a question in a saved game: that the stage which waits for its answer would not ask
 * it, or not with these choices. Questions that are answered in several small answers change while they are
 * asked; of them the stage is compared, and of a group whether its members could be named; of the others
 * everything.
 */
import type { Rules } from '../model/config'
import type { Machine } from '../../kernel/ruleset'
import type { State, War, World } from '../model/bundle'
import { WAITING, type Role } from '../model/combat'
import type { AnyFrame, BattleVars } from '../model/frames'
import { scheduleOf, usableCards } from '../query/combatCards'
import { fault } from '../query/faults/fault'
import { begunFault } from './begunFaults'
import { builtFaults, calledBy, callOf, fingerprint } from './builtFaults'
import { orderFault } from './orderFaults'

/** Questions with one answer: as they are asked, so they stay. */
const WHOLE: ReadonlySet<string> = new Set([
  'decide/figure',
  'decide/number',
  'decide/combatCard',
  'decide/withdraw',
  'decide/silence',
  'decide/escape',
  'decide/cease',
  'decide/extend',
  'decide/retreat',
  'decide/sorcerer',
  'decide/damage',
  'decide/declare',
  'decide/mordor',
  'decide/allocation',
  'decide/destination',
  'decide/parted',
  'decide/entry',
  'decide/reaction',
])

/** Whether a question is the one that the stage of its caller asks, if that calls anything. */
const isAsked = (machine: Machine<War>, state: State, top: AnyFrame, caller: AnyFrame): boolean => {
  if (callOf(machine, caller) === undefined) return true
  const due = calledBy(machine, state, caller)
  return (
    due !== undefined &&
    due.kind === top.kind &&
    fingerprint(machine.rules, due.kind, due.vars) === fingerprint(machine.rules, top.kind, top.vars)
  )
}

/** A question that nobody waits for is found elsewhere: by the form of the stack. */
const questionFault = (
  machine: Machine<War>,
  state: State,
  top: AnyFrame,
  caller: AnyFrame,
): string | undefined =>
  WHOLE.has(top.kind) && !isAsked(machine, state, top, caller)
    ? fault(top.kind, `${caller.kind} does not ask this now`, 'turn.wholeAction')
    : undefined

/** Combat cards that are chosen are such as may be used; who has not chosen yet can. */
const commitFault = ({ rules, table }: World, top: AnyFrame): string | undefined => {
  if (top.kind !== 'decide/commit') return undefined
  const { chosen, battle } = top.vars
  const wrong = ([0, 1] as const).find((role: Role) => {
    const card = chosen[role]
    if (card < WAITING) return false
    const usable = usableCards(rules, table, { battle, role })
    return card === WAITING ? !rules.cardsInTurn && usable.length === 0 : !usable.includes(card)
  })
  return wrong === undefined
    ? undefined
    : fault(top.kind, 'a card that cannot be used is chosen', 'battle.cardRequirement')
}

/** Who has said that he uses a Combat card has one that he may use. */
const declaredFault = ({ rules, table }: World, top: AnyFrame): string | undefined => {
  if (top.kind !== 'decide/combatCard') return undefined
  const { battle } = top.vars
  const has = (role: Role): boolean =>
    ((battle.declares >> role) & 1) === 0 || usableCards(rules, table, { battle, role }).length > 0
  return has(0) && has(1)
    ? undefined
    : fault(top.kind, 'a card is declared by one who has none to use', 'battle.cardRequirement')
}

/** The last initiatives of the steps of a round. */
const STEPS: ReadonlyArray<number> = [0, 3, 4, 6, 9]
const MOST_PIPS = 6

/** What Combat cards have done so far is no more than they can do. */
const roundFault = (rules: Rules, { combat }: BattleVars): string | undefined => {
  if (combat === null) return undefined
  const { played, done, until, most, dice, needs } = combat
  const fits =
    done <= scheduleOf(rules, played).length &&
    STEPS.includes(until) &&
    Math.max(...most, dice) <= rules.dice.combat.most &&
    needs <= MOST_PIPS
  return fits ? undefined : fault('combat', 'cards have done more than they can', 'events.combatText')
}

/** What is wrong with the question of a state, and with the Combat cards of its battle. */
export const askedFaults = (machine: Machine<War>, state: State): ReadonlyArray<string> => {
  const { rules } = machine
  const { stack, table, outcome } = state
  const top = stack[stack.length - 1]
  const caller = stack[stack.length - 2]
  if (outcome !== null || top === undefined || caller === undefined) return []
  const found = [
    questionFault(machine, state, top, caller),
    commitFault({ rules, table }, top),
    declaredFault({ rules, table }, top),
    begunFault(machine, state),
    ...builtFaults(machine, state),
    ...stack.map((frame) => orderFault(rules, state, frame)),
    ...stack.map((frame) =>
      frame.kind === 'battle' || frame.kind === 'cardEffects' ? roundFault(rules, frame.vars) : undefined,
    ),
  ]
  return found.filter((one) => one !== undefined)
}
