/**
 * What can be wrong with frames of an Event card at work (chapters V and XII): that it has not been played,
 * or has done its work already.
 */
import type { Rules } from '../../model/config'
import type { AnyFrame } from '../../model/frames'
import type { Table } from '../../model/table'
import { wakingPlayed } from '../beside'
import { fault } from './fault'
import { isPlayed } from './materials'

/** What is wrong with such a frame, if anything is. */
export const cardFrameFault = (
  rules: Rules,
  { kind, at, vars }: AnyFrame,
  table: Table,
): string | undefined => {
  if (kind === 'event' && at !== 'play' && !isPlayed(rules, table, vars.card))
    return fault(kind, 'its card has not been played', 'events.playing')
  return kind === 'ents' && (table.beside?.awakenings ?? 0) >= wakingPlayed(rules, table)
    ? fault(kind, 'all cards played that wake the Ents have done so', 'twilight.entsAwake')
    : undefined
}
