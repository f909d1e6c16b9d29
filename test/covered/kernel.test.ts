/**
 * Rare ways through the kernel, on the games themselves: answers to a draw that are none, views of a
 * spectator, saved states with stages that do not exist, long lists, late draws of the generator.
 */
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { warOfTheRing } from '../../src'
import { drawBelow, keyOfSeed, randomFrom, streamOf } from '../../src/kernel/random'
import { fresh, table, until } from '../war-of-the-ring/support/play'

/** A new game waits for a card of a deck. */
const drawing = fresh()
/** The first question to a player. */
const asking = until(drawing, 'free-peoples decide/declare')
const answer = { seat: 'nature', kind: 'chance', draw: 'free-peoples character card' } as const

const problemOf = (action: unknown, state = drawing) => {
  const applied = warOfTheRing.applyAction(state, action)
  return isLeft(applied) ? applied.left : undefined
}

describe('an answer to a draw', () => {
  it('names a draw and a plain outcome', () => {
    const outcome = 'fp-char-01'
    expect(problemOf({ ...answer, outcome })).toBeUndefined()
    expect(problemOf({ ...answer, outcome, draw: 5 })).toMatchObject({ _tag: 'Malformed', path: 'draw' })
    expect(problemOf({ ...answer, outcome: {} })).toMatchObject({ _tag: 'Malformed', path: 'outcome' })
    for (const odd of [true, null, 7])
      expect(problemOf({ ...answer, outcome: odd })).toMatchObject({
        _tag: 'NotAsked',
        question: 'draw free-peoples character card',
      })
  })

  it('is for nature alone, and while a draw waits', () => {
    expect(warOfTheRing.legalActions(drawing, 'shadow')).toEqual([])
    expect(warOfTheRing.legalActions(drawing, 'nature')).toHaveLength(24)
    expect(problemOf({ ...answer, outcome: 'fp-char-01' }, asking)).toMatchObject({ _tag: 'NotAsked' })
    const over = table({ base: 'empty', phase: 'victory', captured: ['orthanc', 'umbar'] })
    expect(problemOf({ ...answer, outcome: 'fp-char-01' }, over)).toEqual({ _tag: 'GameOver' })
  })
})

describe('a view', () => {
  it('of a spectator has no legal actions, that of a seat has its own', () => {
    const seen = (viewer: 'spectator' | 'free-peoples') =>
      warOfTheRing.legalActionsOfView(warOfTheRing.view(asking, viewer))
    expect(seen('spectator')).toEqual([])
    expect(seen('free-peoples')).toEqual(warOfTheRing.legalActions(asking, 'free-peoples'))
  })

  it('has a hash of its own, which what cannot be read has not', () => {
    const view = warOfTheRing.view(asking, 'free-peoples')
    expect(warOfTheRing.hashOfView(view)).toMatch(/^[\w-]{22}$/)
    expect(warOfTheRing.hashOfView({ ...view, state: null } as never)).toBe('')
  })

  it('is told why not of its own seat alone, as the state tells it', () => {
    const view = warOfTheRing.view(asking, 'free-peoples')
    const mine = { seat: 'free-peoples', kind: 'takeCorruption' }
    expect(warOfTheRing.whyNotOfView(view, mine)).toEqual(warOfTheRing.whyNot(asking, mine))
    expect(warOfTheRing.whyNotOfView(view, { ...mine, seat: 'shadow' })).toMatchObject([{ rule: null }])
    expect(warOfTheRing.whyNotOfView({ ...view, state: null } as never, mine)).toMatchObject([{ rule: null }])
    expect(warOfTheRing.wayTo(asking, mine).rules).not.toEqual([])
  })
})

describe('a text notation', () => {
  it('is a text with a config in it', () => {
    for (const text of [5, '', 'config']) expect(isLeft(warOfTheRing.parse(text as never))).toBe(true)
  })
})

describe('a saved state', () => {
  const saved = warOfTheRing.encode(drawing) as unknown as {
    readonly stack: ReadonlyArray<{ readonly kind: string; readonly at: string }>
  }
  const problemWith = (at: string): string => {
    const last = saved.stack.length - 1
    const stack = saved.stack.map((frame, place) => (place === last ? { ...frame, at } : frame))
    const decoded = warOfTheRing.decode({ ...saved, stack })
    return isLeft(decoded) ? decoded.left.problem : ''
  }

  it('is at a stage that there is', () => {
    const [top] = saved.stack.slice(-1)
    expect(problemWith(top?.at ?? '')).toBe('')
    expect(problemWith('nowhere')).toMatch(/has no stage "?nowhere/)
  })
})

describe('a record', () => {
  it('has an action in every numbered line', () => {
    const record = warOfTheRing.record({ seed: 'recorded', chance: 'manual' }, [])
    const text = isLeft(record) ? '' : warOfTheRing.notation(record.right)
    expect(isLeft(warOfTheRing.parse(text))).toBe(false)
    expect(warOfTheRing.parse(`${text}1.\n`)).toMatchObject({ left: { problem: '"" is not an action' } })
  })

  it('of no actions begins with a state', () => {
    expect(warOfTheRing.applyAll(drawing, [])).toMatchObject({ right: { state: drawing, events: [] } })
    expect(warOfTheRing.applyAll({} as never, [])).toMatchObject({ left: { index: -1 } })
  })
})

describe('the generator', () => {
  const key = keyOfSeed('late')
  const stream = streamOf('covered')

  it('draws at indices beyond 32 bits', () => {
    const late = [1, 2, 3].map((index) => drawBelow(key, stream, 2 ** 32 * index, 1000))
    expect(new Set([...late, drawBelow(key, stream, 0, 1000)]).size).toBeGreaterThan(2)
  })

  it('passes words over that would favour small results', () => {
    const bound = 2 ** 31 + 1
    const drawn = Array.from({ length: 200 }, (_, index) => drawBelow(key, stream, index, bound))
    expect(drawn.every((number) => number >= 0 && number < bound)).toBe(true)
    expect(drawn.filter((number) => number < bound / 2).length).toBeGreaterThan(60)
    expect(drawn.filter((number) => number < bound / 2).length).toBeLessThan(140)
  })

  it('reads what is no text as the empty one', () => {
    expect(keyOfSeed(5 as never)).toEqual(keyOfSeed(''))
    expect(streamOf(null as never)).toBe(streamOf(''))
  })

  it('knows no number below what is no bound', () => {
    for (const below of [0, -1, 1.5, 2 ** 33, NaN]) expect(randomFrom('none')(below)).toBeNaN()
  })
})
