/**
 * The colours of all pictures, in pairs of what is written and what it is written on. Nothing is told by
 * colour alone: a shape, a letter or a word says the same.
 */

/** Something written and its ground. */
export interface Tint {
  readonly ink: string
  readonly paper: string
  readonly edge: string
}

/** Text on the page. */
export const PAGE: Tint = { ink: '#1f1b16', paper: '#f7f3ea', edge: '#b9ad97' }
/** Text on a panel beside the board. */
export const PANEL: Tint = { ink: '#1f1b16', paper: '#fffdf8', edge: '#b9ad97' }
/** Less important text on a page or a panel. */
export const QUIET: Tint = { ink: '#5a5145', paper: '#f7f3ea', edge: '#b9ad97' }
/** Text on water. */
export const WATER: Tint = { ink: '#2d4a5a', paper: '#dde9ee', edge: '#a9c2cd' }
/** The ground of a board. */
export const BOARD = '#f1ebdd'
/** Lines between regions. */
export const ROAD = '#9b8f7b'
/** What may be chosen. */
export const CHOICE = '#b8860b'
/** The good side's pieces: dark on light. */
export const LIGHT_SIDE: Tint = { ink: '#12305f', paper: '#ffffff', edge: '#2d5aa0' }
/** The dark side's pieces: light on dark. */
export const DARK_SIDE: Tint = { ink: '#ffffff', paper: '#4a1717', edge: '#2a0b0b' }
/** The Ring and whoever bears it. */
export const RING: Tint = { ink: '#3d2c00', paper: '#ffe9a3', edge: '#8a6500' }
/** What is out of play or used. */
export const SPENT: Tint = { ink: '#4d483f', paper: '#e9e4d8', edge: '#a39a88' }

/** Every pair in use, for whoever wants to check the contrast. */
export const TINTS: ReadonlyArray<Tint> = [PAGE, PANEL, QUIET, WATER, LIGHT_SIDE, DARK_SIDE, RING, SPENT]
