/**
 * Single answers in War of the Ring: the questions that by their nature have two answers or more, and those
 * that random play meets often and never with one.
 */

/** Each with what it is. */
export const TWO_OR_MORE: Readonly<Record<string, string>> = {
  'decide/agree': 'a yes or no',
  'decide/allocation': 'a number',
  'decide/cease': 'a yes or no',
  'decide/claim': 'a yes or no',
  'decide/declare': 'a yes or no',
  'decide/discard': 'one of more cards than the hand may hold',
  'decide/extend': 'a yes or no, and which Elite',
  'decide/guide': 'one of several equals',
  'decide/levy': 'a number',
  'decide/mordor': 'a yes or no',
  'decide/number': 'a number',
  'decide/party': 'a number, asked for where two are possible',
  'decide/randomCompanion': 'one of two things',
  'decide/recruitOrFly': 'one of two things',
  'decide/silence': 'a yes or no',
  'decide/stealth': 'a yes or no',
  'decide/strike': 'a yes or no',
  'decide/withdraw': 'to fight or to withdraw',
}

const MANY = 'there are nearly always many'

/** Each with the reason. */
export const NOT_BY_CHANCE: Readonly<Record<string, string>> = {
  'decide/destination': MANY,
  'decide/flight': MANY,
  'decide/path': 'every region has more than one neighbour',
  'decide/recruit': MANY,
  'decide/traveller': MANY,
}
