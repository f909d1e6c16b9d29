/**
 * Saved states: whatever is tampered with, decode says what is wrong and where; what encode gave is a copy.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { randomFrom, type SavedState, type State, type Types } from '../../src/kernel'
import { mustLeft, mustRight, throughText } from './conformance/check'
import { newState, PEBBLES_GAME, WHOLE_GAME, type Any } from './support/games'

const says = (change: object) => saysOf(saved, change)
const game = PEBBLES_GAME
const saved = throughText(game.encode(newState(game))) as SavedState
const [play, colour] = saved.stack as ReadonlyArray<object>
const over = (() => {
  const random = randomFrom('saved words')
  let now = newState(game)
  while (now.outcome === null) {
    const actions = game.legalActions(now)
    now = mustRight(game.applyAction(now, actions[random(actions.length)]), 'played').state
  }
  return throughText(game.encode(now)) as SavedState
})()
const saysOf = (base: SavedState, change: object): readonly [path: string, problem: string] => {
  const { path, problem } = mustLeft(game.decode({ ...base, ...change }), 'read')
  return [path, problem]
}

type Path = ReadonlyArray<string>

/** States all over a game. */
const statesOf = (game: Any, config: object): ReadonlyArray<State<Types>> => {
  const random = randomFrom('saved 1')
  const states = [newState(game, config)]
  for (;;) {
    const state = states[states.length - 1]
    const actions = state === undefined ? [] : game.legalActions(state)
    if (state === undefined || actions.length === 0) return states
    states.push(mustRight(game.applyAction(state, actions[random(actions.length)]), 'apply').state)
  }
}

/** The paths of all values inside a value. */
const pathsIn = (value: unknown, path: Path = []): ReadonlyArray<Path> =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]))]
    : [path]

/** A copy with the value at a path replaced, or dropped if there is none to put there. */
const tampered = (value: unknown, [name, ...rest]: Path, put: unknown): unknown => {
  if (name === undefined) return put
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) }
  if (rest.length === 0 && put === undefined) delete copy[name]
  else copy[name] = tampered(copy[name], rest, put)
  return copy
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], value)

/** Values of another form than the one that is there. */
const foreignTo = (value: unknown): ReadonlyArray<unknown> => {
  if (typeof value === 'number') return ['no number', -1, 0.5, 1e300, true, {}, []]
  if (typeof value === 'string') return ['no such thing', '', 7, true, {}, [], 'constructor', '__proto__']
  if (typeof value === 'boolean') return ['true', 1, null, {}]
  if (value === null) return ['no such thing', true, -1, {}]
  return Array.isArray(value) ? ['a list', 7, null, true] : ['an object', 7, [], true]
}

/** Where -1 says that there is nothing: no strength was shown. */
const mayBeNothing = (path: Path): boolean => path[path.length - 1] === 'shownStrength'

/** Paths where any text, or any name with any number, may stand. */
const isFree = (path: Path): boolean =>
  ['config.seed', 'outcome.reason'].includes(path.join('.')) ||
  ['chance.drawn', 'outcome.scores'].includes(path.slice(0, 2).join('.'))

/** Fields that have a default, that lists do without, or that may be unknown. */
const mayBeMissing = (path: Path): boolean =>
  isFree(path) ||
  path.length === 0 ||
  ['config', 'table.worlds', 'table.extraStep'].some((free) => path.join('.').startsWith(free)) ||
  /^\d+$/.test(path[path.length - 1] ?? '')

/** A tampering with what decode says to it. */
interface Tampering {
  readonly path: string
  readonly put: string | undefined
  readonly read: ReturnType<Any['decode']>
}

const distinct = (found: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(found)].slice(0, 30)

const letThrough = (tried: ReadonlyArray<Tampering>): ReadonlyArray<string> =>
  distinct(tried.flatMap(({ path, put, read }) => (E.isRight(read) ? [`${path} = ${put}`] : [])))

const GAMES: ReadonlyArray<readonly [string, Any, object]> = [
  ['pebbles', PEBBLES_GAME, { rounds: 3 }],
  ['confrontation', WHOLE_GAME, { characters: 'draft-open', specialCards: 'pick-two' }],
]

describe.each(GAMES)('a saved state of %s', (_, game, config) => {
  const states = statesOf(game, config)
  const some = states.filter((_state, place) => place % 9 === 4 || place === states.length - 1)

  /** Every tampering of a sort with what decode says to it. */
  const tamper = (puts: (value: unknown, path: Path) => ReadonlyArray<unknown>): ReadonlyArray<Tampering> =>
    some.flatMap((state) => {
      const saved = throughText(game.encode(state))
      return pathsIn(saved).flatMap((path) =>
        puts(valueAt(saved, path), path).map((put) => ({
          path: path.join('.'),
          put: JSON.stringify(put),
          read: game.decode(tampered(saved, path, put)),
        })),
      )
    })

  const foreign = tamper((value, path) =>
    isFree(path) ? [] : foreignTo(value).filter((put) => put !== -1 || !mayBeNothing(path)),
  )
  const missing = tamper((_value, path) => (mayBeMissing(path) ? [] : [undefined]))

  it('is refused when a value has another form', () => {
    expect(letThrough(foreign)).toEqual([])
  })

  it('is refused when a value is missing', () => {
    expect(letThrough(missing)).toEqual([])
  })

  it('is refused with the place where it is wrong, if one value is', () => {
    const misplaced = [...foreign, ...missing].flatMap(({ path, put, read }) => {
      if (E.isRight(read)) return []
      const where = read.left.path
      const near = where === '' || path.startsWith(where) || where.startsWith(path)
      return near ? [] : [`${path} = ${put}: said of ${where}`]
    })
    expect(distinct(misplaced)).toEqual([])
  })

  it('is refused with a problem that a person can read', () => {
    const unreadable = [...foreign, ...missing].flatMap(({ path, put, read }) => {
      if (E.isRight(read)) return []
      const { problem } = read.left
      return problem === '' || problem.length > 200 || problem.includes('{|')
        ? [`${path} = ${put}: ${problem.slice(0, 60)}`]
        : []
    })
    expect(distinct(unreadable)).toEqual([])
  })

  it('is refused when it is of another game or version', () => {
    const saved = game.encode(states[0] as State<Types>)
    for (const [field, value] of [
      ['game', 'another'],
      ['schemaVersion', 0],
      ['schemaVersion', 2],
      ['schemaVersion', '1'],
    ] as const)
      expect(mustLeft(game.decode({ ...saved, [field]: value }), 'read').path).toBe(field)
  })

  it('is refused when its frames are no frames, have no such stage, or are none', () => {
    for (const state of some) {
      const saved = game.encode(state)
      const { stack } = saved
      if (stack.length < 2) continue
      const others = [
        [],
        stack.map((frame) => ({ ...frame, at: 'nowhere' })),
        stack.map((frame) => ({ ...frame, kind: 'nothing' })),
      ]
      for (const other of others) expect(E.isLeft(game.decode({ ...saved, stack: other }))).toBe(true)
    }
  })

  it('is refused when it is over and still asks, or not over and asks nobody', () => {
    const [first, last] = [states[0], states[states.length - 1]].map((state) =>
      game.encode(state as State<Types>),
    )
    expect(E.isLeft(game.decode({ ...first, outcome: last?.outcome }))).toBe(true)
    expect(E.isLeft(game.decode({ ...last, outcome: null }))).toBe(true)
  })

  it('is refused when a draw waits for nature though chance is seeded', () => {
    const manual = statesOf(game, { ...config, chance: 'manual' })
    const waiting = manual.filter((state) => game.actors(state).includes('nature'))
    expect(waiting.length).toBeGreaterThan(0)
    for (const state of waiting) {
      const saved = game.encode(state)
      expect(E.isRight(game.decode(saved))).toBe(true)
      const seeded = { ...saved, config: { ...(saved.config as object), chance: 'seeded' } }
      expect(mustLeft(game.decode(seeded), 'read').problem).toBe('nobody is asked, and the game is not over')
    }
  })

  it('is refused when its outcome names no seat or no rule of the game', () => {
    const saved = game.encode(states[states.length - 1] as State<Types>)
    const outcome = saved.outcome as object
    for (const wrong of [{ winners: ['nobody'] }, { rule: 'no rule' }, { rule: 'constructor' }])
      expect(mustLeft(game.decode({ ...saved, outcome: { ...outcome, ...wrong } }), 'read').path).toContain(
        'outcome',
      )
  })

  it('is a copy: changing it does not change the state', () => {
    for (const state of some) {
      const own = mustRight(game.decode(throughText(game.encode(state))), 'decode')
      vandalise(game.encode(own))
      expect(game.encode(own)).toEqual(game.encode(state))
    }
  })

  it('is copied: changing it after it was read does not change the state', () => {
    for (const state of some) {
      const saved = throughText(game.encode(state))
      const loaded = mustRight(game.decode(saved), 'decode')
      vandalise(saved)
      expect(game.encode(loaded)).toEqual(game.encode(state))
    }
  })
})

/** Changes every value that can be changed. */
const vandalise = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    vandalise(part)
    if (!Object.isFrozen(value)) Reflect.set(value, name, 'vandalised')
  }
}

describe('a saved state says where it is wrong:', () => {
  it('another game, another version', () => {
    expect(says({ game: 'chess' })).toEqual(['game', '"chess" is not "pebbles"'])
    expect(says({ schemaVersion: 2 })).toEqual(['schemaVersion', 'only version 1 can be read'])
  })

  it('the envelope', () => {
    expect(says({ chance: 7 })).toEqual(['chance', '7 is not chance'])
    expect(says({ stack: [7] })).toEqual(['stack.0', '7 is not frame'])
    expect(mustLeft(game.decode(7), 'read')).toMatchObject({ path: '', problem: '7 is not saved state' })
  })

  it('the config and the table', () => {
    const config = saved.config as object
    const table = saved.table as object
    expect(says({ config: { ...config, rounds: 'many' } })[0]).toMatch(/^config\./)
    expect(says({ table: { ...table, round: 'first' } })).toEqual(['table.round', expect.any(String)])
  })

  it('a frame that does not exist, and variables that a frame does not have', () => {
    expect(says({ stack: [play, { ...colour, kind: 'decide/taste' }] })).toEqual([
      'stack.1.kind',
      '"decide/taste" is no frame',
    ])
    expect(says({ stack: [play, { ...colour, vars: { chosen: 7 } }] })[0]).toBe('stack.1.vars.chosen')
  })

  it('an outcome without its form, with a rule that is none, with a winner who does not play', () => {
    const outcome = over.outcome as object
    expect(saysOf(over, { outcome: { ...outcome, reason: 7 } })[0]).toBe('outcome.reason')
    expect(saysOf(over, { outcome: { ...outcome, rule: 'luck' } })).toEqual([
      'outcome.rule',
      '"luck" is no rule',
    ])
    expect(saysOf(over, { outcome: { ...outcome, winners: ['Sam'] } })).toEqual([
      'outcome.winners',
      '"Sam" is no seat',
    ])
  })
})

describe('frames:', () => {
  it('a game that is over has none', () =>
    expect(saysOf(over, { stack: saved.stack })).toEqual(['stack', 'a game that is over has no frames']))

  it('a frame on top that is no question asks nobody', () =>
    expect(says({ stack: [play] })).toEqual(['stack', 'nobody is asked, and the game is not over']))

  it('a frame is at a stage that it has', () =>
    expect(says({ stack: [{ ...play, at: 'nowhere' }, colour] })).toEqual([
      'stack.0.at',
      'play has no stage "nowhere"',
    ]))

  it('a question is asked and nothing else', () =>
    expect(says({ stack: [play, { ...colour, at: 'colours' }] })).toEqual([
      'stack.1.at',
      'decide/colour has no stage "colours"',
    ]))

  it('without any frame nobody is asked', () =>
    expect(says({ stack: [] })).toEqual(['stack', 'nobody is asked, and the game is not over']))

  it('a game of frames that end without an outcome is refused when it is played on', () => {
    const state = mustRight(game.decode({ ...saved, stack: [colour] }), 'read')
    const answers = game.actors(state).map((seat) => game.legalActions(state, seat)[0])
    expect(mustLeft(game.applyAll(state, answers), 'applied')).toMatchObject({
      problem: 'cannot be applied: the lowest frame ends without an outcome',
    })
  })
})
