/**
 * The codecs of what Twilight of the Third Age adds (chapter XII): figures that are no units, and the
 * variables of its frames.
 */
import * as t from 'io-ts/lib/index.js'
import { anyOf, bitsOf, formed, indexOf, natural, oneOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import type { VarsOf } from '../../../kernel/wiring'
import type { Rules } from '../config'
import type { BesideFrames } from '../frames'
import { BESIDE_IDS, FACTIONS } from '../ids'
import type { Beside } from '../table'
import { battle } from './battle'
import { card, character, maybeRegion, region, side } from './names'

/** Where figures are, one region for each, in ascending order. */
const sortedRegions: t.Type<ReadonlyArray<number>, unknown> = (() => {
  const list = t.readonlyArray(region)
  const codec = new t.Type<ReadonlyArray<number>, unknown>(
    'regions of figures',
    (u): u is ReadonlyArray<number> => list.is(u),
    (u, context) => {
      const read = list.validate(u, context)
      return read._tag === 'Left' ? read : t.success(read.right.slice().sort((one, other) => one - other))
    },
    (regions) => regions.map((one) => region.encode(one)),
  )
  return formed(codec, list)
})()

/** Figures that are no units, and what came with them. */
export const beside: t.Type<Beside, unknown> = fieldsOf({
  factions: bitsOf('factions', FACTIONS),
  ships: sortedRegions,
  ents: sortedRegions,
  towers: sortedRegions,
  trebuchets: sortedRegions,
  entsLost: natural,
  awakenings: natural,
  getIt: indexOf('where We Shall Get It is', ['aside', 'table', 'used']),
})

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
