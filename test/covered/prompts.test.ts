/**
 * Every question that golden games come to is put into words: to whom, by which rules, and with all its
 * choices. Of
 * each sort of question a few are looked at, from all over the games.
 */
import { isLeft } from 'fp-ts/lib/Either.js'
import { toUndefined } from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { battles, cardGame, confrontation, warOfTheRing } from '../../src'
import type { Game, State, Types } from '../../src/kernel'
import { readGolden } from '../kernel/golden'
import { thorough } from '../thorough'

const OF_EACH = thorough(1, 6)
const SECOND = 1000
const GAMES = [battles, cardGame, confrontation, warOfTheRing] as unknown as ReadonlyArray<Game<Types>>

/** States of golden games, a few for every sort of open question. */
const asking = (game: Game<Types>): ReadonlyArray<State<Types>> => {
  const seen = new Map<string, number>()
  const golden = readGolden(new URL(`../${game.name}/golden/`, import.meta.url))
  return golden.slice(0, thorough(4, golden.length)).flatMap(({ name, record }) => {
    const replayed = game.replay(record)
    if (isLeft(replayed)) throw new Error(`${name}: ${replayed.left.problem}`)
    return replayed.right.states.filter((state) => {
      const top = state.stack.at(-1)
      const sort = `${top?.kind} ${top?.at} ${game.actors(state).join()}`
      const times = seen.get(sort) ?? 0
      seen.set(sort, times + 1)
      return times < OF_EACH
    })
  })
}

describe.each(GAMES.map((game) => [game.name, game] as const))('the questions of %s', (_, game) => {
  it('are sentences, cite rules of the book and list what may be answered', { timeout: 60 * SECOND }, () => {
    const sentences = new Set<string>()
    for (const state of asking(game))
      for (const seat of game.actors(state)) {
        const prompt = toUndefined(game.prompt(state, seat))
        expect(prompt?.sentence).toMatch(/^\p{Lu}.{8,}/u)
        expect(prompt?.rules.filter((rule) => !(rule in game.rulebook))).toEqual([])
        expect(prompt?.choices.map(({ action }) => action)).toEqual(game.legalActions(state, seat))
        expect(prompt?.choices.filter(({ label }) => label === '')).toEqual([])
        sentences.add(prompt?.sentence ?? '')
      }
    expect(sentences.size).toBeGreaterThan(thorough(10, 20))
  })
})
