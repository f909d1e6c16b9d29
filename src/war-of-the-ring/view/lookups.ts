/**
 * Rows of the printed tables by their id; undefined for an id that the table does not have. An Event card
 * comes with what it says.
 */
import { derived } from '../../kernel/derived'
import { byId } from '../../kernel/named'
import { REGIONS } from '../data/regions'
import type { Rules } from '../model/config'
import type { EventCardEntry } from '../model/tables'

/** The Event cards with what both of their halves say. */
export const ENTRIES = derived((rules: Rules): ReadonlyArray<EventCardEntry> =>
  rules.eventCards.map((card, place) => {
    const { name = '', says = '' } = rules.combat[card.combat] ?? {}
    return { ...card, says: rules.cards[place]?.says ?? '', inBattle: { name, says } }
  }),
)

/** A character by its id. */
export const character = derived((rules: Rules) => byId(rules.characters))
/** An Event card by its id, with what both of its halves say. */
export const eventCard = derived((rules: Rules) => byId(ENTRIES(rules)))
/** A kind of Hunt tile by its id. */
export const huntTile = derived((rules: Rules) => byId(rules.huntTiles))
/** A region by its id. */
export const region = byId(REGIONS)
