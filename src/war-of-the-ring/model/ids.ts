/**
 * The printed names of War of the Ring: sides, Nations, regions, figures, characters, die faces, Hunt tiles.
 * Nouns only. Lists come first and types are derived from them, so that a misspelt name does not compile.
 * The place of a name in its list is its index in the state, so the order of a list is part of a saved game:
 * what an expansion adds goes to the end.
 */

/** The two sides, Free Peoples first. */
export const SIDES = ['free-peoples', 'shadow'] as const
/** A side of the war. */
export type Side = (typeof SIDES)[number]

/** One value for each side. */
export type BySide<T> = Readonly<Record<Side, T>>

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
export type CompanionId = (typeof COMPANION_IDS)[number]
/** A Minion. */
export type MinionId = (typeof MINION_IDS)[number]
/** Printed name of a character. */
export type CharacterId = (typeof CHARACTER_IDS)[number]

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
/** A kind of Hunt tile. */
export type HuntTileId = (typeof HUNT_TILE_IDS)[number]
