/**
 * Companions who leave the Fellowship by a Hunt or a card of the Shadow (chapter XI, Limits on Actions): who
 * leads the Free Peoples says who they are and where they go, whoever is on turn (ruling OR-125).
 */
import type { Done, GoTo, Join } from '../../model/actions'
import { calling, type Question } from '../../model/bundle'
import { ask } from '../../model/frames'
import { seatOf } from '../../query/seats'
import { decideDestination } from '../../rules/characters/destination'
import { decideGroup, hasGone, toGo } from '../../rules/fellowship/separation'
import type { Whole } from '../rules'
import { replacing } from '../stages'

/** Who leaves the Fellowship? So many leave only because a card demands it. */
export const decideGroupOfSide: Question<'decide/group', Join | Done> = {
  ...decideGroup,
  seats: (here) => [seatOf(here, here.vars.number > 0 ? 'leading' : 'acting', 0)],
}

/** Where does he go whom the Hunt has parted from the Fellowship? */
export const decideParted: Question<'decide/parted', GoTo> = {
  answers: decideDestination.answers,
  options: decideDestination.options,
  violations: decideDestination.violations,
  resolve: decideDestination.resolve,
  seats: (here) => [seatOf(here, 'leading', here.vars.side)],
  asks: () => 'Where does the Companion go whom the Hunt has parted from the Fellowship?',
  reads: [...decideDestination.reads, 'partners.hunt'],
}

/** Leaving the Fellowship, by a Hunt as who leads says. */
export const separationOf = ({ procedures }: Whole): Whole['procedures']['separation'] =>
  replacing(procedures.separation, 'going', [
    'going',
    calling(({ table, vars }) => {
      if (hasGone(table, vars)) return undefined
      return ask(vars.byHunt ? 'decide/parted' : 'decide/destination', toGo(vars))
    }),
  ])
