/**
 * The fact behind a refusal in words: where a card is not, what it bears, what a location shows. Tells only
 * what is printed, what lies open, and what the seat that would act knows of its own hand.
 */
import type { Action } from '../model/actions'
import type { Sight, Violation } from '../model/bundle'
import { COPY_IDS } from '../model/copies'
import { BATTLEGROUND_IDS, PATH_IDS, type Seat } from '../model/ids'
import { ASIDE, HAND, RESERVE, type CardIx, type Spot } from '../model/spots'
import {
  cardData,
  factionsAt,
  pathData,
  seatId,
  seatIx,
  sideOf,
  sourceOfGround,
  sourceOfPath,
} from '../query/cards'
import { playerAt } from '../query/cast'
import { isInPlay, ownerOf, spotOfCard, startingSeat } from '../query/places'
import { saysOf } from '../query/texts'
import { actionPlace } from '../query/turns'
import { nameOf } from './names'

/** The case: the table, the seat that would act, and the facts by name. */
interface Case {
  readonly sight: Sight
  readonly seat: Seat
  readonly kind: Action['kind']
  /** The facts of the refusal by name, and what the action names. */
  readonly fact: (name: string) => string
  /** The card that is spoken of, -1 for none. */
  readonly card: CardIx
  readonly moment: Moment
}

/** What goes on: what a seat is asked now, and the frames that are under way. */
export interface Moment {
  readonly asked: (seat: Seat) => string | undefined
  readonly stack: ReadonlyArray<{ readonly kind: string }>
}

const placeOf = (ids: ReadonlyArray<string>, id: string): number => ids.indexOf(id)
const numberOf = (path: string): number => pathData(placeOf(PATH_IDS, path)).number
const factionName = (id: string): string =>
  id === 'dunedain' ? 'Dúnedain' : id.charAt(0).toUpperCase() + id.slice(1)
const called = (id: string): string => nameOf(id).replace(/^The (?=Witch-king$|Balrog of)/, 'the ')

const noDeck = (card: string): string => `${nameOf(card)} is in no deck of this game`

/** That a card is no card of the seat, or not where it would come from; nothing if it is there. */
const notThere =
  (place: string, ...spots: ReadonlyArray<Spot>) =>
  ({ sight, seat, kind, fact, card }: Case): string | undefined => {
    if (kind === 'pass') return undefined
    const owner = ownerOf(sight, card)
    if (owner < 0) return noDeck(fact('card'))
    if (seatId(owner) !== seat) return `${nameOf(fact('card'))} is a card of ${called(seatId(owner))}`
    return spots.includes(spotOfCard(sight.table, card))
      ? undefined
      : `${nameOf(fact('card'))} is not in ${place} of ${called(seat)}`
  }

const notUsed = (one: Case): string | undefined => {
  if (actionPlace(one.sight, one.card) < 0) return `${nameOf(one.fact('card'))} has no text for an action`
  return ownerOf(one.sight, one.card) === seatIx(one.seat)
    ? `the text of ${nameOf(one.fact('card'))} does not work where it is`
    : notThere('play')(one)
}

const wielding = ({ sight, fact, card }: Case): string => {
  const wielder = placeOf(COPY_IDS, fact('wielder'))
  return cardData(card).wielders.includes(cardData(wielder).id) && !isInPlay(sight.table, wielder)
    ? `${nameOf(fact('wielder'))} is not in play`
    : `${nameOf(fact('card'))} is wielded by ${cardData(card).wielders.map(nameOf).join(' or ')}`
}

const typeOf = ({ card, fact }: Case): string => {
  const { type } = cardData(card)
  return `${nameOf(fact('card'))} is ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`
}

/** The source of a text: a card, a battleground or a path. */
const sourceOf = ({ card, fact }: Case): number => {
  const ground = placeOf(BATTLEGROUND_IDS, fact('card'))
  if (card >= 0) return card
  return ground >= 0 ? sourceOfGround(ground) : sourceOfPath(placeOf(PATH_IDS, fact('card')))
}

const says = (one: Case): string =>
  `${nameOf(one.fact('card'))} says: ${saysOf(one.sight, sourceOf(one))}`.replace(/\.$/, '')

const fromHand = notThere('the hand', HAND)
const spent = (one: Case): string | undefined =>
  one.kind === 'useRing' ? `${called(one.seat)} has used the Ring token` : fromHand(one)
const apart = ({ sight, fact, card }: Case): string | undefined =>
  sight.table.at[card] === ASIDE ? undefined : `${nameOf(fact('card'))} is not one of the cards set apart`
const askedNow = ({ moment: { asked }, seat, sight }: Case): string | undefined => {
  const now = asked(seat)
  if (now !== undefined) return `this is asked now: ${now}`
  const other = sight.rules.cast.players.find((player) => asked(player.seat) !== undefined)
  return other === undefined ? undefined : `${called(other.seat)} is asked now`
}
/** That an army or its leader is not there. */
const notThereToSupport = ({ sight, fact }: Case): string | undefined => {
  const missing = [fact('army'), fact('leader')].find(
    (id) => COPY_IDS.some((copy) => copy === id) && !isInPlay(sight.table, placeOf(COPY_IDS, id)),
  )
  return missing === undefined ? undefined : `${nameOf(missing)} is not in play`
}
/** That a card has no part in a combat, or not that of the defenders. */
const notLost = ({ sight, seat, fact, card }: Case): string | undefined => {
  if (!isInPlay(sight.table, card)) return `${nameOf(fact('card'))} is not in play`
  return sideOf(card) === playerAt(sight.rules.cast, seatIx(seat)).sideIx
    ? undefined
    : `${nameOf(fact('card'))} attacks`
}

const STEPS: ReadonlyArray<readonly [frame: string, name: string]> = [
  ['combatStep', 'Combat step'],
  ['drawStep', 'Draw step'],
  ['round', 'Location step'],
  ['game', 'set-up'],
]

/** The step of the round, where it is not the Action step. */
const stepNow = ({ moment: { stack } }: Case): string =>
  `this is the ${STEPS.find(([frame]) => stack.some(({ kind }) => kind === frame))?.[1]}`

/** That a card is not in the reserve, or goes with its wielder only. */
const notMoved = (one: Case): string | undefined => notThere('the reserve', RESERVE)(one) ?? typeOf(one)

const FACTS: Readonly<Record<string, (one: Case) => string | undefined>> = {
  'action.cycle': fromHand,
  'action.move': notMoved,
  'action.moveWaits': ({ fact }) => `${nameOf(fact('card'))} was played into the reserve in this round`,
  'action.use': notUsed,
  'action.useAgain': ({ fact }) => `the text of ${nameOf(fact('card'))} was used in this round`,
  'action.winnow': (one) => (one.kind === 'eliminate' ? fromHand(one) : `cards in hand: ${one.fact('hand')}`),
  'cards.active': ({ fact }) =>
    fact('location') === 'path' ? 'no path is active' : `${nameOf(fact('location'))} is not active`,
  'cards.inPlay': ({ fact }) => `${nameOf(fact('card'))} is not in play`,
  'cards.offered': askedNow,
  'cards.text': says,
  'cards.types': typeOf,
  'combat.demanded': askedNow,
  'combat.losses': notLost,
  'combat.order': ({ sight }) => `the starting player is ${called(seatId(startingSeat(sight)))}`,
  'combat.support': notThereToSupport,
  'duel.ring': spent,
  'eliminate.demanded': askedNow,
  'eliminate.someGain': says,
  'fellowship.plain': () => 'there are no Ring tokens in this scenario',
  'forsake.choice': notThere('the hand or the reserve', HAND, RESERVE),
  'forsake.demanded': askedNow,
  'location.alreadyActive': ({ fact }) => `${nameOf(fact('battleground'))} is active`,
  'location.chosenPath': ({ fact }) => `${nameOf(fact('path'))} is a path ${numberOf(fact('path'))}`,
  'location.demanded': askedNow,
  'look.apart': apart,
  'play.army': typeOf,
  'play.event': says,
  'play.faction': ({ card, fact }) => {
    const shown = factionsAt(placeOf(BATTLEGROUND_IDS, fact('battleground')), sideOf(card))
    return (
      `${nameOf(fact('battleground'))} shows ${shown.map(factionName).join(' and ')}, ` +
      `the faction of ${nameOf(fact('card'))} is ${factionName(cardData(card).faction)}`
    )
  },
  'play.apart': apart,
  'play.cost': fromHand,
  'play.fromHand': fromHand,
  'play.oncePerRound': ({ fact }) => `${nameOf(fact('card'))} was played in this round`,
  'play.pathNumber': ({ card, fact }) =>
    `${nameOf(fact('card'))} bears ${cardData(card).paths.join(', ') || 'no number'}, ` +
    `and ${nameOf(fact('path'))} is a path ${numberOf(fact('path'))}`,
  'play.wielder': wielding,
  'setUp.decks': ({ fact }) => noDeck(fact('card')),
  'setUp.opening': fromHand,
  'take.demanded': askedNow,
  'trilogy.ring': spent,
  'turn.actionStep': stepNow,
  'turn.order': ({ fact }) => `it is the turn of ${called(fact('turn'))}`,
  'turn.underWay': askedNow,
  'turn.pass': ({ fact }) =>
    `${fact('hand')} cards in hand, the carryover limit is ${fact('limit')}, and not every enemy has more`,
}

/** A violation with the fact in words, where there is more to say than its rule does. */
export const withBecause = (
  sight: Sight,
  { rule, facts }: Violation,
  { seat, kind, ...named }: Action,
  moment: Moment,
): Violation => {
  const known: Readonly<Record<string, unknown>> = { ...named, ...facts }
  const fact = (name: string): string => String(known[name])
  const because = FACTS[rule]?.({ sight, seat, kind, fact, card: placeOf(COPY_IDS, fact('card')), moment })
  return because === undefined ? { rule, facts } : { rule, facts: { ...facts, because } }
}
