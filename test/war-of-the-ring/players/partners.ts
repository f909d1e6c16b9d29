/** Games of three and four: what each seat says, holds and may do. */
import type { Action, PositionSpec, Seat, State } from '../../../src/war-of-the-ring'
import { asked, table, type Said } from '../support/play'
import { reading, told } from '../support/read'

/** What a seat says. */
export const by = (seat: Seat, said: Said): Action => ({ seat, ...said }) as Action

/** A position of so many players, by default with nobody on the map. */
export const among = (players: 3 | 4, spec: PositionSpec = {}): State =>
  table({ base: 'empty', ...spec, config: { ...spec.config, players } })

/** How many cards each seat holds. */
export const held = (state: State): Readonly<Record<string, number>> =>
  Object.fromEntries(
    reading(state).derived.seats.map(({ seat }) => [
      seat,
      ['character', 'strategy'].reduce(
        (sum, deck) => sum + (told(state).cards.hands[`${seat}-${deck}`]?.length ?? 0),
        0,
      ),
    ]),
  )

/** Who is asked. */
export const who = (state: State): string => asked(state).split(' ')[0] ?? ''
