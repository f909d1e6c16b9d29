/** The politics of Middle-earth: passive and active nations, the way to war, and what war allows. */
import { rule } from '../../kernel/rulebook'
import { politics, ruling, turn } from './cites'

const CHART_MUSTER = turn('Action Dice Reference Chart: Muster', 28)
const TRACK = politics('The Political Track', 46)
const ACTIVATING = politics('Activating Free Peoples Nations', 46)
const ADVANCING = politics('Advancing a Political Position', 46)
const WAR = politics('Entering War', 47)
const CHARACTERS_AT_WAR = politics('Characters at War', 47)

export const POLITICS = {
  'politics.track': rule(
    'Each nation has its place on the Political Track, and the last place means that it is at war.',
    [TRACK],
  ),
  'politics.passiveStart': rule(
    'Dwarves, Gondor, the North and Rohan begin passive; Elves and Shadow nations are active.',
    [TRACK],
  ),
  'politics.passiveLimit': rule(
    'A passive nation never takes the last step to war.',
    [TRACK, WAR, ruling('OR-55')],
    ['nation'],
  ),
  'politics.lasting': rule('Once active, a nation stays active.', [ACTIVATING, ruling('OR-54')]),
  'politics.entered': rule(
    'A nation of the Free Peoples becomes active when an Army of the Shadow comes into its land.',
    [ACTIVATING, ruling('OR-51')],
  ),
  'politics.attacked': rule(
    'A nation of the Free Peoples becomes active when an Army that has units of it is attacked.',
    [ACTIVATING, ruling('OR-3'), ruling('OR-20'), ruling('OR-49')],
  ),
  'politics.declared': rule(
    'A nation of the Free Peoples becomes active when the Fellowship declares itself in one of its Cities ' +
      'or Strongholds.',
    [ACTIVATING],
  ),
  'politics.companion': rule(
    'A nation of the Free Peoples becomes active when a Companion who can rouse it has moved to one of its ' +
      'Cities or Strongholds.',
    [ACTIVATING, ruling('OR-53')],
  ),
  'politics.symbols': rule(
    'Gandalf, Aragorn, Merry and Pippin can rouse every nation of the Free Peoples, other Companions the ' +
      'one on their card.',
    [ACTIVATING, ruling('OR-53')],
  ),
  'politics.diplomacy': rule(
    "A Muster result or a card advances a nation of one's own side towards war.",
    [ADVANCING, CHART_MUSTER],
    ['nation'],
  ),
  'politics.advanceAttacked': rule(
    'A nation whose Army is attacked goes one step towards war, once for each battle, after it has become ' +
      'active.',
    [ADVANCING, ruling('OR-48'), ruling('OR-49')],
  ),
  'politics.advanceCaptured': rule(
    'A nation that loses a Settlement to the enemy goes one step towards war, and so for each of them.',
    [ADVANCING, ruling('OR-50')],
  ),
  'politics.shadowToo': rule(
    'An attack or a lost Settlement brings a nation of the Shadow closer to war as well.',
    [ADVANCING],
  ),
  'politics.nonBelligerent': rule(
    'Troops of a nation not at war neither attack nor enter the land of another nation nor come by a ' +
      'Muster result, though they defend themselves.',
    [WAR],
    ['nation', 'piece'],
  ),
  'politics.stacked': rule(
    'Sharing a region with troops at war does not free the troops of another nation from its limits.',
    [WAR],
    ['nation'],
  ),
  'politics.retreat': rule(
    'Troops of a nation not at war that retreated into the land of another must leave it with their next ' +
      'move.',
    [WAR, ruling('OR-52')],
    ['nation', 'to'],
  ),
  'politics.atWar': rule(
    'A nation that has come to the last step is at war: it marches, attacks and musters freely.',
    [WAR],
  ),
  'politics.characters': rule('Companions, Minions and Nazgûl are always treated as being at war.', [
    CHARACTERS_AT_WAR,
  ]),
} as const
