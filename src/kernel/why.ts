/**
 * Why not: the rules against an action, as a referee would name them. One that answers nothing that is asked
 * now is looked for ahead.
 */
import * as E from 'fp-ts/lib/Either.js'
import { distance, soughtAs, type Ahead, type Found, type Sought } from './ahead'
import { actorsOf, askedOf, judge, legalOf, pendingOf } from './ask'
import { malformed } from './door'
import { explainRejection, explainRule } from './explain'
import { isObject } from './fields'
import type { Explanation } from './explanation'
import type { Definition, Way } from './game'
import { applyAction, blamed, isStateOf, type Context } from './play'
import { partlyGiven } from './readings'
import { answer } from './runner'
import type { State, Types, Violations } from './types'

type Reasons<T extends Types> = ReadonlyArray<Explanation<T['rule']>>

/** The facts of a reason, but for the clause that settles it. */
const bareFacts = ({ facts }: Explanation): string => {
  const { because: _, ...others } = facts
  return JSON.stringify(others)
}

/** One fact is one reason: a rule that says the same of the same facts as one before is told beside it. */
const withoutTwins = <T extends Types>({ alike = [] }: Definition<T>, reasons: Reasons<T>): Reasons<T> => {
  const kept: Array<Explanation<T['rule']>> = []
  for (const reason of reasons) {
    const { rule } = reason
    const place = kept.findIndex(
      (one) =>
        bareFacts(one) === bareFacts(reason) &&
        alike.some(
          (rules) => rule !== null && one.rule !== null && rules.includes(rule) && rules.includes(one.rule),
        ),
    )
    const first = kept[place]
    if (first === undefined || rule === null) kept.push(reason)
    else
      kept[place] = {
        ...first,
        also: [...(first.also ?? []), rule],
        cites: [...first.cites, ...reason.cites],
      }
  }
  return kept
}

/** Each rule with its facts once, those that say little of the case last. */
const told = <T extends Types>(game: Definition<T>, broken: Violations<T>): Reasons<T> => {
  const keys = broken.map((one) => JSON.stringify(one))
  const once = broken.filter((_, place) => keys.indexOf(keys[place] ?? '') === place)
  const isGeneral = ({ rule }: { readonly rule: string }): boolean => game.general?.has(rule) ?? false
  const all = [...once.filter((one) => !isGeneral(one)), ...once.filter(isGeneral)]
  return withoutTwins(
    game,
    all.map(({ rule, facts }) => explainRule(game, rule, facts)),
  )
}

/** The way to a whole action, with what is against it at its end. */
const wayToWhole = <T extends Types>(
  context: Context<T>,
  ahead: Ahead<T>,
  state: State<T>,
  input: unknown,
): Way<T> => {
  const { game, readerOf } = context
  const applied = applyAction(context, state, input)
  if (E.isRight(applied)) return { after: [], rules: [] }
  const { left } = applied
  if (left._tag === 'GameOver' && isStateOf(game, state) && state.outcome !== null) {
    const { rule, reason } = state.outcome
    return { after: [], rules: [{ ...explainRule(game, rule), sentence: `The game is over: ${reason}` }] }
  }
  const read =
    left._tag === 'Forbidden' || left._tag === 'NotAsked' ? readerOf(state.config)(input) : undefined
  const action = read !== undefined && E.isRight(read) ? read.right : undefined
  const here = 'violations' in left ? left.violations : []
  const found =
    action === undefined
      ? undefined
      : (game.looksFor?.[action.kind] ?? left._tag !== 'Forbidden')
        ? ahead.wayTo(state, soughtAs(action))
        : ahead.here(state, soughtAs(action))
  const isNearer =
    here.length > 0 && found !== undefined && distance(game, here) < distance(game, found.broken)
  if (action !== undefined && found !== undefined && !isNearer)
    return { after: found.after, rules: told(game, blamed(game, found.state, action, found.broken)) }
  return { after: [], rules: here.length > 0 ? told(game, here) : explainRejection(game, left) }
}

/** The reading that breaks the fewest rules at the question that is asked now. */
const nearestNow = <T extends Types>(
  { game }: Context<T>,
  state: State<T>,
  { readings, isMeant }: Sought<T>,
): Found<T> | undefined => {
  const machine = game.machineOf(state.config)
  let best: Found<T> | undefined
  for (const action of readings) {
    const broken = judge(machine, state, action)
    if ('_tag' in broken || isMeant?.(action) === false) continue
    if (best !== undefined && distance(game, best.broken) <= distance(game, broken)) continue
    best = { after: [], state, action, broken }
    if (broken.length === 0) break
  }
  return best
}

/** The reading of an action that leaves fields out: legal now, legal soonest, or least wrong. */
const readingMeant = <T extends Types>(
  context: Context<T>,
  ahead: Ahead<T>,
  state: State<T>,
  sought: Sought<T>,
): T['action'] | undefined => {
  const { game } = context
  const now = nearestNow(context, state, sought)
  if (now?.broken.length === 0) return now.action
  const isFar = game.looksFor?.[sought.kind] ?? now === undefined
  const later = isFar ? ahead.wayTo(state, sought) : ahead.here(state, sought)
  if (now === undefined || later === undefined) return (later ?? now)?.action ?? sought.readings[0]
  return distance(game, later.broken) < distance(game, now.broken) ? later.action : now.action
}

/** The way to an action, with what is against it at its end; one that leaves fields out is read first. */
export const wayTo = <T extends Types>(
  context: Context<T>,
  ahead: Ahead<T>,
  state: State<T>,
  input: unknown,
): Way<T> => {
  const partly = isStateOf(context.game, state) ? partlyGiven(context, state, input) : undefined
  if (partly === undefined) return wayToWhole(context, ahead, state, input)
  const legal = legalOf(context.game.machineOf(state.config), state).find(partly.isMeant)
  if (legal !== undefined) return { after: [], rules: [], reading: legal }
  const sought = partly.readings()
  if (E.isLeft(sought)) return { after: [], rules: explainRejection(context.game, sought.left) }
  const ways = sought.right.flatMap((one): ReadonlyArray<Way<T>> => {
    const reading = readingMeant(context, ahead, state, one)
    return reading === undefined ? [] : [{ ...wayToWhole(context, ahead, state, reading), reading }]
  })
  const [first = wayToWhole(context, ahead, state, input), ...others] = ways
  return others.reduce((best, way) => (way.rules.length < best.rules.length ? way : best), first)
}

/** The rule by which an action is asked for after others: that of what they do first, or of its question. */
const ruleAfter = <T extends Types>(
  { game }: Context<T>,
  state: State<T>,
  after: ReadonlyArray<T['action']>,
): T['rule'] | undefined => {
  const machine = game.machineOf(state.config)
  let now = state
  for (const action of after) {
    const { state: next, events } = answer(machine, now, action)
    const [event] = events
    if (event !== undefined && event.rule !== null) return event.rule
    now = next
  }
  return pendingOf(machine, now)?.decision.reads[0]
}

/** What is asked now, of who would act, or who is asked. */
const askedNow = <T extends Types>({ game }: Context<T>, state: State<T>, seat: unknown) => {
  const machine = game.machineOf(state.config)
  return { asked: askedOf<T>(machine, state, seat) ?? actorsOf(machine, state).join() }
}

/** What is said of a part of an action of which a reading is legal: a part alone is not applied. */
const onlyPart = <T extends Types>(
  game: Definition<T>,
  state: State<T>,
  input: unknown,
  reading: T['action'],
): Explanation<T['rule']> => {
  const left = Object.keys(reading).filter((name) => !isObject(input) || !Object.hasOwn(input, name))
  const label = game.describe(reading, state.config)
  const sentence = `This leaves out ${left.join(', ')}. As "${label}" it is legal.`
  return { rule: null, sentence, facts: {}, cites: [], reading }
}

/** Why an action is not legal now; empty when it is. */
export const whyNot = <T extends Types>(
  context: Context<T>,
  ahead: Ahead<T>,
  state: State<T>,
  input: unknown,
): Reasons<T> => {
  const { after, rules, reading } = wayTo(context, ahead, state, input)
  const read = reading === undefined ? {} : { reading }
  if (after.length === 0 && rules.length === 0 && reading !== undefined)
    return [onlyPart(context.game, state, input, reading)]
  // A reason that tells no fact of the case tells what is asked instead.
  if (after.length === 0)
    return rules.map((one) =>
      one.rule === null || Object.keys(one.facts).length > 0 || state.outcome !== null
        ? { ...one, ...read }
        : { ...one, ...read, facts: askedNow(context, state, isObject(input) && input['seat']) },
    )
  if (rules.length > 0) return rules.map((rule) => ({ ...rule, ...read, after }))
  const { game } = context
  const first = after.map((action) => game.describe(action, state.config)).join('; then: ')
  const why = ruleAfter(context, state, after)
  const facts = askedNow(context, state, after[0]?.seat)
  const rule = why === undefined ? { rule: null, facts, cites: [] } : explainRule(game, why, facts)
  return [{ ...rule, ...read, sentence: `This is legal after another answer. First: ${first}.`, after }]
}

/** What is said of somebody else's action to one who holds a view. */
export const notHis = <T extends Types>(game: Definition<T>): Reasons<T> =>
  explainRejection<T>(game, malformed('seat', 'a view tells only of the actions of its own seat'))
