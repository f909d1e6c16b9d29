/**
 * The Combat step: every active location is fought over, in the order that the starting player says.
 */
import { calling, jumping, procedure, returning, type Question } from '../../model/bundle'
import type { Choose } from '../../model/actions'
import { ask, NO_VARS, start } from '../../model/frames'
import { newCombat } from '../../model/frames/combats'
import { violation } from '../../rulebook'
import { seatId } from '../../query/cards'
import { locationName, spotNamed } from '../../query/names'
import { activeSpots, startingSeat } from '../../query/places'

/** One combat after another, the last one named like the others. */
export const combatStep = procedure('combatStep', [
  ['next', jumping('over', ({ table }) => activeSpots(table).length === 0)],
  [
    'order',
    calling(
      () => ask('decide/combat', NO_VARS),
      (_, spot) => ({ spot }),
    ),
  ],
  [
    'fight',
    calling(
      ({ vars }) => start('combat', 'begin', newCombat(vars.spot)),
      () => ({ spot: -1 }),
    ),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

/** Which combat comes next? */
export const decideCombat: Question<'decide/combat', Choose> = {
  answers: ['choose'],
  seats: (here) => [seatId(startingSeat(here))],
  options: ({ table }, seat) =>
    activeSpots(table).map((spot) => ({ seat, kind: 'choose', location: locationName(spot) })),
  violations: ({ table }, { location }) =>
    activeSpots(table).includes(spotNamed(location)) ? [] : [violation('cards.active', { location })],
  resolve: ({ table }, { location }) => ({ table, events: [], value: spotNamed(location) }),
  asks: () => 'Which combat comes next?',
  reads: ['combat.order', 'combat.everywhere'],
}
