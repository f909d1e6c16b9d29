/** What every entry for pictures has, of whichever game it is. */
export { HIGHLIGHT_STYLES, type Highlight, type HighlightStyle } from './draw/marks'
export { COLOURS, type ColourName, type Colours } from './draw/palette'
export type { BoardOptions, Layout, Theme } from './options'
export type { PartEntry, Picture, Pictures } from './pictures'
export { choicesAbout, keysAfterClick, keysOf } from '../ui/keys'
export type { Target } from './targets'
