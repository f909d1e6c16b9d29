/**
 * The codecs of the frames of Twilight of the Third Age (chapter XII).
 */
import * as t from 'io-ts/lib/index.js'
import { anyOf, indexOf, natural, oneOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import type { VarsOf } from '../../../kernel/wiring'
import type { Rules } from '../config'
import type { BesideFrames } from '../frames'
import { BESIDE_IDS, FACTIONS } from '../ids'
import { battle } from './battle'
import { card, character, maybeRegion, region, side } from './names'

/** Ships that have sailed. */
export const fleets = t.readonlyArray(fieldsOf({ at: region, ships: natural }))

const event = derived((rules: Rules) => ({ side, card: card(rules), step: natural }))
const entry = derived((rules: Rules) => fieldsOf({ side, character: character(rules) }))
const ents = derived((rules: Rules) =>
  fieldsOf({ ...event(rules), target: maybeRegion, left: natural, hits: natural }),
)
const clearing = derived((rules: Rules) => fieldsOf({ ...event(rules), looks: t.boolean }))
const reinforce = derived((rules: Rules) => fieldsOf({ ...event(rules), region: maybeRegion }))

/** Codecs of frames of the base game that its frames share. */
type Shared = 'boon' | 'decide/boon' | 'ferry' | 'decide/ferry' | 'guidedDeclaration'

/** The variables of its frames, but for those that are those of others. */
export const besideFrames = (
  rules: Rules,
): { readonly [K in Exclude<keyof BesideFrames, Shared>]: t.Type<VarsOf<BesideFrames, K>, unknown> } => ({
  ents: ents(rules),
  clearTable: clearing(rules),
  ringRoll: fieldsOf({ ...event(rules), left: natural, successes: natural }),
  storm: fieldsOf({ ...event(rules), region: maybeRegion, left: natural, sunk: natural }),
  reinforce: reinforce(rules),
  'decide/site': fieldsOf({ side, faction: indexOf('a faction or null', FACTIONS, true) }),
  'decide/retinue': entry(rules),
  'decide/light': fieldsOf({ tile: indexOf('a hunt tile', rules.huntTileIds) }),
  'decide/getIt': fieldsOf({ side }),
  'decide/follow': entry(rules),
  'decide/claim': battle(rules),
  'decide/ents': ents(rules),
  'decide/clearTable': clearing(rules),
  'decide/voyage': fieldsOf({ ...event(rules), sailed: fleets }),
  'decide/reinforce': reinforce(rules),
  'decide/recruits': reinforce(rules),
  'decide/engines': fieldsOf({
    ...event(rules),
    engine: anyOf(oneOf('an engine', BESIDE_IDS), t.null),
    left: natural,
  }),
})
