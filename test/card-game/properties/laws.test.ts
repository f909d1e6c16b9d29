/**
 * The laws of the contract for the Card Game, over every config; law 5 has a file of its own, so that two can
 * run at a time.
 */
import { conformance, LAWS, SECRETS } from '../../kernel/conformance'
import { SUBJECT } from './subject'

conformance(
  SUBJECT,
  LAWS.filter((law) => !SECRETS.includes(law)),
)
