/**
 * Front ends of Battles of the Third Age alone: what to highlight, and what a click or a drag means.
 *
 * @module
 */
import { battles, type Battles } from '../battles'
import { uiOf, type Ui } from './ui'

/** What waits for an answer in a state, or in what somebody sees of one. */
export const ui: Ui<Battles> = uiOf(battles)

export * from './shared'
