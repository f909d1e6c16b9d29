/**
 * Cards that name the Witch-king mean whichever of the two is in play, and cards that name all Companions
 * mean Lady Galadriel too, where she can do what they ask for.
 */
import type { EventCard } from '../../model/effects'
import { COMPANION_IDS, type EventCardId } from '../../model/ids'
import type { CombatCards } from '../../model/combat'
import { has, type Elements } from './elements'

const KING = 'witch-king'
const CHIEF = 'witch-king-chief'

/** An Army that marches with a Companion marches without her, who never leaves Lórien. */
const WITHOUT_HER: ReadonlyArray<EventCardId> = ['fp-strat-12']

/** How a text is read: whom it means by the Witch-king, and whether all Companions are Lady Galadriel too. */
interface Reading {
  readonly kings: ReadonlyArray<string>
  readonly lady: boolean
}

const walked = (value: unknown, { kings, lady }: Reading): unknown => {
  if (value === KING) return kings.length === 1 ? KING : kings
  if (lady && value === COMPANION_IDS) return [...COMPANION_IDS, 'galadriel']
  if (Array.isArray(value))
    return value.flatMap((one: unknown): ReadonlyArray<unknown> =>
      one === KING ? kings : [walked(one, { kings, lady })],
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walked(one, { kings, lady })]))
}

/** A text as it is read with these elements; where neither is there it is as it was. */
const named = <T>(value: T, elements: Elements, lady: boolean): T => {
  const chief = has(elements, CHIEF)
  const reading = { kings: chief ? [KING, CHIEF] : [KING], lady: lady && has(elements, 'galadriel') }
  return chief || reading.lady ? (walked(value, reading) as T) : value
}

/** A text in which the names mean what they mean with the expansion. */
export const renamed =
  (elements: Elements) =>
  (text: EventCard): EventCard =>
    named(text, elements, !WITHOUT_HER.includes(text.id))
/** The Combat titles likewise. */
export const renamedCombat = (elements: Elements, combat: CombatCards): CombatCards =>
  named(combat, elements, true)
