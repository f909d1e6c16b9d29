/** The outer element of a picture: size, fonts, name and description for those who cannot see it. */
import { element, escapeXml, onLines } from './element'
import { PAGE } from './palette'
import { line } from './text'

/** Width of every picture in its own units. */
export const PAGE_WIDTH = 1600

/** What every picture has. */
export interface Page {
  readonly game: string
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly height: number
  /** The width in pixels. */
  readonly width: number
}

/** Height of the strip with the title. */
export const HEAD = 52

const FONTS = "Arial, Helvetica, 'Liberation Sans', sans-serif"

const head = ({ title, subtitle }: Page): ReadonlyArray<string> => [
  line(title, 24, 34, { size: 24, bold: true, fill: PAGE.ink, max: 760 }),
  line(subtitle, PAGE_WIDTH - 24, 33, { size: 15, fill: PAGE.ink, anchor: 'end', max: 760 }),
]

/** A whole picture. */
export const page = (about: Page, children: ReadonlyArray<string>): string => {
  const { game, height, width } = about
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${PAGE_WIDTH} ${height}`,
      width,
      height: (height * width) / PAGE_WIDTH,
      role: 'img',
      'aria-labelledby': 'board-title board-desc',
      'data-game': game,
      'font-family': FONTS,
    },
    onLines([
      element('title', { id: 'board-title' }, [escapeXml(about.title)]),
      element('desc', { id: 'board-desc' }, [escapeXml(about.description)]),
      element('rect', { x: 0, y: 0, width: PAGE_WIDTH, height, fill: PAGE.paper }),
      ...head(about),
      ...children,
    ]),
  )
}
