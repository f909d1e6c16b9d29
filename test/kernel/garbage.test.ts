/**
 * Every function of a game takes anything and throws nothing: garbage as state, as seat, as config, as JSON,
 * as record, as text, as view, as chance.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { randomFrom, type Random, type State, type Types } from '../../src/kernel'
import { mustLeft, mustRight } from './conformance/check'
import { GARBAGE, troublesWith } from './support/garbage'
import { newState, PEBBLES_GAME, WHOLE_GAME, type Any } from './support/games'

const GAMES: ReadonlyArray<readonly [string, Any, Any]> = [
  ['pebbles', PEBBLES_GAME, WHOLE_GAME],
  ['confrontation', WHOLE_GAME, PEBBLES_GAME],
]

/** Filling a view with bad luck is tried many times over. */
const PATIENCE = 60_000

/** Every function that takes a state, with what it may answer when it is given none. */
const ofState = (game: Any, state: State<Types>): Readonly<Record<string, () => void>> => ({
  actors: () => expect(game.actors(state)).toEqual([]),
  legalActions: () => expect(game.legalActions(state)).toEqual([]),
  prompt: () => expect(game.prompt(state, 'left')).toEqual(O.none),
  sampleAction: () => expect(game.sampleAction(state, () => 0)).toEqual(O.none),
  countLegal: () => expect(game.countLegal(state)).toBe(0),
  nthLegal: () => expect(game.nthLegal(state, 0)).toEqual(O.none),
  playout: () => expect(game.playout(state, () => 0)).toEqual({ state, decisions: 0, outcome: O.none }),
  applyAction: () => expect(mustLeft(game.applyAction(state, {}), 'applied')._tag).toBe('Malformed'),
  applyAll: () => expect(mustLeft(game.applyAll(state, [{}]), 'applied')).toHaveProperty('index'),
  whyNot: () => expect(game.whyNot(state, {}).length).toBeGreaterThan(0),
  explain: () => expect(game.explain(state, { kind: 'x', rule: 'x' })).toBeInstanceOf(Array),
  outcome: () => expect(game.outcome(state)).toEqual(O.none),
  view: () => void game.view(state, 'spectator'),
  chances: () => expect(game.chances(state)).toEqual([]),
  encode: () => void game.encode(state),
  hash: () => expect(typeof game.hash(state)).toBe('string'),
  keeper: () => expect(game.keeper().key(state)).toBe(''),
})

/** Values that are nearly states. */
const nearly = (game: Any, other: Any): Readonly<Record<string, () => unknown>> => ({
  'the name of the game alone': () => ({ game: game.name }),
  'a state of another game': () => newState(other),
  'a state without a config': () => ({ ...newState(game), config: null }),
  'a state without a stack': () => ({ ...newState(game), stack: null }),
  'a state with a strange stack': () => ({ ...newState(game), stack: [null] }),
  'a state without a table': () => ({ ...newState(game), table: undefined }),
  'a copy of a state': () => ({ ...newState(game) }),
  'a clone of a state': () => structuredClone(newState(game)),
  'a saved state': () => game.encode(newState(game)),
})

const malformed = (seen: unknown): boolean =>
  typeof seen === 'object' && seen !== null && (seen as { readonly _tag?: unknown })._tag === 'Malformed'

describe.each(GAMES)('no function of %s throws', (_, game, other) => {
  const state = newState(game)
  const names = Object.keys(ofState(game, state))

  it.each(names)('when %s is given garbage as a state', (name) => {
    const troubles = troublesWith((value) => ofState(game, value as State<Types>)[name]?.())
    expect(troubles).toEqual([])
  })

  it.each(names)('when %s is given something like a state', (name) => {
    const troubles = troublesWith(
      (value) => ofState(game, value as State<Types>)[name]?.(),
      nearly(game, other),
    )
    expect(troubles).toEqual([])
  })

  const readers: Readonly<Record<string, (value: never) => E.Either<unknown, unknown>>> = {
    newGame: game.newGame,
    position: game.position,
    decode: game.decode,
    replay: game.replay,
    record: (value) => game.record(value, []),
    decodeView: game.decodeView,
    read: game.read,
    determinize: (value) => game.determinize(value, randomFrom('x')),
    parse: game.parse,
  }

  it.each(Object.keys(readers))('when %s is given garbage to read', (name) => {
    const read = readers[name] as (value: unknown) => E.Either<unknown, unknown>
    const troubles = troublesWith((value) => expect(mustLeft(read(value), 'read')).toHaveProperty('problem'))
    expect(troubles).toEqual([])
  })

  it('when garbage is to be written, seen or explained', () => {
    expect(troublesWith((value) => expect(typeof game.notation(value as never)).toBe('string'))).toEqual([])
    expect(troublesWith((value) => void game.eventsFor(value as never, 'spectator'))).toEqual([])
    expect(troublesWith((value) => expect(game.legalActionsOfView(value as never)).toEqual([]))).toEqual([])
    expect(troublesWith((value) => expect(game.hashOfView(value as never)).toBe(''))).toEqual([])
    expect(troublesWith((value) => expect(game.explain(state, value as never)).toBeTypeOf('object'))).toEqual(
      [],
    )
  })

  it('when the actions of a record are garbage', () => {
    const troubles = troublesWith((value, name) => {
      const recorded = game.record({ seed: 'x' }, value as never)
      expect(E.isRight(recorded)).toBe(name === 'an empty list')
    })
    expect(troubles).toEqual([])
  })

  it('when a seat is garbage', () => {
    const troubles = troublesWith((value, name) => {
      expect(game.prompt(state, value as never)).toEqual(O.none)
      const listed = game.legalActions(state, value as never)
      expect(listed).toEqual(name === 'undefined' ? game.legalActions(state) : [])
    })
    expect(troubles).toEqual([])
  })

  it('and a viewer who is no seat sees no more than a spectator', () => {
    const [action] = game.legalActions(state)
    const { state: next, events } = mustRight(game.applyAction(state, action), 'a legal action')
    const strangers = { ...GARBAGE, nature: () => 'nature', somebody: () => 'somebody' }
    const troubles = troublesWith((value) => {
      const seen = game.view(next, value as never).state
      if (!malformed(seen)) expect(seen).toEqual(game.view(next, 'spectator').state)
      expect(game.eventsFor(events, value as never)).toEqual(game.eventsFor(events, 'spectator'))
    }, strangers)
    expect(troubles).toEqual([])
  })

  it(
    'when chance is garbage',
    () => {
      const troubles = troublesWith((value) => {
        for (const random of [value as Random, () => value as number]) {
          const sample = game.sampleAction(state, random)
          if (O.isSome(sample)) expect(game.legalActions(state)).toContainEqual(sample.value)
          game.determinize(game.view(state, 'spectator'), random)
          game.playout(state, random, { most: 3 })
          game.playout(state, randomFrom('x'), {
            most: 3,
            luck: random,
            policy: random as never,
            until: random as never,
          })
        }
      })
      expect(troubles).toEqual([])
    },
    PATIENCE,
  )

  it.each(['game', 'viewer', 'state', 'schemaVersion'])('when the %s of a view is garbage', (field) => {
    const view = game.view(state, 'spectator')
    const troubles = troublesWith((value) => {
      const half = { ...view, [field]: value } as never
      expect(E.isLeft(game.determinize(half, randomFrom('x')))).toBe(true)
      expect(E.isLeft(game.decodeView(half))).toBe(true)
      expect(game.legalActionsOfView(half)).toEqual([])
    })
    expect(troubles).toEqual([])
  })

  it('when something to be explained is half of it', () => {
    const halves = [{ _tag: 'Forbidden' }, { _tag: 'NotAsked' }, { _tag: 'x' }, { choices: 1 }, { rule: {} }]
    for (const half of halves) expect(game.explain(state, half as never)).toBeInstanceOf(Array)
  })
})
