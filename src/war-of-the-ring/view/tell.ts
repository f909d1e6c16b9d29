/**
 * Events in words: each kind as a sentence, also where the secret part of it is hidden from the reader.
 */
import { byKind } from '../../kernel/named'
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { guarded } from '../../kernel/door'
import type { Event } from '../model/events'
import { nameOf } from './names'
import { BESIDE_TELLERS } from './tellBeside'
import { BATTLE_TELLERS, MAP_TELLERS } from './tellMap'
import { FELLOWSHIP_TELLERS, PARTNER_TELLERS, TURN_TELLERS } from './tellTurn'
import type { Tellers } from './tellWords'

const TELLERS = derived((rules: Rules): Tellers<Event> => ({
  ...TURN_TELLERS(rules),
  ...FELLOWSHIP_TELLERS(rules),
  ...MAP_TELLERS(rules),
  ...BATTLE_TELLERS(rules),
  ...PARTNER_TELLERS(rules),
  ...BESIDE_TELLERS(rules),
}))

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
const work = (rules: Rules, { kind, card, combat }: Event): string =>
  card === undefined || NAMES_CARD.has(kind) ? '' : `${nameOf(rules, combat ?? card)}: `

/**
 * An event as a sentence; also one of `eventsFor`, whose secret part is hidden. What is no event is an empty
 * text.
 */
export const tell = (rules: Rules, event: Event | Readonly<Record<string, unknown>>): string =>
  guarded('', () => {
    const known = event as Event
    if (!Object.hasOwn(TELLERS(rules), known.kind)) return ''
    const told = byKind<Event, string>(TELLERS(rules), known)
    return `${work(rules, known)}${capital(told)}${/[.!?]$/.test(told) ? '' : '.'}`
  })
