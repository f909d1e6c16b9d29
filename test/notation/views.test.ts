/** Lines of views: what each seat may know, and no more. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import { randomFrom, type AnyGame, type View } from '../../src/kernel'
import { faultSentence, formatView, linkOfPosition, parseView } from '../../src/notation'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { COURSES } from './laws'
import { right, shuffled, statesOf } from './support'
import { thorough } from '../thorough'

const ALPHABET = /^[a-z0-9?;:, -]+$/

/** A view, its line, the view again; the same line of any state that the viewer cannot tell from it. */
const roundTrips = (game: AnyGame, view: View): string => {
  const line = right(formatView(game, view))
  expect(line).toMatch(ALPHABET)
  expect(line).not.toMatch(/(seed|draws|then):/)
  expect(right(parseView(game, line))).toEqual(view)
  for (const text of [shuffled(line, line), linkOfPosition(line)])
    expect(right(parseView(game, text))).toEqual(view)
  const other = game.view(right(game.determinize(view, randomFrom(line))), view.viewer)
  expect(right(formatView(game, other))).toBe(line)
  return line
}

describe('a view at a question of the turn, its line, and back', { timeout: 120_000 }, () => {
  it.each(COURSES)('$name', ({ game, config, asked, steps, every }) => {
    const states = statesOf(game, { config, seed: 'views', steps, every }, asked)
    expect(states.length).toBeGreaterThan(2)
    for (const state of states.slice(0, thorough(1, 5)))
      for (const viewer of [...game.seatsOf(state.config), 'spectator'])
        roundTrips(game, game.view(state, viewer))
  })
})

const faultsOf = (game: AnyGame, text: string): ReadonlyArray<string> => {
  const read = parseView(game, text)
  return E.isLeft(read) ? read.left.map(faultSentence) : []
}

describe('what people type', () => {
  it('counts unknown cards by their backs', () => {
    const typed =
      'view: shadow; turn 3; hand fp: 2 c?, s?; hand shadow: Grond; dice fp: C C M; dice shadow: A A'
    const line = right(formatView(warOfTheRing, right(parseView(warOfTheRing, typed))))
    expect(line).toBe(
      'wotr-1; view: shadow; turn: 3, actions, fp; dice fp: 2 character, 1 muster, 1 used; ' +
        'dice shadow: 2 army, 5 used; hand fp: 2 c?, 1 s?; hand shadow: c20',
    )
    expect(linkOfPosition(line)).toContain('hand_fp~2_c-.1_s-.~')
  })

  it('may leave the back open: Character cards are taken first', () => {
    const view = right(parseView(warOfTheRing, 'view: sp; hand fp: 2 ?; dice fp: C; dice shadow: A'))
    expect(right(formatView(warOfTheRing, view))).toContain('; hand fp: 2 c?')
  })

  it('counts unknown characters of The Confrontation where they stand', () => {
    const typed =
      'conf-1; view: fellowship; turn: 9, fellowship; shire: frodo; unseen sauron: warg, orcs, balrog; ' +
      'mordor: 2 sauron?; rohan: sauron?'
    expect(right(formatView(confrontation, right(parseView(confrontation, typed))))).toContain(
      '; unseen sauron: balrog, orcs, warg; ',
    )
  })

  it.each([
    ['view: shdow; turn: 3', 'view: "shdow" is nobody who looks; did you mean shadow?'],
    ['veiw: fp; turn: 3', 'veiw: is neither a region nor a heading; did you mean view?'],
    ['turn: 3', 'view: is missing: say who looks, a seat or spectator'],
    ['view: fp; turn: 3; seed: x', 'seed: is not told in a view: it would tell what is secret'],
    ['view: gondor; turn: 3', 'view: gondor does not play; did you mean free-peoples or shadow?'],
    [
      'view: fp; hand shadow: c5',
      'hand shadow: the viewer sees the backs of these cards alone: "2 c?, 1 s?"',
    ],
    ['view: fp; hand fp: 2 c?', 'hand fp: the viewer sees these cards: name them'],
    ['view: fp; hand shadow: 60 c?', 'hand shadow: there are not so many cards that are not named'],
  ])('is refused with what is wrong: %s', (typed, ...faults) =>
    expect(faultsOf(warOfTheRing as never, typed)).toEqual(expect.arrayContaining(faults)),
  )

  it('characters that stand nowhere are refused', () =>
    expect(
      faultsOf(
        confrontation as never,
        'view: fellowship; shire: frodo; unseen sauron: warg, orcs; rohan: sauron?',
      ),
    ).not.toEqual([]))
})
