/** What a caller may ask of a picture, and the same with everything filled in and checked. */
import * as E from 'fp-ts/lib/Either.js'
import type { Malformed } from '../kernel'
import type { WarGame } from '../war-of-the-ring'
import { HIGHLIGHT_STYLES, isHighlightStyle, type Highlight, type Mark } from './draw/marks'
import { isColourName, type Colours, type Paint } from './draw/palette'

/** How pictures look: what is left out is as we draw it. */
export interface Theme {
  /** The colours that are not given: of a bright page, by default, or of a dark one. */
  readonly base?: 'light' | 'dark'
  /** Colours by name, as CSS writes them: `#1f1b16`, `black`, `rgb(31 27 22)`. */
  readonly colours?: Colours
  /** Typefaces, as CSS names them. */
  readonly font?: string
  /**
   * How large the parts are drawn that are set in rows, 1 by default: with 1.5 all is half as large again,
   * and less stands in a row of the same width.
   */
  readonly scale?: number
  /**
   * How tall cards, dice and pieces to be placed are at least in the parts of a screen, in pixels, so that a
   * finger finds them; as they are by default.
   */
  readonly tap?: number
}

/** How the whole picture is laid out. */
export type Layout = 'page' | 'screen'

/** What a caller may ask of a picture. */
export interface BoardOptions {
  /** The width in pixels: 1600 by default, of a part its own; the picture scales. */
  readonly width?: number
  /** A title instead of the game's name. */
  readonly title?: string
  /**
   * Ids to mark, for example those of the legal choices: of regions, figures, cards, dice, Nations, or keys
   * as `keysOf` gives them (`card:gwaihir`). With a style of its own, or marked as a choice. What is nowhere
   * in the picture is told by {@link Picture.missing}.
   */
  readonly highlight?: ReadonlyArray<string | Highlight>
  /**
   * How the whole is laid out: as a page that one scrolls through, by default, or in the shape of a screen of
   * 1366 by 768, with no letter smaller than 9 pixels there. Parts are set for such a screen too: the map
   * for 986 by 758 pixels of it, cards and dice in one line each.
   */
  readonly layout?: Layout
  /** A part instead of the whole: the id of one that `partsOf` lists. */
  readonly part?: string
  /** `light` by default, `dark`, or colours, typefaces and sizes of your own. */
  readonly theme?: 'light' | 'dark' | Theme
  /** The game with the house rules under which the view was played; the game without any by default. */
  readonly game?: WarGame
}

/** Options as pictures use them. */
export interface Drawing {
  readonly width: number
  readonly title: string | undefined
  /** Regions that may be chosen. */
  readonly highlight: ReadonlySet<string>
}

/** Options as they are read. */
export interface Asked extends Omit<Drawing, 'width'> {
  readonly width: number | undefined
  readonly marks: ReadonlyArray<Mark>
  readonly part: string | undefined
  readonly layout: Layout
  readonly paint: Paint
  readonly scale: number
  readonly tap: number
}

/** What is wrong and where. */
export const malformed = (path: string, problem: string): Malformed => ({
  _tag: 'Malformed',
  path,
  problem,
})

const WIDTHS = { least: 1, most: 100_000 } as const
const SCALES = { least: 0.1, most: 20 } as const
const TAPS = { least: 0, most: 200 } as const
const COLOUR = /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\))$/i
const FONT = /^[\p{L}\d\s,'"_-]{1,300}$/u

type Problem = readonly [path: string, problem: string]

interface Range {
  readonly least: number
  readonly most: number
}

const outOfRange = (path: string, value: unknown, { least, most }: Range): ReadonlyArray<Problem> =>
  value === undefined || (typeof value === 'number' && value >= least && value <= most)
    ? []
    : [[path, `it is a number from ${least} to ${most}`]]

const wrongText = (value: unknown): boolean => value !== undefined && typeof value !== 'string'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBase = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark'

/** What is wrong with a theme. */
const themeProblems = (theme: unknown): ReadonlyArray<Problem> => {
  if (isBase(theme)) return []
  if (!isRecord(theme)) return [['theme', 'a theme is light, dark or an object']]
  const { base = 'light', colours = {}, font, scale, tap } = theme
  if (!isRecord(colours)) return [['theme.colours', 'they are colours by name']]
  return [
    ...(isBase(base) ? [] : ([['theme.base', 'it is light or dark']] as const)),
    ...Object.entries(colours).flatMap(([name, value]): ReadonlyArray<Problem> => {
      if (!isColourName(name))
        return [[`theme.colours.${name}`, 'there is no such colour; COLOURS lists them']]
      const isColour = value === undefined || (typeof value === 'string' && COLOUR.test(value))
      return isColour ? [] : [[`theme.colours.${name}`, 'it is no colour']]
    }),
    ...(font === undefined || (typeof font === 'string' && FONT.test(font))
      ? []
      : ([['theme.font', 'typefaces are names and commas']] as const)),
    ...outOfRange('theme.scale', scale, SCALES),
    ...outOfRange('theme.tap', tap, TAPS),
  ]
}

const isHighlight = (value: unknown): value is string | Highlight =>
  typeof value === 'string' ||
  (isRecord(value) &&
    typeof value['id'] === 'string' &&
    !wrongText(value['in']) &&
    (value['style'] === undefined || isHighlightStyle(value['style'])))

const highlightProblems = (highlight: unknown): ReadonlyArray<Problem> => {
  if (!Array.isArray(highlight)) return [['highlight', 'it is a list of ids']]
  const wrong = highlight.findIndex((one) => !isHighlight(one))
  return wrong < 0
    ? []
    : [[`highlight.${wrong}`, `it is an id, or an id with one of the styles ${HIGHLIGHT_STYLES.join(', ')}`]]
}

const problemsOf = (options: BoardOptions): ReadonlyArray<Problem> => {
  const { width, title, highlight = [], part, layout = 'page', theme = {} } = options
  return [
    ...outOfRange('width', width, WIDTHS),
    ...(wrongText(title) ? ([['title', 'a title is a text']] as const) : []),
    ...(wrongText(part) ? ([['part', 'a part is named by its id']] as const) : []),
    ...(['page', 'screen'].includes(layout) ? [] : ([['layout', 'it is page or screen']] as const)),
    ...highlightProblems(highlight),
    ...themeProblems(theme),
  ]
}

const REGION = 'region:'

/** The options, or the first thing that is wrong with them. */
export const readOptions = (options: BoardOptions): E.Either<Malformed, Asked> => {
  if (typeof options !== 'object' || options === null)
    return E.left(malformed('options', 'they are an object'))
  const [problem] = problemsOf(options)
  if (problem !== undefined) return E.left(malformed(`options.${problem[0]}`, problem[1]))
  const { width, title, highlight = [], part, layout = 'page' } = options
  const theme = isBase(options.theme) ? { base: options.theme } : (options.theme ?? {})
  const marks = highlight.map((one): Mark => {
    const { id, style = 'choice', in: region } = typeof one === 'string' ? { id: one } : one
    return { id, style, in: region }
  })
  const choices = [...new Map(marks.map(({ id, style }) => [id, style]))].flatMap(([id, style]) =>
    style === 'choice' ? [id] : [],
  )
  return E.right({
    width,
    title,
    part,
    layout,
    marks,
    highlight: new Set(choices.map((id) => (id.startsWith(REGION) ? id.slice(REGION.length) : id))),
    paint: { isDark: theme.base === 'dark', colours: theme.colours, font: theme.font },
    scale: theme.scale ?? 1,
    tap: theme.tap ?? 0,
  })
}
