/**
 * What belongs to a moment of its own, a phase, a battle, a Hunt, and is said out of it: by which rule it is
 * said, and that nothing of the kind goes on now. Says nothing that the acting seat may not know.
 */
import type { Action, GoTo, NameGuide, Pass, Retreat, Withdraw } from '../model/actions'
import type { State, Violation, World } from '../model/bundle'
import type { Rules } from '../model/config'
import type { BattleVars, DeclareCardVars } from '../model/frames'
import type { EventCardId } from '../model/ids'
import type { SideIx } from '../model/table'
import { violation, type RuleId } from '../rulebook'
import { NO_CARD, since } from './absent'
import { isOnMap } from './armies'
import { regionId, regionIx } from './board'
import { cardIx, handLimit, handSize, holdsCard } from './cards'
import { canWithdraw, refuges } from './combat'
import { hasAtHand, meetsRequirement, seatOfRole, wantedBy } from './combatCards'
import { unusedOf } from './dice'
import { companionsOf, isInMordor } from './fellowship'
import { retreatViolation, withdrawViolation } from './escorts'
import { characterIx } from './pieces'
import { whereabouts } from './requirements'
import { seatIx, sideOfSeat } from './seats'
import { uselessCard } from './tableCards'

/** What goes on while somebody asks for something else. */
export interface Moment {
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

const NO_DAMAGE = ['hunt.effects', 'no Hunt tile does damage now'] as const
const NO_ROUND = ['battle.steps', 'this is said at another step of a battle'] as const

/** The rule by which something is said, and what is not so now. */
const MOMENTS = {
  fight: NO_ROUND,
  silence: ['character.whiteRider', 'no battle begins now that Gandalf the White is in'],
  declareCard: ['battle.combatCards', 'no round of a battle begins now'],
  lose: NO_ROUND,
  reduce: NO_ROUND,
  cease: NO_ROUND,
  takeCorruption: NO_DAMAGE,
  loseGuide: NO_DAMAGE,
  loseRandom: NO_DAMAGE,
  guideLeaves: NO_DAMAGE,
  revealSelf: NO_DAMAGE,
  remove: ['armies.excess', 'no Army is too large now'],
  agree: ['partners.mixed', 'no Armies of partners meet now'],
  give: ['partners.swap', 'partners exchange no cards now'],
  sail: ['twilight.fleets', 'no ship is moved now'],
  cancelTile: ['twilight.ladyOfLight', 'no Hunt tile is drawn now'],
  redraw: ['twilight.getIt', 'no Hunt tile is drawn now'],
  claim: ['twilight.claim', 'no siege battle begins now'],
} as const satisfies { readonly [K in Action['kind']]?: readonly [RuleId, string] }

/** Whether something is said at one moment only. */
export const isMoment = (kind: string): kind is keyof typeof MOMENTS => Object.hasOwn(MOMENTS, kind)

/** What is only said in a battle. */
const OF_BATTLE: ReadonlySet<Action['kind']> = new Set(['fight', 'lose', 'reduce', 'cease'])

const NO_BATTLE = 'no battle is fought now'

const timeless = (kind: keyof typeof MOMENTS, battle: BattleVars | undefined): Violation => {
  const [rule, because] = MOMENTS[kind]
  return { rule, facts: { because: OF_BATTLE.has(kind) && battle === undefined ? NO_BATTLE : because } }
}

const isFellowshipPhase = ({ stack }: State): boolean =>
  ['declare', 'declaration', 'mordor', 'guide'].includes(
    stack.find((frame) => frame.kind === 'turn')?.at ?? '',
  )

/** A declaration in its own phase is refused for another reason: Revealed, in Mordor, or done already. */
const declareViolation = (rules: Rules, state: State, { seat, kind }: Action): Violation => {
  const { table } = state
  const early = since(violation('turn.fellowshipPhase', {}), 'it is not the Fellowship phase')
  if (sideOfSeat(rules, seat) !== 0 || !isFellowshipPhase(state)) return early
  const { region, progress, revealed } = table.fellowship
  const where = region < 0 ? 'mordor' : regionId(region)
  if (kind === 'enterMordor')
    return {
      rule: 'fellowship.enterMordor',
      facts: { region: where, because: 'it stands at no entrance of Mordor' },
    }
  const because = isInMordor(table)
    ? 'it is on the Mordor Track'
    : revealed
      ? 'the Fellowship is Revealed'
      : 'that is settled for this turn'
  return since(violation('fellowship.declare', { region: where, limit: progress }), because)
}

/** A way named when nobody goes: in the Fellowship phase the Ring-bearers would, had they any Progress. */
const goViolation = (rules: Rules, state: State, moment: Moment, { seat, region }: GoTo): Violation => {
  const { progress, revealed } = state.table.fellowship
  const mayGo = sideOfSeat(rules, seat) === 0 && isFellowshipPhase(state) && !isInMordor(state.table)
  return mayGo && progress === 0 && !revealed
    ? since(violation('fellowship.declare', { region, limit: 0 }), 'Progress is 0')
    : pointless(moment, seat, 'nobody is on the way who could go there now')
}

/** What means nothing at this time: there is no run of choices to end, nothing to decline, nobody to go. */
const pointless = ({ order }: Moment, seat: Action['seat'], because: string): Violation =>
  since(order[0] ?? violation('turn.actions', { seat }), because)

/** A pass lets the other side act, or declines what is offered. */
const passViolation = ({ table }: State, moment: Moment, { seat }: Pass): Violation => {
  const { side, acts, midway, order } = moment
  const isTurn = acts && !midway
  if (isTurn && unusedOf(table, side) === 0) return violation('turn.lastDice', { seat })
  const [turn] = isTurn ? order : []
  return turn ?? pointless(moment, seat, 'nothing is offered to him now that can be declined')
}

/** A Combat card before anybody has said that he uses one. */
const undeclared = ({ rules, table }: World, vars: DeclareCardVars, card: EventCardId): Violation => {
  const ix = cardIx(rules, card)
  if (!hasAtHand(rules, table, seatOfRole(rules, table, vars), ix))
    return violation('events.inHand', { card })
  return meetsRequirement(rules, table, vars, ix)
    ? since(violation('battle.combatCards', {}), 'first both sides say whether they use a card')
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
  return used ? violation('events.oneCombatCard', { seat, card }) : timeless('declareCard', undefined)
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
  const late = timeless('fight', battle)
  if (battle === undefined) return late
  const side = sideOfSeat(rules, action.seat)
  const defends = side !== battle.side
  if (action.kind === 'withdraw')
    return defends && canWithdraw(table, battle) ? late : withdrawViolation(battle.to, defends)
  if (!defends) return since(violation('battle.retreatChoice', {}), 'who attacks may cease, not retreat')
  return refuges(rules, table, battle).includes(regionIx(action.to))
    ? late
    : retreatViolation({ rules, table }, side, battle.to, action.to)
}

/** A Guide named at no time for it: not even of the Fellowship, or nobody has left it. */
const guideViolation = ({ rules, table }: World, { companion: piece }: NameGuide): Violation =>
  (companionsOf(rules, table) >> characterIx(rules, piece)) & 1
    ? since(violation('fellowship.changeGuide', { piece }), 'it is not the time to name a Guide')
    : { rule: 'fellowship.members', facts: { piece, because: whereabouts(rules, table, piece) } }

/** A card thrown away for nothing: of somebody else, or the hand is small enough. */
const discardViolation = ({ rules, table }: World, seat: Action['seat'], card: EventCardId): Violation => {
  const ix = seatIx(rules, seat)
  const facts = { limit: handLimit(rules, ix), holds: handSize(table, ix) }
  return holdsCard(rules, table, ix, cardIx(rules, card))
    ? since(violation('events.handLimit', facts), 'no card is too many now')
    : violation('events.inHand', { card })
}

/** What is against something that is said in a battle, if it is that. */
const inBattle = (rules: Rules, state: State, moment: Moment, action: Action): Violation | undefined => {
  const battle = battleIn(state)
  const world = { rules, table: state.table }
  switch (action.kind) {
    case 'cease':
      return battle === undefined || battle.side === moment.side
        ? timeless('cease', battle)
        : since(violation('battle.cease', {}), 'only who attacks may cease')
    case 'commit':
      return commitViolation(rules, state, action.seat, action.card)
    case 'retreat':
    case 'withdraw':
      return leaveViolation(world, battle, action)
    case 'drawFrom': {
      const sorcerer = moment.side === 1 && battle !== undefined ? characterIx(rules, 'witch-king') : -1
      const rule = isOnMap(state.table, sorcerer) ? 'character.sorcerer' : 'events.drawAction'
      return { rule, facts: { because: 'nothing lets a card be drawn now' } }
    }
    default:
      return isMoment(action.kind) ? timeless(action.kind, battle) : undefined
  }
}

const allocateViolation = ({ side }: Moment): Violation =>
  since(
    violation('turn.huntAllocation', {}),
    side === 0 ? 'this is for the Shadow to say' : 'it is not the Hunt allocation',
  )

/** What is against something said at another moment. */
export const momentViolations = (
  rules: Rules,
  state: State,
  moment: Moment,
  action: Action,
): ReadonlyArray<Violation> => {
  const fought = inBattle(rules, state, moment, action)
  if (fought !== undefined) return [fought]
  const { seat } = action
  const world = { rules, table: state.table }
  switch (action.kind) {
    case 'allocate':
      return [allocateViolation(moment)]
    case 'declare':
    case 'enterMordor':
      return [declareViolation(rules, state, action)]
    case 'pass':
      return [passViolation(state, moment, action)]
    case 'nameGuide':
      return [guideViolation(world, action)]
    case 'discard':
      return [discardViolation(world, seat, action.card)]
    case 'useCard':
      return [uselessCard(world, action.card)]
    case 'bring':
    case 'bringAll':
      if (moment.isOn)
        return [
          since(violation('movement.when', { die: 'army' }), 'no march is named with which they could go'),
        ]
      return moment.midway ? [] : moment.order
    case 'goTo':
      return [goViolation(rules, state, moment, action)]
    case 'done':
      return [pointless(moment, seat, 'no run of choices is under way that could end')]
    default:
      return [since(violation('events.overrides', {}), NO_CARD)]
  }
}
