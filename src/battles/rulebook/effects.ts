/** What cards, abilities and positions do by the words of a scenario, and the two rules it may switch on. */
import { rule } from '../../kernel/rulebook'
import { armies, battles, eventCards, format, ofRegion, plain, ruling, turn } from './cites'

const EFFECT = eventCards('Effect of Event Cards')

export const EFFECT_RULES = {
  'effect.armies': ofRegion(
    'An effect names the Armies it concerns; only those can be chosen.',
    EFFECT,
    format,
  ),
  'effect.places': ofRegion(
    'An effect names the places it concerns; only those can be chosen.',
    EFFECT,
    format,
  ),
  'effect.units': rule('An effect names the Unit Types it concerns.', [EFFECT, format], ['type']),
  'effect.choice': rule('An effect may let its owner choose one of several.', [EFFECT, format], ['option']),
  'effect.optional': plain('What an effect says one may do can be left out.', EFFECT, format),
  'effect.dice': rule('An effect may turn or put aside an unused Action die.', [EFFECT, format], ['die']),
  'effect.hand': rule(
    'An effect may look at a hand or discard from it.',
    [EFFECT, format, ruling('OR-73')],
    ['card'],
  ),
  'effect.battle': plain(
    'An effect in a battle lasts for the round, unless it says otherwise.',
    EFFECT,
    format,
  ),
  'effect.piece': rule('An effect may give up or eliminate a piece of an Army.', [EFFECT, format], ['piece']),
  'effect.roll': plain('An effect may depend on a roll of dice.', EFFECT, format),
  'effect.counter': plain(
    'A counter is a force that is no Army; it changes within its bounds.',
    EFFECT,
    format,
  ),
  'effect.strike': ofRegion(
    'A counter strikes an Army in its range: a die each, at most five, hits on 5 and 6.',
    EFFECT,
    format,
  ),
  'effect.table': plain(
    'A card on the table works until its own condition discards it.',
    EFFECT,
    format,
    ruling('OR-62'),
  ),
  'stronghold.protection': plain(
    'While a Stronghold has Protection the attacker needs a 6, and hits lower it before they hurt the Army.',
    armies(),
    format,
    ruling('OR-74'),
  ),
  'stronghold.repair': ofRegion(
    'Protection returns only by a use of a die or a card that says so.',
    battles(),
    format,
  ),
  'victory.scenario': plain(
    'The scenario says how each side wins.',
    turn('Step 6) Victory Check and End Turn'),
  ),
} as const
