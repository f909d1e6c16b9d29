/**
 * Cards that name the Witch-king mean whichever of the two is in play, and cards that name all Companions
 * mean Lady Galadriel too, where she can do what they ask for.
 */
import type { EventCard } from '../../model/effects'
import { COMPANION_IDS, type EventCardId } from '../../model/ids'
import type { CombatCards } from '../../model/combat'

const KING = 'witch-king'
const CHIEF = 'witch-king-chief'

/** An Army that marches with a Companion marches without her, who never leaves Lórien. */
const WITHOUT_HER: ReadonlyArray<EventCardId> = ['fp-strat-12']

const walked = (value: unknown, lady: boolean): unknown => {
  if (value === KING) return [KING, CHIEF]
  if (lady && value === COMPANION_IDS) return [...COMPANION_IDS, 'galadriel']
  if (Array.isArray(value))
    return value.flatMap((one: unknown) => (one === KING ? [KING, CHIEF] : [walked(one, lady)]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walked(one, lady)]))
}

const named = <T>(value: T, lady: boolean): T => walked(value, lady) as T

/** A text in which the names mean what they mean with the expansion. */
export const renamed = (text: EventCard): EventCard => named(text, !WITHOUT_HER.includes(text.id))
/** The Combat titles likewise. */
export const renamedCombat = (combat: CombatCards): CombatCards => named(combat, true)
