/**
 * Why something is not even asked: the rules behind an action that does not answer the pending question.
 * Says nothing that the acting seat may not know.
 */
import type { Action, Attack, Fly, GoTo, Join, March, Recruit } from '../model/actions'
import type { Violation, State, World } from '../model/bundle'
import type { Rules } from '../model/config'
import type { Seat } from '../model/ids'
import { type RuleId, violation } from '../rulebook'
import { isMoment, momentViolations, type Moment } from './moments'
import { within, nameOf } from './names'
import { sideOfSeat, seatIx, seatOf } from './seats'
import { IN_FELLOWSHIP, type FaceIx, type SideIx, type Table } from '../model/table'
import { since } from './absent'
import { placeOf } from './armies'
import { attackViolations } from './attacks'
import { regionIx } from './board'
import { ARMY, CHARACTER, faceId, FACES_OF, hasDie, MUSTER, usesOf } from './dice'
import { separateViolations, travelViolations } from './fellowshipActions'
import { awayViolations, nazgulViolations, travellerViolations } from './journeyViolations'
import { freshMarch, marchViolations } from './marches'
import { characterIx, pieceIx } from './pieces'
import { freshRecruit, recruitViolations } from './recruits'

/*
 * What is asked at this moment, though of another seat: then the time is right, and who says it is wrong.
 */

/** The rule by which one of two partners decides for both. */
const PARTNER_RULES = {
  allocate: 'partners.allocation',
  declare: 'partners.fellowship',
  enterMordor: 'partners.fellowship',
  nameGuide: 'partners.fellowship',
  takeCorruption: 'partners.hunt',
  loseGuide: 'partners.hunt',
  loseRandom: 'partners.hunt',
  guideLeaves: 'partners.hunt',
  revealSelf: 'partners.hunt',
} as const satisfies { readonly [K in Action['kind']]?: RuleId }

const isForPartners = (kind: string): kind is keyof typeof PARTNER_RULES => Object.hasOwn(PARTNER_RULES, kind)

/** A violation with whose it is to say, where somebody is asked just this. */
const askedOfOthers = (
  rules: Rules,
  { seat, kind }: Action,
  asked: ReadonlyArray<Seat>,
  { rule, facts }: Violation,
): Violation => {
  if (asked.length === 0 || kind === 'cease' || !(isMoment(kind) || isForPartners(kind)))
    return { rule, facts }
  const isPartner = asked.some((one) => sideOfSeat(rules, one) === sideOfSeat(rules, seat))
  const because = `this is for ${asked.map((one) => within(rules, one)).join(' and ')} to say`
  return isPartner && isForPartners(kind)
    ? { rule: PARTNER_RULES[kind], facts: { because } }
    : { rule, facts: { ...facts, because } }
}

/** The results that a side has among its dice; before they are rolled all that they could show. */
const resultsAtHand = ({ rules, table }: World, side: SideIx, acts: boolean): ReadonlySet<FaceIx> =>
  new Set(
    FACES_OF(rules)[side].flatMap((die) =>
      acts && !hasDie(table, side, die) ? [] : usesOf(rules, table, side, die),
    ),
  )

/** An action for which no die is left. */
const lacking = (rules: Rules, broken: Violation, face: FaceIx): Violation =>
  since(broken, `no unused die can be used as ${nameOf(rules, faceId(face))}`)

/** The shorter of two lists. */
const fewer = (one: ReadonlyArray<Violation>, other: ReadonlyArray<Violation>): ReadonlyArray<Violation> =>
  other.length < one.length ? other : one

type Planned = Attack | March | Recruit

type Journey = Fly | GoTo | Join

const isJourney = (action: Action): action is Journey =>
  action.kind === 'fly' || action.kind === 'goTo' || action.kind === 'join'

/** Who is to go: a Nazgûl that is there, somebody in play, or in the Fellowship that he may leave. */
const goerViolations = (world: World, side: SideIx, action: Journey): ReadonlyArray<Violation> => {
  const { rules, table } = world
  if (action.kind === 'goTo') return []
  if (action.kind === 'fly') return nazgulViolations(table, side, action.from)
  return placeOf(table, characterIx(rules, action.character)) === IN_FELLOWSHIP && side === 0
    ? separateViolations(rules, table)
    : awayViolations(world, side, characterIx(rules, action.character))
}

/** By which rule he would go. */
const goingRule = ({ rules, table }: World, side: SideIx, action: Journey): Violation => {
  const piece = action.kind === 'join' ? action.character : side === 1 ? 'nazgul' : 'nobody'
  const isInside = action.kind === 'join' && placeOf(table, characterIx(rules, action.character)) < 0
  return isInside
    ? violation('fellowship.separate', { piece })
    : violation('characters.when', { die: 'character', piece })
}

/** What is against a journey that no die can begin: nobody is there to go, or it wants another result. */
const journeyViolations = (
  world: World,
  { side, acts }: Moment,
  action: Journey,
): ReadonlyArray<Violation> => {
  const found = goerViolations(world, side, action)
  if (found.length > 0) return found
  const broken = goingRule(world, side, action)
  if (action.kind === 'join' && broken.rule === 'characters.when') {
    const rooted = travellerViolations(world, side, characterIx(world.rules, action.character), 0)
    if (rooted.length > 0) return rooted
  }
  if (!resultsAtHand(world, side, acts).has(CHARACTER)) return [lacking(world.rules, broken, CHARACTER)]
  if (broken.rule === 'fellowship.separate') return []
  return travelViolations(world.rules, world.table, side)
}

/** What is against an attack, a march or a recruit that no die can begin: what it breaks, and the die. */
const plannedViolations = (
  world: World,
  { side, acts }: Moment,
  action: Planned,
): ReadonlyArray<Violation> => {
  const { rules, table } = world
  const results = resultsAtHand(world, side, acts)
  if (action.kind === 'recruit') {
    const found = recruitViolations(
      world,
      freshRecruit(side),
      pieceIx(rules, action.piece),
      regionIx(action.region),
    )
    return results.has(MUSTER)
      ? found
      : [...found, lacking(rules, violation('recruiting.when', { die: 'muster' }), MUSTER)]
  }
  const [from, to] = [regionIx(action.from), regionIx(action.to)]
  const against = (leader: boolean): ReadonlyArray<Violation> =>
    action.kind === 'attack'
      ? attackViolations(world, { side, leader }, from, to)
      : marchViolations(rules, table, freshMarch(side, leader ? 1 : 2, leader), { from, to })
  if (results.has(ARMY)) return results.has(CHARACTER) ? fewer(against(false), against(true)) : against(false)
  if (results.has(CHARACTER)) return against(true)
  const none =
    action.kind === 'attack'
      ? lacking(rules, violation('battle.start', { die: 'army', from: action.from }), ARMY)
      : lacking(rules, violation('movement.when', { die: 'army' }), ARMY)
  return [...against(false), none]
}

const isPlanned = (action: Action): action is Planned =>
  action.kind === 'attack' || action.kind === 'march' || action.kind === 'recruit'

/** Rules that say little of the case: they are named where no other is broken. */
export const GENERAL: ReadonlySet<string> = new Set<RuleId>([
  'battle.combatCards',
  'battle.steps',
  'events.overrides',
  'turn.actions',
  'turn.phases',
  'turn.wholeAction',
])

const momentOf = (rules: Rules, { stack, table }: State, seat: Seat): Moment => {
  const side = sideOfSeat(rules, seat)
  const acts = stack.some(({ kind }) => kind === 'opportunity')
  const top = stack[stack.length - 1]
  const on = top?.kind === 'decide/action' ? top.vars.side : -1
  const midway = acts && on < 0
  const turn = since(violation('turn.actions', { seat }), 'the other side is on turn')
  const order = midway
    ? [since(violation('turn.wholeAction', { seat }), 'an action is under way')]
    : acts
      ? [turn]
      : [
          since(violation('turn.phases', {}), 'the dice are used in a later phase'),
          violation('turn.actions', { seat }),
        ]
  const isHis = seatOf({ rules, table }, 'acting', side) === seat
  const partner = isHis ? [] : [violation('partners.order', { because: 'the partner is on turn' })]
  return { side, isHis, acts, isOn: on === side, midway, order: on === side ? partner : order }
}

/** The table as it is when a seat is on turn: what he may act with is not what his partner may. */
const onTurn = (rules: Rules, { table }: State, side: SideIx, seat: Action['seat']): Table => {
  const { partners } = table
  if (partners === undefined) return table
  const own = seatIx(rules, seat)
  const acting = side === 0 ? ([own, partners.acting[1]] as const) : ([partners.acting[0], own] as const)
  return { ...table, partners: { ...partners, acting } }
}

/** Whether it is for who is on turn to say this: what belongs to another moment is not. */
const saidOnTurn = ({ kind }: Action): boolean => ['pass', 'done', 'bring', 'bringAll'].includes(kind)

/** What only the questions of the game tell. */
interface Questions {
  /** What is against an action with a die, if a side is to act. */
  readonly byDie: (state: State, side: SideIx, action: Action) => ReadonlyArray<Violation>
  /** The seats that are asked what the action would answer. */
  readonly askedOf: (state: State, action: Action) => ReadonlyArray<Seat>
}

/** The rules behind an action that is not asked for now, those of its own first; may be empty. */
export const unaskedViolations = (
  rules: Rules,
  state: State,
  action: Action,
  { byDie, askedOf }: Questions,
): ReadonlyArray<Violation> => {
  const moment = momentOf(rules, state, action.seat)
  const { side, isHis, acts, isOn, midway, order } = moment
  const table = onTurn(rules, state, side, action.seat)
  const world = { rules, table }
  if ('die' in action && action.kind !== 'turnDie') {
    const broken = action.kind === 'skipDie' ? [] : byDie({ ...state, table }, side, action)
    return [...broken.filter(({ rule }) => acts || rule !== 'turn.usedDice'), ...order]
  }
  if (isPlanned(action)) return [...plannedViolations(world, moment, action), ...order]
  if (isOn && !isHis && saidOnTurn(action)) return order
  if (isJourney(action) && (isOn || action.kind !== 'goTo'))
    return [...journeyViolations(world, moment, action), ...order]
  const asked = askedOf(state, action)
  const found = momentViolations(rules, state, moment, action).map((one) =>
    askedOfOthers(rules, action, asked, one),
  )
  return midway ? [...found, ...order.filter(({ rule }) => found.every((one) => one.rule !== rule))] : found
}
