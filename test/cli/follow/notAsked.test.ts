/** What is said of one question is not taken for the answer to another that stands before it. */
import { describe, expect, it, vi } from 'vitest'
import { answersIn, at, followed, problemsOf } from './support'

vi.setConfig({ testTimeout: 120_000 })

const BATTLE = {
  base: 'empty',
  acting: 'free-peoples',
  politics: { rohan: { steps: 0, active: true }, isengard: { steps: 0 }, sauron: { steps: 0 } },
  armies: { 'fords-of-isen': { 'rohan-regular': 6 }, 'gap-of-rohan': { 'isengard-regular': 1 } },
  hands: { 'free-peoples': ['fp-strat-01'], shadow: ['sh-strat-06', 'sh-strat-14'] },
  dice: { 'free-peoples': ['muster-army'], shadow: ['event'] },
}
const ATTACK = 'fp attacks from Fords of Isen to Gap of Rohan with 5 regulars (H as army)'

/** Dice by a seed with which the attack is won in a round. */
const WON = { ...BATTLE, config: { chance: 'seeded', seed: 'battle' } }

describe('before Combat cards are chosen', () => {
  it('who does not advance has said nothing of a card', async () => {
    const lines = [ATTACK, 'fp does not advance', 'shadow plays Olog-hai (event)']
    const course = await followed(lines.join('\n'), await at(WON))
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course).filter((one) => one.endsWith('No'))).toEqual([
      'unsaid: No',
      'unsaid: No',
      'said: No',
    ])
  })

  it('a card that is played with a die is not the one of the battle', async () => {
    const course = await followed([ATTACK, 'shadow plays Olog-hai (event)'].join('\n'), await at(WON))
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course).filter((one) => /Combat card|in battle/.test(one))).toEqual([])
  })
})
