/** The outer element of a picture: size, fonts, name and description for those who cannot see it. */
import { element, escapeXml, onLines, rounded } from './element'
import { FONT, PAGE } from './palette'
import type { Part } from './part'
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
      'font-family': FONT,
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

/** The screen on which a whole picture can be read without scrolling. */
export const SCREEN = { width: 1366, height: 768 } as const

/** A whole picture in the shape of a screen, its units the pixels of that screen. */
export const screenPage = (
  about: Omit<Page, 'subtitle' | 'height'>,
  children: ReadonlyArray<string>,
): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${SCREEN.width} ${SCREEN.height}`,
      width: about.width,
      height: (SCREEN.height * about.width) / SCREEN.width,
      role: 'img',
      'aria-labelledby': 'board-title board-desc',
      'data-game': about.game,
      'font-family': FONT,
    },
    onLines([
      element('title', { id: 'board-title' }, [escapeXml(about.title)]),
      element('desc', { id: 'board-desc' }, [escapeXml(about.description)]),
      element('rect', { x: 0, y: 0, ...SCREEN, fill: PAGE.paper }),
      ...children,
    ]),
  )

/** How a part is drawn: in which width, counted in its own units and in pixels. */
export interface PartPage {
  readonly game: string
  readonly title: string | undefined
  readonly units: number
  readonly width: number
  /** How tall cards and dice are at least, in its own units. */
  readonly tap: number
}

/** A part as a picture of its own. */
export const partPage = (part: Part, { game, title, units, width, tap }: PartPage): string => {
  const { height, inside, says } = part.draw(units, tap)
  const name = `part-${part.id.replace(/[^a-z-]/g, '-')}`
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${rounded(units)} ${rounded(height)}`,
      width,
      height: (height * width) / units,
      role: 'img',
      'aria-labelledby': `${name}-title ${name}-desc`,
      'data-game': game,
      'data-part': part.id,
      'font-family': FONT,
    },
    onLines([
      element('title', { id: `${name}-title` }, [escapeXml(title ?? part.title)]),
      element('desc', { id: `${name}-desc` }, [escapeXml(says)]),
      inside,
    ]),
  )
}
