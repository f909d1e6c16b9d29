/**
 * The printed names of the game: sides, seats, regions, characters, cards. Nouns only.
 * Lists come first and types are derived from them, so that a misspelt name does not compile.
 */

/** The two sides, Fellowship first. */
export const SIDES = ['fellowship', 'sauron'] as const
/** A side of the board. */
export type Side = (typeof SIDES)[number]

/**
 * Who decides. In a single game a seat is the side it plays; in a match of two games the players change
 * sides, so there the seats are `first` (Fellowship in the first game) and `second`.
 */
export const SEATS = ['fellowship', 'sauron', 'first', 'second'] as const
/** Who decides: a side in a single game, a player in a match. */
export type Seat = (typeof SEATS)[number]

/** One value for each side. */
export type BySide<T> = Readonly<Record<Side, T>>

/** The sixteen regions, row by row from the Shire to Mordor. */
export const REGION_IDS = [
  'shire',
  'arthedain',
  'cardolan',
  'rhudaur',
  'eregion',
  'enedwaith',
  'high-pass',
  'misty-mountains',
  'caradhras',
  'gap-of-rohan',
  'mirkwood',
  'fangorn',
  'rohan',
  'dagorlad',
  'gondor',
  'mordor',
] as const
/** Printed name of a region. */
export type RegionId = (typeof REGION_IDS)[number]

/** The ring side of the eighteen tiles: nine of the Fellowship, then nine of Sauron. */
export const CLASSIC_IDS = [
  'frodo-classic',
  'sam-classic',
  'pippin',
  'merry',
  'gandalf-classic',
  'aragorn-classic',
  'legolas',
  'gimli',
  'boromir',
  'balrog',
  'shelob',
  'witch-king-classic',
  'flying-nazgul-classic',
  'black-rider',
  'saruman-classic',
  'orcs-classic',
  'warg',
  'cave-troll',
] as const
/** The star side of the same tiles, in the same order. */
export const VARIANT_IDS = [
  'frodo-variant',
  'sam-variant',
  'smeagol',
  'faramir',
  'gandalf-variant',
  'aragorn-variant',
  'elrond',
  'theoden',
  'treebeard',
  'uruk-hai',
  'wormtongue',
  'witch-king-variant',
  'flying-nazgul-variant',
  'mouth-of-sauron',
  'saruman-variant',
  'orcs-variant',
  'gollum',
  'watcher',
] as const
/** All thirty-six characters: character `i` and character `i + 18` are the two faces of tile `i`. */
export const CHARACTER_IDS = [...CLASSIC_IDS, ...VARIANT_IDS] as const
/** Printed name of a character, with its version where both faces bear the same name. */
export type CharacterId = (typeof CHARACTER_IDS)[number]

/** The eighteen tiles, named after their faces; in the order of CLASSIC_IDS. Saved games name pieces so. */
export const TILE_IDS = [
  'frodo',
  'sam',
  'pippin-smeagol',
  'merry-faramir',
  'gandalf',
  'aragorn',
  'legolas-elrond',
  'gimli-theoden',
  'boromir-treebeard',
  'balrog-uruk-hai',
  'shelob-wormtongue',
  'witch-king',
  'flying-nazgul',
  'black-rider-mouth',
  'saruman',
  'orcs',
  'warg-gollum',
  'cave-troll-watcher',
] as const
/** A tile: the piece, whichever face it shows. */
export type TileId = (typeof TILE_IDS)[number]

/** The face of a tile. */
export const VERSIONS = ['classic', 'variant'] as const
/** The face of a tile: ring (classic) or star (variant). */
export type Version = (typeof VERSIONS)[number]

/** Names that a text may speak of; a name means every version of the character. */
export const NAMES = [
  'Frodo',
  'Sam',
  'Pippin',
  'Merry',
  'Gandalf',
  'Aragorn',
  'Legolas',
  'Gimli',
  'Boromir',
  'Smeagol',
  'Faramir',
  'Elrond',
  'Theoden',
  'Treebeard',
  'Balrog',
  'Shelob',
  'Witch King',
  'Flying Nazgul',
  'Black Rider',
  'Saruman',
  'Orcs',
  'Warg',
  'Cave Troll',
  'Uruk-Hai',
  'Wormtongue',
  'Mouth of Sauron',
  'Gollum',
  'The Watcher',
] as const
/** A character's name, whatever its version. */
export type Name = (typeof NAMES)[number]

/** The nine combat cards of the Fellowship, then the nine of Sauron. */
export const COMBAT_CARD_IDS = [
  'fellowship-1',
  'fellowship-2',
  'fellowship-3',
  'fellowship-4',
  'fellowship-5',
  'fellowship-magic',
  'fellowship-noble-sacrifice',
  'fellowship-elven-cloak',
  'fellowship-retreat',
  'sauron-1',
  'sauron-2',
  'sauron-3',
  'sauron-4',
  'sauron-5',
  'sauron-6',
  'sauron-magic',
  'sauron-eye',
  'sauron-retreat',
] as const
/** Printed name of a combat card. */
export type CombatCardId = (typeof COMBAT_CARD_IDS)[number]

/** The four special cards of the Fellowship, then the four of Sauron. */
export const SPECIAL_CARD_IDS = [
  'shadowfax',
  'gandalf-the-white',
  'a-king-revealed',
  'gwaihir',
  'palantir',
  'recall-to-mordor',
  'dark-of-mordor',
  'crebain-of-dunland',
] as const
/** Printed name of a special card. */
export type SpecialCardId = (typeof SPECIAL_CARD_IDS)[number]
