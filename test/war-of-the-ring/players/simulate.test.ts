/** `simulate` with a bot for each of three and four seats. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { warOfTheRing } from '../../../src/war-of-the-ring'
import { programIn, within, type Program } from '../../cli/program'
import { PROOF } from '../../thorough'

interface Summary {
  readonly bots: ReadonlyArray<string>
  readonly wins: Readonly<Record<string, unknown>>
  readonly ways: ReadonlyArray<{ readonly winners: ReadonlyArray<string> }>
}

let program: Program
beforeAll(() => {
  program = programIn()
})
afterAll(() => program.remove())

describe.each([3, 4] as const)('%i players', { timeout: 120_000 }, (players) => {
  const seats = warOfTheRing.seatsOf({ players })
  const match = `simulate war-of-the-ring --players ${players} --threads 1 --games 1 --seed s --bots`
  const simulate = (...bots: ReadonlyArray<string>) => [...match.split(' '), bots.join()]
  it.runIf(PROOF || players === 3)('each seat has a bot of its own, and partners win together', async () => {
    const bots = seats.map((_, place) => (place === 0 ? 'greedy' : 'random'))
    const { data, code } = await program.json(simulate(...bots))
    const summary = data as Summary
    expect([code, summary.bots, Object.keys(summary.wins)]).toEqual([0, bots, seats])
    const shadow = ['witch-king', 'saruman']
    const free = seats.filter((seat) => !shadow.includes(seat))
    for (const { winners } of summary.ways) expect([free, shadow]).toContainEqual(winners)
  })
  it('too few or too many bots are refused', async () => {
    for (const bots of [seats.slice(1), [...seats, 'more']]) {
      const { code, err } = await within(simulate(...bots.map(() => 'random')))
      expect([code, err]).toEqual([2, expect.stringMatching(`--bots wants ${players} names`)])
    }
  })
})
