/**
 * Eliminating a card (Game Procedures: Eliminate), unless a text cycles it instead. Where two texts would,
 * and its items fare differently, the controller says which one does.
 */
import {
  calling,
  doing,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
} from '../../model/bundle'
import type { Replace } from '../../model/actions'
import { ask } from '../../model/frames'
import type { Elimination, EliminationVars } from '../../model/frames/rounds'
import type { CardIx } from '../../model/spots'
import { violation, type RuleId } from '../../rulebook'
import { cardData, cardIx, copyId, defenderAt, seatId, sideOf } from '../../query/cards'
import { choicesOf, replacementsOf, savesItself, type Replacement } from '../../query/targets'
import { itemsOn, ownerOf, spotOfCard } from '../../query/places'
import { changed, changing, happen, type Change } from '../changes/change'
import { cycleCard, eliminateCard } from '../changes/cards'

const RULES: Readonly<Record<Elimination, RuleId>> = {
  pathCombat: 'combat.wholeCard',
  battlegroundCombat: 'combat.wholeCard',
  forsakenFromHand: 'forsake.choice',
  forsakenFromReserve: 'forsake.choice',
  forsakenFromDeck: 'forsake.choice',
  text: 'eliminate.pile',
  winnowed: 'action.winnow',
  ringToken: 'duel.ring',
}

/** The rule behind an elimination; who attacks falls at the end of the combat. */
const ruleOf = (change: Change, card: CardIx, how: Elimination): RuleId => {
  if (how !== 'pathCombat' && how !== 'battlegroundCombat') return RULES[how]
  const attacks = sideOf(card) !== defenderAt(spotOfCard(change.table, card))
  return attacks ? 'combat.attackersFall' : RULES[how]
}

/** Cycles a card instead; its items share its fate or are lost. */
export const replaceElimination = (change: Change, card: CardIx, { by, ability }: Replacement): void => {
  happen(change, {
    kind: 'EliminationReplaced',
    rule: 'eliminate.shown',
    seat: seatId(ownerOf(change, card)),
    shown: copyId(card),
    by: copyId(by),
  })
  if (ability.items === 'eliminated')
    for (const item of itemsOn(change.table, card)) eliminateCard(change, item, 'play.itemsShareFate')
  cycleCard(change, card, 'eliminate.shown', true)
}

const eliminate = (here: Here<EliminationVars>): Changed => {
  const { card, how, by } = here.vars
  const change = changing(here)
  const all = replacementsOf(here, card, how)
  const replacement = all.find((one) => one.by === by) ?? all[0]
  if (replacement === undefined)
    eliminateCard(change, card, ruleOf(change, card, how), (one) => !savesItself(here, one, how))
  else replaceElimination(change, card, replacement)
  return changed(change)
}

/** One card with its items. */
export const elimination = procedure('elimination', [
  [
    'which',
    calling(
      (here) =>
        choicesOf(here, here.vars.card, here.vars.how).length > 1
          ? ask('decide/replacement', here.vars)
          : undefined,
      (vars, by) => ({ ...vars, by }),
    ),
  ],
  ['eliminate', doing(eliminate)],
  ['over', returning(() => null)],
])

/** Which text replaces the elimination? */
export const decideReplacement: Question<'decide/replacement', Replace> = {
  answers: ['replace'],
  seats: (here) => [seatId(ownerOf(here, here.vars.card))],
  options: (here, seat) =>
    choicesOf(here, here.vars.card, here.vars.how).map(({ by }) => ({
      seat,
      kind: 'replace',
      by: copyId(by),
    })),
  violations: (here, { by }) =>
    choicesOf(here, here.vars.card, here.vars.how).some((one) => one.by === cardIx(by))
      ? []
      : [violation('combat.replaced', { card: by })],
  resolve: ({ table }, { by }) => ({ table, events: [], value: cardIx(by) }),
  asks: ({ vars }) => `Which text saves ${cardData(vars.card).name} from being eliminated?`,
  reads: ['combat.replaced'],
}
