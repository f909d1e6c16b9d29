/**
 * Single answers in War of the Ring: the questions that by their nature have two answers or more, and those
 * that random play meets often and never with one.
 */

/** Each with what it is. */
export const TWO_OR_MORE: Readonly<Record<string, string>> = {
  'decide/allocation': 'a number',
  'decide/cease': 'a yes or no',
  'decide/declare': 'a yes or no',
  'decide/extend': 'a yes or no, and which Elite',
  'decide/mordor': 'a yes or no',
  'decide/number': 'a number',
  'decide/party': 'a number, asked for where two are possible',
  'decide/recruitOrFly': 'one of two things',
  'decide/silence': 'a yes or no',
  'decide/stealth': 'a yes or no',
  'decide/strike': 'a yes or no',
  'decide/withdraw': 'to fight or to withdraw',
}

const SKIPPED = 'skipped where one thing can be named'
const MANY = 'there are always many'

/** Each with the reason. */
export const NOT_BY_CHANCE: Readonly<Record<string, string>> = {
  'decide/campaign': SKIPPED,
  'decide/casualties': SKIPPED,
  'decide/destination': SKIPPED,
  'decide/discard': 'one of more than six cards',
  'decide/flight': MANY,
  'decide/group': SKIPPED,
  'decide/guide': SKIPPED,
  'decide/path': SKIPPED,
  'decide/placing': SKIPPED,
  'decide/recruit': SKIPPED,
  'decide/traveller': MANY,
}
