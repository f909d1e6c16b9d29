/**
 * Text with a known width. Browsers have different fonts, so every line is told how long it is: the picture
 * looks the same everywhere and nothing can run over its box.
 */
import { element, escapeXml } from './element'

/** Widths of the usual sans-serif letters in thousandths of the size, by group. */
const WIDTHS: ReadonlyArray<readonly [string, number]> = [
  ["'|", 200],
  ['ijl', 222],
  [' .,:;!/I[]ft', 278],
  ['r-()*"', 340],
  ['csvxyzkJ', 500],
  ['abdeghnopquL0123456789?–', 556],
  ['FTZ+×=', 600],
  ['ABEKPSVXY&', 667],
  ['CDHNRUw', 722],
  ['GOQ', 778],
  ['mM', 833],
  ['W%', 920],
]
const OTHER = 600
const BOLD = 1.07
const WIDTH_OF = new Map(WIDTHS.flatMap(([signs, width]) => [...signs].map((sign) => [sign, width])))

/** How a line of text looks. */
export interface TextStyle {
  readonly size: number
  readonly bold?: boolean
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  /** The most room there is; a longer line is squeezed. */
  readonly max?: number
  /** Whether clicks go through it to what is below. */
  readonly isThrough?: boolean
}

/** How wide a line is. */
export const widthOf = (text: string, { size, bold }: Pick<TextStyle, 'size' | 'bold'>): number => {
  let width = 0
  for (const sign of text.normalize('NFD')) if (!/\p{M}/u.test(sign)) width += WIDTH_OF.get(sign) ?? OTHER
  return (width * size * (bold === true ? BOLD : 1)) / 1000
}

/** A line of text on its baseline. */
export const line = (text: string, x: number, y: number, style: TextStyle): string => {
  const { size, bold, fill, anchor, max, isThrough } = style
  if (text === '') return ''
  const length = Math.min(widthOf(text, style), max ?? Number.POSITIVE_INFINITY)
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      'font-weight': bold === true ? 'bold' : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      fill,
      textLength: length,
      lengthAdjust: 'spacingAndGlyphs',
      'pointer-events': isThrough === true ? 'none' : undefined,
    },
    [escapeXml(text)],
  )
}

/** How far a line may be squeezed before it is better broken. */
const SQUEEZE = 1.06

const longest = (lines: ReadonlyArray<string>, style: TextStyle): number =>
  Math.max(...lines.map((one) => widthOf(one, style)))

/** A text broken at spaces into at most `most` lines, as evenly as it goes. */
export const wrapped = (text: string, style: TextStyle, most: number): ReadonlyArray<string> => {
  const room = (style.max ?? Number.POSITIVE_INFINITY) * SQUEEZE
  const words = text.split(' ')
  if (most <= 1 || words.length === 1 || widthOf(text, style) <= room) return [text]
  const cuts = words.slice(1).map((_, cut) => {
    const head = words.slice(0, cut + 1).join(' ')
    return [head, ...wrapped(words.slice(cut + 1).join(' '), style, most - 1)]
  })
  return cuts.reduce((best, one) => (longest(one, style) < longest(best, style) ? one : best))
}
