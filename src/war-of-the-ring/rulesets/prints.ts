/**
 * What is printed in each config: the Collector's Edition, and what the second edition, the expansion and
 * further players change in it. The overlays lay their procedures on the same.
 */
import { FREE_PEOPLES_COMBAT } from '../cards/combat/free-peoples'
import { SHADOW_COMBAT } from '../cards/combat/shadow'
import type { CombatCards } from '../model/combat'
import type { EventCard } from '../model/effects'
import { FELLOWSHIP_CARDS } from '../cards/fellowship'
import { HUNT_CARDS } from '../cards/hunt'
import { ATTACK_CARDS } from '../cards/attacks'
import { HIT_CARDS } from '../cards/hits'
import { HUNT_TILE_CARDS } from '../cards/hunt-tiles'
import { POLITICS_CARDS } from '../cards/politics'
import { MARCH_CARDS } from '../cards/marches'
import { RECRUITING_CARDS } from '../cards/recruiting'
import { SHADOW_RECRUITING_CARDS } from '../cards/shadow-recruiting'
import { FREE_PEOPLES_TABLE_CARDS } from '../cards/table-free-peoples'
import { SHADOW_TABLE_CARDS } from '../cards/table-shadow'
import { BANS } from '../data/bans'
import { CHARACTERS } from '../data/characters'
import { DICE } from '../data/dice'
import { EVENT_CARDS } from '../data/event-cards'
import { FELLOWSHIP, VICTORY } from '../data/fellowship'
import { HUNT_TILES } from '../data/hunt-tiles'
import { LIMITS } from '../data/limits'
import { NATION_TABLE } from '../data/nations'
import { SEATS_FOR_TWO } from '../data/seats'
import { SET_UP } from '../data/set-up'
import { TWILIGHT_NAMES } from '../data/twilight'
import type { Variant } from '../model/config'
import { fourSeats, threeSeats } from './players/print'
import type { Print } from './print'
import { secondPrint } from './second/print'
import { has } from './twilight/elements'
import { withOwnSeats } from './twilight/ownSeats'
import { rageWithArmy, twilightPrint } from './twilight/print'

/*
 * The Combat titles of the Collector's Edition.
 */

/** What each title says. */
export const COMBAT: CombatCards = { ...FREE_PEOPLES_COMBAT, ...SHADOW_COMBAT }

/*
 * What the Event cards of the Collector's Edition say.
 */

/** What the cards say, sorted by what they do. */
export const TEXTS: ReadonlyArray<EventCard> = [
  ...HUNT_TILE_CARDS,
  ...FELLOWSHIP_CARDS,
  ...HUNT_CARDS,
  ...POLITICS_CARDS,
  ...RECRUITING_CARDS,
  ...SHADOW_RECRUITING_CARDS,
  ...FREE_PEOPLES_TABLE_CARDS,
  ...SHADOW_TABLE_CARDS,
  ...HIT_CARDS,
  ...MARCH_CARDS,
  ...ATTACK_CARDS,
]

/** The tables of the Collector's Edition. */
export const COLLECTORS_TABLES: Print['tables'] = {
  nations: NATION_TABLE,
  units: [],
  characters: CHARACTERS,
  huntTiles: HUNT_TILES,
  dice: DICE,
  fellowship: FELLOWSHIP,
  victory: VICTORY,
  limits: LIMITS,
  setUp: SET_UP,
}

/** The Collector's Edition for two players. */
export const COLLECTORS_PRINT: Print = {
  tables: COLLECTORS_TABLES,
  eventCards: EVENT_CARDS,
  texts: TEXTS,
  bans: BANS,
  combat: COMBAT,
  readings: {
    keepsCommand: false,
    skipsFreely: false,
    companionsAreThere: true,
    stationaryTile: false,
    passesAfterRing: false,
    huntMinimum: false,
    cardsInTurn: false,
    retreatsToSiege: false,
    answersInOrder: false,
    entersByChoice: false,
    removesInMordor: false,
  },
  seats: SEATS_FOR_TWO,
  names: TWILIGHT_NAMES,
  rulebook: {},
  house: [],
}

/** What an overlay makes of what is printed. */
type Printing = <P extends Print>(print: P) => P

/** Dice may be skipped freely. */
export const skippingFreely: Printing = (print) => ({
  ...print,
  readings: { ...print.readings, skipsFreely: true },
})

/** A game that cannot have what a field of its config asks for. */
const without =
  (field: string, problem: string): Printing =>
  (print) => ({ ...print, unfit: { field, problem } })

/** A game in which the expansion cannot be played. */
export const noTwilight: Printing = without(
  'twilight',
  "Twilight of the Third Age belongs to the Collector's Edition, not to the second",
)

/** Rage of the Dunlendings with the sign of an Army, where that card is. */
export const raging = ({ twilight }: Variant): Printing =>
  has(twilight, 'dunlendings')
    ? rageWithArmy
    : without(
        'rageWithArmy',
        'Rage of the Dunlendings belongs to the Dunlendings of Twilight of the Third Age',
      )

const overlaysOf = (variant: Variant): ReadonlyArray<Printing> => {
  const { edition, twilight, players, skipsFreely, rageWithArmy: rages } = variant
  return [
    ...(edition === 'second' ? [secondPrint] : []),
    ...(twilight !== false ? [edition === 'second' ? noTwilight : twilightPrint(twilight)] : []),
    ...(players === 2 ? [] : [players === 3 ? threeSeats : fourSeats]),
    ...(twilight !== false && players !== 2 && edition !== 'second' ? [withOwnSeats] : []),
    ...(skipsFreely ? [skippingFreely] : []),
    ...(rages ? [raging(variant)] : []),
  ]
}

/** What is printed in the games of a config, without the sentences of its rulebook. */
export const printOf = (variant: Variant): Print =>
  overlaysOf(variant).reduce((print, overlay) => overlay(print), COLLECTORS_PRINT)
