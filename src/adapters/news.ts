/**
 * What several processes tell each other, by a `pubSub` that the host gives. When another process says that
 * something is new about who sits where, it is looked up here, so that whoever has lost his seat is let go.
 */
import { isObject } from '../kernel/index'

type Told = (payload: unknown) => void

interface PubSub {
  readonly publish: (channel: string, payload: unknown) => unknown
  readonly subscribe: (channel: string, told: Told) => unknown
  readonly unsubscribeAll: (channel: string) => unknown
}

const isPubSub = (given: unknown): given is PubSub =>
  typeof given === 'object' && given !== null && 'publish' in given && 'subscribe' in given

/** The match whose seats a message is about; undefined if it is about something else. */
const seatsIn = (payload: unknown): unknown =>
  isObject(payload) && payload.type === 'matchData' && Array.isArray(payload.args)
    ? payload.args[0]
    : undefined

const watched = (inner: PubSub, look: (matchID: unknown) => void): PubSub => ({
  publish: (channel, payload) => inner.publish(channel, payload),
  unsubscribeAll: (channel) => inner.unsubscribeAll(channel),
  subscribe: (channel, told) =>
    inner.subscribe(channel, (payload) => {
      told(payload)
      const matchID = seatsIn(payload)
      if (matchID !== undefined) look(matchID)
    }),
})

/** Who sits where, as players may know it. */
const withoutCredentials = (metadata: unknown): ReadonlyArray<unknown> =>
  Object.values(isObject(metadata) && isObject(metadata.players) ? metadata.players : {}).map((seat) => {
    const { credentials: _, ...known } = isObject(seat) ? seat : {}
    return known
  })

/** What a transport is told by other processes, and tells them. */
export interface News {
  /** Its options; with its `pubSub`, if there is one, goes a look into the store. */
  readonly sockets: object
  /** Tells everybody that somebody has come or left. */
  readonly tell: (matchID: unknown, metadata: unknown) => void
}

/** The news of a transport with these options; `look` is for what another process says is new. */
export const newsOf = (sockets: object | undefined, look: (matchID: unknown) => Promise<unknown>): News => {
  const pubSub: unknown = sockets !== undefined && 'pubSub' in sockets ? sockets.pubSub : undefined
  if (!isPubSub(pubSub)) return { sockets: { ...sockets }, tell: () => undefined }
  return {
    sockets: { ...sockets, pubSub: watched(pubSub, (matchID) => void look(matchID).catch(() => undefined)) },
    tell: (matchID, metadata) => {
      const args = [matchID, withoutCredentials(metadata)]
      pubSub.publish(`MATCH-${String(matchID)}`, { type: 'matchData', args })
    },
  }
}
