/**
 * What the kernel needs to know of The Confrontation in order to play it, save it and show it.
 */
import type { Definition } from '../kernel/game'
import type { Confrontation } from './model/bundle'
import { nameOf } from './data/names'
import { IDS, OPTIONS } from './data/choices'
import { ACTIONS } from './model/actions'
import { configCodec } from './model/config'
import { SECRETS, SHOWS } from './model/events'
import { frameCodecs, start } from './model/frames'
import { SEATS, SIDES } from './model/ids'
import { TABLE_SHAPE } from './model/table'
import { endFaults } from './query/turns'
import { likely } from './query/likely'
import { unaskedViolations } from './query/unasked'
import { RULEBOOK } from './rulebook'
import { ALIKE, CASES } from './rulebook/cases'
import { emptyTable } from './rules/setUp/game'
import { machineOf } from './rulesets/rulesets'
import { beginsLine, describe } from './view/describe'
import { dealerOf, fill } from './view/fill'
import { inPlay } from './view/inPlay'
import { mask } from './view/mask'
import { read } from './view/read'
import { tell } from './view/tell'

/** The game, but for positions and the checks of snapshots. */
export const DEFINITION: Omit<Definition<Confrontation>, 'faults' | 'place'> = {
  name: 'confrontation',
  schemaVersion: 1,
  rulesVersion: 1,
  title: 'The Confrontation',
  seats: SEATS,
  seatsOf: ({ games }) => (games === 2 ? ['first', 'second'] : SIDES),
  rulebook: RULEBOOK,
  actions: ACTIONS,
  config: configCodec,
  table: TABLE_SHAPE,
  frames: frameCodecs,
  machineOf,
  start: (config) => ({
    table: emptyTable(config, 0, [0, 0]),
    frame: start('match', 'play', { last: null }),
  }),
  shows: SHOWS,
  likely,
  cases: CASES,
  alike: ALIKE,
  looksFor: { pass: false },
  unasked: (state, action) => unaskedViolations(machineOf(state.config).rules, state, action),
  describe,
  inPlay,
  nameOf,
  tell,
  ids: IDS,
  options: OPTIONS,
  secrets: SECRETS,
  mask,
  fill,
  dealer: dealerOf,
  canBe: (state) => endFaults(state).length === 0,
  read,
  beginsLine,
}
