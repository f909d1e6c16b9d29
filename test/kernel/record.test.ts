/**
 * Records: what replay refuses and where, and a notation that a person can read and `parse` reads back,
 * whatever the values are; an error names its line.
 */
import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginningOf, configOfRecord, type GameRecord, type Scalar } from '../../src/kernel'
import { at } from '../../src/kernel/row'
import { parseNotation, writeNotation, type NotationOf } from '../../src/kernel/record'
import { mustLeft, mustRight } from './conformance/check'
import { pebbles } from './support/pebbles'

const MOVES = [
  { seat: 'left', kind: 'colour', colour: 'red' },
  { seat: 'right', kind: 'colour', colour: 'blue' },
  { seat: 'left', kind: 'shout' },
  { seat: 'right', kind: 'hide', amount: 2 },
  { seat: 'left', kind: 'hide', amount: 1 },
  { seat: 'left', kind: 'guess', sum: 3 },
  { seat: 'right', kind: 'hide', amount: 0 },
]
const RECORD = mustRight(pebbles.record({ seed: 'recorded' }, MOVES), 'record')
const EARLIER = {
  game: 'pebbles',
  version: 1,
  config: RECORD.from,
  actions: RECORD.actions,
  hashes: RECORD.hashes,
}
const SNAPSHOT = pebbles.encode(at(mustRight(pebbles.replay(RECORD), 'replay').states, 3))
const TEXT = `game pebbles
rules 1
from {"chance":"seeded","rounds":2,"target":5,"seed":"recorded"}

1. left colour red; right colour blue; left shout
2. right hide 2; left hide 1; left guess 3
3. right hide 0
`

describe('a record', () => {
  it('has the whole config, the actions and a hash after each of them', () => {
    expect(RECORD).toMatchObject({ game: 'pebbles', rules: 1, actions: MOVES })
    expect(RECORD.from).toEqual({ seed: 'recorded', chance: 'seeded', rounds: 2, target: 5 })
    expect(new Set(RECORD.hashes).size).toBe(MOVES.length)
  })

  it('cannot be made of actions that are refused: the first one is named with its reason', () => {
    const foul = [...MOVES.slice(0, 2), { seat: 'left', kind: 'guess', sum: 0 }, ...MOVES]
    expect(mustLeft(pebbles.record({ seed: 'x' }, foul), 'recorded')).toMatchObject({
      _tag: 'ReplayError',
      index: 2,
      cause: { _tag: 'NotAsked' },
    })
  })

  it('cannot be made of a config that is refused', () => {
    const refused = mustLeft(pebbles.record({ seed: 'x', rounds: -1 }, []), 'recorded')
    expect(refused).toMatchObject({ index: -1, problem: expect.stringContaining('rounds') })
  })

  it('replays to the state before and after every action', () => {
    const { states, events } = mustRight(pebbles.replay(RECORD), 'replay')
    expect(states.length).toBe(MOVES.length + 1)
    expect(events.length).toBe(MOVES.length)
    expect(states.slice(1).map(pebbles.hash)).toEqual(RECORD.hashes)
  })

  it('replays without hashes, too', () => {
    const { hashes: _, ...bare } = RECORD
    expect(pebbles.replay(bare)).toEqual(pebbles.replay(RECORD))
  })

  it.each([
    ['game', { ...RECORD, game: 'chess' }],
    ['hashes', { ...RECORD, hashes: [] }],
    ['hashes', { ...RECORD, hashes: [...(RECORD.hashes ?? []), 'x'] }],
    ['hashes', { ...RECORD, hashes: 'x' }],
    ['actions', { ...RECORD, actions: 'x' }],
    ['actions', { ...RECORD, actions: undefined }],
    ['from', { ...RECORD, from: 7 }],
    ['from', { ...RECORD, from: undefined }],
    ['seed', { ...RECORD, from: {} }],
    ['rules', { ...RECORD, rules: 'x' }],
    ['rules', { ...RECORD, rules: -1 }],
    ['from.schemaVersion', { ...RECORD, from: { ...SNAPSHOT, schemaVersion: 2 } }],
    ['from.table', { ...RECORD, from: { ...SNAPSHOT, table: 7 } }],
    ['version', { ...EARLIER, version: 'x' }],
    ['version', { ...EARLIER, version: 99 }],
    ['from.seed', { ...EARLIER, config: {} }],
  ])('is refused before its first action when its %s is wrong', (what, wrong) => {
    const refused = mustLeft(pebbles.replay(wrong), 'replayed')
    expect(refused.index).toBe(-1)
    expect(refused.problem).toContain(what)
  })

  it('is refused at the first action that leads elsewhere', () => {
    for (const place of MOVES.keys()) {
      const hashes = RECORD.hashes?.map((hash, at) => (at === place ? hash.toLowerCase() + 'x' : hash))
      expect(mustLeft(pebbles.replay({ ...RECORD, hashes }), 'replayed').index).toBe(place)
    }
  })
})

describe('a record of other rules', () => {
  const other = { ...RECORD, rules: 7 }

  it('replays while its hashes agree', () => {
    expect(pebbles.replay(other)).toEqual(pebbles.replay(RECORD))
  })

  it.each([
    ['leads elsewhere', { ...other, hashes: RECORD.hashes?.map((hash, at) => (at < 4 ? hash : 'x')) }],
    ['is refused', { ...other, actions: MOVES.map((move, at) => (at < 4 ? move : { kind: 'odd' })) }],
  ])('says at which action it parts, where one %s', (_, parting) => {
    const parts = mustLeft(pebbles.replay(parting), 'replayed')
    expect(parts).toMatchObject({ index: 4, rules: 7 })
    expect(parts.problem).toContain('(the record is of version 7 of the rules, this is 1)')
  })

  it('goes on under these rules from the last state on which both agree', () => {
    const { hashes: _, ...bare } = RECORD
    const { states } = mustRight(pebbles.replay({ ...bare, rules: 7, actions: MOVES.slice(0, 4) }), 'replay')
    const begun = mustRight(pebbles.record(pebbles.encode(at(states, 4)), MOVES.slice(4)), 'record')
    expect(begun).toMatchObject({ rules: 1, hashes: RECORD.hashes?.slice(4) })
  })

  it('is not blamed on its rules if they are these', () => {
    const refused = mustLeft(pebbles.replay({ ...RECORD, hashes: MOVES.map(() => 'x') }), 'replayed')
    expect(refused).toEqual({
      _tag: 'ReplayError',
      index: 0,
      problem: 'the hash after this action differs from the recorded one',
    })
  })
})

describe('a record from before rules had a version', () => {
  it('is read, and its rules are version 0', () => {
    expect(pebbles.replay(EARLIER)).toEqual(pebbles.replay(RECORD))
    const text = TEXT.replace('rules 1', 'version 1').replace('from {', 'config {')
    const { hashes: _, ...bare } = RECORD
    expect(mustRight(pebbles.parse(text), 'parse')).toEqual({ ...bare, rules: 0 })
  })

  it('has a beginning and a config like any other', () => {
    expect([beginningOf(EARLIER), configOfRecord(EARLIER)]).toEqual([RECORD.from, RECORD.from])
    const begun = { ...RECORD, from: SNAPSHOT }
    expect([beginningOf(begun), configOfRecord(begun)]).toEqual([SNAPSHOT, SNAPSHOT.config])
    for (const none of [null, 7, 'x', []]) expect(beginningOf(none)).toBeUndefined()
  })

  it('is written in the present form', () => {
    expect(pebbles.notation(EARLIER as unknown as GameRecord)).toBe(TEXT.replace('rules 1', 'rules 0'))
  })
})

describe('a record that begins with a snapshot', () => {
  const begun = mustRight(pebbles.record(SNAPSHOT, MOVES.slice(3)), 'record')

  it('has that snapshot and the same hashes as the game from its start', () => {
    expect(begun).toMatchObject({ rules: 1, from: SNAPSHOT, hashes: RECORD.hashes?.slice(3) })
    expect(mustRight(pebbles.replay(begun), 'replay').states.map(pebbles.hash)).toEqual([
      RECORD.hashes?.[2],
      ...(begun.hashes ?? []),
    ])
  })

  it('shares nothing with the snapshot it was made from', () => {
    const own = JSON.parse(JSON.stringify(SNAPSHOT)) as { config: unknown }
    const made = mustRight(pebbles.record(own, []), 'record')
    own.config = 7
    expect(made.from).toEqual(SNAPSHOT)
  })

  it('is text, too', () => {
    const { hashes: _, ...bare } = begun
    expect(mustRight(pebbles.parse(pebbles.notation(begun)), 'parse')).toEqual(bare)
  })
})

describe('the notation', () => {
  it('has a head of three lines and one line for each turn', () => {
    expect(pebbles.notation(RECORD)).toBe(TEXT)
  })

  it('is read back', () => {
    const { hashes: _, ...bare } = RECORD
    expect(mustRight(pebbles.parse(TEXT), 'parse')).toEqual(bare)
  })

  it('is read back when a person has laid it out differently', () => {
    const loose = TEXT.replace('1. left', '1.   left').replaceAll('; ', ' ;  ').replace('3. ', '\n\n')
    for (const text of [loose, TEXT.replaceAll('\n', '\r\n'), `${TEXT}\n\n`, TEXT.trim()])
      expect(pebbles.parse(text)).toEqual(pebbles.parse(TEXT))
  })

  it.each([
    ['game', TEXT.replace('game pebbles', 'pebbles')],
    ['game', TEXT.replace('game pebbles', 'game chess')],
    ['game', ''],
    ['rules', TEXT.replace('rules 1', 'rules one')],
    ['rules', TEXT.replace('rules 1\n', '')],
    ['rules', TEXT.replace('rules 1', 'rules 1.5')],
    ['from', TEXT.replace('from {', 'from ')],
    ['version', TEXT.replace('rules 1', 'version 9').replace('from', 'config')],
    ['version', TEXT.replace('from', 'config')],
    ['config', TEXT.replace('rules 1', 'version 1')],
    ['line 5', TEXT.replace('left colour red', 'left colours red')],
    ['line 5', TEXT.replace('left colour red', 'left colour')],
    ['line 5', TEXT.replace('left colour red', 'left colour red blue')],
    ['line 5', TEXT.replace('left colour red', 'left')],
    ['line 5', TEXT.replace('left colour red', '')],
    ['line 5', TEXT.replace('left shout', 'left constructor')],
    ['line 5', TEXT.replace('left shout', 'left __proto__')],
    ['line 6', TEXT.replace('right hide 2', 'right hide 2x')],
    ['line 6', TEXT.replace('right hide 2', 'right hide "2')],
    ['line 7', TEXT.replace('right hide 0', 'right hide 0;')],
    ['line 7', TEXT.replace('right hide 0', 'and so on')],
    ['line 8', `${TEXT}resigns`],
  ])('names the %s where it cannot be read', (where, text) => {
    const refused = mustLeft(pebbles.parse(text), 'parsed')
    expect(refused.path).toBe(where)
    expect(refused.problem).not.toBe('')
    expect(refused.problem.length).toBeLessThan(200)
  })

  it('is refused in a moment however hostile a line is', () => {
    for (const part of ['";', '"', ';', '" ;', '\\";', 'x '])
      expect(E.isLeft(pebbles.parse(`${TEXT}${part.repeat(20_000)}x`))).toBe(true)
  }, 10_000)
})

describe('any value', () => {
  const game: NotationOf = {
    name: 'values',
    schemaVersion: 1,
    actions: { say: { one: [], two: [] }, nod: {} },
    beginsLine: () => true,
  }
  const written = (actions: ReadonlyArray<unknown>): GameRecord => ({
    game: 'values',
    rules: 1,
    from: { note: 'x; "y"\n' },
    actions,
  })
  const returns = (one: Scalar, two: Scalar = 'a'): void => {
    const record = written([{ seat: 'left', kind: 'say', one, two }])
    expect(mustRight(parseNotation(game, writeNotation(game, record)), `cannot read ${one}`)).toEqual(record)
  }

  it.each([
    'plain',
    'with-dash',
    'a.b',
    'x1',
    'UPPER',
    'two words',
    '',
    ' ',
    'é',
    '\u2028',
    '\u0000',
    '"',
    '\\',
  ])('comes back: %j', (value) => returns(value))

  it.each([0, 1, -1, 0.5, -0.25, 1e21, 1e-7, true, false, null])('comes back: %j', (value) => returns(value))

  it.each(['true', 'false', 'null', '7', '-7', '1.', 'x;y', 'x; y', '"x"', 'x"y', 'x";"y', 'a\nb', '1. x'])(
    'comes back as the text it was: %j',
    (value) => returns(value),
  )

  it.each(['true-north', 'falsehood', 'nullify', 'truest'])(
    'comes back although it begins oddly: %j',
    (value) => returns(value),
  )

  it('comes back beside any other', () => {
    const scalar = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('"', ';', ' ', '\\', 'a', '\n', '1', '.') }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    )
    fc.assert(
      fc.property(scalar, scalar, (one, two) => returns(one, two)),
      { numRuns: 500, seed: 3 },
    )
  })

  it('of nature comes back, too', () => {
    const record = written([
      { seat: 'nature', kind: 'chance', draw: 'dice', outcome: 6 },
      { seat: 'left', kind: 'nod' },
    ])
    expect(parseNotation(game, writeNotation(game, record))).toEqual(E.right(record))
  })
})
