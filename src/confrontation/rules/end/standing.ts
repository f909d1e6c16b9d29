/**
 * Game End: looked at after every change, so that a game ends at once, in the middle of a turn or a battle.
 */
import type { StandingCheck } from '../../model/bundle'
import type { Event } from '../../model/events'
import type { SideIx, Table } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { HOMES, regionId } from '../../query/board'
import { countAt, onBoard, pieceOf, PIECES, sideId, textOf } from '../../query/pieces'

const MORDOR = regionId(HOMES[1])
const SHIRE = regionId(HOMES[0])

const ends = (table: Table, winner: SideIx, rule: RuleId): ReturnType<StandingCheck> => {
  const points = PIECES[winner].filter((piece) => onBoard(table, piece)).length
  const events: ReadonlyArray<Event> = [{ kind: 'GameWon', rule, side: sideId(winner), points }]
  return { table, events, ends: { frame: 'game', value: { winner, rule, points } } }
}

/** A piece has entered a region: the Ringbearer Mordor, or one whose text wins by entering. */
const afterMove = (table: Table, { piece, to, side }: Extract<Event, { kind: 'PieceMoved' }>) => {
  const moved = pieceOf(table, piece)
  if (to === MORDOR && moved === table.ringbearer) return ends(table, 0, 'end.ringbearerInMordor')
  if (to !== SHIRE || side !== 'sauron') return undefined
  if (textOf(table, moved).winsByEntering?.region === to) return ends(table, 1, 'end.witchKingInShire')
  return countAt(table, 1, HOMES[0]) >= 3 ? ends(table, 1, 'end.threeInShire') : undefined
}

/** The Ringbearer is defeated and the ring has not passed. */
const afterDefeat = (table: Table) => {
  if (onBoard(table, table.ringbearer)) return undefined
  const hadHeir = textOf(table, table.ringbearer).passesRingTo !== undefined
  return ends(table, 1, hadHeir ? 'end.heirGone' : 'end.ringbearerDefeated')
}

/** Every end of a game is entered by an event: a piece moved or defeated, or a player who cannot move. */
const gameEnd: StandingCheck = ({ table }, happened) => {
  for (const event of happened) {
    const verdict =
      event.kind === 'PieceMoved'
        ? afterMove(table, event)
        : event.kind === 'PieceDefeated'
          ? afterDefeat(table)
          : event.kind === 'PlayerStuck'
            ? ends(table, event.side === 'sauron' ? 0 : 1, 'end.cannotMove')
            : undefined
    if (verdict !== undefined) return verdict
  }
  return undefined
}

/** The checks in their order. */
export const STANDING: ReadonlyArray<StandingCheck> = [gameEnd]
