/**
 * Pebbles as a game: what it hides, what it fills in, which positions it builds, how it is written down.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  compile,
  makeGame,
  type Game,
  type Json,
  type Malformed,
  type Random,
  type SavedState,
  type State,
  type Viewer,
} from '../../../src/kernel'
import {
  ACTIONS,
  COLOURS,
  configCodec,
  frameCodecs,
  RULEBOOK,
  SEATS,
  SECRETS,
  tableCodec,
  type Config,
  type Pair,
  type Pebbles,
  type Table,
} from './pebblesModel'
import { RULES } from './pebblesRules'

export { ACTIONS, RULEBOOK, SEATS, type Pebbles } from './pebblesModel'

type Obj = Readonly<Record<string, Json>>

const machine = compile(RULES)

const freshTable: Table = {
  points: [0, 0],
  colours: [null, null],
  shouted: [false, false],
  round: 0,
  worth: 0,
}

/** The pairs of a saved state that are secret: one value of the left, one of the right. */
const SECRET_PAIRS = ['colours', 'chosen', 'hidden']

const changePairs = (fields: Obj, change: (value: Json, place: number, name: string) => Json): Obj =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRET_PAIRS.includes(name) && Array.isArray(value)
        ? (value as ReadonlyArray<Json>).map((one, place) => change(one, place, name))
        : value,
    ]),
  )

const everywhere = (saved: Obj, change: (value: Json, place: number, name: string) => Json): Obj => ({
  ...saved,
  table: changePairs(saved['table'] as Obj, change),
  stack: (saved['stack'] as ReadonlyArray<Obj>).map((frame) => ({
    ...frame,
    vars: changePairs(frame['vars'] as Obj, (value, place, name) =>
      change(value, place, frame['kind'] === 'decide/colour' ? 'colours' : name),
    ),
  })),
})

const mask = (saved: SavedState, viewer: Viewer<Pebbles>): Json => ({
  ...everywhere(saved as unknown as Obj, (value, place) =>
    value === null || SEATS[place] === viewer ? value : 'hidden',
  ),
  config: { ...(saved.config as Obj), seed: 'hidden' },
  chance: 'hidden',
})

const fill = (masked: Json, _: Viewer<Pebbles>, random: Random): Json => {
  const view = masked as Obj
  const amounts = [random(3), random(3)]
  const colours = [COLOURS[random(2)] ?? 'red', COLOURS[random(2)] ?? 'red']
  const drawn = (place: number, name: string): Json =>
    (name === 'colours' ? colours[place] : amounts[place]) ?? null
  return {
    ...everywhere(view, (value, place, name) => (value === 'hidden' ? drawn(place, name) : value)),
    config: { ...(view['config'] as Obj), seed: 'filled' },
    chance: { key: [random(9), random(9), random(9), random(9)], drawn: {} },
  }
}

const faults = ({ table, config, outcome }: State<Pebbles>): ReadonlyArray<string> => [
  ...(outcome === null && Math.max(...table.points) >= config.target ? ['somebody has won'] : []),
  ...(outcome === null && table.round >= config.rounds && config.rounds > 0 ? ['a round too many'] : []),
]

/** A position is the points before the first round. */
const place = (spec: unknown) => {
  const { points } = spec as { readonly points?: Pair<number> }
  const config: Config = { seed: 'position', chance: 'seeded', rounds: 2, target: 5 }
  if (points === undefined) {
    const wrong: Malformed = { _tag: 'Malformed', path: 'points', problem: 'are missing' }
    return E.left(wrong)
  }
  const table: Table = { ...freshTable, points }
  return E.right({ config, table, stack: [{ kind: 'play', at: 'colours', vars: { last: 0 } } as const] })
}

export const pebbles: Game<Pebbles> = makeGame<Pebbles>({
  name: 'pebbles',
  schemaVersion: 1,
  seats: SEATS,
  rulebook: RULEBOOK,
  actions: ACTIONS,
  config: configCodec,
  table: tableCodec,
  frames: frameCodecs,
  machineOf: () => machine,
  start: () => ({ table: freshTable, frame: { kind: 'play', at: 'colours', vars: { last: 0 } } }),
  place,
  faults,
  unasked: () => [],
  describe: (action) => Object.values(action).join(' '),
  secrets: SECRETS,
  shows: new Set(['HandsOpened', 'ColoursShown']),
  mask,
  fill,
  beginsLine: ({ kind }, line) => kind === 'hide' && line.some((action) => action.kind !== 'hide'),
})
