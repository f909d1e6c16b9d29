/**
 * Who sits where: what boardgame.io calls the metadata of a match. It reads them whole, changes a field and
 * writes them whole; between the two somebody else may have taken a seat. So what was read goes along with
 * it, and only what was changed is written: nobody's token is lost, and no seat is given twice.
 */
const READ = Symbol('as it was read')

/** Fields whose latest writer is right; any other may be changed by one at a time. */
const LOOSE = new Set(['isConnected', 'updatedAt'])

/** How long `updatedAt` may be behind the latest move: a write for each move would be dear. */
const BEHIND = 60_000

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other)

/** Metadata for boardgame.io, which will hand them back changed. */
export const asRead = (metadata) => ({ ...metadata, [READ]: structuredClone(metadata) })

/** Puts the fields that were changed since the reading into what is there now. */
const mergedFields = (read, mine, now) => {
  const merged = { ...now }
  for (const field of new Set([...Object.keys(read), ...Object.keys(mine)])) {
    if (same(read[field], mine[field]) || same(now[field], mine[field])) continue
    if (!LOOSE.has(field) && !same(read[field], now[field]))
      throw Object.assign(new Error(`${field}: somebody else was first`), { status: 409, expose: true })
    merged[field] = mine[field]
  }
  return merged
}

/** What to write now; throws if another has changed the same. How a match ended, its state alone says. */
export const merged = (mine, now) => {
  const { gameover: _, players, ...rest } = mine
  const { players: seats, ...others } = mine[READ] ?? now
  const { gameover: __, ...read } = others
  return {
    ...mergedFields(read, rest, now),
    players: Object.fromEntries(
      Object.entries(now.players).map(([id, seat]) => [id, mergedFields(seats[id], players[id], seat)]),
    ),
  }
}

/** Whether nothing was changed that must be written. */
export const isUnchanged = (mine) => {
  const read = mine[READ]
  if (read === undefined) return false
  const bare = ({ gameover: _, updatedAt: __, ...rest }) => rest
  // A clock may be set back: then what was read is of the future.
  return same(bare(read), bare(mine)) && Math.abs(mine.updatedAt - read.updatedAt) < BEHIND
}
