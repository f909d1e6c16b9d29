/**
 * The laws of the contract for Battles of the War of the Ring, over stretches of games; law 5 has a file of
 * its own.
 */
import { conformance, LAWS, SECRETS } from '../../kernel/conformance'
import { STRETCHES } from './subject'

const ENDS = 'law 4: every random game ends'

conformance(
  STRETCHES,
  LAWS.filter((law) => !SECRETS.includes(law) && law.says !== ENDS),
)
