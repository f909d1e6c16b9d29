/** The variables of Armies on the march and of recruits (chapter VI). */
import * as t from 'io-ts/lib/index.js'
import { bitsOf, natural, oneOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import { sided } from '../codecs/figures'
import { character, maybePiece, maybePlace, maybeRegion, piece, place, region, side } from '../codecs/names'
import { fieldsBeside } from '../codecs/seldom'
import type { Rules } from '../config'
import type { CardIx, Force, PlaceIx, RegionIx } from '../indices'
import { eventFields } from './cards'

/** An Army that has come to a region by this action, and does not move again. */
export interface Arrival {
  readonly at: RegionIx
  readonly party: Force
}
const arrivals = (figures: t.Type<Force, unknown>) =>
  t.readonlyArray(fieldsOf({ at: region, party: figures }))

export const fleets = t.readonlyArray(fieldsOf({ at: region, ships: natural }))
/** Ships that have come to a region by this action. */
export interface Fleet {
  readonly at: RegionIx
  readonly ships: number
}

const escort = derived((rules: Rules) => bitsOf('an escort', rules.escortIds))
/** What an Army on its way keeps in mind. */
const marchFields = (rules: Rules, figures: t.Type<Force, unknown>) => ({
  /** Whether somebody who leads must go along. */
  leader: t.boolean,
  /** Whether one of these must (bits of the escort ids, 0 for nobody). */
  escort: escort(rules),
  /** How many moves are left. */
  moves: natural,
  /** The move being put together: from where to where, -1 before it is named. */
  from: maybeRegion,
  to: maybeRegion,
  /** Who goes. */
  party: figures,
  /** Where earlier Armies went to, and who they were: nobody moves twice. */
  came: arrivals(figures),
})

export const march = derived((rules: Rules) =>
  sided(rules, (figures) =>
    fieldsBeside(
      rules,
      { side, ...marchFields(rules, figures) },
      {
        ships: natural,
        /** Ships that have sailed; only where there are ships. */
        sailed: fleets,
      },
    ),
  ),
)
/** Armies on the march. */
export interface MarchVars extends Omit<t.TypeOf<ReturnType<typeof march>>, 'ships'> {
  /** The card by which they march: no ship carries them then. */
  readonly card?: CardIx | undefined
}
/** A march as it is named, or how many ships have sailed instead; -1 for none. */
export type MarchAnswer = readonly [from: RegionIx, to: RegionIx, ships?: number]

export const campaign = derived((rules: Rules) =>
  sided(rules, (figures) =>
    fieldsBeside(
      rules,
      {
        ...eventFields(rules),
        ...marchFields(rules, figures),
        /** The way after the first step. */
        path: t.readonlyArray(region),
        /** Whom they attack, -1 for none. */
        target: maybePlace,
      },
      {
        /** The region from which alone an Army goes, if the card says so. */
        only: region,
      },
    ),
  ),
)
/** Armies that march or attack by a card. */
export interface CampaignVars extends t.TypeOf<ReturnType<typeof campaign>> {}

export const party = derived((rules: Rules) =>
  sided(rules, (figures, kinds) =>
    fieldsOf({
      purpose: oneOf('a purpose', ['move', 'attack', 'advance']),
      side,
      from: place,
      to: region,
      /** Who may go. */
      available: figures,
      chosen: figures,
      /** The kinds of piece of which it is known how many go, as bits of their places in the side's list. */
      said: kinds,
      /** Those of which it was known before the first question. */
      first: kinds,
      /** Fewest and most units that may go, and how many units there are in that place. */
      least: natural,
      most: natural,
      total: natural,
      /** Whether somebody who leads must go along, or one of these (bits of the escort ids, 0 for nobody). */
      leader: t.boolean,
      escort: escort(rules),
    }),
  ),
)
/** Which figures go: how many of each kind of piece, in any order. */
export interface PartyVars extends t.TypeOf<ReturnType<typeof party>> {}

export const excess = fieldsOf({ side, place, limit: natural })
/** A place with more units than it may hold. */
export interface ExcessVars extends t.TypeOf<typeof excess> {}

export const spread = derived((rules: Rules) =>
  fieldsOf({ side, piece: piece(rules), regions: t.readonlyArray(region) }),
)
/** A recruit for each of some Settlements where there are too few figures for all of them. */
export interface SpreadVars extends t.TypeOf<ReturnType<typeof spread>> {}

export const recruit = derived((rules: Rules) =>
  fieldsOf({ side, first: maybePiece(rules), firstIn: maybeRegion }),
)
/** Recruiting with a Muster result: what came first and where, -1 before. */
export interface RecruitVars extends t.TypeOf<ReturnType<typeof recruit>> {}

export const entry = derived((rules: Rules) => fieldsOf({ side, character: character(rules) }))
/** A character coming into play. */
export interface EntryVars extends t.TypeOf<ReturnType<typeof entry>> {}

/** A march, or an attack on the place `target`. */
export interface CampaignMove {
  readonly from: RegionIx
  readonly to: RegionIx
  readonly target: PlaceIx
}
