/**
 * What is chosen in secret: Tactics tokens, Combat cards, the dice to roll again. Answers stay in the frame
 * until both sides have given theirs. And the cards on the table that may be used when tokens are shown.
 */
import { passOf } from '../../../kernel/brand'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { ChooseTactics, Pass, PlayCard, PlayCombat, Reroll } from '../../model/actions'
import type { Here, Question } from '../../model/bundle'
import { forSide } from '../../model/drafts'
import type { Event } from '../../model/events'
import { NONE } from '../../model/frames/words'
import type { Secret } from '../../model/frames/battle'
import { SIDES, type BySide, type Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { rerollBecause, tacticsBecause, rerollsFor, combatCards, tokensFor } from '../../query/battleReasons'
import { combatRefusals } from '../../query/reasons'
import { refusal } from '../../rulebook'
import { reactionsOf } from './round'

/** The sides that have not answered yet. */
const unanswered = (vars: Secret): ReadonlyArray<Side> => SIDES.filter((side) => vars[side] === null)

const complete = (vars: Secret): BySide<string> | undefined =>
  vars.free === null || vars.shadow === null ? undefined : { free: vars.free, shadow: vars.shadow }

/** Takes up an answer; when both are there they are the value. */
const answered = ({ table, vars }: Here<Secret>, seat: Side, answer: string, event: Event) => {
  const now = forSide<string | null>(vars, seat, answer)
  const both = complete(now)
  return both === undefined ? { table, events: [event], vars: now } : { table, events: [event], value: both }
}

/** Which Tactics token? */
export const decideTactics: Question<'decide/tactics', ChooseTactics> = {
  answers: ['chooseTactics'],
  seats: ({ vars }) => unanswered(vars),
  options: (here, seat) => tokensFor(here, seat).map((token) => ({ seat, kind: 'chooseTactics', token })),
  violations: (here, { seat, token }) =>
    tokensFor(here, seat).includes(token)
      ? LEGAL
      : [refusal('battle.available', { token }, tacticsBecause(here, sure(here.table.battle), seat, token))],
  resolve: (here, { seat, token }) =>
    answered(here, seat, token, {
      kind: 'TacticsChosen',
      rule: 'round.tactics',
      side: seat,
      token,
      only: seat,
    }),
  asks: () => 'Which Tactics token do you choose, in secret?',
  reads: ['round.tactics', 'battle.maneuver', 'battle.combatEvent', 'battle.regroup'],
}

/** Which Combat card, if any? */
export const decideCombatCard: Question<'decide/combatCard', PlayCombat | Pass> = {
  answers: ['playCombat', 'pass'],
  seats: ({ vars }) => unanswered(vars),
  options: (here, seat) => [
    passOf(seat),
    ...combatCards(here, seat).map((card): PlayCombat => ({ seat, kind: 'playCombat', card })),
  ],
  violations: (here, action) => {
    if (action.kind === 'pass') return LEGAL
    const { seat, card } = action
    if (combatCards(here, seat).includes(card)) return LEGAL
    return combatRefusals(here, seat, card)
  },
  resolve: (here, action) => {
    const { seat } = action
    const chosen = action.kind === 'pass' ? null : action.card
    return answered(here, seat, chosen ?? NONE, {
      kind: 'CombatCardChosen',
      rule: 'battle.combatEvent',
      side: seat,
      chosen,
      only: seat,
    })
  },
  asks: () => 'Which Combat card do you play, if any?',
  reads: ['battle.combatEvent', 'battle.mayHoldBack'],
}

/** Which card on the table is used? */
export const decideReaction: Question<'decide/reaction', PlayCard | Pass> = {
  answers: ['playCard', 'pass'],
  seats: ({ vars }) => [vars.side],
  options: (here, seat) => [
    passOf(seat),
    ...reactionsOf(here, seat).map((card): PlayCard => ({ seat, kind: 'playCard', card })),
  ],
  violations: (here, action) => {
    if (action.kind === 'pass' || reactionsOf(here, action.seat).includes(action.card)) return LEGAL
    return [refusal('cards.playing', { card: action.card }, 'it does not lie on the table to be used now')]
  },
  resolve: ({ table }, action) => ({
    table,
    events: NO_EVENTS,
    value: action.kind === 'pass' ? null : action.card,
  }),
  asks: () => 'Do you use a card on the table?',
  reads: ['effect.table', 'cards.discarded'],
}

/** Which dice are rolled again? */
export const decideReroll: Question<'decide/reroll', Reroll> = {
  answers: ['reroll'],
  seats: ({ vars }) => unanswered(vars),
  options: (here, seat) => rerollsFor(here, seat).map((dice) => ({ seat, kind: 'reroll', dice })),
  violations: (here, { seat, dice }) =>
    rerollsFor(here, seat).includes(dice)
      ? LEGAL
      : [refusal('round.reroll', { dice }, rerollBecause(here, sure(here.table.battle), seat, dice))],
  resolve: (here, { seat, dice }) =>
    answered(here, seat, dice, {
      kind: 'RerollChosen',
      rule: 'round.reroll',
      side: seat,
      dice,
      only: seat,
    }),
  asks: () => 'Which dice do you roll again?',
  reads: ['round.reroll'],
}
