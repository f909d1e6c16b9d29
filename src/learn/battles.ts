/**
 * Observations of Battles: the whole table as a viewer sees it, under the names of its scenario. Every
 * scenario has a layout of its own, made from its data; without a config it is that of our own one.
 */
import {
  battles,
  CARD_PLACES,
  DECKS,
  FACES,
  FRAME_KINDS,
  OFF_MAP,
  SIDES,
  type Config,
  type Scenario,
} from '../battles/index'
import { objectOf, type Obj } from '../kernel/index'
import { counts, nameSet, namesOf, numberOf, numeric, tableAt, type Observer, type Seen } from './fields'
import { battleFields } from './battlesBattle'
import { variablesOf } from './battlesVariables'
import { encoderOf, type Axis, type Field } from './layout'
import { stackField, strayVariable, variableFields, variablesReader } from './variables'

const axis = (name: string, values: ReadonlyArray<string>): Axis => ({ name, values })
const SIDE = axis('side', SIDES)

/** 1 where each of some things is. */
const whereabouts = (key: string, axes: readonly [Axis, Axis], meaning: string): Field<Seen> => ({
  name: key,
  axes,
  low: 0,
  high: 1,
  meaning,
  write: (seen, put) => {
    for (const [id, place] of Object.entries(objectOf(tableAt(key)(seen))))
      put(1, id, namesOf(place)[0] ?? '')
  },
})

type Armies = (seen: Seen) => ReadonlyArray<readonly [string, Obj]>

/** The Armies of all Regions, and the one on the march. */
const armiesIn: Armies = (seen) => {
  const march = tableAt('march', 'army')(seen)
  return [
    ...Object.entries(objectOf(tableAt('regions')(seen))).map(
      ([region, state]) => [region, objectOf(objectOf(state)['army'])] as const,
    ),
    ...(march === undefined ? [] : [['march', objectOf(march)] as const]),
  ]
}

const armyFields = ({ regionIds, typeIds }: Scenario): ReadonlyArray<Field<Seen>> => {
  const place = axis('place', [...regionIds, 'march'])
  const parts = ['damage', 'leaders', 'tokens'] as const
  return [
    {
      name: 'armies.side',
      axes: [place, SIDE],
      low: 0,
      high: 1,
      meaning: '1 for the side of the Army in each Region and on the march',
      write: (seen, put) => {
        for (const [region, army] of armiesIn(seen))
          for (const side of namesOf(army['side'])) put(1, region, side)
      },
    },
    {
      name: 'armies.units',
      axes: [place, axis('type', typeIds)],
      low: 0,
      high: null,
      meaning: 'Units of each type',
      write: (seen, put) => {
        for (const [region, army] of armiesIn(seen))
          for (const [type, count] of Object.entries(objectOf(army['units'])))
            put(numberOf(count), region, type)
      },
    },
    {
      name: 'armies.parts',
      axes: [place, axis('part', parts)],
      low: 0,
      high: null,
      meaning: 'Damage, Leaders and Leadership tokens of each Army',
      write: (seen, put) => {
        for (const [region, army] of armiesIn(seen))
          for (const part of parts) if (part in army) put(numberOf(army[part]), region, part)
      },
    },
  ]
}

const BEHIND = axis('piece', ['leaders', 'tokens'])

const regionFields = ({ regionIds }: Scenario): ReadonlyArray<Field<Seen>> => {
  const region = axis('region', regionIds)
  const ofRegion = (
    field: Omit<Field<Seen>, 'write' | 'low'>,
    write: (put: (value: number, column?: string) => void, state: Obj) => void,
  ): Field<Seen> => ({
    ...field,
    low: 0,
    write: (seen, put) => {
      for (const [id, state] of Object.entries(objectOf(tableAt('regions')(seen))))
        write(
          (value, column) => (column === undefined ? put(value, id) : put(value, id, column)),
          objectOf(state),
        )
    },
  })
  const counted = (name: string, column: Axis, meaning: string): Field<Seen> =>
    ofRegion({ name, axes: [region, column], high: null, meaning }, (put, state) => {
      for (const one of column.values) put(numberOf(objectOf(state[name])[one]), one)
    })
  return [
    ofRegion(
      { name: 'control', axes: [region, SIDE], high: 1, meaning: '1 for the side that controls a Region' },
      (put, state) => {
        for (const side of namesOf(state['controller'])) put(1, side)
      },
    ),
    ofRegion({ name: 'protection', axes: [region], high: null, meaning: 'Protection left' }, (put, state) =>
      put(numberOf(state['protection'])),
    ),
    counted('leftBehind', BEHIND, 'Leaders and Leadership tokens that stayed at an advance'),
    counted('recruits', SIDE, 'Recruitment tokens face down'),
  ]
}

const marchFields = ({ regionIds }: Scenario): ReadonlyArray<Field<Seen>> =>
  ['from', 'at'].map((key) =>
    nameSet(
      { name: `march.${key}`, meaning: `1 for the Region of the march: ${key}` },
      axis('region', regionIds),
      tableAt('march', key),
    ),
  )

const cardFields = ({ cardIds }: Scenario): ReadonlyArray<Field<Seen>> => [
  whereabouts(
    'cards',
    [axis('card', cardIds), axis('place', [...CARD_PLACES, 'hidden'])],
    '1 where each card is; hidden if the viewer may not know',
  ),
  counts(
    { name: 'hiddenCards', meaning: 'hidden cards of each deck at each place' },
    axis(
      'backs',
      DECKS.flatMap((deck) => CARD_PLACES.map((place) => `${deck}:${place}`)),
    ),
    tableAt('hiddenCards'),
  ),
  ...SIDES.map((side) =>
    nameSet(
      { name: `known.${side}`, meaning: `1 for the cards of the enemy's hand that ${side} has seen` },
      axis('card', cardIds),
      tableAt('known', side),
    ),
  ),
]

const trackFields = (scenario: Scenario): ReadonlyArray<Field<Seen>> => {
  const tile = axis('tile', Object.keys(scenario.tiles))
  const numbers = ['turn', 'fate', 'reached', 'aside'] as const
  return [
    ...numbers.map((name) => numeric({ name, meaning: `the number "${name}" of the table` }, tableAt(name))),
    ...['pool', 'aside', 'used', 'out', 'reserve'].map((pile) =>
      counts({ name: `tiles.${pile}`, meaning: `Fate Tiles: ${pile}` }, tile, tableAt('tiles', pile)),
    ),
    nameSet({ name: 'tiles.drawn', meaning: '1 for the tile drawn last' }, tile, tableAt('tiles', 'drawn')),
    nameSet(
      { name: 'position', meaning: '1 for the position of the Commander-in-Chief' },
      axis('position', Object.keys(scenario.positions)),
      tableAt('position'),
    ),
    counts(
      { name: 'actionTokens', meaning: 'Action tokens' },
      axis('state', ['unused', 'used', 'gone']),
      tableAt('actionTokens'),
    ),
    counts(
      { name: 'counters', meaning: 'counters' },
      axis(
        'counter',
        scenario.doc.counters.map(({ id }) => id),
      ),
      tableAt('counters'),
    ),
    counts(
      { name: 'steps', meaning: 'the step of each Character of the Fate Track' },
      axis('character', scenario.characterIds),
      tableAt('steps'),
    ),
  ]
}

const sideFields = ({ typeIds }: Scenario): ReadonlyArray<Field<Seen>> =>
  SIDES.flatMap((side) => [
    counts(
      { name: `dice.${side}.unused`, meaning: `unused Action dice of ${side}` },
      axis('face', FACES),
      tableAt('dice', side, 'unused'),
    ),
    ...['unrolled', 'used'].map((key) =>
      numeric(
        { name: `dice.${side}.${key}`, meaning: `Action dice of ${side}: ${key}` },
        tableAt('dice', side, key),
      ),
    ),
    counts(
      { name: `tokens.${side}.unseen`, meaning: `Recruitment tokens of ${side} that nobody has seen` },
      axis('type', typeIds),
      tableAt('tokens', side, 'unseen'),
    ),
    ...['pool', 'out'].map((key) =>
      numeric(
        { name: `tokens.${side}.${key}`, meaning: `Recruitment tokens of ${side}: ${key}` },
        tableAt('tokens', side, key),
      ),
    ),
  ])

const readVariables = variablesReader(new Set(), () => '')

const fieldsOf = (scenario: Scenario): ReadonlyArray<Field<Seen>> => [
  nameSet(
    { name: 'viewer', meaning: '1 for the seat that looks; none for a spectator' },
    SIDE,
    ({ viewer }) => (viewer === 'spectator' ? null : viewer),
  ),
  nameSet(
    { name: 'winners', meaning: '1 for a seat that has won' },
    SIDE,
    ({ outcome }) => objectOf(outcome)['winners'],
  ),
  ...armyFields(scenario),
  ...regionFields(scenario),
  ...marchFields(scenario),
  whereabouts(
    'characters',
    [axis('character', scenario.characterIds), axis('place', [...scenario.regionIds, ...OFF_MAP])],
    '1 where each Character is',
  ),
  ...cardFields(scenario),
  ...trackFields(scenario),
  ...sideFields(scenario),
  ...battleFields(scenario),
  stackField(FRAME_KINDS),
  ...variableFields(variablesOf(scenario), readVariables),
]

const OMITTED = [
  'the stage at which each frame stands',
  'variables of frames further down that a frame above has too',
  'the order of names in a variable, and whose they are where both sides have one',
  'what a scenario says: each has a layout of its own',
  'why and with which scores the game ended',
]

const observerFor = (scenario: Scenario): Observer => {
  const variables = variablesOf(scenario)
  return {
    encoder: encoderOf('battles', fieldsOf(scenario), OMITTED),
    stray: (seen) => strayVariable(variables, readVariables(seen)),
  }
}

const observers = new WeakMap<Scenario, Observer>()

/** The observer of a config; of the scenario of our own where none is named. */
export const battlesObserver = (config: Partial<Config> = {}): Observer => {
  const scenario = battles.tables(config)
  const known = observers.get(scenario) ?? observerFor(scenario)
  observers.set(scenario, known)
  return known
}
