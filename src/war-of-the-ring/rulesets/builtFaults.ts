/**
 * What can be wrong with a stack in a saved game: that its procedures could not have built it. A frame keeps
 * to what it was called with, a question that stays open has come so far by its answers, and what the rules
 * look at after every change has been seen to.
 */
import type { Machine } from '../../kernel/ruleset'
import type { AnyCodec } from '../../kernel/codec'
import { derived } from '../../kernel/derived'
import { hashJson } from '../../kernel/hash'
import type { Action } from '../model/actions'
import type { Here, State, War } from '../model/bundle'
import { frameCodecs, savedKind } from '../model/codecs'
import type { Rules } from '../model/config'
import type { AnyFrame } from '../model/frames'
import type { Seat } from '../model/ids'
import { goingTo } from '../query/answers'
import { fault } from '../query/faults/fault'
import { startTable } from '../rules/setUp/table'
import { calledForFault, diceFault } from './countFaults'

/** The variables of a frame by name. */
type VarsOf<K extends AnyFrame['kind']> = Extract<AnyFrame, { readonly kind: K }>['vars']
/** For frames of a kind the variables that stay as they were called. */
type Kept = { readonly [K in AnyFrame['kind']]?: ReadonlyArray<keyof VarsOf<K>> }

/** Frames at work on a step of a card stay with it; only the event itself goes on to the next. */
const OF_STEP: ReadonlyArray<string> = ['side', 'card', 'step']
const OF_BATTLE = ['side', 'from', 'to'] as const

/** Only what follows from the caller's own variables and from the rules: the table may have changed since. */
const KEPT: Kept = {
  draw: ['side', 'why'],
  roll: ['side'],
  opportunity: ['ring'],
  swap: ['side'],
  event: ['side', 'card'],
  ending: ['side', 'card'],
  forfeit: ['side', 'card'],
  drawCards: ['side', 'card', 'deck'],
  hits: ['side', 'card'],
  campaign: ['leader', 'escort'],
  ferry: ['leader', 'escort'],
  march: ['side', 'leader', 'escort', 'card'],
  attack: ['side', 'leader'],
  battle: [...OF_BATTLE, 'rounds', 'mayCease', 'noCards', 'noCardsAtAll'],
  cardEffects: [...OF_BATTLE, 'round', 'declares'],
  sorcery: ['side', 'why'],
  declaration: ['why'],
  guidedDeclaration: ['why'],
  reveal: ['why'],
  separation: ['byHunt', 'stride'],
  travel: ['side', 'optional'],
  fellowshipMove: ['side'],
  tile: ['why', 'bearing', 'successes'],
}

const keptBy = ({ kind, vars }: AnyFrame): ReadonlyArray<string> => [
  ...('step' in vars && kind !== 'event' ? OF_STEP : []),
  ...(KEPT[kind] ?? []),
]

/** The stage of a frame, if it is one that calls another frame. */
export const callOf = ({ procedures }: Machine<War>, caller: AnyFrame) => {
  const procedure = procedures.get(caller.kind)
  const stage = procedure?.stages[procedure.placeOf.get(caller.at) ?? -1]
  return stage?.tag === 'Call' ? stage : undefined
}

/** The frame that a stage calls with the table as it is now. */
export const calledBy = (
  machine: Machine<War>,
  { config, table }: State,
  caller: AnyFrame,
): AnyFrame | undefined =>
  callOf(machine, caller)?.frame({ rules: machine.rules, config, table, vars: caller.vars })

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || hashJson(one ?? null) === hashJson(other ?? null)

/** A frame keeps to what it was called with. */
const calledFault = (called: AnyFrame | undefined, frame: AnyFrame): string | undefined => {
  if (called === undefined || called.kind !== frame.kind) return undefined
  const changed = keptBy(frame).find(
    (name) => !isSame(Reflect.get(called.vars, name), Reflect.get(frame.vars, name)),
  )
  return changed === undefined
    ? undefined
    : fault(frame.kind, `was called with another ${changed}`, 'turn.wholeAction')
}

/** The answers by which a question that stays open has come so far; nothing where its answers do more. */
const answersSoFar = (
  { characterIds }: Rules,
  seat: Seat,
  { kind, vars }: AnyFrame,
): ReadonlyArray<Action> | undefined => {
  switch (kind) {
    case 'decide/group':
    case 'decide/company':
    case 'decide/traveller':
      return characterIds.flatMap((character, ix) =>
        (vars.chosen >> ix) & 1 ? [{ seat, kind: 'join', character }] : [],
      )
    case 'decide/path':
      return vars.path.slice(1).map((region) => goingTo(seat, region))
    case 'decide/route':
      return vars.path.map((region) => goingTo(seat, region))
    default:
      return undefined
  }
}

/** What is saved of a frame, for comparing. */
export const fingerprint = (rules: Rules, kind: AnyFrame['kind'], vars: unknown): string => {
  const codec: AnyCodec | undefined = frameCodecs(rules)[savedKind(kind)]
  return codec === undefined ? '' : hashJson(codec.encode(vars))
}

/** A question that stays open is what its answers make of the question that was asked. */
const reachedFault = (
  { rules, decisions }: Machine<War>,
  { config, table }: State,
  asked: AnyFrame | undefined,
  top: AnyFrame,
): string | undefined => {
  const question = decisions.get(top.kind)
  if (question === undefined || asked?.kind !== top.kind) return undefined
  const here = (vars: unknown): Here => ({ rules, config, table, vars })
  const [seat] = question.seats(here(top.vars))
  const answers = seat === undefined ? undefined : answersSoFar(rules, seat, top)
  if (answers === undefined) return undefined
  const amiss =
    'path' in top.vars
      ? fault(top.kind, 'a way is taken that is none', 'turn.wholeAction')
      : fault(top.kind, 'somebody is named who could not be', 'characters.companions')
  let vars: unknown = asked.vars
  for (const answer of answers) {
    if (question.violations(here(vars), answer).length > 0) return amiss
    const next = question.resolve(here(vars), answer)
    if (!('vars' in next)) return amiss
    vars = next.vars
  }
  return fingerprint(rules, top.kind, vars) === fingerprint(rules, top.kind, top.vars)
    ? undefined
    : fault(top.kind, 'others can be named than could', 'turn.wholeAction')
}

/** A table that no state stands on, so that everything on that of a state has changed. */
const ANOTHER = derived((rules: Rules) => startTable(rules))

/** A card whose time is over may lie on the table of a position: it leaves with the next change. */
const CARD_LEAVES: ReadonlySet<string> = new Set(['events.onTable', 'events.conditionLost'])

/** Nothing else is left to do of what the rules look at after every change. */
const standingFault = ({ rules, standing }: Machine<War>, { config, table, outcome }: State) => {
  if (outcome !== null) return undefined
  const here: Here = { rules, config, table, vars: undefined }
  for (const check of standing) {
    const due = check(here, [], ANOTHER(rules))
    const rule = due?.events[0]?.rule ?? 'turn.wholeAction'
    if (due !== undefined && !CARD_LEAVES.has(rule))
      return fault('table', 'something is left that happens at once', rule)
  }
  return undefined
}

/** What is wrong with how the frames of a state came to be. */
export const builtFaults = (machine: Machine<War>, state: State): ReadonlyArray<string> => {
  const { stack } = state
  const called = stack.map((_, place) => {
    const caller = stack[place - 1]
    return caller === undefined ? undefined : calledBy(machine, state, caller)
  })
  const found = [
    standingFault(machine, state),
    ...stack.map((frame, place) => calledFault(called[place], frame)),
    ...stack.map((frame, place) => calledForFault(called[place], frame)),
    ...stack.map((frame) => diceFault({ rules: machine.rules, table: state.table }, frame)),
  ]
  const top = stack[stack.length - 1]
  if (top !== undefined) found.push(reachedFault(machine, state, called[stack.length - 1], top))
  return found.filter((one) => one !== undefined)
}
