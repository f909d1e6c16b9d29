/**
 * Law 5 for the Card Game: nobody learns more than he may, over every config.
 */
import { conformance, SECRETS } from '../../kernel/conformance'
import { SUBJECT } from './subject'

conformance(SUBJECT, SECRETS)
