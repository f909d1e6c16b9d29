/**
 * What texts give for a price, said a second time, card by card, from what lies where on a table of the
 * Trilogy.
 */
import { COPY_IDS, type CopyId, type Seat, type State } from '../../../src/card-game'
import { BATTLEGROUNDS } from '../../../src/card-game/data/battlegrounds'
import { CARDS } from '../../../src/card-game/data/cards'
import { KIND_OF } from '../../../src/card-game/model/copies'
import type { CardData } from '../../../src/card-game/model/tables'
import { pile, told, where } from '../support/read'

export const SHADOW: ReadonlyArray<Seat> = ['witch-king', 'saruman']
export const FREE: ReadonlyArray<Seat> = ['frodo', 'aragorn']

/** A card as printed. */
export const cardOf = (copy: string): CardData =>
  CARDS.find((_, kind) => KIND_OF[COPY_IDS.findIndex((id) => id === copy)] === kind) as CardData

/** How many cards of a seat lie in these places. */
export const lies = (state: State, seat: Seat, ...places: ReadonlyArray<string>): number =>
  places.reduce((sum, place) => sum + pile(state, seat, place).length, 0)
const canDraw = (seat: Seat) => (state: State) => lies(state, seat, 'deck', 'cycle') > 0
/** The reserve of a seat, with every item there. */
export const inReserve = (state: State, seat: Seat): ReadonlyArray<string> => {
  const own = pile(state, seat, 'reserve')
  const items = Object.entries(told(state).at).filter(([, at]) => own.some((card) => at === `on ${card}`))
  return [...own, ...items.map(([item]) => item)]
}
/** Whether a seat has a card that it can forsake. */
export const canForsake = (state: State, seat: Seat): boolean =>
  lies(state, seat, 'hand', 'deck', 'cycle') + inReserve(state, seat).length > 0
const someForsake = (seats: ReadonlyArray<Seat>) => (state: State) =>
  seats.some((seat) => canForsake(state, seat))
const inPile = (meant: (card: CardData) => boolean) => (state: State) =>
  pile(state, 'frodo', 'cycle').some((card) => meant(cardOf(card)))
/** In the deck, or in the pile that becomes a deck because there is none. */
const inDeck =
  (seat: Seat, ...cards: ReadonlyArray<CopyId>) =>
  (state: State) =>
    cards.some((card) => {
      const place = where(state, card)
      return place === 'deck' || (place === 'cycle' && lies(state, seat, 'deck') === 0)
    })
const isHobbit = ({ faction, type }: CardData): boolean => faction === 'hobbit' && type === 'character'
const stands = (state: State, ...how: ReadonlyArray<string>): ReadonlyArray<string> =>
  Object.entries(told(state).battlegrounds).flatMap(([id, at]) => (how.includes(at) ? [id] : []))
const inBattle = (state: State, card: string): boolean => {
  const place = where(state, card as CopyId) ?? ''
  const spot = place.startsWith('on ') ? (where(state, place.slice(3) as CopyId) ?? '') : place
  return stands(state, 'active').includes(spot)
}
const isRohan = (copy: string): boolean => {
  const { faction, type } = cardOf(copy)
  return faction === 'rohan' && type === 'character'
}
const wakesFromDeck = (ground: string) => (state: State) => stands(state, 'deck').includes(ground)
const showsSouthrons = (id: string): boolean =>
  BATTLEGROUNDS.some(
    (ground) => ground.id === id && [...ground.defenders, ...ground.attackers].includes('southron'),
  )
/** On every table. */
export const ALWAYS = () => true
const forsaken = someForsake(FREE)
const grounds = (state: State): boolean => stands(state, 'active').length > 0

/** Whether some of what a text gives for its price can happen. */
export const GIVES: Readonly<Record<string, (state: State) => boolean>> = {
  'barrow-wights': forsaken,
  'hill-troll': forsaken,
  'cave-troll': forsaken,
  'candles-of-corpses': forsaken,
  'caradhras-the-cruel': forsaken,
  'the-reaver': forsaken,
  'the-beguiler': forsaken,
  'narya-ring-of-fire': someForsake(SHADOW),
  'fatty-bolger': canDraw('frodo'),
  'minas-tirith': canDraw('aragorn'),
  'dol-amroth': canDraw('aragorn'),
  pelargir: canDraw('aragorn'),
  osgiliath: canDraw('aragorn'),
  // These go to a pile themselves, from which they can be drawn or taken.
  'bilbo-baggins': ALWAYS,
  'vilya-ring-of-air': ALWAYS,
  'the-commander': ALWAYS,
  'the-messenger': ALWAYS,
  // In the Action step a path is always active, and corruption knows no bounds.
  'sam-gamgee': ALWAYS,
  'the-hunter': ALWAYS,
  'nenya-ring-of-adamant': ALWAYS,
  'the-doors-of-durin': ALWAYS,
  'gorbag-and-shagrat': ALWAYS,
  grishnakh: ALWAYS,
  'morgul-blade': ALWAYS,
  'black-breath': ALWAYS,
  lembas: (state) => told(state).corruption > 0,
  'the-destroyer': grounds,
  'the-warrior': grounds,
  denethor: inDeck('aragorn', 'boromir', 'faramir'),
  halbarad: inDeck('aragorn', 'strider', 'aragorn'),
  'prince-imrahil': inDeck('aragorn', 'knights-of-dol-amroth'),
  'gwaihir-the-windlord': inPile(({ id }) => id.startsWith('gandalf-the')),
  'ent-draught': inPile(isHobbit),
  'herbs-and-stewed-rabbit': (state) => inPile(isHobbit)(state) || canDraw('frodo')(state),
  'grima-wormtongue': (state) =>
    inDeck('saruman', 'saruman')(state) ||
    Object.entries(told(state).at).some(
      ([card, at]) => isRohan(card) && !['hand', 'deck', 'cycle', 'eliminated', 'out'].includes(at),
    ),
  'coastal-raiders': wakesFromDeck('dol-amroth'),
  'haradrim-cavalry': wakesFromDeck('minas-tirith'),
  'the-black-fleet': wakesFromDeck('pelargir'),
  'corsairs-of-umbar': wakesFromDeck('umbar'),
  'haradrim-regulars': wakesFromDeck('harad'),
  'the-black-serpent': (state) => stands(state, 'free-peoples', 'shadow').some(showsSouthrons),
  'death-ride-ride-to-ruin': (state) =>
    COPY_IDS.some((card) => cardOf(card).faction === 'mordor' && inBattle(state, card)),
}
