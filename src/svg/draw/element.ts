/**
 * SVG elements as text: attributes and texts are escaped here and nowhere else, numbers are rounded, so that
 * the same view is the same picture on every machine.
 */

import { escapedLines } from '../../kernel'

/** Attributes in the order in which they are written; what is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Whatever XML cannot hold beside control characters: halves of surrogate pairs, two that are none. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in an element or an attribute; control characters are shown as escapes. */
export const escapeXml = (text: string): string =>
  escapedLines(text)
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

/** A number with two decimals at most. */
export const rounded = (value: number): string => String(Math.round(value * 100) / 100)

const attribute = ([name, value]: readonly [string, string | number | undefined]): string => {
  if (value === undefined) return ''
  return ` ${name}="${typeof value === 'number' ? rounded(value) : escapeXml(value)}"`
}

/** An element; its children are elements already. */
export const element = (
  name: string,
  attributes: Attributes,
  children: ReadonlyArray<string> = [],
): string => {
  const open = `<${name}${Object.entries(attributes).map(attribute).join('')}`
  const inner = children.filter((child) => child !== '').join('')
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`
}

/** Children on lines of their own, where a person may want to compare two pictures. */
export const onLines = (children: ReadonlyArray<string>): ReadonlyArray<string> => [
  '\n',
  ...children.filter((child) => child !== '').map((child) => `${child}\n`),
]

/** Elements that belong together, with a tooltip if there is something to say. */
export const group = (attributes: Attributes, children: ReadonlyArray<string>, tip?: string): string =>
  element('g', attributes, tip === undefined ? children : [tooltip(tip), ...children])

/** What a browser shows over an element and a screen reader reads for it. */
export const tooltip = (text: string): string => `<title>${escapeXml(text)}</title>`
