/** A scenario that is not in order: everything that is wrong is said, each with its path. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { battles, THE_FORDS_AND_THE_DEEP } from '../../../src/battles'

type Json = Record<string, unknown>

/** Our scenario with a change, as JSON. */
const changed = (change: (doc: never) => void): Json => {
  const doc = JSON.parse(JSON.stringify(THE_FORDS_AND_THE_DEEP)) as Json
  change(doc as never)
  return doc
}

const faults = (change: (doc: never) => void): ReadonlyArray<string> => {
  const read = battles.scenario(changed(change))
  return E.isLeft(read) ? read.left.map(({ path, problem }) => `${path}: ${problem}`) : []
}

interface Doc {
  regions: Array<Record<string, unknown>>
  borders: Array<Record<string, unknown>>
  territories: Array<Record<string, unknown>>
  unitTypes: Array<Record<string, unknown> & { ability: Record<string, unknown> }>
  characters: Array<Record<string, unknown>>
  positions: Array<Record<string, unknown>>
  setup: { free: Record<string, unknown>; shadow: Record<string, unknown> }
  recruitment: { start: { free: Record<string, number>; shadow: Record<string, number> } }
  fate: { tiles: Array<Record<string, unknown>>; endgame: number; stepEvents: Array<{ step: number }> }
  generic: Array<unknown>
  storyFree: Array<Record<string, unknown> & { effect: Array<unknown> }>
  storyShadow: Array<Record<string, unknown> & { effect: Array<Record<string, unknown>> }>
  combats: Array<Record<string, unknown> & { effect: Array<unknown> }>
  victory: { immediate: Array<Record<string, unknown>>; step6: Array<Record<string, unknown>> }
  dice: {
    faces: { free: Array<string> }
    pools: { free: { start: number } }
    eyeUnitType: string
    extraUses: Array<Record<string, unknown>>
  }
  leaders: number
  orders: Array<Record<string, unknown> & { effect: Array<unknown> }>
  special: { cards: Array<Record<string, unknown>> }
  control: Record<string, string>
}

/** What stands at a place of a list, which must have it. */
const at = <A>(list: ReadonlyArray<A>, place: number): A => {
  const found = list[place]
  if (found === undefined) throw new Error(`nothing at ${place}`)
  return found
}

const put = (object: object, name: string | number, value: unknown): void => {
  Object.assign(object, { [name]: value })
}

const drop = (list: ReadonlyArray<object>, place: number, name: string): void => {
  Reflect.deleteProperty(at(list, place), name)
}

const CASES: ReadonlyArray<readonly [string, (doc: Doc) => void, string]> = [
  [
    'VC-1 a name twice',
    (d) => put(at(d.regions, 1), 'id', 'orthanc'),
    'regions.1.id: orthanc is there twice',
  ],
  [
    'VC-1 a name that is none',
    (d) => put(at(d.borders, 0), 'a', 'moria'),
    'borders.0.a: there is no Region moria',
  ],
  ['VC-2 a border twice', (d) => d.borders.push({ ...d.borders[3] }), 'borders.48: the border between'],
  [
    'VC-2 a Wall that protects nobody',
    (d) => drop(d.borders, 0, 'inside'),
    'borders.0.inside: a wall protects',
  ],
  [
    'VC-2 a Ford that protects one side',
    (d) => put(at(d.borders, 2), 'inside', 'west-nan-curunir'),
    'borders.2.inside',
  ],
  [
    'VC-3 a Region without a way',
    (d) => put(at(d.borders, 9), 'type', 'river'),
    'borders: no way leads to derndingle',
  ],
  ['VC-3 borders drawn across', (d) => put(at(d.regions, 0), 'at', [9, 9]), 'is drawn across'],
  [
    'VC-4 a Settlement without a home',
    (d) => put(at(d.regions, 0), 'home', null),
    'regions.0.home: orthanc needs a home',
  ],
  ['VC-4 points for nothing', (d) => put(at(d.regions, 3), 'victoryPoints', 1), 'regions.3.victoryPoints'],
  [
    'VC-5 a set-up over the limit',
    (d) => (d.setup.free['edoras'] = { units: { footmen: 6 }, leaders: 1 }),
    'setup.free.edoras: more than five Units stand here',
  ],
  [
    'VC-5 both sides in a Region',
    (d) => (d.setup.free['orthanc'] = { units: { footmen: 1 }, leaders: 0 }),
    'setup.free.orthanc: both sides stand here',
  ],
  ['VC-6 too few figures', (d) => put(at(d.unitTypes, 0), 'figures', 3), 'unitTypes.0.figures'],
  ['VC-7 tokens beyond the pool', (d) => (d.recruitment.start.free['folde'] = 30), 'recruitment.start.free'],
  [
    'VC-7 Shadow tokens where none are flipped',
    (d) => (d.recruitment.start.shadow['west-fords'] = 1),
    'recruitment.start.shadow.west-fords',
  ],
  ['VC-8 a deck of the wrong size', (d) => d.generic.pop(), 'generic: 29 cards are here, the deck has 30'],
  [
    'VC-9 a special tile too many',
    (d) => put(at(d.fate.tiles, 6), 'count', 3),
    'fate.tiles.6.count: 3 exist',
  ],
  [
    'VC-10 a step behind the end',
    (d) => put(at(d.fate.stepEvents, 0), 'step', d.fate.endgame),
    'fate.stepEvents.0.step',
  ],
  [
    'VC-11 a verb that is none',
    (d) => put(at(d.storyFree, 0).effect, 0, { do: 'dance' }),
    'storyFree.0.effect.0.do: "dance"',
  ],
  [
    'VC-11 a battle step outside a battle',
    (d) => put(at(d.storyFree, 0).effect, 0, { do: 'endBattle' }),
    'storyFree.0.effect.0: endBattle has a meaning in battles only',
  ],
  ['VC-12 no end', (d) => d.victory.step6.pop(), 'victory.step6: no rule ends the game'],
  [
    'VC-12 points that cannot be reached',
    (d) => put(at(d.victory.step6, 1), 'when', { victoryPointsAtLeast: 50 }),
    'victory.step6.1.when: there are 12 points',
  ],
  [
    'VC-13 no Commander-in-Chief',
    (d) => put(at(d.characters, 8), 'commanderInChief', false),
    'characters: one Minion',
  ],
  [
    'VC-14 a die that does not follow',
    (d) => put(at(d.territories, 0), 'givesDie', true),
    'territories.0.givesDie',
  ],
  ['VC-15 a table card without its part', (d) => drop(d.storyFree, 11, 'table'), 'storyFree.11.table'],
  [
    'a Unit without strength',
    (d) => drop(d.unitTypes, 0, 'strength'),
    'unitTypes.0.strength: this field is missing',
  ],
  [
    'a border told from both sides',
    (d) => d.borders.push({ ...d.borders[3], a: d.borders[3]?.['b'], b: d.borders[3]?.['a'] }),
    'is there twice: it counts both ways',
  ],
  [
    'a Region in the set-up that is none',
    (d) => (d.setup.free['bree'] = { units: { footmen: 1 }, leaders: 0 }),
    'setup.free.bree: there is no Region bree',
  ],
  ['two Regions at one point', (d) => put(at(d.regions, 1), 'at', d.regions[0]?.['at']), 'regions.1.at: '],
  [
    'a Territory without Regions',
    (d) => d.territories.push({ id: 'far-harad', name: 'Far Harad', givesDie: false }),
    'no Region lies in far-harad',
  ],
  [
    'a die with five faces',
    (d) => d.dice.faces.free.pop(),
    'dice.faces.free: a die has six faces, 5 are here',
  ],
  [
    'an Eye for the wrong side',
    (d) => (d.dice.eyeUnitType = 'riders'),
    'dice.eyeUnitType: riders are no Shadow',
  ],
  [
    'no victory of the Shadow',
    (d) => [...d.victory.immediate, ...d.victory.step6].forEach((way) => put(way, 'winner', 'free')),
    'victory: the Shadow has no way to win',
  ],
  [
    'an Order that no card has',
    (d) => d.orders.push({ ...d.orders[0], id: 'spare', effect: [] }),
    'no Generic card has spare',
  ],
  [
    'a card in two decks',
    (d) => put(at(d.special.cards, 2), 'id', at(d.storyFree, 0)['id']),
    'special.cards.2.id: ',
  ],
  [
    'Units of the enemy placed by a card',
    (d) =>
      put(at(d.storyFree, 0).effect, 0, {
        do: 'placeUnits',
        units: { 'uruk-hai': 1 },
        where: { region: 'edoras' },
      }),
    'storyFree.0.effect.0: uruk-hai are no Units of the side that places them',
  ],
  [
    'Units of one side placed by an Order that both may give',
    (d) => put(at(d.orders, 0).effect, 0, { do: 'placeUnits', any: ['riders'], where: { region: 'edoras' } }),
    'orders.0.effect.0: riders are no Units of the side that places them',
  ],
  [
    'Units of the enemy that come with a Character',
    (d) => {
      const waits = d.characters.findIndex(({ entry }) => entry !== null)
      put(at(d.characters, waits)['entry'] as object, 'units', { 'uruk-hai': 1 })
    },
    '.entry.units.uruk-hai: uruk-hai belong to the other side',
  ],
  ['an Eye on the wrong dice', (d) => (d.dice.faces.free[0] = 'eye'), 'dice.faces.free.0: only the Shadow'],
  ['a pool above its maximum', (d) => (d.dice.pools.free.start = 7), 'dice.pools.free: the start exceeds'],
  [
    'an ability before the roll',
    (d) => put(at(d.unitTypes, 0).ability, 'moment', 'beforeCombatRoll'),
    'unitTypes.0.ability.moment',
  ],
  [
    'a card picked from a hand nobody has seen',
    (d) => at(d.storyShadow, 13).effect.shift(),
    'storyShadow.13.effect.0: who picks from a hand must look at it first',
  ],
  [
    'somebody else decides where the owner does',
    (d) => put(at(d.storyFree, 0).effect, 0, { do: 'draw', deck: 'generic', count: 1, chooser: 'shadow' }),
    'storyFree.0.effect.0: the owner decides in draw, nobody else',
  ],
  [
    'somebody else says which Unit the owner places',
    (d) =>
      put(at(d.storyFree, 0).effect, 0, {
        do: 'placeUnits',
        any: ['riders'],
        where: { region: 'edoras' },
        chooser: 'shadow',
      }),
    'storyFree.0.effect.0: the owner decides in placeUnits, nobody else',
  ],
  [
    'a part of an enemy Army moves',
    (d) =>
      put(at(d.storyFree, 0).effect, 0, {
        do: 'moveArmy',
        upTo: 1,
        steps: 1,
        filter: { side: 'enemy' },
      }),
    'storyFree.0.effect.0: an Army of the enemy moves as a whole',
  ],
  [
    'a Region that borders on itself',
    (d) => put(at(d.borders, 3), 'a', at(d.borders, 3)['b']),
    'borders on itself',
  ],
  ['a home of nothing', (d) => put(at(d.regions, 3), 'home', 'free'), 'regions.3.home: '],
  ['control of nothing', (d) => (d.control[String(at(d.regions, 3)['id'])] = 'free'), 'has nothing to hold'],
  [
    'an added use with the name of a general one',
    (d) => put(at(d.dice.extraUses, 0), 'id', 'rally'),
    'dice.extraUses.0.id: rally is a use of the general rules',
  ],
  [
    'a side without Units',
    (d) => d.unitTypes.forEach((type) => put(type, 'side', 'shadow')),
    'unitTypes: the free side has no Units',
  ],
  ['too few Leaders', (d) => (d.leaders = 1), 'leaders: '],
  [
    'Shadow tokens in an area, where only Settlements count',
    (d) => (d.recruitment.start.shadow['west-eaves-of-fangorn'] = 1),
    'recruitment.start.shadow.west-eaves-of-fangorn: no Muster die of the Shadow flips a token here',
  ],
  [
    'no grey tiles',
    (d) => d.fate.tiles.forEach((tile) => put(tile, 'colour', 'blue')),
    'fate.tiles: there are no grey tiles',
  ],
  [
    'no position that is always open',
    (d) => d.positions.forEach((one) => put(one, 'open', [{ turnAtLeast: 2 }])),
    'positions: one position must always be open',
  ],
  [
    'an end that need not come',
    (d) => put(at(d.victory.step6, 3), 'when', { any: [{ inPlay: 'aragorn' }, { fateAtLeast: 9 }] }),
    'victory.step6: no rule ends the game',
  ],
  [
    'a card that can be used and does not leave then',
    (d) => {
      const crows = d.storyShadow.findIndex(({ id }) => id === 'crows-overhead')
      put(at(d.storyShadow, crows)['table'] as object, 'discardWhen', { turnAtLeast: 9 })
    },
    '.table.discardWhen: Crows Overhead: what can be used leaves when used',
  ],
]

describe('a scenario that is not in order', () => {
  test.each(CASES)('%s', (_, change, says) => {
    expect(faults(change as never).some((fault) => fault.includes(says))).toBe(true)
  })

  test('everything wrong is said at once', () => {
    const all = faults(((doc: Doc) => {
      drop(doc.unitTypes, 0, 'strength')
      put(at(doc.regions, 2), 'terrain', 7)
      put(at(doc.borders, 1), 'colour', 'blue')
    }) as never)
    expect(all).toHaveLength(3)
  })

  test('what is wrong in its form does not hide what is wrong elsewhere', () => {
    const all = faults(((doc: Doc) => {
      drop(doc.unitTypes, 0, 'strength')
      put(at(doc.borders, 0), 'a', 'moria')
      doc.setup.free['edoras'] = { units: { footmen: 6 }, leaders: 1 }
      doc.generic.pop()
      doc.victory.step6.pop()
    }) as never)
    expect(all.map((fault) => fault.split(':')[0])).toEqual([
      'unitTypes.0.strength',
      'borders.0.a',
      'setup.free.edoras',
      'victory.step6',
      'generic',
    ])
  })

  test('a change of one block is told by faults that name it, or a block that rests on it', () => {
    for (const block of Object.keys(THE_FORDS_AND_THE_DEEP)) {
      const all = faults(((doc: object) => Reflect.deleteProperty(doc, block)) as never)
      expect(all).toEqual([`${block}: this field is missing`])
    }
  })

  test('newGame names the first fault and how many follow', () => {
    const doc = changed(((one: Doc) => {
      drop(one.unitTypes, 0, 'strength')
      drop(one.unitTypes, 1, 'strength')
    }) as never)
    const started = battles.newGame({ seed: 'x', scenario: doc as never })
    expect(E.isLeft(started) && started.left.problem).toContain('unitTypes.0.strength')
    expect(E.isLeft(started) && started.left.problem).toContain('1 faults more')
  })

  test('a fault alone is named without others, and its scenario may be mended and handed in', () => {
    const doc = changed(((one: Doc) => drop(one.unitTypes, 0, 'strength')) as never)
    const started = battles.newGame({ seed: 'x', scenario: doc as never })
    expect(E.isLeft(started) && started.left.problem).toContain('unitTypes.0.strength: this field is missing')
    expect(E.isLeft(started) && started.left.problem).not.toContain('faults more')
    expect(E.isRight(battles.newGame({ seed: 'x', scenario: changed(() => undefined) as never }))).toBe(true)
    expect(E.isRight(battles.newGame({ seed: 'x', scenario: 'the-fords-and-the-deep' }))).toBe(true)
  })

  test('an end that comes in one of several ways is one', () => {
    const ends = faults(((d: Doc) =>
      put(at(d.victory.step6, 3), 'when', { any: [{ inPlay: 'aragorn' }, { turnAtLeast: 9 }] })) as never)
    expect(ends).toEqual([])
  })

  test.each([null, 7, 'x', [], {}])('%j is no scenario', (json) => {
    expect(E.isLeft(battles.scenario(json))).toBe(true)
  })

  test('our own is in order', () => expect(battles.scenario(changed(() => undefined))._tag).toBe('Right'))
})
