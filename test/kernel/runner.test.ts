/**
 * The runner, by a toy game made of the kernel alone: calls and returned values, weighted draws, jumps,
 * standing checks that unwind, interjections, secret simultaneous answers; and what it does with bugs.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { brandState } from '../../src/kernel/brand'
import { compile, withRules, withStages, type AnyProcedure, type Overlay, type State } from '../../src/kernel'
import { answer, answerDraw, pendingDraw, proceed } from '../../src/kernel/runner'
import { deepFreeze } from './conformance/check'
import { pebbles } from './support/pebbles'
import {
  calling,
  doing,
  insertStageAfter,
  jumping,
  returning,
  type Action,
  type Pebbles,
} from './support/pebblesModel'
import { round, RULES } from './support/pebblesRules'

type Toy = State<Pebbles>

const start = (config: Partial<Pebbles['config']> = {}): Toy => {
  const started = pebbles.newGame({ seed: 'run', ...config })
  if (E.isLeft(started)) throw new Error(started.left.problem)
  return deepFreeze(started.right)
}

const play = (state: Toy, ...actions: ReadonlyArray<unknown>): Toy => {
  const done = pebbles.applyAll(state, actions)
  if (E.isLeft(done)) throw new Error(JSON.stringify(done.left))
  return deepFreeze(done.right.state)
}

const left = (said: object) => ({ seat: 'left', ...said })
const right = (said: object) => ({ seat: 'right', ...said })
const toss = (outcome: number) => ({ seat: 'nature', kind: 'chance', draw: 'toss', outcome })
const RED = [left({ kind: 'colour', colour: 'red' }), right({ kind: 'colour', colour: 'blue' })]
const hide = (mine: number, theirs: number) => [
  left({ kind: 'hide', amount: mine }),
  right({ kind: 'hide', amount: theirs }),
]
const stackOf = ({ stack }: Toy) => stack.map(({ kind, at }) => `${kind}@${at}`)

describe('calls', () => {
  it('push the called frame and leave the caller at the stage that called', () => {
    expect(stackOf(start())).toEqual(['play@colours', 'decide/colour@ask'])
    expect(stackOf(play(start(), ...RED))).toEqual(['play@round', 'round@hide', 'decide/hide@ask'])
  })

  it('hand the value of the called frame to the caller', () => {
    const guessing = play(start({ chance: 'manual' }), ...RED, ...hide(1, 2), toss(2))
    expect(guessing.stack[1]?.vars).toEqual({ guesser: 0, hidden: [1, 2], right: false })
    const next = play(guessing, left({ kind: 'guess', sum: 3 }))
    expect(next.table.points).toEqual([2, 0])
    expect(next.stack[0]?.vars).toEqual({ last: 2 })
  })

  it('are left out when there is nothing to call', () => {
    const without: Overlay<Pebbles> = withStages('play', () => [
      ['colours', calling(() => undefined)],
      ['over', returning(() => ({ winners: [], reason: 'nothing', rule: 'end', scores: {} }))],
    ])
    const { state } = proceed(compile(without(RULES)), atStart('colours'))
    expect(state.outcome?.reason).toBe('nothing')
  })
})

/** A game whose bottom frame is about to run. */
const atStart = (at: string): Toy => {
  const { table, config, chance, game } = start()
  return { game, config, chance, table, stack: [{ kind: 'play', at, vars: { last: 0 } }], outcome: null }
}

const runPlay = (procedure: AnyProcedure<Pebbles>, at: string): Toy =>
  proceed(compile(withStages<Pebbles>('play', () => procedure)(RULES)), atStart(at)).state

describe('jumps', () => {
  it('go back to repeat and on when the condition no longer holds', () => {
    const all = play(
      start({ rounds: 2, chance: 'manual' }),
      ...RED,
      ...hide(0, 0),
      toss(1),
      left({ kind: 'guess', sum: 2 }),
    )
    expect(stackOf(all)).toEqual(['play@round', 'round@hide', 'decide/hide@ask'])
    const over = play(all, ...hide(0, 0), toss(1), right({ kind: 'guess', sum: 2 }))
    expect(over.stack).toEqual([])
    expect(over.outcome).toEqual({
      winners: [],
      reason: 'The last round is over.',
      rule: 'end',
      scores: { left: 0, right: 0 },
    })
  })

  it('go forward to skip', () => {
    const skipping: AnyProcedure<Pebbles> = [
      ['one', jumping('over', () => true)],
      ['two', doing(({ table }) => ({ table: { ...table, worth: 99 }, events: [] }))],
      ['over', returning(() => ({ winners: [], reason: 'skipped', rule: 'end', scores: {} }))],
    ]
    expect(runPlay(skipping, 'one').table.worth).toBe(0)
    expect(runPlay(skipping, 'two').table.worth).toBe(99)
  })

  it('in a circle are noticed and not run forever', () => {
    const circle: AnyProcedure<Pebbles> = [
      ['one', jumping('one', () => true)],
      ['over', returning(() => 0)],
    ]
    expect(() => runPlay(circle, 'one')).toThrow('a procedure runs in a circle')
  })
})

describe('a procedure that is wrongly written', () => {
  it('is an error when it runs past its last stage', () => {
    const endless: AnyProcedure<Pebbles> = [['one', doing(({ table }) => ({ table, events: [] }))]]
    expect(() => runPlay(endless, 'one')).toThrow('play ran past its last stage')
  })

  it('is an error when a frame stands at a stage that is not there', () => {
    expect(() => runPlay(RULES.procedures['play'] ?? [], 'nowhere')).toThrow('no stage play@nowhere')
  })

  it('is turned into a rejection by applyAction', () => {
    const state = play(start(), ...RED)
    const stack = [{ kind: 'play', at: 'nowhere', vars: {} }, ...state.stack.slice(2)]
    const broken = brandState({ ...state, stack })
    const applied = attempt(broken, [...hide(0, 0)])
    expect(applied).toMatchObject({ _tag: 'Malformed', index: 1 })
  })
})

const attempt = (state: unknown, actions: ReadonlyArray<unknown>) => {
  const done = pebbles.applyAll(state as Toy, actions)
  return E.isLeft(done) ? done.left : done.right
}

describe('draws', () => {
  it('wait for nature in a manual game, with their weights', () => {
    const waiting = play(start({ chance: 'manual' }), ...RED, ...hide(0, 0))
    expect(pebbles.actors(waiting)).toEqual(['nature'])
    expect(pendingDraw(compile(RULES), waiting)).toEqual({
      name: 'toss',
      rule: 'toss',
      outcomes: [1, 2, 3],
      weights: [3, 2, 1],
    })
    expect(pebbles.chances(waiting).map(({ probability }) => probability)).toEqual([
      { numerator: 3, denominator: 6 },
      { numerator: 2, denominator: 6 },
      { numerator: 1, denominator: 6 },
    ])
  })

  it('take only an outcome of the draw that waits, and only from nature', () => {
    const waiting = play(start({ chance: 'manual' }), ...RED, ...hide(0, 0))
    const refused = (action: unknown) => attempt(waiting, [action])
    expect(refused(toss(4))).toMatchObject({ _tag: 'NotAsked', problem: '4 cannot come up in toss' })
    expect(refused({ ...toss(1), draw: 'dice' })).toMatchObject({ problem: 'the draw now is toss' })
    expect(refused({ ...toss(1), seat: 'left' })).toMatchObject({ _tag: 'Malformed', path: 'seat' })
    expect(refused(hide(0, 0)[0])).toMatchObject({ _tag: 'NotAsked', asked: ['nature'] })
    expect(refused({ ...toss(1), more: 1 })).toMatchObject({ _tag: 'Malformed' })
    expect(attempt(start(), [toss(1)])).toMatchObject({ _tag: 'Malformed', path: 'kind' })
    expect(attempt(start({ chance: 'manual' }), [toss(1)])).toMatchObject({
      problem: 'no draw waits for nature',
    })
  })

  it('come up by weight in a seeded game, and count only in their own stream', () => {
    const counts = new Map<number, number>()
    for (let game = 0; game < 1200; game++) {
      const { table, chance } = play(start({ seed: `toss ${game}` }), ...RED, ...hide(0, 0))
      counts.set(table.worth, (counts.get(table.worth) ?? 0) + 1)
      expect(chance.drawn).toEqual({ toss: 1 })
    }
    const [one = 0, two = 0, three = 0] = [1, 2, 3].map((worth) => counts.get(worth))
    expect(one + two + three).toBe(1200)
    for (const [count, wanted] of [
      [one, 600],
      [two, 400],
      [three, 200],
    ] as const)
      expect(Math.abs(count - wanted)).toBeLessThan(70)
  })

  it('are handed on like a drawn outcome when nature answers', () => {
    const waiting = play(start({ chance: 'manual' }), ...RED, ...hide(0, 0))
    const { state, events } = answerDraw(compile(RULES), waiting, 3)
    expect(events).toEqual([{ kind: 'Tossed', rule: 'toss', worth: 3 }])
    expect(stackOf(state)).toEqual(['play@round', 'round@guess', 'decide/guess@ask'])
  })
})

describe('secret simultaneous answers', () => {
  it('stay in the frame until all have answered, in any order', () => {
    const [mine, theirs] = hide(1, 2)
    const first = play(start({ chance: 'manual' }), ...RED, theirs)
    expect(pebbles.actors(first)).toEqual(['left'])
    expect(first.stack[2]).toEqual({ kind: 'decide/hide', at: 'ask', vars: { chosen: [null, 2] } })
    const other = play(start({ chance: 'manual' }), ...RED, mine, theirs)
    expect(play(first, mine)).toEqual(other)
  })

  it('cannot be given twice', () => {
    const [mine] = hide(1, 2)
    const first = play(start(), ...RED, mine)
    expect(attempt(first, [mine])).toMatchObject({
      _tag: 'NotAsked',
      asked: ['right'],
      question: 'decide/hide',
    })
  })

  it('are listed for both seats, one after the other', () => {
    const both = pebbles.legalActions(start())
    expect(both.map(({ seat }) => seat)).toEqual(['left', 'left', 'right', 'right'])
    expect(pebbles.legalActions(start(), 'right')).toEqual(both.slice(2))
  })
})

describe('an interjection', () => {
  const shout = left({ kind: 'shout' })

  it('is offered beside a question, changes the table and leaves the question', () => {
    const before = play(start(), ...RED)
    expect(pebbles.legalActions(before, 'left')).toContainEqual(shout)
    const after = play(before, shout)
    expect(after.table.points).toEqual([1, 0])
    expect(after.stack).toEqual(before.stack)
    expect(pebbles.legalActions(after, 'left')).not.toContainEqual(shout)
  })

  it('is refused with its rule where it is not allowed', () => {
    expect(attempt(start(), [shout])).toEqual({
      _tag: 'Forbidden',
      violations: [{ rule: 'shout', facts: {} }],
      index: 0,
    })
    expect(attempt(play(start(), ...RED), [shout, shout])).toMatchObject({ _tag: 'Forbidden', index: 1 })
  })

  it('is not for a seat that is not asked', () => {
    const guessing = play(start(), ...RED, ...hide(0, 0))
    expect(attempt(guessing, [right({ kind: 'shout' })])).toMatchObject({ _tag: 'NotAsked', asked: ['left'] })
  })

  it('follows a policy of the ruleset', () => {
    const machine = compile(withRules<Pebbles>({ shoutIsWorth: 3 })(RULES))
    const { state } = answer(machine, play(start(), ...RED), shout as Action)
    expect(state.table.points).toEqual([3, 0])
  })
})

describe('a standing check', () => {
  it('ends the game at once, in the middle of a question', () => {
    const over = play(
      start({ target: 1 }),
      ...RED,
      left({ kind: 'hide', amount: 0 }),
      right({ kind: 'shout' }),
    )
    expect(over.outcome?.rule).toBe('target')
    expect(over.outcome?.winners).toEqual(['right'])
    expect(over.stack).toEqual([])
    expect(attempt(over, [hide(0, 0)[1]])).toEqual({ _tag: 'GameOver', index: 0 })
  })

  it('ends it in the middle of a procedure that has more stages', () => {
    const before = play(start({ target: 2, chance: 'manual' }), ...RED, ...hide(0, 0), toss(3))
    const over = play(before, left({ kind: 'guess', sum: 0 }))
    expect(over.outcome?.scores).toEqual({ left: 3, right: 0 })
    expect(over.table.round).toBe(0)
  })

  it('unwinds only down to the frame it ends, which hands its value to its caller', () => {
    const ending: Overlay<Pebbles> = (base) => ({
      ...base,
      standing: [
        ({ table }, happened) =>
          happened.some(({ kind }) => kind === 'PointsMade')
            ? { table, events: [], ends: { frame: 'round', value: 7 } }
            : undefined,
      ],
    })
    const { state } = answer(compile(ending(RULES)), play(start(), ...RED), left({ kind: 'shout' }) as Action)
    expect(stackOf(state)).toEqual(['play@round', 'round@hide', 'decide/hide@ask'])
    expect(state.stack[0]?.vars).toEqual({ last: 7 })
    expect(state.table.round).toBe(1)
  })

  it('does nothing when the frame it would end is not running', () => {
    const ending: Overlay<Pebbles> = (base) => ({
      ...base,
      standing: [({ table }) => ({ table, events: [], ends: { frame: 'decide/guess', value: 7 } })],
    })
    const before = play(start(), ...RED)
    const { state } = answer(compile(ending(RULES)), before, left({ kind: 'shout' }) as Action)
    expect(state.outcome).toBeNull()
    expect(state.stack).toEqual(before.stack)
  })

  it('may change the table and tell events without ending anything', () => {
    const taxing: Overlay<Pebbles> = (base) => ({
      ...base,
      standing: [
        ({ table }, happened) =>
          happened.length > 0 && table.worth === 0
            ? { table: { ...table, worth: 5 }, events: [{ kind: 'Tossed', rule: 'toss', worth: 5 }] }
            : undefined,
      ],
    })
    const done = answer(compile(taxing(RULES)), play(start(), ...RED), left({ kind: 'shout' }) as Action)
    expect(done.state.table.worth).toBe(5)
    expect(done.events.map(({ kind }) => kind)).toEqual(['PointsMade', 'Tossed'])
  })
})

describe('an inserted stage', () => {
  it('runs where it was inserted, also for a game that was saved before', () => {
    const bonus: Overlay<Pebbles> = insertStageAfter(round, 'toss', [
      'bonus',
      doing(({ table }) => ({ table: { ...table, worth: table.worth + 10 }, events: [] })),
    ])
    const waiting = play(start({ chance: 'manual' }), ...RED, ...hide(0, 0))
    expect(answerDraw(compile(bonus(RULES)), waiting, 2).state.table.worth).toBe(12)
  })
})
