/**
 * Whole games of three and four, as they were recorded: every action is still legal, and every hash the same.
 * With UPDATE=1 they are played and written down anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { toUndefined } from 'fp-ts/lib/Option.js'
import { expect, it } from 'vitest'
import { randomFrom, type GameRecord } from '../../../src/kernel'
import { warOfTheRing, type Config } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { textOf } from '../../kernel/golden'
import { onlyAnswer } from '../support/quick'

const GAMES: ReadonlyArray<Partial<Config> & { readonly seed: string }> = [
  { seed: 'three', players: 3 },
  { seed: 'four', players: 4 },
  { seed: 'three by the second book', players: 3, edition: 'second' },
  { seed: 'four by the second book', players: 4, edition: 'second' },
]

const played = (config: (typeof GAMES)[number]): GameRecord => {
  const random = randomFrom(`players of ${config.seed}`)
  const actions: Array<unknown> = []
  for (let state = mustRight(warOfTheRing.newGame(config), 'new game'); state.outcome === null;) {
    const action = onlyAnswer(warOfTheRing, state) ?? toUndefined(warOfTheRing.sampleAction(state, random))
    if (action === undefined) throw new Error('nobody is asked')
    actions.push(action)
    state = mustRight(warOfTheRing.applyAction(state, action), 'step').state
  }
  return mustRight(warOfTheRing.record(config, actions), 'record')
}

it.each(GAMES)('$players players, $seed', { timeout: 120_000 }, (config) => {
  const file = new URL(`golden/${config.seed.replaceAll(' ', '-')}.json`, import.meta.url)
  if (process.env['UPDATE'] === '1' || !existsSync(file)) writeFileSync(file, textOf(played(config)))
  const record: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const replayed = warOfTheRing.replay(record as GameRecord)
  if (E.isLeft(replayed)) return expect.fail(JSON.stringify(replayed.left))
  const { states } = replayed.right
  expect(states[states.length - 1]?.outcome).not.toBe(null)
})
