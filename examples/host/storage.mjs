/**
 * What boardgame.io wants of a store, over a shelf: a directory (files.mjs) or PostgreSQL (postgres.mjs).
 * A shelf knows numbers: it adds the thirteenth move only after the twelfth, whoever else tries. Here is what
 * follows from that: a move that another was faster than is refused, and its player is told what happened.
 */
import { newsOf } from './news.mjs'
import { asRead, isUnchanged, merged } from './seats.mjs'

/** The second of boardgame.io's kinds of store: one whose answers are promises. */
const ASYNC = 1

const isWanted = ({ gameover, updatedAt }, { isGameover, updatedBefore, updatedAfter } = {}) =>
  (isGameover === undefined || isGameover === (gameover !== undefined)) &&
  (updatedBefore === undefined || updatedAt < updatedBefore) &&
  (updatedAfter === undefined || updatedAt > updatedAfter)

/** The store of a server, and what tells its players; both for `Server` of boardgame.io. */
export const storageOn = (shelf) => {
  /** States of matches with players here: to ask whether one is the newest costs less than to read it. */
  const known = new Map()

  const stateOf = async (id) => {
    const latest = known.get(id)
    const [, state = latest] = (await shelf.state(id, latest?._stateID)) ?? [0, null]
    if (state === null) known.delete(id)
    else if (news.isFollowed(id)) known.set(id, state)
    return state ?? undefined
  }
  const news = newsOf(shelf, { stateOf, forget: (id) => known.delete(id) })

  /** Changes who sits where, as often as somebody else is faster. */
  const changeSeats = async (id, change) => {
    for (;;) {
      const [number, now] = (await shelf.seats(id)) ?? []
      if (now === undefined) return
      const wanted = change(now)
      if (JSON.stringify(wanted) === JSON.stringify(now)) return
      if (await shelf.addSeats(id, number + 1, wanted)) return
    }
  }

  /** The lobby reads from the seats that a match is over: written after the state, or when it is found. */
  const finish = (id, { gameover }) =>
    changeSeats(id, (now) => (now.gameover === undefined ? { ...now, gameover, updatedAt: Date.now() } : now))

  /** Who sits where; a process may have died between the last move and the word that it was the last. */
  const seatsOf = async (id, state) => {
    const [, seats] = (await shelf.seats(id)) ?? []
    if (seats === undefined) return undefined
    const { gameover } = state?.ctx ?? {}
    if (gameover === undefined || seats.gameover !== undefined) return asRead(seats)
    await finish(id, state.ctx)
    return asRead({ ...seats, gameover })
  }

  const db = {
    type: () => ASYNC,
    connect: () => shelf.open(),
    createMatch: (id, match) => shelf.create(id, match),
    wipe: (id) => shelf.remove(id),

    fetch: async (id, { state, metadata, log, initialState }) => {
      const found = {}
      if (state) found.state = await stateOf(id)
      if (state && found.state === undefined) return found
      if (metadata) found.metadata = await seatsOf(id, found.state)
      // A move that is made in the meantime is in the log, and not in the state.
      const last = found.state?._stateID ?? Infinity
      if (log) found.log = (await shelf.log(id)).filter(({ _stateID }) => _stateID < last)
      if (initialState) found.initialState = await shelf.first(id)
      return found
    },

    setState: async (id, state, entries = []) => {
      if (known.get(id)?.G === state.G) return news.release(id, state) // the move was none: nothing was changed
      news.storing(id, state)
      const isMade = await shelf.addMove(id, state._stateID, state, entries).catch((error) => {
        void news.lost(id)
        throw error
      })
      if (!isMade) return news.refresh(id)
      if (news.isFollowed(id)) known.set(id, state)
      news.release(id, state)
      if (state.ctx.gameover !== undefined) await finish(id, state.ctx)
    },
    setMetadata: async (id, metadata) => {
      if (!isUnchanged(metadata)) await changeSeats(id, (now) => merged(metadata, now))
    },

    listMatches: async ({ gameName, where } = {}) => {
      const found = []
      for (const id of await shelf.list()) {
        const [, seats] = (await shelf.seats(id)) ?? []
        if (seats === undefined || (gameName !== undefined && seats.gameName !== gameName)) continue
        if (isWanted(seats, where)) found.push(id)
      }
      return found
    },
  }
  return { db, pubSub: news }
}
