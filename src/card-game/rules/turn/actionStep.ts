/**
 * The Action step: turn after turn, until all seats have passed one after another.
 */
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Here,
  type Step,
} from '../../model/bundle'
import { ask, start } from '../../model/frames'
import type { ActionVars } from '../../model/frames/rounds'
import { draftOf } from '../../model/table'
import { seatId } from '../../query/cards'
import { playerAt, seatAt } from '../../query/cast'
import { spotOfCard } from '../../query/places'
import { newText } from '../../query/texts'
import { actionPlace } from '../../query/turns'
import { changed, changing, happen } from '../changes/change'
import { lookFrame } from '../piles/draw'

const seatOfTurn = ({ rules, table }: Here<ActionVars>) => seatAt(rules.cast, table.turn)

/** The first turn is the starting player's. */
const begin = ({ table }: Here<ActionVars>): Changed => {
  const draft = draftOf(table)
  draft.turn = table.starter
  return { table: draft, events: [] }
}

const actFrame = (here: Here<ActionVars>) => {
  const { choice } = here.vars
  const seat = seatOfTurn(here)
  switch (choice?.does) {
    case 'play':
      return start('play', 'name', { seat, card: choice.card, to: choice.to })
    case 'move':
      return start('moving', 'act', { seat, card: choice.card, to: choice.to })
    case 'use': {
      const { card } = choice
      const spot = spotOfCard(here.table, card)
      return start('text', 'instruction', newText(seat, card, actionPlace(here, card), spot))
    }
    case 'winnow':
      return start('winnowing', 'begin', { seat })
    case 'ring':
      return start('ringToken', 'begin', { seat })
    default:
      return undefined
  }
}

const allPassed = ({ rules }: Here, passed: number): boolean =>
  rules.cast.players.every(({ ix }) => (passed >> ix) & 1)

/** The turn goes on; a pass is counted, an action begins the count anew. */
const next = (here: Here<ActionVars>): Step<ActionVars> => {
  const { table, vars, rules } = here
  const passed = vars.choice === null ? vars.passed | (1 << seatOfTurn(here)) : 0
  const draft = draftOf(table)
  draft.turn = allPassed(here, passed) ? -1 : (table.turn + 1) % rules.cast.places.length
  return { table: draft, events: [], vars: { passed, choice: null } }
}

/** All turns of a round. */
export const actionStep = procedure('actionStep', [
  ['turn', doing(begin)],
  ['look', calling((here) => lookFrame(here))],
  [
    'ask',
    calling(
      (here) => ask('decide/turn', { seat: seatOfTurn(here) }),
      (vars, choice) => ({ ...vars, choice }),
    ),
  ],
  ['act', calling((here) => actFrame(here))],
  ['next', doing(next)],
  ['more', jumping('look', ({ table }) => table.turn >= 0)],
  ['over', returning(() => null)],
])

/** Two cards of the hand are eliminated for one that is drawn. */
export const winnowing = procedure('winnowing', [
  [
    'begin',
    doing((here) => {
      const change = changing(here)
      happen(change, { kind: 'Winnowed', rule: 'action.winnow', seat: seatId(here.vars.seat) })
      return changed(change)
    }),
  ],
  [
    'eliminate',
    calling(({ vars: { seat } }) =>
      start('discarding', 'next', { seat, left: 2, how: 'winnowed', card: -1 }),
    ),
  ],
  ['draw', calling(({ vars: { seat } }) => start('draw', 'ready', { seat, left: 1, into: 'hand' }))],
  ['over', returning(() => null)],
])

const useRing = (here: Here<{ readonly seat: number }>): Changed => {
  const { seat } = here.vars
  const { ringToken } = playerAt(here.rules.cast, seat)
  const change = changing(here)
  change.table = { ...change.table, rings: change.table.rings & ~(1 << seat) }
  const rule = ringToken === 'oncePerRound' ? 'duel.ring' : 'trilogy.ring'
  happen(change, { kind: 'RingUsed', rule, seat: seatId(seat) })
  return changed(change)
}

const isDuelRing = ({ rules, vars }: Here<{ readonly seat: number }>): boolean =>
  playerAt(rules.cast, vars.seat).ringToken === 'oncePerRound'

/** The Ring token: two cards once a game; or three once a round, for one eliminated and one cycled. */
export const ringToken = procedure('ringToken', [
  ['begin', doing(useRing)],
  [
    'draw',
    calling((here) =>
      start('draw', 'ready', { seat: here.vars.seat, left: isDuelRing(here) ? 3 : 2, into: 'hand' }),
    ),
  ],
  ['plain', jumping('over', (here) => !isDuelRing(here))],
  [
    'eliminate',
    calling(({ vars: { seat } }) =>
      start('discarding', 'next', { seat, left: 1, how: 'ringToken', card: -1 }),
    ),
  ],
  ['cycle', calling(({ vars: { seat } }) => start('cycling', 'next', { seat, left: 1, pays: null }))],
  ['over', returning(() => null)],
])
