/** Recruiting: what a Muster result or a card brings in, for whom and where. */
import { rule } from '../../kernel/rulebook'
import { armies, ruling, turn } from './cites'

const CHART_MUSTER = turn('Action Dice Reference Chart: Muster', 28)
const RECRUITING = armies('Recruiting New Units', 36)
const BY_CARD = armies('Recruiting New Units: Using an Event Card to Recruit Troops', 36)
const RESTRICTIONS = armies('Recruiting New Units: Recruiting Restrictions', 36)
const LOSSES = armies('Free Peoples and Shadow Casualties', 42)

export const RECRUITING_RULES = {
  'recruiting.when': rule(
    'Units and Leaders are brought in as an action, which takes a Muster result or a card.',
    [RECRUITING],
    ['die'],
  ),
  'recruiting.atWar': rule(
    'A Muster result recruits only for a nation that is at war.',
    [RECRUITING],
    ['nation'],
  ),
  'recruiting.yield': rule(
    'A Muster result brings two Regulars, or two Leaders or Nazgûl, or one of each sort, or one Elite, or ' +
      'one Character.',
    [RECRUITING, CHART_MUSTER, ruling('OR-13')],
    ['pieces'],
  ),
  'recruiting.settlement': rule(
    'New figures come out of the reinforcements into a Settlement of the nation they belong to.',
    [RECRUITING, ruling('OR-18')],
    ['piece', 'region'],
  ),
  'recruiting.twoNations': rule(
    'Two figures from one result may be of two nations, if both are at war and each goes to a Settlement ' +
      'of its own.',
    [RECRUITING],
  ),
  'recruiting.nazgul': rule('Nazgûl appear in Strongholds of Sauron alone.', [RECRUITING], ['region']),
  'recruiting.separately': rule(
    'The two figures of a Muster result never go to the same Settlement.',
    [RESTRICTIONS, CHART_MUSTER, ruling('OR-22')],
    ['region'],
  ),
  'recruiting.enemyHeld': rule(
    'Nobody recruits in a Settlement that bears an enemy marker or where enemy units stand, save by a card ' +
      'into a besieged Stronghold.',
    [RESTRICTIONS],
    ['region'],
  ),
  'recruiting.besieged': rule(
    'No die recruits inside a Stronghold that is besieged; only a card does.',
    [RESTRICTIONS],
    ['region'],
  ),
  'recruiting.byCard': rule(
    'A card may recruit for a nation not at war and into the box of a besieged Stronghold, but not beside ' +
      'an enemy Army elsewhere and never under an enemy marker.',
    [BY_CARD, ruling('OR-2'), ruling('OR-18'), ruling('EV-recruits')],
    ['card', 'region'],
  ),
  'recruiting.figures': rule(
    'Who has no figure of that nation and kind left among the reinforcements cannot recruit one.',
    [RESTRICTIONS],
    ['nation', 'piece'],
  ),
  'recruiting.shadowReturn': rule('Units and Nazgûl that the Shadow loses are reinforcements again.', [
    RESTRICTIONS,
    LOSSES,
  ]),
  'recruiting.freePeoplesLost': rule(
    'Units and Leaders that the Free Peoples lose, and Characters of both sides, never come back, save a ' +
      'Regular that replaces an Elite.',
    [RESTRICTIONS, LOSSES],
    ['piece'],
  ),
} as const
