/**
 * The printed names of War of the Ring: sides, Nations, regions, figures, characters, die faces, Hunt tiles.
 * Nouns only. Lists come first and types are derived from them, so that a misspelt name does not compile.
 * The place of a name in its list is its index in the state, so the order of a list is part of a saved game:
 * what an expansion adds goes to the end.
 */

import type { BesideId, TWILIGHT_CARD_IDS, TWILIGHT_COMPANION_IDS, TWILIGHT_MINION_IDS } from './twilightIds'

export {
  BESIDE_IDS,
  FACTIONS,
  TWILIGHT_CARD_IDS,
  TWILIGHT_COMPANION_IDS,
  TWILIGHT_ELEMENTS,
  TWILIGHT_MINION_IDS,
} from './twilightIds'
export type { BesideId, Faction, TwilightElement } from './twilightIds'

/** The two sides, Free Peoples first. */
export const SIDES = ['free-peoples', 'shadow'] as const
/** A side of the war. */
export type Side = (typeof SIDES)[number]

/** One value for each side. */
export type BySide<T> = { readonly [K in Side]: T }

/** The five Nations of the Free Peoples. */
export const FREE_PEOPLES_NATIONS = ['dwarves', 'elves', 'gondor', 'north', 'rohan'] as const
/** The three Nations of the Shadow. */
export const SHADOW_NATIONS = ['isengard', 'sauron', 'southrons'] as const
/** The eight Nations, Free Peoples first. */
export const NATIONS = [...FREE_PEOPLES_NATIONS, ...SHADOW_NATIONS] as const
/** A Nation of the Free Peoples. */
export type FreePeoplesNation = (typeof FREE_PEOPLES_NATIONS)[number]
/** A Nation; `southrons` are the Southrons & Easterlings. */
export type Nation = (typeof NATIONS)[number]

/** The boxes of the Political Track from the top down; a counter moves towards the last one. */
export const POLITICAL_POSITIONS = ['top', 'second', 'third', 'at-war'] as const
/** A box of the Political Track. */
export type PoliticalPosition = (typeof POLITICAL_POSITIONS)[number]

/** The two sides of a political counter. */
export const STANCES = ['passive', 'active'] as const
/** The side of its political counter that a Nation shows; a passive Nation cannot be at war. */
export type Stance = (typeof STANCES)[number]

/** The two ranks of Army units. */
export const RANKS = ['regular', 'elite'] as const
/** The rank of an Army unit. */
export type Rank = (typeof RANKS)[number]

/** What a Nation has figures of, characters apart: units of either rank, Leaders, for Sauron the Nazgûl. */
export const FIGURES = [...RANKS, 'leader', 'nazgul'] as const
/** A kind of figure that there are several of. */
export type Figure = (typeof FIGURES)[number]

/** The three kinds of Settlement, smallest first. */
export const SETTLEMENTS = ['town', 'city', 'stronghold'] as const
/** A kind of Settlement. */
export type Settlement = (typeof SETTLEMENTS)[number]

/** The 105 regions: those of each Nation in the order of NATIONS, then those of none; by name in a group. */
export const REGION_IDS = [
  // the Dwarves
  'erebor',
  'ered-luin',
  'iron-hills',
  'north-ered-luin',
  // the Elves
  'grey-havens',
  'lorien',
  'rivendell',
  'woodland-realm',
  // Gondor
  'anfalas',
  'dol-amroth',
  'druadan-forest',
  'erech',
  'lamedon',
  'lossarnach',
  'minas-tirith',
  'pelargir',
  // the North
  'bree',
  'buckland',
  'carrock',
  'dale',
  'north-downs',
  'old-forest-road',
  'rhosgobel',
  'the-shire',
  // Rohan
  'eastemnet',
  'edoras',
  'folde',
  'fords-of-isen',
  'helms-deep',
  'westemnet',
  // Isengard
  'gap-of-rohan',
  'north-dunland',
  'orthanc',
  'south-dunland',
  // Sauron
  'angmar',
  'barad-dur',
  'dol-guldur',
  'gorgoroth',
  'minas-morgul',
  'morannon',
  'moria',
  'mount-gram',
  'mount-gundabad',
  'nurn',
  'southern-mirkwood',
  // the Southrons & Easterlings
  'east-rhun',
  'far-harad',
  'khand',
  'near-harad',
  'north-rhun',
  'south-rhun',
  'umbar',
  // no Nation
  'andrast',
  'arnor',
  'ash-mountains',
  'cardolan',
  'dagorlad',
  'dead-marshes',
  'dimrill-dale',
  'druwaith-iaur',
  'eagles-eyrie',
  'east-harondor',
  'eastern-brown-lands',
  'eastern-emyn-muil',
  'eastern-mirkwood',
  'enedwaith',
  'ettenmoors',
  'evendim',
  'fangorn',
  'fords-of-bruinen',
  'forlindon',
  'gladden-fields',
  'goblins-gate',
  'harlindon',
  'high-pass',
  'hollin',
  'minhiriath',
  'narrows-of-the-forest',
  'noman-lands',
  'north-anduin-vale',
  'north-ithilien',
  'northern-dorwinion',
  'northern-mirkwood',
  'northern-rhovanion',
  'old-ford',
  'old-forest',
  'osgiliath',
  'parth-celebrant',
  'south-anduin-vale',
  'south-downs',
  'south-ered-luin',
  'south-ithilien',
  'southern-dorwinion',
  'southern-rhovanion',
  'tharbad',
  'tower-hills',
  'trollshaws',
  'vale-of-the-carnen',
  'vale-of-the-celduin',
  'weather-hills',
  'west-harondor',
  'western-brown-lands',
  'western-emyn-muil',
  'western-mirkwood',
  'withered-heath',
] as const
/** Printed name of a region. */
export type RegionId = (typeof REGION_IDS)[number]

/** The seven Companions who set out with the Ring-bearers. */
export const FELLOWSHIP_IDS = [
  'gandalf-the-grey',
  'strider',
  'boromir',
  'legolas',
  'gimli',
  'meriadoc',
  'peregrin',
] as const
/** The Companions: the seven of the Fellowship, then the two whom two of them can become. */
export const COMPANION_IDS = [...FELLOWSHIP_IDS, 'aragorn', 'gandalf-the-white'] as const
/** The Minions of the Shadow. */
export const MINION_IDS = ['saruman', 'witch-king', 'mouth-of-sauron'] as const
/** Every character with a card of its own: Companions, Gollum, Minions. */
export const CHARACTER_IDS = [...COMPANION_IDS, 'gollum', ...MINION_IDS] as const

/** A Companion. */
export type CompanionId = (typeof COMPANION_IDS | typeof TWILIGHT_COMPANION_IDS)[number]
/** A Minion. */
export type MinionId = (typeof MINION_IDS | typeof TWILIGHT_MINION_IDS)[number]
/** Printed name of a character. */
export type CharacterId = (typeof CHARACTER_IDS)[number] | CompanionId | MinionId

/** The different faces of a Free Peoples action die. */
export const FREE_PEOPLES_FACES = ['character', 'muster', 'event', 'muster-army', 'will-of-the-west'] as const
/** The different faces of a Shadow action die. */
export const SHADOW_FACES = ['character', 'army', 'muster', 'event', 'muster-army', 'eye'] as const
/** Every result of an action die. No Free Peoples die shows `army`, but a Will of the West can be one. */
export const DIE_FACES = [
  'character',
  'army',
  'muster',
  'event',
  'muster-army',
  'eye',
  'will-of-the-west',
] as const
/** A face of a Free Peoples action die. */
export type FreePeoplesFace = (typeof FREE_PEOPLES_FACES)[number]
/** A face of a Shadow action die. */
export type ShadowFace = (typeof SHADOW_FACES)[number]
/** A result of an action die. */
export type DieFace = (typeof DIE_FACES)[number]

/** The two Event decks of each side. */
export const DECKS = ['character', 'strategy'] as const
/** An Event deck of a side. */
export type Deck = (typeof DECKS)[number]

/** The kinds of standard Hunt tile; tiles that look the same are the same. */
export const STANDARD_TILE_IDS = [
  'standard-eye',
  'standard-3',
  'standard-2',
  'standard-2-reveal',
  'standard-1',
  'standard-1-reveal',
  'standard-0-reveal',
] as const
/** The special Hunt tiles, named after the cards that bring them in: four blue, then four red. */
export const SPECIAL_TILE_IDS = [
  'elven-cloaks',
  'elven-rope',
  'phial-of-galadriel',
  'smeagol-helps-nice-master',
  'shelobs-lair',
  'the-ring-is-mine',
  'on-on-they-went',
  'give-it-to-uss',
] as const
/** Every kind of Hunt tile, standard first. */
export const HUNT_TILE_IDS = [...STANDARD_TILE_IDS, ...SPECIAL_TILE_IDS] as const
/** A kind of Hunt tile; `smeagol` is that of Twilight of the Third Age. */
export type HuntTileId = (typeof HUNT_TILE_IDS)[number] | 'smeagol'

/** The seats of a game for two: each plays a side. */
export const SEATS = SIDES
/** The seats of partners, who share a side (chapter XI). */
export const PARTNER_SEATS = ['gondor', 'rohan', 'witch-king', 'saruman'] as const
/** Who sits at the table. */
export type Seat = (typeof SEATS)[number] | (typeof PARTNER_SEATS)[number]

/**
 * Everything that stands on the map and is told apart there: units by Nation and rank, Leaders,
 * Nazgûl, characters.
 */
export const PIECE_IDS = [
  'dwarves-regular',
  'dwarves-elite',
  'elves-regular',
  'elves-elite',
  'gondor-regular',
  'gondor-elite',
  'north-regular',
  'north-elite',
  'rohan-regular',
  'rohan-elite',
  'isengard-regular',
  'isengard-elite',
  'sauron-regular',
  'sauron-elite',
  'southrons-regular',
  'southrons-elite',
  'dwarves-leader',
  'elves-leader',
  'gondor-leader',
  'north-leader',
  'rohan-leader',
  'nazgul',
  ...CHARACTER_IDS,
] as const
/** A kind of piece on the map. */
export type PieceId = (typeof PIECE_IDS)[number] | CharacterId | 'dunlending' | BesideId

/** The 96 Event cards: Free Peoples Character and Strategy decks, then those of the Shadow; by number. */
export const EVENT_CARD_IDS = [
  'fp-char-01',
  'fp-char-02',
  'fp-char-03',
  'fp-char-04',
  'fp-char-05',
  'fp-char-06',
  'fp-char-07',
  'fp-char-08',
  'fp-char-09',
  'fp-char-10',
  'fp-char-11',
  'fp-char-12',
  'fp-char-13',
  'fp-char-14',
  'fp-char-15',
  'fp-char-16',
  'fp-char-17',
  'fp-char-18',
  'fp-char-19',
  'fp-char-20',
  'fp-char-21',
  'fp-char-22',
  'fp-char-23',
  'fp-char-24',
  'fp-strat-01',
  'fp-strat-02',
  'fp-strat-03',
  'fp-strat-04',
  'fp-strat-05',
  'fp-strat-06',
  'fp-strat-07',
  'fp-strat-08',
  'fp-strat-09',
  'fp-strat-10',
  'fp-strat-11',
  'fp-strat-12',
  'fp-strat-13',
  'fp-strat-14',
  'fp-strat-15',
  'fp-strat-16',
  'fp-strat-17',
  'fp-strat-18',
  'fp-strat-19',
  'fp-strat-20',
  'fp-strat-21',
  'fp-strat-22',
  'fp-strat-23',
  'fp-strat-24',
  'sh-char-01',
  'sh-char-02',
  'sh-char-03',
  'sh-char-04',
  'sh-char-05',
  'sh-char-06',
  'sh-char-07',
  'sh-char-08',
  'sh-char-09',
  'sh-char-10',
  'sh-char-11',
  'sh-char-12',
  'sh-char-13',
  'sh-char-14',
  'sh-char-15',
  'sh-char-16',
  'sh-char-17',
  'sh-char-18',
  'sh-char-19',
  'sh-char-20',
  'sh-char-21',
  'sh-char-22',
  'sh-char-23',
  'sh-char-24',
  'sh-strat-01',
  'sh-strat-02',
  'sh-strat-03',
  'sh-strat-04',
  'sh-strat-05',
  'sh-strat-06',
  'sh-strat-07',
  'sh-strat-08',
  'sh-strat-09',
  'sh-strat-10',
  'sh-strat-11',
  'sh-strat-12',
  'sh-strat-13',
  'sh-strat-14',
  'sh-strat-15',
  'sh-strat-16',
  'sh-strat-17',
  'sh-strat-18',
  'sh-strat-19',
  'sh-strat-20',
  'sh-strat-21',
  'sh-strat-22',
  'sh-strat-23',
  'sh-strat-24',
] as const

/** An Event card, by the set and number it bears. */
export type EventCardId = (typeof EVENT_CARD_IDS | typeof TWILIGHT_CARD_IDS)[number]
