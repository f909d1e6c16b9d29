/**
 * Codecs of small things: regions, places, tiles, dice and cards by their printed names. Numbers of
 * like things are objects from name to number in which nothing is told that is not there.
 */
import { at } from '../../../kernel/row'
import type { Rules } from '../config'
import { derived } from '../../../kernel/derived'
import * as t from 'io-ts/lib/index.js'
import { bitsOf, formed, indexOf, isWhole } from '../../../kernel/codec'
import { isList, show } from '../../../kernel/door'
import { isObject, listOf, objectForm } from '../../../kernel/fields'
import { faceCount, ofFace, ofTile, tileCount, type Counts } from '../counts'
import { DIE_FACES, NATIONS, REGION_IDS, SIDES } from '../ids'
import { INSIDE, type PlaceIx, type SideIx } from '../table'

/** The form of numbers by name, from 1 to the most of each; what is not there is not told. */
export const countsForm = (names: ReadonlyArray<string>, most: (ix: number) => number): object =>
  objectForm(
    Object.fromEntries(names.map((name, ix) => [name, { type: 'integer', minimum: 1, maximum: most(ix) }])),
    [],
  )

/** One value for each side. */
export const bySide = <A>(codec: t.Type<A, unknown>): t.Type<readonly [A, A], unknown> => {
  const list = listOf('a value for each side', SIDES, codec)
  const pair = new t.Type<readonly [A, A], unknown>(
    list.name,
    (u): u is readonly [A, A] => list.is(u),
    (u, context) => {
      const read = list.validate(u, context)
      return read._tag === 'Left' ? read : t.success([at(read.right, 0), at(read.right, 1)])
    },
    (values) => list.encode(values),
  )
  return formed(pair, list)
}

/** A side. */
export const side = indexOf<SideIx>('a side', SIDES)
/** A Nation. */
export const nation = indexOf('a nation', NATIONS)
/** A region. */
export const region = indexOf('a region', REGION_IDS)
/** A region, or -1. */
export const maybeRegion = indexOf('a region or null', REGION_IDS, true)
/** A kind of piece, or -1. */
export const maybePiece = derived((rules: Rules) => indexOf('a piece or null', rules.pieceIds, true))
/** A kind of piece. */
export const piece = derived((rules: Rules) => indexOf('a piece', rules.pieceIds))
/** A character. */
export const character = derived((rules: Rules) => indexOf('a character', rules.characterIds))
/** A character, or -1. */
export const maybeCharacter = derived((rules: Rules) =>
  indexOf('a character or null', rules.characterIds, true),
)
/** A Hunt tile, or -1. */
export const maybeTile = derived((rules: Rules) => indexOf('a hunt tile or null', rules.huntTileIds, true))
/** A result of a die, or -1. */
export const maybeFace = indexOf('a result of a die or null', DIE_FACES, true)

const WITHIN = '/inside'
const placeNames = new Map<unknown, PlaceIx>(
  REGION_IDS.flatMap((id, place) => [
    [id, place],
    [id + WITHIN, place + INSIDE],
  ]),
)
const PLACE_FORM = { enum: [...placeNames.keys()] }
const nameOfPlace = (place: PlaceIx): string =>
  place >= INSIDE ? REGION_IDS[place - INSIDE] + WITHIN : at(REGION_IDS, place)

/** A place by its name, with names for what is not on the map. */
const placeCodec = (what: string, off: Readonly<Record<string, number>>): t.Type<PlaceIx, unknown> => {
  const names = new Map<unknown, number>([...placeNames, ...Object.entries(off)])
  const offNames = new Map(Object.entries(off).map(([name, value]) => [value, name]))
  const codec = new t.Type<PlaceIx, unknown>(
    what,
    (u): u is PlaceIx => typeof u === 'number',
    (u, context) => {
      const place = names.get(u === null || u === undefined ? 'null' : u)
      return place === undefined ? t.failure(u, context) : t.success(place)
    },
    (place) => {
      const name = offNames.get(place) ?? nameOfPlace(place)
      return name === 'null' ? null : name
    },
  )
  const beside = Object.keys(off).map((name) => (name === 'null' ? null : name))
  return formed(codec, beside.length === 0 ? PLACE_FORM : { anyOf: [PLACE_FORM, { enum: beside }] })
}

/** A place on the map: a region, or the inside of its Stronghold. */
export const place = placeCodec('a place', {})
/** A place, or -1. */
export const maybePlace = placeCodec('a place or null', { null: -1 })
/** Where a character can be. */
export const whereabouts = placeCodec('a place of a character', {
  fellowship: -1,
  aside: -2,
  eliminated: -3,
  replaced: -4,
})

interface Counting {
  readonly names: ReadonlyArray<string>
  readonly count: (counts: Counts, ix: number) => number
  readonly of: (ix: number, number: number) => Counts
  readonly most: (ix: number) => number
}

/** Numbers of like things in one integer, as an object from name to number. */
const countsCodec = (what: string, { names, count, of, most }: Counting): t.Type<Counts, unknown> => {
  const codec = new t.Type<Counts, unknown>(
    what,
    (u): u is Counts => typeof u === 'number',
    (u, context) => {
      if (!isObject(u)) return t.failure(u, context)
      let counts = 0
      for (const [name, number] of Object.entries(u)) {
        const ix = names.indexOf(name)
        if (ix < 0) return t.failure(u, context, `${show(name)} does not belong here`)
        if (!isWhole(number) || number < 1 || number > most(ix))
          return t.failure(u, context, `${name}: ${show(number)} is no number from 1 to ${most(ix)}`)
        counts += of(ix, number)
      }
      return t.success(counts)
    },
    (counts) => {
      const written: Record<string, number> = {}
      for (let ix = 0; ix < names.length; ix++) {
        const number = count(counts, ix)
        if (number > 0) written[at(names, ix)] = number
      }
      return written
    },
  )
  return formed(codec, countsForm(names, most))
}

/** Hunt tiles by kind. */
export const tileCounts = derived((rules: Rules) =>
  countsCodec('hunt tiles', {
    names: rules.huntTileIds,
    count: (counts, tile) => tileCount(rules, counts, tile),
    of: (tile, number) => ofTile(rules, tile, number),
    most: (ix) => at(rules.tileLayout.masks, ix),
  }),
)
/** Dice by the results they show. */
export const faceCounts = countsCodec('dice', {
  names: DIE_FACES,
  count: faceCount,
  of: ofFace,
  most: () => 15,
})

const WORDS = Math.ceil(REGION_IDS.length / 32)

/** A set of regions, as the list of their names. */
export const regionSet: t.Type<ReadonlyArray<number>, unknown> = formed(
  new t.Type(
    'a list of regions',
    (u): u is ReadonlyArray<number> => Array.isArray(u),
    (u, context) => {
      if (!isList(u)) return t.failure(u, context)
      const words: Array<number> = Array.from({ length: WORDS }, () => 0)
      for (const name of u) {
        const ix = placeNames.get(name)
        if (ix === undefined || ix >= INSIDE) return t.failure(u, context, `${show(name)} is no region`)
        if (((words[ix >> 5] ?? 0) >>> (ix & 31)) & 1)
          return t.failure(u, context, `${show(name)} is there twice`)
        words[ix >> 5] = (words[ix >> 5] ?? 0) | (1 << (ix & 31))
      }
      return t.success(words)
    },
    (words) => REGION_IDS.filter((_, ix) => ((words[ix >> 5] ?? 0) >>> (ix & 31)) & 1),
  ),
  { type: 'array', items: { enum: REGION_IDS }, uniqueItems: true },
)

/** An Event card. */
export const card = derived((rules: Rules) => indexOf('an event card', rules.eventCardIds))
/** An Event card, or null for -1. */
export const maybeCard = derived((rules: Rules) => indexOf('an event card or null', rules.eventCardIds, true))
/** Some characters. */
export const characters = derived((rules: Rules) => bitsOf('characters', rules.characterIds))

/** A whole number, below zero too. */
export const whole: t.Type<number, number> = formed(
  new t.Type(
    'a whole number',
    isWhole,
    (u, context) => (isWhole(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  ),
  { type: 'integer' },
)
