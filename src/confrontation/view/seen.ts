/**
 * The form of a saved state or of a view of one, as far as the readable table needs it: names are checked,
 * numbers are small. A view has `hidden` in places, and says how many pieces and cards it hides.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { anyOf, below, decodeWith, oneOf } from '../../kernel/codec'
import type { Malformed } from '../../kernel/door'
import { keysOf } from '../../kernel/named'
import { RULEBOOK } from '../rulebook'
import { configCodec } from '../model/config'
import { COMBAT_CARD_IDS, REGION_IDS, SEATS, SIDES, TILE_IDS } from '../model/ids'
import type { TableJson } from '../model/json'
import { SEEN_SHAPE } from '../model/table'

const region = oneOf('a region', REGION_IDS)
const maybeCard = anyOf(t.null, oneOf('a combat card', COMBAT_CARD_IDS))

const outcome = t.type({
  winners: t.readonlyArray(oneOf('a seat', SEATS)),
  reason: t.string,
  rule: oneOf('a rule', keysOf(RULEBOOK)),
  scores: t.record(t.string, t.number),
})

const seenCodec = t.type({
  config: configCodec,
  table: SEEN_SHAPE,
  stack: t.readonlyArray(t.type({ kind: t.string, vars: t.unknown })),
  outcome: anyOf(t.null, outcome),
})
/** A saved state or a view of it, as it lies there. */
export interface Seen extends Pick<t.TypeOf<typeof seenCodec>, 'config' | 'stack' | 'outcome'> {
  readonly table: TableJson
}

/** Anything as a saved state or a view of one. */
export const seenIn = (state: unknown): E.Either<Malformed, Seen> =>
  E.Functor.map(decodeWith(seenCodec, state), () => state as Seen)

const settled = anyOf(t.readonlyArray(oneOf('a piece', TILE_IDS)), below(TILE_IDS.length))
/** The tiles that each side has settled in a draft; of a side that is hidden their number. */
export const draftVars = t.type({ settled: t.tuple([settled, settled]) })
/** An attack: pieces are told by their tile, or by a mark if they are hidden. */
export const attackVars = t.type({ region, attacker: t.string, defender: anyOf(t.null, t.string) })
/** A battle: pairs are [Fellowship, Sauron]. */
export const battleVars = t.type({
  region,
  attacker: oneOf('a side', SIDES),
  fighters: t.tuple([t.string, t.string]),
  played: t.tuple([maybeCard, maybeCard]),
  fetched: t.tuple([maybeCard, maybeCard]),
})
const chosen = anyOf(maybeCard, oneOf('no card', ['hidden', 'not asked']))
/** Cards being chosen. */
export const cardsVars = t.type({ chosen: t.tuple([chosen, chosen]) })
