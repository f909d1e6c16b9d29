/**
 * What stands in the way of a text: a cost that cannot be paid, nothing to activate, nothing to take. A text
 * that a player uses or plays must have nothing in its way; one that merely happens is carried out as far as
 * possible.
 */
import type { Sight, Violation } from '../model/bundle'
import type { Alternative, Instruction } from '../model/effects'
import type { TextVars } from '../model/frames'
import {
  ACTIVE,
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
} from '../model/table'
import { violation } from '../rulebook'
import { BATTLEGROUND_IDS } from '../model/ids'
import { CARD_COUNT, cardOf, copyId, fits, isMeant, pathData, pathId, sourceId, spotOf } from './cards'
import { playerAt } from './cast'
import {
  activeGrounds,
  activePath,
  canDraw,
  handSize,
  numberOf,
  ownerOf,
  spotOfCard,
  unusedPaths,
  wielderOf,
} from './places'
import { askingOf, cardsMeant, controllerInReserve, listOf } from './texts'
import { waits, wayViolations } from './ways'

type Activating = Extract<Instruction, { kind: 'activateBattleground' }>

/** The battlegrounds that a text can activate or reactivate. */
export const groundsFor = ({ table }: Sight, { which, from }: Activating): ReadonlyArray<BattlegroundIx> =>
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

type Taking = Extract<Instruction, { kind: 'take' }>

/** The cards that a seat can take. A search of a deck that has run out begins with a new one (OR-30). */
export const cardsToTake = (sight: Sight, seat: SeatIx, { cards, from }: Taking): ReadonlyArray<CardIx> => {
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
const forsakable = (sight: Sight, seat: SeatIx): number =>
  handSize(sight, seat) +
  reserveOf(sight, seat).length +
  numberOf(sight, seat, DECK) +
  numberOf(sight, seat, CYCLE)

type Moving = Extract<Instruction, { kind: 'move' }>

/** The character that a text moves, -1 if there is none in the reserve of the seat it speaks to. */
export const moverOf = (sight: Sight, text: TextVars, { who }: Moving): CardIx => {
  const card = who === 'wielder' ? wielderOf(sight.table, text.source) : cardOf(who)
  return card >= 0 && sight.table.at[card] === RESERVE && ownerOf(sight, card) === text.seat ? card : -1
}

const moveObstacle = (sight: Sight, text: TextVars, instruction: Moving): Violation | undefined => {
  const card = moverOf(sight, text, instruction)
  if (card < 0) return violation('cards.text', { card: sourceId(text.source) })
  if (!instruction.atOnce && waits(sight.table, card))
    return violation('action.moveWaits', { card: copyId(card) })
  if (instruction.to === 'activePath') return wayViolations(sight, card, PATH)[0]
  if (instruction.to === 'thatBattleground')
    return text.that < 0 ? undefined : wayViolations(sight, card, spotOf(text.that))[0]
  const open = activeGrounds(sight.table).some(
    (ground) => wayViolations(sight, card, spotOf(ground)).length === 0,
  )
  return open ? undefined : violation('move.byText', { card: copyId(card), to: 'battleground' })
}

/** What the cost of this text brings into the cycle pile, so that it can be taken again (OR-35). */
const cyclesItself = (sight: Sight, text: TextVars): boolean =>
  listOf(sight, text).some((one) => one.kind === 'cycle' && one.card === 'this')

const takeObstacle = (sight: Sight, text: TextVars, instruction: Taking): Violation | undefined => {
  const itself = instruction.from.includes('cycle') && cyclesItself(sight, text)
  if (itself && fits(instruction.cards, text.source)) return undefined
  return cardsToTake(sight, text.seat, instruction).length > 0
    ? undefined
    : violation('take.shown', { card: sourceId(text.source) })
}

const costObstacle = (enough: boolean, text: TextVars): Violation | undefined =>
  enough ? undefined : violation('eliminate.noGain', { card: sourceId(text.source) })

const tokenObstacle = (
  { table }: Sight,
  on: 'this' | 'activePath' | 'activeBattleground' | 'activeLocation',
): Violation | undefined => {
  if (on === 'this') return undefined
  const path = on !== 'activeBattleground' && activePath(table) >= 0
  const ground = on !== 'activePath' && table.battlegrounds.includes(ACTIVE)
  return path || ground ? undefined : violation('cards.active', { location: 'battleground' })
}

/** What keeps one instruction from being carried out, if anything does. */
export const obstacleOf = (sight: Sight, text: TextVars, instruction: Instruction): Violation | undefined => {
  const { seat } = text
  switch (instruction.kind) {
    case 'forsake':
      return costObstacle(forsakable(sight, seat) >= instruction.number, text)
    case 'cycleFromHand':
      return costObstacle(handSize(sight, seat) >= instruction.number, text)
    case 'activateBattleground':
      return groundsFor(sight, instruction).length > 0
        ? undefined
        : violation('location.chosenBattleground', { battleground: 'none' })
    case 'activatePath': {
      const path = activePath(sight.table)
      const some = pathsFor(sight, instruction.number).length > 0
      return some ? undefined : violation('location.pathOnce', { path: path < 0 ? 'none' : pathId(path) })
    }
    case 'addToken':
      return tokenObstacle(sight, instruction.on)
    case 'take':
      return takeObstacle(sight, text, instruction)
    case 'setApart':
      return instruction.how === 'draw' ? undefined : costObstacle(canDraw(sight, seat), text)
    case 'eliminate': {
      const wanted = typeof instruction.number === 'number'
      const some = !wanted || cardsMeant(sight, instruction, askingOf(text)).length > 0
      return some ? undefined : violation('eliminate.chosen', { card: sourceId(text.source) })
    }
    case 'move':
      return moveObstacle(sight, text, instruction)
    case 'choose': {
      const open = instruction.orNone || instruction.of.some((one) => isOpen(sight, text, one))
      return open ? undefined : violation('cards.text', { card: sourceId(text.source) })
    }
    default:
      return undefined
  }
}

/** Whether an alternative of a text can be carried out in full. */
export const isOpen = (sight: Sight, text: TextVars, { cost, do: then }: Alternative): boolean =>
  [...cost, ...then].every((one) => obstacleOf(sight, text, one) === undefined)

/** Whether it can be for all that everybody knows: what lies in a pile is a secret. */
export const seemsOpen = (sight: Sight, text: TextVars, { cost, do: then }: Alternative): boolean =>
  [...cost, ...then].every((one) => one.kind === 'take' || obstacleOf(sight, text, one) === undefined)

/** Everything that keeps a text from being carried out. */
export const obstaclesOf = (sight: Sight, text: TextVars): ReadonlyArray<Violation> => {
  const found: Array<Violation> = []
  for (const instruction of listOf(sight, text)) {
    const obstacle = obstacleOf(sight, text, instruction)
    if (obstacle !== undefined) found.push(obstacle)
  }
  return found
}
