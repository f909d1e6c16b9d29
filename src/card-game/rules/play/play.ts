/**
 * Playing a card: it is named with its place, paid for by another card, and lies there before its text is
 * carried out. An event lies nowhere: it is carried out and eliminated.
 */
import { calling, doing, procedure, returning, type Changed, type Here } from '../../model/bundle'
import { start } from '../../model/frames'
import type { PlayVars } from '../../model/frames/rounds'
import { FIRST_WIELDER, PLAYING, type CardIx, type SeatIx, type Spot } from '../../model/spots'
import type { RuleId } from '../../rulebook'
import { copyId, seatId } from '../../query/cards'
import { destinationOf } from '../../query/names'
import { changed, changing, happen, type Change } from '../changes/change'
import { eliminateCard, markPlayed, relocate } from '../changes/cards'
import { lookFrame } from '../piles/draw'

/** Tells that a card is played, and where to. */
export const tellPlay = (
  change: Change,
  seat: SeatIx,
  play: { card: CardIx; to: Spot },
  rule: RuleId,
): void => {
  const played = copyId(play.card)
  const name = seatId(seat)
  if (play.to < 0) happen(change, { kind: 'EventPlayed', rule, seat: name, played })
  else if (play.to >= FIRST_WIELDER)
    happen(change, { kind: 'ItemPlayed', rule, seat: name, played, wielder: copyId(play.to - FIRST_WIELDER) })
  else happen(change, { kind: 'CardPlayed', rule, seat: name, played, to: destinationOf(play.to) })
}

const name = (here: Here<PlayVars>): Changed => {
  const change = changing(here)
  relocate(change, here.vars.card, { to: PLAYING, shown: true })
  tellPlay(change, here.vars.seat, here.vars, 'play.fromHand')
  return changed(change)
}

const place = (here: Here<PlayVars>): Changed => {
  const { card, to } = here.vars
  const change = changing(here)
  if (to >= 0) relocate(change, card, { to, shown: true })
  markPlayed(change, card)
  return changed(change)
}

/** An event that was carried out is eliminated. */
export const finishEvent = (change: Change, card: CardIx): void => {
  if (change.table.at[card] === PLAYING) eliminateCard(change, card, 'play.event')
}

const finish = (here: Here<PlayVars>): Changed => {
  const change = changing(here)
  finishEvent(change, here.vars.card)
  return changed(change)
}

/** One card from hand. */
export const play = procedure('play', [
  ['name', doing(name)],
  [
    'pay',
    calling(({ vars: { seat, card, to } }) =>
      start('cycling', 'next', { seat, left: 1, pays: { card, to } }),
    ),
  ],
  ['place', doing(place)],
  ['look', calling((here) => lookFrame(here))],
  [
    'arrive',
    calling(({ rules, vars: { seat, card } }) =>
      rules.cards[card]?.comes === true
        ? start('arrival', 'next', { seat, card, played: true, ability: 0 })
        : undefined,
    ),
  ],
  ['finish', doing(finish)],
  ['over', returning(() => null)],
])
