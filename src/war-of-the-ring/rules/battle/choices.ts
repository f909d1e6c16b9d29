/**
 * Choices that Combat cards leave to their players: a figure, a number.
 */
import { passOf } from '../../../kernel/brand'
import { at } from '../../../kernel/row'
import type { Rules } from '../../model/config'
import { NO_EVENTS } from '../../../kernel/types'
import type { ChooseFigure, ChooseNumber, Pass } from '../../model/actions'
import type { Here, Question } from '../../model/bundle'
import { type EventCardId } from '../../model/ids'
import type { CardIx } from '../../model/table'
import { violation } from '../../rulebook'
import { combatText } from '../../query/combatCards'
import { countIn, pieceId, pieceIx, PIECES_OF, sideOfPiece } from '../../query/pieces'
import { seatOf } from '../../query/seats'

const cardName = (rules: Rules, card: CardIx): EventCardId => at(rules.eventCardIds, card)
const titleOf = ({ rules }: Pick<Here, 'rules'>, card: CardIx): string => combatText(rules, card)?.name ?? ''

/** What the card says: a number or a figure alone does not tell what it is chosen for. */
const saidBy = ({ rules, vars }: Pick<Here<{ readonly card: CardIx }>, 'rules' | 'vars'>): string =>
  `It says: ${combatText(rules, vars.card)?.says ?? ''}`

/** Which figure? */
export const decideFigure: Question<'decide/figure', ChooseFigure | Pass> = {
  answers: ['chooseFigure', 'pass'],
  seats: (here) => [seatOf(here, 'army', here.vars.chooser)],
  options: ({ rules, vars }, seat) => {
    const options: Array<ChooseFigure | Pass> = vars.may ? [passOf(seat)] : []
    for (const piece of PIECES_OF(rules)[vars.side])
      if (countIn(rules, vars.figures, piece) > 0)
        options.push({ seat, kind: 'chooseFigure', piece: pieceId(rules, piece) })
    return options
  },
  violations: ({ rules, vars }, action) => {
    const refusal = [violation('events.combatText', { card: cardName(rules, vars.card) })]
    if (action.kind === 'pass') return vars.may ? [] : refusal
    const piece = pieceIx(rules, action.piece)
    return sideOfPiece(rules, piece) === vars.side && countIn(rules, vars.figures, piece) > 0 ? [] : refusal
  },
  resolve: ({ rules, table }, action) => ({
    table,
    events: NO_EVENTS,
    value: action.kind === 'pass' ? -1 : pieceIx(rules, action.piece),
  }),
  asks: (here) =>
    `${titleOf(here, here.vars.card)}: which figure do you choose${here.vars.may ? ', if any' : ''}? ` +
    saidBy(here),
  reads: ['events.combatText'],
}

/** How many? */
export const decideNumber: Question<'decide/number', ChooseNumber> = {
  answers: ['chooseNumber'],
  seats: (here) => [seatOf(here, 'army', here.vars.side)],
  options: ({ vars: { least, most } }, seat) =>
    Array.from({ length: most - least + 1 }, (_, ix) => ({
      seat,
      kind: 'chooseNumber',
      number: least + ix,
    })),
  violations: ({ rules, vars: { card, least, most } }, { number }) =>
    number >= least && number <= most
      ? []
      : [violation('events.combatText', { card: cardName(rules, card) })],
  resolve: ({ table }, { number }) => ({ table, events: NO_EVENTS, value: number }),
  asks: (here) => `${titleOf(here, here.vars.card)}: how many do you choose? ${saidBy(here)}`,
  reads: ['events.combatText', 'battle.forfeit'],
}
