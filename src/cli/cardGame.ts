/**
 * The Card Game for the commands: its table in words, what is measured along a game, and what can be drawn.
 */
import { toUndefined } from 'fp-ts/lib/Option.js'
import {
  BATTLEGROUND_IDS,
  cardGame,
  COPY_IDS,
  drawOdds,
  saysOf,
  nameOf,
  PATH_IDS,
  SEATS,
  SIDES,
  type CardInPlay,
  type DrawChance,
  type Pile,
  type Seat,
  type SeatCards,
  type State,
  type TableReading,
} from '../card-game/index'
import { CARD_GAME_ASKED, CARD_GAME_CLAIMS } from '../talk/index'
import { facts, figures, kinds } from './cardGameFacts'
import { loadedOf, type Loaded, type ToldOdds } from './loaded'
import { seatName } from './words'

const namesOf = (ids: ReadonlyArray<string>): string => ids.map(nameOf).join(', ') || 'none'

const pileText = ({ cards, hidden }: Pile): string =>
  [...cards.map(nameOf), ...(hidden === 0 ? [] : [`${hidden} hidden`])].join(', ') || 'none'

const cardText = ({ card, items, attack, defense }: CardInPlay): string => {
  const marks = [
    ...items.map(nameOf),
    ...(attack > 0 ? [`attack +${attack}`] : []),
    ...(defense > 0 ? [`defense +${defense}`] : []),
  ]
  return `${nameOf(card)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
}

const cardsText = (cards: ReadonlyArray<CardInPlay>): string => cards.map(cardText).join(', ') || 'nobody'

const seatLines = (seat: Seat, own: SeatCards, hasRing: boolean): ReadonlyArray<string> => {
  const marks = [...(hasRing ? ['Ring token'] : []), ...(own.passed ? ['has passed'] : [])]
  const { hand, deck, cycle, eliminated, aside } = own.piles
  return [
    `  ${nameOf(seat)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`,
    `    hand: ${pileText(hand)}`,
    `    reserve: ${cardsText(own.reserve)}`,
    ...(aside.cards.length + aside.hidden === 0 ? [] : [`    set apart: ${pileText(aside)}`]),
    `    draw deck: ${pileText(deck)}`,
    `    cycle pile: ${pileText(cycle)}`,
    `    eliminated: ${pileText(eliminated)}`,
  ]
}

const board = ({ table, derived }: TableReading): ReadonlyArray<string> => {
  const { turn, score, locations, seats } = derived
  const playing = COPY_IDS.filter((id) => table.at[id] === 'playing')
  return [
    `The Card Game, round ${table.round}${turn === null ? '' : `, ${nameOf(turn)} to act`}`,
    ...locations.map(
      ({ location, place, cards }) =>
        `  ${nameOf(location)}${place === 'path' ? ' (path)' : ''}: ${cardsText(cards)}`,
    ),
    ...SIDES.map((side) => {
      const held = [
        ...BATTLEGROUND_IDS.filter((id) => table.battlegrounds[id] === side),
        ...PATH_IDS.filter((id) => table.paths[id] === side),
      ]
      const more = side === 'shadow' ? `, corruption ${table.corruption}` : ''
      return `  ${seatName(side)}: ${score[side]} points${more}; holds ${namesOf(held)}`
    }),
    ...(playing.length === 0 ? [] : [`  Being played: ${namesOf(playing)}`]),
    ...SEATS.flatMap((seat) => {
      const own = seats[seat]
      return own === undefined ? [] : seatLines(seat, own, table.rings.includes(seat))
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
  claims: () => CARD_GAME_CLAIMS,
  says: (id) => saysOf(id),
  measures: {
    names: SIDES.map((side) => `points of ${side}`),
    turnOf: (state) => toUndefined(cardGame.glance(state))?.('round') ?? 0,
    valuesOf: ({ derived }) => SIDES.map((side) => derived.score[side]),
  },
  odds,
})
