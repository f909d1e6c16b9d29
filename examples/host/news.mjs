/**
 * Who is told what, and when. boardgame.io tells all players of a match about a move before it has stored
 * it: a process that dies in between takes back a move that was answered. Here the telling waits until the
 * move is stored. And it reaches players at other processes, who share nothing with this one but the shelf.
 *
 * It is what boardgame.io calls a `pubSub`: `publish`, `subscribe` and `unsubscribeAll` are for it.
 */
const CHANNEL = 'MATCH-'
/** After so many milliseconds a shelf that could not be read is tried again. */
const AGAIN = 1000
const idOf = (channel) => channel.slice(CHANNEL.length)

/** Who sits where, as players may know it: without the tokens. */
const publicSeats = ({ players }) => Object.values(players).map(({ credentials: _, ...seat }) => seat)

/** `stateOf(id)`: the state of a match on the shelf; `forget(id)`: no player of it is here any more. */
export const newsOf = (shelf, { stateOf, forget }) => {
  /** The matches with players at this process: how to tell them, and the last state they were told of. */
  const followed = new Map()
  /** Moves that are not stored yet, by the `G` after them. */
  const held = new WeakMap()

  const deliver = (id, payload) => followed.get(id)?.callbacks.forEach((callback) => callback(payload))

  const tellState = (id, payload) => {
    const match = followed.get(id)
    const number = payload.args[1]._stateID
    if (match === undefined || number < match.told) return
    match.told = number
    deliver(id, payload)
  }

  /** Tells the players here what the shelf has, whoever put it there. */
  const refresh = async (id) => {
    const match = followed.get(id)
    if (match === undefined) return
    const state = await stateOf(id)
    if (state === undefined) return // the match was removed: there is nothing to tell
    const deltalog = await shelf.log(id, match.told)
    const entries = deltalog.filter(({ _stateID }) => _stateID < state._stateID)
    tellState(id, { type: 'update', args: [id, { ...state, deltalog: entries }] })
  }

  const refreshSeats = async (id) => {
    const [, seats] = (await shelf.seats(id)) ?? []
    if (seats !== undefined) deliver(id, { type: 'matchData', args: [id, publicSeats(seats)] })
  }

  const failed = (error) => console.error(`news: ${error.message}`)

  /** The same until the shelf can be read, as long as somebody listens. */
  const refreshAtLast = (id) =>
    refresh(id).catch((error) => {
      failed(error)
      if (followed.has(id)) setTimeout(refreshAtLast, AGAIN, id).unref()
    })

  const heard = (id, kind, number) => {
    if (kind === 'seats') return refreshSeats(id).catch(failed)
    const { told, own } = followed.get(id) ?? {}
    return number > told && number !== own ? refresh(id).catch(failed) : undefined
  }

  return {
    /** This process is about to store a move: `release` will tell it, or `refresh` what was faster. */
    storing: (id, { _stateID }) => {
      const match = followed.get(id)
      if (match !== undefined) match.own = _stateID
    },
    /**
     * A move could not be stored, or it is not known whether it was: it is told no more by itself. What the
     * shelf has is told, were it that move, or one that another process has made meanwhile.
     */
    lost: (id) => {
      const match = followed.get(id)
      if (match !== undefined) match.own = 0
      return refreshAtLast(id)
    },
    /** A move was stored: now the players may know. */
    release: (id, state) => {
      const payload = held.get(state.G)
      if (payload !== undefined) tellState(id, payload)
    },
    refresh,

    publish: (channel, payload) => {
      const id = idOf(channel)
      if (payload.type === 'update') return void held.set(payload.args[1].G, payload)
      deliver(id, payload)
      // Somebody came or went. Who came was sent a state, but is told of moves only from now on: once more.
      if (payload.type === 'matchData') refresh(id).catch(failed)
    },
    subscribe: (channel, callback) => {
      const id = idOf(channel)
      const match = followed.get(id) ?? { told: 0, own: 0, callbacks: [], stop: () => {} }
      if (!followed.has(id)) {
        followed.set(id, match)
        match.stop = shelf.follow(id, (kind, number) => heard(id, kind, number))
      }
      match.callbacks.push(callback)
    },
    unsubscribeAll: (channel) => {
      const id = idOf(channel)
      followed.get(id)?.stop()
      followed.delete(id)
      forget(id)
    },
    isFollowed: (id) => followed.has(id),
  }
}
