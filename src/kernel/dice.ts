/**
 * The question for dice that are rolled by hand, one after the other.
 */

/** Asks for the next die of a roll, such as "Roll of the attacker", of which so many are still to come. */
export const dieAsked = (roll: string, left: number): string =>
  left === 1
    ? `${roll}, one die left: what does it show?`
    : `${roll}, ${left} dice left: what does the next one show?`
