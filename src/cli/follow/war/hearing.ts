/**
 * A statement heard at a table: its words, and the table where it is spoken.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Obj } from '../../../kernel/index'
import type { Claim, Wish } from '../claims'
import type { At } from '../words'
import type { Said } from './said'

/** A statement at a table. */
export interface Hearing {
  readonly said: Said
  readonly at: At
  readonly table: Obj
  /** The side whose figures are meant where none was named. */
  readonly who: string
  /** The seats of that side. */
  readonly whose: ReadonlyArray<string>
}

/** A form of statement: how it is known, and what it says; Left with what is missing in it. */
export interface Form {
  readonly when: (hearing: Hearing) => boolean
  readonly says: (hearing: Hearing) => E.Either<string, Wish>
  /** What else it may say, where the first is not possible. */
  readonly orElse?: (hearing: Hearing) => Wish
}

/** A statement about what goes on. */
export const detail = (...claims: ReadonlyArray<Claim>): E.Either<string, Wish> =>
  E.right({ claims, begins: false })

/** A statement about what a player does of his own accord. */
export const begins = (...claims: ReadonlyArray<Claim>): E.Either<string, Wish> =>
  E.right({ claims, begins: true })
