/** Captured Settlements, mixed Armies, and what partners did last. */
import type { Obj } from '../../kernel/index'
import { unnamed } from '../faults'
import { isNone, itemsIn, type Told } from '../frame'
import { exactly, find } from '../names'
import { wordsOf } from '../text'
import { one, type Draft, type Fields } from './draft'

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
