/**
 * Drawing Event cards: a card is drawn when it is drawn. The Generic deck is renewed as soon as it is empty,
 * and hands of more than six are cut down at once.
 */
import { LEGAL } from '../../../kernel/types'
import type { Discard } from '../../model/actions'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
} from '../../model/bundle'
import { amended, drawCopy } from '../../model/drafts'
import { ask, start } from '../../model/frames'
import type { DrawVars } from '../../model/frames/turn'
import type { Deck } from '../../model/sides'
import { canDraw, deckOf, HAND_LIMIT, handOf, renewable } from '../../query/cards'
import { notHeld } from '../../query/reasons'
import { refusal } from '../../rulebook'
import {
  type Change,
  changed,
  changedTo,
  changing,
  discardDown,
  happen,
  hereIn,
  putCard,
  resolvedTo,
  takeCard,
} from '../changes'

/** When the last Generic card has left, the discarded ones form a new deck. */
const renew = (change: Change): void => {
  if (deckOf(hereIn(change), 'generic').length > 0) return
  const cards = renewable(hereIn(change))
  if (cards.length === 0) return
  for (const card of cards) putCard(change, card, 'deck')
  happen(change, { kind: 'DeckRenewed', rule: 'cards.exhausted', deck: 'generic' })
}

const renewed = (here: Here<DrawVars>) => {
  const change = changing(here)
  if (here.vars.deck === 'generic') renew(change)
  return changed(change)
}

/** The name of a draw from each deck. */
const DRAW_OF: Readonly<Record<Deck, string>> = {
  generic: 'card.generic',
  storyFree: 'card.storyFree',
  storyShadow: 'card.storyShadow',
  special: 'card.special',
}

const goesOn = (here: Here<DrawVars>): boolean => here.vars.count > 0 && canDraw(here, here.vars.deck)

/** Cards are drawn, one after the other. */
export const draw = procedure('draw', [
  ['next', jumping('over', (here) => !goesOn(here))],
  ['renew', doing(renewed)],
  [
    'card',
    drawing(
      (here) => ({
        name: DRAW_OF[here.vars.deck],
        rule: 'turn.draw',
        outcomes: deckOf(here, here.vars.deck),
      }),
      (here, card: string) => {
        const change = changing(here)
        takeCard(change, here.vars.side, card)
        if (here.vars.deck === 'generic') renew(change)
        return changedTo(change, amended(drawCopy(here.vars), { count: here.vars.count - 1 }))
      },
      ({ vars }, say) => `Which card from ${say(vars.deck)} goes to ${say(vars.side)}?`,
    ),
  ],
  [
    'limit',
    calling(({ vars }) => (vars.limit ? start('handLimit', 'check', { side: vars.side }) : undefined)),
  ],
  [
    'more',
    calling(
      (here) =>
        here.vars.mayStop && goesOn(here)
          ? ask('decide/may', { side: here.vars.side, rule: 'cards.drawAction' })
          : undefined,
      (vars, goes): DrawVars => (goes ? vars : amended(drawCopy(vars), { count: 0 })),
    ),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

const tooMany = (here: Here<{ readonly side: 'free' | 'shadow' }>): boolean =>
  handOf(here, here.vars.side).length > HAND_LIMIT

/** A hand is cut down to six. */
export const handLimit = procedure('handLimit', [
  ['check', jumping('over', (here) => !tooMany(here))],
  ['discard', calling(({ vars }) => ask('decide/discard', vars))],
  ['again', jumping('check', () => true)],
  ['over', returning(() => null)],
])

/** Which card is discarded? */
export const decideDiscard: Question<'decide/discard', Discard> = {
  answers: ['discard'],
  seats: ({ vars }) => [vars.side],
  options: (here, seat) => handOf(here, here.vars.side).map((card) => ({ seat, kind: 'discard', card })),
  violations: (here, { card }) =>
    handOf(here, here.vars.side).includes(card)
      ? LEGAL
      : [refusal('cards.handLimit', { card }, notHeld(here, here.vars.side, card))],
  resolve: (here, { card }) => {
    const change = changing(here)
    discardDown(change, here.vars.side, card)
    return resolvedTo(change, null)
  },
  asks: () => 'You hold more than six cards: which one do you discard?',
  reads: ['cards.handLimit'],
}

/** Step one for a side: a Generic card, a Story card, then the limit. */
export const drawStep = procedure('drawStep', [
  [
    'generic',
    calling(({ vars: { side } }) =>
      start('draw', 'next', { side, deck: 'generic', count: 1, mayStop: false, limit: false }),
    ),
  ],
  [
    'story',
    calling(({ vars: { side } }) => {
      const deck = side === 'free' ? 'storyFree' : 'storyShadow'
      return start('draw', 'next', { side, deck, count: 1, mayStop: false, limit: false })
    }),
  ],
  ['limit', calling(({ vars }) => start('handLimit', 'check', vars))],
  ['over', returning(() => null)],
])
