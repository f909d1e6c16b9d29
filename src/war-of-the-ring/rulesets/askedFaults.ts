/**
 * What can be wrong with a question in a saved game: that the stage which waits for its answer would not ask
 * it, or not with these choices. Questions that are answered in several small answers change while they are
 * asked; of them the stage is compared, and of a group whether its members could be named; of the others
 * everything.
 */
import type { Rules } from '../model/config'
import type { Machine } from '../../kernel/ruleset'
import type { AnyCodec } from '../../kernel/codec'
import { hashJson } from '../../kernel/hash'
import type { State, War, World } from '../model/bundle'
import { frameCodecs, savedKind } from '../model/codecs'
import type { Join } from '../model/actions'
import { WAITING, type Role } from '../model/combat'
import type { CharacterId } from '../model/ids'
import type { AnyFrame, BattleVars } from '../model/frames'
import { scheduleOf, usableCards } from '../query/combatCards'
import type { RuleId } from '../rulebook'
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

const fault = (kind: string, problem: string, rule: RuleId): string => `${kind}: ${problem} (${rule})`

const fingerprint = (rules: Rules, { kind, vars }: AnyFrame): string => {
  const codec: AnyCodec | undefined = frameCodecs(rules)[savedKind(kind)]
  return codec === undefined ? '' : hashJson(codec.encode(vars))
}

/** Whether a question is the one that the stage of its caller asks. */
const isAsked = (
  { rules, procedures }: Machine<War>,
  { config, table }: State,
  top: AnyFrame,
  caller: AnyFrame,
): boolean => {
  const procedure = procedures.get(caller.kind)
  const stage = procedure?.stages[procedure.placeOf.get(caller.at) ?? -1]
  if (stage?.tag !== 'Call') return true
  const due = stage.frame({ rules, config, table, vars: caller.vars as never })
  return due !== undefined && due.kind === top.kind && fingerprint(rules, due) === fingerprint(rules, top)
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

/** Who has been named so far could be named beside the others: members of a group are, in any order. */
const joinedFault = (
  { rules, decisions }: Machine<War>,
  { config, table }: State,
  { kind, vars }: AnyFrame,
): string | undefined => {
  const question = decisions.get(kind)
  const chosen: unknown = 'chosen' in vars ? vars.chosen : undefined
  if (typeof chosen !== 'number' || question?.answers.includes('join') !== true) return undefined
  const [seat = 'shadow'] = question.seats({ rules, config, table, vars })
  const isAmiss = (character: CharacterId, ix: number): boolean => {
    const others = { ...vars, chosen: chosen & ~(1 << ix) }
    const join: Join = { seat, kind: 'join', character }
    return (
      others.chosen !== chosen && question.violations({ rules, config, table, vars: others }, join).length > 0
    )
  }
  return rules.characterIds.some(isAmiss)
    ? fault(kind, 'somebody is named who could not be', 'characters.companions')
    : undefined
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
    joinedFault(machine, state, top),
    ...stack.map((frame) => orderFault(rules, state, frame)),
    ...stack.map((frame) =>
      frame.kind === 'battle' || frame.kind === 'cardEffects' ? roundFault(rules, frame.vars) : undefined,
    ),
  ]
  return found.filter((one) => one !== undefined)
}
