/**
 * Cards fall in a combat: all of them together, though one after another. A text of one of them can save
 * another (OR-66).
 */
import { at } from '../../../kernel/row'
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
  type Step,
} from '../../model/bundle'
import type { Pick } from '../../model/actions'
import { ask, start } from '../../model/frames'
import type { FallVars, RescueVars } from '../../model/frames/combats'
import type { Elimination } from '../../model/frames/rounds'
import { PATH, type CardIx, type Spot } from '../../model/spots'
import { violation } from '../../rulebook'
import { cardData, cardIx, copyId, fits, seatId } from '../../query/cards'
import { rescueOf } from '../../query/targets'
import { ownerOf } from '../../query/places'
import { changing } from '../changes/change'
import { replaceElimination } from '../piles/elimination'

const howAt = (spot: Spot): Elimination => (spot === PATH ? 'pathCombat' : 'battlegroundCombat')

/** The doomed card whose text saves another, -1 for none. */
const rescuer = (here: Here<FallVars>): CardIx =>
  here.vars.doomed.find((card) => rescueOf(here, card, howAt(here.vars.spot)) !== undefined) ?? -1

/** Those that it can save. */
const savable = (here: Here, { card, doomed }: RescueVars): ReadonlyArray<CardIx> => {
  const filter = rescueOf(here, card, 'battlegroundCombat')?.another
  return filter === undefined ? [] : doomed.filter((one) => one !== card && fits(filter, one))
}

const rescueFrame = (here: Here<FallVars>) => {
  const card = rescuer(here)
  if (card < 0) return undefined
  const vars = { card, doomed: here.vars.doomed }
  return savable(here, vars).length === 0 ? undefined : ask('decide/rescue', vars)
}

/** What was saved is cycled as the text of its saviour says. */
const save = (here: Here<FallVars>): Step<FallVars> => {
  const { saved, doomed, spot } = here.vars
  const by = rescuer(here)
  const ability = by < 0 ? undefined : rescueOf(here, by, howAt(spot))
  const change = changing(here)
  if (ability !== undefined) for (const card of saved) replaceElimination(change, card, { by, ability })
  return {
    table: change.table,
    events: change.events,
    vars: { spot, doomed: doomed.filter((one) => !saved.includes(one)), saved: [] },
  }
}

/** All that fall on one side. */
export const falling = procedure('falling', [
  [
    'rescue',
    calling(
      (here) => rescueFrame(here),
      (vars, card) => ({ ...vars, saved: [card] }),
    ),
  ],
  ['save', doing(save)],
  ['next', jumping('over', ({ vars }) => vars.doomed.length === 0)],
  [
    'fall',
    calling(({ vars: { spot, doomed } }) =>
      start('elimination', 'which', { card: at(doomed, 0), how: howAt(spot), by: -1 }),
    ),
  ],
  [
    'fallen',
    doing(({ table, vars }) => ({ table, events: [], vars: { ...vars, doomed: vars.doomed.slice(1) } })),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

/** Who else is saved? */
export const decideRescue: Question<'decide/rescue', Pick> = {
  answers: ['pick'],
  seats: (here) => [seatId(ownerOf(here, here.vars.card))],
  options: (here, seat) =>
    savable(here, here.vars).map((card) => ({ seat, kind: 'pick', card: copyId(card) })),
  violations: (here, { card }) =>
    savable(here, here.vars).includes(cardIx(card)) ? [] : [violation('combat.replaced', { card })],
  resolve: ({ table }, { card }) => ({ table, events: [], value: cardIx(card) }),
  asks: ({ vars }) => `Whom does ${cardData(vars.card).name} save?`,
  reads: ['combat.replaced'],
}
