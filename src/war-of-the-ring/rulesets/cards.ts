/**
 * What the Event cards of the Collector's Edition say.
 */
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
