/** The words of the tests: a wrong test fails where it is wrong, and says why. */
import { describe, expect, it } from 'vitest'
import { after, asked, dice, drawn, eventsAs, free, fresh, named, offered, refused } from './support/play'
import { table, until, winner, type Script } from './support/play'
import {
  army,
  companions,
  fellowship,
  hand,
  huntBox,
  left,
  politics,
  points,
  told,
  where,
} from './support/read'

/** The Fellowship may move, with one die of the Shadow in the Hunt box. */
const hunted = () =>
  table({ dice: { 'free-peoples': ['character', 'muster'], shadow: ['army'] }, huntBox: { shadow: 1 } })
const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
const moved = (rolls: Script) => after(hunted(), MOVE, rolls)

describe('the driver', () => {
  it('builds a position, in which chance is manual', () => {
    expect(asked(hunted())).toBe('free-peoples decide/action')
    expect(asked(after(hunted(), MOVE))).toBe('nature hunt die')
  })

  it('says what is wrong with an impossible position', () => {
    expect(() => table({ fellowship: { corruption: 13 } })).toThrow(/corruption/)
  })

  it('plays actions and hands over the dice', () => {
    const state = moved(dice(1))
    expect(fellowship(state)).toMatchObject({ progress: 1, revealed: false })
    expect(asked(moved(dice(6, named('hunt tile', 'standard-1'))))).toBe('free-peoples decide/damage')
  })

  it('wants as many dice as are rolled', () => {
    expect(() => moved(dice(1, 1))).toThrow(/left over/)
    expect(() => moved(dice(6))).toThrow(/run out at the draw "hunt tile"/)
    expect(() => moved(dice(7))).toThrow(/7 in the draw "hunt die" is refused/)
    expect(() => moved(dice(named('hunt tile', 'standard-1')))).toThrow(/the draw now is "hunt die"/)
  })

  it('can stop between two draws', () => {
    expect(asked(after(hunted(), MOVE, drawn('hunt die', 6)))).toBe('nature hunt tile')
  })

  it('tells why an action is refused', () => {
    const wrong = free({ kind: 'moveFellowship', die: 'muster', as: 'muster' })
    expect(() => after(hunted(), wrong)).toThrow(/is refused at free-peoples decide\/action/)
    expect(refused(hunted(), wrong)).not.toEqual([])
    expect(refused(hunted(), MOVE)).toEqual([])
    expect(() => refused(hunted(), { seat: 'free-peoples', kind: 'moveFelowship' })).toThrow(/kind/)
  })

  it('lists what is offered and what happened', () => {
    expect(offered(hunted(), { kind: 'moveFellowship' })).toEqual([MOVE])
    expect(eventsAs('HuntDieRolled', hunted(), MOVE, dice(1))).toMatchObject([{ roll: 1, success: false }])
  })

  it('plays on until something is asked', () => {
    expect(asked(until(fresh(), 'shadow decide/allocation'))).toBe('shadow decide/allocation')
    expect(() => until(hunted(), 'shadow decide/nothing')).toThrow(/is never asked/)
  })

  it('knows who has won', () => {
    expect(winner(hunted())).toBe('nobody')
  })
})

describe('the readers', () => {
  const state = table({
    base: 'empty',
    dice: { 'free-peoples': ['muster'], shadow: ['army'] },
    armies: { osgiliath: { 'gondor-regular': 2, boromir: 1 }, morannon: { 'sauron-regular': 1, nazgul: 2 } },
    captured: ['pelargir', 'edoras'],
    politics: { gondor: { steps: 0, active: true } },
  })

  it('tell who stands where', () => {
    expect(army(state, 'osgiliath')).toEqual({ 'gondor-regular': 2, boromir: 1 })
    expect(army(state, 'morannon')).toEqual({ 'sauron-regular': 1, nazgul: 2 })
    expect(where(state, 'boromir')).toBe('osgiliath')
    expect(companions(state)).toHaveLength(6)
  })

  it('tell how things stand', () => {
    expect(politics(state, 'gondor')).toBe('at war')
    expect(politics(state, 'rohan')).toBe('passive, 3 steps')
    expect(points(state, 'shadow')).toBe(2)
    expect(points(state, 'free-peoples')).toBe(0)
    expect(huntBox(state, 'shadow')).toBe(0)
    expect([hand(state, 'shadow'), left(state, 'shadow', 'strategy')]).toEqual([[], 24])
    expect(told(state).turn).toBe(1)
  })
})
