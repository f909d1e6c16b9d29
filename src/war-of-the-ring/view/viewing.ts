/** What War of the Ring answers without its rules. */
import type * as E from 'fp-ts/lib/Either.js'
import type { Malformed } from '../../kernel/door'
import type { View } from '../../kernel/game'
import type { Action } from '../model/actions'
import type { War } from '../model/bundle'
import type { Event } from '../model/events'
import type { TableReading } from '../model/json'
import type { PrintedTables } from './printedTables'

/** What can be asked without rules. */
export interface WarViewer {
  readonly name: 'war-of-the-ring'
  /** The JSON of a view with what follows from it: as `read` of the game, for games without house rules. */
  readonly read: (view: View<War>) => E.Either<Malformed, TableReading>
  /** An event as a sentence, also one of `eventsFor`: as `tell` of the game. */
  readonly tell: (event: Event | Readonly<Record<string, unknown>>) => string
  /** An action in words, as the label of a choice (a pass as "Pass"); empty for what is none. */
  readonly label: (action: Action, config?: unknown) => string
  /** The printed name behind an id: as `nameOf` of the game. */
  readonly nameOf: (id: string, number?: number) => string
  /** The printed tables of a config: as `tables` of the game, without its rulebook. */
  readonly tables: (config?: unknown) => PrintedTables
}
