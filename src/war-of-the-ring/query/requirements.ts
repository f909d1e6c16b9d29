/**
 * What a card asks for and is not so, in words: the parts of a requirement put together, and with each part
 * that fails how things are.
 */
import type { Settlement } from '../model/ids'
import type { Area } from '../model/conditions'
import type { Rules } from '../model/config'
import { ELIMINATED, IN_FELLOWSHIP, type Table } from '../model/table'
import { placeOf, regionOf } from './armies'
import { regionId } from './board'
import { within } from './names'
import { characterIx } from './pieces'

/** Something that a card asks for: somebody somewhere, and how it is now. */
export interface Need {
  readonly who: string
  readonly what: string
  readonly now: string
}

type Said<C> = C | { readonly kind: 'all' | 'any'; readonly of: ReadonlyArray<C> }

/** A language of conditions: whether one holds, and what it asks for. */
interface Language<C> {
  readonly holds: (condition: C) => boolean
  /** The parts of a condition, if it has any. */
  readonly partsOf: (condition: C) => Said<C> | undefined
  readonly tells: (condition: C) => Need
  /** What must not be so, if the condition says that. */
  readonly deniedBy?: (condition: C) => C | undefined
}

/** More names than these are told as what they have in common. */
const MOST_NAMES = 4

/** Names that a sentence offers as a choice. */
export const listed = (rules: Rules, ids: ReadonlyArray<string>): string =>
  ids.length > MOST_NAMES && ids.every((id) => isCompanion(rules, id))
    ? 'a Companion'
    : ids.map((id) => within(rules, id)).join(' or ')

const isCompanion = (rules: Rules, id: string): boolean =>
  rules.characters.some((one) => one.id === id && one.role === 'companion')

const isGroup = <C>(said: Said<C>): said is { readonly kind: 'all' | 'any'; readonly of: ReadonlyArray<C> } =>
  typeof said === 'object' && said !== null && 'of' in said && Array.isArray(said.of)

/** A requirement that is not met: what it asks for, and how it is instead. */
export const unmet = <C>(language: Language<C>, condition: C): string => {
  const parts = language.partsOf(condition)
  if (parts !== undefined && isGroup(parts)) {
    const failing = parts.of.filter((part) => !language.holds(part))
    const told = (parts.kind === 'all' ? failing.slice(0, 1) : failing).map((part) => unmet(language, part))
    return told.join(', or ')
  }
  const denied = language.deniedBy?.(condition)
  const { who, what, now } = language.tells(denied ?? condition)
  const wanted = [who, denied === undefined ? '' : 'not', what].filter((word) => word !== '').join(' ')
  return now === '' ? wanted : `${wanted} (${now})`
}

const SETTLEMENT_NAMES: Readonly<Record<Settlement, string>> = {
  town: 'Town',
  city: 'City',
  stronghold: 'Stronghold',
}

/** The settlements of a Nation, of some types. */
export const settlementsInWords = (rules: Rules, nation: string, types: ReadonlyArray<Settlement>): string =>
  `a ${types.map((type) => SETTLEMENT_NAMES[type]).join(' or ')} of ${within(rules, nation)}`

/** Regions that a card names. */
export const areaInWords = (rules: Rules, area: Area): string => {
  switch (area.kind) {
    case 'regions':
      return listed(rules, area.regions)
    case 'lands':
      return `the lands of ${listed(rules, area.nations)}`
    case 'settlements':
      return settlementsInWords(rules, area.nation, area.types)
    case 'coast':
      return 'a region on the coast'
    case 'nextTo':
      return `a region next to ${listed(rules, area.regions)}`
    case 'anywhere':
      return 'a region of the map'
    case 'anyOf':
      return area.areas.map((one) => areaInWords(rules, one)).join(' or ')
  }
}

/** Where somebody is. */
export const whereabouts = (rules: Rules, table: Table, character: string): string => {
  const name = within(rules, character)
  const place = placeOf(table, characterIx(rules, character as never))
  if (place >= 0) return `${name} is in ${within(rules, regionId(regionOf(place)))}`
  if (place === IN_FELLOWSHIP) return `${name} is in the Fellowship`
  return place === ELIMINATED ? `${name} is eliminated` : `${name} is not in play`
}

/** Where some are who are not where they should be. */
export const whereaboutsOf = (rules: Rules, table: Table, characters: ReadonlyArray<string>): string =>
  characters.length > MOST_NAMES
    ? 'none is'
    : characters.map((one) => whereabouts(rules, table, one)).join(', ')

/** Where the Ring-bearers are. */
export const whereRingBearersAre = (rules: Rules, { fellowship: { region } }: Table): string =>
  region < 0 ? 'it is on the Mordor Track' : `it is in ${within(rules, regionId(region))}`
