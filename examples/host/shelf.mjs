/** Where matches are kept: in PostgreSQL if there is a DATABASE_URL, else in a directory. */
import { filesIn } from './files.mjs'

/** A shelf, by the variables of the environment. The package `pg` is wanted only for a database. */
export const shelfFrom = async ({ DATABASE_URL, MATCHES = './matches' }) =>
  DATABASE_URL === undefined ? filesIn(MATCHES) : (await import('./postgres.mjs')).postgresAt(DATABASE_URL)
