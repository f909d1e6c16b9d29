/**
 * A change in the making: the table as it becomes, and what happened. Local to one stage; it never escapes.
 */
import type { Changed, Here, Sight } from '../../model/bundle'
import type { Rules } from '../../model/config'
import type { Event } from '../../model/events'
import type { Table } from '../../model/table'

/** A change in the making. */
export interface Change extends Sight {
  readonly rules: Rules
  readonly events: Array<Event>
  table: Table
}

/** Begins a change. */
export const changing = ({ rules, table }: Pick<Here, 'rules' | 'table'>): Change => ({
  rules,
  table,
  events: [],
})

/** Tells what happened. */
export const happen = (change: Change, event: Event): void => {
  change.events.push(event)
}

/** What a change comes to. */
export const changed = ({ table, events }: Change): Changed => ({ table, events })
