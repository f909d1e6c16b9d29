/** Games of three and four: what each seat says, holds and may do. */
import type { Action, PositionSpec, Seat, State } from '../../../src/war-of-the-ring'
import { asked, table, type Said } from '../support/play'
import { reading } from '../support/read'

/** What a seat says. */
export const by = (seat: Seat, said: Said): Action => ({ seat, ...said }) as Action

/** A position of so many players, by default with nobody on the map. */
export const among = (players: 3 | 4, spec: PositionSpec = {}): State =>
  table({ base: 'empty', ...spec, config: { ...spec.config, players } })

/** How many cards each seat holds. */
export const held = (state: State): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(reading(state).seats ?? {}).map(([seat, { cards }]) => [
      seat,
      Object.values(cards).reduce((sum, { hand }) => sum + hand.cards.length + hand.hidden, 0),
    ]),
  )

/** Who is asked. */
export const who = (state: State): string => asked(state).split(' ')[0] ?? ''
