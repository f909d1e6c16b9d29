/**
 * Where the second edition has what the Collector's Edition tells: its rulebook by heading and page, and its
 * player aid, whose glossary and charts have headings of their own. Most headings are the same in both books.
 */
import type { Cite } from '../../../kernel/rulebook'

const BOOK = 'War of the Ring, Second Edition rulebook'
const AID = 'War of the Ring, Second Edition player aid'

/** A place in the rulebook of the second edition. */
export const inBook = (chapter: string, heading: string, page: number): Cite => ({
  book: BOOK,
  chapter,
  heading,
  page,
})
/** A place in its player aid, which has no pages. */
export const inAid = (chapter: string, heading?: string): Cite => ({
  book: AID,
  chapter,
  ...(heading === undefined ? {} : { heading }),
})
const glossary = (word: string): Cite => inAid('Glossary', word)
const chart = (part: string): Cite => inAid('Action Dice Reference Chart', part)
const phase = (part: string): Cite => inAid('The Game Turn', part)

/** Where a heading is: its page, another heading if it has one, and what the player aid says of it. */
type Place = readonly [page: number, heading?: string | null, aid?: ReadonlyArray<Cite>]

const CHART = 20

/** By the heading of the Collector's Edition, or by the chapter for its opening words; null for none. */
const PLACES: Readonly<Record<string, Place | null>> = {
  'Number of Players': [3],
  'Object of the Game': [3, 'Introduction'],
  'Original and Expanded Game': null,
  'Main Game Components': [4, 'Component List'],
  'Expansion Components': null,
  'Plastic Figures: Armies': [8, null, [glossary('Army'), glossary('Unit')]],
  'Plastic Figures: Free Peoples Leaders': [8, null, [glossary('Leader')]],
  'Plastic Figures: Nazgûl': [8, null, [glossary('Nazgûl')]],
  'Game Pieces: Characters': [8, 'Plastic Figures: Characters', [glossary('Character')]],
  Regions: [10, null, [glossary('Region'), glossary('Border')]],
  'Map Examples': [10, 'Regions'],
  'Regions: Free Regions': [10, null, [glossary('Free')]],
  Nations: [10],
  'Fortifications and Settlements: Fortifications': [10, null, [glossary('Fortification')]],
  'Fortifications and Settlements: Settlements': [11, null, [glossary('Settlement')]],
  'Tracks and Boxes': [11],
  'III Setting up the Game': [14, 'Setting up the Game'],
  ...Object.fromEntries(
    Array.from({ length: 11 }, (_, step): readonly [string, Place] => [`Step ${step + 2}`, [14]]),
  ),
  'Army Setup': [16],
  'IV The Game Turn': [18, 'Summary of the Turn', [inAid('The Game Turn')]],
  'Phase 1) Draw Event Cards': [
    18,
    'Phase 1) Recover Action Dice and Draw Event Cards',
    [phase('Phase 1) Recover Action Dice and Draw Event Cards')],
  ],
  'Phase 2) Fellowship Phase': [18, null, [phase('Phase 2) Fellowship Phase')]],
  'Phase 3) Hunt Allocation': [18, null, [phase('Phase 3) Hunt Allocation')]],
  'Phase 4) Action Roll': [18, null, [phase('Phase 4) Action Roll')]],
  'Phase 5) Action Resolution': [18, null, [phase('Phase 5) Action Resolution')]],
  'Phase 6) Victory Check': [18, null, [phase('Phase 6) Victory Check')]],
  'The Action Dice': [18],
  'Action Dice Pool': [18, null, [glossary('Action dice pool')]],
  'Action Dice Icons': [19],
  'Hunt Allocation and Action Roll': [19],
  'Using Action Dice': [19],
  'Action Dice Reference Chart: Character': [CHART, null, [chart('Character')]],
  'Action Dice Reference Chart: Character, Free Peoples only': [
    CHART,
    null,
    [chart('Character, Free Peoples only')],
  ],
  'Action Dice Reference Chart: Character, Shadow only': [CHART, null, [chart('Character, Shadow only')]],
  'Action Dice Reference Chart: Army': [CHART, null, [chart('Army')]],
  'Action Dice Reference Chart: Muster': [CHART, null, [chart('Muster')]],
  'Action Dice Reference Chart: Event': [CHART, null, [chart('Event')]],
  'Action Dice Reference Chart: Muster / Army': [CHART, null, [chart('Muster / Army')]],
  'Action Dice Reference Chart: Eye of Sauron': [CHART, null, [chart('Eye of Sauron')]],
  'Action Dice Reference Chart: Will of the West': [CHART, null, [chart('Will of the West')]],
  'The Elven Rings': [21],
  'Event Decks': [22],
  'Drawing Event Cards': [22],
  'Playing Event Cards': [22],
  'Playing Event Cards: Event Cards Provoking Casualties': [22],
  'Combat Cards': [23],
  'The Event Cards': [23],
  'The Character Cards': [25],
  'Moving Characters': [24],
  'Moving Characters: Moving Companions': [24],
  'Moving Characters: Moving Nazgûl and Minions': [24],
  'Army Composition': [26, null, [glossary('Merging')]],
  'Stacking Limit': [26, null, [glossary('Stacking limit')]],
  'Army Boxes': [26],
  'Recruiting New Units': [26, 'Recruiting New Units and Leaders'],
  'Recruiting New Units: Recruiting Restrictions': [26, 'Recruiting Troops: Recruiting Restrictions'],
  'Recruiting New Units: Using an Event Card to Recruit Troops': [
    27,
    'Using an Event Card to Recruit Troops',
  ],
  'Moving an Army': [27],
  'Moving an Army: Splitting an Army': [27, null, [glossary('Splitting')]],
  'Moving an Army: Movement Restrictions': [27],
  'Attacking with Armies': [28],
  'Attacking with Armies: Splitting an Attacking Army': [28],
  'Combat Strength and Leadership': [28, null, [glossary('Combat Strength'), glossary('Leadership')]],
  'Resolving a Battle': [29, null, [inAid('Resolving a Battle')]],
  'Resolving a Battle: Play a Combat Card': [29],
  'Timing of Combat Cards': [29, null, [glossary('Initiative')]],
  'Requirements of Combat Cards': [29],
  'Roll the Dice for the Combat Roll': [30, null, [glossary('Combat roll')]],
  'Roll the Dice for the Leader Re-roll': [30, null, [glossary('Leader re-roll')]],
  'Modifiers to Rolls': [30],
  'Remove Casualties': [30, null, [glossary('Reduce')]],
  'Free Peoples and Shadow Casualties': [30],
  'Elimination of Leaders and Characters': [30],
  'Choose to Cease the Attack, or Retreat': [30, null, [glossary('Cease'), glossary('Retreat')]],
  'End of Battle': [31, null, [glossary('Advance')]],
  'Attacking a City or Fortification': [31, null, [glossary('City')]],
  'Attacking a Stronghold': [31, null, [glossary('Stronghold')]],
  'Attacking a Stronghold: Fighting a Field Battle': [31, null, [glossary('Field battle')]],
  'Attacking a Stronghold: Retreating into a Siege': [31, null, [glossary('Besieged')]],
  'Conducting a Siege': [32, null, [glossary('Siege Battle')]],
  'Conducting a Siege: Restrictions': [32],
  Sortie: [32, null, [glossary('Sortie')]],
  'Relieving a Siege': [32],
  'Reinforcing a Siege': [32],
  'Capturing a Settlement': [32, null, [glossary('Control')]],
  'The Political Track': [34],
  'Activating Free Peoples Nations': [34, null, [inAid('Activating Free Peoples Nations')]],
  'Advancing a Political Position': [34, null, [inAid('Advancing a Political Position')]],
  'Entering War': [35, null, [glossary('At War')]],
  'Characters at War': [35],
  'Fellowship Figures and Counters': [36, null, [glossary('Fellowship')]],
  'The Ring-bearers': [36],
  Corruption: [36],
  'Companion Character Cards': [37],
  'The Guide of the Fellowship': [37, null, [glossary('Guide')]],
  'The Guide of the Fellowship: Gollum as a Guide': [37],
  'The Fellowship Track': [37],
  'Moving the Fellowship': [37],
  'Moving the Fellowship: Multiple Moves': [37, 'Moving the Fellowship'],
  'Locating the Fellowship': [38],
  'Locating the Fellowship: Fellowship Declares Its Own Position': [38, null, [glossary('Declare')]],
  'Locating the Fellowship: Fellowship is Revealed by a Hunt for the Ring': [38, null, [glossary('Reveal')]],
  'Locating the Fellowship: The Fellowship in Shadow Strongholds': [38],
  'Hiding the Fellowship': [39, null, [glossary('Hidden')]],
  'Healing the Ring-bearer': [39],
  'Entering Mordor': [39, null, [glossary('Entering Mordor')]],
  'Separating Companions from the Fellowship': [39, null, [glossary('Separate')]],
  'The Hunt Pool': [40, null, [glossary('Hunt pool')]],
  'Standard Hunt Tiles': [40, null, [glossary('Hunt tile (standard)')]],
  'Special Hunt Tiles': [40, null, [glossary('Hunt tile (special)')]],
  'The Hunt Roll': [40, null, [glossary('Hunt roll')]],
  'The Hunt Roll: Modifiers to the Hunt Roll': [41],
  'The Hunt Roll: Hunt Re-rolls': [41, null, [glossary('Hunt re-roll')]],
  'Hunt Effects When Declaring or Revealing the Fellowship': [41],
  'Determining Hunt Damage': [41, null, [glossary('Hunt damage')]],
  'Effects of the Hunt': [41],
  'The Burden of the Ring': [43],
  'The Fellowship in Mordor': [43],
  'Mordor Track': [43, 'The Fellowship in Mordor'],
  'Mordor Track: Special Rules': [43, 'The Fellowship in Mordor: Special Rules'],
  'X Winning the Game': [44, 'Winning the Game'],
  'Ring-based Victory Conditions': [44],
  'Military Victory Conditions': [44],
  'Victory Points': [44, 'Military Victory Conditions'],
  'Four-Player Game': [45],
  'Event Draw': [45],
  'Fellowship Phase': [45],
  'Four-Player Game: Hunt Allocation and Action Roll': [45],
  'Action Resolution': [45],
  'Limits on Actions': [45],
  'Mixed Armies': [46],
  Events: [46],
  'Southron & Easterling Elite Units': [46],
  'Three-Player Game': [46],
  'Victory Conditions': [46],
}

/**
 * The places of a cite of the Collector's Edition in the second edition. A ruling of ours is the same, and
 * what only the expansion of the Collector's Edition has stays where it is.
 */
export const secondCites = (cite: Cite): ReadonlyArray<Cite> => {
  const place = cite.ruling === undefined ? PLACES[cite.heading ?? cite.chapter] : undefined
  if (place === undefined) return [cite]
  if (place === null) return []
  const [page, heading, aid = []] = place
  return [inBook(cite.chapter, heading ?? cite.heading ?? cite.chapter, page), ...aid]
}
