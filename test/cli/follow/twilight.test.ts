/** Games with Twilight of the Third Age, followed: ships, factions, engines, and what only it asks. */
import { describe, expect, it, vi } from 'vitest'
import { answersIn, at, followed, problemsOf } from './support'

vi.setConfig({ testTimeout: 120_000 })

const WAR = { steps: 0, active: true }
const spec = (more: object) => ({
  base: 'empty',
  acting: 'shadow',
  config: { chance: 'manual', twilight: true },
  politics: { isengard: WAR, southrons: WAR, gondor: WAR, sauron: WAR },
  dice: { 'free-peoples': ['event'], shadow: ['army', 'muster'] },
  ...more,
})
const FLEET = { factions: ['corsairs'], ships: { umbar: 2, pelargir: 1 } }
const UMBAR = { umbar: { 'southrons-regular': 2 } }
const SIEGE = {
  armies: { 'minas-tirith': { 'sauron-regular': 3 } },
  besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
}

describe('what is said of the expansion', () => {
  it.each([
    [
      'shadow: 2 ships from Umbar to Pelargir (army)',
      { beside: FLEET },
      'said: Two ships from Umbar to Pelargir',
    ],
    [
      'shadow: a ship sails from Umbar to Pelargir',
      { beside: FLEET },
      'said: One ship from Umbar to Pelargir',
    ],
    [
      'shadow: all from Umbar to Pelargir (A)',
      { beside: FLEET, armies: UMBAR },
      'March from Umbar to Pelargir',
    ],
    ['shadow brings in the Corsairs', {}, 'Bring in the Corsairs of Umbar'],
    ['shadow brings in the Dunlendings (muster)', {}, 'Bring in the Hillmen of Dunland'],
    ['shadow calls the black ships (M)', { beside: FLEET }, 'Call the Corsairs of Umbar'],
    ['shadow builds a siege tower in Minas Tirith (muster)', SIEGE, 'Minas Tirith'],
  ])('%s', async (line, more, answer) => {
    const course = await followed(line, await at(spec(more)))
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course).join('; ')).toContain(answer)
  })

  it('a third ship there is not: it differs', async () => {
    const course = await followed('shadow: 3 ships from Umbar to Pelargir', await at(spec({ beside: FLEET })))
    expect(problemsOf(course)).toEqual([
      '1: the rules do not allow it here; 1 part of what it says could be followed',
    ])
  })

  it('in a game without it no ships sail', async () => {
    const base = spec({ config: { chance: 'manual' } })
    const course = await followed('shadow: 2 ships from Umbar to Pelargir', await at(base))
    expect(problemsOf(course)).toHaveLength(1)
    expect(answersIn(course)).toEqual([])
  })

  it('two Dunlendings fall for a hit, and are told as two', async () => {
    const field = {
      beside: { factions: ['dunlendings'] },
      armies: { fangorn: { dunlending: 4, 'isengard-regular': 1 }, 'fords-of-isen': { 'rohan-regular': 3 } },
      politics: { isengard: WAR, rohan: WAR },
      dice: { 'free-peoples': ['event'], shadow: ['army'] },
    }
    const lines = [
      'shadow attacks Fords of Isen from Fangorn',
      'shadow loses 2 Dunlendings',
      'shadow rolls 1 1 1 1 1',
      'fp rolls 6 1 1',
    ]
    const course = await followed(lines.join('\n'), await at(spec(field)))
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course).filter((one) => one.includes('Dunlending'))).toHaveLength(1)
  })
})
