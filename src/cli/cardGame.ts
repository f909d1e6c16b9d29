/**
 * The Card Game for the commands: its table in words, what is measured along a game, and what can be drawn.
 */
import { toUndefined } from 'fp-ts/lib/Option.js'
import {
  cardGame,
  drawOdds,
  saysOf,
  nameOf,
  SEATS,
  SIDES,
  type CardReading,
  type DrawChance,
  type PileReading,
  type Seat,
  type SeatReading,
  type State,
  type TableReading,
} from '../card-game/index'
import { CARD_GAME_ASKED } from './asked/cardGame'
import { facts, figures, kinds } from './cardGameFacts'
import { loadedOf, type Loaded, type ToldOdds } from './loaded'
import { seatName } from './words'

const namesOf = (ids: ReadonlyArray<string>): string => ids.map(nameOf).join(', ') || 'none'

const pileText = ({ cards, hidden }: PileReading): string =>
  [...cards.map(nameOf), ...(hidden === 0 ? [] : [`${hidden} hidden`])].join(', ') || 'none'

const cardText = ({ card, items, tokens }: CardReading): string => {
  const marks = [
    ...items.map(nameOf),
    ...(tokens.attack > 0 ? [`attack +${tokens.attack}`] : []),
    ...(tokens.defense > 0 ? [`defense +${tokens.defense}`] : []),
  ]
  return `${nameOf(card)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
}

const cardsText = (cards: ReadonlyArray<CardReading>): string => cards.map(cardText).join(', ') || 'nobody'

const seatLines = (seat: Seat, own: SeatReading): ReadonlyArray<string> => {
  const marks = [...(own.ringToken ? ['Ring token'] : []), ...(own.passed ? ['has passed'] : [])]
  return [
    `  ${nameOf(seat)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`,
    `    hand: ${pileText(own.hand)}`,
    `    reserve: ${cardsText(own.reserve)}`,
    ...(own.aside.cards.length + own.aside.hidden === 0 ? [] : [`    set apart: ${pileText(own.aside)}`]),
    `    draw deck: ${pileText(own.deck)}`,
    `    cycle pile: ${pileText(own.cycle)}`,
    `    eliminated: ${pileText(own.eliminated)}`,
  ]
}

const board = (table: TableReading): ReadonlyArray<string> => {
  const { round, turn, path, battlegrounds, sides, corruption, playing, seats } = table
  return [
    `The Card Game, round ${round}${turn === null ? '' : `, ${nameOf(turn)} to act`}`,
    ...(path === null ? [] : [`  ${nameOf(path.location)} (path): ${cardsText(path.cards)}`]),
    ...battlegrounds.map((one) => `  ${nameOf(one.location)}: ${cardsText(one.cards)}`),
    ...SIDES.map((side) => {
      const { score, battlegrounds: held, paths } = sides[side]
      const more = side === 'shadow' ? `, corruption ${corruption}` : ''
      return `  ${seatName(side)}: ${score} points${more}; holds ${namesOf([...held, ...paths])}`
    }),
    ...(playing.length === 0 ? [] : [`  Being played: ${namesOf(playing)}`]),
    ...SEATS.flatMap((seat) => {
      const own = seats[seat]
      return own === undefined ? [] : seatLines(seat, own)
    }),
  ]
}

const PLACES = 2

/** Cards that are equally likely stand together. */
const chanceLines = (chances: ReadonlyArray<DrawChance>): ReadonlyArray<string> => {
  const alike = new Map<string, Array<string>>()
  for (const { card, numerator, denominator } of chances) {
    const percent = ((numerator / denominator) * 100).toFixed(PLACES).padStart(6)
    const key = `  ${percent} %  (${numerator}/${denominator})`
    alike.set(key, [...(alike.get(key) ?? []), nameOf(card)])
  }
  return [...alike].map(([key, names]) => `${key}  ${names.join(', ')}`)
}

/** What the next card of every seat can be. */
const odds = (state: State): ToldOdds => {
  const seats = cardGame.seatsOf(state.config)
  const next = seats.map((seat) => [seat, drawOdds(state, seat)] as const)
  return {
    json: { nextCards: Object.fromEntries(next) },
    text: next.flatMap(([seat, chances]) => [`The next card of ${nameOf(seat)}`, ...chanceLines(chances)]),
  }
}

/** The game as the commands use it. */
export const loaded: Loaded = loadedOf(cardGame, {
  board,
  facts,
  figures,
  kinds,
  asks: CARD_GAME_ASKED,
  says: (id) => saysOf(id),
  measures: {
    names: SIDES.map((side) => `points of ${side}`),
    turnOf: (state) => toUndefined(cardGame.glance(state))?.round ?? 0,
    valuesOf: ({ sides }) => SIDES.map((side) => sides[side].score),
  },
  odds,
})
