/** The variables of the Hunt and its tiles (chapter IX). */
import * as t from 'io-ts/lib/index.js'
import { anyOf, indexOf, natural, oneOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import { integer } from '../../../kernel/sheet/shapes'
import { character, characters, maybeCard, maybeCharacter, maybeTile } from '../codecs/names'
import { fieldsWith } from '../codecs/seldom'
import type { Rules } from '../config'
import type { TileIx } from '../indices'
import { BEARINGS, DAMAGE_ANSWERS, TILE_REASONS, type TileReason } from './words'

export const hunt = fieldsOf({
  level: natural,
  rolling: natural,
  again: natural,
  failed: natural,
  successes: natural,
  /** What every die counts more by a card. */
  bonus: natural,
})
/** A Hunt: dice to roll, dice that may be rolled again, successes. */
export interface HuntVars extends t.TypeOf<typeof hunt> {}

/** A kind of tile. */
export const tileIx = derived((rules: Rules): t.Type<TileIx, unknown> =>
  indexOf('a hunt tile', rules.huntTileIds),
)
/** Why a tile is drawn. */
export const tileReason = ({ beside }: Rules): t.Type<TileReason, unknown> =>
  oneOf('a reason', beside === undefined ? TILE_REASONS : [...TILE_REASONS, 'fire'])

const tileFields = derived((rules: Rules) => ({
  why: tileReason(rules),
  bearing: oneOf('a way to bear a tile', BEARINGS),
  successes: natural,
  tile: maybeTile(rules),
  /** A tile in whose place this one was drawn, which goes back into the pool at the end; -1 for none. */
  replaced: maybeTile(rules),
  /** The card by which it was drawn in the place of another; -1 for none. */
  card: maybeCard(rules),
  /** Whether a card has prevented the draw. */
  prevented: t.boolean,
  damage: integer,
  /** Whether the Fellowship will be revealed. */
  reveals: t.boolean,
  /** Whether the Guide at the draw was Gollum: he does not help with the tile that brought him. */
  gollum: t.boolean,
  /** Whether a Companion has been lost to this tile. */
  casualty: t.boolean,
  /** What the Free Peoples have answered and what is being done, null between two answers. */
  answer: anyOf(oneOf('an answer to damage', DAMAGE_ANSWERS), t.null),
  /** A Companion just lost who comes back on the map: set aside until his region is chosen; -1 for none. */
  lost: maybeCharacter(rules),
  /** Companions separated to lessen the damage: set aside until their region is chosen. */
  leaving: characters(rules),
}))
const tileSeldom = derived((rules: Rules) => ({
  /** Where answers are in order: whether the time for cards on the table is over. */
  cardsOver: t.literal(true),
  /** Where answers are in order: who was Guide when a Companion was lost, and has no say any more. */
  former: character(rules),
  /** A second tile that goes back into the pool at the end; only where two can be replaced. */
  also: tileIx(rules),
}))
export const tile = derived((rules: Rules) =>
  fieldsWith(tileFields(rules), tileSeldom(rules), (name) =>
    name === 'also' ? rules.beside !== undefined && !rules.answersInOrder : rules.answersInOrder,
  ),
)
/**
 * A Hunt tile being drawn and resolved; -1 for none drawn. `newTile` begins one.
 *
 * @internal
 */
export interface TileVars extends t.TypeOf<ReturnType<typeof tile>> {}
