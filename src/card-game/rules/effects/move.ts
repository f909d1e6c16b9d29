/**
 * Moving a character out of reserve because a text says so.
 */
import { start } from '../../model/frames'
import { PATH } from '../../model/spots'
import { spotOf } from '../../query/cards'
import { obstacleOf } from '../../query/obstacles'
import { moverOf } from '../../query/targets'
import type { Verbs } from './verb'

/** What moves a character. */
export const MOVE_VERBS: Verbs<'move'> = {
  move: {
    frame: (here, instruction) => {
      const { seat, that } = here.vars
      if (instruction.to === 'thatBattleground' && that < 0) return undefined
      const card = moverOf(here, here.vars, instruction)
      if (card < 0 || obstacleOf(here, here.vars, instruction) !== undefined) return undefined
      const spots = { activePath: PATH, activeBattleground: -1, thatBattleground: spotOf(that) }
      return start('moving', 'where', { seat, card, to: spots[instruction.to] })
    },
  },
}
