/**
 * Cards set apart: some of them are played without another cost, others go where the text says.
 */
import { passOf } from '../../../kernel/brand'
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
  type Step,
  type Violation,
} from '../../model/bundle'
import type { Pass, Pick, Play, PlayEvent, PlayItem } from '../../model/actions'
import { ask, start } from '../../model/frames'
import type { ApartVars, PickVars } from '../../model/frames/texts'
import type { Seat } from '../../model/ids'
import { ASIDE, FIRST_WIELDER, HAND, PLAYING, RESERVE, type CardIx, type Spot } from '../../model/spots'
import { violation } from '../../rulebook'
import { cardData, cardIx, CARD_COUNT, copyId, fits, seatId, spotOf } from '../../query/cards'
import { destinationOf, spotNamed } from '../../query/names'
import { numberOf, ofSeat, ownerOf } from '../../query/places'
import { playViolations, wieldersFor } from '../../query/plays'
import { instructionOf } from '../../query/texts'
import { playsOf } from '../../query/ways'
import { changing, happen } from '../changes/change'
import { cycleCard, markPlayed, relocate } from '../changes/cards'
import { tellPlay } from '../play/play'
import type { Verbs } from './verb'

/** What is done with cards set apart. */
export const APART_VERBS: Verbs<'playApart' | 'putApart'> = {
  playApart: {
    frame: ({ vars }, { upTo }) => start('playingApart', 'next', { text: vars, left: upTo, down: vars.down }),
  },
  putApart: {
    run: (change, { number, into }, { seat }) => {
      if (number !== 'rest' || into !== 'cycle') return
      for (const card of ofSeat(change, seat, ASIDE)) cycleCard(change, card, 'play.apart')
    },
    frame: ({ vars }, { number }) =>
      number === 'rest'
        ? undefined
        : start('putting', 'next', { text: vars, left: number, done: 0, card: -1 }),
  },
}

/** Whether a seat has nothing set apart. */
const noneApart = (here: Here<ApartVars | PickVars>): boolean =>
  numberOf(here, here.vars.text.seat, ASIDE) === 0

/** Cards put down and one more; which came first makes no difference (OR-18). */
const joined = (down: ReadonlyArray<CardIx>, card: CardIx): ReadonlyArray<CardIx> =>
  [...down, card].sort((one, other) => one - other)

/** Up to so many cards, put down one after another. */
export const playingApart = procedure('playingApart', [
  ['next', jumping('over', (here) => here.vars.left === 0 || noneApart(here))],
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/playApart', vars),
      (vars, card) =>
        card < 0 ? { ...vars, left: 0 } : { ...vars, left: vars.left - 1, down: joined(vars.down, card) },
    ),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning(({ vars: { down } }) => ({ down }))],
])

type PlayAction = Play | PlayItem | PlayEvent

/** The one place that the text allows, -1 for any. */
const onlyPlace = (here: Here<ApartVars>): Spot => {
  const { text } = here.vars
  const to = instructionOf(here, text, 'playApart')?.to
  if (to === undefined) return -1
  return to === 'reserve' ? RESERVE : spotOf(text.source - CARD_COUNT)
}

const targetOf = (action: PlayAction): Spot => {
  if (action.kind === 'playEvent') return -1
  return action.kind === 'play' ? spotNamed(action.to) : FIRST_WIELDER + cardIx(action.wielder)
}

const playAction = (seat: Seat, card: CardIx, to: Spot): PlayAction => {
  const id = copyId(card)
  if (to < 0) return { seat, kind: 'playEvent', card: id }
  return to >= FIRST_WIELDER
    ? { seat, kind: 'playItem', card: id, wielder: copyId(to - FIRST_WIELDER) }
    : { seat, kind: 'play', card: id, to: destinationOf(to) }
}

/** Where a card of this type could go. */
const targetsOf = (here: Here<ApartVars>, card: CardIx): ReadonlyArray<Spot> => {
  const { type } = cardData(card)
  if (type === 'event') return [-1]
  return type === 'item' ? wieldersFor(here, card).map((one) => FIRST_WIELDER + one) : playsOf(here, card)
}

const apartViolations = (here: Here<ApartVars>, action: PlayAction): ReadonlyArray<Violation> => {
  const card = cardIx(action.card)
  const { text } = here.vars
  const filter = instructionOf(here, text, 'playApart')?.cards
  const apart = here.table.at[card] === ASIDE && ownerOf(here, card) === text.seat
  if (!apart || filter === undefined || !fits(filter, card))
    return [violation('play.apart', { card: action.card })]
  const only = onlyPlace(here)
  const elsewhere = only >= 0 && targetOf(action) !== only
  const violations = playViolations(here, card, targetOf(action))
  return elsewhere ? [violation('play.apart', { card: action.card }), ...violations] : violations
}

const putDown = (here: Here<ApartVars>, action: PlayAction): Changed & { readonly value: CardIx } => {
  const card = cardIx(action.card)
  const to = targetOf(action)
  const change = changing(here)
  relocate(change, card, { to: to < 0 ? PLAYING : to, shown: true })
  markPlayed(change, card)
  tellPlay(change, here.vars.text.seat, { card, to }, 'play.apart')
  return { table: change.table, events: change.events, value: card }
}

/** Which of the cards set apart do you play, and where? */
export const decidePlayApart: Question<'decide/playApart', PlayAction | Pass> = {
  answers: ['play', 'playItem', 'playEvent', 'pass'],
  seats: ({ vars }) => [seatId(vars.text.seat)],
  options: (here, seat) => {
    const options: Array<PlayAction | Pass> = []
    for (const card of ofSeat(here, here.vars.text.seat, ASIDE))
      for (const to of targetsOf(here, card)) {
        const action = playAction(seat, card, to)
        if (apartViolations(here, action).length === 0) options.push(action)
      }
    return [...options, passOf(seat)]
  },
  violations: (here, action) => (action.kind === 'pass' ? [] : apartViolations(here, action)),
  resolve: (here, action) =>
    action.kind === 'pass' ? { table: here.table, events: [], value: -1 } : putDown(here, action),
  asks: () => 'Which of the cards set apart do you play, if any? The rest is cycled.',
  reads: ['play.apart', 'play.byText'],
}

const intoOf = (here: Here<PickVars>) => instructionOf(here, here.vars.text, 'putApart')?.into

/** Into hand or cycle pile; what is eliminated has gone already. */
const put = (here: Here<PickVars>): Step<PickVars> => {
  const { card, text } = here.vars
  const change = changing(here)
  const into = intoOf(here)
  if (into === 'cycle') cycleCard(change, card, 'look.apart')
  if (into === 'hand') {
    relocate(change, card, { to: HAND, shown: false })
    const seat = seatId(text.seat)
    happen(change, { kind: 'CardKept', rule: 'look.apart', seat, kept: copyId(card), only: seat })
  }
  const { left, done } = here.vars
  return {
    table: change.table,
    events: change.events,
    vars: { text, left: left - 1, done: done + 1, card: -1 },
  }
}

/** So many cards set apart go where the text says. */
export const putting = procedure('putting', [
  ['next', jumping('over', (here) => here.vars.left === 0 || noneApart(here))],
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/put', vars),
      (vars, card) => ({ ...vars, card }),
    ),
  ],
  [
    'eliminate',
    calling((here) =>
      intoOf(here) === 'eliminated'
        ? start('elimination', 'which', { card: here.vars.card, how: 'text', by: -1 })
        : undefined,
    ),
  ],
  ['put', doing(put)],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

const WHERE = { hand: 'goes into your hand', cycle: 'is cycled', eliminated: 'is eliminated' } as const

/** Which of the cards set apart goes there? */
export const decidePut: Question<'decide/put', Pick> = {
  answers: ['pick'],
  seats: ({ vars }) => [seatId(vars.text.seat)],
  options: (here, seat) =>
    ofSeat(here, here.vars.text.seat, ASIDE).map((card) => ({ seat, kind: 'pick', card: copyId(card) })),
  violations: (here, { card }) => {
    const ix = cardIx(card)
    const apart = here.table.at[ix] === ASIDE && ownerOf(here, ix) === here.vars.text.seat
    return apart ? [] : [violation('look.apart', { card })]
  },
  resolve: ({ table }, { card }) => ({ table, events: [], value: cardIx(card) }),
  asks: (here) => `Which of the cards set apart ${WHERE[intoOf(here) ?? 'cycle']}?`,
  reads: ['look.apart', 'play.apart'],
}
