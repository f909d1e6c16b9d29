/**
 * What texts say: finding an instruction, asking conditions, counting values, whom a text speaks to.
 */
import { at } from '../../kernel/row'
import type { Sight } from '../model/bundle'
import type { Ability, CardAbility, Condition, Instruction, Players, Range, Value } from '../model/effects'
import type { TextVars } from '../model/frames/texts'
import { FIRST_BATTLEGROUND, PATH, RESERVE, type CardIx, type SeatIx, type Spot } from '../model/spots'
import type { Table } from '../model/table'
import { cardOf, CARD_COUNT, fits, groundAt, groundData, groundId, pathId } from './cards'
import { playerOfFaction, seatsFrom } from './cast'
import {
  activeGrounds,
  activePath,
  isInPlay,
  orderPlace,
  ownerOf,
  spotOfCard,
  standingAt,
  wielderOf,
} from './places'

/** The abilities of a card. */
export const abilitiesOf = ({ rules }: Pick<Sight, 'rules'>, card: CardIx): ReadonlyArray<CardAbility> =>
  at(rules.cards, card).abilities

/** An ability of what speaks. */
const abilityAt = ({ rules }: Pick<Sight, 'rules'>, source: number, place: number): Ability | undefined =>
  source < CARD_COUNT
    ? rules.cards[source]?.abilities[place]
    : rules.locations[source - CARD_COUNT]?.abilities[place]

/** What a card or location says, in our words. */
export const saysOf = ({ rules }: Pick<Sight, 'rules'>, source: number): string =>
  source < CARD_COUNT ? at(rules.cards, source).says : at(rules.locations, source - CARD_COUNT).says

/** What is carried out when an ability acts: the cost first. */
export const instructionsOf = (ability: Ability): ReadonlyArray<Instruction> => {
  switch (ability.kind) {
    case 'action':
      return ability.cost.length === 0 ? ability.do : [...ability.cost, ...ability.do]
    case 'played':
    case 'playedOrMoved':
    case 'event':
    case 'activated':
      return ability.do
    default:
      return []
  }
}

const NOTHING: ReadonlyArray<Instruction> = []

/** The list of instructions that a text is in: its route leads into what is told to others, or chosen. */
export const listOf = (sight: Pick<Sight, 'rules'>, text: TextVars): ReadonlyArray<Instruction> => {
  const ability = abilityAt(sight, text.source, text.ability)
  let list = ability === undefined ? NOTHING : instructionsOf(ability)
  for (let hop = 0; hop < text.route.length; hop++) {
    const instruction = list[Number(text.route[hop])]
    if (instruction?.kind === 'tell') list = instruction.to
    else if (instruction?.kind === 'choose') {
      hop++
      const taken = instruction.of[Number(text.route[hop] ?? 0)]
      list = taken === undefined ? NOTHING : [...taken.cost, ...taken.do]
    } else return NOTHING
  }
  return list
}

/** The next instruction of a text. */
export const instructionAt = (sight: Pick<Sight, 'rules'>, text: TextVars): Instruction | undefined =>
  listOf(sight, text)[text.step]

/** The next instruction of a text, if it is of this kind. */
export const instructionOf = <K extends Instruction['kind']>(
  sight: Pick<Sight, 'rules'>,
  text: TextVars,
  kind: K,
): Extract<Instruction, { kind: K }> | undefined => {
  const instruction = instructionAt(sight, text)
  const isKind = (one: Instruction): one is Extract<Instruction, { kind: K }> => one.kind === kind
  return instruction !== undefined && isKind(instruction) ? instruction : undefined
}

/** Shared by all texts that have put nothing down. */
const NONE: ReadonlyArray<number> = []

/** A text at its first instruction, spoken to a seat. */
export const newText = (seat: SeatIx, source: number, ability: number, here: Spot): TextVars => ({
  seat,
  source,
  ability,
  route: '',
  step: 0,
  here,
  that: -1,
  number: 0,
  down: NONE,
})

/** Who asks a condition: a card, where it is (or was when its text began), and the seat spoken to. */
export interface Asking {
  readonly card: CardIx
  readonly here: Spot
  readonly seat: SeatIx
}

/** The name of the location at a spot. */
export const locationAt = (table: Table, spot: Spot) => {
  if (spot === PATH) {
    const path = activePath(table)
    return path < 0 ? undefined : pathId(path)
  }
  const ground = groundAt(spot)
  return ground < 0 ? undefined : groundId(ground)
}

/** Whether a condition is true. Whom an army supports only a combat knows. */
export const holds = (sight: Sight, condition: Condition | undefined, asking: Asking): boolean => {
  if (condition === undefined) return true
  const { table } = sight
  switch (condition.kind) {
    case 'at': {
      const location = locationAt(table, asking.here)
      return location !== undefined && condition.locations.includes(location)
    }
    case 'inPlay':
      return condition.anyOf.some((id) => isInPlay(table, cardOf(id)))
    case 'inOwnReserve': {
      const card = cardOf(condition.card)
      return table.at[card] === RESERVE && ownerOf(sight, card) === asking.seat
    }
    case 'wielderInReserve':
      return wielderOf(table, asking.card) >= 0 && spotOfCard(table, asking.card) === RESERVE
    case 'supports':
      return false
    case 'characterHere':
      return standingAt(table, asking.here).some((card) =>
        fits({ factions: [condition.faction], types: ['character'] }, card),
      )
    case 'activeBattleground':
      return activeGrounds(table).some((ground) => groundData(ground).side === condition.side)
  }
}

/** Whether cards of a range are looked for at a spot. */
const inRange = (sight: Sight, range: Range, card: CardIx, asking: Asking): boolean => {
  const { table } = sight
  const spot = spotOfCard(table, card)
  switch (range) {
    case 'here':
      return spot === asking.here && spot >= PATH
    case 'inPlay':
      return spot >= RESERVE
    case 'ownReserve':
      return spot === RESERVE && controllerInReserve(sight, card) === asking.seat
    case 'activeBattlegrounds':
      return spot >= FIRST_BATTLEGROUND
  }
}

/** Whose reserve a card is in: its owner's, or that of the owner of its wielder. */
export const controllerInReserve = (sight: Sight, card: CardIx): SeatIx => {
  const wielder = wielderOf(sight.table, card)
  return ownerOf(sight, wielder < 0 ? card : wielder)
}

/** The cards in play that a text means, in their order. */
export const cardsMeant = (
  sight: Sight,
  instruction: { readonly cards: Parameters<typeof fits>[0]; readonly range: Range },
  asking: Asking,
): ReadonlyArray<CardIx> => {
  const found: Array<CardIx> = []
  for (let card = 0; card < CARD_COUNT; card++)
    if (inRange(sight, instruction.range, card, asking) && fits(instruction.cards, card)) found.push(card)
  return found
}

const LIMITLESS = 1000

/** The number that a value is now; `asMany` is what the text has counted, any number has no bound. */
export const numberFor = (sight: Sight, value: Value, asking: Asking, counted = 0): number => {
  if (typeof value === 'number') return value
  switch (value.kind) {
    case 'either':
      return holds(sight, value.if, asking) ? value.so : value.otherwise
    case 'count': {
      const cards = cardsMeant(sight, value, asking).filter(
        (card) => value.cards.types !== undefined || wielderOf(sight.table, card) < 0,
      )
      return Math.floor(cards.length / value.per)
    }
    case 'anyNumber':
      return LIMITLESS
    case 'asMany':
      return counted
  }
}

/** Who asks in a text. */
export const askingOf = (text: TextVars): Asking => ({
  card: text.source < CARD_COUNT ? text.source : -1,
  here: text.here,
  seat: text.seat,
})

/** The seats that a text speaks to, in turn order; one that is doubled comes twice. */
export const seatsTold = ({ rules, table }: Sight, who: Players): ReadonlyArray<SeatIx> => {
  const { cast } = rules
  const order = seatsFrom(cast, orderPlace(table))
  if (who.kind === 'playersOf') {
    const meant = who.factions.map((faction) => playerOfFaction(cast, faction))
    return order.filter((seat) => meant.includes(seat))
  }
  const team = order.filter((seat) => cast.at[seat]?.side === who.side)
  return cast.scenario.doubled.includes(who.side) ? [...team, ...team] : team
}
