/**
 * Events in words: each kind as a sentence, also where the secret part of it is hidden from the reader.
 */
import { guarded } from '../../kernel/door'
import type { Event } from '../model/events'
import { nameOf } from './names'
import { BATTLE_TELLERS, MAP_TELLERS } from './tellMap'
import { FELLOWSHIP_TELLERS, TURN_TELLERS } from './tellTurn'
import type { Tellers } from './tellWords'

const TELLERS: Tellers<Event> = {
  ...TURN_TELLERS,
  ...FELLOWSHIP_TELLERS,
  ...MAP_TELLERS,
  ...BATTLE_TELLERS,
}

/** Kinds whose sentence names the card already. */
const NAMES_CARD: ReadonlySet<string> = new Set([
  'CardPlayed',
  'CardUsed',
  'CardLeftTable',
  'CombatCardPlayed',
  'CombatCardCancelled',
])

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The card or the title that is at work, before what it brings about. */
const work = ({ kind, card, combat }: Event): string =>
  card === undefined || NAMES_CARD.has(kind) ? '' : `${nameOf(combat ?? card)}: `

/**
 * An event as a sentence; also one of `eventsFor`, whose secret part is hidden. What is no event is an empty
 * text.
 */
export const tell = (event: Event | Readonly<Record<string, unknown>>): string =>
  guarded('', () => {
    const known = event as Event
    if (!Object.hasOwn(TELLERS, known.kind)) return ''
    const told = (TELLERS[known.kind] as (event: Event) => string)(known)
    return `${work(known)}${capital(told)}${/[.!?]$/.test(told) ? '' : '.'}`
  })
