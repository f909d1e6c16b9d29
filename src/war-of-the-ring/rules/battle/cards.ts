/**
 * Combat cards (chapters V and VI): who uses one, which, and showing them together. The attacker says first
 * whether he uses one; cards are chosen in secret; a card that is shown is discarded when the round is over.
 */
import { at } from '../../../kernel/row'
import type { Rules } from '../../model/config'
import { derived } from '../../../kernel/derived'
import { NO_EVENTS } from '../../../kernel/types'
import type { Commit, DeclareCard } from '../../model/actions'
import { mayDo, type Changed, type Here, type Question, type Violation, type World } from '../../model/bundle'
import { NOT_ASKED, WAITING, type CombatTitle, type Role } from '../../model/combat'
import type { Event } from '../../model/events'
import {
  ask,
  type BattleVars,
  type CombatVars,
  type CommitVars,
  type DeclareCardVars,
} from '../../model/frames'
import type { Seat } from '../../model/ids'
import type { CardIx, Pair } from '../../model/table'
import { violation } from '../../rulebook'
import { since } from '../../query/absent'
import { cardIx, holdsCard, inHand } from '../../query/cards'
import { sideIn, placeOfRole } from '../../query/combat'
import {
  hasAtHand,
  isAskedForCard,
  mayUseCards,
  meetsRequirement,
  seatOfRole as seatIxOfRole,
  usableCards,
  wantedBy,
} from '../../query/combatCards'
import { sideId } from '../../query/pieces'
import { seatOf, sideOfSeat, seatIx, seatIxOf } from '../../query/seats'
import { moveCard } from '../changes/materials'
import { changed, changing, happen } from '../changes/change'

const BOTH: ReadonlyArray<Role> = [0, 1]

/** Whose Army plays a role. */
export const seatOfRole = (world: World, battle: BattleVars, role: Role): Seat =>
  seatOf(world, 'army', sideIn(battle, role), placeOfRole(battle, role))

/** Why none of his cards can be used: what each of them asks for. */
const declaringViolations = ({ rules, table }: World, vars: DeclareCardVars): ReadonlyArray<Violation> => {
  const may = mayUseCards(rules, table, vars)
  const wanted = may ? inHand(rules, table, seatIxOfRole(rules, table, vars)) : []
  return wanted.length === 0
    ? [
        since(
          violation('battle.declaring', {}),
          may ? 'he holds no card' : 'he may use no card in this round',
        ),
      ]
    : wanted.map((card) => requirementViolation({ rules, table }, vars, card))
}

const requirementViolation = (world: World, vars: DeclareCardVars, card: CardIx): Violation =>
  violation('battle.cardRequirement', {
    card: at(world.rules.eventCardIds, card),
    wants: wantedBy(world, vars, card),
  })

/** Does he use a Combat card in this round? */
export const decideCombatCard = mayDo<'decide/combatCard', DeclareCard>({
  takes: ['declareCard'],
  seat: (here) => seatOfRole(here, here.vars.battle, here.vars.role),
  offers: ({ rules, table, vars }, seat) =>
    usableCards(rules, table, vars).length > 0 ? [{ seat, kind: 'declareCard' }] : [],
  violations: ({ rules, table, vars }) =>
    usableCards(rules, table, vars).length > 0 ? [] : declaringViolations({ rules, table }, vars),
  take: ({ table, vars }) => ({
    table,
    events: [
      {
        kind: 'CombatCardDeclared',
        rule: 'battle.declaring',
        side: sideId(sideIn(vars.battle, vars.role)),
      },
    ],
    value: 1 << vars.role,
  }),
  passed: 0,
  asks: () => 'Do you use a Combat card in this round?',
  reads: ['battle.combatCards', 'battle.declaring', 'events.combatCard'],
})

/** The question whether a role uses a card. */
export const askCombatCard =
  (role: Role) =>
  ({ rules, table, vars }: Here<BattleVars>) => {
    const asking = { role, battle: vars }
    return isAskedForCard(rules, table, asking) ? ask('decide/combatCard', asking) : undefined
  }

/** The battle after somebody has said whether he uses one. */
export const declared = (vars: BattleVars, role: number): BattleVars =>
  role === 0 ? vars : { ...vars, declares: vars.declares | role }

const roleOfSeat = (rules: Rules, { battle }: CommitVars, seat: Seat): Role =>
  sideOfSeat(rules, seat) === battle.side ? 0 : 1

/** Every rule against a card that is chosen. */
export const commitViolations = (
  { rules, table, vars }: Here<CommitVars>,
  { seat, card }: Commit,
): ReadonlyArray<Violation> => {
  const asking = { battle: vars.battle, role: roleOfSeat(rules, vars, seat) }
  const found: Array<Violation> = []
  if (!hasAtHand(rules, table, seatIx(rules, seat), cardIx(rules, card)))
    found.push(violation('events.inHand', { card }))
  if (!meetsRequirement(rules, table, asking, cardIx(rules, card)))
    found.push(requirementViolation({ rules, table }, asking, cardIx(rules, card)))
  return found
}

/** Which Combat card? Asked of both at once if both use one; nobody sees the other's answer. */
export const decideCommit: Question<'decide/commit', Commit> = {
  answers: ['commit'],
  seats: (here) =>
    BOTH.filter((role) => here.vars.chosen[role] === WAITING).map((role) =>
      seatOfRole(here, here.vars.battle, role),
    ),
  options: ({ rules, table, vars }, seat) =>
    usableCards(rules, table, { battle: vars.battle, role: roleOfSeat(rules, vars, seat) }).map((card) => ({
      seat,
      kind: 'commit',
      card: at(rules.eventCardIds, card),
    })),
  violations: commitViolations,
  resolve: ({ rules, table, vars }, { seat, card }) => {
    const role = roleOfSeat(rules, vars, seat)
    const [attacker, defender] = vars.chosen
    const chosen =
      role === 0 ? ([cardIx(rules, card), defender] as const) : ([attacker, cardIx(rules, card)] as const)
    const event: Event = {
      kind: 'CombatCardChosen',
      rule: 'battle.choosing',
      side: sideId(sideIn(vars.battle, role)),
      chosen: card,
      only: seat,
    }
    return chosen.includes(WAITING)
      ? { table, events: [event], vars: { ...vars, chosen } }
      : { table, events: [event], value: chosen }
  },
  asks: () => 'Which Combat card do you use?',
  reads: ['battle.choosing', 'battle.cardRequirement', 'events.oneCombatCard'],
}

/** The question which cards, if anybody uses one. */
export const askCommit = ({ vars }: Here<BattleVars>) => {
  const waits = (role: Role): number => ((vars.declares >> role) & 1 ? WAITING : NOT_ASKED)
  return vars.declares === 0
    ? undefined
    : ask('decide/commit', { chosen: [waits(0), waits(1)], battle: vars })
}

const NONE: Pair = [0, 0]
const FIVE = derived((rules: Rules): Pair => [rules.dice.combat.most, rules.dice.combat.most])

/** A round with these cards, which have done nothing yet. */
export const newCombat = (rules: Rules, played: CombatVars['played']): CombatVars => ({
  played,
  cancelled: 0,
  done: 0,
  until: 0,
  onRoll: NONE,
  onReroll: NONE,
  most: FIVE(rules),
  fewer: NONE,
  noReroll: 0,
  bound: 0,
  forfeited: 0,
  given: 0,
  ones: NONE,
  again: NONE,
  struck: NONE,
  self: NONE,
  chosen: -1,
  number: 0,
  dice: 0,
  needs: 0,
  wounds: NONE,
})

/** The battle after the cards were chosen. */
export const committed = (rules: Rules, vars: BattleVars, chosen: readonly [CardIx, CardIx]): BattleVars => ({
  ...vars,
  combat: newCombat(rules, [Math.max(chosen[0], WAITING), Math.max(chosen[1], WAITING)]),
})

/** The cards are shown, and are out of the hand from now on. */
export const reveal = (here: Here<BattleVars>): Changed => {
  const { table, vars } = here
  if (vars.combat === null) return { table, events: NO_EVENTS }
  const change = changing(here)
  for (const role of BOTH) {
    const card = vars.combat.played[role]
    if (card < 0) continue
    const side = sideIn(vars, role)
    const isInHand = holdsCard(here.rules, table, seatIxOf(here, 'card', side, card), card)
    moveCard(change, card, isInHand ? 'hands' : 'onTable', 'played')
    happen(change, {
      kind: 'CombatCardPlayed',
      rule: 'battle.choosing',
      side: sideId(side),
      played: at(here.rules.eventCardIds, card),
      title: here.rules.eventCards[card]?.combat as CombatTitle,
    })
  }
  return changed(change)
}
