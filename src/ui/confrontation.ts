/**
 * Front ends of The Confrontation alone: what to highlight, and what a click or a drag means.
 *
 * @module
 */
import { confrontation } from '../confrontation/engine'
import type { Confrontation } from '../confrontation'
import { uiOf, type Ui } from './ui'

/** What waits for an answer in a state, or in what somebody sees of one. */
export const ui: Ui<Confrontation> = uiOf(confrontation)

export * from './shared'
