/**
 * Drawing (Game Procedures: Draw): one card after another, each by chance unless the top card is known; a
 * draw deck that runs out is made anew at once.
 */
import { at } from '../../../kernel/row'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Draw,
  type Here,
  type Step,
} from '../../model/bundle'
import type { CopyId } from '../../model/copies'
import { start } from '../../model/frames'
import type { DrawVars, SeatVars } from '../../model/frames/rounds'
import { SEATS } from '../../model/ids'
import { ASIDE, DECK, HAND, type SeatIx } from '../../model/spots'
import { cardIx, copyId, seatId } from '../../query/cards'
import { hasAny, ofSeat } from '../../query/places'
import { seatToLook } from '../../query/statics'
import { changed, changing, happen } from '../changes/change'
import { refill, relocate } from '../changes/cards'

/** What the top card is taken for. */
type TakenFor = 'drawn' | 'looked at' | 'forsaken'

const namesOf = (end: string): ReadonlyArray<string> => SEATS.map((seat) => `deck of ${seat}${end}`)

/** The draws of the seats by their names, which are not put together for every card. */
const DECK_NAMES: Readonly<Record<TakenFor, ReadonlyArray<string>>> = {
  drawn: namesOf(''),
  'looked at': namesOf(': looked at'),
  forsaken: namesOf(': forsaken'),
}

/** What comes off the top of a draw deck: the card that is known there, or any of the deck. */
export const topOf = (here: Here, seat: SeatIx, takenFor: TakenFor): Draw<CopyId> => {
  const top = at(here.table.tops, seat)
  const outcomes = top < 0 ? ofSeat(here, seat, DECK).map(copyId) : [copyId(top)]
  return { name: at(DECK_NAMES[takenFor], seat), rule: 'draw.top', outcomes }
}

/** Asks which card it is. */
export const asksTop =
  (takenFor: TakenFor) =>
  ({ vars }: Here<SeatVars>, say: (id: string) => string): string => {
    const seat = inside(say(seatId(vars.seat)))
    switch (takenFor) {
      case 'drawn':
        return `Which card does ${seat} draw?`
      case 'looked at':
        return `Which card does ${seat} see on top of the draw deck?`
      case 'forsaken':
        return `Which card does ${seat} forsake from the top of the draw deck?`
    }
  }

/** A name within a sentence. */
const inside = (name: string): string => name.replace(/^The /, 'the ')

/** The draw deck made ready, if it ran out before there was anything to make it from. */
const ready = (here: Here<DrawVars>): Step<DrawVars> => {
  const change = changing(here)
  refill(change, here.vars.seat)
  return changed(change)
}

const drawn = (here: Here<DrawVars>, outcome: CopyId): Step<DrawVars> => {
  const { seat, left, into } = here.vars
  const change = changing(here)
  relocate(change, cardIx(outcome), { to: into === 'hand' ? HAND : ASIDE, shown: false })
  const name = seatId(seat)
  happen(change, { kind: 'CardDrawn', rule: 'draw.top', seat: name, drawn: outcome, into, only: name })
  refill(change, seat)
  return { table: change.table, events: change.events, vars: { seat, left: left - 1, into } }
}

const canGoOn = (here: Here<DrawVars>): boolean => here.vars.left > 0 && hasAny(here, here.vars.seat, DECK)

const nextCard = (here: Here<DrawVars>): Draw<CopyId> | undefined =>
  canGoOn(here) ? topOf(here, here.vars.seat, 'drawn') : undefined

/** A seat that may know its top card looks at it, if one has not. */
export const lookFrame = (here: Here) => {
  const seat = seatToLook(here)
  return seat < 0 ? undefined : start('peek', 'look', { seat })
}

/** So many cards into hand, or apart from it. */
export const draw = procedure('draw', [
  ['ready', doing(ready)],
  ['card', drawing(nextCard, drawn, asksTop('drawn'))],
  ['again', jumping('card', canGoOn)],
  ['look', calling((here) => lookFrame(here))],
  ['over', returning(() => null)],
])

const seen = (here: Here<SeatVars>, outcome: CopyId): Step<SeatVars> => {
  const { seat } = here.vars
  const change = changing(here)
  const top = cardIx(outcome)
  change.table = { ...change.table, tops: change.table.tops.map((one, ix) => (ix === seat ? top : one)) }
  const name = seatId(seat)
  happen(change, { kind: 'TopSeen', rule: 'see.ownPiles', seat: name, top: outcome, only: name })
  return changed(change)
}

/** A look at the top card of the own draw deck. */
export const peek = procedure('peek', [
  ['look', drawing((here) => topOf(here, here.vars.seat, 'looked at'), seen, asksTop('looked at'))],
  ['more', calling((here) => lookFrame(here))],
  ['over', returning(() => null)],
])
