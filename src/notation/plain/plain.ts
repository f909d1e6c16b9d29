/**
 * Games whose lines tell the parts of their saved table, each against the beginning of the game: a list of
 * headings, and the frames of the question. Read as a saved state, so that everything is checked as a loaded
 * game is.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  isObj,
  objectOf,
  textsOf,
  type AnyGame,
  type Json,
  type Obj,
  type SavedState,
  type State,
  type Types,
} from '../../kernel/index'
import { fault, impossible, noFaults, type Faults, type PositionFault } from '../faults'
import { isNone, itemsIn, sectionsOf, type Keys, type Section, type Told } from '../frame'
import { numberOf, same, textOf, within } from '../json'
import { find, namesFrom } from '../names'
import type { GameNotation } from '../notation'
import { bare } from '../text'
import { itemsFor, valueOf, meant, written, type Part, type Words } from './forms'
import { plainTalk } from './talk'
import { momentOf, readMoment, type Moment, type ToldTurn } from './moments'

/** What is particular to a game. */
export interface PlainGame {
  readonly tag: string
  readonly version: number
  /** The words of `rules`, in their order, each with its field and value. */
  readonly rules: ReadonlyArray<readonly [word: string, field: string, value: Json]>
  readonly parts: (table: Obj) => ReadonlyArray<Part>
  /** Words that no table has at the beginning. */
  readonly words: ReadonlyArray<string>
  /** The questions of a turn, the usual one first. */
  readonly moments: ReadonlyArray<Moment>
  /** The field of the table that has the number of the turn. */
  readonly number: string
  /** Other fields of the table that `turn` tells, as numbers: their usual value is left out. */
  readonly counted: (asked: CountedAt) => ReadonlyArray<Counted>
}

/** Where a turn is, for what its numbers usually are. */
export interface CountedAt {
  readonly seat: string
  readonly isFirst: boolean
  readonly seats: ReadonlyArray<string>
}

/** A number of the table that `turn` tells as `word 2`: by one more than the table has it. */
export interface Counted {
  readonly word: string
  readonly field: string
  /** What is left out; null where the table has no number. */
  readonly usual: number | null
}

const SEED = 'position'

/** The game before anything has happened. */
const begun = (game: AnyGame, config: Obj): E.Either<PositionFault, SavedState> => {
  const started = game.newGame({ ...config, seed: SEED, chance: 'manual' })
  return E.isLeft(started)
    ? E.left(fault('rules', started.left.problem))
    : E.right(game.encode(started.right))
}

/** Every word in JSON. */
const wordsIn = (json: Json): ReadonlyArray<string> => {
  if (typeof json === 'string') return [json]
  if (isObj(json)) return Object.entries(json).flatMap(([name, value]) => [name, ...wordsIn(value)])
  return Array.isArray(json) ? json.flatMap((one: Json) => wordsIn(one)) : []
}

const lexicon = (game: AnyGame, table: Json, more: ReadonlyArray<string>): Words => {
  const { regions, figures, cards } = game.ids
  const words = new Map<string, string>()
  const known = [...more, ...wordsIn(table), ...regions, ...figures, ...cards]
  for (const word of known)
    if (!words.has(bare(word.toLowerCase()))) words.set(bare(word.toLowerCase()), word)
  for (const id of cards) {
    const name = bare(game.nameOf(id).toLowerCase())
    if (!words.has(name)) words.set(name, id)
  }
  return words
}

const rulesItems = ({ rules }: PlainGame, config: Obj): ReadonlyArray<string> =>
  rules.flatMap(([word, field, value]) => (same(config[field], value) ? [word] : []))

/** Things by where they are, those that are where they were at the beginning left out. */
const placeSections = (key: string, now: Obj, before: Obj): ReadonlyArray<Section> => {
  const places = new Map<string, Array<string>>()
  for (const [name, place] of Object.entries(now))
    if (place !== before[name]) {
      const where = written(textOf(place))
      places.set(where, [...(places.get(where) ?? []), written(name)])
    }
  return [...places]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([place, names]) => ({ key: `${key} ${place}`, items: [...names].sort() }))
}

const sectionsFor = (part: Part, table: Obj, base: Obj): ReadonlyArray<Section> => {
  const now = within(table, ...part.path)
  const before = within(base, ...part.path)
  if (same(now, before)) return []
  if (part.form === 'groups') return groupSections(part.key, objectOf(now))
  return part.form === 'places'
    ? placeSections(part.key, objectOf(now), objectOf(before))
    : [{ key: part.key, items: itemsFor(part.form, now) }]
}

const setAt = (json: Json | undefined, path: ReadonlyArray<string>, value: Json): Obj => {
  const [first, ...rest] = path
  const table = objectOf(json)
  return first === undefined
    ? table
    : { ...table, [first]: rest.length === 0 ? value : setAt(table[first], rest, value) }
}

const itemsOf = ({ body }: Told): ReadonlyArray<string> => (isNone(body) ? [] : itemsIn(body))

/** What lies where nobody sees which card it is. */
const UNSEEN: ReadonlySet<string> = new Set(['deck', 'hand', 'cycle', 'eliminated'])

/** Names by group; the largest is told by its name alone: it has all that lie unseen and are not told. */
const groupSections = (key: string, groups: Obj): ReadonlyArray<Section> => {
  const all = Object.entries(groups).map(
    ([group, names]) => [group, textsOf(names).map(written).sort()] as const,
  )
  const most = Math.max(0, ...all.map(([, names]) => names.length))
  const [rest] = all
    .filter(([, names]) => names.length === most)
    .map(([group]) => group)
    .sort()
  if (rest === undefined) return []
  return [
    { key: `${key} rest`, items: [written(rest)] },
    ...all
      .filter(([group, names]) => group !== rest && names.length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([group, items]) => ({ key: `${key} ${written(group)}`, items })),
  ]
}

type Sections = ReadonlyArray<Told>

const under = (told: Sections, key: string): Sections => told.filter((one) => one.key.startsWith(`${key} `))

/** The piles in which cards lie unseen: where nothing is told, each of them may be in each. */
const unseenPiles = (table: Obj): string => {
  const used = new Set(Object.values(objectOf(table['at'])).map(textOf))
  return [...UNSEEN].filter((pile) => used.has(pile)).join(' ')
}

const withGroups = (table: Obj, part: Part, told: Sections, words: Words): Obj => {
  const sections = under(told, part.key)
  const rest = sections.find(({ key }) => key === `${part.key} rest`)
  const groups = sections
    .filter((one) => one !== rest)
    .map((one): readonly [string, ReadonlyArray<string>] => [
      meant(words, one.key.slice(part.key.length + 1)),
      itemsOf(one).map((item) => meant(words, item)),
    ])
  const named = new Set(groups.flatMap(([, names]) => names))
  const others = Object.entries(objectOf(table['at'])).flatMap(([name, place]) =>
    UNSEEN.has(textOf(place)) && !named.has(name) ? [name] : [],
  )
  const [group = ''] = rest === undefined ? [unseenPiles(table)] : itemsOf(rest)
  return setAt(table, part.path, Object.fromEntries([...groups, [meant(words, group), others] as const]))
}

const withPlaces = (table: Obj, part: Part, told: Sections, words: Words): Obj => {
  const moved = under(told, part.key).flatMap((section) => {
    const place = meant(words, section.key.slice(part.key.length + 1))
    return itemsOf(section).map((item): readonly [string, Json] => [meant(words, item), place])
  })
  return setAt(table, part.path, { ...objectOf(within(table, ...part.path)), ...Object.fromEntries(moved) })
}

/** Names of cards in the order of the table, where it has one. */
const inOrder = (table: Obj, value: Json): Json => {
  const order = Object.keys(objectOf(table['cards']))
  const names = textsOf(value)
  return Array.isArray(value) && names.length > 0 && names.every((name) => order.includes(name))
    ? [...names].sort((one, other) => order.indexOf(one) - order.indexOf(other))
    : value
}

/** The table with what a part's sections tell. */
const withPart = (table: Obj, part: Part, told: Sections, words: Words): Obj => {
  if (part.form === 'places') return withPlaces(table, part, told, words)
  if (part.form === 'groups') return withGroups(table, part, told, words)
  const section = told.find(({ key }) => key === part.key)
  if (section === undefined) return table
  const value = inOrder(table, valueOf(part.form, itemsOf(section), words))
  const none = Object.keys(objectOf(within(table, ...part.path))).map((name) => [name, 0] as const)
  const whole = part.form === 'fields' ? { ...Object.fromEntries(none), ...objectOf(value) } : value
  return setAt(table, part.path, whole)
}

/** Whether a part has a section for each place. */
const isSpread = ({ form }: Part): boolean => form === 'places' || form === 'groups'

const keysFor = (parts: ReadonlyArray<Part>): Keys => {
  const places = parts.filter(isSpread).map(({ key }) => key)
  const fixed = ['rules', 'turn', ...parts.filter((part) => !isSpread(part)).map(({ key }) => key)]
  const names = namesFrom(fixed.map((key) => [key, key]))
  const placed = (typed: string): string | undefined => {
    const key = places.find((one) => typed.startsWith(`${one} `))
    return key === undefined ? undefined : typed
  }
  return {
    exact: (typed) => names.get(bare(typed)) ?? placed(typed),
    find: (typed) => {
      const place = placed(typed)
      return place === undefined ? find(names, typed) : { _tag: 'One', id: place }
    },
  }
}

const readRules = ({ rules }: PlainGame, told: ReadonlyArray<Told>, faults: Faults): Obj => {
  const config: Record<string, Json> = {}
  for (const section of told.filter(({ key }) => key === 'rules'))
    for (const item of itemsOf(section)) {
      const rule = rules.find(([word]) => bare(word) === bare(item))
      if (rule === undefined) faults.add(section.typed, `"${item}" is no rule of a config here`)
      else config[rule[1]] = rule[2]
    }
  return config
}

type Read = E.Either<ReadonlyArray<PositionFault>, State<Types>>

/** A saved state of what is told; what the rules refuse is told under the headings. */
const loaded = (game: AnyGame, saved: SavedState, config: Obj): Read => {
  const chance = config['chance'] ?? 'seeded'
  const state = game.decode({ ...saved, config: { ...objectOf(saved.config), chance } })
  if (E.isRight(state)) return state
  const { path, problem } = state.left
  const told = path === '' ? impossible : fault
  return E.left([told(path.replace(/^table\./, '').replaceAll('.', ' '), problem)])
}

/** The frames, and the fields of the table, that the items of `turn` tell. */
const readTurn = (
  plain: PlainGame,
  { items, ...told }: ToldTurn,
  faults: Faults,
): { readonly fields: Obj; readonly stack: SavedState['stack'] } => {
  const isCounted = (item: string): boolean => COUNTED.test(item) && plain.counted(NOWHERE).some(isOf(item))
  const rest = items.filter((item) => !isCounted(item))
  const read = readMoment(plain.moments, { ...told, items: rest }, faults)
  const fields = plain.counted({ ...read, seats: told.seats }).map((one): readonly [string, Json] => {
    const item = items.find((said) => isOf(said)(one))
    return [one.field, item === undefined ? one.usual : Number(COUNTED.exec(item)?.[2] ?? 1) - 1]
  })
  return { fields: { [plain.number]: read.number, ...Object.fromEntries(fields) }, stack: read.stack }
}

const COUNTED = /^(\S+) (\d{1,4})$/
const NOWHERE: CountedAt = { seat: '', isFirst: true, seats: [] }

const isOf =
  (item: string) =>
  ({ word }: Counted): boolean =>
    COUNTED.exec(item)?.[1] === word

/** The items of `turn`; undefined if the state is not at a question that a line tells. */
const turnItems = (
  plain: PlainGame,
  { stack, table }: SavedState,
  seats: ReadonlyArray<string>,
): ReadonlyArray<string> | undefined => {
  const asked = momentOf(plain.moments, stack)
  if (asked === undefined) return undefined
  const fields = objectOf(table)
  const isFirst = asked.phase === plain.moments[0]?.phase
  const counted = plain
    .counted({ seat: asked.seat, isFirst, seats })
    .filter(({ field, usual }) => !same(fields[field], usual))
    .map(({ word, field }) => `${word} ${numberOf(fields[field]) + 1}`)
  return [
    `${numberOf(fields[plain.number])}`,
    asked.phase,
    ...(asked.seat === '' ? [] : [asked.seat]),
    ...counted,
    ...asked.items,
  ]
}

const readWith =
  (plain: PlainGame): GameNotation['read'] =>
  (game, text, faults) => {
    const first = begun(game, {})
    if (E.isLeft(first)) return E.left([first.left])
    const early = sectionsOf(keysFor(plain.parts(objectOf(first.right.table))), text, noFaults())
    const config = readRules(plain, early, faults)
    const base = begun(game, config)
    if (E.isLeft(base)) return E.left([...faults.found, base.left])
    const table = objectOf(base.right.table)
    const parts = plain.parts(table)
    const told = sectionsOf(keysFor(parts), text, faults)
    if (faults.found.length > 0) return E.left(faults.found)
    const words = lexicon(game, table, plain.words)
    const turn = told.filter(({ key }) => key === 'turn').flatMap(itemsOf)
    const seats = game.seatsOf({ ...config, seed: SEED, chance: 'manual' })
    const { fields, stack } = readTurn(plain, { items: turn, seats, words }, faults)
    if (faults.found.length > 0) return E.left(faults.found)
    const filled = parts.reduce((one, part) => withPart(one, part, told, words), { ...table, ...fields })
    return loaded(game, { ...base.right, table: filled, stack }, config)
  }

const writeWith =
  (plain: PlainGame): GameNotation['write'] =>
  (game, saved) => {
    const config = objectOf(saved.config)
    const base = begun(game, config)
    if (E.isLeft(base)) return E.left(base.left.problem)
    const turn = turnItems(plain, saved, game.seatsOf(config))
    if (turn === undefined)
      return E.left('a line tells questions of the turn only, and this state is in the middle of something')
    const rules = rulesItems(plain, config)
    const table = objectOf(base.right.table)
    return E.right([
      ...(rules.length === 0 ? [] : [{ key: 'rules', items: rules }]),
      { key: 'turn', items: turn },
      ...plain.parts(table).flatMap((part) => sectionsFor(part, objectOf(saved.table), table)),
    ])
  }

const talkWith =
  (plain: PlainGame): GameNotation['talk'] =>
  (game, text, said, faults) => {
    const first = begun(game, {})
    if (E.isLeft(first)) return { sections: [] }
    const early = sectionsOf(keysFor(plain.parts(objectOf(first.right.table))), text, noFaults())
    const started = begun(game, readRules(plain, early, noFaults()))
    if (E.isLeft(started)) return { sections: [] }
    const base = objectOf(started.right.table)
    const parts = plain.parts(base)
    const told = sectionsOf(keysFor(parts), text, noFaults())
    const words = lexicon(game, base, plain.words)
    return { sections: plainTalk({ game, base, parts, words, more: plain.words, told }, said, faults) }
  }

/** The notation of such a game. */
export const plainNotation = (plain: PlainGame): GameNotation => ({
  tag: plain.tag,
  version: plain.version,
  read: readWith(plain),
  write: writeWith(plain),
  talk: talkWith(plain),
})
