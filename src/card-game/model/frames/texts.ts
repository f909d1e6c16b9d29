/** Frames of texts that are carried out, and of locations that are activated. */
import * as t from 'io-ts/lib/index.js'
import { listOf, variables } from '../../../kernel/sheet/records'
import { number, shape } from '../../../kernel/sheet/shapes'
import {
  battleground,
  cards,
  maybeBattleground,
  maybeCard,
  maybePath,
  maybeSpot,
  seat,
  source,
} from '../shapes'
import type { BattlegroundIx, CardIx } from '../spots'
import { taken } from './rounds'

/** A way through the lists of a text: one digit for each turn of it. */
const route = shape<string, string>(
  'a route',
  { type: 'string', pattern: '^[0-9]{0,8}$' },
  (u, context) => (typeof u === 'string' && /^[0-9]{0,8}$/.test(u) ? t.success(u) : t.failure(u, context)),
  (value) => value,
)

/** A text being carried out by the seat it speaks to. */
export const text = variables({
  seat,
  /** A card, or from the number of cards on a battleground, then a path. */
  source,
  ability: number(),
  /** Where, digit by digit, the list of instructions is inside the ability. */
  route,
  /** The next instruction of that list. */
  step: number(),
  /** Where the card lay when the text began, -1 for a location. */
  here: maybeSpot,
  /** The battleground it has activated. */
  that: maybeBattleground,
  /** What was counted. */
  number: number(),
  /** The cards it has put down. */
  down: cards,
})
/**
 * A text being carried out by the seat it speaks to.
 *
 * @internal
 */
export interface TextVars extends t.TypeOf<typeof text> {}

/** A text told to several seats, one after another. */
export const tell = variables({ text, seats: listOf(seat) })
export interface TellVars extends t.TypeOf<typeof tell> {}

/** A choice that a text offers; `taken` is the alternative from 0 on, -1 for none. */
export const choosing = variables({ text, taken })
export interface ChooseVars extends t.TypeOf<typeof choosing> {}

/** Cards that a text lets a seat pick, one after another; `card` is the one just picked. */
export const pick = variables({ text, left: number(), done: number(), card: maybeCard })
export interface PickVars extends t.TypeOf<typeof pick> {}

/** Cards set apart that may be played. */
export const apart = variables({ text, left: number(), down: cards })
export interface ApartVars extends t.TypeOf<typeof apart> {}

/** A battleground to be turned up by a text; -1 until it is chosen. */
export const ground = variables({ text, battleground: maybeBattleground })
export interface GroundVars extends t.TypeOf<typeof ground> {}

/** A battleground that is activated by a seat, out of its deck or a scoring area. */
export const activation = variables({ seat, battleground })
export interface ActivationVars extends t.TypeOf<typeof activation> {}

/** A path that a seat activates; -1 until it is chosen, then of this number. */
export const path = variables({ seat, path: maybePath, number: number() })
export interface PathVars extends t.TypeOf<typeof path> {}

/** A token to be put on an active location. */
export const token = variables({ text })
export interface TokenVars extends t.TypeOf<typeof token> {}

/** What a frame that a text calls tells it: a battleground that woke, a number counted, cards put down. */
export interface Told {
  readonly that?: BattlegroundIx
  readonly number?: number
  readonly down?: ReadonlyArray<CardIx>
}
