/**
 * A change in the making: the table as it becomes, and what happens on the way. It lives inside one stage
 * and never escapes; the tables it replaces are never edited.
 */
import type { Changed, World } from '../../model/bundle'
import type { Rules } from '../../model/config'
import type { Event } from '../../model/events'
import { draftOf, fellowshipDraft, type Fellowship, type Table, type TableDraft } from '../../model/table'

/** A change in the making. */
export interface Change {
  readonly rules: Rules
  readonly events: Array<Event>
  table: Table
}

/** Begins a change. */
export const changing = ({ rules, table }: World): Change => ({ rules, events: [], table })

/** Tells what happened; the card at work is added when it is told on (`query/atWork`). */
export const happen = (change: Change, event: Event): void => {
  change.events.push(event)
}

/** Edits a fresh copy of the table and takes it over. */
export const edit = (change: Change, editing: (draft: TableDraft) => void): void => {
  const draft = draftOf(change.table)
  editing(draft)
  change.table = draft
}

/** Edits the Fellowship. */
export const editFellowship = (
  change: Change,
  editing: (draft: { -readonly [K in keyof Fellowship]: Fellowship[K] }) => void,
): void => {
  const fellowship = fellowshipDraft(change.table.fellowship)
  editing(fellowship)
  const draft = draftOf(change.table)
  draft.fellowship = fellowship
  change.table = draft
}

/** What a stage hands back. */
export const changed = ({ table, events }: Change): Changed => ({ table, events })

// Written out: adding a field to a spread object costs a hundred times as much as this.

/** A change after which the frame goes on with what it has in mind now. */
export const goesOn = <V>({ table, events }: Change, vars: V): Changed & { readonly vars: V } => ({
  table,
  events,
  vars,
})

/** A change that answers the caller, and ends the frame. */
export const ends = <V>({ table, events }: Change, value: V): Changed & { readonly value: V } => ({
  table,
  events,
  value,
})
