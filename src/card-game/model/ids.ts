/**
 * The printed names of the Card Game: sides, factions, scenarios, seats, cards, battlegrounds, paths, icons,
 * places. Nouns only. Lists come first and types are derived from them, so that a misspelt name does not
 * compile. The place of a name in its list is its index in the state, so the order of a list is part of a
 * saved game. The same word can name a seat and a card, or a card and a path: keep the kinds apart.
 */

/** The two teams, Free Peoples first. */
export const SIDES = ['free-peoples', 'shadow'] as const
/** A team. */
export type Side = (typeof SIDES)[number]

/** One value for each team. */
export type BySide<T> = Readonly<Record<Side, T>>

/** The six factions of the Free Peoples. */
export const FREE_PEOPLES_FACTIONS = ['dunedain', 'dwarf', 'elf', 'hobbit', 'rohan', 'wizard'] as const
/** The four factions of the Shadow. */
export const SHADOW_FACTIONS = ['isengard', 'monstrous', 'mordor', 'southron'] as const
/** The ten factions, Free Peoples first. */
export const FACTIONS = [...FREE_PEOPLES_FACTIONS, ...SHADOW_FACTIONS] as const
/** A faction; each card has one. */
export type Faction = (typeof FACTIONS)[number]

/** The four scenarios, in the order of the book. */
export const SCENARIO_IDS = ['trilogy', 'duel-2', 'duel-3', 'fellowship'] as const
/** A scenario: the Trilogy, a duel of two or three, The Fellowship of the Ring. */
export type ScenarioId = (typeof SCENARIO_IDS)[number]

/** How many people can sit down. */
export const PLAYER_NUMBERS = [2, 3, 4] as const
/** A number of people. */
export type PlayerNumber = (typeof PLAYER_NUMBERS)[number]

/**
 * Who decides. A seat is a deck with its hand, piles and reserve; the book's "player" is a seat, even where
 * one person runs two of them. No scenario uses all six.
 */
export const SEATS = ['frodo', 'witch-king', 'aragorn', 'saruman', 'gandalf', 'balrog-of-moria'] as const
/** Who decides: the deck of a player, named after its leader. */
export type Seat = (typeof SEATS)[number]

/** The types of faction cards. */
export const CARD_TYPES = ['army', 'character', 'item', 'event'] as const
/** The type of a card. */
export type CardType = (typeof CARD_TYPES)[number]

/** What a card can be beside its name, where another card asks for it. */
export const KEYWORDS = ['nazgul', 'ent', 'gandalf', 'weapon'] as const
/** A keyword; `gandalf` is either card of that name. */
export type Keyword = (typeof KEYWORDS)[number]

/**
 * The six icons: attack and defense on battlegrounds, the same in a leader's circle (counted while an army
 * supports him), attack and defense on paths.
 */
export const ICONS = [
  'battlegroundAttack',
  'battlegroundDefense',
  'leadershipAttack',
  'leadershipDefense',
  'pathAttack',
  'pathDefense',
] as const
/** A combat icon. */
export type Icon = (typeof ICONS)[number]
/** How many of each icon; what is left out is none. */
export type Icons = Readonly<Partial<Record<Icon, number>>>

/** The two kinds of combat token. */
export const TOKENS = ['attack', 'defense'] as const
/** A combat token. */
export type Token = (typeof TOKENS)[number]

/** Where a card is in play. */
export const PLAY_ZONES = ['reserve', 'path', 'battleground'] as const
/** A zone in which cards are in play; an item is where its wielder is. */
export type PlayZone = (typeof PLAY_ZONES)[number]
/** The piles and the hand of a seat; `aside` holds what a text has drawn apart from the hand. */
export const SEAT_ZONES = ['deck', 'hand', 'cycle', 'eliminated', 'aside'] as const
/** Every place of a faction card. */
export const ZONES = [...SEAT_ZONES, ...PLAY_ZONES] as const
/** A place of a faction card. */
export type Zone = (typeof ZONES)[number]

/** Where a location lies that can be activated: its deck, or a scoring area (then it is reactivated). */
export const LOCATION_SOURCES = ['deck', 'scoring'] as const
/** Where a battleground is activated from. */
export type LocationSource = (typeof LOCATION_SOURCES)[number]

/** The 116 faction cards, by faction in the order of the decks; the last of four factions is a promo. */
export const CARD_IDS = [
  // the Dúnedain
  'dead-men-of-dunharrow',
  'knights-of-dol-amroth',
  'guards-of-the-citadel',
  'soldiers-of-gondor',
  'the-great-gate',
  'aragorn',
  'boromir',
  'denethor',
  'faramir',
  'halbarad',
  'prince-imrahil',
  'strider',
  'ioreth',
  'anduril',
  'blade-of-westernesse',
  'paths-of-the-dead',
  'the-red-arrow',
  'the-three-hunters',
  // the Elves
  'high-elves',
  'arwen',
  'elrond',
  'galadriel',
  'legolas',
  'bow-of-the-galadhrim',
  'elven-cloak',
  'lembas',
  'mirror-of-galadriel',
  'nenya-ring-of-adamant',
  'phial-of-galadriel',
  'vilya-ring-of-air',
  // the Dwarves
  'gimli',
  'dwarven-axe',
  // the Hobbits
  'frodo-baggins',
  'merry-brandybuck',
  'pippin-took',
  'sam-gamgee',
  'bilbo-baggins',
  'fatty-bolger',
  'herbs-and-stewed-rabbit',
  'sting',
  'mithril-coat',
  'there-is-another-way',
  // Rohan
  'riders-of-rohan',
  'village-militia',
  'eomer',
  'eowyn',
  'ghan-buri-ghan',
  'theoden',
  'shadowfax',
  'death-ride-ride-to-ruin',
  // the Wizards
  'gandalf-the-grey',
  'gandalf-the-white',
  'treebeard',
  'quickbeam',
  'smeagol',
  'gwaihir-the-windlord',
  'gandalfs-staff',
  'glamdring',
  'narya-ring-of-fire',
  'ent-draught',
  // Isengard
  'devilry-of-saruman',
  'fighting-uruk-hai',
  'wolf-riders',
  'white-hand-orcs',
  'grima-wormtongue',
  'saruman',
  'ugluk',
  'palantir-of-orthanc',
  'sarumans-staff',
  'woven-of-all-colours',
  'threats-and-promises',
  // the Monstrous
  'goblins-of-the-misty-mountains',
  'barrow-wights',
  'flocks-of-crebain',
  'hill-troll',
  'balrog-of-moria',
  'caradhras-the-cruel',
  'cave-troll',
  'candles-of-corpses',
  'gollum',
  'shelob',
  'whip-of-many-thongs',
  // the Southrons
  'haradrim-mumakil',
  'coastal-raiders',
  'haradrim-cavalry',
  'the-black-fleet',
  'corsairs-of-umbar',
  'haradrim-regulars',
  'the-black-serpent',
  // Mordor
  'grond-hammer-of-the-underworld',
  'olog-hai',
  'trolls-of-udun',
  'black-uruks',
  'mordor-orcs',
  'the-witch-king',
  'the-reaver',
  'the-beguiler',
  'the-hunter',
  'the-messenger',
  'the-black-easterling',
  'the-commander',
  'the-destroyer',
  'the-warrior',
  'grishnakh',
  'mouth-of-sauron',
  'gorbag-and-shagrat',
  'the-lidless-eye',
  'gothmog',
  'nazguls-mantle',
  'black-breath',
  'black-riders-mount',
  'fell-beast',
  'morgul-blade',
  'the-black-captain',
  'the-ringwraiths-are-abroad',
  'the-day-without-dawn',
] as const
/** Printed name of a faction card. */
export type CardId = (typeof CARD_IDS)[number]

/** The four cards that are not in the box; they join their decks only if the table wants them. */
export const PROMO_IDS = [
  'ioreth',
  'ent-draught',
  'whip-of-many-thongs',
  'gothmog',
] as const satisfies ReadonlyArray<CardId>

/** The armies of which there are several cards; there is one of every other card. */
export const COPIES = {
  'high-elves': 2,
  'riders-of-rohan': 2,
  'white-hand-orcs': 2,
  'goblins-of-the-misty-mountains': 2,
  'mordor-orcs': 5,
} as const satisfies Readonly<Partial<Record<CardId, number>>>

/** The fourteen battlegrounds: seven of the Free Peoples, then seven of the Shadow. */
export const BATTLEGROUND_IDS = [
  // of the Free Peoples
  'helms-deep',
  'edoras',
  'rivendell',
  'lorien',
  'minas-tirith',
  'dol-amroth',
  'pelargir',
  // of the Shadow
  'moria',
  'dol-guldur',
  'minas-morgul',
  'morannon',
  'harad',
  'umbar',
  'orthanc',
] as const
/** Printed name of a battleground. */
export type BattlegroundId = (typeof BATTLEGROUND_IDS)[number]

/** The twenty-seven paths, three of each number from 1 to 9. */
export const PATH_IDS = [
  // 1
  'bag-end',
  'gildors-encampment',
  'bucklebury-ferry',
  // 2
  'the-old-forest',
  'inn-of-the-prancing-pony',
  'weathertop',
  // 3
  'fords-of-bruinen',
  'imladris',
  'the-council-of-elrond',
  // 4
  'caradhras',
  'the-doors-of-durin',
  'khazad-dum',
  // 5
  'dimrill-dale',
  'egladil',
  'lothlorien',
  // 6
  'amon-hen',
  'emyn-muil',
  'dead-marshes',
  // 7
  'osgiliath',
  'the-crossroads',
  'henneth-annun',
  // 8
  'morgul-vale',
  'cirith-ungol',
  'shelobs-lair',
  // 9
  'morgai',
  'orodruin',
  'crack-of-doom',
] as const
/** Printed name of a path. */
export type PathId = (typeof PATH_IDS)[number]

/** The nine numbers of paths. */
export const PATH_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
/** The number of a path. */
export type PathNumber = (typeof PATH_NUMBERS)[number]

/** Every location; no battleground shares its name with a path. */
export const LOCATION_IDS = [...BATTLEGROUND_IDS, ...PATH_IDS] as const
/** Printed name of a location. */
export type LocationId = (typeof LOCATION_IDS)[number]
