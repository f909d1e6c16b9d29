/**
 * Why something is not even asked: the rules behind an action that does not answer the pending question.
 * Says nothing that the acting seat may not know.
 */
import type { Rules } from '../model/config'
import type { Action, Attack, Fly, GoTo, Join, March, Recruit, Retreat, Withdraw } from '../model/actions'
import type { State, Violation, World } from '../model/bundle'
import type { BattleVars, DeclareCardVars } from '../model/frames'
import type { EventCardId } from '../model/ids'
import { IN_FELLOWSHIP, type FaceIx, type SideIx } from '../model/table'
import { violation, type RuleId } from '../rulebook'
import { isOnMap, placeOf } from './armies'
import { attackViolations } from './attacks'
import { regionId, regionIx } from './board'
import { canWithdraw, refuges } from './combat'
import { ARMY, CHARACTER, FACES_OF, hasDie, MUSTER, unusedOf, usesOf } from './dice'
import { freshMarch, marchViolations } from './marches'
import { travelViolations } from './fellowshipActions'
import { nazgulViolations } from './journeyViolations'
import { retreatViolation, withdrawViolation } from './leaving'
import { characterIx, pieceIx } from './pieces'
import { freshRecruit, recruitViolations } from './recruits'
import { cardIx, handLimit, handSize } from './cards'
import { hasAtHand, meetsRequirement, seatOfRole, wantedBy } from './combatCards'
import { isOnTable } from './tableCards'
import { seatIx, seatOf, sideOfSeat } from './seats'

/** What belongs to a phase of its own, to a battle or to a Hunt. */
const MOMENTS = {
  enterMordor: 'turn.fellowshipPhase',
  allocate: 'turn.huntAllocation',
  fight: 'battle.steps',
  silence: 'character.whiteRider',
  declareCard: 'battle.combatCards',
  lose: 'battle.steps',
  reduce: 'battle.steps',
  cease: 'battle.steps',
  takeCorruption: 'hunt.effects',
  loseGuide: 'hunt.effects',
  loseRandom: 'hunt.effects',
  guideLeaves: 'hunt.effects',
  revealSelf: 'hunt.effects',
  remove: 'armies.excess',
  agree: 'partners.mixed',
  give: 'partners.swap',
  sail: 'twilight.fleets',
  cancelTile: 'twilight.ladyOfLight',
  redraw: 'twilight.getIt',
  claim: 'twilight.claim',
} as const satisfies { readonly [K in Action['kind']]?: RuleId }

const isMoment = (kind: string): kind is keyof typeof MOMENTS => Object.hasOwn(MOMENTS, kind)

/** A declaration in its own phase is refused for another reason: Revealed, in Mordor, or done already. */
const declareViolations = (
  rules: Rules,
  { stack, table }: State,
  seat: Action['seat'],
): ReadonlyArray<Violation> => {
  const phase = stack.find(({ kind }) => kind === 'turn')?.at ?? ''
  const { region, progress } = table.fellowship
  return sideOfSeat(rules, seat) === 0 && ['declare', 'declaration', 'mordor', 'guide'].includes(phase)
    ? [violation('fellowship.declare', { region: region < 0 ? 'mordor' : regionId(region), limit: progress })]
    : [violation('turn.fellowshipPhase', {})]
}

const passViolations = (
  rules: Rules,
  { stack, table }: State,
  seat: Action['seat'],
): ReadonlyArray<Violation> =>
  stack[stack.length - 1]?.kind === 'decide/action' && unusedOf(table, sideOfSeat(rules, seat)) === 0
    ? [violation('turn.lastDice', { seat })]
    : []

/** A Combat card before anybody has said that he uses one. */
const undeclared = ({ rules, table }: World, vars: DeclareCardVars, card: EventCardId): Violation => {
  const ix = cardIx(rules, card)
  if (!hasAtHand(rules, table, seatOfRole(rules, table, vars), ix))
    return violation('events.inHand', { card })
  return meetsRequirement(rules, table, vars, ix)
    ? violation('battle.combatCards', { because: 'first both sides say whether they use a card' })
    : violation('battle.cardRequirement', { card, wants: wantedBy({ rules, table }, vars, ix) })
}

/** A Combat card out of its time: the second of a round, or in none. */
const commitViolation = (
  rules: Rules,
  { stack, table }: State,
  seat: Action['seat'],
  card: EventCardId,
): Violation => {
  const side = sideOfSeat(rules, seat)
  const top = stack[stack.length - 1]
  if (top?.kind === 'decide/combatCard')
    return undeclared({ rules, table }, { ...top.vars, role: top.vars.battle.side === side ? 0 : 1 }, card)
  const used = stack.some(({ kind, vars }) => {
    if (kind === 'decide/commit') return vars.chosen[vars.battle.side === side ? 0 : 1] >= 0
    if (kind !== 'battle') return false
    return (vars.combat?.played[vars.side === side ? 0 : 1] ?? -1) >= 0
  })
  return used ? violation('events.oneCombatCard', { seat, card }) : violation('battle.combatCards', {})
}

/** The results that a side has among its dice; before they are rolled all that they could show. */
const resultsAtHand = ({ rules, table }: World, side: SideIx, acts: boolean): ReadonlySet<FaceIx> =>
  new Set(
    FACES_OF(rules)[side].flatMap((die) =>
      acts && !hasDie(table, side, die) ? [] : usesOf(rules, table, side, die),
    ),
  )

/** The shorter of two lists. */
const fewer = (one: ReadonlyArray<Violation>, other: ReadonlyArray<Violation>): ReadonlyArray<Violation> =>
  other.length < one.length ? other : one

type Planned = Attack | March | Recruit

type Journey = Fly | GoTo | Join

const isJourney = (action: Action): action is Journey =>
  action.kind === 'fly' || action.kind === 'goTo' || action.kind === 'join'

/** What is against a journey that no die can begin: nobody is there to go, or it wants another result. */
const journeyViolations = (
  { rules, table }: World,
  { side, acts }: Moment,
  action: Journey,
): ReadonlyArray<Violation> => {
  const found = action.kind === 'fly' ? nazgulViolations(table, side, action.from) : []
  if (found.length > 0) return found
  const character = action.kind === 'join' ? characterIx(rules, action.character) : -1
  const place = character < 0 ? 0 : placeOf(table, character)
  if (action.kind === 'join' && place === IN_FELLOWSHIP)
    return [violation('fellowship.separate', { piece: action.character })]
  const piece = action.kind === 'join' ? action.character : side === 1 ? 'nazgul' : 'nobody'
  if (!resultsAtHand({ rules, table }, side, acts).has(CHARACTER) || place < 0)
    return [violation('characters.when', { die: 'character', piece })]
  return travelViolations(rules, table, side)
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
    return results.has(MUSTER) ? found : [...found, violation('recruiting.when', { die: 'muster' })]
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
      ? violation('battle.start', { die: 'army', from: action.from })
      : violation('movement.when', { die: 'army' })
  return [...against(false), none]
}

const isPlanned = (action: Action): action is Planned =>
  action.kind === 'attack' || action.kind === 'march' || action.kind === 'recruit'

/** A card on the table that has nothing to answer to now, or is not there. */
const uselessCard = (rules: Rules, { table }: State, card: EventCardId): Violation => {
  const because = isOnTable(rules, table, cardIx(rules, card))
    ? 'what this card answers to is not happening now'
    : 'this card is not on the table'
  return { rule: 'events.onTable', facts: { card, because } }
}

/** The battle that goes on. */
const battleIn = ({ stack }: State): BattleVars | undefined =>
  stack.flatMap(({ kind, vars }) => (kind === 'battle' ? [vars] : [])).pop()

/** What is against leaving a battle: nobody may, or it is no time for it. */
const leaveViolation = (
  { rules, table }: World,
  battle: BattleVars | undefined,
  action: Retreat | Withdraw,
): Violation => {
  const late = violation('battle.steps', {})
  if (battle === undefined) return late
  const side = sideOfSeat(rules, action.seat)
  const defends = side !== battle.side
  if (action.kind === 'withdraw')
    return defends && canWithdraw(table, battle) ? late : withdrawViolation(battle.to)
  if (!defends) return violation('battle.retreatChoice', {})
  return refuges(rules, table, battle).includes(regionIx(action.to))
    ? late
    : retreatViolation({ rules, table }, side, battle.to, action.to)
}

const momentViolations = (
  rules: Rules,
  state: State,
  { side, isOn, midway, order }: Moment,
  action: Action,
): ReadonlyArray<Violation> => {
  const { seat, kind } = action
  if (kind === 'declare') return declareViolations(rules, state, seat)
  if (kind === 'pass') return passViolations(rules, state, seat)
  if (isMoment(kind)) return [{ rule: MOMENTS[kind], facts: {} }]
  switch (action.kind) {
    case 'commit':
      return [commitViolation(rules, state, seat, action.card)]
    case 'retreat':
    case 'withdraw':
      return [leaveViolation({ rules, table: state.table }, battleIn(state), action)]
    case 'nameGuide':
      return [violation('fellowship.changeGuide', { piece: action.companion })]
    case 'discard': {
      const holds = handSize(state.table, seatIx(rules, seat))
      return [violation('events.handLimit', { limit: handLimit(rules, seatIx(rules, seat)), holds })]
    }
    case 'drawFrom': {
      const sorcerer = side === 1 && battleIn(state) ? characterIx(rules, 'witch-king') : -1
      return [violation(isOnMap(state.table, sorcerer) ? 'character.sorcerer' : 'events.drawAction', {})]
    }
    case 'useCard':
      return [uselessCard(rules, state, action.card)]
    case 'bring':
    case 'bringAll':
    case 'join':
      if (isOn) return [violation('movement.when', { die: 'army' })]
      return midway ? [] : order
    case 'goTo':
    case 'done':
      return []
    default:
      return [violation('events.overrides', { because: 'no card asks for this now' })]
  }
}

/** Rules that say little of the case: they are named where no other is broken. */
export const GENERAL: ReadonlySet<string> = new Set<RuleId>([
  'battle.combatCards',
  'battle.steps',
  'events.overrides',
  'turn.actions',
  'turn.phases',
  'turn.wholeAction',
])

/** What goes on while somebody asks for something else. */
interface Moment {
  readonly side: SideIx
  /** Whether it is for him to act, when his side does. */
  readonly isHis: boolean
  /** Whether dice are used in this phase. */
  readonly acts: boolean
  /** Whether he is asked which action he takes, or an action is under way. */
  readonly isOn: boolean
  readonly midway: boolean
  /** Whose time it is, unless it is his. */
  readonly order: ReadonlyArray<Violation>
}

const momentOf = (rules: Rules, { stack, table }: State, seat: Action['seat']): Moment => {
  const side = sideOfSeat(rules, seat)
  const isHis = seatOf({ rules, table }, 'acting', side) === seat
  const acts = stack.some(({ kind }) => kind === 'opportunity')
  const top = stack[stack.length - 1]
  const on = top?.kind === 'decide/action' ? top.vars.side : -1
  const midway = acts && on < 0
  const turn = violation('turn.actions', { seat })
  const order = midway
    ? [violation('turn.wholeAction', { seat })]
    : acts
      ? [turn]
      : [violation('turn.phases', {}), turn]
  const partner = isHis ? [] : [violation('partners.order', { because: 'the partner is on turn' })]
  return { side, isHis, acts, isOn: on === side, midway, order: on === side ? partner : order }
}

/** What is against an action with a die, if a side is to act. */
type ByDie = (state: State, side: SideIx, action: Action) => ReadonlyArray<Violation>

/** The rules behind an action that is not asked for now, those of its own first; may be empty. */
export const unaskedViolations = (
  rules: Rules,
  state: State,
  action: Action,
  byDie: ByDie,
): ReadonlyArray<Violation> => {
  const moment = momentOf(rules, state, action.seat)
  const { side, isHis, acts, isOn, midway, order } = moment
  const world = { rules, table: state.table }
  if (isOn && !isHis) return order
  if ('die' in action && action.kind !== 'turnDie') {
    const broken = isHis && action.kind !== 'skipDie' ? byDie(state, side, action) : []
    return [...broken.filter(({ rule }) => acts || rule !== 'turn.usedDice'), ...order]
  }
  if (isPlanned(action)) return isHis ? [...plannedViolations(world, moment, action), ...order] : order
  if (isJourney(action) && (isOn || action.kind === 'fly'))
    return [...journeyViolations(world, moment, action), ...order]
  const found = momentViolations(rules, state, moment, action)
  return midway ? [...found, ...order] : found
}
