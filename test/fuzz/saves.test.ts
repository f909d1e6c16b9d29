/** Saves that somebody has edited are refused, or can be played on. */
import { describe, expect, it } from 'vitest'
import { randomFrom, type SavedState, type Types } from '../../src/kernel'
import { confrontation } from '../../src/confrontation'
import { SUBJECT as CARD_GAME } from '../card-game/properties/subject'
import { SUBJECT as CONFRONTATION } from '../confrontation/properties/subject'
import type { Subject } from '../kernel/conformance/subject'
import { savesOf, tryEdited } from './saves'

const SUBJECTS: Readonly<Record<string, unknown>> = { 'card-game': CARD_GAME, confrontation: CONFRONTATION }

describe.each(Object.entries(SUBJECTS))('%s', { timeout: 60_000 }, (_, given) => {
  it('a hundred edits are refused, change nothing, or leave a game that goes on', () => {
    const subject = given as Subject<Types>
    const saves = savesOf(subject, 'edited', 3, 10)
    const random = randomFrom('edits')
    const verdicts = Array.from({ length: 100 }, () => tryEdited(subject, saves, random))
    expect(
      verdicts.flatMap(({ problem, at }) => (problem === undefined ? [] : [`${at}: ${problem}`])),
    ).toEqual([])
    expect(new Set(verdicts.map(({ taken }) => taken))).toEqual(new Set(['refused', 'same', 'accepted']))
  })
})

const problemOf = (saved: unknown): string => {
  const read = confrontation.decode(saved)
  return read._tag === 'Left' ? read.left.problem : 'accepted'
}

describe('of The Confrontation', () => {
  const saves = savesOf(CONFRONTATION, 'frames', 6, 1)

  it('a frame that is not called by the one below is refused', () => {
    const deep = saves.filter(({ stack }) => stack.length > 4)
    const without = ({ stack, ...rest }: SavedState) => ({
      ...rest,
      stack: stack.filter((_, place) => place !== 2),
    })
    const said = deep.map((saved) => problemOf(without(saved)))
    expect(said.length).toBeGreaterThan(10)
    expect(said).not.toContain('accepted')
    expect(said.some((problem) => problem.includes('calls another frame'))).toBe(true)
  })

  it('a piece that is placed out of turn is refused', () => {
    const placing = saves.find(({ stack }) => stack.at(-1)?.kind === 'decide/placement')
    const text = JSON.stringify(placing)
    const moved = JSON.parse(text.replace('"unplaced"', '"enedwaith"')) as unknown
    expect(problemOf(placing)).toBe('accepted')
    expect(problemOf(moved)).toContain('order of the regions')
  })
})
