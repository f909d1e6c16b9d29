/**
 * Front ends of War of the Ring alone: what to highlight, and what a click or a drag means.
 *
 * @module
 */
import { warOfTheRing } from '../war-of-the-ring/engine'
import type { War } from '../war-of-the-ring'
import { uiOf, type Ui } from './ui'

/** What waits for an answer in a state, or in what somebody sees of one. */
export const ui: Ui<War> = uiOf(warOfTheRing)

export * from './shared'
