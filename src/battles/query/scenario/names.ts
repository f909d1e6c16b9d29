/**
 * Names in a scenario: each once in its kind, and every name that is used must be one.
 */
import type { ArmyFilter, Condition, Effect, EffectStep, Mod, Place } from '../../model/effects'
import type { Fault } from '../../model/reading'
import type { ScenarioDoc, StoryDoc } from '../../model/scenario'
import { COMMON_TACTICS, SIDES } from '../../model/sides'
import { GENERAL_USES } from '../../data/uses'

/** Words that mean something else where names of pieces stand. */
const RESERVED: ReadonlySet<string> = new Set([
  'leaders',
  'tokens',
  'damage',
  'leader',
  'token',
  'none',
  'where-the-attacker-says',
  ...COMMON_TACTICS,
])

/** A name that is used somewhere, and what it must be the name of. */
interface Reference {
  readonly path: string
  readonly kind: Kind
  readonly name: string
}

type Kind =
  | 'Region'
  | 'Territory'
  | 'Unit Type'
  | 'Character'
  | 'tile'
  | 'counter'
  | 'terrain'
  | 'border type'
  | 'Order'
  | 'Combat'
  | 'Tactics token'

const ids = (items: ReadonlyArray<{ readonly id: string }>): ReadonlyArray<string> =>
  items.map(({ id }) => id)

const namesOf = (doc: ScenarioDoc): Readonly<Record<Kind, ReadonlySet<string>>> => ({
  Region: new Set(ids(doc.regions)),
  Territory: new Set(ids(doc.territories)),
  'Unit Type': new Set(ids(doc.unitTypes)),
  Character: new Set(ids(doc.characters)),
  tile: new Set(ids(doc.fate.tiles)),
  counter: new Set(ids(doc.counters)),
  terrain: new Set(Object.keys(doc.terrain)),
  'border type': new Set(Object.keys(doc.borderTypes)),
  Order: new Set(ids(doc.orders)),
  Combat: new Set(ids(doc.combats)),
  'Tactics token': new Set([...ids(doc.unitTypes), ...COMMON_TACTICS]),
})

const refer = (path: string, kind: Kind, name: string | null | undefined): ReadonlyArray<Reference> =>
  name === undefined || name === null ? [] : [{ path, kind, name }]

const referAll = (path: string, kind: Kind, names: ReadonlyArray<string> = []): ReadonlyArray<Reference> =>
  names.flatMap((name, place) => refer(`${path}.${place}`, kind, name))

const inPlace = (path: string, place: Place | undefined): ReadonlyArray<Reference> =>
  place === undefined
    ? []
    : [
        ...refer(`${path}.region`, 'Region', place.region),
        ...refer(`${path}.territory`, 'Territory', place.territory),
        ...refer(`${path}.area`, 'Unit Type', place.area),
        ...refer(`${path}.withCharacter`, 'Character', place.withCharacter),
      ]

const inFilter = (path: string, filter: ArmyFilter | string | undefined): ReadonlyArray<Reference> => {
  if (filter === undefined || typeof filter === 'string') return []
  const { has, adjacentTo } = filter
  const beside =
    typeof adjacentTo === 'string'
      ? refer(`${path}.adjacentTo`, 'Region', adjacentTo)
      : inPlace(`${path}.adjacentTo`, adjacentTo)
  return [
    ...refer(`${path}.has.type`, 'Unit Type', has?.type),
    ...refer(`${path}.has.character`, 'Character', has?.character),
    ...inPlace(`${path}.in`, filter.in),
    ...beside,
  ]
}

const inStep = (path: string, step: EffectStep): ReadonlyArray<Reference> => {
  const filter = 'filter' in step ? inFilter(`${path}.filter`, step.filter) : []
  const where = 'where' in step ? inPlace(`${path}.where`, step.where) : []
  return [...filter, ...where, ...inArguments(path, step)]
}

const inArguments = (path: string, step: EffectStep): ReadonlyArray<Reference> => {
  switch (step.do) {
    case 'rollFor':
    case 'giveUp':
      return inEffect(`${path}.gains`, step.gains)
    case 'choose':
      return step.one.flatMap((effect, place) => inEffect(`${path}.one.${place}`, effect))
    case 'attack':
      return [
        ...refer(`${path}.carrying`, 'Unit Type', step.carrying),
        ...inEffect(`${path}.afterBattle`, step.afterBattle ?? []),
      ]
    default:
      return inNames(path, step)
  }
}

const inNames = (path: string, step: EffectStep): ReadonlyArray<Reference> => {
  switch (step.do) {
    case 'moveArmy':
      return [
        ...referAll(`${path}.only`, 'Unit Type', step.only),
        ...referAll(`${path}.over`, 'border type', step.over),
        ...refer(`${path}.carrying`, 'Unit Type', step.carrying),
      ]
    case 'placeUnits':
      return [
        ...referAll(`${path}.any`, 'Unit Type', step.any),
        ...referAll(`${path}.units`, 'Unit Type', Object.keys(step.units ?? {})),
      ]
    case 'placeCharacter':
      return referAll(`${path}.characters`, 'Character', step.characters)
    case 'bringIn':
    case 'moveTrackCounter':
      return refer(`${path}.character`, 'Character', step.character)
    case 'strike':
    case 'addCounter':
      return refer(`${path}.counter`, 'counter', step.counter)
    case 'addTile':
      return refer(`${path}.tile`, 'tile', step.tile)
    case 'casualtyWorth':
      return refer(`${path}.type`, 'Unit Type', step.type)
    case 'barTactics':
      return refer(`${path}.token`, 'Tactics token', step.token)
    default:
      return []
  }
}

const inEffect = (path: string, effect: Effect): ReadonlyArray<Reference> =>
  effect.flatMap((step, place) => inStep(`${path}.${place}`, step))

const inCondition = (path: string, condition: Condition): ReadonlyArray<Reference> => {
  if ('at' in condition)
    return [
      ...refer(`${path}.at.0`, 'Character', condition.at[0]),
      ...refer(`${path}.at.1`, 'Region', condition.at[1]),
    ]
  if ('inPlay' in condition) return refer(`${path}.inPlay`, 'Character', condition.inPlay)
  if ('notInPlay' in condition) return refer(`${path}.notInPlay`, 'Character', condition.notInPlay)
  if ('ready' in condition) return refer(`${path}.ready`, 'Character', condition.ready)
  if ('waiting' in condition) return refer(`${path}.waiting`, 'Character', condition.waiting)
  if ('controls' in condition) return refer(`${path}.controls.1`, 'Region', condition.controls[1])
  if ('army' in condition) return inFilter(`${path}.army`, condition.army)
  if ('counterAtLeast' in condition)
    return refer(`${path}.counterAtLeast.0`, 'counter', condition.counterAtLeast[0])
  if ('eliminated' in condition) return referAll(`${path}.eliminated`, 'Character', condition.eliminated)
  if ('any' in condition) return inConditions(`${path}.any`, condition.any)
  return 'not' in condition ? inCondition(`${path}.not`, condition.not) : []
}

const inConditions = (path: string, conditions: ReadonlyArray<Condition>): ReadonlyArray<Reference> =>
  conditions.flatMap((one, place) => inCondition(`${path}.${place}`, one))

const inMod = (path: string, mod: Mod): ReadonlyArray<Reference> => {
  switch (mod.mod) {
    case 'leadership':
      return inPlace(`${path}.in`, mod.in)
    case 'blockEntry':
      return refer(`${path}.character`, 'Character', mod.character)
    case 'borderRounds':
      return referAll(`${path}.types`, 'border type', mod.types)
    case 'rallySuccess':
      return []
  }
}

const inStory = (path: string, cards: ReadonlyArray<StoryDoc>): ReadonlyArray<Reference> =>
  cards.flatMap(({ requires, effect, table }, place) => [
    ...inConditions(`${path}.${place}.requires`, requires),
    ...inEffect(`${path}.${place}.effect`, effect),
    ...(table?.mods ?? []).flatMap((mod, at) => inMod(`${path}.${place}.table.mods.${at}`, mod)),
    ...(table === undefined ? [] : inCondition(`${path}.${place}.table.discardWhen`, table.discardWhen)),
    ...inEffect(`${path}.${place}.table.reaction.effect`, table?.reaction?.effect ?? []),
  ])

const inCards = (doc: ScenarioDoc): ReadonlyArray<Reference> => [
  ...doc.orders.flatMap(({ requires, effect }, place) => [
    ...inConditions(`orders.${place}.requires`, requires),
    ...inEffect(`orders.${place}.effect`, effect),
  ]),
  ...doc.combats.flatMap(({ effect }, place) => inEffect(`combats.${place}.effect`, effect)),
  ...doc.generic.flatMap(({ order, combat }, place) => [
    ...refer(`generic.${place}.order`, 'Order', order),
    ...refer(`generic.${place}.combat`, 'Combat', combat),
  ]),
  ...inStory('storyFree', doc.storyFree),
  ...inStory('storyShadow', doc.storyShadow),
  ...inStory('special.cards', doc.special.cards),
]

const inMap = (doc: ScenarioDoc): ReadonlyArray<Reference> => [
  ...doc.regions.flatMap(({ terrain, territory }, place) => [
    ...refer(`regions.${place}.terrain`, 'terrain', terrain),
    ...refer(`regions.${place}.territory`, 'Territory', territory),
  ]),
  ...doc.borders.flatMap(({ a, b, type, inside }, place) => [
    ...refer(`borders.${place}.a`, 'Region', a),
    ...refer(`borders.${place}.b`, 'Region', b),
    ...refer(`borders.${place}.type`, 'border type', type),
    ...refer(`borders.${place}.inside`, 'Region', inside),
  ]),
  ...SIDES.flatMap((side) => [
    ...referAll(`setup.${side}`, 'Region', Object.keys(doc.setup[side])),
    ...Object.entries(doc.setup[side]).flatMap(([region, { units }]) =>
      referAll(`setup.${side}.${region}.units`, 'Unit Type', Object.keys(units)),
    ),
    ...referAll(`recruitment.pool.${side}`, 'Unit Type', Object.keys(doc.recruitment.pool[side])),
    ...referAll(`recruitment.start.${side}`, 'Region', Object.keys(doc.recruitment.start[side])),
  ]),
  ...referAll('recruitment.areas', 'Unit Type', Object.keys(doc.recruitment.areas)),
  ...Object.entries(doc.recruitment.areas).flatMap(([type, regions]) =>
    referAll(`recruitment.areas.${type}`, 'Region', regions),
  ),
  ...referAll('control', 'Region', Object.keys(doc.control)),
  ...doc.counters.flatMap(({ region }, place) => refer(`counters.${place}.region`, 'Region', region)),
]

const inPieces = (doc: ScenarioDoc): ReadonlyArray<Reference> => [
  ...refer('dice.eyeUnitType', 'Unit Type', doc.dice.eyeUnitType),
  ...doc.dice.extraUses.flatMap(({ requires, effect }, place) => [
    ...inConditions(`dice.extraUses.${place}.requires`, requires),
    ...inEffect(`dice.extraUses.${place}.effect`, effect),
  ]),
  ...doc.unitTypes.flatMap(({ favoured, ability }, place) => [
    ...referAll(`unitTypes.${place}.favoured`, 'terrain', favoured),
    ...inEffect(`unitTypes.${place}.ability.effect`, ability.effect),
  ]),
  ...doc.characters.flatMap(({ start, entry, abilities }, place) => [
    ...refer(`characters.${place}.start.region`, 'Region', start.on === 'map' ? start.region : null),
    ...referAll(`characters.${place}.entry.regions`, 'Region', entry?.regions),
    ...inConditions(`characters.${place}.entry.requires`, entry?.requires ?? []),
    ...referAll(`characters.${place}.entry.units`, 'Unit Type', Object.keys(entry?.units ?? {})),
    ...referAll(`characters.${place}.entry.counters`, 'counter', Object.keys(entry?.counters ?? {})),
    ...abilities.flatMap((ability, at) => {
      const path = `characters.${place}.abilities.${at}`
      if (ability.kind === 'commandingDefence') return inMod(`${path}.mod`, ability.mod)
      const cost = ability.kind === 'aside' ? inEffect(`${path}.cost`, ability.cost) : []
      return [...cost, ...inEffect(`${path}.effect`, ability.effect)]
    }),
  ]),
  ...doc.positions.flatMap(({ open, effect }, place) => [
    ...inConditions(`positions.${place}.open`, open),
    ...inEffect(`positions.${place}.effect`, effect),
  ]),
  ...inEffect('fate.icon', doc.fate.icon),
  ...doc.fate.stepEvents.flatMap(({ effect }, place) => inEffect(`fate.stepEvents.${place}.effect`, effect)),
  ...(['immediate', 'step6'] as const).flatMap((when) =>
    doc.victory[when].flatMap((way, place) => inCondition(`victory.${when}.${place}.when`, way.when)),
  ),
]

const repeated = (path: string, names: ReadonlyArray<string>): ReadonlyArray<Fault> =>
  names.flatMap((name, place) =>
    names.indexOf(name) < place ? [{ path: `${path}.${place}.id`, problem: `${name} is there twice` }] : [],
  )

const uniqueFaults = (doc: ScenarioDoc): ReadonlyArray<Fault> => [
  ...repeated('regions', ids(doc.regions)),
  ...repeated('territories', ids(doc.territories)),
  ...repeated('unitTypes', ids(doc.unitTypes)),
  ...repeated('characters', ids(doc.characters)),
  ...repeated('positions', ids(doc.positions)),
  ...repeated('fate.tiles', ids(doc.fate.tiles)),
  ...repeated('counters', ids(doc.counters)),
  ...repeated('orders', ids(doc.orders)),
  ...repeated('combats', ids(doc.combats)),
  ...repeated('dice.extraUses', ids(doc.dice.extraUses)),
  ...repeated('storyShadow', ids([...doc.storyFree, ...doc.storyShadow, ...doc.special.cards])),
]

const pieceNames = (doc: ScenarioDoc): ReadonlyArray<Fault> => [
  ...[...doc.unitTypes, ...doc.characters, ...doc.regions].flatMap(({ id }) =>
    RESERVED.has(id) ? [{ path: id, problem: `${id} means something else and cannot be a name` }] : [],
  ),
  ...doc.unitTypes.flatMap(({ id }, place) =>
    doc.characters.some((one) => one.id === id)
      ? [{ path: `unitTypes.${place}.id`, problem: `${id} is the name of a Character too` }]
      : [],
  ),
  ...[...doc.storyFree, ...doc.storyShadow, ...doc.special.cards].flatMap(({ id }) =>
    /^generic-\d+$/.test(id) || id === 'none'
      ? [{ path: id, problem: `${id} is the name of a Generic card` }]
      : [],
  ),
  ...doc.dice.extraUses.flatMap(({ id }, place) =>
    GENERAL_USES.has(id)
      ? [{ path: `dice.extraUses.${place}.id`, problem: `${id} is a use of the general rules` }]
      : [],
  ),
]

/** What is wrong with the names of a document. */
export const nameFaults = (doc: ScenarioDoc): ReadonlyArray<Fault> => {
  const names = namesOf(doc)
  const unknown = [...inMap(doc), ...inPieces(doc), ...inCards(doc)].flatMap(({ path, kind, name }) =>
    names[kind].has(name) ? [] : [{ path, problem: `there is no ${kind} ${name}` }],
  )
  return [...uniqueFaults(doc), ...pieceNames(doc), ...unknown]
}
