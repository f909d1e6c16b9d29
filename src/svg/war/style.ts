/** How large names and figures are on the map: on a page that one scrolls through, and on one screen. */

/** Sizes on the map, in its own units. */
export interface MapStyle {
  /** The size of a region's name, and from one line of it to the next. */
  readonly name: number
  readonly step: number
  /** How much larger figures and badges are drawn than on a page. */
  readonly figures: number
  readonly badges: number
  /** Whether figures stand close together, and Nations have two letters. */
  readonly isNarrow: boolean
  /** Whether figures that do not fit into a region are only counted there, and not drawn smaller. */
  readonly isCounted: boolean
}

/** The usual map. */
export const ON_PAGE: MapStyle = {
  name: 11,
  step: 12,
  figures: 1,
  badges: 1,
  isNarrow: false,
  isCounted: false,
}
/** The map on a screen of 1366 by 768, at 0.613 of its units at least, with crowds told beside it. */
export const ON_SCREEN: MapStyle = {
  name: 14.7,
  step: 15,
  figures: 1.47,
  badges: 1.55,
  isNarrow: true,
  isCounted: true,
}
