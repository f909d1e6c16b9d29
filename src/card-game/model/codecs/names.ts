/**
 * Codecs of small things: cards, seats, spots, standings. Indices inside, printed names in JSON.
 */
import * as t from 'io-ts/lib/index.js'
import { formed, indexOf } from '../../../kernel/codec'
import { COPY_IDS } from '../copies'
import { BATTLEGROUND_IDS, PATH_IDS, SEATS } from '../ids'
import { FIRST_BATTLEGROUND, FIRST_WIELDER, type Spot, type Standing } from '../table'

/** The form of an object with just these fields. */
export const objectForm = (
  properties: Readonly<Record<string, unknown>>,
  required: ReadonlyArray<string> = Object.keys(properties),
): object => ({ type: 'object', properties, required, additionalProperties: false })

export const seat = indexOf('a seat', SEATS)
export const maybeSeat = indexOf('a seat or null', SEATS, true)
export const card = indexOf('a card', COPY_IDS)
export const maybeCard = indexOf('a card or null', COPY_IDS, true)
export const cards = t.readonlyArray(card, 'cards')
export const battleground = indexOf('a battleground', BATTLEGROUND_IDS)
export const maybeBattleground = indexOf('a battleground or null', BATTLEGROUND_IDS, true)
export const maybePath = indexOf('a path or null', PATH_IDS, true)

/** What can speak: a card, a battleground or a path. */
export const source = indexOf('a card or a location', [...COPY_IDS, ...BATTLEGROUND_IDS, ...PATH_IDS])

/** A whole number, or null for -1. */
export const maybeNumber: t.Type<number, unknown> = formed(
  new t.Type(
    'a whole number or null',
    (u): u is number => Number.isInteger(u),
    (u, context) => {
      if (u === null) return t.success(-1)
      return typeof u === 'number' && Number.isSafeInteger(u) && u >= 0 ? t.success(u) : t.failure(u, context)
    },
    (n) => (n < 0 ? null : n),
  ),
  { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] },
)

/** The spots that are no battleground and no wielder, by number; the first is no place at all. */
export const SPOT_NAMES: ReadonlyArray<string> = [
  'out',
  'deck',
  'hand',
  'cycle',
  'eliminated',
  'aside',
  'playing',
  'reserve',
  'path',
]

/** Every spot in its order. */
export const ALL_SPOT_NAMES: ReadonlyArray<string> = [
  ...SPOT_NAMES,
  ...BATTLEGROUND_IDS,
  ...COPY_IDS.map((id) => `on ${id}`),
]

/** Every place of a card that is in the game, as saved states name it. */
export const PLACE_NAMES: ReadonlyArray<string> = ALL_SPOT_NAMES.slice(1)

/** A spot by its name. */
export const SPOT_BY_NAME: ReadonlyMap<string, Spot> = new Map(
  ALL_SPOT_NAMES.map((name, spot) => [name, spot]),
)

/** A spot, or null for -1. */
export const maybeSpot = indexOf('a place or null', ALL_SPOT_NAMES, true)
export const spot = indexOf('a place', ALL_SPOT_NAMES)

/** What a token lies on: the path, a battleground or a card. */
export const tokenBase: t.Type<Spot, unknown> = formed(
  new t.Type(
    'what a token lies on',
    (u): u is Spot => typeof u === 'number',
    (u, context) => {
      const found = typeof u === 'string' ? (SPOT_BY_NAME.get(`on ${u}`) ?? SPOT_BY_NAME.get(u)) : undefined
      const fits = found !== undefined && found >= FIRST_BATTLEGROUND - 1
      return fits ? t.success(found) : t.failure(u, context)
    },
    (place) => (place < FIRST_WIELDER ? ALL_SPOT_NAMES[place] : COPY_IDS[place - FIRST_WIELDER]),
  ),
  { enum: ['path', ...BATTLEGROUND_IDS, ...COPY_IDS] },
)

/** Where each location of a list stands, as an object from its name; what is not in the game is left out. */
export const standings = (
  what: string,
  ids: ReadonlyArray<string>,
  names: ReadonlyArray<string>,
): t.Type<ReadonlyArray<Standing>, unknown> => {
  const nameOf = (standing: Standing): string => names[standing - 1] ?? ''
  const read = (value: unknown): Standing => {
    const place = names.findIndex((name) => name === value)
    return ([1, 2, 3, 4, 5] as const)[place] ?? 0
  }
  const codec = new t.Type<ReadonlyArray<Standing>, unknown>(
    what,
    (u): u is ReadonlyArray<Standing> => Array.isArray(u) && u.length === ids.length,
    (u, context) => {
      if (typeof u !== 'object' || u === null || Array.isArray(u)) return t.failure(u, context)
      const given = new Map<string, unknown>(Object.entries(u))
      for (const [id, value] of given)
        if (!ids.includes(id) || read(value) === 0) return t.failure(u, context)
      return t.success(ids.map((id) => read(given.get(id))))
    },
    (list) =>
      Object.fromEntries(
        ids.flatMap((id, place) => {
          const standing = list[place] ?? 0
          return standing === 0 ? [] : [[id, nameOf(standing)]]
        }),
      ),
  )
  const form = { enum: names }
  return formed(codec, objectForm(Object.fromEntries(ids.map((id) => [id, form])), []))
}
