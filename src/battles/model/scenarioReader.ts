/**
 * The form of a scenario document, block by block. What the blocks say about each other is checked in
 * `query/scenario`.
 */
import { condition, CONDITION_SCHEMA, effect, EFFECT_SCHEMA, mod, side } from './effectReaders'
import {
  either,
  list,
  name,
  named,
  number,
  object,
  oneOf,
  orNull,
  pair,
  tagged,
  text,
  whole,
  yesOrNo,
  type Reader,
} from './reading'
import {
  ATTACKING,
  type AbilityDoc,
  type BorderDoc,
  type CharacterDoc,
  type CharacterStart,
  type CombatDoc,
  type CounterDoc,
  type DiceDoc,
  type EntryDoc,
  type FateDoc,
  type OrderDoc,
  type PositionDoc,
  type RegionDoc,
  type ScenarioDoc,
  type StoryDoc,
  type TableDoc,
  type TileDoc,
  type UnitTypeDoc,
  type VictoryDoc,
} from './scenario'
import { CARD_TYPES, FACES, MOMENTS, type BySide } from './sides'

const count = whole(0, 99)
const requires = list(condition)
const bySide = <A>(item: Reader<A>): Reader<BySide<A>> =>
  object<BySide<A>>({ free: item as never, shadow: item as never })
const moment = oneOf(...MOMENTS)
const type = oneOf(...CARD_TYPES)
const dieOfAbility = oneOf('character', 'army', 'muster', 'event', 'eye')

const dice: Reader<DiceDoc> = object<DiceDoc>(
  {
    pools: bySide(object({ start: whole(1, 12), max: whole(1, 12) })),
    faces: bySide(list(oneOf(...FACES), 1)),
    actionTokens: whole(0, 6),
    eyeUnitType: orNull(name),
    extraUses: list(object({ id: name, name: text, side, die: dieOfAbility, requires, effect })),
    gains: list(object({ side, count: whole(-6, 6), when: requires })),
  },
  'gains',
)

const region: Reader<RegionDoc> = object<RegionDoc>(
  {
    id: name,
    name: text,
    terrain: name,
    territory: name,
    settlement: yesOrNo,
    stronghold: orNull(object({ protection: count })),
    home: orNull(side),
    victoryPoints: count,
    at: pair(number(-1000, 1000), number(-1000, 1000)),
    trapsAttacked: yesOrNo,
  },
  'trapsAttacked',
)

const border: Reader<BorderDoc> = object<BorderDoc>({ a: name, b: name, type: name, inside: name }, 'inside')

const unitType: Reader<UnitTypeDoc> = object({
  id: name,
  name: text,
  side,
  figures: whole(1, 60),
  strength: whole(1, 3),
  favoured: list(either(oneOf(ATTACKING), name, (json) => json === ATTACKING)),
  ability: object({ name: text, moment, effect, says: text }),
})

const ability: Reader<AbilityDoc> = tagged<AbilityDoc>('kind', {
  die: object({ kind: oneOf('die'), name: text, die: dieOfAbility, effect, says: text }),
  aside: object({ kind: oneOf('aside'), name: text, cost: effect, effect, says: text }),
  commandingDefence: object({ kind: oneOf('commandingDefence'), name: text, mod, says: text }),
})

const entry: Reader<EntryDoc> = object({
  die: oneOf('character', 'army', 'muster', 'event'),
  regions: list(name, 1),
  requires,
  units: named(count),
  leaders: count,
  counters: named(count),
})

const start: Reader<CharacterStart> = tagged<CharacterStart>('on', {
  map: object({ on: oneOf('map'), region: name }),
  fateTrack: object({ on: oneOf('fateTrack'), step: whole(1, 99) }),
  position: object({ on: oneOf('position') }),
  aside: object({ on: oneOf('aside') }),
})

const character: Reader<CharacterDoc> = object({
  id: name,
  name: text,
  side,
  kind: oneOf('minion', 'captain', 'companion'),
  commanderInChief: yesOrNo,
  level: whole(0, 9),
  leadership: object({ rating: whole(0, 9), modifier: whole(0, 9) }),
  actionDie: yesOrNo,
  start,
  entry: orNull(entry),
  abilities: list(ability),
})

const position: Reader<PositionDoc> = object({
  id: name,
  name: text,
  dice: whole(0, 12),
  tokens: whole(0, 20),
  open: requires,
  effect,
})

const isWord = (json: unknown): boolean => typeof json === 'string'

const tile: Reader<TileDoc> = object<TileDoc>(
  {
    id: name,
    colour: oneOf('grey', 'blue', 'red'),
    advance: either(oneOf('box'), whole(0, 3), isWord),
    icon: yesOrNo,
    drawAnother: yesOrNo,
    addsDie: yesOrNo,
    count: whole(1, 16),
    effect,
  },
  'effect',
)

const fate: Reader<FateDoc> = object({
  last: whole(1, 99),
  endgame: whole(1, 99),
  tiles: list(tile, 1),
  icon: effect,
  stepEvents: list(object({ step: whole(1, 99), effect, says: text })),
})

const counter: Reader<CounterDoc> = object({
  id: name,
  name: text,
  side,
  region: name,
  start: count,
  max: count,
  lostToArmies: yesOrNo,
})

const order: Reader<OrderDoc> = object({ id: name, name: text, type, requires, effect, says: text })
const combat: Reader<CombatDoc> = object({ id: name, name: text, moment, effect, says: text })

const table: Reader<TableDoc> = object<TableDoc>(
  {
    mods: list(mod),
    reaction: object({ moment: oneOf('tacticsRevealed'), effect }),
    discardWhen: condition,
  },
  'reaction',
)

const story: Reader<StoryDoc> = object<StoryDoc>(
  { id: name, name: text, type, requires, effect, table, says: text },
  'table',
)
const victory: Reader<VictoryDoc> = object({ id: name, winner: side, when: condition, says: text })
const force = object({ units: named(count), leaders: count })

/** A scenario. */
export const scenarioReader: Reader<ScenarioDoc> = object({
  format: oneOf(1),
  id: name,
  title: text,
  about: text,
  dice,
  terrain: named(object({ defenderStrength: whole(0, 5) })),
  borderTypes: named(
    object({
      passable: yesOrNo,
      attackerTarget: whole(2, 6),
      rounds: whole(0, 99),
      blocksRetreat: yesOrNo,
      oriented: yesOrNo,
    }),
  ),
  regions: list(region, 2),
  borders: list(border, 1),
  territories: list(object({ id: name, name: text, givesDie: yesOrNo }), 1),
  unitTypes: list(unitType, 2),
  leaders: count,
  characters: list(character, 1),
  positions: list(position, 1),
  fate,
  recruitment: object({
    pool: bySide(named(count)),
    start: bySide(named(count)),
    areas: named(list(name, 1)),
    shadowMusterIn: oneOf('settlements', 'settlementsAndAreas'),
  }),
  setup: bySide(named(force)),
  control: named(side),
  counters: list(counter),
  orders: list(order, 1),
  combats: list(combat, 1),
  generic: list(object({ order: name, combat: name }), 1),
  storyFree: list(story),
  storyShadow: list(story),
  special: object({ name: text, cards: list(story) }),
  victory: object({ immediate: list(victory), step6: list(victory, 1) }),
  protection: yesOrNo,
})

/** The form of a scenario as JSON Schema. */
export const SCENARIO_SCHEMA: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A scenario of Battles of the War of the Ring',
  ...scenarioReader.form,
  $defs: { effect: EFFECT_SCHEMA, condition: CONDITION_SCHEMA },
}
