/**
 * Twilight of the Third Age (chapter XII): characters, factions, siege engines and cards of the expansion.
 */
import { rule, type Cite } from '../../kernel/rulebook'
import { twilight } from './cites'

/** A ruling of ours, by its number in `docs/rulings/twilight.md`. */
const ruling = (number: `${'OR' | 'OT'}-${number}`): Cite => ({
  book: 'Rulings on Twilight of the Third Age',
  chapter: 'docs/rulings/twilight.md',
  ruling: number,
})

const OPENING = twilight('Setting up the Game', 71)
const SMEAGOL = 'Sméagol, Tamed Wretch'
const SMEAGOL_ENTERS = twilight(`${SMEAGOL}: How Sméagol Enters the Game`, 72)
const SMEAGOL_IN_PLAY = twilight(`${SMEAGOL}: Sméagol in Play`, 72)
const LADY = 'Lady Galadriel, Keeper of Nenya'
const GALADRIEL_ENTERS = twilight(`${LADY}: How Galadriel Enters the Game`, 73)
const GALADRIEL = twilight(`${LADY}: Galadriel in Play`, 73)
const CHIEF = 'The Witch-king: Chief of the Ringwraiths'
const CHIEF_ENTERS = twilight(`${CHIEF}: How the Witch-king Enters the Game`, 73)
const CHIEF_IN_PLAY = twilight(`${CHIEF}: The Witch-king in Play`, 73)
const EVIL = 'The Balrog of Moria, Evil of the Ancient World'
const BALROG_ENTERS = twilight(`${EVIL}: How the Balrog Enters the Game`, 74)
const BALROG = twilight(`${EVIL}: The Balrog in Play`, 74)
const HILLMEN = 'The Hillmen of Dunland'
const DUNLENDINGS_ENTER = twilight(`${HILLMEN}: How the Dunlendings Enter the Game`, 74)
const DUNLENDINGS = twilight(`${HILLMEN}: Using the Dunlendings`, 74)
const UMBAR = 'The Corsairs of Umbar'
const CORSAIRS_ENTER = twilight(`${UMBAR}: How the Corsairs Enter the Game`, 75)
const CORSAIRS = twilight(`${UMBAR}: Using Corsair Ships`, 75)
const FANGORN = 'The Ents of Fangorn'
const ENTS_ENTER = twilight(`${FANGORN}: How the Ents Enter the Game`, 76)
const ENTS = twilight(`${FANGORN}: Using the Ents`, 76)
const ENGINES = twilight('Mustering Siege Engines', 77)
const SUPERIORITY = twilight('Siege Engine Superiority', 77)
const ELIMINATING = twilight('Eliminating Siege Engines', 77)

export const TWILIGHT_RULES = {
  'twilight.setUp': rule(
    'Twilight of the Third Age is played as a whole: its cards make every Event deck one of 26, both ' +
      'Sméagol tiles are in the Hunt Pool from the start, and all its figures wait beside the map. If only ' +
      'elements of it are played, there are the pieces and the cards of these alone.',
    [OPENING, ruling('OT-14'), ruling('OT-15'), ruling('OT-17'), ruling('OT-8')],
  ),
  'twilight.smeagolEnters': rule(
    'A Sméagol tile does no damage. It brings Sméagol into the Fellowship as its Guide, and leaves ' +
      'the game.',
    [SMEAGOL_ENTERS, ruling('OR-104'), ruling('OR-148'), ruling('OR-160'), ruling('OT-3'), ruling('OT-2')],
  ),
  'twilight.smeagolTile': rule(
    'With Sméagol in the Fellowship a Sméagol tile goes back into the pool when it is dealt with, and a ' +
      'pool that holds nothing else counts as empty. With Gollum in play, or once Sméagol has left the ' +
      'game, it is discarded and another tile is drawn.',
    [SMEAGOL_IN_PLAY, ruling('OR-141'), ruling('OT-1')],
  ),
  'twilight.smeagolGuides': rule(
    'While Sméagol is in the Fellowship he alone guides it, and he is not Gollum for any card. His Level ' +
      'is the highest of the other Companions there, and a Hunt can take him as it takes them.',
    [SMEAGOL_IN_PLAY, ruling('OR-100')],
  ),
  'twilight.smeagolAlone': rule(
    'When Sméagol is the only Companion left, Gollum takes his place; the two are never in play ' +
      'together.',
    [SMEAGOL_IN_PLAY, ruling('OR-100')],
  ),
  'twilight.smeagolLeaves': rule(
    'Sméagol leaves the game without more when he is separated, or when the Fellowship is declared in ' +
      'a City or Stronghold of the Free Peoples that they hold.',
    [SMEAGOL_IN_PLAY, ruling('OR-101'), ruling('OR-102'), ruling('OR-126')],
  ),
  'twilight.getIt': rule(
    'If Sméagol is eliminated, We Shall Get It comes onto the table. When Gollum guides and a Hunt ' +
      'tile has been drawn, the Shadow may discard it to have another drawn in its place; the first ' +
      'goes back into the pool afterwards.',
    [SMEAGOL_IN_PLAY, ruling('OT-4')],
  ),
  'twilight.smeagolDeclares': rule(
    'With Sméagol as Guide a Character result declares a Hidden Fellowship, without healing; at an ' +
      'entrance it goes on into Mordor at once. The die does not go into the Hunt box.',
    [SMEAGOL_IN_PLAY, ruling('OR-103')],
    ['die'],
  ),
  'twilight.galadrielEntry': rule(
    'With Sauron or the Elves at war, Gandalf the White not in play and Lórien not in enemy hands, a ' +
      'Muster result brings Lady Galadriel to Lórien, besieged or not.',
    [GALADRIEL_ENTERS, ruling('OR-105')],
    ['piece'],
  ),
  'twilight.galadriel': rule(
    'Lady Galadriel brings a die while Gandalf the White is not in play, leads with 2, and counts as ' +
      'a Companion of Level 3 for cards. The Free Peoples may recruit in Lórien under siege.',
    [GALADRIEL, ruling('OR-105'), ruling('OR-122')],
  ),
  'twilight.ladyOfLight': rule(
    'With Lady Galadriel in play an Elven Ring cancels a standard Eye that was drawn: it leaves the ' +
      'game, and another tile is drawn. It is the Ring of the turn, and goes to the Shadow.',
    [GALADRIEL, ruling('OR-106'), ruling('OR-140')],
    ['tile'],
  ),
  'twilight.galadrielStays': rule(
    'Lady Galadriel never leaves Lórien, and is lost when the Shadow takes it.',
    [GALADRIEL],
  ),
  'twilight.chiefEntry': rule(
    'A Muster result brings the Chief of the Ringwraiths to the Ring-bearers, unless they are in a ' +
      'Stronghold of the Free Peoples that these hold, or on the Mordor Track. Of the two Witch-kings ' +
      'only one comes into play in a game.',
    [CHIEF_ENTERS, ruling('OR-107'), ruling('OR-126')],
    ['piece'],
  ),
  'twilight.chief': rule(
    'With the Chief of the Ringwraiths in play every Nazgûl with the Ring-bearers, he included, gives ' +
      'a re-roll of the Hunt. He brings a die, leads with 2, and cards about the Witch-king are about ' +
      'him.',
    [CHIEF_IN_PLAY, ruling('OR-107'), ruling('OR-142')],
  ),
  'twilight.chiefFollows': rule(
    'When the Fellowship is declared anywhere but in a Stronghold of the Free Peoples that they hold, ' +
      'the Shadow may move the Chief of the Ringwraiths there at once.',
    [CHIEF_IN_PLAY, ruling('OR-126')],
    ['region'],
  ),
  'twilight.balrogEntry': rule(
    'With no Witch-king in play and Moria in Shadow hands, a Muster result brings the Balrog there ' +
      'with one unit of Sauron, if it has room; Elves, Dwarves and the North advance a step each.',
    [BALROG_ENTERS, ruling('OR-108')],
    ['piece'],
  ),
  'twilight.balrog': rule(
    'The Balrog brings a die while no Witch-king is in play, leads with 3 and adds two to Combat ' +
      'Strength. He stays in Moria unless a card on the table lets him go, and is no Minion for Gandalf ' +
      'the White.',
    [BALROG, ruling('OR-143'), ruling('OT-12')],
  ),
  'twilight.fireAndShadow': rule(
    'When the Fellowship is declared or revealed on a way that touches the region of the Balrog, a ' +
      'Hunt tile is drawn that does not reveal. An Eye eliminates the Balrog and the Guide instead; ' +
      'with Gollum as Guide it does nothing.',
    [BALROG, ruling('OR-109'), ruling('OR-139'), ruling('OR-140'), ruling('OT-9')],
  ),
  'twilight.factions': rule(
    'A Muster result brings a faction into play; only then do its figures and its card count.',
    [twilight('Factions of the War of the Ring', 74), ruling('OR-97')],
    ['faction'],
  ),
  'twilight.dunlendingsEnter': rule(
    'With Isengard at war, two Dunlendings each come to North Dunland and South Dunland.',
    [DUNLENDINGS_ENTER, ruling('OR-137')],
    ['faction'],
  ),
  'twilight.forgoil': rule(
    'A Muster result brings two Dunlendings to a Shadow Army in a region of Isengard or Rohan, unless ' +
      'it is besieged. They are Isengard units and count as Regulars, but are mustered in no other ' +
      'way.',
    [DUNLENDINGS, ruling('OR-110'), ruling('OR-138'), ruling('OT-7')],
    ['region'],
  ),
  'twilight.dunlendingHits': rule(
    'A hit removes two Dunlendings; one alone is removed only as the last unit. Of hits that the ' +
      'Shadow brings on itself each takes one.',
    [DUNLENDINGS, ruling('OR-110'), ruling('OT-13')],
    ['piece', 'hits'],
  ),
  'twilight.corsairsEnter': rule(
    'With the Southrons & Easterlings at war and Umbar in Shadow hands, two ships come there.',
    [CORSAIRS_ENTER, ruling('OR-137')],
    ['faction'],
  ),
  'twilight.blackShips': rule(
    'A Muster result brings a ship and, if it can be placed, a Regular of the Southrons & Easterlings ' +
      'to Umbar, while the Shadow controls it.',
    [CORSAIRS, ruling('OR-113'), ruling('OR-127'), ruling('OT-5')],
    ['faction'],
  ),
  'twilight.fleets': rule(
    'Ships of a region sail to a coastal region up to two regions away as one of the moves of an Army ' +
      'result. They are no units: they take no room, hinder nobody and take nothing.',
    [CORSAIRS, ruling('OR-111'), ruling('OR-114'), ruling('OT-6'), ruling('OT-11')],
    ['from', 'to'],
  ),
  'twilight.transport': rule(
    'An Army goes from a region with a ship to any other that has one and is free for its movement, ' +
      'as a move of an Army result, or of a Character result with a Leader; it never retreats so.',
    [CORSAIRS, ruling('OR-111'), ruling('OR-145')],
  ),
  'twilight.landing': rule(
    'An Army in a region with a ship may attack a region with a ship, and relieve a siege so. It cannot ' +
      'cease; if it is eliminated, all ships in the region attacked are lost.',
    [CORSAIRS, ruling('OR-112')],
  ),
  'twilight.shipsLost': rule(
    'When a Shadow Army in a region with ships is attacked and eliminated or retreats, all ships ' +
      'there are lost.',
    [CORSAIRS, ruling('OR-113'), ruling('OR-127')],
  ),
  'twilight.entsEnter': rule(
    'With Saruman in play and a Companion in Fangorn, an Ent comes there.',
    [ENTS_ENTER],
    ['faction'],
  ),
  'twilight.entsRecruited': rule(
    'Each time a Muster result is used at the word of Saruman, and a Companion is in Fangorn, an Ent ' +
      'comes there. Cards that wake the Ents bring more. Eight are all there are, and one removed is ' +
      'out of the game.',
    [ENTS, ruling('OR-116')],
  ),
  'twilight.entsAwake': rule(
    'Ents act by such a card alone: each beyond the first in Fangorn goes to a region next to one ' +
      'with an Ent and free of enemy units, or is removed for five dice, which hit on 5, against a ' +
      'Shadow Army in or next to a region with an Ent. When all three cards have been played the Ents ' +
      'are removed.',
    [ENTS, ruling('OR-115'), ruling('OR-117'), ruling('OR-144'), ruling('OT-16')],
    ['region'],
  ),
  'twilight.sarumanFalls': rule(
    'Saruman is removed when an attack of Ents leaves no Shadow unit in Orthanc, or an Ent goes ' + 'there.',
    [ENTS, ruling('OR-115')],
  ),
  'twilight.engines': rule(
    'A Muster result builds a Siege Tower where the Shadow besieges a Stronghold that the Free ' +
      'Peoples control, or a Trebuchet in a Stronghold of the Free Peoples that they control, of an ' +
      'active Nation. A region has two of each at most.',
    [ENGINES, ruling('OR-146'), ruling('OT-10')],
    ['region'],
  ),
  'twilight.superiority': rule(
    'In a siege battle of the Shadow the side with more engines is superior: in the first round the ' +
      'Combat roll of the Free Peoples is one less or one more. After it a superior Shadow may fight a ' +
      'second round for nothing; while the Free Peoples are superior no Elite extends the battle.',
    [SUPERIORITY, ruling('OR-119'), ruling('OR-121'), ruling('OR-147')],
  ),
  'twilight.claim': rule(
    'With as many engines on both sides the Free Peoples may remove one of theirs before the first ' +
      'round, and are superior to the end of the battle.',
    [SUPERIORITY, ruling('OR-118')],
  ),
  'twilight.enginesLost': rule(
    'Siege Towers are removed when the siege ends; Trebuchets when the Stronghold falls, or its Army ' +
      'is gone.',
    [ELIMINATING, ruling('OR-120')],
  ),
} as const
