/**
 * Pictures: the table of a game as one viewer may see it, as SVG. The same for one game alone is under
 * `svg/confrontation`, `svg/war-of-the-ring`, `svg/card-game` and `svg/battles`.
 *
 * @module
 */
export { boardSvg, keysAt, partsOf, picture } from './board'
export * from './shared'
