/**
 * Positions: any table between two decisions of a turn can be built, and one that cannot be is refused with
 * the field and the rule.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { faultsOf, warOfTheRing, type PositionSpec } from '../../../src/war-of-the-ring'
import { boundaryFaults, tableFaults } from '../../../src/war-of-the-ring/query/faults'
import { RULES } from '../support/base'
import { mustRight } from '../../kernel/conformance/check'

type Json = Record<string, never>

const build = (spec: PositionSpec) => mustRight(warOfTheRing.position(spec), 'position')
/** The table of a position, as JSON. */
const told = (spec: PositionSpec): Json => warOfTheRing.encode(build(spec)).table as Json
/** What is asked first, and of whom. */
const asked = (spec: PositionSpec): string => {
  const state = build({ ...spec, config: { chance: 'manual', ...spec.config } })
  return `${warOfTheRing.actors(state).join()} ${state.stack[state.stack.length - 1]?.kind}`
}

/** What is wrong with a description, as path and problem. */
const wrongWith = (spec: unknown): string => {
  const placed = warOfTheRing.position(spec)
  if (E.isRight(placed)) return 'nothing'
  expect(placed.left._tag).toBe('Malformed')
  return `${placed.left.path}: ${placed.left.problem}`
}

const DICE = { 'free-peoples': ['character', 'event'], shadow: ['army', 'muster', 'muster'] } as const

describe('a position', () => {
  it('is a state like any other', () => {
    const state = build({ dice: DICE, turn: 4, acting: 'shadow' })
    expect(faultsOf(state)).toEqual([])
    expect(boundaryFaults(RULES, state.table)).toEqual([])
    expect(state.table.turn).toBe(4)
    expect(warOfTheRing.actors(state)).toEqual(['shadow'])
    expect(warOfTheRing.decode(warOfTheRing.encode(state))).toEqual(E.right(state))
  })

  it('has a Nation at the last step active without saying so', () =>
    expect(told({ dice: DICE, politics: { rohan: { steps: 0 } } })['politics']).toMatchObject({
      rohan: { steps: 0, active: true },
    }))

  it('is looked over soon, even if its list of captured Settlements claims to have no end', () => {
    const { table } = build({ dice: DICE })
    const captured = Object.assign([], { length: 4e9 })
    expect(tableFaults(RULES, { ...table, captured })).toEqual([])
  })

  it('is the set-up if nothing is said, with the dice still to be rolled', () => {
    expect(asked({})).toBe('nature roll')
    expect(told({ dice: DICE })['armies']).toHaveProperty('minas-tirith')
  })

  it.each([
    ['draw', 'nature draw'],
    ['fellowship', 'free-peoples decide/declare'],
    ['hunt-allocation', 'shadow decide/allocation'],
    ['action-roll', 'nature roll'],
  ] as const)('can be at the beginning of the phase %s', (phase, question) => {
    expect(asked({ phase })).toBe(question)
  })

  it('can be at the victory check', () => {
    const captured = ['minas-tirith', 'dol-amroth', 'edoras', 'helms-deep', 'erebor', 'lorien'] as const
    const armies = Object.fromEntries(captured.map((region) => [region, {}]))
    const state = build({ phase: 'victory', captured, armies })
    expect(state.outcome).toMatchObject({ winners: ['shadow'], rule: 'victory.shadow' })
  })

  it('can start from an empty board: every figure is a reinforcement', () => {
    const table = told({ base: 'empty', dice: DICE, armies: { bree: { 'north-regular': 2, strider: 1 } } })
    expect(table['armies']).toEqual({ bree: { 'north-regular': 2 } })
    expect(table['nazgul']).toEqual([])
    expect(table['reinforcements']?.['free-peoples']).toMatchObject({
      'north-regular': 8,
      'gondor-regular': 15,
    })
    expect(table['characters']?.['strider']).toBe('bree')
  })

  it('replaces who was in the field of a region, Nazgûl too', () => {
    const table = told({ dice: DICE, armies: { moria: { 'sauron-elite': 1, nazgul: 2 }, 'barad-dur': {} } })
    expect(table['armies']).toMatchObject({ moria: { 'sauron-elite': 1 } })
    expect(table['armies']).not.toHaveProperty('barad-dur')
    expect(table['nazgul']).toEqual(['dol-guldur', 'minas-morgul', 'morannon', 'moria', 'moria'])
    expect(table['reinforcements']?.['shadow']).toMatchObject({ 'sauron-regular': 14, 'sauron-elite': 4 })
  })

  it('can have a siege, losses and captured Settlements', () => {
    const table = told({
      dice: DICE,
      armies: {
        'minas-tirith': { 'sauron-regular': 5, 'witch-king': 1 },
        pelargir: { 'southrons-elite': 1 },
      },
      besieged: { 'minas-tirith': { 'gondor-elite': 2, boromir: 1 } },
      captured: ['pelargir'],
      casualties: { 'gondor-regular': 4 },
    })
    expect(table['besieged']).toEqual({ 'minas-tirith': { 'gondor-elite': 2 } })
    expect(table['characters']).toMatchObject({
      boromir: 'minas-tirith/inside',
      'witch-king': 'minas-tirith',
    })
    expect(table['casualties']).toEqual({ 'gondor-regular': 4 })
    expect(table['dice']?.['pool']?.['shadow']).toBe(8)
  })

  it('knows who has taken whose place, and who guides then', () => {
    const table = told({
      dice: DICE,
      characters: { aragorn: 'edoras', 'gandalf-the-white': 'fangorn', boromir: 'eliminated' },
    })
    expect(table['characters']).toMatchObject({ strider: 'replaced', 'gandalf-the-grey': 'replaced' })
    expect(table['fellowship']?.['guide']).toBe('legolas')
    expect(table['dice']?.['pool']?.['free-peoples']).toBe(6)
  })

  it('can be on the Mordor Track, with Gollum as Guide', () => {
    const table = told({
      dice: DICE,
      characters: {
        'gandalf-the-grey': 'eliminated',
        strider: 'eliminated',
        boromir: 'eliminated',
        legolas: 'eliminated',
        gimli: 'eliminated',
        meriadoc: 'bree',
        peregrin: 'bree',
      },
      fellowship: { mordor: 2, corruption: 7, revealed: true, tried: true },
      huntTiles: { pool: { 'standard-3': 1, 'shelobs-lair': 1 }, drawn: { 'elven-rope': 1 } },
    })
    expect(table['fellowship']).toMatchObject({ region: null, mordor: 2, guide: 'gollum' })
    expect(table['tiles']?.['pool']).toEqual({ 'standard-3': 1, 'shelobs-lair': 1 })
    expect(table['tiles']?.['drawn']).toMatchObject({ 'standard-3': 2, 'standard-eye': 4, 'elven-rope': 1 })
  })

  it('counts dice: what is neither unused nor in the Hunt box is used', () => {
    const { dice } = told({
      dice: DICE,
      huntBox: { 'free-peoples': 1, shadow: 2 },
      rings: { 'free-peoples': 1, shadow: 1 },
      ringUsed: ['free-peoples'],
    }) as unknown as Json
    expect(dice).toMatchObject({
      used: { 'free-peoples': 1, shadow: 2 },
      unused: { shadow: { army: 1, muster: 2 } },
      rings: { 'free-peoples': 1, shadow: 1 },
      ringUsed: ['free-peoples'],
    })
  })

  it('lets the Shadow use at once the Ring that it was handed', () => {
    const rings = { 'free-peoples': 2, shadow: 0 }
    expect(told({ dice: DICE, rings, ringUsed: ['free-peoples', 'shadow'] }).dice).toMatchObject({ rings })
  })

  it('deals hands and discards; the rest is in the decks', () => {
    const { cards } = told({
      dice: DICE,
      hands: { 'free-peoples': ['fp-char-05', 'fp-strat-01'] },
      discards: { shadow: ['sh-strat-24'] },
    }) as unknown as Json
    expect(cards?.['hands']).toMatchObject({
      'free-peoples-character': ['fp-char-05'],
      'shadow-character': [],
    })
    expect(cards?.['decks']?.['shadow-strategy']).toHaveLength(23)
  })
})

/** Descriptions that no table could show, each with the field and the rule that say so. */
const IMPOSSIBLE: ReadonlyArray<readonly [string, unknown, RegExp]> = [
  // the form
  ['an unknown field', { colour: 'red' }, /^colour: /],
  ['something that is no description', 'mordor', /mordor/],
  ['an unknown region', { armies: { bywater: {} } }, /^armies: .*bywater/],
  ['an unknown piece', { armies: { bree: { balrog: 1 } } }, /^armies\.bree: .*balrog/],
  ['half a figure', { armies: { bree: { 'north-regular': 0.5 } } }, /^armies\.bree\.north-regular/],
  ['an unknown phase', { phase: 'second breakfast' }, /^phase/],
  ['an unknown place of a character', { characters: { strider: 'asleep' } }, /^characters\.strider/],
  ['an unknown card', { hands: { shadow: ['sh-char-25'] } }, /^hands\.shadow/],
  ['a refused config', { config: { chance: 'luck' } }, /^config\.chance/],
  ['an unknown field of the config', { config: { teams: 3 } }, /^config: .*teams/],
  ['turn 0', { turn: 0 }, /^turn: .*turn\.phases/],
  // figures
  [
    'too many of a figure at once',
    { armies: { bree: { 'north-elite': 6 } } },
    /north-elite.*components\.supply/,
  ],
  [
    'too many of a figure altogether',
    { armies: { dale: { 'dwarves-regular': 3 } } },
    /^armies: .*dwarves-regular.*components\.supply/,
  ],
  ['too many Nazgûl', { armies: { moria: { nazgul: 5 } } }, /^nazgul: .*components\.supply/],
  ['too many casualties', { casualties: { 'north-elite': 5 } }, /north-elite.*components\.supply/],
  ['casualties of the Shadow', { casualties: { 'sauron-elite': 1 } }, /^casualties\.sauron-elite/],
  [
    'units of both sides in one field',
    { armies: { hollin: { 'elves-regular': 1, 'sauron-regular': 1 } } },
    /^armies\.hollin: .*pieces\.army/,
  ],
  [
    'eleven units',
    { base: 'empty', armies: { moria: { 'sauron-regular': 11 } } },
    /^armies\.moria: .*armies\.stacking/,
  ],
  [
    'a Leader alone',
    { armies: { hollin: { 'gondor-leader': 1 } } },
    /^armies\.hollin: .*pieces\.leaderAlone/,
  ],
  // sieges and control
  [
    'a garrison that nobody besieges',
    { besieged: { orthanc: { 'isengard-elite': 1 } }, armies: { orthanc: {} } },
    /^besieged\.orthanc: .*siege\.ends/,
  ],
  [
    'six units inside',
    { besieged: { moria: { 'sauron-regular': 6 } }, armies: { moria: { 'elves-elite': 1 } } },
    /^besieged\.moria: .*armies\.stacking/,
  ],
  ['a siege without a Stronghold', { besieged: { bree: { 'north-elite': 1 } } }, /^besieged\.bree: .*siege/],
  [
    'a garrison in a captured Stronghold',
    {
      armies: { 'minas-tirith': { 'sauron-regular': 1 } },
      besieged: { 'minas-tirith': { 'gondor-elite': 1 } },
      captured: ['minas-tirith'],
    },
    /^besieged\.minas-tirith: .*siege\.begins/,
  ],
  [
    'an enemy in a City',
    { armies: { pelargir: { 'sauron-regular': 1 } } },
    /^captured: .*pelargir.*capture\.when/,
  ],
  [
    'an enemy at an empty Stronghold',
    { armies: { erebor: { 'sauron-regular': 1 } } },
    /^captured: .*erebor.*capture\.when/,
  ],
  ['a garrison of its own in a captured Town', { captured: ['bree'] }, /^captured: .*bree.*capture\.when/],
  ['a marker without a Settlement', { captured: ['hollin'] }, /^captured: .*capture\.marker/],
  // politics
  [
    'four steps to war',
    { politics: { gondor: { steps: 4 } } },
    /^politics\.gondor\.steps: .*politics\.track/,
  ],
  [
    'a passive Nation at war',
    { politics: { rohan: { steps: 0, active: false } } },
    /^politics\.rohan: .*passiveLimit/,
  ],
  ['passive Elves', { politics: { elves: { active: false } } }, /^politics\.elves: .*passiveStart/],
  // characters and the Fellowship
  [
    'a character in two places',
    { armies: { bree: { strider: 1 } }, characters: { strider: 'edoras' } },
    /^characters\.strider: .*twice/,
  ],
  [
    'both figures of one person',
    { characters: { strider: 'bree', aragorn: 'edoras' } },
    /^characters\.strider: .*pieces\.replaced/,
  ],
  ['somebody replaced by nobody', { characters: { strider: 'replaced' } }, /pieces\.replaced/],
  ['somebody nowhere', { characters: { gimli: 'aside' } }, /^characters\.gimli: .*fellowship\.members/],
  ['Aragorn in the Fellowship', { characters: { aragorn: 'fellowship' } }, /fellowship\.noReturn/],
  ['Saruman on a journey', { characters: { saruman: 'edoras' } }, /^characters\.saruman: .*saruman/],
  ['Gollum on the map', { characters: { gollum: 'bree' } }, /pieces\.gollum/],
  [
    'a character inside without a siege',
    { characters: { strider: 'minas-tirith/inside' } },
    /^characters\.strider: .*siege\.ends/,
  ],
  ['a Guide of lower Level', { fellowship: { guide: 'gimli' } }, /^fellowship\.guide: .*fellowship\.guide/],
  ['Gollum as Guide of Companions', { fellowship: { guide: 'gollum' } }, /^fellowship\.guide/],
  ['Progress 13', { fellowship: { progress: 13 } }, /^fellowship\.progress: .*fellowship\.progress/],
  ['Progress while Revealed', { fellowship: { progress: 2, revealed: true } }, /fellowship\.revealed/],
  ['Corruption 12', { fellowship: { corruption: 12 } }, /fellowship\.corruption: .*victory\.corruption/],
  ['Corruption 13', { fellowship: { corruption: 13 } }, /^fellowship\.corruption: .*fellowship\.corruption/],
  ['the Crack of Doom', { fellowship: { mordor: 5 } }, /victory\.ring/],
  ['a step beyond it', { fellowship: { mordor: 6 } }, /^fellowship\.mordor: .*mordor\.crackOfDoom/],
  [
    'Progress in Mordor',
    { fellowship: { mordor: 0, progress: 1 } },
    /^fellowship\.progress: .*mordor\.enter/,
  ],
  ['Mordor and a region', { fellowship: { mordor: 0, region: 'moria' } }, /mordor\.place/],
  ['a try outside Mordor', { fellowship: { tried: true } }, /^fellowship\.tried: .*mordor\.idle/],
  // tiles
  ['five Eyes', { huntTiles: { pool: { 'standard-eye': 5 } } }, /^huntTiles\.pool\.standard-eye/],
  ['a special tile outside Mordor', { huntTiles: { pool: { 'elven-rope': 1 } } }, /hunt\.specialTiles/],
  [
    'a special tile that waits in Mordor',
    { fellowship: { mordor: 0 }, huntTiles: { waiting: { 'elven-rope': 1 } } },
    /^tiles\.waiting: .*hunt\.specialTiles/,
  ],
  ['a standard tile that waits', { huntTiles: { waiting: { 'standard-3': 1 } } }, /hunt\.specialTiles/],
  ['an empty pool', { huntTiles: { pool: {} } }, /^tiles\.pool: .*hunt\.refill/],
  // dice and Rings
  [
    'more dice than the pool',
    { dice: { 'free-peoples': ['event', 'event', 'event', 'event', 'event'] } },
    /^dice\.free-peoples: .*dicePool\.freePeoples/,
  ],
  ['an Eye to act with', { dice: { shadow: ['eye'] } }, /die\.eye/],
  ['an Army of the Free Peoples', { dice: { 'free-peoples': ['army'] } }, /die\.faces/],
  ['a Will of the West of the Shadow', { dice: { shadow: ['will-of-the-west'] } }, /die\.faces/],
  ['a pool that is too large', { pool: { shadow: 11 } }, /dicePool\.shadow/],
  ['dice before the roll', { phase: 'hunt-allocation', dice: DICE }, /^dice: .*turn\.actionRoll/],
  ['unused dice at the victory check', { phase: 'victory', dice: DICE }, /^dice: .*turn\.lastDice/],
  [
    'a Hunt box before the allocation',
    { phase: 'fellowship', huntBox: { shadow: 1 } },
    /turn\.huntAllocation/,
  ],
  ['too many allocated', { phase: 'action-roll', huntBox: { shadow: 8 } }, /huntAllocation\.limit/],
  [
    'a die that moved nobody yet',
    { phase: 'action-roll', huntBox: { 'free-peoples': 1 } },
    /fellowship\.dieToHuntBox/,
  ],
  ['four Rings', { rings: { shadow: 1 } }, /^dice\.rings: .*elvenRings\.passing/],
  ['a Ring used that is still there', { ringUsed: ['free-peoples'] }, /elvenRings\.passing/],
  [
    'a Ring just handed over that the Shadow has not',
    { dice: DICE, rings: { 'free-peoples': 1, shadow: 0 }, ringUsed: ['free-peoples'] },
    /^dice\.ringUsed: .*elvenRings\.passing/,
  ],
  [
    'a Ring used in the turn before its dice are rolled',
    { phase: 'fellowship', rings: { 'free-peoples': 2, shadow: 1 }, ringUsed: ['free-peoples'] },
    /^dice\.ringUsed: .*elvenRings\.use/,
  ],
  // cards
  ["a card of the other side's", { hands: { shadow: ['fp-char-01'] } }, /^hands\.shadow: .*events\.decks/],
  ['a card twice', { hands: { shadow: ['sh-char-01', 'sh-char-01'] } }, /^hands\.shadow: .*twice/],
  [
    'a card in hand and discarded',
    { hands: { shadow: ['sh-char-01'] }, discards: { shadow: ['sh-char-01'] } },
    /^discards\.shadow: .*components\.supply/,
  ],
  [
    'seven cards in hand',
    { hands: { shadow: [1, 2, 3, 4, 5, 6, 7].map((number) => `sh-char-0${number}`) } },
    /^cards\.hands: .*events\.handLimit/,
  ],
]

describe('a position is refused', () => {
  it.each(IMPOSSIBLE)('with %s', (_, spec, problem) => {
    expect(wrongWith(spec)).toMatch(problem)
  })
})
