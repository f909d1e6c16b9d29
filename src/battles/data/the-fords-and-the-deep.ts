/**
 * The Fords and the Deep: a scenario of our own design, after the general rules. It is not one of the
 * official scenarios, and no official map, set-up or card text is claimed.
 */
import type { ScenarioDoc } from '../model/scenario'
import { BORDERS } from './the-fords-and-the-deep/borders'
import { CHARACTERS, POSITIONS } from './the-fords-and-the-deep/characters'
import { BORDER_TYPES, DICE, TERRAIN } from './the-fords-and-the-deep/dice-and-ground'
import { COUNTERS, FATE, RECRUITMENT, SETUP, VICTORY } from './the-fords-and-the-deep/fate-and-set-up'
import { COMBATS, GENERIC, ORDERS } from './the-fords-and-the-deep/generic'
import { REGIONS, TERRITORIES } from './the-fords-and-the-deep/regions'
import { STORY_FREE } from './the-fords-and-the-deep/story-free'
import { GRIMA, STORY_SHADOW } from './the-fords-and-the-deep/story-shadow'
import { UNIT_TYPES } from './the-fords-and-the-deep/units'

/** The Fords and the Deep. */
export const THE_FORDS_AND_THE_DEEP: ScenarioDoc = {
  format: 1,
  id: 'the-fords-and-the-deep',
  title: 'The Fords and the Deep (our own scenario, not official)',
  about:
    'A scenario of our own design after the general rules. It is not official: map, set-up, values and ' +
    'cards are ours; names and a few figures are taken from what is known of the published game.',
  dice: DICE,
  terrain: TERRAIN,
  borderTypes: BORDER_TYPES,
  regions: REGIONS,
  borders: BORDERS,
  territories: TERRITORIES,
  unitTypes: UNIT_TYPES,
  leaders: 4,
  characters: CHARACTERS,
  positions: POSITIONS,
  fate: FATE,
  recruitment: RECRUITMENT,
  setup: SETUP,
  control: {},
  counters: COUNTERS,
  orders: ORDERS,
  combats: COMBATS,
  generic: GENERIC,
  storyFree: STORY_FREE,
  storyShadow: STORY_SHADOW,
  special: { name: 'Gríma', cards: GRIMA },
  victory: VICTORY,
  protection: true,
}
