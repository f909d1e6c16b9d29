/**
 * Choices that Combat cards leave to their players: a figure, a number.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { ChooseFigure, ChooseNumber, Pass } from '../../model/actions'
import type { Here, Question } from '../../model/bundle'
import type { FigureVars, NumberVars } from '../../model/frames'
import { EVENT_CARD_IDS, type EventCardId } from '../../model/ids'
import type { CardIx } from '../../model/table'
import { violation } from '../../rulebook'
import { combatText } from '../../query/combatCards'
import { countIn, pieceId, pieceIx, PIECES_OF, seatOf, sideOfPiece } from '../../query/pieces'

const cardName = (card: CardIx): EventCardId => EVENT_CARD_IDS[card] as EventCardId
const titleOf = ({ rules }: Pick<Here, 'rules'>, card: CardIx): string => combatText(rules, card)?.name ?? ''

/** Which figure? */
export const decideFigure: Question<FigureVars, ChooseFigure | Pass> = {
  answers: ['chooseFigure', 'pass'],
  seats: ({ vars }) => [seatOf(vars.chooser)],
  options: ({ vars }, seat) => {
    const options: Array<ChooseFigure | Pass> = vars.may ? [{ seat, kind: 'pass' }] : []
    for (const piece of PIECES_OF[vars.side])
      if (countIn(vars.figures, piece) > 0)
        options.push({ seat, kind: 'chooseFigure', piece: pieceId(piece) })
    return options
  },
  violations: ({ vars }, action) => {
    const refusal = [violation('events.combatText', { card: cardName(vars.card) })]
    if (action.kind === 'pass') return vars.may ? [] : refusal
    const piece = pieceIx(action.piece)
    return sideOfPiece(piece) === vars.side && countIn(vars.figures, piece) > 0 ? [] : refusal
  },
  resolve: ({ table }, action) => ({
    table,
    events: NO_EVENTS,
    value: action.kind === 'pass' ? -1 : pieceIx(action.piece),
  }),
  asks: (here) => `${titleOf(here, here.vars.card)}: which figure?`,
  reads: ['events.combatText'],
}

/** How many? */
export const decideNumber: Question<NumberVars, ChooseNumber> = {
  answers: ['chooseNumber'],
  seats: ({ vars }) => [seatOf(vars.side)],
  options: ({ vars: { least, most } }, seat) =>
    Array.from({ length: most - least + 1 }, (_, ix) => ({
      seat,
      kind: 'chooseNumber',
      number: least + ix,
    })),
  violations: ({ vars: { card, least, most } }, { number }) =>
    number >= least && number <= most ? [] : [violation('events.combatText', { card: cardName(card) })],
  resolve: ({ table }, { number }) => ({ table, events: NO_EVENTS, value: number }),
  asks: (here) => `${titleOf(here, here.vars.card)}: how many?`,
  reads: ['events.combatText', 'battle.forfeit'],
}
