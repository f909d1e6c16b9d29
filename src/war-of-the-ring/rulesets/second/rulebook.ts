/**
 * The rules as the second edition has them: cites lead to its own books, and what it says otherwise has a
 * sentence of its own. Where its words leave a choice, a ruling of ours with the letters SE settles it.
 */
import type { Cite, Rule } from '../../../kernel/rulebook'
import type { RuleId } from '../../rulebook'
import { ruling, type RulingNumber } from '../../rulebook/cites'
import type { Whole } from '../rules'
import { inAid, inBook, secondCites } from './cites'

/** What is said otherwise: the sentence, our rulings on it, and places that the other book does not have. */
interface Changed {
  readonly says?: string
  readonly rulings?: ReadonlyArray<RulingNumber>
  readonly cites?: ReadonlyArray<Cite>
}

const TURN = 'IV The Game Turn'
const POLITICS = 'VII The Politics of Middle-earth'
const CARDS_AND_POLITICS = inBook(POLITICS, 'Event Cards Affecting the Political Track', 35)
const SKIPPING = inBook(TURN, 'Using Action Dice', 21)

const OF_THE_TURN: { readonly [R in RuleId]?: Changed } = {
  'game.modules': {
    says: 'The first ten chapters are the game for two, and the eleventh changes it for more players.',
  },
  'components.expansion': {
    says: 'There is no expansion in this box, and none belongs to this edition here.',
    cites: [inBook('II Game Components', 'Component List', 4)],
  },
  'board.coast': {
    says: 'A coastal region is one that touches the sea on the left side of the map.',
    cites: [inAid('Glossary', 'Coastal region')],
  },
  'setUp.freePeoplesArmies': {
    says:
      'The Free Peoples start with thirty-four units and eight Leaders in the regions that the table ' +
      'of the set-up names.',
  },
  'setUp.freePeoplesReinforcements': {
    says:
      'Forty-one units and twelve Leaders of the Free Peoples start as reinforcements, counted nation ' +
      'by nation.',
  },
  'setUp.expansion': {
    says: 'No piece of an expansion is set up.',
    cites: [inBook('II Game Components', 'Component List', 4)],
  },
  'turn.phases': {
    says:
      'A turn has six phases, always in this order: dice taken back and cards drawn, Fellowship, Hunt ' +
      'allocation, Action roll, actions, victory check.',
  },
  'turn.draw': {
    says:
      'In the first phase both take back their dice, more or fewer if characters came or fell, and ' +
      'then draw two cards each, one from either deck.',
  },
  'turn.huntAllocation': {
    says:
      'In the third phase the Shadow puts as many of its dice as it wants, within its limits, into ' +
      'the Hunt box, where they stay unrolled for the turn.',
  },
  'huntAllocation.minimum': {
    says:
      'If the Free Peoples took a die back from the Hunt box in the first phase, the Shadow allocates ' +
      'one die at least.',
  },
  // The one list that CARD-9 speaks of is of the other edition.
  'events.overrides': {},
  'dicePool.delay': {
    says: 'A die won or lost counts from the first phase of the following turn on.',
    rulings: ['OR-6'],
  },
  'turn.usedDice': {
    says:
      'A die that was used or put aside is out until the next turn, and one that moved the Fellowship ' +
      'lies in the Hunt box until then.',
    rulings: ['OR-19'],
    cites: [SKIPPING],
  },
  'turn.wholeAction': {
    says:
      'An action is carried out to its end as soon as its die is chosen; in its place a die may be ' +
      'put aside without effect.',
    cites: [SKIPPING],
  },
  'elvenRings.use': {
    says:
      'Just before his action a player may use a Ring to give one of his unused dice a different ' +
      'result; then he acts with any die, puts one aside, or passes if he may.',
    rulings: ['OR-10'],
  },
  'fellowship.dieReturns': {
    says: 'As the next turn begins, the Free Peoples take their dice back from the Hunt box.',
  },
}

const OF_WAR: { readonly [R in RuleId]?: Changed } = {
  'battle.declaring': {
    says:
      'First the attacker says whether he uses a card and lays it face down, then the defender, who ' +
      'knows that and sees the back of the card.',
    rulings: ['CC-13'],
  },
  'battle.choosing': {
    says: 'Cards are laid one after the other with their backs seen, and turned up together.',
  },
  'battle.retreat': {
    says:
      'A retreat takes the Army to one neighbouring region that is free, be it one that its side ' +
      'besieges, and without such a region there is none.',
    rulings: ['OR-26'],
  },
  'politics.attacked': {
    says:
      'A nation of the Free Peoples becomes active when an Army that has units of it is attacked, by ' +
      'an Army or by a card that counts as a battle.',
    rulings: ['OR-3', 'OR-49', 'SE-1'],
    cites: [CARDS_AND_POLITICS],
  },
  'politics.shadowToo': {
    says:
      'An attack, be it by the Ents or the Dead, or a lost Settlement brings a nation of the Shadow ' +
      'closer to war as well.',
    rulings: ['SE-1'],
    cites: [CARDS_AND_POLITICS],
  },
  'die.muster': {
    says:
      'A Muster result advances a nation of one’s own by a step, or plays a Muster event, or recruits ' +
      'for nations at war, or for the Shadow brings in a Character as his card allows.',
    rulings: ['OR-13'],
  },
  'movement.once': {
    says:
      'No figure moves twice within an action, so who joins an Army by the first move does not march ' +
      'on with it by the second.',
    rulings: ['SE-2'],
  },
  'events.overrides': {
    rulings: ['SE-6', 'SE-7', 'SE-8'],
  },
  'events.asFarAsPossible': {
    says:
      'What a card orders has to be done; if not all of it can be, the card may still be played and ' +
      'does what it can.',
    rulings: ['OR-16', 'EV-marches'],
  },
}

const OF_THE_FELLOWSHIP: { readonly [R in RuleId]?: Changed } = {
  'fellowship.companionsPlace': {
    says:
      'Until he leaves, a Companion in the Fellowship is in no region and counts for nothing but the ' +
      'Hunt and what its Guide can do.',
  },
  'fellowship.strongholdTile': {
    says:
      'A revealed Fellowship whose way starts at, crosses or ends at a Shadow Stronghold in Shadow ' +
      'hands, or that stands still in one, suffers a Hunt tile for each of them.',
    rulings: ['OR-73'],
  },
  'fellowship.enterMordor': {
    says:
      'The way into Mordor begins in a Fellowship phase in Morannon or Minas Morgul, declared or not, ' +
      'and whether it does is for the Free Peoples to say.',
    rulings: ['SE-3'],
  },
  'mordor.enter': {
    says:
      'In a Fellowship phase in Minas Morgul or Morannon the Fellowship, Hidden or Revealed, may go ' +
      'to the first circle of the track, and the pool gets back its drawn Eyes and receives the ' +
      'special tiles in play.',
    rulings: ['OR-83', 'SE-3'],
  },
  'mordor.separate': {
    says: 'Nobody leaves the Fellowship on the track, and whoever would have to is removed from the game.',
  },
  'fellowship.gollum': { says: 'When the last Companion is gone Gollum becomes Guide at once.' },
  'fellowship.gollumLate': {
    says: 'Whoever becomes Guide while a tile is dealt with can act on it at once, Gollum too.',
    rulings: ['SE-5'],
  },
  'huntAllocation.gollum': { says: 'One die can always be allocated, also when no Companion is left.' },
  'hunt.effects': {
    says:
      'The damage is answered in this order: by one card on the table at most, by the Guide, by a ' +
      'casualty if any is left, and the rest by using the Ring, which adds as much Corruption.',
    rulings: ['OR-69', 'SE-4'],
  },
  'hunt.reduce': {
    says:
      'One card on the table, and after it the ability of the Guide, may lessen the damage or take it ' +
      'away.',
    rulings: ['SE-4', 'SE-5'],
  },
}

const OF_CHARACTERS: { readonly [R in RuleId]?: Changed } = {
  'character.gandalfTheGrey': {
    says:
      'With Gandalf the Grey as Guide, an Event result that plays a card lets its player draw from ' +
      'the deck of that card.',
  },
  'character.meriadoc': {
    says:
      'With Merry as Guide, the damage of a tile is one less if he leaves the Fellowship for it, and ' +
      'he goes by himself.',
    rulings: ['SE-5'],
  },
  'character.peregrin': {
    says:
      'With Pippin as Guide, the damage of a tile is one less if he leaves the Fellowship for it, and ' +
      'he goes by himself.',
    rulings: ['SE-5'],
  },
  'character.witchKingEntry': {
    says:
      'With Sauron and a nation of the Free Peoples at war, a Muster result brings the Witch-king to ' +
      'a Shadow Army that has a unit of Sauron.',
  },
  'character.sorcerer': {
    says:
      'If the Witch-king is in the battle and the Shadow uses a Combat card in its first round, it ' +
      'may draw a card from the deck of that card.',
    rulings: ['CC-12'],
  },
}

const CHANGED: { readonly [R in RuleId]?: Changed } = {
  ...OF_THE_TURN,
  ...OF_WAR,
  ...OF_THE_FELLOWSHIP,
  ...OF_CHARACTERS,
}

/** The rules whose sentence is another one in the second edition. */
export const CHANGED_RULES: ReadonlyArray<string> = Object.entries(CHANGED).flatMap(([id, { says }]) =>
  says === undefined ? [] : [id],
)

const sameCite = (one: Cite, other: Cite): boolean =>
  one.book === other.book &&
  one.chapter === other.chapter &&
  one.heading === other.heading &&
  one.ruling === other.ruling

const each = (cites: ReadonlyArray<Cite>): ReadonlyArray<Cite> =>
  cites.filter((cite, place) => cites.findIndex((other) => sameCite(cite, other)) === place)

/** A rule in the second edition. */
const told = (rule: Rule, changed: Changed | undefined): Rule => {
  if (changed === undefined) return { ...rule, cites: each(rule.cites.flatMap(secondCites)) }
  const { says = rule.sentence, rulings = [], cites = [] } = changed
  const printed = rule.cites.filter((cite) => cite.ruling === undefined).flatMap(secondCites)
  return { ...rule, sentence: says, cites: each([...printed, ...cites, ...rulings.map(ruling)]) }
}

/** The rulebook of the second edition. */
export const secondRulebook = (whole: Whole): Whole => {
  const changed: Readonly<Record<string, Changed | undefined>> = CHANGED
  const entries = Object.entries(whole.rulebook).map(([id, rule]) => [id, told(rule, changed[id])] as const)
  const book: Record<string, Rule> = Object.fromEntries(entries)
  return {
    ...whole,
    rulebook: { ...whole.rulebook, ...book },
  }
}
