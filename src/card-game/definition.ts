/**
 * What the kernel needs to know of the Card Game in order to play it, save it and show it.
 */
import { askedOf } from '../kernel/ask'
import type { Definition } from '../kernel/game'
import { IDS, OPTIONS } from './data/choices'
import { ACTIONS, FIELD_NAMES } from './model/actions'
import type { CardGame } from './model/bundle'
import { configCodec } from './model/codecs'
import { frameCodecs } from './model/frames'
import { SECRETS, SHOWS } from './model/events'
import { start } from './model/frames'
import { SEATS, type Seat } from './model/ids'
import { TABLE_SHAPE } from './model/table'
import { likelyIn } from './query/likely'
import { unaskedViolations } from './query/unasked'
import { RULEBOOK } from './rulebook'
import { CASES } from './rulebook/cases'
import { emptyTable } from './rules/setUp/game'
import { machineOf } from './rulesets/rulesets'
import { withBecause } from './view/because'
import { derive } from './view/derive'
import { beginsLine, describe } from './view/describe'
import { nameOf } from './view/names'
import { dealerOf, fill, mask } from './view/secrets'
import { tell } from './view/tell'

/** The game, but for positions and the checks of snapshots. */
export const DEFINITION: Omit<Definition<CardGame>, 'faults' | 'place'> = {
  name: 'card-game',
  schemaVersion: 1,
  rulesVersion: 1,
  title: 'War of the Ring: The Card Game',
  seats: SEATS,
  seatsOf: (config) => machineOf(config).rules.cast.players.map(({ seat }) => seat),
  rulebook: RULEBOOK,
  actions: ACTIONS,
  fieldNames: FIELD_NAMES,
  config: configCodec,
  table: TABLE_SHAPE,
  frames: frameCodecs,
  machineOf,
  start: (config) => ({
    table: emptyTable(machineOf(config).rules.cast),
    frame: start('game', 'deal', { over: false }),
  }),
  unasked: (state, action) => unaskedViolations(machineOf(state.config).rules, state, action),
  blame: (violation, state, action) => {
    const machine = machineOf(state.config)
    const asked = (seat: Seat) => askedOf<CardGame>(machine, state, seat)
    return withBecause({ rules: machine.rules, table: state.table }, violation, action, {
      asked,
      stack: state.stack,
    })
  },
  describe,
  nameOf,
  tell,
  ids: IDS,
  options: OPTIONS,
  cases: CASES,
  secrets: SECRETS,
  shows: SHOWS,
  likely: ({ config, table }, given, field) =>
    likelyIn({ rules: machineOf(config).rules, table }, given, field),
  looksFor: { pass: false },
  general: new Set(['action.moveWhere', 'cards.text', 'move.byText']),
  mask,
  fill,
  dealer: dealerOf,
  derive,
  beginsLine,
}
