/**
 * Cards, characters and Units put somewhere, or taken from there, as people say it at a table: of the games
 * whose lines tell the parts of their saved table.
 */
import { isObj, objectOf, type AnyGame, type Json, type Obj } from '../../kernel/index'
import { unnamed, type Faults } from '../faults'
import { isNone, itemsIn, type Section, type Told } from '../frame'
import { numberOf, textOf, within } from '../json'
import { exactly, find, namesFrom, type Found, type Names } from '../names'
import { isAll, saidOf, type Said } from '../talk'
import { numberIn, plain, wordsOf } from '../text'
import { itemsFor, meant, valueOf, written, type Part, type Words } from './forms'

/** A table as it is told so far. */
export interface PlainTable {
  readonly game: AnyGame
  readonly base: Obj
  readonly parts: ReadonlyArray<Part>
  readonly words: Words
  /** Places that are no regions. */
  readonly more: ReadonlyArray<string>
  readonly told: ReadonlyArray<Told>
  /** The seats that cards belong to. */
  readonly owners: ReadonlyMap<string, string>
}

/** A thing that is put somewhere: of a part that has places, or of an Army. */
interface Thing {
  readonly part: Part | undefined
  readonly id: string
  readonly number: number
}

/** What is printed, as it is read, made once for each game. */
const PRINTED = new WeakMap<AnyGame, Map<string, string>>()

/** Names by ids, and by what is printed. */
export const printed = (
  game: AnyGame,
  ids: ReadonlyArray<string>,
): ReadonlyArray<readonly [string, string]> => {
  const known = PRINTED.get(game) ?? new Map<string, string>()
  PRINTED.set(game, known)
  return ids.flatMap((id) => {
    const name = known.get(id) ?? plain(game.nameOf(id))
    known.set(id, name)
    return [
      [written(id), id],
      [name, id],
    ]
  })
}

const hasArmies = ({ parts }: PlainTable): boolean => parts.some(({ form }) => form === 'army')

/** What may be said of an Army beside its Units. */
export const OF_ARMY: ReadonlyArray<readonly [string, string]> = [
  ['damage', 'damage'],
  ['leader', 'leaders'],
  ['leaders', 'leaders'],
  ['token', 'tokens'],
  ['tokens', 'tokens'],
]

/** Things by what they are called: `key id`, or `army id`. */
export const thingsOf = (table: PlainTable): Names => {
  const { game, base, parts } = table
  const placed = parts
    .filter(({ form }) => form === 'places')
    .flatMap(({ key, path }) =>
      printed(game, Object.keys(objectOf(within(base, ...path)))).map(
        ([name, id]) => [name, `${key} ${id}`] as const,
      ),
    )
  const units = hasArmies(table) ? [...printed(game, game.ids.figures), ...OF_ARMY] : []
  return namesFrom([...placed, ...units.map(([name, id]) => [name, `army ${id}`] as const)])
}

/** Places by what they are called: regions, places off the map, and cards on which others lie. */
export const placesOf = (table: PlainTable): Names => {
  const { game, more } = table
  const off = more.map((word) => [written(word), word] as const)
  const cards = hasArmies(table) ? [] : printed(game, game.ids.cards)
  return namesFrom([
    ...printed(game, game.ids.regions),
    ...off,
    ...cards.map(([name, id]) => [name, `on ${id}`] as const),
  ])
}

const thingOf = ({ parts }: PlainTable, things: Names, item: string): Thing | Found => {
  const said = wordsOf(item).filter((word) => !['a', 'an', 'the', 'of'].includes(word))
  const number = said.flatMap((word) => numberIn(word) ?? [])[0] ?? 1
  const found = find(things, said.filter((word) => numberIn(word) === undefined).join(' '))
  if (found._tag !== 'One') return found
  const [key = '', ...rest] = found.id.split(' ')
  return { part: parts.find((part) => part.key === key), id: rest.join(' '), number }
}

const isThing = (one: Thing | Found): one is Thing => 'number' in one

const itemsOf = (told: Told | undefined): ReadonlyArray<string> =>
  told === undefined || isNone(told.body) ? [] : itemsIn(told.body)

/** What is put somewhere, or taken from there. */
interface Placing {
  readonly key: string
  readonly ids: ReadonlySet<string>
  readonly place: string
  readonly taken: boolean
}

/** The seat whose cards alone a heading tells: `hand frodo`. */
const seatIn = ({ game }: PlainTable, { typed }: Told): string | undefined =>
  game.seats.find((seat) => typed.includes(seat) || typed.includes(seat.replaceAll('-', ' ')))

/** The sections of a part that change when things come to a place of it, or leave it. */
const placed = (table: PlainTable, { key, ids, place, taken }: Placing): ReadonlyArray<Section> => {
  const { told, words, base, parts, owners } = table
  const isOf = (item: string): boolean => ids.has(meant(words, item))
  const own = `${key} ${written(place)}`
  const things = thingsOf(table)
  const isAlone = ({ typed }: Told): boolean => exactly(things, typed)?.startsWith(`${key} `) === true
  const sections = told.filter((one) => one.key.startsWith(`${key} `) && (!taken || one.key === own))
  const part = parts.find((one) => one.key === key)
  const atFirst = (id: string): string => written(textOf(within(base, ...(part?.path ?? []), id)))
  const without = (one: Told): Section =>
    isAlone(one)
      ? { key: one.typed, items: itemsOf(one).map((item) => (taken ? atFirst(meant(words, item)) : place)) }
      : { key: one.typed, items: itemsOf(one).filter((item) => !isOf(item)) }
  const left = sections.filter((one) => itemsOf(one).some(isOf))
  if (taken) return left.map(without)
  const alone = left.filter(isAlone)
  const settled = new Set(alone.flatMap(itemsOf).map((item) => meant(words, item)))
  const come = [...ids].filter((id) => !settled.has(id))
  const isFor = (one: Told): boolean => {
    const seat = seatIn(table, one)
    return seat === undefined || come.every((id) => owners.get(id) === seat)
  }
  const here = sections.find((one) => one.key === own && !isAlone(one) && isFor(one))
  const gone = left.filter((one) => one !== here && one.key !== own).map(without)
  if (come.length === 0) return gone
  const stay = here === undefined ? [] : itemsOf(here).filter((item) => !isOf(item))
  return [...gone, { key: here?.typed ?? own, items: [...stay, ...come.map(written)].sort() }]
}

const NUMBERS: ReadonlySet<string> = new Set(['damage', 'leaders', 'tokens'])

/** Whose Units of a type are, as the set-up shows it. */
export const sideOf = (base: Obj, unit: string): string | undefined => {
  const armies = Object.values(objectOf(base['regions'])).map((region) => objectOf(within(region, 'army')))
  const army = armies.find(({ units }) => Object.hasOwn(objectOf(units), unit))
  const side = ['free', 'shadow'].find((one) =>
    Object.hasOwn(objectOf(within(base, 'tokens', one, 'unseen')), unit),
  )
  return army === undefined ? side : textOf(army['side'])
}

/** An Army with things more, or fewer. */
const changedArmy = (
  base: Obj,
  army: Json,
  { things, sign }: { readonly things: ReadonlyArray<Thing>; readonly sign: number },
  fault: (problem: string) => void,
): Json => {
  const before = objectOf(army)
  const units: Record<string, Json> = { ...objectOf(before['units']) }
  const numbers: Record<string, Json> = { damage: 0, leaders: 0, tokens: 0, ...before }
  for (const { id, number } of things) {
    const list = NUMBERS.has(id) ? numbers : units
    const now = numberOf(list[id]) + sign * number
    if (now < 0) fault(`${numberOf(list[id]) === 0 ? 'no' : `only ${numberOf(list[id])}`} ${id} there`)
    list[id] = now
  }
  const side = isObj(army) ? textOf(army['side']) : things.flatMap(({ id }) => sideOf(base, id) ?? [])[0]
  const isEmpty = Object.values(units).every((number) => numberOf(number) === 0)
  return isEmpty ? null : { ...numbers, side: side ?? '', units }
}

const armySection = (table: PlainTable, region: string, said: Said, change: ArmyChange): Section => {
  const { base, words, told, parts } = table
  const part = parts.find(({ key, form }) => form === 'army' && key === region)
  const here = told.find(({ key }) => key === region)
  const army =
    here === undefined ? within(base, ...(part?.path ?? [])) : valueOf('army', itemsOf(here), words)
  const { things, faults } = change
  const now =
    said.taken && isAll(said.what)
      ? null
      : changedArmy(base, army ?? null, { things, sign: said.taken ? -1 : 1 }, (problem) =>
          faults.add(region, problem),
        )
  return { key: here?.typed ?? region, items: itemsFor('army', now) }
}

interface ArmyChange {
  readonly things: ReadonlyArray<Thing>
  readonly faults: Faults
}

/** A thing without its part. */
const nameOf = (id: string): string => id.replace(/^\S+ /, '')

/** The things that are said, and what names none. */
const thingsIn = (table: PlainTable, what: string, typed: string, faults: Faults): ReadonlyArray<Thing> => {
  const things = thingsOf(table)
  return itemsIn(what).flatMap((item) => {
    const found = thingOf(table, things, item)
    if (isThing(found)) return [found]
    const near = found._tag === 'None' ? { ...found, near: found.near.map(nameOf) } : found
    faults.found.push(unnamed(typed, item, 'is nothing that lies on this table', near))
    return []
  })
}

/** The sections that change, each under the heading it has; none if nobody speaks so. */
export const plainTalk = (table: PlainTable, text: string, faults: Faults): ReadonlyArray<Section> => {
  const places = placesOf(table)
  const said = saidOf(
    text,
    (typed) => find(places, typed),
    (typed) => exactly(places, typed) !== undefined,
    (what) => itemsIn(what).every((item) => isThing(thingOf(table, thingsOf(table), item))),
  )
  if (said === undefined) return []
  if (said.place._tag !== 'One') {
    faults.found.push(unnamed(said.typed, said.typed, 'is no place', said.place))
    return []
  }
  const place = said.place.id
  const things = isAll(said.what) ? [] : thingsIn(table, said.what, said.typed, faults)
  if (faults.found.length > 0) return []
  const keys = [...new Set(things.flatMap(({ part }) => part?.key ?? []))]
  const moved = keys.flatMap((key) => {
    const ids = new Set(things.filter(({ part }) => part?.key === key).map(({ id }) => id))
    const sections = placed(table, { key, ids, place, taken: said.taken })
    if (said.taken && sections.length === 0) faults.add(said.typed, `${[...ids].join(', ')} is not there`)
    return sections
  })
  const ofArmy = things.filter(({ part }) => part === undefined)
  const isArmy = hasArmies(table) && (ofArmy.length > 0 || (said.taken && isAll(said.what)))
  return isArmy ? [...moved, armySection(table, place, said, { things: ofArmy, faults })] : moved
}
