/**
 * Law 5 for The Confrontation, over every config: nobody learns from views, prompts, legal actions or events
 * what he may not know.
 */
import { conformance, SECRETS } from '../../kernel/conformance'
import { SUBJECT } from './subject'

conformance(SUBJECT, SECRETS)
