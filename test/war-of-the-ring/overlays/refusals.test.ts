/** House rules that do not fit are refused, with the place and the reason. */
import { describe, expect, it } from 'vitest'
import { newId, warOfTheRing, type HouseRule } from '../../../src/war-of-the-ring'
import { mustLeft, mustRight } from '../../kernel/conformance/check'
import { CAPTAINS } from './houses'

const [gothmog] = CAPTAINS.characters ?? []
const [card] = CAPTAINS.cards ?? []
const [tile] = CAPTAINS.huntTiles ?? []
const [unit] = CAPTAINS.units ?? []
if (gothmog === undefined || card === undefined || tile === undefined || unit === undefined)
  throw new Error('the expansion lacks something')

const reinforcements = warOfTheRing.tables().setUp.reinforcements

const zeros = (length: number) => Array.from({ length }, () => 0)
const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)])
const said = (text: string) => ({ name: 'x', says: { strider: text } })

type Case = readonly [says: string, rule: unknown, path: string, problem: RegExp]
const CASES: ReadonlyArray<Case> = [
  ['no object', null, '', /not an object/],
  ['no name', {}, 'name', /not an id/],
  ['too many values', { name: 'x', cards: zeros(20_000) }, '', /^a house rule has at most 20000 values$/],
  ['too deep', { name: 'x', cards: nested(40) }, '', /^a house rule nests at most 32 lists and objects$/],
  ['a command to terminals', said('\u001b[2J'), 'says.strider', /^"\\u001b.*without control characters$/],
  ['text from right to left', said('\u202e'), 'says.strider', /^"\\u202e.*without control characters$/],
  ['a name with blanks', { name: 'my rule' }, 'name', /not an id/],
  ['an unknown field', { name: 'x', procedures: {} }, 'procedures', /no such field/],
  ['a limit that is no number', { name: 'x', limits: { units: 'ten' } }, 'limits.units', /whole number/],
  ['a limit that is no limit here', { name: 'x', limits: { deck: 20 } }, 'limits.deck', /no such field/],
  ['no hand at all', { name: 'x', limits: { hand: 0 } }, 'limits.hand', /from 1/],
  [
    'more besieged than in a region',
    { name: 'x', limits: { units: 8, besiegedUnits: 9 } },
    'limits.besiegedUnits',
    /no more/,
  ],
  ['a set-up above its own limit', { name: 'x', limits: { units: 3, besiegedUnits: 3 } }, 'setUp', /armies/],
  [
    'more dice than there are',
    { name: 'x', dice: { action: { shadow: { start: 9, most: 8 } } } },
    'dice.action.shadow.start',
    /8 dice/,
  ],
  [
    'a figure out of nothing',
    {
      name: 'x',
      setUp: {
        reinforcements: { ...reinforcements, gondor: { regular: 9, elite: 9, leader: 9, nazgul: 0 } },
      },
    },
    'setUp',
    /gondor/,
  ],
  [
    'an ability that nobody has',
    { name: 'x', characters: [{ ...gothmog, abilities: [{ kind: 'flies' }] }] },
    'characters.0.abilities.0.kind',
    /not a kind of an ability/,
  ],
  [
    'an unknown region in an ability',
    {
      name: 'x',
      characters: [
        { ...gothmog, entry: { ...gothmog.entry, places: [{ kind: 'region', region: 'valinor' }] } },
      ],
    },
    'characters.0.entry.places.0.region',
    /not a region/,
  ],
  [
    'a Companion of the Shadow',
    { name: 'x', characters: [{ ...gothmog, role: 'companion' }] },
    'characters.0.side',
    /companion/,
  ],
  [
    'another Gollum',
    { name: 'x', characters: [{ ...gothmog, role: 'gollum', side: 'free-peoples' }] },
    'characters.0.entry',
    /somebody new/,
  ],
  ['somebody twice', { name: 'x', characters: [gothmog, gothmog] }, 'characters.1.id', /twice/],
  [
    'a region as a character',
    { name: 'x', characters: [{ ...gothmog, id: 'moria' }] },
    'characters.0.id',
    /something else/,
  ],
  [
    'a card that names nobody known',
    { name: 'x', cards: [{ ...card, effect: [{ kind: 'sendTo', who: 'gothmog', region: 'moria' }] }] },
    'cards.0.effect.0.who',
    /not a character/,
  ],
  [
    'a card with a field too many',
    { name: 'x', cards: [{ ...card, effect: [{ kind: 'flyNazgul', far: true }] }] },
    'cards.0.effect.0.far',
    /no such field/,
  ],
  [
    'a card without a Combat title',
    { name: 'x', cards: [{ ...card, combat: 'run' }] },
    'cards.0.combat',
    /Combat title/,
  ],
  [
    'a card in another deck',
    { name: 'x', cards: [{ ...card, id: 'sh-char-01', effect: [] }] },
    'cards.0',
    /stays in its deck/,
  ],
  ['a tile without its card', { name: 'x', huntTiles: [tile] }, 'huntTiles.0.broughtBy', /not an Event card/],
  [
    'a tile of the other side',
    { ...CAPTAINS, name: 'x', huntTiles: [{ ...tile, kind: 'shadow' }] },
    'huntTiles.0.broughtBy',
    /card of its side/,
  ],
  [
    'units of a Nation that is none',
    { name: 'x', units: [{ ...unit, nation: 'harad' }] },
    'units.0.nation',
    /not a Nation/,
  ],
  [
    'more kinds of unit than a side can have',
    { name: 'x', units: [{ ...unit, nation: 'gondor' }] },
    'units',
    /free-peoples can have 0/,
  ],
  ['a name for nothing', { name: 'x', names: { valinor: 'Valinor' } }, 'names.valinor', /nothing has/],
  [
    'a sentence for no rule',
    { name: 'x', sentences: { 'armies.flying': 'Armies fly.' } },
    'sentences.armies.flying',
    /nothing has/,
  ],
  [
    'a sentence with a number that is nowhere',
    { name: 'x', sentences: { 'armies.stacking': 'At most {limits.figures}.' } },
    'sentences.armies.stacking',
    /no table/,
  ],
  [
    'too many cards in a deck',
    {
      name: 'x',
      cards: Array.from({ length: 8 }, (_, ix) => ({ ...card, id: `sh-strat-${30 + ix}`, effect: [] })),
    },
    'cards',
    /at most 31/,
  ],
]

describe('a house rule is refused', () => {
  it.each(CASES)('with %s', (_, rule, path, problem) => {
    const fault = mustLeft(warOfTheRing.with(rule as HouseRule), 'with')
    expect(fault.path).toBe(path)
    expect(fault.problem).toMatch(problem)
  })
})

describe('a house rule may', () => {
  it.each<readonly [string, HouseRule]>([
    [
      'give another name and paraphrase',
      { name: 'x', names: { saruman: 'Curunír' }, says: { 'fp-char-01': 'Hides.' } },
    ],
    [
      'replace a character',
      { name: 'x', characters: [{ ...warOfTheRing.tables().characters[0], leadership: 2 } as never] },
    ],
    ['change what wins', { name: 'x', victory: { target: { shadow: 12 }, points: { city: 2 } } }],
    [
      'change the dice',
      { name: 'x', dice: { action: { shadow: { start: 6 } }, combat: { most: 6 }, hunt: { succeedsOn: 5 } } },
    ],
    ['change the tracks', { name: 'x', fellowship: { corruption: 15, mordor: { steps: 6 } } }],
    ['change a reading', { name: 'x', readings: { skipsFreely: true } }],
    [
      'add a standard tile',
      {
        name: 'x',
        huntTiles: [
          {
            id: newId('standard-4'),
            name: '4',
            kind: 'standard',
            damage: { kind: 'number', value: 4 },
            reveal: false,
            stop: false,
            count: 1,
          },
        ],
      },
    ],
  ])('%s', (_, rule) => {
    const house = mustRight(warOfTheRing.with(rule), 'with')
    const state = mustRight(house.newGame({ seed: 'may' }), 'new game')
    expect(house.faultsOf(state)).toEqual([])
    expect(mustRight(house.decode(house.encode(state)), 'decode')).toEqual(state)
  })

  it('tell its names everywhere', () => {
    const house = mustRight(warOfTheRing.with({ name: 'x', names: { saruman: 'Curunír' } }), 'with')
    expect(house.nameOf('saruman')).toBe('Curunír')
    expect(house.tables().characters.find(({ id }) => id === 'saruman')?.name).toBe('Curunír')
    expect(warOfTheRing.nameOf('saruman')).toBe('Saruman')
  })
})
