/**
 * Observations of The Confrontation: the table as a viewer sees it, and what is going on.
 */
import { objectOf } from '../kernel/index'
import {
  CARD_ORDERS,
  COMBAT_CARD_IDS,
  FRAME_KINDS,
  LINE_UPS,
  REGION_IDS,
  RULEBOOK,
  SEATS,
  SIDES,
  SPECIAL_CARD_IDS,
  SPECIAL_CHOICES,
  TILE_IDS,
  WAYS,
  type Confrontation,
} from '../confrontation/index'
import type { VarsIn } from '../kernel/index'
import { listOf, nameSet, namesOf, numberOf, numeric, tableAt } from './fields'
import type { Seen } from './fields'
import { encoderOf, type Axis, type Encoder, type Field } from './layout'
import { mixed, named, numbered, stackField, strayVariable, prefixed } from './variables'
import { variableFields, variablesReader, type Variable } from './variables'

const axis = (name: string, values: ReadonlyArray<string>): Axis => ({ name, values })
const TILE = axis('tile', TILE_IDS)
const REGION = axis('region', REGION_IDS)
const SIDE = axis('side', SIDES)
const SEAT = axis('seat', SEATS)
const CARD = axis('card', COMBAT_CARD_IDS)
const SPECIAL = axis('card', SPECIAL_CARD_IDS)

/** A hidden piece is told by its region and side; which of several alike it is, is left out. */
const unmarked = (name: string): string => name.replace(/^hidden:(.+):\d+:([01])$/, 'hidden:$1:$2')
const MARKS = SIDES.flatMap((_, side) => [...REGION_IDS, 'unplaced'].map((at) => `hidden:${at}:${side}`))

const numbersBySide = (name: string, key: string, meaning: string): Field<Seen> => ({
  name,
  axes: [SIDE],
  low: 0,
  high: null,
  meaning,
  write: (seen, put) => {
    const given = tableAt(key)(seen)
    SIDES.forEach((side, place) =>
      put(numberOf(Array.isArray(given) ? listOf(given)[place] : objectOf(given)[place]), side),
    )
  },
})

const PIECES: ReadonlyArray<Field<Seen>> = [
  {
    name: 'at',
    axes: [TILE, axis('place', [...REGION_IDS, 'unplaced', 'defeated', 'hidden'])],
    low: 0,
    high: 1,
    meaning: '1 where each tile is; hidden if the viewer may not know',
    write: (seen, put) => {
      for (const [tile, at] of Object.entries(objectOf(tableAt('at')(seen))))
        put(1, tile, namesOf(at)[0] ?? '')
    },
  },
  {
    name: 'hiddenPieces',
    axes: [SIDE, REGION],
    low: 0,
    high: 9,
    meaning: 'pieces of each side that the viewer may not know, by region',
    write: (seen, put) =>
      SIDES.forEach((side, place) => {
        const regions = objectOf(objectOf(tableAt('hiddenPieces')(seen))[place])
        for (const [region, number] of Object.entries(regions)) put(numberOf(number), side, region)
      }),
  },
  ...['variant', 'facesKnown', 'revealed', 'forGood', 'spied'].map((key) =>
    nameSet({ name: key, meaning: `1 for the tiles in the set "${key}" of the table` }, TILE, tableAt(key)),
  ),
  nameSet(
    { name: 'ringbearer', meaning: '1 for the piece that bears the ring' },
    TILE,
    tableAt('ringbearer'),
  ),
  nameSet(
    { name: 'compelled', meaning: '1 for the piece that Sauron must move' },
    axis('tile', [...TILE_IDS, 'hidden']),
    tableAt('compelled'),
  ),
  nameSet(
    { name: 'compelledIn', meaning: '1 for the region where it was named' },
    REGION,
    tableAt('compelledIn'),
  ),
  {
    name: 'worlds',
    axes: [TILE, REGION],
    low: 0,
    high: null,
    meaning: 'in how many arrangements that the opponent must reckon with a tile was shown in a region',
    write: (seen, put) => {
      const told = new Map<string, number>()
      for (const worlds of listOf(tableAt('worlds')(seen)))
        for (const world of listOf(worlds))
          for (const [tile, region] of Object.entries(objectOf(world))) {
            const key = `${tile} ${namesOf(region)[0] ?? ''}`
            told.set(key, (told.get(key) ?? 0) + 1)
          }
      for (const [key, number] of told) put(number, ...key.split(' '))
    },
  },
  {
    name: 'worlds.number',
    axes: [SIDE],
    low: 0,
    high: null,
    meaning: 'how many arrangements of its pieces the opponent of each side must reckon with',
    write: (seen, put) =>
      SIDES.forEach((side, place) => put(listOf(listOf(tableAt('worlds')(seen))[place]).length, side)),
  },
]

const TABLE: ReadonlyArray<Field<Seen>> = [
  nameSet({ name: 'hand', meaning: '1 for a combat card in hand' }, CARD, tableAt('hand')),
  nameSet({ name: 'discard', meaning: '1 for a combat card that is discarded' }, CARD, tableAt('discard')),
  nameSet(
    { name: 'special', meaning: '1 for a special card known to be in play' },
    SPECIAL,
    tableAt('special'),
  ),
  nameSet({ name: 'used', meaning: '1 for a special card that is used' }, SPECIAL, tableAt('used')),
  numbersBySide('hiddenSpecials', 'hiddenSpecials', 'special cards that the viewer may not know'),
  nameSet({ name: 'turn', meaning: '1 for the side whose turn it is' }, SIDE, tableAt('turn')),
  numeric({ name: 'cardThisTurn', meaning: '1 if a special card was used' }, tableAt('cardThisTurn'), 1),
  numeric({ name: 'turns', meaning: 'turns begun' }, tableAt('turns')),
  numeric({ name: 'game', meaning: '0 in the first game of a match, 1 in the second' }, tableAt('game'), 1),
  {
    name: 'points',
    axes: [axis('seat', ['first', 'second'])],
    low: 0,
    high: null,
    meaning: 'points of the players from earlier games of the match',
    write: (seen, put) => {
      const [first, second] = listOf(tableAt('points')(seen))
      put(numberOf(first), 'first')
      put(numberOf(second), 'second')
    },
  },
]

const option = (key: string, values: ReadonlyArray<string>): Field<Seen> =>
  nameSet(
    { name: `config.${key}`, meaning: `1 for the option "${key}" of the game` },
    axis('option', values),
    ({ config }) => config[key],
  )

const CONFIG: ReadonlyArray<Field<Seen>> = [
  option('characters', LINE_UPS),
  option('specialCards', SPECIAL_CHOICES),
  option('handicap', SPECIAL_CARD_IDS),
  option('cardOrder', CARD_ORDERS),
  ...['games', 'upstreamSidewaysRetreat', 'blockedRetreatStopsSacrifice'].map((key) =>
    numeric(
      { name: `config.${key}`, meaning: `the option "${key}" of the game` },
      ({ config }) => config[key],
      2,
    ),
  ),
]

const side = named(SIDES)
const piece = named(TILE_IDS, MARKS)
const region = named(REGION_IDS)
const number = numbered()
const special = named(SPECIAL_CARD_IDS)
const rules = named(Object.keys(RULEBOOK))
const combat = named(COMBAT_CARD_IDS)

const BATTLE = {
  region,
  fighters: piece,
  attacker: side,
  first: number,
  textOff: number,
  newcomer: number,
  shownStrength: number,
  noCards: number,
  played: combat,
  fetched: combat,
  refused: number,
  silenced: number,
  cloaked: number,
  retreated: number,
  defeated: number,
  cause: rules,
  support: number,
} satisfies Record<keyof BattleVars, Variable>

const LAST = { winner: side, rule: rules, points: number } satisfies Record<
  keyof NonNullable<VarsIn<Confrontation, 'match'>['last']>,
  Variable
>

const CHOICE = {
  does: named(['move', 'step', 'name', 'nothing']),
  piece,
  to: region,
  way: named(WAYS),
  same: number,
  card: special,
  region,
}

type BattleVars = VarsIn<Confrontation, 'battle'>
type KeysOf<F extends Confrontation['frame']> = F extends unknown
  ? F['vars'] extends BattleVars
    ? never
    : keyof F['vars']
  : never

const PLAIN = {
  attacker: piece,
  battles: number,
  card: special,
  chosen: named(COMBAT_CARD_IDS, ['not asked', 'hidden']),
  defender: piece,
  number,
  own: number,
  picked: mixed(2, SPECIAL_CARD_IDS),
  piece,
  region,
  regions: region,
  same: number,
  settled: mixed(2, TILE_IDS),
  side,
  stepped: piece,
  struck: number,
  to: region,
  way: named(WAYS),
} satisfies Record<Exclude<KeysOf<Confrontation['frame']>, 'battle' | 'choice' | 'last'>, Variable>

const VARIABLES: Readonly<Record<string, Variable>> = {
  ...PLAIN,
  ...prefixed('battle', BATTLE),
  ...prefixed('choice', CHOICE),
  ...prefixed('last', LAST),
}

const NESTED: ReadonlySet<string> = new Set(['battle', 'choice', 'last'])

const readVariables = variablesReader(NESTED, (vars) => (Object.hasOwn(vars, 'fighters') ? 'battle.' : ''))

const FIELDS: ReadonlyArray<Field<Seen>> = [
  nameSet(
    { name: 'viewer', meaning: '1 for the seat that looks; none for a spectator' },
    SEAT,
    ({ viewer }) => (viewer === 'spectator' ? null : viewer),
  ),
  nameSet(
    { name: 'winners', meaning: '1 for a seat that has won' },
    SEAT,
    ({ outcome }) => objectOf(outcome)['winners'],
  ),
  ...PIECES,
  ...TABLE,
  ...CONFIG,
  stackField(FRAME_KINDS),
  ...variableFields(VARIABLES, readVariables, unmarked),
]

const OMITTED = [
  'the stage at which each frame stands',
  'variables of frames further down that a frame above has too',
  'the order of names in a variable, and which of several hidden pieces of a region is meant',
  'which places of tiles go together in an arrangement',
  'why and with which scores the game ended',
]

/** Observations of The Confrontation. */
export const confrontationEncoder: Encoder<Seen> = encoderOf('confrontation', FIELDS, OMITTED)

/** A variable that the layout does not know. */
export const strayInConfrontation = (seen: Seen): string | undefined =>
  strayVariable(VARIABLES, readVariables(seen))
