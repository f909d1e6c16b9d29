/** What the tests of the cards about the Fellowship, the Hunt and dice share. */
import {
  EVENT_CARDS,
  type DieFace,
  type EventCardId,
  type PositionSpec,
  type State,
} from '../../../src/war-of-the-ring'
import { free, offered, shadow, table, type Said } from '../support/play'
import { told } from '../support/read'

const isShadow = (card: EventCardId): boolean => card.startsWith('sh-')

/** The player of a card says something. */
export const owner = (card: EventCardId, said: Said) => (isShadow(card) ? shadow(said) : free(said))

/**
 * Plays a card with a die; if none is named the Shadow uses an Event and the Free Peoples a Character, since
 * an Event would bring in the ability of Gandalf the Grey.
 */
export const play = (
  card: EventCardId,
  die: DieFace = isShadow(card) ? 'event' : 'character',
  as: DieFace = die,
) => owner(card, { kind: 'playEvent', die, as, card })

/**
 * The player of a card holds it and is to act, with a die of every sort that his side has; the other side
 * has two Events.
 */
export const holding = (card: EventCardId, spec: PositionSpec = {}): State => {
  const dark = isShadow(card)
  const own = dark ? (['character', 'army', 'muster', 'event'] as const) : (['character', 'event'] as const)
  const other = ['event', 'event'] as const
  return table({
    acting: dark ? 'shadow' : 'free-peoples',
    dice: dark
      ? { 'free-peoples': other, shadow: own }
      : { 'free-peoples': [...own, 'muster'], shadow: other },
    ...spec,
    hands: dark ? { shadow: [card] } : { 'free-peoples': [card] },
  })
}

/** The dice that can play a card now. */
export const diceFor = (state: State, card: EventCardId): ReadonlyArray<string> =>
  offered(state, { kind: 'playEvent', card }).map((action) => ('die' in action ? action.die : ''))

/** The icon of a card. */
export const iconOf = (card: EventCardId) => EVENT_CARDS.find(({ id }) => id === card)?.playedWith

/** Where a card is: in the hand, played, on the table, in the deck. */
export const placeOf = (state: State, card: EventCardId): string | undefined =>
  Object.entries(told(state).cards).find(([, decks]) =>
    Object.values(decks).some((cards) => cards.includes(card)),
  )?.[0]

/** Nobody is left in the Fellowship: Gollum guides. */
export const ALONE = {
  'gandalf-the-grey': 'eliminated',
  strider: 'eliminated',
  boromir: 'eliminated',
  legolas: 'eliminated',
  gimli: 'eliminated',
  meriadoc: 'eliminated',
  peregrin: 'eliminated',
} as const satisfies PositionSpec['characters']

/** The sixteen standard tiles. */
export const STANDARD = {
  'standard-eye': 4,
  'standard-3': 3,
  'standard-2': 2,
  'standard-2-reveal': 1,
  'standard-1': 2,
  'standard-1-reveal': 2,
  'standard-0-reveal': 2,
} as const
