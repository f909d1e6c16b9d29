/**
 * The variables of the Fellowship on its way, of Companions and of others who travel (chapters VI and
 * VIII).
 */
import * as t from 'io-ts/lib/index.js'
import { natural, oneOf, anyOf, indexOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import {
  characters,
  maybePlace,
  place,
  region,
  side,
  character,
  maybeCard,
  maybeCharacter,
  maybeTile,
} from '../codecs/names'
import { fieldsBeside, fieldsWith } from '../codecs/seldom'
import type { Rules } from '../config'
import type { Bits, PlaceIx, TileIx } from '../indices'
import { integer } from '../../../kernel/sheet/shapes'
import { BEARINGS, DAMAGE_ANSWERS, TILE_REASONS, type TileReason } from './words'

const why = oneOf('a reason', ['declare', 'reveal'])
const regions = t.readonlyArray(region)

export const path = derived((rules: Rules) =>
  fieldsBeside(
    rules,
    {
      why,
      /** Regions entered so far, the start first. */
      path: regions,
      left: natural,
    },
    {
      /** Said where whoever acts names the way, not who leads (chapter XII). */
      self: t.literal(true),
    },
  ),
)
/** The Ring-bearers on their way from region to region, for a declaration or a reveal. */
export interface PathVars extends t.TypeOf<ReturnType<typeof path>> {}

export const locate = fieldsOf({ why, path: regions, strongholds: regions })
/** The Fellowship being located: the tiles for Shadow Strongholds on its way are still to be drawn. */
export interface LocateVars extends t.TypeOf<typeof locate> {}

export const group = derived((rules: Rules) =>
  fieldsOf({
    /** Who may join. */
    available: characters(rules),
    chosen: characters(rules),
    /** How many go, 0 if that is free. */
    number: natural,
  }),
)
/** Companions who leave the Fellowship, or who travel on the map: one group. */
export interface GroupVars extends t.TypeOf<ReturnType<typeof group>> {}

const stride = fieldsOf({ level: natural, farther: natural, besieged: t.boolean, stays: t.boolean })

export const destination = derived((rules: Rules) =>
  fieldsOf({
    side,
    chosen: characters(rules),
    /** Whether it leaves the Fellowship. */
    separates: t.boolean,
    stride,
  }),
)
/** Where a group may go. */
export interface DestinationVars extends t.TypeOf<ReturnType<typeof destination>> {}

export const separation = derived((rules: Rules) =>
  fieldsOf({
    chosen: characters(rules),
    /** How many have to leave, 0 if that is free. */
    number: natural,
    /** By a Hunt: the destination alone is asked. */
    byHunt: t.boolean,
    stride,
  }),
)
/** Companions leaving the Fellowship. */
export interface SeparationVars extends t.TypeOf<ReturnType<typeof separation>> {}

export const travel = derived((rules: Rules) =>
  fieldsOf({
    side,
    moved: characters(rules),
    flown: t.readonlyArray(place),
    /** Who goes now; `flying` is the place of a Nazgûl, -1 for none. */
    chosen: characters(rules),
    flying: maybePlace,
    /** Whether nobody has to go. */
    optional: t.boolean,
  }),
)
/** Characters travelling on the map: who does not move (any more), Nazgûl by the places they flew to. */
export interface TravelVars extends t.TypeOf<ReturnType<typeof travel>> {}

/** Who goes next: some characters, or the Nazgûl of a place; neither when the action is over. */
export interface Going {
  readonly chosen: Bits
  readonly flying: PlaceIx
}

/* The variables of the Hunt and its tiles (chapter IX). */

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
