/** What a draw can bring, as a seat reckons it that knows its own piles. */
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import type { Seat } from '../model/ids'
import { nextCards, type DrawChance } from '../query/scores'
import { machineOf } from '../rulesets/rulesets'

const MOST = 200

/**
 * Every card that can be among the next ones that a seat draws, each with its exact probability; none for a
 * seat that is not taken. A seat knows what lies in its draw deck and cycle pile, so it may ask this of a
 * state made by `determinize`; what another seat can draw is for the host alone.
 *
 * @example
 * import { isRight } from 'fp-ts/lib/Either.js'
 * import { cardGame, drawOdds } from 'middle-earth-rules/card-game'
 *
 * const started = cardGame.newGame({ seed: 'first' })
 * if (isRight(started)) console.log(drawOdds(started.right, 'frodo', 3)[0]?.numerator)
 */
export const drawOdds = (state: State, seat: Seat, number = 1): ReadonlyArray<DrawChance> =>
  guarded([], () => {
    const own = machineOf(state.config).rules.cast.players.find((player) => player.seat === seat)
    const wanted = Number.isInteger(number) ? Math.min(number, MOST) : 0
    return own === undefined ? [] : nextCards(state.table, own, wanted)
  })
