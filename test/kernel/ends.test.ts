/**
 * What has no end: lists that say they have more places than anybody can go through, things that contain
 * themselves, a little thing many times in many things. Nothing is done with them but to refuse them.
 */
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { isNone } from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { isSmall } from '../../src/adapters/limits'
import { confrontationTactics } from '../../src/bots'
import { battles, cardGame, confrontation, warOfTheRing } from '../../src'
import { battleOdds, roundOdds } from '../../src/battles'
import { drawOdds, faultsOf as faultsOfCards, nameOf as cardGameNameOf } from '../../src/card-game'
import { faultsOf } from '../../src/confrontation'
import {
  actionOfLabel,
  didYouMean,
  drawBelow,
  hasEnd,
  type Game,
  type State,
  type Types,
} from '../../src/kernel'
import { copyOf } from '../../src/kernel/codec'
import { isBounded, TOO_LONG } from '../../src/kernel/ends'
import { parseAction } from '../../src/notation'
import { choicesAbout, keysAfterClick } from '../../src/svg'
import { battleSpec, huntOdds } from '../../src/war-of-the-ring'
import { mustRight } from './conformance/check'
import { GARBAGE } from './support/garbage'

/** More than any list of a game has, and few enough that a test which fails comes to its end. */
const MANY = 100_001
const long = (): ReadonlyArray<unknown> => Object.assign([], { length: MANY })
/** Ten lists of ten lists, and so on: 10 ** depth parts in a few lists. */
const folded = (depth: number): unknown => (depth === 0 ? 0 : Array(10).fill(folded(depth - 1)))
const broad = (): object => Object.fromEntries(Array.from({ length: 5001 }, (_, place) => [place, 0]))
const ring = (): object => {
  const self: { list: unknown[] } = { list: [] }
  self.list.push(self)
  return self
}

const GAMES = [battles, cardGame, confrontation, warOfTheRing] as unknown as ReadonlyArray<Game<Types>>

type Fields = Readonly<Record<string, unknown>>

/** A value with something else in place of each of its lists, one after the other. */
function* withEach(value: unknown, other: () => unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) yield other()
  for (const [name, inner] of Object.entries(value))
    for (const changed of withEach(inner, other))
      yield Array.isArray(value)
        ? Object.assign([...value], { [name]: changed })
        : { ...value, [name]: changed }
}

/** Every so many of them. */
const some = (all: Iterable<unknown>, most: number): ReadonlyArray<State<Types>> => {
  const list = [...all] as ReadonlyArray<State<Types>>
  return list.filter((_, place) => place % Math.ceil(list.length / most) === 0)
}

describe.each(GAMES.map((game) => [game.name, game] as const))('a state of %s', (_, game) => {
  const start = mustRight(game.newGame({ seed: 'end' }), 'a new game')
  const [seat = ''] = game.actors(start)
  const [action] = game.legalActions(start)

  it.each([
    ['with a list that is too long', long, 60],
    ['that contains itself', ring, 2],
    ['in which a little is folded to very much', () => folded(9), 2],
  ] as const)('%s is none, whatever is asked of it', (__, other, most) => {
    for (const state of some(withEach(start, other), most)) {
      expect(game.legalActions(state)).toEqual([])
      expect(game.actors(state)).toEqual([])
      expect(isNone(game.prompt(state, seat))).toBe(true)
      expect((game.encode(state) as unknown as Fields)['_tag']).toBe('Malformed')
      expect((game.view(state, seat).state as Fields)['_tag']).toBe('Malformed')
      expect(game.hash(state)).toBe('')
      expect(isLeft(game.read(state))).toBe(true)
      expect(game.applyAction(state, action)).toMatchObject({
        left: { path: 'state', problem: expect.stringContaining('too long') as string },
      })
      expect(game.whyNot(state, action)).toHaveLength(1)
    }
  })

  it('with such a list in its JSON is not read, nor is such a view or config', () => {
    for (const saved of some(withEach(game.encode(start), long), 20))
      expect(isLeft(game.decode(saved))).toBe(true)
    for (const seen of some(withEach(game.view(start, seat), long), 10)) {
      expect(isLeft(game.decodeView(seen))).toBe(true)
      expect(game.legalActionsOfView(seen as never)).toEqual([])
    }
    expect(isLeft(game.newGame({ seed: 'end', x: long() } as never))).toBe(true)
  })
})

describe('a list without an end', () => {
  it('of choices or keys means none of them', () => {
    const [choices, keys] = [[{ action: { kind: 'go', region: 'shire' } }], ['region:shire']]
    expect(choicesAbout(choices, keys)).toEqual(choices)
    expect(choicesAbout(long() as never, keys)).toEqual([])
    expect(choicesAbout(choices, long() as never)).toEqual([])
    expect(keysAfterClick(choices, keys, long() as never)).toBe(keys)
  })

  it('of names is like no word', () => {
    expect(didYouMean(['rohan'], 'rohann')).toBe('; did you mean rohan?')
    expect(didYouMean(Object.assign(['rohan'], { length: MANY }), 'rohann')).toBe('')
  })

  it('of actions is rated by no bot, and a state with one stands even', () => {
    const start = mustRight(confrontation.newGame({ seed: 'end' }), 'a new game')
    const [seat = 'sauron'] = confrontation.seatsOf(start.config)
    const actions = confrontation.legalActions(start)
    const forged = { ...start, table: { ...start.table, more: long() } }
    expect(confrontationTactics.rate(start, seat, long() as never)).toEqual([])
    expect(confrontationTactics.rate(forged, seat, actions as never)).toEqual(actions.map(() => 0))
    expect(confrontationTactics.value(forged, seat)).toBe(0.5)
  })

  it('has no name, and a name is given to no such thing', () => {
    for (const game of GAMES) {
      const { label, nameOf } = game.wording(mustRight(game.newGame({ seed: 'end' }), 'a new game'))
      const kinds = Object.keys(game.actions)
      const thing = long() as never
      expect(['', thing]).toContain(game.nameOf(thing))
      expect(nameOf(thing)).toBe('')
      expect(game.wording({} as never).nameOf(thing)).toBe('')
      expect(kinds.map((kind) => label({ seat: 'x', kind, card: long(), region: long() } as never))).toEqual(
        kinds.map(() => ''),
      )
    }
    expect(cardGameNameOf(long() as never)).toBe('')
  })

  it('in a state is no question of odds, of faults, of facts, or of what a text means', () => {
    const forged = <S>(started: Either<unknown, S>): S => ({
      ...mustRight(started, 'a new game'),
      outcome: long(),
    })
    const war = forged(warOfTheRing.newGame({ seed: 'end' }))
    const plan = { side: 'shadow', from: 'orthanc', to: 'fords-of-isen' } as const
    const fords = forged(battles.newGame({ seed: 'end' }))
    const cards = forged(cardGame.newGame({ seed: 'end' }))
    const hunted = forged(confrontation.newGame({ seed: 'end' }))
    const none = [
      battles.glance(fords),
      cardGame.glance(cards),
      confrontation.glance(hunted),
      warOfTheRing.glance(war),
      huntOdds(war),
      battleSpec(war, plan),
      roundOdds(fords, { side: 'shadow', from: 'westmark-hills', to: 'deeping-coomb' }),
      battleOdds(fords, { side: 'shadow', from: 'westmark-hills', to: 'deeping-coomb' }),
    ]
    expect(none.filter(({ _tag }) => _tag === 'Some')).toEqual([])
    expect(drawOdds(cards, 'frodo')).toEqual([])
    expect(
      [faultsOf(hunted), faultsOfCards(cards), warOfTheRing.faultsOf(war)].map(({ length }) => length),
    ).toEqual([1, 1, 1])
    expect(parseAction(warOfTheRing, war, 'pass')).toMatchObject({
      left: { problem: 'this is no state of the game' },
    })
    expect(isLeft(actionOfLabel(warOfTheRing, war, 'Pass'))).toBe(true)
  })

  it('is no number of a stream, and no word of a key', () => {
    const key = [1, 2, 3, 4] as const
    const none = [5, '5', long(), { valueOf: () => 5 }] as ReadonlyArray<unknown> as ReadonlyArray<never>
    expect(none.map((one) => drawBelow(key, one, 0, 6)).slice(1)).toEqual([NaN, NaN, NaN])
    expect(none.map((one) => drawBelow(key, 0, one, 6)).slice(1)).toEqual([NaN, NaN, NaN])
    expect(none.map((one) => drawBelow([1, 2, 3, one], 0, 0, 6)).slice(1)).toEqual([NaN, NaN, NaN])
    expect(drawBelow([1, 2, 3, 5], 5, 5, 6)).toBeLessThan(6)
  })

  it('is no argument of a move', () => {
    expect([isSmall([1, 2], 1000), isSmall(long(), 1000), isSmall({ a: long() }, 1000)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('what comes to an end', () => {
  it('is plain data, and not too much of it', () => {
    expect([folded(3), { a: [1, { b: null }] }, 'text', undefined].map(isBounded)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([long(), ring(), folded(9), { a: { b: [long()] } }].map(isBounded)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('is nothing that can be gone through for ever, no bytes, not too many fields, and can be read', () => {
    const endless = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) }
    const others = [
      endless,
      { list: endless },
      Object.assign([1], endless),
      new Map(),
      new Uint8Array(3),
      broad(),
    ]
    expect(others.filter(isBounded)).toEqual([])
    expect(hasEnd(GARBAGE['a proxy that throws']?.())).toBe(false)
  })

  it('is asked again of what somebody else has made: he may have changed it', () => {
    const start = mustRight(confrontation.newGame({ seed: 'end' }), 'a new game')
    const copy = structuredClone(start) as unknown as { table: Record<string, unknown> }
    expect(confrontation.legalActions(copy as never)).toEqual(confrontation.legalActions(start))
    copy.table['more'] = long()
    expect(confrontation.legalActions(copy as never)).toEqual([])
  })

  it('is all that is copied', () => {
    expect(copyOf({ a: [broad()] })).toEqual({ a: [TOO_LONG] })
    const odd = new Proxy([1], { get: (list, name) => (name === 'length' ? NaN : Reflect.get(list, name)) })
    expect(copyOf([odd, [1, 2]])).toEqual([TOO_LONG, [1, 2]])
    expect(copyOf(Object.assign([1], { map: long }))).toEqual([1])
    expect(JSON.stringify(copyOf(folded(3)))).toBe(JSON.stringify(folded(3)))
    expect(JSON.stringify(copyOf(folded(9))).length).toBeLessThan(10_000_000)
    const wide = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [`f${place}`, 0]))
    let nested: Fields = wide
    for (let depth = 0; depth < 9; depth++)
      nested = Object.fromEntries(Object.keys(wide).map((name) => [name, nested]))
    expect(Object.values(copyOf(nested)).at(-1)).toBe(TOO_LONG)
  })
})
