/** The codec of a Hunt tile being dealt with, as JSON of names. */
import { integer } from '../../../kernel/sheet/shapes'
import * as t from 'io-ts/lib/index.js'
import { anyOf, indexOf, natural, oneOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import type { Rules } from '../config'
import { BEARINGS, DAMAGE_ANSWERS, TILE_REASONS, type TileReason, type TileVars } from '../frames'
import { character, characters, maybeCard, maybeCharacter, maybeTile } from './names'
import { fieldsBeside, fieldsWith } from './seldom'

/** A kind of tile. */
export const tileIx = derived((rules: Rules) => indexOf('a hunt tile', rules.huntTileIds))
/** Why a tile is drawn. */
export const tileReason = ({ beside }: Rules): t.Type<TileReason, unknown> =>
  oneOf('a reason', beside === undefined ? TILE_REASONS : [...TILE_REASONS, 'fire'])
const tileFields = derived((rules: Rules) => ({
  why: tileReason(rules),
  bearing: oneOf('a way to bear a tile', BEARINGS),
  successes: natural,
  tile: maybeTile(rules),
  replaced: maybeTile(rules),
  card: maybeCard(rules),
  prevented: t.boolean,
  damage: integer,
  reveals: t.boolean,
  gollum: t.boolean,
  casualty: t.boolean,
  answer: anyOf(oneOf('an answer to damage', DAMAGE_ANSWERS), t.null),
  lost: maybeCharacter(rules),
  leaving: characters(rules),
}))
/** A Hunt tile. */
export const tile = derived((rules: Rules): t.Type<TileVars, unknown> =>
  rules.answersInOrder
    ? fieldsWith(tileFields(rules), { cardsOver: t.literal(true), former: character(rules) })
    : fieldsBeside(rules, tileFields(rules), { also: tileIx(rules) }),
)
