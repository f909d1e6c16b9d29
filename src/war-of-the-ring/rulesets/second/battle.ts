/**
 * Battles in the second edition. Combat cards: the attacker lays one face down or none, then the defender
 * does, who knows whether there is one and sees its back; then both are turned up. Who may use one for all
 * that others know is asked, and may lay none. A card on the table that is used lies open. Retreats: the land
 * around a siege is free for the besiegers.
 */
import { passOf } from '../../../kernel/brand'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import { at } from '../../../kernel/row'
import type { Commit, Pass } from '../../model/actions'
import { calling, type Here, type Question } from '../../model/bundle'
import { NOT_ASKED, WAITING, type Role } from '../../model/combat'
import type { Rules } from '../../model/config'
import type { Event } from '../../model/events'
import { ask, type BattleVars, type CommitVars } from '../../model/frames'
import { DECKS } from '../../model/ids'
import type { CardIx, Pair } from '../../model/table'
import { cardIx, deckOfCard } from '../../query/cards'
import { sideIn } from '../../query/combat'
import { isAskedForCard, isUsedFromTable, usableCards } from '../../query/combatCards'
import { sideId } from '../../query/pieces'
import { committed, commitViolations, decideCommit, seatOfRole } from '../../rules/battle/cards'
import type { Whole } from '../rules'
import { replacing } from '../stages'

/** Who lays a card now: the attacker before the defender. */
const laying = ({ chosen }: CommitVars): Role => (chosen[0] === WAITING ? 0 : 1)

/** The cards after somebody has laid one. */
const laid = ({ chosen }: CommitVars, role: Role, card: CardIx): Pair =>
  role === 0 ? [card, chosen[1]] : [chosen[0], card]

/** A card is laid face down, its back seen; one that lies on the table is open to all. */
const layingOf = (here: Here<CommitVars>, { seat, card }: Commit): Event => {
  const { rules, table, vars } = here
  const open = isUsedFromTable(rules, table, cardIx(rules, card))
  return {
    kind: 'CombatCardChosen',
    rule: 'battle.choosing',
    side: sideId(sideIn(vars.battle, laying(vars))),
    chosen: card,
    deck: at(DECKS, deckOfCard(rules, cardIx(rules, card)) % DECKS.length),
    ...(open ? {} : { only: seat }),
  }
}

/** Which Combat card is laid, if any? First the attacker is asked, then the defender. */
const decideLaying: Question<'decide/commit', Commit | Pass> = {
  answers: ['commit', 'pass'],
  seats: (here) => [seatOfRole(here, here.vars.battle, laying(here.vars))],
  options: ({ rules, table, vars }, seat) => [
    passOf(seat),
    ...usableCards(rules, table, { battle: vars.battle, role: laying(vars) }).map((card): Commit => ({
      seat,
      kind: 'commit',
      card: at(rules.eventCardIds, card),
    })),
  ],
  violations: (here, action) => (action.kind === 'pass' ? LEGAL : commitViolations(here, action)),
  resolve: (here, action) => {
    const { rules, table, vars } = here
    const events = action.kind === 'pass' ? NO_EVENTS : [layingOf(here, action)]
    const card = action.kind === 'pass' ? NOT_ASKED : cardIx(rules, action.card)
    const chosen = laid(vars, laying(vars), card)
    return chosen.includes(WAITING)
      ? { table, events, vars: { ...vars, chosen } }
      : { table, events, value: chosen }
  },
  asks: () => 'Which Combat card do you lay face down in this round, if any?',
  reads: ['battle.combatCards', 'battle.declaring', ...decideCommit.reads],
}

/** The question for the cards of a round, if anybody might use one. */
const askLaying = ({ rules, table, vars }: Here<BattleVars>) => {
  const waits = (role: Role): number =>
    isAskedForCard(rules, table, { role, battle: vars }) ? WAITING : NOT_ASKED
  const chosen: Pair = [waits(0), waits(1)]
  return chosen.includes(WAITING) ? ask('decide/commit', { chosen, battle: vars }) : undefined
}

/** The battle after both have said what they lay. */
const bothLaid = (vars: BattleVars, cards: Pair, rules: Rules): BattleVars => {
  const declares = (cards[0] >= 0 ? 1 : 0) | (cards[1] >= 0 ? 2 : 0)
  return declares === 0 ? vars : committed(rules, { ...vars, declares }, cards)
}

/** Battles of the second edition. */
export const secondBattle = (whole: Whole): Whole => {
  const { battle } = whole.procedures
  const silent = replacing(replacing(battle, 'attackerCard'), 'defenderCard')
  return {
    ...whole,
    procedures: {
      ...whole.procedures,
      battle: replacing(silent, 'commit', ['commit', calling(askLaying, bothLaid)]),
    },
    decisions: { ...whole.decisions, 'decide/commit': decideLaying },
  }
}
