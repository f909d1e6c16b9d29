/**
 * The record of a match: its config, seed included, and every action in order, read from the log. What was
 * refused is not in the log, and what was taken back not in the record. Whoever has it can replay the whole game and comes to the
 * same hash. It holds all secrets: for the time after the game.
 */
const orThrow = (either) => {
  if (either._tag === 'Left') throw new Error(JSON.stringify(either.left))
  return either.right
}

/** `state` and `log` as `fetch` of the store gives them. A match that nobody has begun has no record. */
export const recordOf = (game, { state, log }) => {
  const { config } = state.G.saved
  const seats = game.seatsOf(config)
  const states = [orThrow(game.newGame(config))]
  const actions = []
  for (const { action } of log) {
    const { type, args, playerID } = action.payload
    if (action.type !== 'MAKE_MOVE' || type === 'begin') continue
    if (type === 'takeBack') {
      states.pop()
      actions.pop()
      continue
    }
    const seat = seats[Number(playerID)]
    const now = states.at(-1)
    const meant = type === 'act' ? args[0] : game.legalActions(now, seat)[args[0]]
    states.push(orThrow(game.applyAction(now, meant)).state)
    actions.push(meant)
  }
  return orThrow(game.record(config, actions))
}

/** The hash of the state that is stored. */
export const hashOf = (game, { state }) => game.hash(orThrow(game.decode(state.G.saved)))
