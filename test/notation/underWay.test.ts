/** What is under way in an action, told as it stands on the table. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { anyGame } from '../../src/kernel'
import { faultSentence, formatPosition, parsePosition } from '../../src/notation'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { right, roundTrips, statesOf } from './support'

const AT_OSGILIATH = 'at war: sauron; gondor active; south ithilien: 5 sauron; osgiliath: 2 gondor'
const MOVED = 'rules: manual; fellowship: 1 progress; drawn: t2; shadow dice: A, 2 hunt; fp dice: C'

const asked = (typed: string): string => {
  const state = right(parsePosition(warOfTheRing, typed))
  return state.stack.at(-1)?.kind ?? ''
}

const lineOf = (typed: string): string =>
  right(formatPosition(warOfTheRing, right(parsePosition(warOfTheRing, typed))))

const faultsOf = (typed: string): ReadonlyArray<string> => {
  const read = parsePosition(warOfTheRing, typed)
  return E.isLeft(read) ? read.left.map(faultSentence) : []
}

describe('under way', () => {
  it('is a battle at its losses: hits are to be taken', () => {
    const battle =
      'battle, shadow, army, south ithilien to osgiliath, losses, round 2, 1 fp hit, 2 shadow hits'
    const typed = `${AT_OSGILIATH}; under way: ${battle}`
    expect(asked(typed)).toBe('decide/casualties')
    expect(lineOf(typed)).toMatch(
      /; under way: battle, shadow, army, south-ithilien to osgiliath, round 2, losses, 2 shadow hits, 1 fp/,
    )
  })

  it('is a Hunt that is about to be rolled, with the die in use neither left nor used', () => {
    const line = lineOf(`${MOVED}; under way: hunt, character`)
    expect(line).toMatch(/dice fp: 1 character, 2 used; .*; under way: hunt, character$/)
    expect(lineOf(line)).toBe(line)
  })

  it('is a tile whose damage is to be taken', () => {
    const typed = `${MOVED}; under way: tile, will of the west as character, t2, 2 damage`
    expect(asked(typed)).toBe('decide/damage')
    expect(lineOf(typed)).toMatch(
      /; under way: tile, will-of-the-west as character, t2, 1 successes, 2 damage$/,
    )
  })

  it('is refused with all that is wrong, where the rules know no such thing', () => {
    expect(faultsOf('under way: battel, shadow, osgiliat to lorien')).toEqual([
      'under way: "battel" says nothing of a battle, a Hunt or a Hunt tile; did you mean battle?',
    ])
    expect(faultsOf(`${MOVED}; under way: hunt, army`)).not.toEqual([])
  })

  it('is written where it gives exactly the state, in random play', () => {
    const game = anyGame(warOfTheRing)
    const walk = { config: { chance: 'manual' }, seed: 'under way 2', steps: 220, every: 1 }
    const lines = statesOf(game, walk, ['battle > decide/combatCard', 'hunt', 'battle'])
      .filter((state) => E.isRight(formatPosition(game, state)))
      .map((state) => roundTrips(game, state))
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toContain('; under way: ')
  })
})
