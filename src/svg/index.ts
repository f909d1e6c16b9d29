/**
 * Pictures: the table of a game as one viewer may see it, as SVG.
 *
 * @module
 */
export { boardSvg } from './board'
export type { BoardOptions } from './options'
