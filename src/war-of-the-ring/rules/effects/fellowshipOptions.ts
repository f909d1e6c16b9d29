/**
 * What a card lets a player do if he likes: hide or move the Fellowship (chapter VIII), or strike at it where
 * a Nazgûl has found it (chapter IX).
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Discard, Hide, Hunt, MoveOn } from '../../model/actions'
import { calling, mayDo, procedure, returning, type Here, type Violation } from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import { ask, newHunt, start, type OptionVars } from '../../model/frames'
import { violation } from '../../rulebook'
import { cardIx, characterCardsOnTable } from '../../query/cards'
import { holds } from '../../query/conditions'
import { hideViolations, moveFellowshipViolations } from '../../query/fellowshipActions'
import { huntLevel } from '../../query/hunt'
import { seatOf } from '../../query/seats'
import { cardId } from '../../query/playable'
import { discardFromTable } from '../changes/materials'
import { changing, ends } from '../changes/change'
import { hide } from '../fellowship/move'
import { instructionOf, type Verb } from './verb'

/** Why a Fellowship that is to be hidden or moved is not. */
const stealthViolations = (
  { rules, table }: Here<OptionVars>,
  { kind }: Hide | MoveOn,
): ReadonlyArray<Violation> =>
  kind === 'hide' ? hideViolations(table) : moveFellowshipViolations(rules, table)

const stealths = (here: Here<OptionVars>, seat: Hide['seat']): ReadonlyArray<Hide | MoveOn> =>
  (['hide', 'moveOn'] as const).flatMap((kind) =>
    stealthViolations(here, { seat, kind }).length === 0 ? [{ seat, kind }] : [],
  )

/** Do you hide or move the Fellowship? */
export const decideStealth = mayDo<'decide/stealth', Hide | MoveOn>({
  takes: ['hide', 'moveOn'],
  seat: (here) => seatOf(here, 'acting', here.vars.side),
  offers: stealths,
  violations: stealthViolations,
  take: (here, { kind }) => {
    if (kind === 'moveOn') return { table: here.table, events: NO_EVENTS, value: 'move' }
    const change = changing(here)
    hide(change)
    return ends(change, null)
  },
  passed: null,
  asks: () => 'Do you hide or move the Fellowship?',
  reads: ['events.overrides', 'fellowship.hide', 'fellowship.move'],
})

const strikeViolations = (
  { rules, table }: Here<OptionVars>,
  action: Discard | Hunt,
): ReadonlyArray<Violation> => {
  if (action.kind === 'hunt') return huntLevel(table) > 0 ? LEGAL : [violation('hunt.level', {})]
  return characterCardsOnTable(rules, table, 0).includes(cardIx(rules, action.card))
    ? LEGAL
    : [violation('events.overrides', {})]
}

const strikes = ({ rules, table }: Here<OptionVars>, seat: Hunt['seat']): ReadonlyArray<Discard | Hunt> => [
  ...characterCardsOnTable(rules, table, 0).map((card): Discard => ({
    seat,
    kind: 'discard',
    card: cardId(rules, card),
  })),
  ...(huntLevel(table) > 0 ? [{ seat, kind: 'hunt' } as const] : []),
]

/** Do you take a card from the table, or hunt? */
export const decideStrike = mayDo<'decide/strike', Discard | Hunt>({
  takes: ['discard', 'hunt'],
  seat: (here) => seatOf(here, 'acting', here.vars.side),
  offers: strikes,
  violations: strikeViolations,
  take: (here, action) => {
    if (action.kind === 'hunt') return { table: here.table, events: NO_EVENTS, value: 'hunt' }
    const change = changing(here)
    discardFromTable(change, cardIx(here.rules, action.card), 'events.overrides')
    return ends(change, null)
  },
  passed: null,
  asks: () => 'Do you discard a Character card from their table, or roll for a Hunt?',
  reads: ['events.overrides', 'hunt.level'],
})

/** The question, if there is anything to take. */
const askOption = (here: Here<OptionVars>) => {
  const stealth = instructionOf(here, 'hideOrMove')
  const seat = seatOf(here, 'acting', here.vars.side)
  if (stealth !== undefined)
    return stealths(here, seat).length === 0 ? undefined : ask('decide/stealth', here.vars)
  return strikes(here, seat).length === 0 ? undefined : ask('decide/strike', here.vars)
}

const followUp = ({ vars }: Here<OptionVars>) => {
  if (vars.chosen === 'move') return start('fellowshipMove', 'step', { side: vars.side })
  return vars.chosen === 'hunt' ? newHunt() : undefined
}

/** Something that a card offers: taken or not, and what follows. */
export const option = procedure('option', [
  ['ask', calling(askOption, (vars, chosen: OptionVars['chosen']) => ({ ...vars, chosen }))],
  ['follow', calling(followUp)],
  ['over', returning(() => null)],
])

/** Offers something if its condition holds. */
export const optionVerb: Verb<Extract<Instruction, { kind: 'hideOrMove' | 'strike' }>> = {
  frame: ({ rules, table, vars }, { if: condition }) =>
    holds(rules, table, condition) ? start('option', 'ask', { ...vars, chosen: null }) : undefined,
}
