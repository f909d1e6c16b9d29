/** Which cards are played in a game, told from its events. */
import type { Event } from '../../../src/confrontation'

/** The combat cards shown in battles and the special cards played, each once. */
export const cardsOf = (events: ReadonlyArray<Event>): ReadonlyArray<string> => [
  ...new Set(
    events.flatMap((event): ReadonlyArray<string> => {
      if (event.kind === 'CardShown') return [event.shown]
      return event.kind === 'SpecialPlayed' && event.card !== undefined ? [event.card] : []
    }),
  ),
]
