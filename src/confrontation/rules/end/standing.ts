/**
 * Game End: looked at after every change, so that a game ends at once, in the middle of a turn or a battle.
 */
import type { Here, StandingCheck } from '../../model/bundle'
import type { Event } from '../../model/events'
import type { GameResult } from '../../model/frames'
import type { SideIx, Table } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { HOMES, other, regionId } from '../../query/board'
import { characterId, countAt, onBoard, pieceOf, PIECES, sideId, textOf } from '../../query/pieces'

const MORDOR = regionId(HOMES[1])

const ends = (table: Table, winner: SideIx, rule: RuleId) => {
  const points = PIECES[winner].filter((piece) => onBoard(table, piece)).length
  const value: GameResult = { winner, rule, points }
  const events: ReadonlyArray<Event> = [{ kind: 'GameWon', rule, side: sideId(winner), points }]
  return { table, events, ends: { frame: 'game', value } }
}

/** The Ringbearer enters Mordor. Only entering counts, not being there (ruling R11). */
const ringbearerInMordor: StandingCheck = ({ table }, happened) => {
  const bearer = characterId(table, table.ringbearer)
  const entered = happened.some(
    (event) => event.kind === 'PieceMoved' && event.to === MORDOR && event.piece === bearer,
  )
  return entered ? ends(table, 0, 'end.ringbearerInMordor') : undefined
}

/** The Ringbearer is defeated and the ring has not passed. */
const ringbearerDefeated: StandingCheck = ({ table }) => {
  if (table.turn === -1 || onBoard(table, table.ringbearer)) return undefined
  const hadHeir = textOf(table, table.ringbearer).passesRingTo !== undefined
  return ends(table, 1, hadHeir ? 'end.heirGone' : 'end.ringbearerDefeated')
}

/** A piece whose text wins by entering a region enters it. */
const winnerEntered: StandingCheck = ({ table }, happened) => {
  for (const event of happened) {
    if (event.kind !== 'PieceMoved') continue
    const piece = pieceOf(table, event.piece)
    if (textOf(table, piece).winsByEntering?.region === event.to)
      return ends(table, event.side === 'sauron' ? 1 : 0, 'end.witchKingInShire')
  }
  return undefined
}

const threeInShire: StandingCheck = ({ table }: Here) =>
  countAt(table, 1, HOMES[0]) >= 3 ? ends(table, 1, 'end.threeInShire') : undefined

const cannotMove: StandingCheck = ({ table }, happened) => {
  const stuck = happened.find((event) => event.kind === 'PlayerStuck')
  if (stuck?.kind !== 'PlayerStuck') return undefined
  return ends(table, other(stuck.side === 'sauron' ? 1 : 0), 'end.cannotMove')
}

/** The checks in their order. */
export const STANDING: ReadonlyArray<StandingCheck> = [
  ringbearerInMordor,
  ringbearerDefeated,
  winnerEntered,
  threeInShire,
  cannotMove,
]
