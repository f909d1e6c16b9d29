/** Armies and heroes: leading, moving, merging, recruiting. */
import { rule } from '../../kernel/rulebook'
import { actions, armies, ofRegion, plain, ruling } from './cites'

const IN_ARMIES = armies('Leaders and Characters in Armies')
const ALONE = armies('Characters without Armies')
const TOKENS = actions('Free Peoples Action Tokens')
const LEADERSHIP = armies('Leadership')
const SHADOW = armies('Shadow Leadership')
const MOVING = armies('Moving Armies')
const SPLITTING = armies('Splitting an Army')
const FURTHER = armies('Armies Moving More than One Region')
const MERGING = armies('Merging Armies after Movement')
const PLACING = armies('Placing Recruitment Tokens')
const USING = armies('Using Recruitment Tokens')
const ELIMINATING = armies('Eliminating Recruitment Tokens')
const FREE = armies('Recruiting Free Peoples Army Units')
const SHADOW_UNITS = armies('Recruiting Shadow Army Units')
const EXCEEDING = armies('Exceeding the Stacking Limit')

export const LEADING_RULES = {
  'characters.attached': plain(
    'A Character is attached to a friendly Army in his Region, whoever of them came.',
    IN_ARMIES,
    ruling('OR-27'),
  ),
  'leaders.neverAlone': plain('Leaders never move by themselves.', IN_ARMIES),
  'characters.alone': plain('A Character without an Army neither fights nor is fought.', ALONE),
  'characters.movement': rule(
    'A Character moves as many Regions as his Level, past any enemy; those who start ' +
      'together may move with ' +
      'the highest Level among them.',
    [ALONE],
    ['character'],
  ),
  'leadership.zero': plain(
    'A Character with rating 0 is no Leader and adds nothing.',
    LEADERSHIP,
    ruling('OR-28'),
  ),
  'leadership.total': plain(
    'Total Leadership is the rating of one commander and the modifiers of all others, whichever gives most.',
    LEADERSHIP,
    ruling('OR-29'),
  ),
  'leadership.generic': plain('A Leader and a Shadow Leadership token count 1/+1.', LEADERSHIP),
  'leadership.shadow': plain('The Shadow adds its tokens to what its Minions give among themselves.', SHADOW),
} as const

export const MOVEMENT_RULES = {
  'movement.step': ofRegion('An Army moves to an adjacent Region without an enemy Army.', MOVING),
  'movement.leadership': ofRegion(
    'With a Character die only an Army with Leadership moves or attacks.',
    MOVING,
    ruling('OR-48'),
  ),
  'movement.split': rule(
    'Any Units may stay behind; Damage is divided so that no part has more of it than Units, and a part ' +
      'without Units keeps no Leader.',
    [SPLITTING, ruling('OR-30')],
    ['what'],
  ),
  'movement.leaderGoes': rule(
    'With a Character die a Leader or Character with a rating must go along.',
    [SPLITTING],
    ['what'],
  ),
  'movement.noPickUp': plain(
    'On a longer move Units are left only at its start, and none join on the way.',
    FURTHER,
  ),
  'movement.stop': ofRegion(
    'A longer move ends in the first Region entered that has an enemy Army next to it.',
    FURTHER,
    ruling('OR-60'),
  ),
  'movement.merge': plain(
    'Armies that meet merge; Units beyond five are removed, Damage adds up.',
    MERGING,
    ruling('OR-31'),
  ),
  'movement.once': ofRegion(
    'A Unit moves once in an action: a Region that an Army has entered is no start for another.',
    MOVING,
    ruling('OR-32'),
    ruling('OR-66'),
  ),
  'movement.through': plain('Passing through a friendly Army is no merge.', FURTHER),
  'characters.ways': plain(
    'Characters move by Character Movement, by an Action token, or with an Army; enemies do not stop them.',
    ALONE,
  ),
  'characters.groups': plain(
    'A group may leave members on the way and picks nobody up. With a die its Level is that of the highest ' +
      'who goes along, with an Action token that of the highest in the Region where it sets out.',
    ALONE,
    TOKENS,
    ruling('OR-34'),
    ruling('OR-78'),
  ),
  'movement.excess': rule(
    'Units beyond five are removed, the owner says which; no Damage goes with them.',
    [MERGING],
    ['type'],
  ),
} as const

export const RECRUITING_RULES = {
  'recruit.returns': plain('Units that were removed may be recruited again.', armies('Recruiting Troops')),
  'recruit.unseen': plain(
    'Recruitment tokens are drawn at random and lie face down, unseen by both.',
    PLACING,
  ),
  'recruit.more': ofRegion('Further tokens are random too; when none are left, none are placed.', PLACING),
  'recruit.flip': rule(
    'A flipped token places a Unit of its type, or, if none is left, of any type the player likes.',
    [USING, ruling('OR-56')],
    ['type'],
  ),
  'recruit.spent': plain('Used and discarded tokens are out of the game.', USING),
  'recruit.destroyed': plain(
    'Enemy tokens where an Army stands after its move or battle are destroyed, unseen.',
    ELIMINATING,
    ruling('OR-54'),
  ),
  'recruit.where': ofRegion(
    'A Muster die flips one token in each of two places, of the Shadow in Settlements; what a card or ' +
      'ability flips may lie in any Region.',
    FREE,
    SHADOW_UNITS,
    USING,
    ruling('OR-80'),
  ),
  'recruit.direct': ofRegion('An Eye, abilities and events place Units without tokens.', SHADOW_UNITS),
  'recruit.excess': plain('Recruits beyond five Units are removed.', EXCEEDING, ruling('OR-55')),
  'recruit.chance': plain('Which of several tokens of a Region is flipped is left to chance.', USING),
  'recruit.notAmongEnemies': ofRegion('No Unit is placed among enemy Units.', SHADOW_UNITS, ruling('OR-33')),
} as const
