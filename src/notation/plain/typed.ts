/**
 * What people type of such games, as their own headings and words: names by their beginning, cards and
 * characters as headings, whose turn it is. What names nothing is a fault, with what may have been meant.
 */
import {
  objectOf,
  type Json,
  type Obj,
  randomFrom,
  type AnyGame,
  type Malformed,
  type SavedState,
  type State,
  type Types,
} from '../../kernel/index'
import { quoted, unnamed, type Faults } from '../faults'
import { isNone, itemsIn, type Told } from '../frame'
import { numberOf, textOf, within } from '../json'
import { exactly, find, namesFrom, type Found, type Names } from '../names'
import { numberIn, wordsOf } from '../text'
import { written, type Form, type Part } from './forms'
import { OF_ARMY, placesOf, printed, sideOf, thingsOf, type PlainTable } from './talk'
import * as E from 'fp-ts/lib/Either.js'

/** How many items one title may take: some have commas in them. */
const LONGEST_TITLE = 4

/** The items of a body; a title that has a comma, an `and` or a `&` is one. */
const titledIn = (body: string, names: Names): ReadonlyArray<string> => {
  const parts = body.split(',')
  const items: Array<string> = []
  for (let at = 0; at < parts.length;) {
    const joined = (size: number): string =>
      parts
        .slice(at, at + size)
        .join(' ')
        .replaceAll('&', 'and')
    let size = Math.min(LONGEST_TITLE, parts.length - at)
    while (size > 0 && exactly(names, joined(size)) === undefined) size--
    if (size === 0) items.push(...itemsIn(parts[at] ?? ''))
    else items.push(joined(size))
    at += Math.max(1, size)
  }
  return items
}

/** An item as a line has it: its number, if it has one, and what it counts. */
const itemAs = (names: Names, item: string): Found => {
  const whole = exactly(names, item)
  if (whole !== undefined) return { _tag: 'One', id: written(whole) }
  const said = wordsOf(item).filter((word) => !ARTICLES.has(word))
  const number = said.flatMap((word) => numberIn(word) ?? [])[0]
  const found = find(names, said.filter((word) => numberIn(word) === undefined).join(' '))
  if (found._tag !== 'One') return found
  return { _tag: 'One', id: `${number === undefined ? '' : `${number} `}${written(found.id)}` }
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of'])

/** The forms whose items are names, with or without numbers. */
const NAMED: ReadonlySet<Form> = new Set(['names', 'counts', 'fields'])

/** What the items of a part may name; undefined where they are no names alone. */
const namesFor = (table: PlainTable, part: Part): Names | undefined => {
  const { game, base, words } = table
  if (part.form === 'places')
    return namesFrom(printed(game, Object.keys(objectOf(within(base, ...part.path)))))
  if (part.form === 'army') return namesFrom([...printed(game, game.ids.figures), ...OF_ARMY, ...SIDES])
  return NAMED.has(part.form) ? words : undefined
}

const SIDES = ['free', 'shadow'].map((side) => [side, side] as const)

/** The side of an Army, from its Units, where it is not told. */
const withSide = (base: Obj, items: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (items.length === 0 || items.some((item) => item === 'free' || item === 'shadow')) return items
  const [side] = items.flatMap((item) => sideOf(base, item.replace(/^\d+ /, '')) ?? [])
  return side === undefined ? items : [side, ...items]
}

/** A table, and what its places and the items of its parts are called. */
interface Reading extends PlainTable {
  readonly places: Names
  readonly namesFor: (part: Part) => Names | undefined
}

/** A section whose items are as lines have them. */
const asWritten = (table: Reading, part: Part, told: Told, faults: Faults): Told => {
  const names = table.namesFor(part)
  const { body, typed } = told
  if (part.form === 'number' && numberOf(numberIn(body.trim())) !== numberIn(body.trim()))
    faults.add(typed, `${quoted(body)} is no number`)
  if (names === undefined || isNone(body)) return told
  const parted = part.form === 'counts' ? itemsIn(body) : titledIn(body, names)
  const items = parted.flatMap((item) => {
    if (item.endsWith('?')) return [item]
    const found = itemAs(names, item)
    if (found._tag === 'One') return [found.id]
    faults.found.push(unnamed(typed, item, 'is nothing that lies here', found))
    return []
  })
  return { ...told, body: (part.form === 'army' ? withSide(table.base, items) : items).join(', ') }
}

const LIES = /^(?:is |are )?(?:in|at|into|to|on) (?:the )?/

/** A place by the name that lines have for it; undefined with a fault if it is none. */
const placeAs = ({ places }: Reading, typed: string, text: string, faults: Faults): string | undefined => {
  const found = exactly(places, text)
  const meant: Found = found === undefined ? find(places, text.replace(LIES, '')) : { _tag: 'One', id: found }
  if (meant._tag === 'One') return written(meant.id)
  faults.found.push(unnamed(typed, text, 'is no place', meant))
  return undefined
}

/** The part that has a heading: its own, or with a place behind. */
const partOf = (parts: ReadonlyArray<Part>, key: string): Part | undefined =>
  parts.find((part) => part.key === key) ??
  parts.find((part) => part.form === 'places' && key.startsWith(`${part.key} `))

const asTyped = (table: Reading, told: Told, faults: Faults): Told | undefined => {
  const { key, typed, body } = told
  const [kind, ...rest] = key.split(' ')
  if (kind === 'acting') return { ...told, key: 'turn', body: [...rest, body].join(', ') }
  if (kind === 'put') {
    const [part = '', ...id] = rest
    if (body.trim() === '') faults.add(typed, `says nothing; say where, as "${typed}: ..."`)
    const place = body.trim() === '' ? undefined : placeAs(table, typed, body, faults)
    return place === undefined ? undefined : { key: `${part} ${place}`, typed, body: id.join(' ') }
  }
  const part = partOf(table.parts, kind === 'own' ? 'cards hand' : key)
  if (part === undefined) return told
  if (kind === 'own') {
    const [seat = '', place = ''] = rest
    const own = asWritten(table, part, { ...told, key: `${part.key} ${place}` }, faults)
    for (const item of isNone(own.body) ? [] : own.body.split(', ')) {
      const owner = table.owners.get(item) ?? seat
      if (owner !== seat) faults.add(typed, `${quoted(item)} is a card of ${owner}`)
    }
    return own
  }
  if (part.form !== 'places') return asWritten(table, part, told, faults)
  const place = placeAs(table, typed, key.slice(part.key.length + 1), faults)
  return place === undefined
    ? undefined
    : asWritten(table, part, { ...told, key: `${part.key} ${place}` }, faults)
}

/** What is told to be in two places. */
const elsewhere = ({ parts }: PlainTable, told: ReadonlyArray<Told>, faults: Faults): void => {
  const placed = new Map<string, string>()
  for (const { key, typed, body } of told) {
    const part = partOf(parts, key)
    if (part?.form !== 'places' || isNone(body)) continue
    for (const item of body.split(', ')) {
      const before = placed.get(`${part.key} ${item}`) ?? key
      if (before !== key && !item.endsWith('?')) faults.add(typed, `${item} is told to be elsewhere, too`)
      placed.set(`${part.key} ${item}`, key)
    }
  }
}

/** The sections as lines have them; all that names nothing is told. */
export const typedSections = (table: PlainTable, faults: Faults): ReadonlyArray<Told> => {
  const known = new Map<string, Names | undefined>()
  const reading: Reading = {
    ...table,
    places: placesOf(table),
    namesFor: (part) => {
      if (!known.has(part.key)) known.set(part.key, namesFor(table, part))
      return known.get(part.key)
    },
  }
  const told = table.told.flatMap((one) => asTyped(reading, one, faults) ?? [])
  elsewhere(table, told, faults)
  return told
}

/** Things as headings: `aragorn: reserve`, `theoden: edoras`. */
export const thingHeadings = (table: PlainTable): ReadonlyArray<readonly [string, string]> =>
  [...thingsOf(table)].flatMap(([name, id]) => (id.startsWith('army ') ? [] : [[name, `put ${id}`] as const]))

/** The seats that cards belong to, as the decks at the beginning show them. */
export const ownersIn = (read: Json | undefined): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(objectOf(within(read, 'derived', 'seats'))).flatMap(([seat, own]) => {
      const cards = within(own, 'piles', 'deck', 'cards')
      return Array.isArray(cards) ? cards.map((card) => [textOf(card), seat] as const) : []
    }),
  )

/*
 * What a text leaves open, settled so that a table can stand: chance leads on from the phase before, or the
 * first of some tables is taken.
 */

/** The seed of what is left to chance in a text. */
export const SEED = 'position'

/** No phase draws or rolls more. */
const MOST_DRAWS = 60

/** The state to which chance leads from a saved one, with chance as it is told; undefined if to none. */
export const ledOn = (game: AnyGame, saved: SavedState, chance: Json): E.Right<State<Types>> | undefined => {
  const random = randomFrom(SEED)
  let state = game.decode(saved)
  for (let draws = 0; draws < MOST_DRAWS && E.isRight(state); draws++) {
    const { right } = state
    if (chance === 'manual' || !game.actors(right).includes('nature')) {
      const config = { ...objectOf(saved.config), chance }
      const told = game.decode({ ...game.encode(right), config })
      return E.isRight(told) ? told : undefined
    }
    const outcomes = game.legalActions(right)
    const next = game.applyAction(right, outcomes[random(outcomes.length)])
    state = E.isLeft(next) ? E.left(IMPOSSIBLE) : E.right(next.right.state)
  }
  return undefined
}

const IMPOSSIBLE: Malformed = { _tag: 'Malformed', path: '', problem: '' }

/** The first of the tables to try that can stand; undefined if none does. */
export const firstThatStands = (
  game: AnyGame,
  saved: SavedState,
  { otherwise }: { readonly otherwise?: (table: Obj) => ReadonlyArray<Obj> },
): E.Right<State<Types>> | undefined => {
  for (const table of otherwise?.(objectOf(saved.table)) ?? []) {
    const state = game.decode({ ...saved, table })
    if (E.isRight(state)) return state
  }
  return undefined
}
