/** Notes of the games that have no words of their own: labels, parts of them, lists, and slips. */
import { describe, expect, it } from 'vitest'
import { answersIn, followed } from './support'

const SET_UP = [
  'game The Confrontation',
  'sauron: balrog in mirkwood, shelob gondor, warg rohan, orcs fangorn and saruman dagorlad',
  'fellowship: gandalf arthedain, aragorn cardolan, legolas rhudaur, gimli eregion, boromir enedwaith',
]

const differing = async (...lines: readonly string[]) => {
  const { differences } = await followed(lines.join('\n'))
  const [first] = differences
  if (first === undefined) throw new Error('everything could be followed')
  return first
}

describe('notes of The Confrontation', { timeout: 60_000 }, () => {
  it('may list what was placed, by the names of characters and regions', async () => {
    const course = await followed(SET_UP.join('\n'))
    expect(course.differences).toEqual([])
    expect(answersIn(course).filter((one) => one.startsWith('said: '))).toHaveLength(10)
    expect(answersIn(course)).toContain('said: Place Balrog in Mirkwood')
  })

  it('are told the rule against a move that is not offered, in other words than its label', async () => {
    const told = await differing(...SET_UP, 'sauron: orcs to eregion')
    expect(told).toMatchObject({
      line: 4,
      problem: 'the rules do not allow it here',
      asked: { seat: 'sauron', sentence: 'Which character do you move, and where to?' },
      nearest: expect.stringMatching(/^Move Orcs to /),
    })
    expect(told.rules.map(({ rule }) => rule)).toEqual(['movement.forward'])
  })

  it('are told what is asked, offered and may have been meant, where nothing is called so', async () => {
    expect(await differing('game confrontation', 'sauron: balrogs in mirkwood')).toMatchObject({
      problem: expect.stringMatching(
        /^nothing is called "balrogs in mirkwood"; did you mean "Place Balrog in/,
      ),
      asked: { seat: 'sauron' },
      offered: expect.arrayContaining(['Place Balrog in Mirkwood']),
    })
  })
})

describe('notes of any game', { timeout: 60_000 }, () => {
  it('that begin with a remark are told how one is marked', async () => {
    const { problem } = await differing('Friday evening, with Tom')
    expect(problem).toMatch(/; a remark begins with #$/)
  })

  it('differ where they were written, not where the next line could be followed', async () => {
    const lines = ['game battles', 'with chance=seeded', 'shadow: Saruman in the cellar', 'shadow: the pits']
    expect(await differing(...lines)).toMatchObject({
      line: 3,
      asked: { seat: 'shadow', sentence: 'Which position does the Commander-in-Chief take?' },
    })
  })
})
