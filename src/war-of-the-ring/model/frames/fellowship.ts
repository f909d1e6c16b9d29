/**
 * The variables of the Fellowship on its way, of Companions and of others who travel (chapters VI and
 * VIII).
 */
import * as t from 'io-ts/lib/index.js'
import { natural, oneOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import { characters, maybePlace, place, region, side } from '../codecs/names'
import { fieldsBeside } from '../codecs/seldom'
import type { Rules } from '../config'
import type { Bits, PlaceIx } from '../indices'

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
