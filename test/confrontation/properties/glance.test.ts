/** A glance tells fact by fact what the reader tells of the whole table. */
import { none } from 'fp-ts/lib/Option.js'
import { expect, it } from 'vitest'
import {
  COMBAT_CARD_IDS,
  confrontation,
  REGION_IDS,
  SIDES,
  TILE_IDS,
  type Glance,
  type PieceReading,
  type Reading,
  type RegionId,
  type State,
} from '../../../src/confrontation'
import { agreeing, type Told } from '../../kernel/support/glances'
import { sideOfTile } from './board'

/** Every piece that the reading tells of, with its region. */
const placed = ({
  derived: { regions, offBoard },
}: Reading): ReadonlyArray<readonly [PieceReading, RegionId | null]> => [
  ...REGION_IDS.flatMap((id) =>
    SIDES.flatMap((side) => regions[id][side].pieces.map((piece) => [piece, id] as const)),
  ),
  ...SIDES.flatMap((side) =>
    [...offBoard[side].unplaced.pieces, ...offBoard[side].defeated].map((piece) => [piece, null] as const),
  ),
]

const ofPieces = (seen: Glance, read: Reading): ReadonlyArray<Told> =>
  placed(read).map(([{ tile, character, revealed }, region]) => {
    const glanced = seen.piece(tile)
    const faceKnown = read.table.facesKnown.includes(tile)
    // While faces are chosen the reader tells none.
    return [glanced, { region, character: character ?? glanced.character, faceKnown, revealed }]
  })

const ofSides = (seen: Glance, { table, config }: Reading): ReadonlyArray<Told> =>
  SIDES.flatMap((side, place) => {
    const arrangements = table.worlds[place] ?? []
    const hand = table.hand.filter((card) => card.startsWith(side))
    const own = TILE_IDS.filter((tile) => sideOfTile(tile) === side)
    const seat = config.games === 1 ? side : (place === 0) === (table.game === 0) ? 'first' : 'second'
    return [
      [seen.sideOf(seat), side],
      [COMBAT_CARD_IDS.filter((card) => card.startsWith(side) && seen.inHand(card)), hand],
      [seen.arrangements(side), arrangements.length],
      ...arrangements.map((shown, world): Told => [
        own.map((tile) => seen.shownAt(tile, world)),
        own.map((tile) => shown[tile] ?? null),
      ]),
    ]
  })

const ofBattle = ({ battle }: Glance, { stack, derived }: Reading): ReadonlyArray<Told> => {
  if (battle === null) return [[stack.some(({ kind }) => kind === 'battle'), false]]
  const cards = (side: 'fellowship' | 'sauron') =>
    derived.battle?.cards[side].fetched ?? derived.battle?.cards[side].played ?? null
  return [
    [battle.attacker, derived.battle?.attacker],
    [battle.fighters, derived.battle?.fighters],
    [battle.cards, { fellowship: cards('fellowship'), sauron: cards('sauron') }],
  ]
}

const told = (seen: Glance, read: Reading): ReadonlyArray<Told> => [
  [seen.turn, read.table.turns],
  [seen.asked, read.stack.at(-1)?.kind ?? ''],
  [
    TILE_IDS.filter((tile) => tile === seen.ringbearer),
    placed(read).flatMap(([one]) => (one.bearsRing ? [one.tile] : [])),
  ],
  [placed(read).length, TILE_IDS.length],
  ...ofPieces(seen, read),
  ...ofSides(seen, read),
  ...ofBattle(seen, read),
]

it.each([
  { seed: 'classic' },
  { seed: 'draft', characters: 'draft-secret', specialCards: 'pick-two' },
  { seed: 'match', characters: 'variant', games: 2 },
] as const)('is what the reader tells: $seed', { timeout: 60_000 }, (config) => {
  agreeing(confrontation, { config, every: 2 }, told)
})

it('of what is no state there is none', () => {
  expect(confrontation.glance({} as State)).toEqual(none)
})
