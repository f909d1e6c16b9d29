/** Figures as people write them: rank and nation in any order, each from the context where it is missing. */
import { quoted, unnamed, type Faults } from '../faults'
import { isNone, itemsIn, type Told } from '../frame'
import { exactly, find, nearTo, namesFrom } from '../names'
import { numberIn, wordsOf } from '../text'
import { BESIDE, type Crowd } from './places'
import type { WarWords } from './words'

/** One item of a place, before its nation is known. */
interface Item {
  readonly text: string
  readonly nation?: string
  /** Numbers by rank, or of a piece that is no unit. */
  readonly counts: ReadonlyMap<string, number>
}

const FILLERS: ReadonlySet<string> = new Set(['of', 'the', 'from', 'figure', 'figures', 'with', 'a', 'an'])
const RANKED = /^(\d{1,3})(r|e|l)$/
const TRIPLE = /^\d{1,3}(?:\/\d{1,3}){1,2}$/
const RANKS = ['regular', 'elite', 'leader'] as const

/** Pieces that are no units, by what is read for them. */
const OTHERS = namesFrom([
  ...['nazgul', 'nazguls', 'ringwraith', 'ringwraiths'].map((one) => [one, 'nazgul'] as const),
  ...['dunlending', 'dunlendings'].map((one) => [one, 'dunlending'] as const),
  ...BESIDE.flatMap(([name]) => [[name, name] as const, [`${name}s`, name] as const]),
  ['tower', 'siege-tower'],
  ['towers', 'siege-tower'],
])

/** No nation is called by more words. */
const MOST_WORDS = 4

/** The nation that some words name, the longest run first. */
const nationIn = (
  words: WarWords,
  rest: ReadonlyArray<string>,
): { readonly nation?: string; readonly left: ReadonlyArray<string> } => {
  for (let size = Math.min(MOST_WORDS, rest.length); size > 0; size--)
    for (let from = 0; from + size <= rest.length; from++) {
      const nation = exactly(words.nations, rest.slice(from, from + size).join(' '))
      if (nation !== undefined) return { nation, left: [...rest.slice(0, from), ...rest.slice(from + size)] }
    }
  return { left: rest }
}

interface Reading {
  readonly counts: Map<string, number>
  readonly others: Array<string>
  number: number | undefined
}

const add = (counts: Map<string, number>, what: string, number: number): void => {
  counts.set(what, (counts.get(what) ?? 0) + number)
}

/** Takes the words of an item one after the other: numbers stand before or after what they count. */
const takeWord = (words: WarWords, reading: Reading, word: string): void => {
  const ranked = RANKED.exec(word)
  if (ranked !== null) {
    add(reading.counts, exactly(words.ranks, ranked[2] ?? '') ?? '', Number(ranked[1]))
    return
  }
  if (TRIPLE.test(word)) {
    word.split('/').forEach((number, place) => add(reading.counts, RANKS[place] ?? 'leader', Number(number)))
    return
  }
  const number = numberIn(word)
  if (number !== undefined) {
    const [last] = [...reading.counts.keys()].slice(-1)
    if (last !== undefined && reading.counts.get(last) === -1) reading.counts.set(last, number)
    else if (reading.number !== undefined) reading.others.push(word)
    else reading.number = number
    return
  }
  const what = exactly(words.ranks, word) ?? exactly(OTHERS, word)
  if (what === undefined) {
    reading.others.push(word)
    return
  }
  add(reading.counts, what, reading.number ?? -1)
  reading.number = undefined
}

/** The counts of an item; one of a kind whose number is not said. */
const settled = ({ counts, number }: Reading, named: boolean): Map<string, number> => {
  const final = new Map([...counts].map(([what, many]) => [what, many < 0 ? (number ?? 1) : many]))
  if (final.size === 0 && named) final.set('regular', number ?? 1)
  return final
}

/** Reads one item; undefined with a fault if it names no figure. */
const readItem = (words: WarWords, text: string, key: string, faults: Faults): Item | undefined => {
  const said = wordsOf(text).filter((word) => !FILLERS.has(word))
  const reading: Reading = { counts: new Map(), others: [], number: undefined }
  const plainName = exactly(words.characters, text)
  if (plainName !== undefined) return { text, counts: new Map([[plainName, 1]]) }
  const { nation, left } = nationIn(words, said)
  for (const word of left) takeWord(words, reading, word)
  if (reading.others.length === 0) {
    const counts = settled(reading, nation !== undefined)
    return counts.size === 0 && reading.number === undefined
      ? undefined
      : { text, counts, ...(nation === undefined ? {} : { nation }) }
  }
  const name = wordsOf(text)
    .filter((word) => numberIn(word) === undefined)
    .join(' ')
  const found = nation === undefined ? find(words.characters, name) : undefined
  if (found?._tag === 'One') return { text, counts: new Map([[found.id, 1]]) }
  if (found?._tag === 'Several') faults.found.push(unnamed(key, text, 'names no figure', found))
  else faults.add(key, `${quoted(text)} names no figure`, nearFigures(words, reading.others))
  return undefined
}

const MOST_NEAR = 3

const nearFigures = (words: WarWords, others: ReadonlyArray<string>): ReadonlyArray<string> =>
  [
    ...new Set(
      others.flatMap((word) => [
        ...nearTo(words.ranks, word),
        ...nearTo(words.nations, word),
        ...nearTo(OTHERS, word),
        ...nearTo(words.characters, word),
      ]),
    ),
  ].slice(0, MOST_NEAR)

const isRank = (what: string): boolean => RANKS.some((rank) => rank === what)

/** The nation of an item that does not say it: the only one named in the place, else the region's own. */
const nationOf = (
  item: Item,
  items: ReadonlyArray<Item>,
  own: string | undefined,
): string | ReadonlyArray<string> => {
  if (item.nation !== undefined) return item.nation
  const named = [...new Set(items.flatMap(({ nation }) => (nation === undefined ? [] : [nation])))]
  const [only] = named
  if (named.length === 1 && only !== undefined) return only
  return named.length === 0 && own !== undefined ? own : named
}

/** Everybody that a section names. */
export const readCrowd = (
  words: WarWords,
  { body, typed }: Told,
  own: string | undefined,
  faults: Faults,
): Crowd => {
  const crowd: Record<string, number> = {}
  if (isNone(body)) return crowd
  if (body.trim() === '') {
    faults.add(typed, 'says nothing; write "none" for nobody or nothing')
    return crowd
  }
  const items = itemsIn(body).flatMap((text) => readItem(words, text, typed, faults) ?? [])
  for (const item of items)
    for (const [what, number] of item.counts) {
      const nation = isRank(what) ? nationOf(item, items, own) : ''
      if (typeof nation !== 'string') {
        faults.add(typed, `${quoted(item.text)}: of which nation`, nation)
        continue
      }
      const piece = isRank(what) ? `${nation}-${what}` : what
      if (isRank(what) && !words.pieces.has(piece)) faults.add(typed, `${nation} has no ${what}`)
      else crowd[piece] = (crowd[piece] ?? 0) + number
    }
  return crowd
}

/* Where characters are whose state is not told: it follows from what is. */

/** Who takes whose place. */
export const TAKES_PLACE_OF: Readonly<Record<string, string>> = {
  strider: 'aragorn',
  'gandalf-the-grey': 'gandalf-the-white',
}

/** What is told of characters. */
interface ToldCharacters {
  readonly ids: ReadonlyArray<string>
  /** Those who begin in the Fellowship. */
  readonly all: ReadonlyArray<string>
  /** Those in the Fellowship now. */
  readonly companions: ReadonlySet<string>
  /** Whose place is told. */
  readonly told: ReadonlyMap<string, string>
}

/**
 * Where everybody is. Of those who begin in the Fellowship, who is neither there nor in a place is out, or
 * replaced if his other figure has come; the others are aside.
 */
export const followed = ({ ids, all, companions, told }: ToldCharacters): ReadonlyMap<string, string> =>
  new Map(
    ids.map((id): readonly [string, string] => {
      const place = told.get(id)
      if (place !== undefined) return [id, place]
      if (companions.has(id)) return [id, 'fellowship']
      if (!all.includes(id)) return [id, 'aside']
      const other = TAKES_PLACE_OF[id]
      return [
        id,
        other !== undefined && told.has(other) && told.get(other) !== 'aside' ? 'replaced' : 'eliminated',
      ]
    }),
  )
