/**
 * What a scenario requires and is not so, in words: each condition as the fact that fails.
 */
import type { Here } from '../model/bundle'
import type { ArmyFilter, Condition, Place } from '../model/effects'
import { enemyOf, type Side } from '../model/sides'
import { countOf } from '../model/table'
import { bySort, holds, victoryPoints, type OfSorts } from './filters'
import { either, say } from './names'

const stepOf = ({ table }: Here, character: string): number => countOf(table.steps, character)

/** Where a Character is. */
export const whereabouts = (here: Here, character: string): string => {
  const name = say(here, character)
  const { table } = here
  const at = table.characters[character] ?? ''
  switch (at) {
    case '*aside':
      return `${name} is not in play`
    case '*track':
      return `${name} waits at step ${stepOf(here, character)} of the Fate Track, Fate is at ${table.fate}`
    case '*ready':
      return `${name} is ready, but has not entered`
    case '*commander':
      return `${name} is not on the map, but in his box`
    case '*eliminated':
      return `${name} is eliminated`
    case '*march':
      return `${name} is on the march`
    default:
      return `${name} is in ${say(here, at)}`
  }
}

/** A place as a sentence names it. */
const placeInWords = (here: Here, owner: Side, place: Place): string =>
  [
    place.settlement === true ? 'a Settlement' : place.stronghold === true ? 'a Stronghold' : '',
    place.area === undefined ? '' : `an area of ${say(here, place.area)}`,
    place.region === undefined ? '' : say(here, place.region),
    place.territory === undefined ? '' : say(here, place.territory),
    place.stronghold === false ? 'a Region without a Stronghold' : '',
    place.controller === undefined ? '' : `of ${say(here, place.controller)}`,
    place.ownArmy === true ? `with an Army of ${say(here, owner)}` : '',
    place.adjacentArmy === undefined ? '' : `next to an Army of ${say(here, place.adjacentArmy)}`,
    place.withCharacter === undefined ? '' : `the Region of ${say(here, place.withCharacter)}`,
  ]
    .filter((word) => word !== '')
    .join(' ')

const besideInWords = (here: Here, owner: Side, place: Place | string): string =>
  typeof place === 'string' ? say(here, place) : placeInWords(here, owner, place)

/** An Army that a filter means. */
const armyInWords = (here: Here, owner: Side, filter: ArmyFilter): string => {
  const { side, has = {}, in: place, adjacentTo } = filter
  const words = [
    `Army of ${say(here, side === 'own' ? owner : enemyOf(owner))}`,
    has.leadership === undefined ? '' : 'with Leadership',
    has.type === undefined ? '' : `with ${say(here, has.type)}`,
    has.character === undefined ? '' : `with ${say(here, has.character)}`,
    has.noCharacter === true ? 'without a Character' : '',
    place === undefined ? '' : `in ${placeInWords(here, owner, place)}`,
    adjacentTo === undefined ? '' : `next to ${besideInWords(here, owner, adjacentTo)}`,
  ]
  return words.filter((word) => word !== '').join(' ')
}

type Saying = { readonly here: Here; readonly owner: Side }

/** What is so, where a condition of each sort does not hold. */
const UNMET: OfSorts<Saying, string> = {
  at: ({ here }, [character, region]) =>
    `${say(here, character)} is not in ${say(here, region)}: ${whereabouts(here, character)}`,
  inPlay: ({ here }, character) => whereabouts(here, character),
  notInPlay: ({ here }, character) => `${say(here, character)} is in play`,
  ready: ({ here }, character) => whereabouts(here, character),
  waiting: ({ here }, character) => `${say(here, character)} does not wait on the Fate Track`,
  controls: ({ here }, [side, region]) => `${say(here, region)} is not controlled by ${say(here, side)}`,
  army: ({ here, owner }, filter) => `there is no ${armyInWords(here, owner, filter)}`,
  counterAtLeast: ({ here }, [counter, count]) =>
    `${say(here, counter)}: ${countOf(here.table.counters, counter)}, not ${count}`,
  fateAtLeast: ({ here }, step) => `Fate is at ${here.table.fate}, not at ${step}`,
  fateReachesEndgame: ({ here }) => `Fate is at ${here.table.fate}, not at its end`,
  tileApplied: () => 'no tile with the icon is applied',
  used: () => 'it is not used',
  victoryPointsAtLeast: ({ here }, points) => `victory points: ${victoryPoints(here)}, not ${points}`,
  eliminated: ({ here }, all) => `not eliminated yet: ${either(here, all)}`,
  turnAtLeast: ({ here }, turn) => `it is turn ${here.table.turn}, not ${turn}`,
  any: (asked, conditions) => [...new Set(conditions.map((one) => unmetBy(asked, one)))].join(', and '),
  not: (asked, condition) => `it would have to be that ${unmetBy(asked, condition)}`,
}

const unmetBy = (asked: Saying, condition: Condition): string => bySort(UNMET, asked, condition) ?? ''

/** The conditions of a list that fail, in words; undefined if all hold. */
export const unmet = (here: Here, owner: Side, conditions: ReadonlyArray<Condition>): string | undefined => {
  const failing = conditions.filter((one) => !holds(here, owner, one))
  return failing.length === 0 ? undefined : failing.map((one) => unmetBy({ here, owner }, one)).join('; ')
}
