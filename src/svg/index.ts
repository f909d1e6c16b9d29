/**
 * Pictures: the table of a game as one viewer may see it, as SVG.
 *
 * @module
 */
export { boardSvg, type BoardView } from './board'
export type { BoardOptions } from './options'
