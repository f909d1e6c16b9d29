/** What is wrong with a match that was played: against the moves its players were told of, and its record. */
import { hashOf, recordOf } from '../record.mjs'

/** Whether the log has each move once, one after the other, but for those that were made to be refused. */
const isWhole = ({ bots }, moves, end) => {
  const refused = bots.flatMap(({ nonsense }) => [...nonsense])
  const missing = new Set(Array(end).keys())
  const isOnce = moves.every(({ _stateID }) => missing.delete(_stateID))
  return isOnce && [...missing].every((number) => refused.includes(number))
}

/** Problems in words; none if all is well. `match.bots` are its players, `found` is what the store has. */
export const problemsOf = (match, found) => {
  const problems = []
  const moves = (found.log ?? []).filter(({ action }) => action.type === 'MAKE_MOVE')
  const byNumber = new Map(moves.map((entry) => [entry._stateID, entry.action.payload]))
  match.bots.forEach(({ accepted }, player) => {
    for (const [number, args] of accepted) {
      const stored = byNumber.get(number)
      if (stored?.playerID !== String(player) || JSON.stringify(stored.args) !== args)
        problems.push(`move ${number} of player ${player} was accepted and is lost`)
    }
  })
  if (found.state?.ctx.gameover === undefined) return [...problems, 'it did not end']
  if (!isWhole(match, moves, found.state._stateID)) problems.push('the log is not one move after the other')
  try {
    const record = recordOf(match.game, found)
    const replayed = match.game.replay(record)
    const isSame =
      replayed._tag === 'Right' && match.game.hash(replayed.right.states.at(-1)) === hashOf(match.game, found)
    if (!isSame) problems.push('its record replays to another hash')
  } catch (error) {
    problems.push(`its record does not replay: ${error.message}`)
  }
  if (found.metadata.gameover === undefined) problems.push('the lobby does not know that it is over')
  return problems
}
