/**
 * What the instructions of a text can act on now: locations to activate, cards to take or forsake, a
 * character to move, places for tokens.
 */
import type { Sight } from '../model/bundle'
import type { Instruction, ReplacementAbility } from '../model/effects'
import type { TextVars } from '../model/frames/texts'
import { BATTLEGROUND_IDS } from '../model/ids'
import {
  CYCLE,
  DECK,
  OF_FREE_PEOPLES,
  OF_SHADOW,
  PATH,
  RESERVE,
  WAITING,
  type BattlegroundIx,
  type CardIx,
  type PathIx,
  type SeatIx,
  type Spot,
} from '../model/spots'
import type { Table } from '../model/table'
import { CARD_COUNT, cardOf, fits, isMeant, pathData } from './cards'
import { playerAt } from './cast'
import {
  activePath,
  activeSpots,
  handSize,
  numberOf,
  ownerOf,
  spotOfCard,
  unusedPaths,
  wielderOf,
  itemsOn,
} from './places'
import { controllerInReserve } from './texts'
import { at } from '../../kernel/row'
import type { Elimination } from '../model/frames/rounds'

type Of<K extends Instruction['kind']> = Extract<Instruction, { kind: K }>

/** The battlegrounds that a text can activate or reactivate. */
export const groundsFor = (
  { table }: Sight,
  { which, from }: Of<'activateBattleground'>,
): ReadonlyArray<BattlegroundIx> =>
  BATTLEGROUND_IDS.flatMap((_, ground) => {
    const standing = table.battlegrounds[ground]
    const there =
      standing === WAITING
        ? from.includes('deck')
        : (standing === OF_FREE_PEOPLES || standing === OF_SHADOW) && from.includes('scoring')
    return there && isMeant(which, ground) ? [ground] : []
  })

/** The number of the paths that a text can lead to: that of the active one, or the next. */
export const numberMeant = ({ table }: Sight, number: 'same' | 'next'): number => {
  const path = activePath(table)
  if (path < 0) return 0
  return pathData(path).number + (number === 'next' ? 1 : 0)
}

/** The paths that a text can activate. */
export const pathsFor = (sight: Sight, number: 'same' | 'next'): ReadonlyArray<PathIx> =>
  unusedPaths(sight.table, numberMeant(sight, number))

/** The active locations on which a text can put tokens. */
export const spotsFor = (
  table: Table,
  on: 'activePath' | 'activeBattleground' | 'activeLocation',
): ReadonlyArray<Spot> =>
  activeSpots(table).filter((spot) => on === 'activeLocation' || (spot === PATH) === (on === 'activePath'))

/** The cards that a seat can take. A search of a deck that has run out begins with a new one (OR-30). */
export const cardsToTake = (
  sight: Sight,
  seat: SeatIx,
  { cards, from }: Of<'take'>,
): ReadonlyArray<CardIx> => {
  const { at } = sight.table
  const pileToo = from.includes('cycle') || numberOf(sight, seat, DECK) === 0
  return playerAt(sight.rules.cast, seat).cards.filter((card) => {
    const spot = at[card]
    const there = (spot === DECK && from.includes('deck')) || (spot === CYCLE && pileToo)
    return there && fits(cards, card)
  })
}

/** Everything a seat can forsake from its reserve: its cards there, and every item on them. */
export const reserveOf = (sight: Sight, seat: SeatIx): ReadonlyArray<CardIx> => {
  const { table } = sight
  const cards: Array<CardIx> = []
  for (let card = 0; card < CARD_COUNT; card++)
    if (spotOfCard(table, card) === RESERVE && controllerInReserve(sight, card) === seat) cards.push(card)
  return cards
}

/** How many cards a seat could forsake. */
export const forsakable = (sight: Sight, seat: SeatIx): number =>
  handSize(sight, seat) +
  reserveOf(sight, seat).length +
  numberOf(sight, seat, DECK) +
  numberOf(sight, seat, CYCLE)

/** The character that a text moves, -1 if there is none in the reserve of the seat it speaks to. */
export const moverOf = (sight: Sight, text: TextVars, { who }: Of<'move'>): CardIx => {
  const card = who === 'wielder' ? wielderOf(sight.table, text.source) : cardOf(who)
  return card >= 0 && sight.table.at[card] === RESERVE && ownerOf(sight, card) === text.seat ? card : -1
}

/*
 * What replaces an elimination: texts of the card itself, or of an item on it.
 */

/** A text that cycles a card instead of eliminating it. */
export interface Replacement {
  readonly by: CardIx
  readonly ability: ReplacementAbility
}

const answersTo = ({ cause }: ReplacementAbility, how: Elimination): boolean => {
  if (cause === 'any') return true
  if (cause === 'combat') return how === 'pathCombat' || how === 'battlegroundCombat'
  return cause === how
}

/** Shared by all cards that nothing saves. */
const NOTHING: ReadonlyArray<Replacement> = []

const ofCard = (
  { rules }: Pick<Sight, 'rules'>,
  by: CardIx,
  how: Elimination,
  cycles: 'this' | 'wielder',
): ReadonlyArray<Replacement> => {
  const all = at(rules.cards, by).replaces
  if (all.length === 0) return NOTHING
  return all
    .filter((ability) => ability.cycles === cycles && answersTo(ability, how))
    .map((ability) => ({ by, ability }))
}

/** Whether a card's own text would replace such an elimination, so that it would be shown. */
export const savesItself = (sight: Pick<Sight, 'rules'>, card: CardIx, how: Elimination): boolean =>
  ofCard(sight, card, how, 'this').length > 0

/** All texts that replace the elimination of a card. */
export const replacementsOf = (sight: Sight, card: CardIx, how: Elimination): ReadonlyArray<Replacement> => {
  const own = ofCard(sight, card, how, 'this')
  const items = itemsOn(sight.table, card)
  return items.length === 0 ? own : [...own, ...items.flatMap((item) => ofCard(sight, item, how, 'wielder'))]
}

/** Those among which there is something to choose: one for each thing that can become of the items. */
export const choicesOf = (sight: Sight, card: CardIx, how: Elimination): ReadonlyArray<Replacement> => {
  const all = replacementsOf(sight, card, how)
  return all.filter(
    ({ ability }, place) => all.findIndex((other) => other.ability.items === ability.items) === place,
  )
}

/** The text of a doomed card that saves another one with it, if it has one. */
export const rescueOf = (sight: Sight, card: CardIx, how: Elimination): ReplacementAbility | undefined =>
  ofCard(sight, card, how, 'this').find(({ ability }) => ability.another !== undefined)?.ability
