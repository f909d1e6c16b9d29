/**
 * Why something is not even asked: the rules behind an action that does not answer the pending question.
 * Says nothing that the acting seat may not know.
 */
import type { Rules } from '../model/config'
import type { Action, Attack, Fly, GoTo, Join, March, Recruit } from '../model/actions'
import type { State, Violation, World } from '../model/bundle'
import type { DeclareCardVars } from '../model/frames'
import type { DieFace, EventCardId } from '../model/ids'
import { IN_FELLOWSHIP, type FaceIx, type SideIx } from '../model/table'
import { violation, type RuleId } from '../rulebook'
import { isOnMap, placeOf } from './armies'
import { attackViolations } from './attacks'
import { regionId, regionIx } from './board'
import { ARMY, CHARACTER, faceIx, FACES_OF, hasDie, MUSTER, unusedOf, usesOf } from './dice'
import { freshMarch, marchViolations } from './marches'
import { travelViolations } from './fellowshipActions'
import { noNazgulIn } from './journeyViolations'
import { characterIx, pieceIx } from './pieces'
import { nazgulRegions } from './reach'
import { freshRecruit, recruitViolations } from './recruits'
import { cardIx, handLimit, handSize } from './cards'
import { hasAtHand, meetsRequirement, seatOfRole, wantedBy } from './combatCards'
import { isOnTable } from './tableCards'
import { seatIx, seatOf, sideOfSeat } from './seats'

const usedViolations = (
  { rules, table }: World,
  seat: Action['seat'],
  die: DieFace,
): ReadonlyArray<Violation> =>
  hasDie(table, sideOfSeat(rules, seat), faceIx(die)) ? [] : [violation('turn.usedDice', { die })]

/** An action with a die out of turn: in another phase, while somebody acts, or without that die. */
const dieViolations = (
  rules: Rules,
  { stack, table }: State,
  seat: Action['seat'],
  die: DieFace,
): ReadonlyArray<Violation> => {
  const acts = stack.some(({ kind }) => kind === 'opportunity')
  if (!acts) return [violation('turn.phases', {}), violation('turn.actions', { seat })]
  const midway = stack[stack.length - 1]?.kind !== 'decide/action'
  const order = midway ? violation('turn.wholeAction', { seat }) : violation('turn.actions', { seat })
  return [order, ...usedViolations({ rules, table }, seat, die)]
}

/** What belongs to a phase of its own, to a battle or to a Hunt. */
const MOMENTS = {
  enterMordor: 'turn.fellowshipPhase',
  allocate: 'turn.huntAllocation',
  fight: 'battle.steps',
  withdraw: 'battle.steps',
  silence: 'battle.steps',
  declareCard: 'battle.combatCards',
  chooseFigure: 'battle.steps',
  chooseNumber: 'battle.steps',
  lose: 'battle.steps',
  reduce: 'battle.steps',
  cease: 'battle.steps',
  retreat: 'battle.steps',
  takeCorruption: 'hunt.effects',
  loseGuide: 'hunt.effects',
  loseRandom: 'hunt.effects',
  guideLeaves: 'hunt.effects',
  revealSelf: 'hunt.effects',
  discardRandom: 'hunt.effects',
  remove: 'armies.excess',
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
  stack.some(({ kind }) => kind === 'opportunity') && unusedOf(table, sideOfSeat(rules, seat)) === 0
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

/** The results that a side has among its dice. */
const resultsAtHand = ({ rules, table }: World, side: SideIx): ReadonlySet<FaceIx> =>
  new Set(
    FACES_OF(rules)[side].flatMap((die) => (hasDie(table, side, die) ? usesOf(rules, table, side, die) : [])),
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
  side: SideIx,
  action: Journey,
): ReadonlyArray<Violation> => {
  if (action.kind === 'fly' && !nazgulRegions(table, []).includes(regionIx(action.from)))
    return [noNazgulIn(action.from)]
  const character = action.kind === 'join' ? characterIx(rules, action.character) : -1
  const place = character < 0 ? 0 : placeOf(table, character)
  if (action.kind === 'join' && place === IN_FELLOWSHIP)
    return [violation('fellowship.separate', { piece: action.character })]
  const piece =
    action.kind === 'join' ? action.character : action.kind === 'fly' || side === 1 ? 'nazgul' : 'nobody'
  if (!resultsAtHand({ rules, table }, side).has(CHARACTER) || place < 0)
    return [violation('characters.when', { die: 'character', piece })]
  return travelViolations(rules, table, side)
}

/** What is against an attack, a march or a recruit that no die can begin: what it breaks, and the die. */
const plannedViolations = (
  { rules, table }: World,
  side: SideIx,
  action: Planned,
): ReadonlyArray<Violation> => {
  const world = { rules, table }
  const results = resultsAtHand(world, side)
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

/** Whether the battle is one in which the Witch-king could draw a card. */
const isSorcery = (rules: Rules, { stack, table }: State): boolean =>
  stack.some(({ kind }) => kind === 'battle') && isOnMap(table, characterIx(rules, 'witch-king'))

const momentViolations = (rules: Rules, state: State, action: Action): ReadonlyArray<Violation> => {
  const { seat, kind } = action
  const { table } = state
  if (kind === 'declare') return declareViolations(rules, state, seat)
  if (kind === 'pass') return passViolations(rules, state, seat)
  if (isMoment(kind)) return [violation(MOMENTS[kind], {})]
  switch (action.kind) {
    case 'commit':
      return [commitViolation(rules, state, seat, action.card)]
    case 'nameGuide':
      return [violation('fellowship.changeGuide', { piece: action.companion })]
    case 'discard': {
      const holds = handSize(table, seatIx(rules, seat))
      return [violation('events.handLimit', { limit: handLimit(rules, seatIx(rules, seat)), holds })]
    }
    case 'drawFrom':
      return [violation(isSorcery(rules, state) ? 'character.sorcerer' : 'events.drawAction', {})]
    case 'hide':
    case 'moveOn':
    case 'hunt':
      return [violation('events.overrides', { because: 'no card asks for this now' })]
    case 'useCard':
      return [uselessCard(rules, state, action.card)]
    case 'march':
    case 'attack':
    case 'recruit':
    case 'nameNation':
    case 'pick':
    case 'aim':
    case 'playAnother':
    case 'bring':
    case 'bringAll':
    case 'join':
    case 'fly':
      return [violation('turn.actions', { seat })]
    default:
      return []
  }
}

const isOnTurn = (rules: Rules, { stack, table }: State, seat: Action['seat']): boolean => {
  const top = stack[stack.length - 1]
  return top?.kind === 'decide/action' && seatOf({ rules, table }, 'acting', top.vars.side) === seat
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

/** The rules behind an action that is not asked for now; may be empty. */
export const unaskedViolations = (rules: Rules, state: State, action: Action): ReadonlyArray<Violation> => {
  const top = state.stack[state.stack.length - 1]
  if (top?.kind === 'decide/action' && !isOnTurn(rules, state, action.seat)) {
    const isPartner = sideOfSeat(rules, action.seat) === top.vars.side
    if (isPartner) return [violation('partners.order', { because: 'the partner is on turn' })]
  }
  if ('die' in action) return dieViolations(rules, state, action.seat, action.die)
  if (isPlanned(action) && top?.kind === 'decide/action' && isOnTurn(rules, state, action.seat)) {
    const found = plannedViolations({ rules, table: state.table }, top.vars.side, action)
    if (found.length > 0) return found
  }
  if (isJourney(action) && top?.kind === 'decide/action' && isOnTurn(rules, state, action.seat))
    return journeyViolations({ rules, table: state.table }, top.vars.side, action)
  const acts = state.stack.some(({ kind }) => kind === 'opportunity')
  const whole = acts && state.stack[state.stack.length - 1]?.kind !== 'decide/action'
  const order = whole ? [violation('turn.wholeAction', { seat: action.seat })] : []
  return [...momentViolations(rules, state, action), ...order]
}
