/** A PostgreSQL for the length of a run: the one that DATABASE_URL names, or else one of its own. */
import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const DEBIAN = '/usr/lib/postgresql'

/** PostgreSQL refuses to run as root; then it runs as the user `nobody` of Debian. */
const NOBODY = 65534
const USER = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** The directory of the programs `initdb` and `postgres`; undefined if there is none. */
const programs = async () => {
  const versions = await readdir(DEBIAN).catch(() => [])
  const places = [...versions.map((version) => join(DEBIAN, version, 'bin')), '/usr/local/bin', '/usr/bin']
  for (const place of places) if ((await readdir(place).catch(() => [])).includes('initdb')) return place
  return undefined
}

const until = async (tried, left = 100) => {
  if (left === 0) throw new Error('PostgreSQL does not answer')
  if (
    await tried().then(
      () => true,
      () => false,
    )
  )
    return
  await new Promise((wake) => setTimeout(wake, 100))
  await until(tried, left - 1)
}

/** Whether one of its own can be started. */
export const isInstalled = async () => (await programs()) !== undefined

/** `{ url, stop }`, or undefined where there is no PostgreSQL. */
export const database = async ({ DATABASE_URL } = process.env) => {
  if (DATABASE_URL !== undefined) return { url: DATABASE_URL, stop: async () => {} }
  const bin = await programs()
  if (bin === undefined) return undefined
  const place = await mkdtemp(join(tmpdir(), 'host-postgres-'))
  if (USER.uid !== undefined) await chown(place, USER.uid, USER.gid)
  const data = join(place, 'data')
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'host', '--auth=trust', '-E', 'UTF8'], USER)
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', place, '-c', 'listen_addresses='], {
    ...USER,
    stdio: 'ignore',
  })
  await until(() => run(join(bin, 'psql'), ['-h', place, '-U', 'host', '-c', '', 'postgres']))
  const stop = async () => {
    const ended = new Promise((over) => server.once('exit', over))
    server.kill('SIGINT')
    await ended
    await rm(place, { recursive: true })
  }
  return { url: `postgres://host@localhost/postgres?host=${encodeURIComponent(place)}`, stop }
}
