/**
 * The small closed lists of the general rules: sides, dice, card types, moments of a battle round.
 */

/** The two sides, which are also the seats. */
export const SIDES = ['free', 'shadow'] as const
/** A side. */
export type Side = (typeof SIDES)[number]
/** One value for each side. */
export type BySide<A> = Readonly<Record<Side, A>>

/** The other side. */
export const enemyOf = (side: Side): Side => (side === 'free' ? 'shadow' : 'free')

/** What an Action die can show. */
export const FACES = ['character', 'army', 'muster', 'armyMuster', 'event', 'eye', 'willOfTheWest'] as const
/** A result of an Action die. */
export type Face = (typeof FACES)[number]

/** The results as which a die is used: those that stand for nothing but themselves. */
export const PLAIN_FACES = ['character', 'army', 'muster', 'event', 'eye'] as const
/** A result that stands for itself. */
export type PlainFace = (typeof PLAIN_FACES)[number]

/** The types of Event cards. */
export const CARD_TYPES = ['character', 'army', 'muster'] as const
/** The type of an Event card. */
export type CardType = (typeof CARD_TYPES)[number]

/** The moments of a battle round at which cards and abilities work, in their order. */
export const MOMENTS = [
  'tacticsRevealed',
  'beforeCombatRoll',
  'afterCombatRoll',
  'beforeReroll',
  'abilities',
  'damage',
  'endOfRound',
] as const
/** A moment of a battle round. */
export type Moment = (typeof MOMENTS)[number]

/** The Tactics tokens that every Army has beside those of its Unit Types. */
export const COMMON_TACTICS = ['combat-event', 'regroup'] as const

/** The decks. */
export const DECKS = ['generic', 'storyFree', 'storyShadow', 'special'] as const
/** A deck. */
export type Deck = (typeof DECKS)[number]

/** How many of each named thing; a name that is missing counts as none. */
export type Counts = Readonly<Record<string, number>>

/** Something for each side, found for one after the other. */
export const bySide = <A>(of: (side: Side) => A): BySide<A> => ({ free: of('free'), shadow: of('shadow') })
