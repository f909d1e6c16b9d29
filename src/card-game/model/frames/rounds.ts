/** Frames of the game, its rounds and turns, and of cards on their way into play. */
import * as t from 'io-ts/lib/index.js'
import { byTag, orNull, variables } from '../../../kernel/sheet/records'
import { flag, literal, number, setOf, shape } from '../../../kernel/sheet/shapes'
import { SEATS } from '../ids'
import { card, maybeCard, maybeSpot, seat } from '../shapes'

/** No variables. */
export const none = variables({})
/** Nothing to keep in mind. */
export interface NoVars extends t.TypeOf<typeof none> {}

/** A seat and nothing else. */
export const ofSeat = variables({ seat })
export interface SeatVars extends t.TypeOf<typeof ofSeat> {}

/** The whole game: whether it is decided. */
export const game = variables({ over: flag })
export interface GameVars extends t.TypeOf<typeof game> {}

/** Seats that draw one after another: how many have. */
export const done = variables({ done: number() })
export interface DoneVars extends t.TypeOf<typeof done> {}

/** A number from -1 on, as it is. */
export const taken = shape<number, number>(
  'an alternative or -1',
  { type: 'integer', minimum: -1 },
  (u, context) =>
    typeof u === 'number' && Number.isSafeInteger(u) && u >= -1 ? t.success(u) : t.failure(u, context),
  (value) => value,
)

/** A round. */
export const round = variables({
  /** How many of the battlegrounds of its location step are done. */
  done: number(),
  /** The location that came up, -1 for none. */
  drawn: taken,
})
export interface RoundVars extends t.TypeOf<typeof round> {}

/** A card, and the spot where it goes: -1 for an event, or until it is chosen. */
const placed = { card, to: maybeSpot }

const choice = byTag('does', {
  play: variables({ does: t.literal('play'), ...placed }),
  move: variables({ does: t.literal('move'), ...placed }),
  use: variables({ does: t.literal('use'), card }),
  winnow: variables({ does: t.literal('winnow') }),
  ring: variables({ does: t.literal('ring') }),
  nothing: variables({ does: t.literal('nothing') }),
})
/**
 * What a seat has chosen to do in its turn.
 *
 * @internal
 */
export type TurnChoice = t.TypeOf<typeof choice>

/** The action step: which seats have passed since the last action, and what is being done. */
export const actionStep = variables({ passed: setOf('seats', SEATS), choice: orNull(choice) })
export interface ActionVars extends t.TypeOf<typeof actionStep> {}

/** A card on its way from the hand to its place; `to` is -1 for an event. */
export const play = variables({ seat, ...placed })
export interface PlayVars extends t.TypeOf<typeof play> {}

/** A card that moves out of reserve; `to` is -1 until it is chosen, among battlegrounds. */
export const moving = variables({ seat, ...placed })
export interface MoveVars extends t.TypeOf<typeof moving> {}

/** A card that has come somewhere, and how far its texts are done. */
export const arrival = variables({ seat, card, played: flag, ability: number() })
export interface ArrivalVars extends t.TypeOf<typeof arrival> {}

/** So many cards of the draw deck. */
export const draw = variables({ seat, left: number(), into: literal('a place', ['hand', 'aside']) })
export interface DrawVars extends t.TypeOf<typeof draw> {}

/** So many cards that a seat gives up; `pays` is the card that it pays for, with its destination. */
const given = { seat, left: number(), pays: orNull(variables(placed)) }
export const giveUp = variables(given)
export interface GiveUpVars extends t.TypeOf<typeof giveUp> {}

const TOP = -2
const chosen = shape<number, string | null>(
  'a card, top, or null',
  { anyOf: [maybeCard, { const: 'top' }] },
  (u, context) => (u === 'top' ? t.success(TOP) : maybeCard.validate(u, context)),
  (one) => (one === TOP ? 'top' : maybeCard.encode(one)),
)
/** So many cards to be forsaken; `card` is what was chosen, -1 for nothing yet, -2 for the top card. */
export const forsaking = variables({ ...given, card: chosen })
export interface ForsakeVars extends t.TypeOf<typeof forsaking> {}

/** Cards of the hand to be eliminated, one after another. */
export const discard = variables({
  seat,
  left: number(),
  how: literal('a reason', ['winnowed', 'ringToken']),
  card: maybeCard,
})
export interface DiscardVars extends t.TypeOf<typeof discard> {}

/** Ways in which a card is eliminated. */
export const ELIMINATIONS = [
  'pathCombat',
  'battlegroundCombat',
  'forsakenFromHand',
  'forsakenFromReserve',
  'forsakenFromDeck',
  'text',
  'winnowed',
  'ringToken',
] as const
/** A way in which a card is eliminated. */
export type Elimination = (typeof ELIMINATIONS)[number]

/** A card that is to be eliminated; `by` is the card whose text replaces it, -1 for none chosen. */
export const elimination = variables({ card, how: literal('an elimination', ELIMINATIONS), by: maybeCard })
export interface EliminationVars extends t.TypeOf<typeof elimination> {}
