/**
 * Rows of the printed tables by their id; undefined for an id that the table does not have. An Event card
 * comes with what it says.
 */
import { byId } from '../../kernel/named'
import { CHARACTERS } from '../data/characters'
import { EVENT_CARDS } from '../data/event-cards'
import { HUNT_TILES } from '../data/hunt-tiles'
import { REGIONS } from '../data/regions'
import type { EventCardEntry } from '../model/tables'
import { CARDS } from '../rulesets/cards'
import { COMBAT } from '../rulesets/combat'

const ENTRIES: ReadonlyArray<EventCardEntry> = EVENT_CARDS.map((card, place) => {
  const { name, says } = COMBAT[card.combat]
  return { ...card, says: CARDS[place]?.says ?? '', inBattle: { name, says } }
})

/** A character by its id. */
export const character = byId(CHARACTERS)
/** An Event card by its id, with what both of its halves say. */
export const eventCard = byId(ENTRIES)
/** A kind of Hunt tile by its id. */
export const huntTile = byId(HUNT_TILES)
/** A region by its id. */
export const region = byId(REGIONS)
