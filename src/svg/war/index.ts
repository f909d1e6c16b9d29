/**
 * Pictures of War of the Ring alone: as `svg`, without the other games.
 *
 * @module
 */
import { PAINTED } from './pictures'
import type { Pictures } from '../pictures'

/** The table as a viewer may see it, as SVG. */
export const boardSvg: Pictures['boardSvg'] = PAINTED.boardSvg
/** The same with its size and with what was to be marked and is nowhere in it; with `part`, a part alone. */
export const picture: Pictures['picture'] = PAINTED.picture
/** The parts of the picture of a view, each of which can be drawn alone. */
export const partsOf: Pictures['partsOf'] = PAINTED.partsOf
/** What of a picture is at an element of it, as keys: what the element itself is, then what it stands in. */
export const keysAt: Pictures['keysAt'] = PAINTED.keysAt
export { boxOf, geometry, type Geometry } from './geometry'
export * from '../shared'
