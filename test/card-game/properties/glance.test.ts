/** A glance tells fact by fact what the reader tells of the whole table. */
import { none } from 'fp-ts/lib/Option.js'
import { expect, it } from 'vitest'
import {
  BATTLEGROUND_IDS,
  cardGame,
  COPY_IDS,
  SEATS,
  SIDES,
  type ActiveLocation,
  type CardReading,
  type CopyId,
  type Glance,
  type State,
  type TableReading,
} from '../../../src/card-game'
import { agreeing, type Told } from '../../kernel/support/glances'
import { SETTINGS } from './settings'

const sorted = (cards: ReadonlyArray<CopyId>): ReadonlyArray<CopyId> =>
  COPY_IDS.filter((id) => cards.includes(id))

/** What stands at a location, as the reader tells it. */
const standing = (
  cards: ReadonlyArray<CardReading>,
  tokens: CardReading['tokens'],
  bared: boolean,
): ReturnType<Glance['location']> => {
  const sum = (kind: 'attack' | 'defense'): number =>
    cards.reduce((all, card) => all + card.tokens[kind], tokens[kind])
  return {
    cards: sorted(cards.flatMap(({ card, items }) => [card, ...items])),
    tokens: { attack: sum('attack'), defense: sum('defense') },
    bared,
  }
}

const ofLocations = (seen: Glance, { path, battlegrounds }: TableReading): ReadonlyArray<Told> => [
  [seen.path, path?.location ?? null],
  [seen.battlegrounds, battlegrounds.map(({ location }) => location)],
  ...(path === null ? [] : [[seen.location('path'), standing(path.cards, path.tokens, false)] as const]),
  ...battlegrounds.map(({ location, cards, tokens, bared }): Told => [
    seen.location(location),
    standing(cards, tokens, bared),
  ]),
]

/** Where every card in play is. */
const places = ({ path, battlegrounds, seats }: TableReading): ReadonlyMap<string, string> => {
  const at = (place: ActiveLocation | 'reserve', cards: ReadonlyArray<CardReading>) =>
    cards.flatMap(({ card, items }) => [card, ...items].map((one) => [one, place] as const))
  return new Map([
    ...at('path', path?.cards ?? []),
    ...battlegrounds.flatMap(({ location, cards }) => at(location, cards)),
    ...Object.values(seats).flatMap(({ reserve }) => at('reserve', reserve)),
  ])
}

const told = (seen: Glance, read: TableReading): ReadonlyArray<Told> => {
  const inPlay = places(read)
  return [
    [seen.round, read.round],
    ...ofLocations(seen, read),
    ...COPY_IDS.map((id): Told => [seen.placeOf(id), inPlay.get(id) ?? null]),
    ...SIDES.flatMap((side): ReadonlyArray<Told> => [
      [seen.score(side), read.sides[side].score],
      [BATTLEGROUND_IDS.filter((id) => seen.scoredBy(id) === side), read.sides[side].battlegrounds],
    ]),
    ...SEATS.flatMap((seat): ReadonlyArray<Told> => {
      const own = read.seats[seat]
      return own === undefined ? [] : [[seen.sideOf(seat), own.side]]
    }),
  ]
}

it.each(SETTINGS)('is what the reader tells: %j', { timeout: 60_000 }, (setting) => {
  agreeing(cardGame, { config: { ...setting, seed: 'glance' }, every: 6 }, told)
})

it('of what is no state there is none', () => {
  expect(cardGame.glance({} as State)).toEqual(none)
})
