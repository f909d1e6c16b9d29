/**
 * Front ends of the Card Game alone: what to highlight, and what a click or a drag means.
 *
 * @module
 */
import { cardGame } from '../card-game/engine'
import type { CardGame } from '../card-game'
import { uiOf, type Ui } from './ui'

/** What waits for an answer in a state, or in what somebody sees of one. */
export const ui: Ui<CardGame> = uiOf(cardGame)

export * from './shared'
