/** The fields of the battle that is being fought. */
import { COMMON_TACTICS, SIDES, type Scenario, type Side } from '../battles/index'
import { objectOf } from '../kernel/index'
import { counts, listOf, nameSet, numberOf, numeric, tableAt, type Seen } from './fields'
import type { Axis, Field } from './layout'

const axis = (name: string, values: ReadonlyArray<string>): Axis => ({ name, values })
const PLACES = ['0', '1', '2', '3', '4']
/** What a card or an ability may forbid. */
const FORBIDDEN = ['retreat', 'rout', 'advance']

const diceField = (side: Side): Field<Seen> => ({
  name: `battle.${side}.dice`,
  axes: [axis('place', PLACES), axis('of', ['value', 'maneuver', 'rerolled'])],
  low: 0,
  high: 6,
  meaning: `the dice of ${side}: what each shows, whether it is a Maneuver Die, whether it was rolled again`,
  write: (seen, put) =>
    listOf(tableAt('battle', 'sides', side, 'dice')(seen)).forEach((die, place) => {
      const { value, type, rerolled } = objectOf(die)
      put(numberOf(value), String(place), 'value')
      put(typeof type === 'string' ? 1 : 0, String(place), 'maneuver')
      put(numberOf(rerolled), String(place), 'rerolled')
    }),
})

const toReroll = (side: Side): Field<Seen> => ({
  name: `battle.${side}.toReroll`,
  axes: [axis('place', PLACES)],
  low: 0,
  high: 1,
  meaning: `1 for dice of ${side} that are still to be rolled again`,
  write: (seen, put) => {
    for (const place of listOf(tableAt('battle', 'sides', side, 'toReroll')(seen))) put(1, String(place))
  },
})

const CHANGES = [
  'more',
  'fewer',
  'minDice',
  'combatRoll',
  'reroll',
  'target',
  'unitStrength',
  'leadership',
  'noReroll',
  'cancelledHits',
  'dealt',
] as const

const changeFields = (side: Side, types: Axis): ReadonlyArray<Field<Seen>> => [
  {
    name: `battle.${side}.changes`,
    axes: [axis('change', CHANGES)],
    low: null,
    high: null,
    meaning: `what changes the round of ${side}; a target that is not changed is 0`,
    write: (seen, put) => {
      const changes = objectOf(tableAt('battle', 'sides', side, 'changes')(seen))
      for (const change of CHANGES) put(numberOf(changes[change]), change)
    },
  },
  counts(
    { name: `battle.${side}.worth`, meaning: `Damage that a lost Unit of ${side} takes off, where changed` },
    types,
    tableAt('battle', 'sides', side, 'changes', 'worth'),
  ),
  nameSet(
    { name: `battle.${side}.forbidden`, meaning: `1 for what ${side} may not do at the end of the round` },
    axis('what', FORBIDDEN),
    tableAt('battle', 'sides', side, 'changes', 'forbidden'),
  ),
]

const fighterFields = ({ typeIds, cardIds }: Scenario, side: Side): ReadonlyArray<Field<Seen>> => {
  const types = axis('type', typeIds)
  const tokens = axis('token', [...typeIds, ...COMMON_TACTICS])
  const at = (key: string) => tableAt('battle', 'sides', side, key)
  return [
    nameSet({ name: `battle.${side}.tactics`, meaning: `1 for the token of ${side}` }, tokens, at('tactics')),
    numeric(
      { name: `battle.${side}.cancelled`, meaning: `1 if that token has no effect` },
      at('cancelled'),
      1,
    ),
    nameSet(
      { name: `battle.${side}.again`, meaning: `1 for a spent token that works too` },
      types,
      at('again'),
    ),
    nameSet(
      { name: `battle.${side}.card`, meaning: `1 for the Combat card` },
      axis('card', cardIds),
      at('card'),
    ),
    nameSet(
      { name: `battle.${side}.maneuvers`, meaning: `1 for Maneuver tokens of ${side}` },
      types,
      at('maneuvers'),
    ),
    nameSet({ name: `battle.${side}.spent`, meaning: `1 for spent tokens of ${side}` }, types, at('spent')),
    numeric({ name: `battle.${side}.target`, meaning: `the Target Number of ${side}` }, at('target')),
    counts(
      { name: `battle.${side}.barred`, meaning: `the last round in which a token is barred` },
      tokens,
      at('barred'),
    ),
    diceField(side),
    toReroll(side),
    ...changeFields(side, types),
  ]
}

/** The fields of the battle; all are 0 where there is none. */
export const battleFields = (scenario: Scenario): ReadonlyArray<Field<Seen>> => {
  const region = axis('region', scenario.regionIds)
  const at = (key: string) => tableAt('battle', key)
  return [
    nameSet(
      { name: 'battle.attacker', meaning: '1 for the side that attacks' },
      axis('side', SIDES),
      at('attacker'),
    ),
    ...['region', 'from', 'armies'].map((key) =>
      nameSet({ name: `battle.${key}`, meaning: `1 for the Regions of the battle: ${key}` }, region, at(key)),
    ),
    counts(
      { name: 'battle.rounds', meaning: 'rounds that each attacking Army has begun' },
      region,
      at('rounds'),
    ),
    ...['round', 'damaged', 'ending'].map((key) =>
      numeric({ name: `battle.${key}`, meaning: `the battle: ${key}` }, at(key)),
    ),
    nameSet(
      { name: 'battle.forbidden', meaning: '1 for what the defender may not do' },
      axis('what', FORBIDDEN),
      at('forbidden'),
    ),
    ...SIDES.flatMap((side) => fighterFields(scenario, side)),
  ]
}
