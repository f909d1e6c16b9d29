/** Ids in words. */
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

const SEATS: Readonly<Record<string, string>> = {
  free: 'Free Peoples',
  'free-peoples': 'Free Peoples',
  'witch-king': 'The Witch-king',
  nature: 'Chance',
}

/** Seats as people call them. */
export const seatName = (seat: string): string => SEATS[seat] ?? plain(seat)

const nameOf = (entry: Entry, id: string): string => {
  const name = entry.game.nameOf(id)
  return name === id ? id.replaceAll('-', ' ') : name
}

/** A value of an action or a rule in words. */
export const named = (entry: Entry, value: unknown): string => {
  if (typeof value === 'string') return nameOf(entry, value)
  if (Array.isArray(value)) return value.map((one) => named(entry, one)).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  const { piece, number, ...rest } = value as Readonly<Record<string, unknown>>
  const counted =
    piece === undefined ? [] : [`${number === undefined ? '' : `${number} `}${named(entry, piece)}`]
  return [...counted, ...Object.entries(rest).map(([name, of]) => `${name} ${named(entry, of)}`)].join(' ')
}
