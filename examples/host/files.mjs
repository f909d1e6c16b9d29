/**
 * Matches in a directory, one directory each, without any other program:
 *
 *   first.json      the state of boardgame.io before the first move
 *   moves.12.json   the state after twelve moves, and the log of all twelve
 *   seats.3.json    who sits where, after three changes
 *
 * A file is written under another name, brought to the disk, and then linked to its own: it is there whole
 * or not at all, whenever the process dies. A link fails where there is a file of that name: of two
 * processes that make the thirteenth move, one makes it. Older numbers are removed afterwards.
 *
 * A write that fails leaves no draft. One of a process that was killed is removed when it is a day old.
 */
import { randomUUID } from 'node:crypto'
import { watch } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const NUMBERED = /^(moves|seats)\.(\d+)\.json$/

/** A match is named by whoever asks for it: no name leads out of the directory. */
const isName = (id) => /^[\w-]{1,100}$/.test(id)

const orNone = (error) => {
  if (error.code !== 'ENOENT') throw error
}

/** Writes a file and waits until it is on the disk. */
const written = async (path, content) => {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** How old a draft is before its process must have died. */
const DEAD = 86_400_000

/** Removes drafts that nobody writes any more, whatever the clock said when they were made. */
const swept = async (directory) => {
  const drafts = ((await readdir(directory).catch(orNone)) ?? []).filter((name) => name.endsWith('.draft'))
  for (const draft of drafts.map((name) => join(directory, name))) {
    const { mtimeMs = Date.now() } = (await stat(draft).catch(orNone)) ?? {}
    if (Math.abs(Date.now() - mtimeMs) > DEAD) await rm(draft, { recursive: true, force: true })
  }
}

/** Waits until the names in a directory are on the disk. */
const synced = async (directory) => {
  const opened = await open(directory)
  await opened.sync().finally(() => opened.close())
}

/** The numbers of the files of a kind in the directory of a match, the newest first. */
const numbersIn = async (directory, kind) => {
  const names = (await readdir(directory).catch(orNone)) ?? []
  const numbers = names.flatMap((name) => {
    const [, of, number] = NUMBERED.exec(name) ?? []
    return of === kind ? [Number(number)] : []
  })
  return numbers.toSorted((one, other) => other - one)
}

/** The newest of a kind as `[number, content]`, without content if its number is known; undefined if none. */
const newest = async (directory, kind, known) => {
  for (;;) {
    const [number] = await numbersIn(directory, kind)
    if (number === undefined) return undefined
    if (number === known) return [number, undefined]
    const text = await readFile(join(directory, `${kind}.${number}.json`), 'utf8').catch(orNone)
    if (text !== undefined) return [number, JSON.parse(text)] // else a newer one has just replaced it
  }
}

/**
 * Makes the file with this number, whose predecessor was the newest when it was read, removes older ones,
 * and tells whether it is the newest now. If it is not, there is a later one: either another was first, whose
 * file has been removed already, or this was stored and somebody went on from it. The caller has to look.
 */
const made = async (directory, kind, number, value) => {
  const path = join(directory, `${kind}.${number}.json`)
  const draft = join(directory, `${randomUUID()}.draft`)
  try {
    await written(draft, JSON.stringify(value))
    await link(draft, path)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  await synced(directory)
  const [latest, ...older] = await numbersIn(directory, kind)
  await Promise.all(older.map((one) => rm(join(directory, `${kind}.${one}.json`), { force: true })))
  return latest === number
}

/** The shelf of matches in a directory. */
export const filesIn = (root) => {
  const place = (id) => join(root, id)
  return {
    open: async () => {
      await mkdir(root, { recursive: true })
      await swept(root)
      for (const id of (await readdir(root)).filter(isName)) await swept(place(id))
    },
    close: async () => {},

    create: async (id, { initialState, metadata }) => {
      const draft = place(`${randomUUID()}.draft`)
      await mkdir(draft)
      try {
        await written(join(draft, 'first.json'), JSON.stringify(initialState))
        await written(join(draft, 'moves.0.json'), JSON.stringify({ state: initialState, log: [] }))
        await written(join(draft, 'seats.0.json'), JSON.stringify(metadata))
        await synced(draft)
        await rename(draft, place(id))
      } catch (error) {
        await rm(draft, { recursive: true, force: true })
        throw error
      }
      await synced(root)
    },
    remove: (id) => rm(place(id), { recursive: true, force: true }),
    list: async () => (await readdir(root)).filter(isName),

    first: async (id) =>
      isName(id) ? JSON.parse(await readFile(join(place(id), 'first.json'), 'utf8')) : undefined,
    seats: (id) => (isName(id) ? newest(place(id), 'seats') : undefined),
    state: async (id, known) => {
      const [number, found] = (isName(id) && (await newest(place(id), 'moves', known))) || []
      return number === undefined ? undefined : [number, found?.state]
    },
    log: async (id, after = 0) => {
      const [, { log }] = await newest(place(id), 'moves')
      return log.filter(({ _stateID }) => _stateID >= after)
    },

    addSeats: (id, number, metadata) => made(place(id), 'seats', number, metadata),
    addMove: async (id, number, state, entries) => {
      const [latest, before] = (await newest(place(id), 'moves')) ?? []
      if (latest !== number - 1) return false
      return made(place(id), 'moves', number, { state, log: [...before.log, ...entries] })
    },

    /** Calls `tell(kind, number)` when any process has added to a match; gives back how to stop it. */
    follow: (id, tell) => {
      const watcher = watch(place(id), (_, name) => {
        const [, kind, number] = NUMBERED.exec(name) ?? []
        if (kind !== undefined) tell(kind, Number(number))
      })
      watcher.on('error', () => watcher.close())
      return () => watcher.close()
    },
  }
}
