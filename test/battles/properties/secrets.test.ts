/**
 * Law 5 for Battles of the War of the Ring: hands, decks, face-down discards and secret choices leak nothing.
 */
import { conformance, SECRETS } from '../../kernel/conformance'
import { STRETCHES } from './subject'

conformance(STRETCHES, SECRETS)
