/**
 * Games with Twilight of the Third Age keep all laws of the contract, from the set-up and from positions in
 * which its characters, factions and siege engines are in play.
 */
import { describe, it } from 'vitest'
import { conformance, LAWS, wholeGamesOf, type Law } from '../../kernel/conformance'
import { lineOf } from '../../kernel/conformance/line'
import { BEGINNINGS_IN_TWILIGHT, SUBJECT_IN_TWILIGHT, TWILIGHT_CONFIG, WHOLE_IN_TWILIGHT } from './subject'

const ofRecords = ({ says }: Law): boolean => /record replays|replay stops/.test(says)
const ofWholeGames = ({ says }: Law): boolean => says.includes('every random game ends')

conformance(
  SUBJECT_IN_TWILIGHT,
  LAWS.filter((law) => !ofRecords(law) && !ofWholeGames(law)),
)
conformance(BEGINNINGS_IN_TWILIGHT, LAWS.filter(ofRecords))

describe('whole games', () => {
  const settings = Array.from({ length: 6 }, () => ({ chance: 'seeded' as const, ...TWILIGHT_CONFIG }))
  const whole = { ...WHOLE_IN_TWILIGHT, settings }
  const plays = wholeGamesOf(whole).map((play) => ({ ...play, naturals: [] }))
  for (const law of LAWS.filter(ofWholeGames))
    it(law.says, { timeout: 60_000 }, () => {
      for (const play of plays) law.holds(whole, lineOf(whole, play))
    })
})
