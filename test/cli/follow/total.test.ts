/** Whatever is written, following says what it makes of it: nothing is thrown, nothing is passed over. */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { followed, problemsOf } from './support'

vi.setConfig({ testTimeout: 120_000 })

const OPENING = 'turn 1\nshadow hunt box: 1\nfp dice: C C M E\nshadow dice: A A M E C X\n'

const WORDS = `fp shadow shadow: attack moves from to -> with all 3 regulars elite units
  Orthanc Lorien Edoras nazgul Strider Athelas (army) (C) rolls dice: tile hunt loses recruits
  plays draws passes guide leave for declares in ; undo position here Orthanc: none
  why board 2r turn discards ring advance sauron Lorein #`.split(/\s+/)

const checked = async (line: string): Promise<void> => {
  const course = await followed(`${OPENING}${line}`)
  const isFollowed = course.following.placed.length > 4
  const isTold = course.differences.length > 0 || course.told.length > 0
  const isNothing = /^\s*(#|;|$)/.test(line) || /^\s*(undo|position)/.test(line)
  expect(isFollowed || isTold || isNothing, line).toBe(true)
  for (const { problem, line: place } of course.differences) {
    expect(problem).not.toBe('')
    expect(place).toBeGreaterThan(4)
  }
}

describe('any line', { timeout: 120_000 }, () => {
  it('of any characters', () =>
    fc.assert(fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), checked), {
      numRuns: 60,
      seed: 14,
    }))

  it('of words of the table in any order', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 9 }).map((words) => words.join(' ')),
        checked,
      ),
      { numRuns: 60, seed: 14 },
    ))
})

describe('a line that is not understood', () => {
  it.each([
    ['fp xyzzy', '"xyzzy" is not understood'],
    ['fp Edoras', 'it names things, but not what is done with them'],
    ['fp rolls', 'it names things, but not what is done with them'],
    ['shadow tile', 'it does not say which tile'],
    ['shadow tile 9', '"9" is no Hunt tile'],
    ['fp guide', 'it does not say who guides'],
    ['fp elven ring', 'it does not say which die becomes what: "elven ring: muster becomes army"'],
    ['shadow loses', 'it does not say who is lost'],
    ['position xyzzy', '"xyzzy" is not understood'],
    ['position Orthanc', '"Orthanc": say who is there, or "none"'],
    ['position Edoras: 2 leaders, 40 regulars; fp to act', /^armies.edoras/],
    ['position {', /the position is not JSON/],
    ['position {"turn":0}', 'turn: the first turn is number 1 (turn.phases)'],
    ['save game.json', '"save" is for a game that is followed at the terminal'],
    ['{"seat":"shadow"}', /not understood/],
  ])('%s', async (text, problem) => {
    const [told = ''] = problemsOf(
      await followed(`${OPENING}fp passes\n${text}`.replace('fp passes', 'fp: fellowship moves (C)\nhunt 1')),
    )
    const said = told.replace(/^\d+: /, '')
    if (typeof problem === 'string') expect(said).toBe(problem)
    else expect(said).toMatch(problem)
  })
})
