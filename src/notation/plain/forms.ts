/**
 * How parts of a saved table are told in items, and back: numbers, words, lists of names, numbers of names.
 */
import { isObj, itemsOf, objectOf, textsOf, type Json, type Obj } from '../../kernel/index'
import { countsOf, numberOf, textOf } from '../json'
import { bare, numberIn, wordsOf } from '../text'

/** What a part of a table is. */
export type Form =
  'number' | 'word' | 'names' | 'counts' | 'fields' | 'places' | 'groups' | 'army' | 'tokens' | 'pairs'

/** A part of a table under its heading. */
export interface Part {
  readonly key: string
  readonly path: ReadonlyArray<string>
  readonly form: Form
}

/** Cards that a viewer does not see: how many of each back lie at each place. */
export interface Unseen {
  readonly back: string
  readonly place: string
  readonly number: number
}

/** The words of saved tables by their letters. */
export type Words = ReadonlyMap<string, string>

/** A word of a saved table as a line has it: in small letters, parted by hyphens. */
export const written = (word: string): string =>
  word
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')

/** The word that is meant: one that is known, or what would be written so. */
export const meant = (words: Words, text: string): string => {
  const known = words.get(bare(text))
  if (known !== undefined) return known
  const parts = text.trim().split(' ')
  return parts.length > 1
    ? parts.map((part) => meant(words, part)).join(' ')
    : text.trim().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

const numbered = (json: Json | undefined): ReadonlyArray<string> =>
  countsOf(json)
    .map(([name, number]): readonly [string, string] => [written(name), `${number} ${written(name)}`])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, item]) => item)

const NUMBERS = ['damage', 'leaders', 'tokens'] as const

const armyItems = (army: Json | undefined): ReadonlyArray<string> => {
  if (!isObj(army)) return []
  return [
    textOf(army['side']),
    ...numbered(army['units']),
    ...NUMBERS.flatMap((name) => (numberOf(army[name]) > 0 ? [`${numberOf(army[name])} ${name}`] : [])),
  ]
}

const tokenItems = (tokens: Json | undefined): ReadonlyArray<string> =>
  itemsOf(tokens).map((one) => {
    const { on, attack, defense } = objectOf(one)
    return `${textOf(on)} ${numberOf(attack)} ${numberOf(defense)}`
  })

/** Words by names: `frodo fp-ent`. */
const pairItems = (pairs: Json | undefined): ReadonlyArray<string> =>
  Object.entries(objectOf(pairs))
    .map(([name, word]) => `${written(name)} ${word === 'hidden' ? '?' : written(textOf(word))}`)
    .sort()

/** A part of a table as items; none for nothing. */
export const itemsFor = (form: Form, value: Json | undefined): ReadonlyArray<string> => {
  if (form === 'number') return [`${numberOf(value)}`]
  if (form === 'word') return typeof value === 'string' ? [written(value)] : []
  if (form === 'names') return textsOf(value).map(written).sort()
  if (form === 'army') return armyItems(value)
  if (form === 'pairs') return pairItems(value)
  return form === 'tokens' ? tokenItems(value) : numbered(value)
}

/** A number and what it counts. */
const counted = (words: Words, item: string): readonly [name: string, number: number] => {
  const said = wordsOf(item)
  const numbers = said.flatMap((word) => numberIn(word) ?? [])
  const noun = said.filter((word) => numberIn(word) === undefined).join(' ')
  return [meant(words, noun), numbers[0] ?? 1]
}

const readArmy = (words: Words, items: ReadonlyArray<string>): Json => {
  if (items.length === 0) return null
  const numbers: Record<string, number> = { damage: 0, leaders: 0, tokens: 0 }
  const units: Record<string, number> = {}
  let side = ''
  for (const item of items) {
    const [name, number] = counted(words, item)
    if (name === 'free' || name === 'shadow') side = name
    else if (NUMBERS.some((one) => one === name)) numbers[name] = number
    else units[name] = (units[name] ?? 0) + number
  }
  return { side, units, ...numbers }
}

const readToken = (words: Words, item: string): Obj => {
  const said = wordsOf(item)
  const [attack = '0', defense = '0'] = said.slice(-2)
  const on = meant(words, said.slice(0, -2).join(' '))
  return { on, attack: numberIn(attack) ?? 0, defense: numberIn(defense) ?? 0 }
}

const readPair = (words: Words, item: string): readonly [name: string, word: string] => {
  const [name = '', ...rest] = wordsOf(item)
  return [meant(words, name), rest.join(' ') === '?' ? 'hidden' : meant(words, rest.join(' '))]
}

/** A part of a table that items tell. */
export const valueOf = (form: Form, items: ReadonlyArray<string>, words: Words): Json => {
  if (form === 'number') return numberIn(items[0] ?? '') ?? -1
  if (form === 'word') return items[0] === undefined ? null : (words.get(bare(items[0])) ?? items[0])
  if (form === 'names') return items.map((item) => meant(words, item))
  if (form === 'army') return readArmy(words, items)
  if (form === 'tokens') return items.map((item) => readToken(words, item))
  if (form === 'pairs') return Object.fromEntries(items.map((item) => readPair(words, item)))
  return Object.fromEntries(items.map((item) => counted(words, item)))
}
