/**
 * What the tables of a config have beyond the box of the base game. What is in that box, and its limits, the
 * invariants have from the book; what an overlay adds or changes can only be asked of its tables.
 */
import type { Side } from '../../../src/war-of-the-ring'
import type { Rules } from '../../../src/war-of-the-ring/model/config'
import { CHARACTERS } from '../../../src/war-of-the-ring/data/characters'
import { HUNT_TILES } from '../../../src/war-of-the-ring/data/hunt-tiles'
import { EVENT_CARD_IDS } from '../../../src/war-of-the-ring/model/ids'

const ofTheBox = <Id extends string>(ids: ReadonlyArray<Id>): ReadonlySet<string> => new Set(ids)
const PEOPLE = ofTheBox(CHARACTERS.map(({ id }) => id))
const TILES = ofTheBox(HUNT_TILES.map(({ id }) => id))
const CARDS = ofTheBox(EVENT_CARD_IDS)

/** Characters that the box does not have. */
export const furtherCharacters = ({ characters }: Rules): Rules['characters'] =>
  characters.filter(({ id }) => !PEOPLE.has(id))
/** Event cards that the box does not have. */
export const furtherCards = ({ eventCardIds }: Rules): ReadonlyArray<string> =>
  eventCardIds.filter((id) => !CARDS.has(id))
/** Special Hunt tiles that the box does not have, and the cards that bring them. */
export const furtherTiles = ({ huntTiles }: Rules): ReadonlyArray<readonly [tile: string, card: string]> =>
  huntTiles.flatMap(({ id, broughtBy }) =>
    TILES.has(id) || broughtBy === undefined ? [] : [[id, broughtBy] as const],
  )
/** How many Action dice a side has at most: as the book has it, unless a house rule has its own. */
export const mostDice = (rules: Rules, side: Side): number =>
  rules.house.length === 0 ? { 'free-peoples': 6, shadow: 10 }[side] : rules.dice.action[side].most
/** A limit: that of the book, unless a house rule has its own. */
export const limitOf = (rules: Rules, what: 'units' | 'besiegedUnits' | 'hand', printed: number): number =>
  rules.house.length === 0 ? printed : rules.limits[what]
