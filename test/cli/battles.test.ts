/** The program with Battles: our own scenario, which says that it is not official, and one of a user. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import millBridge from '../../docs/scenarios/the-mill-bridge.json'
import { programIn, within, type Program } from './program'
import { PROOF } from '../thorough'

let program: Program
let config: string

beforeAll(async () => {
  program = programIn()
  config = `@${program.file('mill-bridge.json', { scenario: millBridge })}`
}, 60_000)

afterAll(() => program.remove())

/** The Shadow may attack from Isengard's side of the fords. */
const POSITION = {
  empty: true,
  regions: {
    'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 2 } },
    'deeping-coomb': { side: 'free', units: { riders: 1 } },
  },
  dice: { shadow: { army: 1 } },
  acting: 'shadow',
}

describe('the program and Battles', { timeout: 60_000 }, () => {
  it('plays our own scenario and says that it is not official', async () => {
    const { out, code } = await within(
      ['play', 'battles', '--seed', 'table', '--as', 'shadow', '--bot', 'random'],
      '1\nquit\n',
    )
    expect(code).toBe(0)
    expect(out).toMatch(/The Fords and the Deep \(our own scenario, not official\)/)
    expect(out).toMatch(/Which position does the Commander-in-Chief take\?\n {4}1\. /)
    expect(out).not.toMatch(/undefined|freeHand/)
  })

  it('plays a scenario of a user, in its own names', async () => {
    const { out, code } = await within(
      ['play', 'battles', '--seed', 'table', '--as', 'shadow', '--bot', 'random', '--config', config],
      '1\nquit\n',
    )
    expect(code).toBe(0)
    expect(out).toMatch(/The Mill Bridge/)
    expect(out).toMatch(/Which position does the Commander-in-Chief take\?\n {4}1\. .*Tent/)
  })

  it('names what is wrong with a scenario', async () => {
    const { leaders: _, ...broken } = millBridge
    const file = program.file('broken.json', { scenario: broken })
    const { err, code } = await within(['play', 'battles', '--config', `@${file}`], 'quit\n')
    expect([code === 0, err]).toEqual([false, expect.stringMatching(/leaders.*missing/)])
  })

  it('says why something may not be done, with its rule', async () => {
    const file = program.file('position.json', POSITION)
    const action = { seat: 'shadow', kind: 'pass' }
    const { out, code } = await within(['why', '--game', 'battles', file, JSON.stringify(action)])
    expect([code, /actions\.pass/.test(out)]).toEqual([1, true])
  })

  it('tells a rule', async () => {
    const { out, code } = await within(['rules', 'battles', 'battle.superiority'])
    expect([code, /battle\.superiority/.test(out)]).toEqual([0, true])
  })

  it.runIf(PROOF)('lets bots play a scenario of a user', async () => {
    const bots = ['--bots', 'random,random', '--games', '1', '--config', config]
    const { out, code } = await program.run(['simulate', 'battles', ...bots])
    expect([code, /units of free/.test(out)]).toEqual([0, true])
  })
})
