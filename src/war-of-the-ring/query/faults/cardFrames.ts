/**
 * What can be wrong with frames of an Event card at work (chapters V and XII): that it has not been played,
 * or has done its work already.
 */
import type { Rules } from '../../model/config'
import type { AnyFrame } from '../../model/frames'
import type { CardIx, Table } from '../../model/table'
import { wakingPlayed } from '../beside'
import { fault } from './fault'
import { isOnTable, isPlayed } from './materials'

/** The card that a frame is at work with, -1 for none; one that is about to be played is not yet. */
const cardOf = ({ kind, at, vars }: AnyFrame): CardIx =>
  'card' in vars && (kind !== 'event' || at !== 'play') ? (vars.card ?? -1) : -1

/** What is wrong with such a frame, if anything is. */
export const cardFrameFault = (rules: Rules, frame: AnyFrame, table: Table): string | undefined => {
  const { kind } = frame
  const card = cardOf(frame)
  if (card >= 0 && !isPlayed(rules, table, card))
    return fault(kind, 'its card has not been played', 'events.playing')
  if (kind === 'ending' && !isOnTable(rules, table, card))
    return fault(kind, 'its card is not on the table', 'events.onTable')
  return kind === 'ents' && (table.beside?.awakenings ?? 0) >= wakingPlayed(rules, table)
    ? fault(kind, 'all cards played that wake the Ents have done so', 'twilight.entsAwake')
    : undefined
}
