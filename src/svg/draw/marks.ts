/**
 * Marks on a finished picture: a frame round everything that bears an id, in one of several styles. Elements
 * are written by element.ts alone, so their text can be read here without a reader of XML.
 */
import { escapeXml, element, rounded } from './element'

/** Ways to mark something, told apart by line and colour. */
export const HIGHLIGHT_STYLES = ['choice', 'chosen', 'target', 'past'] as const

/** What may be chosen, what is chosen, what it is aimed at, what was done last. */
export type HighlightStyle = (typeof HIGHLIGHT_STYLES)[number]

/** Something to mark: an id or a key, and how. */
export interface Highlight {
  readonly id: string
  /** As a choice by default. */
  readonly style?: HighlightStyle
  /** The region in which it is marked: of figures that look alike, those there. Anywhere by default. */
  readonly in?: string
}

/** A mark as it is read. */
export interface Mark {
  readonly id: string
  readonly style: HighlightStyle
  readonly in: string | undefined
}

/** Whether something is the name of a style. */
export const isHighlightStyle = (value: unknown): value is HighlightStyle =>
  HIGHLIGHT_STYLES.some((style) => style === value)

const LINES: Readonly<Record<HighlightStyle, Readonly<Record<string, string | number>>>> = {
  choice: { stroke: '{choice}', 'stroke-width': 3, 'stroke-dasharray': '9 4' },
  chosen: { stroke: '{chosen}', 'stroke-width': 4 },
  target: { stroke: '{target}', 'stroke-width': 3.5, 'stroke-dasharray': '3 3' },
  past: { stroke: '{past}', 'stroke-width': 2, 'stroke-dasharray': '12 3 2 3' },
}

interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Read = (name: string) => number

const span = (left: number, top: number, width: number, height: number): Bounds => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const startOf = (anchor: string | undefined, x: number, width: number): number =>
  anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

/** The bounds of a shape that bears its own numbers. */
const boundsOf = (name: string, tag: string): Bounds | undefined => {
  const read: Read = (key) => Number(attributeOf(tag, key) ?? 0)
  if (name === 'rect') return span(read('x'), read('y'), read('width'), read('height'))
  if (name === 'circle')
    return span(read('cx') - read('r'), read('cy') - read('r'), 2 * read('r'), 2 * read('r'))
  const length = read('textLength')
  const size = read('font-size')
  const left = startOf(attributeOf(tag, 'text-anchor'), read('x'), length)
  return span(left, read('y') - size * 0.8, length, size)
}

/** Least width of a frame: what is narrower is a sign on something. */
const FRAME = 12

/** What begins with a frame, as far as that goes. */
const FRAMED = /^(<title>[^<]*<\/title>)?<rect[^>]*\/>/

/** The bounds of what is drawn in an element: its frame if it begins with one, or everything. */
const boundsIn = (inner: string): Bounds | undefined => {
  const [own = ''] = inner.split('<g transform')
  const shapes = [...own.matchAll(/<(rect|circle|text)( [^>]*?)\/?>/g)].flatMap(([, name = '', tag = '']) => {
    const bounds = boundsOf(name, tag)
    return bounds === undefined ? [] : [bounds]
  })
  const [first] = shapes
  if (first !== undefined && first.right - first.left > FRAME && FRAMED.test(inner)) return first
  return first === undefined
    ? undefined
    : shapes.reduce((all, one) => ({
        left: Math.min(all.left, one.left),
        top: Math.min(all.top, one.top),
        right: Math.max(all.right, one.right),
        bottom: Math.max(all.bottom, one.bottom),
      }))
}

const APART = 2.5
/** The line round an area, of which the outer half lies under its neighbours. */
const AREA_LINE = 10

/** An area, as far as it begins with one. */
const AREA = /^<title>[^<]*<\/title><path data-ground="[^"]*" d="([^"]*)"[^>]*\/>/

const frame = (inner: string, style: HighlightStyle): string => {
  const look = { fill: 'none', 'pointer-events': 'none', ...LINES[style] }
  const [, area] = AREA.exec(inner) ?? []
  if (area !== undefined) return element('path', { d: area, ...look, 'stroke-width': AREA_LINE })
  const bounds = boundsIn(inner)
  if (bounds === undefined) return ''
  const [x, y] = [rounded(bounds.left - APART), rounded(bounds.top - APART)]
  const width = rounded(bounds.right - bounds.left + 2 * APART)
  const height = rounded(bounds.bottom - bounds.top + 2 * APART)
  const d = `M${x} ${y}h${width}v${height}h-${width}z`
  return element('path', { d, ...look })
}

/** A group of the picture that is open at the moment. */
interface Open {
  readonly style: HighlightStyle | undefined
  /** The region that it is, or stands in. */
  readonly region: string | undefined
  /** Where its tag ends. */
  readonly from: number
}

/** What is put into the text, and where. */
interface Insert {
  readonly at: number
  readonly text: string
}

const applied = (picture: string, inserts: ReadonlyArray<Insert>): string => {
  let done = ''
  let from = 0
  for (const { at, text } of [...inserts].sort((one, other) => one.at - other.at)) {
    done += picture.slice(from, at) + text
    from = at
  }
  return done + picture.slice(from)
}

/** A picture with its marks, and the ids that it does not show. */
export interface Marked {
  readonly svg: string
  readonly missing: ReadonlyArray<string>
}

/** Where something bears an id; a key is a kind and an id. */
type KeysOf = (attribute: (name: string) => string | undefined) => ReadonlyArray<string>

/** The marks for one of the keys, in a region. */
const marksFor = (
  marks: ReadonlyArray<Mark>,
  keys: ReadonlyArray<string>,
  region: string | undefined,
): ReadonlyArray<Mark> => {
  if (keys.length === 0) return []
  const names = new Set(keys.flatMap((key) => [key, key.slice(key.indexOf(':') + 1)]))
  return marks.filter(
    (mark) => names.has(escapeXml(mark.id)) && (mark.in === undefined || mark.in === region),
  )
}

/** Marks what bears the ids. */
export const marked = (picture: string, marks: ReadonlyArray<Mark>, keysOf: KeysOf): Marked => {
  if (marks.length === 0) return { svg: picture, missing: [] }
  const found = new Set<Mark>()
  const inserts: Insert[] = []
  const open: Open[] = []
  for (const match of picture.matchAll(/<(\/?)g\b([^>]*?)(\/?)>/g)) {
    const [whole, closes, tag = '', empty] = match
    if (closes === '/') {
      const { style, from = 0 } = open.pop() ?? {}
      if (style === undefined) continue
      const inner = picture.slice(from, match.index)
      // Signs and flags on the edge of a frame lie over its mark.
      const under = (FRAMED.exec(inner) ?? AREA.exec(inner))?.[0].length ?? inner.length
      inserts.push({ at: from + under, text: frame(inner, style) })
      continue
    }
    const region = attributeOf(tag, 'data-region') ?? open.at(-1)?.region
    const own = marksFor(
      marks,
      keysOf((name) => attributeOf(tag, name)),
      region,
    )
    for (const mark of own) found.add(mark)
    const style = own.at(-1)?.style
    const isNew = style !== undefined && !tag.includes(' data-highlight=')
    if (isNew) inserts.push({ at: match.index + 2, text: ` data-highlight="${style}"` })
    if (empty !== '/')
      open.push({ style: isNew ? style : undefined, region, from: match.index + whole.length })
  }
  return {
    svg: applied(picture, inserts),
    missing: [...new Set(marks.filter((mark) => !found.has(mark)).map(({ id }) => id))],
  }
}
