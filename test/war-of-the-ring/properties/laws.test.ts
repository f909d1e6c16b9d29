/**
 * The laws of the contract for War of the Ring; law 5 has a file of its own, so that two can run at a time.
 * Records begin with the set-up and whole games end, so these laws are tried on the plain game.
 */
import { describe, it } from 'vitest'
import { conformance, LAWS, SECRETS, wholeGamesOf, type Law } from '../../kernel/conformance'
import { lineOf } from '../../kernel/conformance/line'
import { BEGINNINGS, SUBJECT, WHOLE } from './subject'

const ofRecords = ({ says }: Law): boolean => /record replays|replay stops/.test(says)
const ofWholeGames = ({ says }: Law): boolean => says.includes('every random game ends')

conformance(
  SUBJECT,
  LAWS.filter((law) => !SECRETS.includes(law) && !ofRecords(law) && !ofWholeGames(law)),
)
conformance(BEGINNINGS, LAWS.filter(ofRecords))

describe('whole games', () => {
  const settings = Array.from({ length: 30 }, () => ({ chance: 'seeded' as const }))
  const plays = wholeGamesOf({ ...WHOLE, settings }).map((play) => ({ ...play, naturals: [] }))
  for (const law of LAWS.filter(ofWholeGames))
    it(law.says, { timeout: 60_000 }, () => {
      for (const play of plays) law.holds(WHOLE, lineOf(WHOLE, play))
    })
})
