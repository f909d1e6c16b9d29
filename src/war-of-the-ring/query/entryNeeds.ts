/**
 * What still stands against the entry of a character, in words (the character cards): he is there already,
 * a condition of his card, or nowhere to come to.
 */
import type { World } from '../model/bundle'
import type { EntryCondition, Place } from '../model/tables'
import { ASIDE, type CharacterIx } from '../model/table'
import { nationIx } from './board'
import { isMet } from './entry'
import { within } from './names'
import { characterId } from './pieces'
import { isAtWar } from './politics'
import { listed, settlementsInWords, whereabouts, whereaboutsOf } from './requirements'

const placeInWords = ({ rules }: World, place: Place): string => {
  switch (place.kind) {
    case 'region':
      return within(rules, place.region)
    case 'settlement':
      return settlementsInWords(rules, place.nation, place.types)
    case 'army':
      return `a region with an Army that has units of ${within(rules, place.nation)}`
    case 'ringBearers':
      return 'the region of the Fellowship'
  }
}

const placesInWords = (world: World, places: ReadonlyArray<Place>): string =>
  places.map((place) => placeInWords(world, place)).join(' or ')

const tell = (world: World, condition: EntryCondition): string => {
  const { rules, table } = world
  switch (condition.kind) {
    case 'allAtWar': {
      const others = condition.nations.filter((nation) => !isAtWar(table, nationIx(nation)))
      return `${listed(rules, others).replace(/ or /g, ', ')} must be at war first`
    }
    case 'anyAtWar':
      return `${listed(rules, condition.nations)} must be at war first`
    case 'standsIn':
      return `${whereabouts(rules, table, condition.who)}, not in ${placesInWords(world, condition.places)}`
    case 'leftFellowship':
      return whereabouts(rules, table, condition.who)
    case 'anyHasEntered':
      return `none has come into play of ${listed(rules, condition.of).replace(/ or /g, ', ')}`
    case 'fellowshipInMordor':
      return 'the Fellowship is not on the Mordor Track'
    case 'noneInPlay':
    case 'noneHasEntered':
      return whereaboutsOf(rules, table, condition.of)
    case 'anyOf':
      return condition.conditions.map((one) => tell(world, one)).join(', and ')
  }
}

/** Why somebody does not come into play now. */
export const absenceOf = (world: World, character: CharacterIx): string => {
  const { rules, table } = world
  const entry = rules.characters[character]?.entry
  const where = whereabouts(rules, table, characterId(rules, character))
  if (table.characters[character] !== ASIDE) return where
  const failing =
    entry?.kind === 'played' ? entry.conditions.find((one) => !isMet(rules, table, one)) : undefined
  if (failing !== undefined) return tell(world, failing)
  if (entry?.kind !== 'played') return where
  return `he cannot come to ${placesInWords(world, entry.places)} now`
}
