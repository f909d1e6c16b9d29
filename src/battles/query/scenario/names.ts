/**
 * Names in a scenario: each once in its kind, and every name that is used must be one.
 */
import type { Fault } from '../../model/reading'
import { ATTACKING, type ScenarioDoc, type StoryDoc } from '../../model/scenario'
import { COMMON_TACTICS, SIDES } from '../../model/sides'
import { GENERAL_USES } from '../../data/uses'
import { wrongAt, type Block } from './checks'
import {
  inCondition,
  inConditions,
  inEffect,
  inMod,
  refer,
  referAll,
  referKeys,
  type Kind,
  type Reference,
} from './references'

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
    ...referKeys(`setup.${side}`, 'Region', doc.setup[side]),
    ...Object.entries(doc.setup[side]).flatMap(([region, { units }]) =>
      referKeys(`setup.${side}.${region}.units`, 'Unit Type', units),
    ),
    ...referKeys(`recruitment.pool.${side}`, 'Unit Type', doc.recruitment.pool[side]),
    ...referKeys(`recruitment.start.${side}`, 'Region', doc.recruitment.start[side]),
  ]),
  ...referKeys('recruitment.areas', 'Unit Type', doc.recruitment.areas),
  ...Object.entries(doc.recruitment.areas).flatMap(([type, regions]) =>
    referAll(`recruitment.areas.${type}`, 'Region', regions),
  ),
  ...referKeys('control', 'Region', doc.control),
  ...doc.counters.flatMap(({ region }, place) => refer(`counters.${place}.region`, 'Region', region)),
]

const inPieces = (doc: ScenarioDoc): ReadonlyArray<Reference> => [
  ...refer('dice.eyeUnitType', 'Unit Type', doc.dice.eyeUnitType),
  ...(doc.dice.gains ?? []).flatMap(({ when }, place) => inConditions(`dice.gains.${place}.when`, when)),
  ...doc.dice.extraUses.flatMap(({ requires, effect }, place) => [
    ...inConditions(`dice.extraUses.${place}.requires`, requires),
    ...inEffect(`dice.extraUses.${place}.effect`, effect),
  ]),
  ...doc.unitTypes.flatMap(({ favoured, ability }, place) => [
    ...favoured.flatMap((terrain, at) =>
      terrain === ATTACKING ? [] : refer(`unitTypes.${place}.favoured.${at}`, 'terrain', terrain),
    ),
    ...inEffect(`unitTypes.${place}.ability.effect`, ability.effect),
  ]),
  ...doc.characters.flatMap(({ start, entry, abilities }, place) => [
    ...refer(`characters.${place}.start.region`, 'Region', start.on === 'map' ? start.region : null),
    ...referAll(`characters.${place}.entry.regions`, 'Region', entry?.regions),
    ...inConditions(`characters.${place}.entry.requires`, entry?.requires ?? []),
    ...referKeys(`characters.${place}.entry.units`, 'Unit Type', entry?.units),
    ...referKeys(`characters.${place}.entry.counters`, 'counter', entry?.counters),
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
  ...doc.fate.tiles.flatMap(({ effect }, place) => inEffect(`fate.tiles.${place}.effect`, effect ?? [])),
  ...doc.fate.stepEvents.flatMap(({ effect }, place) => inEffect(`fate.stepEvents.${place}.effect`, effect)),
  ...(['immediate', 'step6'] as const).flatMap((when) =>
    doc.victory[when].flatMap((way, place) => inCondition(`victory.${when}.${place}.when`, way.when)),
  ),
]

const repeated = (path: string, names: ReadonlyArray<string>): ReadonlyArray<Fault> =>
  names.flatMap((name, place) =>
    names.indexOf(name) < place ? [{ path: `${path}.${place}.id`, problem: `${name} is there twice` }] : [],
  )

/** The Story and Special cards, each with its path. */
const storiesOf = (doc: ScenarioDoc): ReadonlyArray<{ readonly id: string; readonly path: string }> =>
  [
    ['storyFree', doc.storyFree] as const,
    ['storyShadow', doc.storyShadow] as const,
    ['special.cards', doc.special.cards] as const,
  ].flatMap(([path, cards]) => cards.map(({ id }, place) => ({ id, path: `${path}.${place}.id` })))

const cardNames = (doc: ScenarioDoc): ReadonlyArray<Fault> => {
  const cards = storiesOf(doc)
  return cards.flatMap(({ id, path }, place) =>
    wrongAt(path, [
      [cards.findIndex((one) => one.id === id) < place, `${id} is there twice`],
      [/^generic-\d+$/.test(id) || id === 'none', `${id} is the name of a Generic card`],
    ]),
  )
}

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
  ...cardNames(doc),
]

const pieceNames = (doc: ScenarioDoc): ReadonlyArray<Fault> => [
  ...(['unitTypes', 'characters', 'regions'] as const).flatMap((block) =>
    doc[block].flatMap(({ id }, place) =>
      wrongAt(`${block}.${place}.id`, [
        [RESERVED.has(id), `${id} means something else and cannot be a name`],
        [
          block === 'unitTypes' && doc.characters.some((one) => one.id === id),
          `${id} is the name of a Character too`,
        ],
      ]),
    ),
  ),
  ...doc.dice.extraUses.flatMap(({ id }, place) =>
    GENERAL_USES.has(id)
      ? [{ path: `dice.extraUses.${place}.id`, problem: `${id} is a use of the general rules` }]
      : [],
  ),
]

/** The block in which the things of a kind are named. */
const BLOCK_OF: Readonly<Record<Kind, Block>> = {
  Region: 'regions',
  Territory: 'territories',
  'Unit Type': 'unitTypes',
  Character: 'characters',
  tile: 'fate',
  counter: 'counters',
  terrain: 'terrain',
  'border type': 'borderTypes',
  Order: 'orders',
  Combat: 'combats',
  'Tactics token': 'unitTypes',
}

/** What stands for a block that is not in order, so that names can be looked for in the others. */
const EMPTY: Pick<ScenarioDoc, 'dice' | 'fate' | 'recruitment' | 'setup' | 'special' | 'victory'> = {
  dice: {
    pools: { free: { start: 1, max: 1 }, shadow: { start: 1, max: 1 } },
    faces: { free: [], shadow: [] },
    actionTokens: 0,
    eyeUnitType: null,
    extraUses: [],
  },
  fate: { last: 1, endgame: 1, tiles: [], icon: [], stepEvents: [] },
  recruitment: {
    pool: { free: {}, shadow: {} },
    start: { free: {}, shadow: {} },
    areas: {},
    shadowMusterIn: 'settlements',
  },
  setup: { free: {}, shadow: {} },
  special: { name: '', cards: [] },
  victory: { immediate: [], step6: [] },
}

const LISTS = [
  'regions',
  'borders',
  'territories',
  'unitTypes',
  'characters',
  'positions',
  'counters',
  'orders',
  'combats',
  'generic',
  'storyFree',
  'storyShadow',
] as const
const NAMED = ['terrain', 'borderTypes', 'control'] as const

const withoutBroken = (doc: ScenarioDoc, broken: ReadonlySet<string>): ScenarioDoc => {
  const emptied = (names: ReadonlyArray<string>, value: object) =>
    Object.fromEntries(names.flatMap((name) => (broken.has(name) ? [[name, value]] : [])))
  const others = Object.fromEntries(Object.entries(EMPTY).filter(([name]) => broken.has(name)))
  return { ...doc, ...others, ...emptied(LISTS, []), ...emptied(NAMED, {}) }
}

/** What is wrong with the names of a document, as far as its blocks are in order. */
export const nameFaults = (json: ScenarioDoc, broken: ReadonlySet<string>): ReadonlyArray<Fault> => {
  const doc = withoutBroken(json, broken)
  const names = namesOf(doc)
  const unknown = [...inMap(doc), ...inPieces(doc), ...inCards(doc)].flatMap(({ path, kind, name }) =>
    broken.has(BLOCK_OF[kind]) || names[kind].has(name)
      ? []
      : [{ path, problem: `there is no ${kind} ${name}` }],
  )
  return [...uniqueFaults(doc), ...pieceNames(doc), ...unknown]
}
