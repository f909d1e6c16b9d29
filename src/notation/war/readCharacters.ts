/** Who is where, as a text tells it: places, and characters off the map. */
import type { Obj } from '../../kernel/index'
import { unnamed } from '../faults'
import { isNone, itemsIn, type Told } from '../frame'
import { exactly, find } from '../names'
import { wordsOf } from '../text'
import { one, type Draft, type Fields, namesIn, type Crowd } from './places'
import { within } from '../json'
import { followed, TAKES_PLACE_OF, readCrowd } from './figures'

/* Captured Settlements, mixed Armies, and what partners did last. */

/** Whether a place is told to be captured, and nothing of who is there: `pelargir captured`. */
export const isCaptured = ({ body }: Told): boolean => /^(?:is )?(?:captured|taken)$/.test(body.trim())

/** The items of what is captured, each with the heading as it was typed. */
const capturedItems = (draft: Draft): ReadonlyArray<readonly [typed: string, item: string]> => {
  const section = one(draft, 'captured')
  const items = section === undefined || isNone(section.body) ? [] : itemsIn(section.body)
  const regions = new Set(draft.words.regions.values())
  return [
    ...items.map((item) => [section?.typed ?? '', item] as const),
    ...draft.told.flatMap((told) =>
      regions.has(told.key) && isCaptured(told) ? [[told.typed, told.key] as const] : [],
    ),
  ]
}

/** What a region was captured by, where a seat follows its name. */
export const readCaptured = (draft: Draft): Fields => {
  const items = capturedItems(draft)
  if (items.length === 0 && one(draft, 'captured') === undefined) return {}
  const { words, faults } = draft
  const captured: Array<string> = []
  const captors: Fields = {}
  for (const [typed, item] of items) {
    const said = wordsOf(item)
    const seat = said.length > 1 ? exactly(words.seats, said[said.length - 1] ?? '') : undefined
    const found = find(words.regions, seat === undefined ? item : said.slice(0, -1).join(' '))
    if (found._tag !== 'One') faults.found.push(unnamed(typed, item, 'is no region', found))
    else {
      captured.push(found.id)
      if (seat !== undefined) captors[found.id] = seat
    }
  }
  return { captured, ...(Object.keys(captors).length === 0 ? {} : { captors }) }
}

/** A place that an item names, as saved tables name it. */
const readPlace = (draft: Draft, typed: string, item: string): ReadonlyArray<string> => {
  const inside = /^(?:inside|in) (.+)$/.exec(item)?.[1]
  const found = find(draft.words.regions, inside ?? item)
  if (found._tag === 'One') return [inside === undefined ? found.id : `${found.id}/inside`]
  draft.faults.found.push(unnamed(typed, item, 'is no region', found))
  return []
}

export const readMixed = (draft: Draft): Fields => {
  const section = one(draft, 'mixed')
  if (section === undefined || isNone(section.body)) return {}
  return { mixed: itemsIn(section.body).flatMap((item) => readPlace(draft, section.typed, item)) }
}

/** What partners did last: Nations and Armies that are not theirs to use again at once. */
export const readLast = (draft: Draft): Obj | undefined => {
  const section = one(draft, 'last')
  if (section === undefined || isNone(section.body)) return undefined
  const nations: Array<string> = []
  const armies: Array<string> = []
  for (const item of itemsIn(section.body)) {
    const nation = exactly(draft.words.nations, item)
    if (nation === undefined) armies.push(...readPlace(draft, section.typed, item))
    else nations.push(nation)
  }
  return { nations, armies }
}

const BESIEGED = /[\s,(]+(?:besieged|under siege|inside)\)?$/

/** A place as it is meant: `lorien: 3 elves besieged` are inside. */
const asMeant = (section: Told): Told =>
  BESIEGED.test(section.body) && !section.key.startsWith('inside ')
    ? { ...section, key: `inside ${section.key}`, body: section.body.replace(BESIEGED, '') }
    : section

/** Everybody in a place. */
export const readPlaces = (draft: Draft): ReadonlyMap<string, Crowd> => {
  const { words, faults, told } = draft
  const regions = new Set(words.regions.values())
  const places = new Map<string, Crowd>()
  for (const given of told) {
    const region = given.key.replace(/^inside /, '')
    if (!regions.has(region) || isCaptured(given)) continue
    const section = asMeant(given)
    if (places.has(section.key)) faults.add(section.typed, 'is told twice')
    places.set(section.key, readCrowd(words, section, words.ownRegions.get(region), faults))
  }
  return places
}

const SAID: Readonly<Record<string, string>> = { out: 'eliminated', replaced: 'replaced', aside: 'aside' }

/** Where characters are who are told by themselves: `saruman: orthanc`, `boromir: out`. */
const whereabouts = (draft: Draft, { body, typed }: Told): string | undefined => {
  const { words, faults } = draft
  const text = body.trim()
  const off = exactly(words.keys, text)
  if (off !== undefined && SAID[off] !== undefined) return SAID[off]
  if (/^(in )?(the )?fellowship$/.test(text)) return 'fellowship'
  const inside = /^(?:inside|besieged in) (.+)$|^(.+) (?:inside|besieged)$/.exec(text)
  const found = find(words.regions, (inside?.[1] ?? inside?.[2] ?? text).replace(/^(in|at) /, ''))
  if (found._tag === 'One') return inside === null ? found.id : `${found.id}/inside`
  faults.found.push(unnamed(typed, text, 'is no place', found))
  return undefined
}

/** Others who are told together with the first: `legolas and gimli in erebor`. */
const TOGETHER = /^(?:and|&|\+) (.+?) (?:(?:is|are) )?(?:in|at) (.+)$/

/** Whether a character is told to be the Guide, and nothing of where he is. */
export const GUIDES = /^(?:is )?(?:the )?guide$/

/** Where every character is who is told to be somewhere, or whose state follows. */
export const readCharacters = (draft: Draft, places: ReadonlyMap<string, Crowd>): Fields => {
  const { words, faults } = draft
  const ids = [...new Set(words.characters.values())]
  const placed = new Set([...places.values()].flatMap((crowd) => Object.keys(crowd)))
  const told = new Map<string, string>()
  for (const section of draft.told) {
    const [kind, id = ''] = section.key.split(' ')
    if (kind !== 'figure' || GUIDES.test(section.body)) continue
    const [, others, place] = TOGETHER.exec(section.body) ?? []
    const where = whereabouts(draft, place === undefined ? section : { ...section, body: place })
    const more =
      others === undefined
        ? []
        : namesIn(draft, { ...section, body: others }, words.characters, 'is no character')
    if (where !== undefined) for (const one of [id, ...more]) told.set(one, where)
  }
  for (const key of Object.keys(SAID)) {
    const section = one(draft, key)
    if (section !== undefined)
      for (const id of namesIn(draft, section, words.characters, 'is no character'))
        told.set(id, SAID[key] ?? '')
  }
  const begin = ids.filter((id) => within(words.setUp, 'characters', id) === 'fellowship')
  const section = one(draft, 'companions')
  const isAll = section === undefined || section.body.trim() === 'all'
  const isGone = (id: string): boolean => {
    const other = TAKES_PLACE_OF[id] ?? ''
    return placed.has(id) || told.has(id) || placed.has(other) || told.has(other)
  }
  const named = isAll
    ? begin.filter((id) => !isGone(id))
    : namesIn(draft, section, words.characters, 'is no companion')
  for (const id of named)
    if (placed.has(id) && section !== undefined)
      faults.add(section.typed, `${id} is told to be elsewhere, too`)
  const known = new Map([...told, ...[...placed].map((id) => [id, 'placed'] as const)])
  const where = followed({ ids, all: begin, companions: new Set(named), told: known })
  return Object.fromEntries([...where].filter(([id, place]) => place !== 'placed' && !placed.has(id)))
}
