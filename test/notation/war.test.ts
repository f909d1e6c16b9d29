/** War of the Ring in one line of text: lines and states, what people type, and what is wrong. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { anyGame } from '../../src/kernel'
import {
  faultSentence,
  formatPosition,
  gameOfPosition,
  linkOfPosition,
  parsePosition,
} from '../../src/notation'
import { SPECIAL_TILES } from '../../src/notation/war/words'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { SPECIAL_TILE_IDS } from '../../src/war-of-the-ring/model/ids'
import { right, roundTrips, shuffled, statesOf, toldOf } from './support'
import { thorough } from '../thorough'

const game = anyGame(warOfTheRing)
const ASKED = ['decide/action', 'decide/declare', 'decide/allocation']
/** All that a turn asks or draws outside of an action. */
const OF_TURN = [
  ...ASKED,
  'turn > decide/guide',
  'turn > declaration > decide/path',
  'turn > declaration > decide/follow',
  'turn > roll',
  'turn > draw',
  'turn > draw > decide/discard',
  'turn > bonus > decide/bonus',
  'turn > bonus > draw',
  'turn > bonus > draw > decide/discard',
  'turn > swap > decide/agree',
  'turn > swap > decide/give',
]

const lineOf = (text: string): string => right(formatPosition(game, right(parsePosition(game, text))))

const faultsOf = (text: string): ReadonlyArray<string> => {
  const read = parsePosition(game, text)
  return E.isLeft(read) ? read.left.map(faultSentence) : []
}

const CONFIGS = [
  {},
  { chance: 'manual' },
  { edition: 'second' },
  { twilight: true },
  { players: 3 },
  { players: 4 },
  { players: 3, chance: 'manual', twilight: true },
]

describe('a state at a question of the turn, its line, and back', { timeout: 60_000 }, () => {
  it.each(CONFIGS)('%j', (config) => {
    const walk = { config, seed: 'lines', steps: 320, every: thorough(24, 6) }
    const states = statesOf(game, walk, OF_TURN)
    expect(states.length).toBeGreaterThan(thorough(1, 8))
    for (const state of states) roundTrips(warOfTheRing, state)
  })

  it.each([
    ['turn > draw > decide/discard', {}, /turn: \d+, draw, (fp|shadow), discard;/],
    ['turn > draw', { chance: 'manual' }, /turn: \d+, draw, (fp|shadow)(, from strategy)?;/],
    ['turn > roll', { chance: 'manual' }, /dice (fp|shadow): .*\d to roll/],
    ['turn > bonus > draw', { players: 4, chance: 'manual' }, /chose (character|strategy), next/],
    ['turn > swap > decide/give', { players: 4 }, /swap, (fp|shadow), \S+ agreed, \S+ agreed,/],
  ] as const)('%s has a line of its own', (asked, config, wanted) => {
    const states = statesOf(game, { config, seed: 'of the turn', steps: 500, every: 3 }, [asked])
    const lines = states.slice(0, 12).map((state) => roundTrips(warOfTheRing, state))
    expect(lines.some((line) => wanted.test(line))).toBe(true)
  })

  it('whether the Chief of the Ringwraiths follows, for two, three and four', () => {
    const asked = ['turn > declaration > decide/follow']
    const lines = [2, 3, 4].map((players) => {
      const config = { twilight: true, ...(players === 2 ? {} : { players }) }
      const states = statesOf(
        game,
        { config, seed: players === 2 ? 'f1' : 'f0', steps: 1000, every: 1 },
        asked,
      )
      return states.map((state) => roundTrips(warOfTheRing, state))
    })
    for (const some of lines)
      expect(some.some((line) => /turn: \d+, fellowship, shadow, follow[,;]/.test(line))).toBe(true)
    expect(lines.flat().some((line) => /shadow, follow, way [a-z -]+[;,]/.test(line))).toBe(true)
    expect(lines.flat().some((line) => /shadow, follow(, next|;)/.test(line))).toBe(true)
  })

  it('in any order, with capitals and broken lines, and as a link', () => {
    const states = statesOf(game, { config: {}, seed: 'orders', steps: 200, every: 12 }, ASKED)
    for (const state of states) {
      const line = right(formatPosition(game, state))
      for (const text of [shuffled(line, line), linkOfPosition(line), line.replace(/(.{60}\S*) /g, '$1\n')])
        expect(toldOf(game, right(parsePosition(game, text)))).toEqual(toldOf(game, state))
      expect(linkOfPosition(line)).toMatch(/^[a-z0-9._~-]+$/)
    }
  })

  it('in the middle of something there is no line, and it says so', () => {
    const [state] = statesOf(game, { config: {}, seed: 'middle', steps: 400, every: 1 }, ['decide/recruit'])
    if (state === undefined) throw new Error('nobody recruited')
    expect(formatPosition(game, state)).toMatchObject({
      left: { problem: expect.stringMatching(/middle of something/) },
    })
  })
})

it('special Hunt tiles are those of the game', () => expect(SPECIAL_TILES).toEqual(SPECIAL_TILE_IDS))

describe('the start', () => {
  it('is the shortest line', () =>
    expect(lineOf('rules: manual; turn: 1, draw, fp')).toBe('wotr-1; rules: manual; turn: 1, draw, fp'))
  it('has a tag that names the game', () =>
    expect(gameOfPosition('wotr-1; turn: 1')).toMatchObject({ value: 'war-of-the-ring' }))
})

const TYPED: ReadonlyArray<readonly [typed: string, line: string]> = [
  [
    'turn 3; shadow to act; Lórien: 2 elite elves, 1 leader, Legolas; dice fp: C C W; ' +
      'dice shadow: A A M E eye, 2 hunt',
    'wotr-1; turn: 3, actions, shadow; companions: boromir, gandalf-the-grey, gimli, ' +
      'meriadoc, peregrin, strider; ' +
      'dice fp: 2 character, 1 will-of-the-west, 1 used; dice shadow: 2 army, 1 event, 1 muster, 3 hunt; ' +
      'lorien: 2e 1l elves, legolas',
  ],
  [
    'Minas Tirith besieged: 4r 1e gondor, boromir. Minas Tirith: 8 regulars and 2 elites ' +
      'of Sauron, three nazgul, ' +
      'witch king; at war: gondor, sauron; dice fp: W; dice shadow: character, army; shadow to act',
    'wotr-1; turn: 1, actions, shadow; companions: gandalf-the-grey, gimli, legolas, ' +
      'meriadoc, peregrin, strider; ' +
      'politics: gondor at war, sauron at war; dice fp: 1 will-of-the-west, 3 used; dice ' +
      'shadow: 1 army, 1 character, ' +
      '6 used; minas-tirith: 3 nazgul, 8r 2e sauron, witch-king; inside minas-tirith: boromir, 4r 1e gondor',
  ],
  [
    'at war: rohan, isengard; helms deep inside: rohan 3/1/1, gandalf white; helms deep: isengard 7/2; ' +
      'orthanc: 3 uruks; saruman: orthanc; dice fp: C; dice shadow: A',
    'wotr-1; turn: 1, actions, fp; fellowship: rivendell, 0 progress, 0 corruption, hidden, guide strider; ' +
      'companions: boromir, gimli, legolas, meriadoc, peregrin, strider; politics: isengard ' +
      'at war, rohan at war; ' +
      'dice fp: 1 character, 4 used; dice shadow: 1 army, 7 used; helms-deep: 7r 2e isengard; ' +
      'inside helms-deep: gandalf-the-white, 3r 1e 1l rohan; orthanc: 3r isengard, saruman',
  ],
  [
    'fellowship: mordor 2, revealed, corruption 7, guide gollum; companions: none; gone: ' +
      'gandalf the white, aragorn; ' +
      'turn 11; dice fp: char, will of the west, muster; dice shadow: 2 eyes, event; tiles ' +
      'pool: shelob, phial; ' +
      'drawn: eye, 3, 3',
    'wotr-1; turn: 11, actions, fp; fellowship: mordor 2, 0 progress, 7 corruption, ' +
      'revealed, guide gollum; ' +
      'companions: none; out: aragorn, gandalf-the-white; dice fp: 1 character, 1 muster, 1 ' +
      'will-of-the-west, 1 used; ' +
      'dice shadow: 1 event, 2 hunt, 4 used; played fp: c3; played shadow: c1; tiles drawn: 1 eye, 2 t3; ' +
      'tiles pool: phial-of-galadriel, shelobs-lair',
  ],
  [
    'board: empty; edoras: 5 rohan, 2 elite rohan, 1 leader, Aragorn; gap of rohan: 6 ' +
      'isengard, 2 elite isengard; ' +
      'orthanc: saruman; at war: rohan, isengard; dice fp: M; dice shadow: A; shadow to act',
    'wotr-1; board: empty; turn: 1, actions, shadow; companions: boromir, ' +
      'gandalf-the-grey, gimli, legolas, ' +
      'meriadoc, peregrin; politics: isengard at war, rohan at war; dice fp: 1 muster, 4 ' +
      'used; dice shadow: 1 army, ' +
      '7 used; edoras: aragorn, 5r 2e 1l rohan; gap-of-rohan: 6r 2e isengard; orthanc: saruman',
  ],
  [
    'hand fp: Elven Cloaks, The Red Arrow, Fear! Fire! Foes!, Éomer, Son of Éomund; hand ' +
      'shadow: On, On They Went, ' +
      'Grond; table fp: Horn of Gondor; turn 2; dice fp: E, E, C, M; dice shadow: E, A, A, M, AM, 2 hunt',
    'wotr-1; turn: 2, actions, fp; dice fp: 1 character, 2 event, 1 muster; dice shadow: ' +
      '2 army, 1 event, 1 muster, ' +
      '1 muster-army, 2 hunt; hand fp: c1, s7 9 23; table fp: c7; hand shadow: c3 20',
  ],
  [
    'turn 4, hunt allocation; rings: 2 fp, 1 shadow; fellowship at hollin, revealed; companions: all',
    'wotr-1; turn: 4, hunt-allocation, shadow; fellowship: hollin, 0 progress, 0 corruption, revealed, ' +
      'guide gandalf-the-grey; rings: 2 fp, 1 shadow',
  ],
]

describe('what people type is read', () => {
  it.each(TYPED)('%s', (typed, line) => expect(lineOf(typed)).toBe(line))

  it('without commas, each figure and die with the number before it', () => {
    expect(lineOf('fp dice: C; moria: 2 sauron 1 nazgul')).toBe(
      lineOf('fp dice: C; moria: 2 sauron, 1 nazgul'),
    )
    expect(lineOf('fp dice: C; edoras: 3 rohan 1 elite')).toContain('edoras: 3r 1e rohan')
    expect(lineOf('turn 2; dice fp: 1 character 2 event')).toContain('dice fp: 1 character, 2 event')
    expect(lineOf('fp dice: C; dale: north regulars 2 leaders 1')).toContain('dale: 2r 1l north')
  })

  it('over several lines, without a semicolon', () =>
    expect(
      lineOf(
        'Turn: 5, FP acts\nfellowship: at Moria, progress 2, corruption 3, guide Strider\n' +
          'companions: Strider, Gimli, Legolas, Merry, Pippin\nout: Boromir, Gandalf\n' +
          'fp dice: character, muster, event\nsp dice: 2 army, 1 event, 3 in the hunt box',
      ),
    ).toBe(
      'wotr-1; turn: 5, actions, fp; fellowship: moria, 2 progress, 3 corruption, hidden, guide strider; ' +
        'companions: gimli, legolas, meriadoc, peregrin, strider; dice fp: 1 character, 1 ' +
        'event, 1 muster, 1 used; ' +
        'dice shadow: 2 army, 1 event, 3 hunt, 1 used',
    ))
})

const WRONG: ReadonlyArray<readonly [typed: string, ...faults: ReadonlyArray<string>]> = [
  [
    'lorein: 2 elite elves; minas: 3 gondor',
    'lorein: is neither a region nor a heading; did you mean lorien?',
    'minas: could be minas-tirith or minas-morgul',
  ],
  ['edoras: rohan 3 2', 'edoras: "rohan 3 2" names no figure'],
  ['lorien: 1 leeder', 'lorien: "1 leeder" names no figure; did you mean leader?'],
  ['dale: 2 gondor, 1 leader, 1 north', 'dale: "1 leader": of which nation; did you mean gondor or north?'],
  ['orthanc: 1 isengard leader', 'orthanc: isengard has no leader'],
  ['hand fp: Orc Patrol', 'hand fp: Orc Patrol is a card of shadow'],
  ['lorien', 'lorien: says nothing; write "none" for nobody or nothing'],
  ['companions: strider; edoras: strider', 'companions: strider is told to be elsewhere, too'],
  ['wotr-2; turn: 1', 'version 2 is not known here; this reads wotr-1'],
  ['conf-1; turn: 1', 'conf-1: is another game; this reads wotr-1'],
  ['turn: 1; view: shadow', 'view: a view is no state, and is not read here'],
  ['lorien: none; lorien: 1 elves', 'lorien: is told twice'],
  [
    'turn: 3, actiosn; dice fp: chracter; at war: elvse',
    'turn: "actiosn" is no phase, side or number; did you mean actions?',
    'dice fp: "chracter" is no result of a die; did you mean character?',
    'at war: "elvse" is no nation; did you mean elves?',
  ],
]

describe('all that is wrong is told at once', () => {
  it.each(['lorien ', 'minas tirith ', 'lorien: 2 elves 1 ', 'hand fp: the '])(
    'a text that says "%s" ten thousand letters long is refused without being tried in every way',
    (words) => expect(faultsOf(words.repeat(10_000 / words.length)).length).toBeGreaterThan(0),
  )

  it.each(WRONG)('%s', (typed, ...faults) => expect(faultsOf(typed)).toEqual(faults))

  it('what the rules refuse has the same headings', () => {
    expect(faultsOf('helms deep: isengard 9/2')[0]).toMatch(
      /^regions that are not named keep their set-up, and 15/,
    )
    expect(faultsOf('fellowship: mordor 9')[0]).toMatch(/^fellowship: /)
    expect(faultsOf('turn: 2, actions, shadow')[0]).toMatch(/^turn: the Free Peoples act first/)
    expect(faultsOf('turn: 3; moria: 12 elves; bree besieged: 1 north')).toEqual([
      'moria: there are 5 (components.supply)',
      'inside bree: has no Stronghold (siege.begins)',
    ])
  })
})
