/**
 * Events as sentences, for a log. Secret parts are told as "a card".
 */
import { byKind, type ByKind } from '../../kernel/named'
import { guarded } from '../../kernel/door'
import type { Event, From } from '../model/events'
import type { Side } from '../model/ids'
import { nameOf, SIDE_NAMES } from './names'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const counted = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

const PLACES: Readonly<Record<From, string>> = {
  deck: 'off the draw deck',
  hand: 'from hand',
  cycle: 'out of the cycle pile',
  eliminated: 'out of the eliminated pile',
  aside: 'from the cards set apart',
  reserve: 'from reserve',
  path: 'from the path',
  battleground: 'from a battleground',
  playing: 'after it was played',
}

/** What a side does: the Free Peoples are many. */
const won = (side: Side, verb: string): string =>
  `${SIDE_NAMES[side]} ${side === 'shadow' ? `${verb}s` : verb}`

/** A card with whose it is; one that is hidden is any of his. */
const ownedBy = (seat: string, card: string): string =>
  card === 'hidden' ? `${nameOf(card)} of ${nameOf(seat)}` : `${nameOf(seat)}'s ${nameOf(card)}`

type Tellers = ByKind<Event, string>

const OF_CARDS = {
  CardDrawn: (e) =>
    `${nameOf(e.seat)} draws ${nameOf(e.drawn)}${e.into === 'aside' ? ' apart from the hand' : ''}`,
  TopSeen: (e) => `${nameOf(e.seat)} sees ${nameOf(e.top)} on top of the draw deck`,
  CardCycled: (e) => `${nameOf(e.seat)} cycles ${nameOf(e.cycled)} ${PLACES[e.from]}`,
  CardEliminated: (e) => `${ownedBy(e.seat, e.eliminated)} is eliminated ${PLACES[e.from]}`,
  EliminationReplaced: (e) => `${nameOf(e.shown)} is cycled instead, by the text of ${nameOf(e.by)}`,
  CardKept: (e) => `${nameOf(e.seat)} keeps ${nameOf(e.kept)}`,
  CardTaken: (e) => `${nameOf(e.seat)} takes ${nameOf(e.taken)} ${PLACES[e.from]}`,
  DeckSearched: (e) => `${nameOf(e.seat)} shuffles the draw deck`,
  DeckRecycled: (e) => `${nameOf(e.seat)} recycles ${counted(e.cards, 'card')}`,
} satisfies Partial<Tellers>

const OF_TURNS = {
  CardPlayed: (e) => `${nameOf(e.seat)} plays ${nameOf(e.played)} to ${nameOf(e.to)}`,
  ItemPlayed: (e) => `${nameOf(e.seat)} plays ${nameOf(e.played)} on ${nameOf(e.wielder)}`,
  EventPlayed: (e) => `${nameOf(e.seat)} plays ${nameOf(e.played)}`,
  CardMoved: (e) => `${nameOf(e.seat)} moves ${nameOf(e.moved)} to ${nameOf(e.to)}`,
  TextUsed: (e) => `${nameOf(e.seat)} uses ${nameOf(e.used)}`,
  Winnowed: (e) => `${nameOf(e.seat)} winnows`,
  RingUsed: (e) => `${nameOf(e.seat)} uses the Ring token`,
  Passed: (e) => `${nameOf(e.seat)} passes`,
  TokenPassed: (e) => `${nameOf(e.seat)} takes the starting player token`,
  RoundBegan: (e) => `round ${e.round} begins: ${nameOf(e.seat)} is first`,
} satisfies Partial<Tellers>

const OF_LOCATIONS = {
  BattlegroundActivated: (e) =>
    `${nameOf(e.seat)} ${e.from === 'deck' ? 'activates' : 'reactivates'} ${nameOf(e.battleground)}`,
  PathNamed: (e) => `${nameOf(e.seat)} will activate ${nameOf(e.path)}`,
  PathActivated: (e) => `${nameOf(e.seat)} activates ${nameOf(e.path)}`,
  TokensAdded: (e) => `${nameOf(e.on)} gets ${counted(e.number, `${e.token} token`)}`,
  CorruptionAdded: (e) => `${e.number} corruption is added, ${e.corruption} in all`,
  CorruptionRemoved: (e) => `${e.number || 'no'} corruption is removed, ${e.corruption} in all`,
  CombatBegan: (e) => `the combat over ${nameOf(e.location)} begins`,
  ArmySupports: (e) => `${nameOf(e.army)} supports ${nameOf(e.leader)}`,
  AttackCounted: (e) =>
    `attack ${e.attack} against defense ${e.defense} at ${nameOf(e.location)}: ${e.rest} left`,
  LossesProposed: (e) => `${nameOf(e.seat)} proposes to lose ${e.lost.map(nameOf).join(', ')}`,
  LossesAgreed: (e) => `${nameOf(e.seat)} agrees`,
  LossesRefused: (e) => `${nameOf(e.seat)} does not agree`,
  CombatEnded: (e) =>
    e.winner === 'nobody'
      ? `nobody takes ${nameOf(e.location)}`
      : `${won(e.winner, 'take')} ${nameOf(e.location)}, with ${e.uncancelled || 'none'} of the attack left`,
  ScoresCounted: (e) => `the Free Peoples have ${counted(e.freePeoples, 'point')}, the Shadow ${e.shadow}`,
  GameEnded: (e) =>
    `${won(e.winner, 'win')}, ${Math.max(e.freePeoples, e.shadow)} to ${Math.min(e.freePeoples, e.shadow)}`,
} satisfies Partial<Tellers>

const TELLERS: Tellers = { ...OF_CARDS, ...OF_TURNS, ...OF_LOCATIONS }

/**
 * An event as a sentence; also one of `eventsFor`, whose secret part is hidden. What is no event is an empty
 * text.
 */
export const tell = (event: Event | Readonly<Record<string, unknown>>): string =>
  guarded('', () => {
    const known = event as Event
    if (!Object.hasOwn(TELLERS, known.kind)) return ''
    const told = capital(byKind(TELLERS, known))
    const by = known.card === undefined ? '' : `${nameOf(known.card)}: `
    return `${by}${told}.`
  })
