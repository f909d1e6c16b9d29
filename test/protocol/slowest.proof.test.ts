/** The slowest of ten thousand accepted lines is answered within the time that a line may take. */
import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { LEARNER } from '../../src/cli/learner'
import { ORACLE } from '../../src/cli/oracle'
import { randomFrom } from '../../src/kernel'
import { makeServer } from '../../src/protocol/index'
import { slowLines } from './slow'

const LINES = 10_000
/** What is asked whether it goes on is asked often; what cannot be stopped takes less than this. */
const GRACE = 1500

it('of ten thousand', { timeout: 7_200_000 }, () => {
  const server = makeServer({ learner: LEARNER, oracle: ORACLE, now: () => performance.now() })
  const lines = slowLines(server)
  const random = randomFrom('slowest')
  const slowest: Array<readonly [ms: number, line: string]> = []
  let accepted = 0
  for (let number = 0; number < LINES; number++) {
    const line = lines(random, number)
    const start = performance.now()
    const answer = server.answer(line) ?? ''
    const ms = performance.now() - start
    accepted += Number(answer.includes('"result"'))
    slowest.push([ms, `${line.slice(0, 120)} => ${answer.slice(0, 120)}`])
    slowest.sort(([one], [other]) => other - one).splice(10)
  }
  console.log(slowest.map(([ms, line]) => `${Math.round(ms)} ms ${line}`).join('\n'))
  expect(accepted).toBeGreaterThan(LINES / 2)
  expect(slowest[0]?.[0]).toBeLessThan(5000 + GRACE)
})
