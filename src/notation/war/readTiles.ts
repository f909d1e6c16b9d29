/** Hunt tiles as a text tells them. */
import { unnamed } from '../faults'
import { isNone, itemsIn, type Told } from '../frame'
import { countsOf, within } from '../json'
import { exactly, find } from '../names'
import { numberIn } from '../text'
import { one, type Draft, type Fields } from './draft'

const TILE_PLACES = ['drawn', 'pool', 'waiting', 'removed'] as const

/** The tiles of a section with their numbers: `eye, 3, 1r`, `2 t3`, titles. */
const readTiles = ({ words, faults }: Draft, { body, typed }: Told): Record<string, number> => {
  const tiles: Record<string, number> = {}
  for (const item of isNone(body) ? [] : itemsIn(body)) {
    const whole = exactly(words.tiles, item)
    const [, before = '', rest = ''] = /^(\S+) (.+)$/.exec(item) ?? []
    const [, noun = '', after = ''] = /^(.+) (\S+)$/.exec(item) ?? []
    const [number, name] =
      whole === undefined && numberIn(before) !== undefined
        ? [numberIn(before), rest]
        : whole === undefined && numberIn(after) !== undefined
          ? [numberIn(after), noun]
          : [undefined, item]
    const found = find(words.tiles, name)
    if (found._tag === 'One') tiles[found.id] = (tiles[found.id] ?? 0) + (number ?? 1)
    else faults.found.push(unnamed(typed, item, 'is no Hunt tile', found))
  }
  return tiles
}

/** Hunt tiles: standard ones that are not told are in the pool. */
export const readHuntTiles = (draft: Draft): Fields => {
  const told: Record<string, Record<string, number>> = {}
  for (const place of TILE_PLACES) {
    const section = one(draft, `tiles ${place}`)
    if (section !== undefined) told[place] = readTiles(draft, section)
  }
  if (told['pool'] === undefined) return told
  const pool: Record<string, number> = {}
  for (const [id, count] of countsOf(within(draft.words.setUp, 'tiles', 'pool'))) {
    const elsewhere = ['drawn', 'waiting', 'removed'].reduce(
      (sum, place) => sum + (told[place]?.[id] ?? 0),
      0,
    )
    pool[id] = Math.max(0, count - elsewhere)
  }
  return { ...told, pool: { ...pool, ...told['pool'] } }
}
