/**
 * What stands in the way of a text. Without a price, a text that a player uses or plays must have nothing in
 * its way. With one, the price must be payable, and some of what it buys must be able to happen (OR-73). A
 * text that merely happens is carried out as far as possible.
 */
import type { Sight, Violation } from '../model/bundle'
import type { Alternative, Cost, Instruction, Value } from '../model/effects'
import type { TextVars } from '../model/frames/texts'
import { ASIDE, CYCLE, ELIMINATED, OUT, PATH, type CardIx } from '../model/spots'
import { violation } from '../rulebook'
import { cardOf, copyId, pathId, sourceId, spotOf } from './cards'
import { activeGrounds, activePath, canDraw, handSize, hasAny, itemsOn, numberOf, wielderOf } from './places'
import { cardsToTake, forsakable, groundsFor, moverOf, pathsFor, spotsFor } from './targets'
import { askingOf, cardsMeant, listOf, numberFor, seatsTold } from './texts'
import { waits, wayViolations } from './ways'

type Of<K extends Instruction['kind']> = Extract<Instruction, { kind: K }>

/**
 * Who judges what a text can do: the seat that carries it out, which knows what lies in its piles, or
 * everybody, for whom a search may always find something (OR-26).
 */
type Judge = 'seat' | 'everybody'

const moveObstacle = (sight: Sight, text: TextVars, instruction: Of<'move'>): Violation | undefined => {
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

/** A text that somebody judges. */
interface Judged {
  readonly sight: Sight
  readonly text: TextVars
  readonly judge: Judge
}

const some = ({ sight, text }: Judged, number: Value): boolean =>
  numberFor(sight, number, askingOf(text), text.number) > 0

const forsakes = ({ sight, text }: Judged): boolean => forsakable(sight, text.seat) > 0
const hasApart = ({ sight, text }: Judged): boolean => numberOf(sight, text.seat, ASIDE) > 0
const always = (): boolean => true

/** Whether an instruction of each kind, carried out as far as possible, would do anything on this table. */
const DOES: { readonly [K in Instruction['kind']]: (judged: Judged, instruction: Of<K>) => boolean } = {
  forsake: forsakes,
  cycleFromHand: forsakes,
  cycle: always,
  eliminateThis: always,
  thisRound: always,
  draw: (judged, { number }) => canDraw(judged.sight, judged.text.seat) && some(judged, number),
  setApart: ({ sight, text }) => canDraw(sight, text.seat),
  playApart: hasApart,
  putApart: hasApart,
  recycle: ({ sight, text }) => hasAny(sight, text.seat, CYCLE),
  take: ({ sight, text, judge }, instruction) =>
    judge === 'everybody' || cardsToTake(sight, text.seat, instruction).length > 0,
  activateBattleground: ({ sight }, instruction) => groundsFor(sight, instruction).length > 0,
  activatePath: ({ sight }, { number }) => pathsFor(sight, number).length > 0,
  addToken: (judged, { on, number }) =>
    (on === 'this' || spotsFor(judged.sight.table, on).length > 0) && some(judged, number),
  corruption: (judged, { change, number }) =>
    (change === 'add' || judged.sight.table.corruption > 0) && some(judged, number),
  eliminate: (judged, instruction) =>
    cardsMeant(judged.sight, instruction, askingOf(judged.text)).length > 0 &&
    some(judged, instruction.number),
  remove: ({ sight, judge }, { card }) => {
    const spot = sight.table.at[cardOf(card)]
    return spot !== OUT && (judge === 'everybody' || spot !== ELIMINATED)
  },
  move: ({ sight, text }, instruction) =>
    (instruction.to !== 'thatBattleground' || text.that >= 0) &&
    moveObstacle(sight, text, instruction) === undefined,
  choose: ({ sight, text, judge }, { of }) => of.some((one) => isOpen(sight, text, one, judge)),
  // Of other seats nobody looks at the hidden cards.
  tell: ({ sight, text, judge }, { who, to }) =>
    seatsTold(sight, who).some((seat) =>
      doesAny({ sight, text: { ...text, seat }, judge: seat === text.seat ? judge : 'everybody' }, to),
    ),
}

/** Whether an instruction would do anything. */
const doesSomething = (judged: Judged, instruction: Instruction): boolean => {
  const does = DOES[instruction.kind] as (judged: Judged, instruction: Instruction) => boolean
  return does(judged, instruction)
}

/** Whether one of these instructions would do anything. */
const doesAny = (judged: Judged, instructions: ReadonlyArray<Instruction>): boolean =>
  instructions.some((one) => doesSomething(judged, one))

/** The violation of a text that is used although an instruction of it could do nothing. */
const nothingDone = (
  { table }: Sight,
  { source }: TextVars,
  instruction: Instruction,
): Violation | undefined => {
  const card = sourceId(source)
  switch (instruction.kind) {
    case 'activateBattleground':
      return violation('location.chosenBattleground', { battleground: 'none' })
    case 'activatePath': {
      const path = activePath(table)
      return violation('location.pathOnce', { path: path < 0 ? 'none' : pathId(path) })
    }
    case 'addToken':
      return violation('cards.active', { location: 'battleground' })
    case 'take':
      return violation('take.shown', { card })
    case 'setApart':
      return instruction.how === 'draw' ? undefined : violation('eliminate.noGain', { card })
    case 'eliminate':
      return typeof instruction.number === 'number' ? violation('eliminate.chosen', { card }) : undefined
    case 'choose':
      return instruction.orNone ? undefined : violation('cards.text', { card })
    default:
      return undefined
  }
}

/** What keeps one instruction of a text that a player uses from being carried out, if anything does. */
export const obstacleOf = (
  sight: Sight,
  text: TextVars,
  instruction: Instruction,
  judge: Judge = 'seat',
): Violation | undefined => {
  if (instruction.kind === 'move') return moveObstacle(sight, text, instruction)
  return doesSomething({ sight, text, judge }, instruction)
    ? undefined
    : nothingDone(sight, text, instruction)
}

/** Why a seat cannot pay a part of a price in full. */
const costObstacle = (sight: Sight, { seat, source }: TextVars, cost: Cost): Violation | undefined => {
  const short =
    (cost.kind === 'forsake' && forsakable(sight, seat) < cost.number) ||
    (cost.kind === 'cycleFromHand' && handSize(sight, seat) < cost.number)
  return short ? violation('eliminate.noGain', { card: sourceId(source) }) : undefined
}

/** The cards that a price puts on cycle piles whatever is chosen. */
const cycledBy = ({ table }: Sight, { source }: TextVars, cost: ReadonlyArray<Cost>): ReadonlyArray<CardIx> =>
  cost.flatMap((one) => {
    if (one.kind !== 'cycle') return []
    const card = one.card === 'this' ? source : wielderOf(table, source)
    return [card, ...itemsOn(table, card)]
  })

/** The table with these cards on their cycle piles. */
const withCycled = ({ rules, table }: Sight, cards: ReadonlyArray<CardIx>): Sight => {
  const at = table.at.slice()
  for (const card of cards) at[card] = CYCLE
  return { rules, table: { ...table, at } }
}

/** Whether a price buys anything: before it is paid, or with what it puts on the piles (OR-35, OR-73). */
const buysSomething = (
  sight: Sight,
  text: TextVars,
  { cost, do: bought }: Alternative,
  judge: Judge,
): boolean => {
  if (doesAny({ sight, text, judge }, bought)) return true
  const cycled = cycledBy(sight, text, cost)
  return cycled.length > 0 && doesAny({ sight: withCycled(sight, cycled), text, judge }, bought)
}

/** Why a seat may not take up what a text offers it. */
export const offerViolations = (
  sight: Sight,
  text: TextVars,
  offer: Alternative,
  judge: Judge = 'seat',
): ReadonlyArray<Violation> => {
  const { cost, do: then } = offer
  const isPriced = cost.length > 0
  const unpaid = cost.flatMap((one) => costObstacle(sight, text, one) ?? [])
  if (isPriced && buysSomething(sight, text, offer, judge)) return unpaid
  const undone = then.flatMap((one) => obstacleOf(sight, text, one, judge) ?? [])
  return isPriced
    ? [...unpaid, ...undone, violation('eliminate.someGain', { card: sourceId(text.source) })]
    : undone
}

/** Whether a seat may take up an alternative of a text. */
export const isOpen = (sight: Sight, text: TextVars, offer: Alternative, judge: Judge = 'seat'): boolean =>
  offerViolations(sight, text, offer, judge).length === 0

/** Whether it may for all that everybody knows: what lies in a pile is a secret. */
export const seemsOpen = (sight: Sight, text: TextVars, offer: Alternative): boolean =>
  isOpen(sight, text, offer, 'everybody')

/** Whether what follows in a text would do anything if one card more were given up for it. */
export const isWorthACard = (sight: Sight, text: TextVars): boolean =>
  doesAny(
    { sight, text: { ...text, number: text.number + 1 }, judge: 'seat' },
    listOf(sight, text).slice(text.step + 1),
  )

/** Everything that keeps an event from being carried out. */
export const obstaclesOf = (sight: Sight, text: TextVars): ReadonlyArray<Violation> =>
  listOf(sight, text).flatMap((instruction) => obstacleOf(sight, text, instruction) ?? [])
