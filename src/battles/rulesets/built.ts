/**
 * A stack is what its procedures could have built: every frame is one that the frame below it calls, and a
 * question is word for word the one that is asked on this table. For saved games; sentences, like all faults.
 */
import type { Machine } from '../../kernel/ruleset'
import type { Battles, Here, State } from '../model/bundle'
import type { AnyFrame } from '../model/frames'
import { SIDES, type Side } from '../model/sides'

const isObject = (one: unknown): one is object => typeof one === 'object' && one !== null

/** Whether two values are the same in every part. */
const same = (one: unknown, other: unknown): boolean => {
  if (one === other || !isObject(one) || !isObject(other)) return one === other
  const fields = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...fields].every((field) => same(Reflect.get(one, field), Reflect.get(other, field)))
}

/** What a frame keeps from the moment it is called until it is done. */
const KEPT: ReadonlyArray<string> = [
  'side',
  'deck',
  'mayStop',
  'limit',
  'list',
  'index',
  'owner',
  'moved',
  'region',
  'character',
  'needsLeadership',
  'carrying',
  'only',
  'advance',
  'battle',
  'until',
  'optional',
  'successOn',
  'bonus',
  'attacker',
  'combined',
  'moment',
  'does',
]

/** What of that some go through or find out themselves. */
const CHANGING: Readonly<Partial<Record<string, ReadonlyArray<string>>>> = {
  actions: ['side'],
  effect: ['index', 'moved'],
  'do/enter': ['character'],
  'do/maneuver': ['moved'],
  battle: ['moved'],
  'do/attack': ['moved', 'region'],
  'do/moveArmy': ['region'],
  'do/moveCharacters': ['region'],
  'do/regions': ['region'],
  assign: ['region'],
  enter: ['region'],
  round: ['region'],
  retreat: ['region'],
  advance: ['region'],
}

/** The frames whose caller would not call them any more, once they have begun. */
const BEGUN: ReadonlyMap<string, string> = new Map([
  ['actions@act', 'action'],
  ['inRegion@then', 'flip'],
])

const keeps = (built: AnyFrame, frame: AnyFrame): boolean =>
  KEPT.every(
    (field) =>
      CHANGING[frame.kind]?.includes(field) === true ||
      same(Reflect.get(built.vars, field), Reflect.get(frame.vars, field)),
  )

/** The frame that a frame calls at its stage. */
const calledBy = (machine: Machine<Battles>, below: AnyFrame, here: Here): AnyFrame | undefined => {
  const procedure = machine.procedures.get(below.kind)
  const stage = procedure?.stages[procedure.placeOf.get(below.at) ?? -1]
  return stage?.tag === 'Call' ? stage.frame({ ...here, vars: below.vars }) : undefined
}

type Asked = Extract<AnyFrame, { readonly kind: 'decide/tactics' | 'decide/combatCard' | 'decide/reroll' }>

const isSecret = (frame: AnyFrame): frame is Asked =>
  frame.kind === 'decide/tactics' || frame.kind === 'decide/combatCard' || frame.kind === 'decide/reroll'

/** The answers that a side could have given in secret. */
const answersOf = (machine: Machine<Battles>, built: AnyFrame, here: Here, side: Side) => {
  const options = machine.decisions.get(built.kind)?.options({ ...here, vars: built.vars }, side) ?? []
  return [...options].map((action) => {
    if (action.kind === 'chooseTactics') return action.token
    if (action.kind === 'playCombat') return action.card
    return action.kind === 'reroll' ? action.dice : 'none'
  })
}

/** Whether a frame is at its first stage; an action may have come back to it, as it began. */
const isFirst = ({ procedures }: Machine<Battles>, { kind, at }: AnyFrame): boolean => {
  const procedure = procedures.get(kind)
  const returns =
    kind !== 'action' && procedure?.stages.some((stage) => stage.tag === 'Jump' && stage.to === at)
  return procedure?.names[0] === at && returns !== true
}

/** The saved game, and which frame has asked the question. */
interface Stacked {
  readonly machine: Machine<Battles>
  readonly here: Here
  readonly asking: AnyFrame | undefined
}

/** Who asks at his first stage is as he was called: nothing has happened since. */
const fits = ({ machine, here, asking }: Stacked, built: AnyFrame, frame: AnyFrame): boolean => {
  if (!frame.kind.startsWith('decide/'))
    return frame === asking && isFirst(machine, frame) ? same(built.vars, frame.vars) : keeps(built, frame)
  if (!isSecret(frame) || !isSecret(built)) return same(built.vars, frame.vars)
  return SIDES.every((side) => {
    const answer = frame.vars[side]
    if (answer === built.vars[side]) return true
    return answer !== null && answersOf(machine, built, here, side).includes(answer)
  })
}

/** What is wrong with a frame over the one below it. */
const faultOver = (stacked: Stacked, below: AnyFrame, frame: AnyFrame): string | undefined => {
  const built = calledBy(stacked.machine, below, stacked.here)
  const kind = built?.kind ?? BEGUN.get(`${below.kind}@${below.at}`)
  if (kind !== frame.kind) return `${below.kind} at ${below.at} does not call ${frame.kind}`
  if (built === undefined || fits(stacked, built, frame)) return undefined
  return `${frame.kind} is not what ${below.kind} calls at ${below.at}`
}

/** What is wrong with the way frames stand on each other. */
export const builtFaults = (
  machine: Machine<Battles>,
  { config, table, stack, outcome }: State,
): ReadonlyArray<string> => {
  if (outcome !== null) return []
  const here: Here = { rules: machine.rules, config, table, vars: undefined }
  const stacked: Stacked = { machine, here, asking: stack[stack.length - 2] }
  const bottom = stack[0]?.kind === 'game' ? [] : ['the lowest frame is not the game']
  const others = stack.slice(1).flatMap((frame, place) => {
    const below = stack[place]
    const fault = below === undefined ? undefined : faultOver(stacked, below, frame)
    return fault === undefined ? [] : [fault]
  })
  return [...bottom, ...others]
}
