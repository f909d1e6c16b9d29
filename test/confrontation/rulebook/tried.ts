/** What players would really try in vain, with all the rules that forbid it and where they are written. */
import { describe, expect, test } from 'vitest'
import { confrontation, type State } from '../../../src/confrontation'
import { forbids } from '../support/table'

/** Something that is tried, and the rules that forbid it. */
export type Case = readonly [tried: string, state: State, action: unknown, rules: ReadonlyArray<string>]

/** The rules that forbid what is not legal; what is not asked begins with a sentence without a rule. */
export const rulesOf = (state: State, action: unknown): ReadonlyArray<string> => {
  expect(confrontation.legalActions(state)).not.toContainEqual(action)
  return forbids(state, action).filter((rule) => rule !== null)
}

/** Tests of a chapter: each case is forbidden by just these rules, with sentences and places to look. */
export const triedInVain = (chapter: string, cases: ReadonlyArray<Case>): void => {
  describe(chapter, () => {
    test.each(cases)('%s', (_tried, state, action, rules) => {
      expect(rulesOf(state, action)).toEqual(rules)
    })

    test.each(cases)('%s: sentences and places to look them up', (_tried, state, action) => {
      for (const { rule, sentence, cites } of confrontation.whyNot(state, action)) {
        expect(sentence.length).toBeGreaterThan(20)
        if (rule === null) continue
        expect(confrontation.rulebook[rule]?.sentence).toBe(sentence)
        expect(cites.some(({ book, chapter }) => book.length > 0 && chapter.length > 0)).toBe(true)
        expect(cites[0]?.book).toContain('rulebook')
        if (rule.startsWith('character.')) expect(cites[0]?.heading).toMatch(/classic|variant/)
      }
    })
  })
}
