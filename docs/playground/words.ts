/** Ids and events in words. */
import type { Cite } from '../../src/kernel'
import type { Entry } from './games'

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** `PieceMoved`, `playCard` or `free-peoples` as words. */
export const plain = (id: string): string =>
  capital(
    id
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('-', ' ')
      .toLowerCase(),
  )

/** Seats as people call them. */
export const seatName = (seat: string): string =>
  seat === 'free-peoples' ? 'Free Peoples' : seat === 'nature' ? 'Chance' : plain(seat)

/** A value of an action or an event in words. */
export const named = (entry: Entry, value: unknown): string => {
  if (typeof value === 'string') return entry.names.get(value) ?? value.replaceAll('-', ' ')
  if (Array.isArray(value)) return value.map((one) => named(entry, one)).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  const { piece, number, ...rest } = value as Readonly<Record<string, unknown>>
  const counted =
    piece === undefined ? [] : [`${number === undefined ? '' : `${number} `}${named(entry, piece)}`]
  return [...counted, ...Object.entries(rest).map(([name, of]) => `${name} ${named(entry, of)}`)].join(' ')
}

const SILENT: ReadonlySet<string> = new Set(['kind', 'rule', 'only'])

/** An event in words: what happened, then its fields. */
export const eventWords = (entry: Entry, event: Readonly<Record<string, unknown>>): string => {
  const fields = Object.entries(event).filter(([name]) => !SILENT.has(name))
  const told = fields.map(([name, value]) => `${plain(name).toLowerCase()} ${named(entry, value)}`)
  const what = plain(String(event['kind']))
  return told.length === 0 ? what : `${what}: ${told.join(', ')}`
}

/** Where a rule is written. */
export const citeWords = ({ book, chapter, heading, page, ruling }: Cite): string =>
  [
    book,
    chapter,
    ...(heading === undefined ? [] : [heading]),
    ...(page === undefined ? [] : [`p. ${page}`]),
    ...(ruling === undefined ? [] : [`ruling ${ruling}`]),
  ].join(', ')
