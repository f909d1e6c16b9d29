/**
 * What can be wrong with an action under way in a saved game: that it could not be begun. Until somebody has
 * gone the table is as it was when Army, target or traveller were named, so they can be named still.
 */
import { isObject } from '../../kernel/fields'
import type { Machine } from '../../kernel/ruleset'
import type { Action } from '../model/actions'
import type { Here, State, War } from '../model/bundle'
import type { AnyFrame, CampaignVars, TravelVars } from '../model/frames'
import type { Rules } from '../model/config'
import type { Seat } from '../model/ids'
import type { PlaceIx } from '../model/table'
import { marchOf } from '../query/answers'
import { regionOf } from '../query/armies'
import { regionId } from '../query/board'
import { fault } from '../query/faults/fault'
import { callOf } from './builtFaults'

/** What a frame was told: at which stage, in the place of what, and by which answers. */
interface Told {
  readonly at: string
  readonly before: Readonly<Record<string, number>>
  readonly answers: (seat: Seat) => ReadonlyArray<Action>
}

const attackOf = (seat: Seat, from: PlaceIx, to: PlaceIx): Action => ({
  seat,
  kind: 'attack',
  from: regionId(regionOf(from)),
  to: regionId(regionOf(to)),
})

const BEFORE = { from: -1, to: -1 }

/** Whoever storms after a march was not asked where to. */
const toldCampaign = ({ from, to, target }: CampaignVars): Told | undefined =>
  from === to
    ? undefined
    : {
        at: 'move',
        before: { ...BEFORE, target: -1 },
        answers: (seat) => [target < 0 ? marchOf(seat, from, to) : attackOf(seat, from, to)],
      }

const toldTravel = ({ characterIds }: Rules, { chosen, flying }: TravelVars): Told => ({
  at: 'ask',
  before: { chosen: 0, flying: -1 },
  answers: (seat) =>
    flying >= 0
      ? [{ seat, kind: 'fly', from: regionId(regionOf(flying)) }]
      : [
          ...characterIds.flatMap((character, ix): ReadonlyArray<Action> =>
            (chosen >> ix) & 1 ? [{ seat, kind: 'join', character }] : [],
          ),
          { seat, kind: 'done' },
        ],
})

const toldTo = (rules: Rules, { kind, at, vars }: AnyFrame): Told | undefined => {
  if (kind === 'travel' && (at === 'destination' || at === 'flight')) return toldTravel(rules, vars)
  if (kind === 'campaign' && at === 'route') return toldCampaign(vars)
  if (at !== 'party') return undefined
  switch (kind) {
    case 'campaign':
      return toldCampaign(vars)
    case 'march':
      return { at: 'march', before: BEFORE, answers: (seat) => [marchOf(seat, vars.from, vars.to)] }
    case 'ferry':
      return { at: 'move', before: BEFORE, answers: (seat) => [marchOf(seat, vars.from, vars.to)] }
    case 'attack':
      return { at: 'target', before: BEFORE, answers: (seat) => [attackOf(seat, vars.from, vars.to)] }
    default:
      return undefined
  }
}

/** What answers bring about, one after the other; nothing if one of them cannot be given. */
const valueOf = (
  { rules, decisions }: Machine<War>,
  { config, table }: State,
  asked: AnyFrame,
  answers: Told['answers'],
): { readonly value: unknown } | undefined => {
  const question = decisions.get(asked.kind)
  const here = (vars: unknown): Here => ({ rules, config, table, vars })
  const [seat] = question?.seats(here(asked.vars)) ?? []
  if (question === undefined || seat === undefined) return undefined
  let vars: unknown = asked.vars
  for (const answer of answers(seat)) {
    if (question.violations(here(vars), answer).length > 0) return undefined
    const next = question.resolve(here(vars), answer)
    if ('value' in next) return next
    vars = next.vars
  }
  return undefined
}

/** What is wrong with what the frame below the open question was told, if anything is. */
export const begunFault = (machine: Machine<War>, state: State): string | undefined => {
  const frame = state.stack[state.stack.length - 2]
  const told = frame === undefined ? undefined : toldTo(machine.rules, frame)
  if (frame === undefined || told === undefined) return undefined
  const vars = { ...frame.vars, ...told.before }
  const stage = callOf(machine, { ...frame, at: told.at })
  const { rules } = machine
  const { config, table } = state
  const asked = stage?.frame({ rules, config, table, vars })
  const named = asked === undefined ? undefined : valueOf(machine, state, asked, told.answers)
  const then = named === undefined ? undefined : stage?.receive(vars, named.value as never, rules)
  return isObject(then) &&
    Object.keys(told.before).every((name) => then[name] === Reflect.get(frame.vars, name))
    ? undefined
    : fault(frame.kind, 'this could not be begun', 'turn.wholeAction')
}
