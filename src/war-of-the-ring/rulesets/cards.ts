/**
 * The Event cards of the Collector's Edition, by their place in EVENT_CARD_IDS.
 */
import { EVENT_CARD_IDS } from '../model/ids'
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

const ALL: ReadonlyArray<EventCard> = [
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
const byId = new Map(ALL.map((card) => [card.id, card]))

/** What each card says; undefined for those still without a text. */
export const CARDS: ReadonlyArray<EventCard | undefined> = EVENT_CARD_IDS.map((id) => byId.get(id))
