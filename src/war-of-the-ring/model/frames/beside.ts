/** The variables of what Twilight of the Third Age asks and does (chapter XII). */
import * as t from 'io-ts/lib/index.js'
import { anyOf, indexOf, natural, oneOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import { maybeRegion, side } from '../codecs/names'
import type { Rules } from '../config'
import { BESIDE_IDS, FACTIONS } from '../ids'
import type { RegionIx } from '../indices'
import { fleets, type EntryVars } from './armies'
import { eventFields } from './cards'
import { tileIx } from './fellowship'

export const site = fieldsOf({
  side,
  /** The faction that is called, -1 for an engine. */
  faction: indexOf('a faction or null', FACTIONS, true),
})
/** Where something comes: figures of a faction, or a siege engine. */
export interface SiteVars extends t.TypeOf<typeof site> {}

/** A unit that comes with a character. */
export interface RetinueVars extends EntryVars {}

export const light = derived((rules: Rules) => fieldsOf({ tile: tileIx(rules) }))
/** An Eye that was drawn, and can be cancelled. */
export interface LightVars extends t.TypeOf<ReturnType<typeof light>> {}

export const ents = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), target: maybeRegion, left: natural, hits: natural }),
)
/** Ents at work: an Army that they attack, -1 for none, dice still to roll, and hits. */
export interface EntsVars extends t.TypeOf<ReturnType<typeof ents>> {}

/** What Ents do next: go to a region, or attack one; neither when they are done. */
export interface EntsDeed {
  readonly to: RegionIx
  readonly target: RegionIx
}

export const clearing = derived((rules: Rules) => fieldsOf({ ...eventFields(rules), looks: t.boolean }))
/** A card taken from the table or out of a hand; `looks` once the hand is open. */
export interface ClearVars extends t.TypeOf<ReturnType<typeof clearing>> {}

export const storm = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), region: maybeRegion, left: natural, sunk: natural }),
)
/** Dice for ships: those of which region come next, in ascending order, how many are left, how many sink. */
export interface StormVars extends t.TypeOf<ReturnType<typeof storm>> {}

export const voyage = derived((rules: Rules) => fieldsOf({ ...eventFields(rules), sailed: fleets }))
/** Ships that sail by a card: those that have. */
export interface VoyageVars extends t.TypeOf<ReturnType<typeof voyage>> {}

export const reinforce = derived((rules: Rules) => fieldsOf({ ...eventFields(rules), region: maybeRegion }))
/** Units that join an Army: where, -1 before it is chosen. */
export interface ReinforceVars extends t.TypeOf<ReturnType<typeof reinforce>> {}

export const trench = derived((rules: Rules) =>
  fieldsOf({
    ...eventFields(rules),
    engine: anyOf(oneOf('an engine', BESIDE_IDS), t.null),
    left: natural,
  }),
)
/** Siege engines that a card builds or removes: of which kind, null before the first, and how many more. */
export interface TrenchVars extends t.TypeOf<ReturnType<typeof trench>> {}
