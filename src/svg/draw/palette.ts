/**
 * The colours of all pictures, in pairs of what is written and what it is written on. Nothing is told by
 * colour alone: a shape, a letter or a word says the same. While a picture is drawn a colour is a name; the
 * finished picture is painted, in our colours or in those of a theme.
 */

import { escapeXml } from './element'

const named = (name: ColourName): string => `{${name}}`

/** The colours by name, as they are without a theme. */
export const COLOURS = {
  'page-ink': '#1f1b16',
  'page-paper': '#f7f3ea',
  'page-edge': '#b9ad97',
  'panel-ink': '#1f1b16',
  'panel-paper': '#fffdf8',
  'panel-edge': '#b9ad97',
  'quiet-ink': '#5a5145',
  'water-ink': '#203c4a',
  'water-paper': '#c4dce5',
  'water-edge': '#7fa6b6',
  'light-ink': '#12305f',
  'light-paper': '#ffffff',
  'light-edge': '#2d5aa0',
  'dark-ink': '#ffffff',
  'dark-paper': '#4a1717',
  'dark-edge': '#2a0b0b',
  'ring-ink': '#3d2c00',
  'ring-paper': '#ffe9a3',
  'ring-edge': '#8a6500',
  'spent-ink': '#4d483f',
  'spent-paper': '#e9e4d8',
  'spent-edge': '#a39a88',
  'badge-ink': '#ffffff',
  'badge-paper': '#3c362d',
  'battle-ink': '#ffffff',
  'battle-paper': '#9c1f1b',
  'battle-arrow': '#c9302c',
  blank: '#ffffff',
  board: '#f1ebdd',
  road: '#9b8f7b',
  choice: '#b8860b',
  chosen: '#1d6b3a',
  target: '#9c1f1b',
  past: '#5a5145',
  'land-paper': '#f5edda',
  'land-edge': '#9b8f7b',
  'home-paper': '#f5e9c8',
  'home-edge': '#8a6d1f',
  'open-paper': '#e6efd5',
  'open-edge': '#6d7f3f',
  'mountain-paper': '#e2dfdb',
  'mountain-edge': '#5f5a52',
  'dwarves-paper': '#ead6c1',
  'dwarves-edge': '#8a5a2b',
  'elves-paper': '#d3ead0',
  'elves-edge': '#3f7d3a',
  'gondor-paper': '#d2def4',
  'gondor-edge': '#3a5f9f',
  'north-paper': '#d3e8ec',
  'north-edge': '#31788a',
  'rohan-paper': '#e4edc2',
  'rohan-edge': '#6d7f1f',
  'isengard-paper': '#f5ecb5',
  'isengard-edge': '#93801a',
  'sauron-paper': '#f2d0c9',
  'sauron-edge': '#a13c2b',
  'southrons-paper': '#f7dbb4',
  'southrons-edge': '#b06a12',
} as const

/** The name of a colour. */
export type ColourName = keyof typeof COLOURS

/** The colours by night, in the order of those by day: six digits each. */
const NIGHT =
  'ece6da1b1a185d564aece6da25231f5d564abcb3a2c3dbe616262e3f6676dbe8ff1d3a688fb4f2ffe3dd571616e08a78' +
  '2b1f00e9c65afff0b8cfc7b835322c6f67571b1a18d8cfbdffffff9c1f1bc9302c25231f211f1b8d826ef0c5446fd19a' +
  'ff8f7dbcb3a22e2b256d64524a3f1cc9a94d34401fa5ba6e3d3a36a79f924c3520d9a0661f442386cf80243a638fb0ee' +
  '17445072c2d6414a17c0d1584d450fe0ca4c56241cef8b7856370ff0ac55'

/** The colours by name on a dark page. */
export const darkColours = (): Colours =>
  Object.fromEntries(Object.keys(COLOURS).map((name, ix) => [name, `#${NIGHT.slice(ix * 6, ix * 6 + 6)}`]))

/** Colours other than ours, by name. */
export type Colours = Readonly<Partial<Record<ColourName, string>>>

/** Whether a text is the name of a colour. */
export const isColourName = (name: string): name is ColourName => Object.hasOwn(COLOURS, name)

/** The typefaces, as long as a picture is drawn. */
export const FONT = '{font}'
const FONTS = "Arial, Helvetica, 'Liberation Sans', sans-serif"

/** How a picture is painted. */
export interface Paint {
  /** By night instead of by day. */
  readonly isDark?: boolean
  readonly colours?: Colours | undefined
  readonly font?: string | undefined
}

/** A picture in its colours. Names stand where attributes do, so no text of a picture is one. */
export const painted = (
  picture: string,
  { isDark = false, colours = {}, font = FONTS }: Paint = {},
): string => {
  const usual: Colours = isDark ? darkColours() : COLOURS
  return picture.replace(/(?<==")\{([a-z-]+)\}(?=")/g, (whole, name: string) => {
    if (whole === FONT) return escapeXml(font)
    return isColourName(name) ? escapeXml(colours[name] ?? usual[name] ?? COLOURS[name]) : whole
  })
}

/** Something written and its ground. */
export interface Tint {
  readonly ink: string
  readonly paper: string
  readonly edge: string
}

/** Text on the page. */
export const PAGE: Tint = { ink: named('page-ink'), paper: named('page-paper'), edge: named('page-edge') }
/** Text on a panel beside the board. */
export const PANEL: Tint = {
  ink: named('panel-ink'),
  paper: named('panel-paper'),
  edge: named('panel-edge'),
}
/** Less important text on a page or a panel. */
export const QUIET: Tint = { ...PAGE, ink: named('quiet-ink') }
/** Text on water. */
export const WATER: Tint = {
  ink: named('water-ink'),
  paper: named('water-paper'),
  edge: named('water-edge'),
}
/** The ground of a board. */
export const BOARD: string = named('board')
/** Where nothing is printed. */
export const BLANK: string = named('blank')
/** Lines between regions. */
export const ROAD: string = named('road')
/** What may be chosen. */
export const CHOICE: string = named('choice')
/** The arrow of an attack. */
export const ARROW: string = named('battle-arrow')
/** The good side's pieces: dark on light. */
export const LIGHT_SIDE: Tint = {
  ink: named('light-ink'),
  paper: named('light-paper'),
  edge: named('light-edge'),
}
/** The dark side's pieces: light on dark. */
export const DARK_SIDE: Tint = {
  ink: named('dark-ink'),
  paper: named('dark-paper'),
  edge: named('dark-edge'),
}
/** The Ring and whoever bears it. */
export const RING: Tint = { ink: named('ring-ink'), paper: named('ring-paper'), edge: named('ring-edge') }
/** What is out of play or used. */
export const SPENT: Tint = {
  ink: named('spent-ink'),
  paper: named('spent-paper'),
  edge: named('spent-edge'),
}
/** Signs of Settlements, and bars between mountains. */
export const BADGE: Tint = { ink: named('badge-ink'), paper: named('badge-paper'), edge: named('badge-ink') }
/** A battle that goes on. */
export const BATTLE: Tint = {
  ink: named('battle-ink'),
  paper: named('battle-paper'),
  edge: named('battle-ink'),
}

/** The ground of a land: its name in the table of colours, without what comes behind it. */
type Land = { [K in ColourName]: K extends `${infer L}-paper` ? L : never }[ColourName]

/** The ground of a land. */
export const landOf = (land: Land): Tint => {
  const edge = `${land}-edge`
  return {
    ink: PAGE.ink,
    paper: named(`${land}-paper`),
    edge: isColourName(edge) ? named(edge) : PAGE.edge,
  }
}

/** Mountains that bar the way. */
export const MOUNTAIN: Tint = landOf('mountain')

/** Every pair in use, for whoever wants to check the contrast. */
export const TINTS: ReadonlyArray<Tint> = [
  PAGE,
  PANEL,
  QUIET,
  WATER,
  LIGHT_SIDE,
  DARK_SIDE,
  RING,
  SPENT,
  BADGE,
  BATTLE,
  landOf('home'),
  landOf('open'),
  landOf('mountain'),
]
