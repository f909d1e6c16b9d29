/**
 * War of the Ring as the conformance kit wants it. Games are long, so a play is a stretch of one: from the
 * set-up, from the midst of a random game, or from a position of a late chapter (see `starts`).
 */
import { warOfTheRing, type War } from '../../../src/war-of-the-ring'
import { SEATS } from '../../../src/war-of-the-ring/model/ids'
import type { Setting, Subject } from '../../kernel/conformance'
import { CHANGES } from './changes'
import { FIGHTS } from './fights'
import { CARD_FIGHTS } from './cardFights'
import { HUNTS } from './hunts'
import { NOT_BY_CHANCE, TWO_OR_MORE } from './singleAnswers'
import { INVARIANTS } from './invariants'
import { MARCHES } from './marches'
import { startingLater, STARTS_NUMBER } from './starts'
import { TURNS } from './turns'
import { twinOf } from './twins'

/** Both sorts of chance, as often as there are starts: each start is played at least once. */
const SETTINGS: ReadonlyArray<Setting<War>> = Array.from({ length: STARTS_NUMBER }, (_, place) => ({
  chance: place % 2 === 0 ? 'seeded' : 'manual',
}))

/**
 * What tells how a draw came out. Cards are the only thing that is hidden; but what chance will bring nobody
 * knows, so a filled state may part from the real one there.
 */
const DRAWS: ReadonlySet<unknown> = new Set([
  'CardDrawn',
  'CombatDieRolled',
  'CompanionPicked',
  'DieRolled',
  'EventDieRolled',
  'HuntDieRolled',
  'StrikeDieRolled',
  'TileDieRolled',
  'TileDrawn',
])

/** What shows a card of a hand to everybody, and how it is named. */
const SHOWING: Readonly<Record<string, string>> = {
  CardPlayed: 'card',
  CardPaid: 'paid',
  CombatCardPlayed: 'played',
}

/** Whether a card is laid face up that Wind from the West takes out of a hand (ruling OT-14). */
const isTaken = (one: Parameters<Subject<War>['reveals']>[0]): boolean =>
  one?.['kind'] === 'CardDiscarded' && one['card'] === 'fp-char-25e'

/** Two events of one kind: they tell how a draw came out, or which card a player shows. */
const reveals: Subject<War>['reveals'] = (one, other) => {
  const kind = String(one?.['kind'])
  if (kind !== String(other?.['kind'])) return false
  const name = SHOWING[kind]
  return DRAWS.has(kind) || isTaken(one) || (name !== undefined && one?.[name] !== other?.[name])
}

/** How many decisions a play has at most. */
const STRETCH = 90

/** Stretches of games from every start. */
export const SUBJECT: Subject<War> = {
  game: startingLater,
  actions: warOfTheRing.actions,
  seats: SEATS,
  seatsOf: () => SEATS,
  settings: SETTINGS,
  common: [{ chance: 'seeded' }],
  longest: STRETCH,
  invariants: INVARIANTS,
  changes: { ...MARCHES, ...TURNS, ...FIGHTS, ...CARD_FIGHTS, ...HUNTS, ...CHANGES },
  twoOrMore: TWO_OR_MORE,
  notByChance: NOT_BY_CHANCE,
  reveals,
  twin: twinOf,
}

/** Whole games from the set-up. */
export const WHOLE: Subject<War> = { ...SUBJECT, game: warOfTheRing, longest: 12_000 }
/** Beginnings of games from the set-up, as records want them. */
export const BEGINNINGS: Subject<War> = { ...SUBJECT, game: warOfTheRing, settings: SETTINGS.slice(0, 2) }
