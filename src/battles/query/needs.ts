/**
 * What a scenario requires and is not so, in words: of each condition that fails, how things are.
 */
import type { Here } from '../model/bundle'
import type { ArmyFilter, Condition, Place } from '../model/effects'
import { enemyOf, type Side } from '../model/sides'
import { countOf } from '../model/counts'
import { bySort, holds, victoryPoints, type OfSorts } from './filters'
import { either, say } from './names'

/** Where a Character is. */
export const whereabouts = (here: Here, character: string): string => {
  const name = say(here, character)
  const { table } = here
  const at = String(table.characters[character])
  const step = countOf(table.steps, character)
  switch (at) {
    case '*aside':
      return `${name} is set aside, not in play`
    case '*track':
      return `${name} waits at step ${step} of the Fate Track, Fate is at ${table.fate}`
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

/** Something with its name, where it is told. */
const told = (here: Here, what: string, id: string | undefined): string =>
  id === undefined ? '' : `${what}${say(here, id)}`

/** With something or without it, where that is told. */
const having = (has: boolean | undefined, what: string): string =>
  has === undefined ? '' : `${has ? 'with' : 'without'} ${what}`

const joined = (words: ReadonlyArray<string>, between = ' '): string =>
  words.filter((word) => word !== '').join(between)

/** A place as a sentence names it. */
export const placeInWords = (here: Here, owner: Side, place: Place): string => {
  const { settlement, stronghold, area, withCharacter, region, territory } = place
  const kind =
    settlement === true
      ? 'a Settlement'
      : stronghold === true
        ? 'a Stronghold'
        : joined([
            'a Region',
            having(settlement, 'a Settlement'),
            having(stronghold, 'a Stronghold'),
            told(here, 'that is an area of ', area),
          ])
  const named = told(here, '', region)
  return joined([
    joined([named === '' ? kind : named, told(here, '', territory)], ' in '),
    told(here, 'of ', place.controller),
    having(place.ownArmy, `an Army of ${say(here, owner)}`),
    told(here, 'next to an Army of ', place.adjacentArmy),
    told(here, 'with ', withCharacter),
  ])
}

/** An Army that a filter means. */
export const armyInWords = (here: Here, owner: Side, filter: ArmyFilter): string => {
  const { side, has = {}, in: place, adjacentTo } = filter
  const beside =
    typeof adjacentTo === 'object'
      ? `next to ${placeInWords(here, owner, adjacentTo)}`
      : told(here, 'next to ', adjacentTo)
  return joined([
    `Army of ${say(here, side === 'own' ? owner : enemyOf(owner))}`,
    has.leadership === undefined ? '' : `with Leadership of ${has.leadership} or more`,
    told(here, 'with ', has.type),
    told(here, 'with ', has.character),
    having(has.noCharacter === undefined ? undefined : !has.noCharacter, 'a Character'),
    place === undefined ? '' : `in ${placeInWords(here, owner, place)}`,
    beside,
  ])
}

/** A condition is told of as it is: `so` says whether it holds. */
type Saying = { readonly here: Here; readonly owner: Side; readonly so: boolean }

/** How much there is, and what there would have to be. */
const short = (so: boolean, fact: string, wanted: string): string => (so ? fact : `${fact}, not ${wanted}`)

const no = (so: boolean, word: string): string => (so ? word : `not ${word}`)

/** How things are in the matter of each sort of conditions. */
const FACTS: OfSorts<Saying, string> = {
  at: ({ here, so }, [character, region]) =>
    `${so ? '' : `${say(here, character)} is not in ${say(here, region)}: `}${whereabouts(here, character)}`,
  inPlay: ({ here }, character) => whereabouts(here, character),
  notInPlay: ({ here }, character) => whereabouts(here, character),
  ready: ({ here }, character) => whereabouts(here, character),
  waiting: ({ here }, character) => whereabouts(here, character),
  controls: ({ here, so }, [side, region]) =>
    `${say(here, region)} is ${no(so, 'controlled')} by ${say(here, side)}`,
  army: ({ here, owner, so }, filter) => `there is ${so ? 'an' : 'no'} ${armyInWords(here, owner, filter)}`,
  counterAtLeast: ({ here, so }, [counter, count]) =>
    short(so, `${say(here, counter)}: ${countOf(here.table.counters, counter)}`, String(count)),
  fateAtLeast: ({ here, so }, step) => short(so, `Fate is at ${here.table.fate}`, `at ${step}`),
  fateReachesEndgame: ({ here, so }) => short(so, `Fate is at ${here.table.fate}`, 'at its end'),
  tileApplied: () => 'no tile with the icon is applied now',
  used: () => 'it is not used now',
  victoryPointsAtLeast: ({ here, so }, points) =>
    short(so, `victory points: ${victoryPoints(here)}`, String(points)),
  eliminated: ({ here, so }, all) =>
    `${no(so, 'eliminated')}: ${either(
      here,
      all.filter((one) => (here.table.characters[one] === '*eliminated') === so),
    )}`,
  turnAtLeast: ({ here, so }, turn) => short(so, `it is turn ${here.table.turn}`, String(turn)),
  any: ({ here, owner, so }, conditions) => {
    const alike = conditions.filter((one) => holds(here, owner, one) === so)
    return [...new Set(alike.map((one) => factOf(here, owner, one)))].join(', and ')
  },
  not: ({ here, owner }, condition) => factOf(here, owner, condition),
}

const factOf = (here: Here, owner: Side, condition: Condition): string =>
  String(bySort(FACTS, { here, owner, so: holds(here, owner, condition) }, condition))

/** The conditions of a list that fail, in words; undefined if all hold. */
export const unmet = (here: Here, owner: Side, conditions: ReadonlyArray<Condition>): string | undefined => {
  const failing = conditions.filter((one) => !holds(here, owner, one))
  return failing.length === 0 ? undefined : failing.map((one) => factOf(here, owner, one)).join('; ')
}
