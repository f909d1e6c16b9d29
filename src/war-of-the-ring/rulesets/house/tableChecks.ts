/**
 * The other parts of a house rule as checks: numbers of the tables, characters with their abilities, cards
 * and tiles as objects, the set-up.
 */
import { COMBAT_TITLES } from '../../model/combat'
import { FREE_PEOPLES_NATIONS, NATIONS, RANKS, SETTLEMENTS, SIDES } from '../../model/ids'
import type {
  Ability,
  ArmySetUp,
  CharacterData,
  Entry,
  EntryCondition,
  Figures,
  GuideAbility,
  HuntDamage,
  HuntTileData,
  Place,
  UnitData,
} from '../../model/tables'
import {
  character,
  condition,
  deck,
  effect,
  face,
  nation,
  region,
  settlement,
  side,
  tableText,
} from './cardChecks'
import {
  byName,
  fields,
  flag,
  kinds,
  list,
  named,
  oneOf,
  some,
  text,
  whole,
  type Check,
  type Fields,
  type Kinds,
} from './check'
import type { HouseCard, HouseReadings, HouseRule } from './houseRule'

const few = whole(1, 10)
const freePeoples = oneOf('a Nation of the Free Peoples', FREE_PEOPLES_NATIONS)

/** An id of something new or known: small letters, figures and hyphens. */
const id: Check = (value, path, known) =>
  typeof value === 'string' && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value) && value.length <= 60
    ? undefined
    : oneOf('an id of small letters, figures and hyphens', [])(value, path, known)

const place = kinds<Exclude<Place, { kind: 'ringBearers' }>>('a place', () => ({
  region: { region },
  settlement: { nation, types: list(settlement, 1) },
  army: { nation },
}))
const places = list(place, 1)

const entryCondition: Check = kinds<HouseEntryCondition>('a condition of entry', () => ENTRY_CONDITIONS)
type HouseEntryCondition = Exclude<EntryCondition, { kind: 'anyAtWar' | 'noneInPlay' | 'noneHasEntered' }>
const ENTRY_CONDITIONS: Kinds<HouseEntryCondition> = {
  allAtWar: { nations: list(nation, 1) },
  standsIn: { who: character, places },
  leftFellowship: { who: character },
  anyHasEntered: { of: list(named('a Minion', 'minions'), 1) },
  fellowshipInMordor: {},
  anyOf: { conditions: list(entryCondition, 1) },
}
const entry = kinds<Exclude<Entry, { kind: 'broughtByTile' }>>('a way of entry', () => ({
  startsInFellowship: {},
  guidesWhenNoneIsLeft: {},
  played: {
    rule: some(named('a rule', 'rules')),
    die: face,
    conditions: list(entryCondition),
    replaces: (value, path, known) => (value === null ? undefined : character(value, path, known)),
    places,
  },
}))

const guide = kinds<Exclude<GuideAbility, { kind: 'alwaysGuides' | 'declaresWith' }>>(
  'an ability of a Guide',
  () => ({
    drawsWhenPlaying: { decks: list(deck, 1), die: face },
    hidesWithAnyDie: {},
    leavesToReduceDamage: { by: few },
    ignoresRevealOfNumbers: {},
    revealsToReduceDamage: { by: few },
  }),
)

/** Abilities of the base game. */
type HouseAbility = Exclude<
  Ability,
  {
    kind:
      | 'everyNazgulHunts'
      | 'advancesOnEntry'
      | 'comesWith'
      | 'mustersUnderSiege'
      | 'cancelsEyes'
      | 'barsTheWay'
      | 'followsDeclaration'
  }
>
const ability = kinds<HouseAbility>('an ability', () => ({
  addsStrength: { strength: few },
  silencesNazgul: {},
  drawsWhenCombatCardUsed: { round: few, from: oneOf('either or same', ['either', 'same']) },
  makesLeaders: { nation, rank: oneOf('a rank', RANKS) },
  ridesAtLevel: { level: whole(0, 10), with: list(character), most: whole(0, 10) },
  countsAsNazgul: {},
  rousesWithAnyDie: { nation: freePeoples, places },
  activatesOnEntry: { nations: list(freePeoples, 1) },
  usesDieAs: { die: face, as: face, timesPerTurn: few },
  mustersFromBase: { die: face, base: region, nation, recruits: few, upgrades: few },
  returnsWhenLost: {},
}))

const characterData = fields<Omit<CharacterData, 'restsBeside' | 'cardLevel'>>({
  id,
  name: text,
  title: text,
  role: oneOf('a role', ['companion', 'gollum', 'minion']),
  side,
  nation: (value, path, known) => (value === null ? undefined : nation(value, path, known)),
  level: (value, path, known) => (value === 'unlimited' ? undefined : whole(0, 10)(value, path, known)),
  leadership: whole(0, 10),
  diceBonus: whole(0, 3),
  activates: list(freePeoples),
  canGuide: flag,
  guide: list(guide),
  abilities: list(ability),
  entry,
  says: text,
})

const card = fields<HouseCard>({
  id,
  name: text,
  side,
  deck,
  number: whole(1, 99),
  playedWith: oneOf('a sign of a card', ['character', 'army', 'muster']),
  combat: oneOf('a Combat title', COMBAT_TITLES),
  says: text,
  playIf: some(condition),
  effect,
  table: some(tableText),
})

const damage = kinds<HuntDamage>('damage', () => ({ number: { value: whole(-6, 6) }, eye: {}, die: {} }))
const huntTile = fields<HuntTileData>({
  id,
  name: text,
  kind: oneOf('a kind of tile', ['standard', ...SIDES]),
  damage,
  reveal: flag,
  stop: flag,
  count: whole(1, 7),
  broughtBy: some(named('an Event card', 'cards')),
})

const unit = fields<Omit<UnitData, 'perHit' | 'musters'>>({
  id,
  name: text,
  nation,
  number: whole(1, 30),
})

const FIGURE_CHECKS: Fields<Figures> = {
  regular: whole(0, 63),
  elite: whole(0, 63),
  leader: whole(0, 63),
  nazgul: whole(0, 10),
}
const army = fields<ArmySetUp>({ region, nation, ...FIGURE_CHECKS })
const each = (names: ReadonlyArray<string>, check: Check): Fields<Record<string, unknown>> =>
  Object.fromEntries(names.map((name) => [name, check]))
const someOf = (names: ReadonlyArray<string>, check: Check): Check =>
  fields(Object.fromEntries(names.map((name) => [name, some(check)])))

const HIT_NUMBERS = ['hitsOn', 'hitsOnAtFirst', 'hitsOnInSiege', 'alwaysHits', 'alwaysMisses']
const dice = fields<NonNullable<HouseRule['dice']>>({
  action: some(someOf(SIDES, someOf(['start', 'most'], few))),
  combat: some(
    fields({ most: some(few), ...Object.fromEntries(HIT_NUMBERS.map((name) => [name, some(whole(0, 7))])) }),
  ),
  hunt: some(
    fields({
      most: some(few),
      succeedsOn: some(whole(1, 7)),
      alwaysFails: some(whole(0, 6)),
      perDieInBox: some(whole(0, 6)),
    }),
  ),
})

/** A whole house rule. */
export const houseRule = fields<HouseRule>({
  name: id,
  limits: some(
    fields({ units: some(whole(1, 20)), besiegedUnits: some(whole(1, 20)), hand: some(whole(1, 31)) }),
  ),
  victory: some(
    fields({
      points: some(someOf(SETTLEMENTS, whole(0, 10))),
      target: some(someOf(SIDES, whole(1, 99))),
    }),
  ),
  dice: some(dice),
  fellowship: some(
    fields({
      progress: some(whole(1, 30)),
      corruption: some(whole(1, 30)),
      healing: some(whole(0, 30)),
      mordor: some(fields({ entrances: some(list(region, 1)), steps: some(few), idle: some(whole(0, 10)) })),
    }),
  ),
  setUp: some(
    fields({
      armies: some(list(army)),
      reinforcements: some(fields(each(NATIONS, fields<Figures>(FIGURE_CHECKS)))),
      elvenRings: some(fields(each(SIDES, whole(0, 3)))),
    }),
  ),
  readings: some(fields<HouseReadings>({ skipsFreely: some(flag) })),
  characters: some(list(characterData)),
  cards: some(list(card)),
  huntTiles: some(list(huntTile)),
  units: some(list(unit)),
  names: some(byName(text)),
  says: some(byName(text)),
  sentences: some(byName(text)),
})
