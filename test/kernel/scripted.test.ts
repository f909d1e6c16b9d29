/** Scripted chance: a script meets the draws of a manual game one by one, or says where it does not. */
import { describe, expect, it } from 'vitest'
import { playScripted, type ScriptedDraw } from '../../src/kernel'
import { deepFreeze, mustLeft, mustRight } from './conformance/check'
import { pebbles } from './support/pebbles'

const COLOURS = [
  { seat: 'left', kind: 'colour', colour: 'red' },
  { seat: 'right', kind: 'colour', colour: 'blue' },
]
const HIDING = [
  { seat: 'left', kind: 'hide', amount: 1 },
  { seat: 'right', kind: 'hide', amount: 2 },
]
const GUESS = { seat: 'left', kind: 'guess', sum: 3 }
const ROUND = [...COLOURS, ...HIDING, GUESS]

const started = (chance: 'manual' | 'seeded' = 'manual') =>
  deepFreeze(mustRight(pebbles.newGame({ seed: 'scripted', chance }), 'newGame'))

const played = (actions: ReadonlyArray<unknown>, ...script: ReadonlyArray<ScriptedDraw>) =>
  playScripted(pebbles, started(), actions, script)

describe('a script', () => {
  it('answers the draws on the way, by outcome alone or with the name of the draw', () => {
    for (const said of [2, { draw: 'toss', outcome: 2 }]) {
      const { state, events } = mustRight(played(ROUND, said), 'played')
      expect(state.table.points).toEqual([2, 0])
      expect(events.filter(({ kind }) => kind === 'Tossed')).toMatchObject([{ worth: 2 }])
    }
  })

  it('gives what nature would have given, answer by answer', () => {
    const toss = { seat: 'nature', kind: 'chance', draw: 'toss', outcome: 3 }
    const byHand = pebbles.applyAll(started(), [...COLOURS, ...HIDING, toss, GUESS])
    expect(played(ROUND, 3)).toEqual(byHand)
  })

  it('answers a draw that waits before the first action, and one after the last', () => {
    const waiting = mustRight(pebbles.applyAll(started(), [...COLOURS, ...HIDING]), 'played').state
    expect(pebbles.actors(waiting)).toEqual(['nature'])
    expect(mustRight(playScripted(pebbles, waiting, [], [1]), 'played').state.table.worth).toBe(1)
    expect(mustRight(played([...COLOURS, ...HIDING], 1), 'played').state.table.worth).toBe(1)
  })

  it('may be empty where nothing is drawn', () => {
    expect(mustRight(played(COLOURS), 'played').state.table.colours).toEqual(['red', 'blue'])
  })

  it('changes nothing that was handed in', () => {
    const script = deepFreeze([{ draw: 'toss', outcome: 2 }])
    expect(mustRight(playScripted(pebbles, started(), deepFreeze(ROUND), script), 'played')).toBeDefined()
  })
})

describe('a script that does not fit', () => {
  it('has run out: the draw is named', () => {
    expect(mustLeft(played(ROUND), 'played')).toEqual({
      _tag: 'ScriptError',
      index: 3,
      place: 0,
      problem: 'the script has run out at the draw "toss"',
    })
  })

  it('is left over: the first of the rest is named', () => {
    expect(mustLeft(played(ROUND, 1, 2, 3), 'played')).toMatchObject({
      index: 5,
      place: 1,
      problem: '2 of the script are left over, from 2 on',
    })
    expect(mustLeft(played(COLOURS, { draw: 'toss', outcome: 3 }), 'played')).toMatchObject({
      problem: '1 of the script are left over, from "toss 3" on',
    })
  })

  it('is left over in a seeded game, where nothing waits for it', () => {
    expect(mustLeft(playScripted(pebbles, started('seeded'), ROUND, [1]), 'played')).toMatchObject({
      place: 0,
      problem: '1 of the script are left over, from 1 on',
    })
  })

  it('names another draw', () => {
    expect(mustLeft(played(ROUND, { draw: 'spin', outcome: 1 }), 'played')).toMatchObject({
      place: 0,
      problem: 'the draw now is "toss", not "spin" as the script has it',
    })
  })

  it('has an outcome that cannot come up', () => {
    expect(mustLeft(played(ROUND, 4), 'played')).toMatchObject({
      place: 0,
      problem: '4 in the draw "toss" is refused',
      cause: { _tag: 'NotAsked' },
    })
  })

  it('comes with an action that is refused', () => {
    expect(mustLeft(played([...COLOURS, GUESS], 1), 'played')).toMatchObject({
      index: 2,
      problem: 'action 2 is refused',
      cause: { _tag: 'NotAsked' },
    })
    expect(mustLeft(played([...COLOURS, ...HIDING, { ...GUESS, sum: 4 }], 1), 'played')).toMatchObject({
      index: 4,
      cause: { _tag: 'Forbidden', violations: [{ rule: 'guess' }] },
    })
  })

  it('is no script at all, or is played into no state', () => {
    const nothing = undefined as never
    expect(mustLeft(playScripted(pebbles, started(), ROUND, nothing), 'played')._tag).toBe('ScriptError')
    expect(mustLeft(playScripted(pebbles, started(), nothing, []), 'played')._tag).toBe('ScriptError')
    expect(mustLeft(playScripted(pebbles, nothing, ROUND, [1]), 'played')).toMatchObject({ index: 0 })
  })
})
