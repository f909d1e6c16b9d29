/**
 * The laws of the contract for the second edition: from its set-up, from the midst of its games and from the
 * positions of the later chapters, with all invariants.
 */
import { describe, it } from 'vitest'
import type { War } from '../../../src/war-of-the-ring'
import { conformance, LAWS, wholeGamesOf, type Law, type Subject } from '../../kernel/conformance'
import { lineOf } from '../../kernel/conformance/line'
import { BEGINNINGS, SUBJECT, WHOLE } from '../properties/subject'

const ofRecords = ({ says }: Law): boolean => /record replays|replay stops/.test(says)
const ofWholeGames = ({ says }: Law): boolean => says.includes('every random game ends')

/** The same subject, played by the book of the second edition. */
const second = (subject: Subject<War>): Subject<War> => ({
  ...subject,
  settings: subject.settings.map((setting) => ({ ...setting, edition: 'second' })),
  common: subject.common.map((setting) => ({ ...setting, edition: 'second' })),
})

conformance(
  second(SUBJECT),
  LAWS.filter((law) => !ofRecords(law) && !ofWholeGames(law)),
)
conformance(second(BEGINNINGS), LAWS.filter(ofRecords))

describe('whole games', () => {
  const settings = Array.from({ length: 10 }, () => ({ chance: 'seeded' as const }))
  const whole = second({ ...WHOLE, settings })
  const plays = wholeGamesOf(whole).map((play) => ({ ...play, naturals: [] }))
  for (const law of LAWS.filter(ofWholeGames))
    it(law.says, { timeout: 60_000 }, () => {
      for (const play of plays) law.holds(whole, lineOf(whole, play))
    })
})
