/** A mixed Army is one until the units of one partner are gone from its place (ruling OR-131). */
import { NO_EVENTS } from '../../../kernel/types'
import type { StandingCheck } from '../../model/bundle'
import { armyAt } from '../../query/armies'
import { isShared } from '../../query/command'
import { changing } from '../../rules/changes/change'
import { editPartners } from '../../rules/changes/partners'

/** Looked at after every change: which Armies are mixed no more? */
export const dissolve: StandingCheck = (here) => {
  const { rules, table } = here
  if (table.partners === undefined || table.partners.mixed.length === 0) return undefined
  const mixed = table.partners.mixed.filter((place) => {
    const army = armyAt(table, place)
    return army !== null && isShared(rules, army)
  })
  if (mixed.length === table.partners.mixed.length) return undefined
  const change = changing(here)
  editPartners(change, (draft) => {
    draft.mixed = mixed
  })
  return { table: change.table, events: NO_EVENTS }
}
