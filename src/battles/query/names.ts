/**
 * Names as people read them: those of a scenario, and those of the general rules. What a scenario names comes
 * first; what has no name is told with its own words.
 */
import { SENT } from '../model/actions'
import type { Here } from '../model/bundle'
import type { ScenarioDoc } from '../model/scenario'
import { GENERAL_USES, TOKEN_USES } from '../data/uses'
import type { Face, Side } from '../model/sides'
import type { Card, Scenario } from '../model/tables'

/** What a side is called. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = { free: 'the Free Peoples', shadow: 'the Shadow' }

const FACE_NAMES: Readonly<Record<Face, string>> = {
  character: 'Character',
  army: 'Army',
  muster: 'Muster',
  armyMuster: 'Army/Muster',
  event: 'Event',
  eye: 'Eye',
  willOfTheWest: 'Will of the West',
}

const DRAWS: Readonly<Record<string, string>> = {
  effect: 'Roll for an effect',
  strike: 'Strike',
  tile: 'Fate Tile',
  rally: 'Rally',
  'rally: re-roll': 'Re-roll of the Rally',
  'die.free': 'Action roll of the Free Peoples',
  'die.shadow': 'Action roll of the Shadow',
  'hand.free': 'Card out of the hand of the Free Peoples',
  'hand.shadow': 'Card out of the hand of the Shadow',
  'card.generic': 'Generic card',
  'card.storyFree': 'Story card of the Free Peoples',
  'card.storyShadow': 'Story card of the Shadow',
  'card.special': 'Special card',
  'token.free': 'Recruitment token of the Free Peoples',
  'token.shadow': 'Recruitment token of the Shadow',
  'combat.free': 'Combat Roll of the Free Peoples',
  'combat.shadow': 'Combat Roll of the Shadow',
  'combat.free: re-roll': 'Leader Re-roll of the Free Peoples',
  'combat.shadow: re-roll': 'Leader Re-roll of the Shadow',
}

const GENERAL: Readonly<Record<string, string>> = {
  ...SIDE_NAMES,
  ...FACE_NAMES,
  ...DRAWS,
  leader: 'a Leader',
  leaders: 'Leaders',
  token: 'a Leadership token',
  tokens: 'Leadership tokens',
  damage: 'Damage',
  'combat-event': 'Combat Event',
  regroup: 'Regroup',
  generic: 'the Generic deck',
  storyFree: 'the Story deck of the Free Peoples',
  storyShadow: 'the Story deck of the Shadow',
  special: 'the Special deck',
  nature: 'chance',
  hidden: 'something hidden',
  [SENT]: 'where the attacker says',
}

/** Uses of a die that their ids alone do not tell. */
const USES: Readonly<Record<string, string>> = {
  ability: 'Ability of a Character',
  'bring-in': 'Entry of a Character',
  'draw-generic': 'Draw of Generic cards',
  'draw-story': 'Draw of a Story card',
  'play-card': 'Play of a card',
}

/** An id in words: `east-fords` as "East fords". */
export const spelt = (id: string): string => id.replaceAll('-', ' ').replace(/^./, (c) => c.toUpperCase())

const namedIn = (doc: ScenarioDoc): ReadonlyArray<{ readonly id: string; readonly name: string }> => [
  ...doc.territories,
  ...doc.regions,
  ...doc.unitTypes,
  ...doc.characters,
  ...doc.positions,
  ...doc.counters,
  ...doc.dice.extraUses,
]

const tileName = (tile: ScenarioDoc['fate']['tiles'][number]): string => {
  const { colour, advance, icon, drawAnother, addsDie } = tile
  const marks = [
    advance === 'box' ? 'as many steps as dice in the Shadow Box' : String(advance),
    ...(icon ? ['icon'] : []),
    ...(drawAnother ? ['draw another'] : []),
    ...(addsDie ? ['a die more'] : []),
  ]
  return `${colour} tile (${marks.join(', ')})`
}

/** Cards of one name are told apart by a number. */
const cardNames = (cards: ReadonlyArray<Card>): ReadonlyArray<[string, string]> =>
  cards.map(({ id, name }, place) => {
    const alike = cards.filter((other) => other.name === name)
    const before = cards.slice(0, place).filter((other) => other.name === name).length
    return [id, alike.length === 1 ? name : `${name} (${before + 1})`]
  })

const tableOf = ({ doc, cards }: Scenario): ReadonlyMap<string, string> =>
  new Map([
    ...[...GENERAL_USES, ...Object.keys(TOKEN_USES)].map((use): [string, string] => [use, spelt(use)]),
    ...Object.entries({ ...USES, ...GENERAL }),
    ...[...Object.keys(doc.terrain), ...Object.keys(doc.borderTypes)].map((id): [string, string] => [
      id,
      spelt(id),
    ]),
    ...doc.fate.tiles.map((tile): [string, string] => [tile.id, tileName(tile)]),
    ...namedIn(doc).map(({ id, name }): [string, string] => [id, name]),
    ...cardNames(Object.values(cards)),
  ])

const known = new WeakMap<Scenario, ReadonlyMap<string, string>>()

/** What an id of a scenario, or of the general rules, is called. */
export const nameIn =
  (scenario: Scenario): ((id: string) => string) =>
  (id) => {
    const names = known.get(scenario) ?? tableOf(scenario)
    known.set(scenario, names)
    return names.get(id) ?? String(id)
  }

/** What an id is called where the game is. */
export const say = ({ rules }: Pick<Here, 'rules'>, id: string): string => nameIn(rules.scenario)(id)

/** The names that a sentence offers as a choice. */
export const either = (here: Pick<Here, 'rules'>, ids: ReadonlyArray<string>): string =>
  ids.map((id) => say(here, id)).join(' or ')

/** A noun with its article: "an Army", "a Muster". */
export const aOf = (noun: string): string => `${/^[AEIOU]/.test(noun) ? 'an' : 'a'} ${noun}`
