/** Questions written from the rulebooks alone: none is answered wrongly, and so many are answered right. */
import { expect, it } from 'vitest'
import { countOf, playFile } from './exam'

const FLOOR = [
  ['war-of-the-ring', 59],
  ['confrontation', 30],
  ['card-game', 30],
  ['battles', 29],
  ['search', 33],
  ['search-second', 59],
  ['forum-war-of-the-ring', 55],
  ['forum-confrontation', 32],
  ['forum-card-game', 32],
  ['forum-battles', 32],
] as const

it.each(FLOOR)('%s: no wrong answer, and at least %i right', { timeout: 240_000 }, async (game, right) => {
  const scored = await playFile(new URL(`questions/${game}.json`, import.meta.url).pathname)
  expect(scored.filter(({ score }) => score === 'wrong').map(({ question }) => question.question)).toEqual([])
  expect(countOf(scored, 'right')).toBeGreaterThanOrEqual(right)
})
