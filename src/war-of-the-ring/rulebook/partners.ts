/** Three and four players: who of partners decides, acts, commands, and wins. */
import { rule } from '../../kernel/rulebook'
import { armies, components, partners, ruling } from './cites'

const FOUR = partners('Four-Player Game', 66)
const DRAW = partners('Event Draw', 66)
const FELLOWSHIP = partners('Fellowship Phase', 66)
const ROLL = partners('Four-Player Game: Hunt Allocation and Action Roll', 66)
const ACTIONS = partners('Action Resolution', 66)
const LIMITS = partners('Limits on Actions', 66)
const MIXED = partners('Mixed Armies', 67)
const FREE_LEADERS = components('Plastic Figures: Free Peoples Leaders', 12)
const SPLITTING = armies('Moving an Army: Splitting an Army', 37)
const EVENTS = partners('Events', 67)
const ELITES = partners('Southron & Easterling Elite Units', 67)
const THREE = partners('Three-Player Game', 67)
const VICTORY = partners('Victory Conditions', 67)

const TURN = {
  'partners.standard': rule('What this chapter does not change is as with two players.', [FOUR]),
  'partners.nations': rule(
    'Of four players one leads Gondor and the Elves, one Rohan, the North and the Dwarves, one Sauron, and ' +
      'one Isengard with the Southrons and Easterlings.',
    [FOUR],
  ),
  'partners.leading': rule(
    'In the first turn Gondor and the Witch-king lead their sides, and with every further turn the lead ' +
      'passes to the partner.',
    [FOUR],
  ),
  'partners.firstDraw': rule('In the first turn each partner draws a card from either deck of his side.', [
    DRAW,
    ruling('OR-90'),
  ]),
  'partners.draw': rule(
    'In later turns each partner draws one card, from the deck of his side that he likes.',
    [DRAW, ruling('OR-90')],
  ),
  'partners.swap': rule(
    'When cards are drawn and discarded, partners who both wish it give each other one card, unseen, and ' +
      'say no more of their cards than that.',
    [DRAW, ruling('OR-136')],
    ['card'],
  ),
  'partners.handLimit': rule('Each of two partners holds four cards at most.', [DRAW, ruling('OR-92')]),
  'partners.fellowship': rule('Who leads the Free Peoples declares the Fellowship and names the Guide.', [
    FELLOWSHIP,
    ruling('OR-125'),
  ]),
  'partners.allocation': rule('Who leads the Shadow says how many dice go into the Hunt box.', [ROLL]),
  'partners.pool': rule('The dice of a side, and its Elven Rings, are those of both partners.', [
    ROLL,
    ruling('OR-91'),
    ruling('OR-135'),
  ]),
  'partners.order': rule(
    'The sides take turns, the Free Peoples first, and of two partners who does not lead is first and the ' +
      'other follows when a die of the side has been used, or when none of the dice serves who is on turn.',
    [ACTIONS, ruling('OR-89'), ruling('OR-153')],
  ),
  'partners.pass': rule('Who has passed is on turn again after one action of the other side.', [
    ACTIONS,
    ruling('OR-88'),
  ]),
  'partners.anyDie': rule(
    'Who is on turn uses any unused die of his side, for his own Nations or for what is anybody’s.',
    [ACTIONS],
  ),
} as const

const LIMITED = {
  'partners.limits': rule(
    'With a die or a card a player recruits, moves and fights with figures of his own Nations only.',
    [LIMITS, ruling('OR-95'), ruling('OR-99')],
    ['seat', 'what'],
  ),
  'partners.diplomacy': rule(
    'Only who leads a Nation moves its political counter, unless the ability of a character does.',
    [LIMITS],
    ['nation'],
  ),
  'partners.companions': rule(
    'Either player of the Free Peoples moves or hides the Fellowship, and moves or separates Companions.',
    [LIMITS],
  ),
  'partners.hunt': rule('What the Hunt does to the Fellowship is borne as who leads the Free Peoples says.', [
    LIMITS,
    ruling('OR-125'),
  ]),
  'partners.minions': rule(
    'The Witch-king and the Mouth of Sauron are the one partner’s of the Shadow, Saruman is the other’s.',
    [LIMITS, ruling('OR-128')],
    ['piece'],
  ),
  'partners.nazgul': rule(
    'Either partner of the Shadow hunts and moves the Nazgûl, and only who leads Sauron recruits them.',
    [LIMITS],
  ),
} as const

const ARMIES = {
  'partners.meeting': rule(
    'Where an action has brought units of two partners together, they stay two Armies or become a mixed ' +
      'one.',
    [MIXED, ruling('OR-132'), ruling('OR-152')],
  ),
  'partners.excess': rule(
    'Where two Armies of partners are too many together, each loses a unit in turn, that of who does not ' +
      'lead first.',
    [MIXED, ruling('OR-129'), ruling('OR-152')],
    ['region'],
  ),
  'partners.mixed': rule('They become a mixed Army if both partners agree, and when they are attacked.', [
    MIXED,
    ruling('OR-130'),
    ruling('OR-131'),
  ]),
  'partners.leaders': rule(
    'Where all units of a place are one player’s, all Leaders there are part of his Army; beside units of ' +
      'both each has the Leaders of his own Nations.',
    [MIXED, FREE_LEADERS, SPLITTING, ruling('OR-150')],
  ),
  'partners.command': rule(
    'A mixed Army is commanded by who has most units in the region, then most Elites, then who leads.',
    [MIXED, ruling('OR-94')],
  ),
  'partners.moves': rule(
    'Only its commander moves a mixed Army or attacks with it.',
    [MIXED, ruling('OR-94'), ruling('OR-134'), ruling('OR-151')],
    ['region'],
  ),
  'partners.transfer': rule('When the units of a mixed Army change, another may come to command it.', [
    MIXED,
  ]),
  'partners.regain': rule('By moving them out of the region a player has his units in a mixed Army back.', [
    MIXED,
    ruling('OR-133'),
  ]),
  'partners.borders': rule('A mixed Army keeps to the borders of every Nation in it that is not at war.', [
    MIXED,
  ]),
  'partners.cards': rule(
    'A card with the sign of a player is played for its event by him alone, any other by either partner, ' +
      'and where it leaves a choice for his own Nations.',
    [EVENTS, ruling('OR-98')],
    ['card'],
  ),
  'partners.elites': rule(
    'While Saruman is in play every Elite of the Southrons and Easterlings is a Leader too, as those of ' +
      'Isengard are.',
    [ELITES],
  ),
} as const

/** The rules of chapter XI. */
export const PARTNERS = {
  ...TURN,
  ...LIMITED,
  ...ARMIES,
  'partners.three': rule(
    'With three players one plays the Free Peoples as with two, against partners who play as with four.',
    [THREE, ruling('OR-92')],
  ),
  'partners.twice': rule(
    'The one player against partners does not act twice in a row on the same Nation, nor with the same ' +
      'Army of several Nations.',
    [THREE, ruling('OR-93')],
    ['what'],
  ),
  'partners.victory': rule('Partners win together, as a side of one player wins.', [VICTORY]),
  'partners.shadowVictory': rule(
    'First of the Shadow is who has more points of Cities and Strongholds that he captured, less those ' +
      'that his Nations lost.',
    [VICTORY, ruling('OR-96')],
  ),
  'partners.freePeoplesVictory': rule(
    'First of the Free Peoples is whose Nations lost fewer points to the Shadow.',
    [VICTORY, ruling('OR-96')],
  ),
} as const
