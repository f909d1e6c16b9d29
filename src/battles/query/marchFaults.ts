/**
 * What can be wrong with moves and attacks that are under way: an Army is named that may not go, others march
 * than the step moves, a step is carried out that its effect is not at.
 */
import type { Here, State } from '../model/bundle'
import type { ActionVars, AnyFrame, AttackVars, CharactersVars, MoveVars, PartyVars } from '../model/frames'
import type { Counts, Side } from '../model/sides'
import { telling } from '../model/table'
import type { Scenario } from '../model/tables'
import { isFreeFor, stepIf, unitsOf } from './board'
import { usesOpenTo } from './lists'
import { attackingArmies, marchesOn, movableArmies, sideMoved } from './moves'
import { openParts } from './parts'

type Seen = Pick<State, 'config' | 'table' | 'stack'>

/** Whether a frame stands at a stage. */
const isAt = (stack: Seen['stack'], kind: string, at: string): boolean =>
  stack.some((frame) => frame.kind === kind && frame.at === at)

/** Whether the Army that was named for an attack may be: it attacks from there, or once it has marched. */
const mayAttack = (here: Here<AttackVars>, at: string): boolean => {
  const { owner, moved, region, steps } = here.vars
  const step = stepIf(here, 'attack')
  if (step === undefined || region === null || steps !== 0) return false
  return (
    attackingArmies(here, owner, step, moved).includes(region) &&
    (at === 'how' || marchesOn(here, owner, region, step.move).length > 0)
  )
}

const mayMove = (here: Here<MoveVars>): boolean => {
  const { owner, entered, region } = here.vars
  const step = stepIf(here, 'moveArmy')
  return (
    step !== undefined &&
    region !== null &&
    entered.length < step.upTo &&
    movableArmies(here, owner, step, entered).includes(region)
  )
}

/** Whether the party on the march is of the side that moves, where the frame says. */
const marches = ({ rules, table }: Here, side: Side, { region, steps }: AttackVars | MoveVars): boolean => {
  const { march } = table
  return (
    march !== null &&
    march.army.side === side &&
    march.at === region &&
    march.army.damage <= unitsOf(march.army) &&
    (steps > 0 || march.from === region) &&
    isFreeFor(table, side, march.at) &&
    march.characters.every((one) => rules.scenario.charactersOf[side].includes(one))
  )
}

/** Whether what is told of the part that goes could be told so: one number after the other. */
const isTold = (here: Here, vars: PartyVars): boolean => {
  let taken: Counts = {}
  for (const [what, count] of Object.entries(vars.taken)) {
    const part = openParts(here, { ...vars, taken }).find((one) => one.what === what)
    if (part === undefined || count < part.least || count > Math.max(part.least, part.most)) return false
    taken = telling(taken, what, count)
  }
  return true
}

/** Characters who have not gone yet are where they set out. */
const isOnTheWay = ({ from, region, steps }: CharactersVars): boolean =>
  steps === 0 ? from === region : from !== null && region !== null

const goes = (here: Here, frame: AnyFrame): boolean => {
  if (frame.kind === 'party') return isTold(here, frame.vars)
  if (frame.kind === 'action') return isUsed(here, frame.vars)
  if (frame.kind === 'do/attack') {
    const { at, vars } = frame
    if (at === 'how' || at === 'who') return mayAttack({ ...here, vars }, at)
    return at !== 'step' || marches(here, vars.owner, vars)
  }
  if (frame.kind === 'do/moveCharacters') return isOnTheWay(frame.vars)
  if (frame.kind !== 'do/moveArmy') return true
  const there = { ...here, vars: frame.vars }
  const step = stepIf(there, 'moveArmy')
  if (frame.at === 'who') return mayMove(there)
  return (
    frame.at !== 'step' ||
    (step !== undefined && marches(here, sideMoved(frame.vars.owner, step), frame.vars))
  )
}

/** Whether a die is put to a use that is open to its side. */
const isUsed = (here: Here, { side, die, effect }: ActionVars): boolean =>
  die === null || effect === null || usesOpenTo(here, side, die).some(({ name }) => name === effect)

/** Whether a frame does what its caller is at: the same step of the same effect, for the same side. */
const isCalled = ({ kind, vars }: AnyFrame, caller: AnyFrame): boolean => {
  if (kind === 'action') return caller.kind !== 'actions' || caller.vars.side === vars.side
  if (kind === 'effect')
    return (
      caller.kind !== 'action' ||
      caller.at !== 'effect' ||
      (caller.vars.effect === vars.list && caller.vars.side === vars.owner)
    )
  if (kind === 'party')
    return (
      (caller.kind !== 'do/attack' && caller.kind !== 'do/moveArmy') || caller.vars.region === vars.region
    )
  if (!('list' in vars) || !('list' in caller.vars)) return true
  const { list, index, owner } = caller.vars
  return vars.list === list && vars.index === index && vars.owner === owner
}

/** What is wrong with moves, attacks and the steps of effects. */
export const marchFaults = ({ config, stack, table }: Seen, scenario: Scenario): ReadonlyArray<string> => {
  const here: Here = { rules: { scenario }, config, table, vars: undefined }
  const begun = isAt(stack, 'do/moveArmy', 'step') || isAt(stack, 'do/attack', 'step')
  const marching = table.march !== null
  if (begun !== marching) return [marching ? 'a march that nobody leads' : 'nobody is on the march']
  return stack.flatMap((frame, place) => {
    const caller = stack[place - 1]
    return [
      ...(goes(here, frame) ? [] : [`${frame.kind}: this may not be done so`]),
      ...(caller === undefined || isCalled(frame, caller)
        ? []
        : [`${frame.kind} does not belong to this ${caller.kind}`]),
    ]
  })
}
