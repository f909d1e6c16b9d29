/**
 * The cards of a position: where each of them is, and what everybody can know of those that lie face down.
 */
import { malformed, type Malformed } from '../../../kernel/door'
import type { Cast } from '../../model/config'
import { COPY_IDS, type CopyId } from '../../model/copies'
import { BATTLEGROUND_IDS, type BattlegroundId } from '../../model/ids'
import {
  ASIDE,
  CYCLE,
  DECK,
  ELIMINATED,
  FIRST_WIELDER,
  HAND,
  OUT,
  PATH,
  RESERVE,
  type Bits,
  type CardIx,
  type Spot,
} from '../../model/spots'
import { cardData, cardIx, groundIx, spotOf } from '../../query/cards'
import type { PositionSpec } from './spec'

const REST = { deck: DECK, cycle: CYCLE, eliminated: ELIMINATED } as const
const PILES = ['deck', 'hand', 'cycle', 'eliminated', 'reserve'] as const
const SPOTS: Readonly<Record<(typeof PILES)[number], Spot>> = {
  deck: DECK,
  hand: HAND,
  cycle: CYCLE,
  eliminated: ELIMINATED,
  reserve: RESERVE,
}

interface Named {
  readonly field: string
  readonly card: CopyId
  readonly spot: Spot
}

const spotAt = (place: string): Spot => {
  const ground = BATTLEGROUND_IDS.find((id): id is BattlegroundId => id === place)
  return ground === undefined ? PATH : spotOf(groundIx(ground))
}

/** Every card that is named, with its place. */
const namedIn = (spec: PositionSpec): ReadonlyArray<Named> => [
  ...PILES.flatMap((field) => (spec[field] ?? []).map((card) => ({ field, card, spot: SPOTS[field] }))),
  ...Object.entries(spec.on ?? {}).flatMap(([place, list]) =>
    list.map((card) => ({ field: `on.${place}`, card, spot: spotAt(place) })),
  ),
  ...COPY_IDS.flatMap((wielder, ix) =>
    (spec.items?.[wielder] ?? []).map((card) => ({
      field: `items.${wielder}`,
      card,
      spot: FIRST_WIELDER + ix,
    })),
  ),
]

/** What is wrong with a card at its place, by itself. */
const misplaced = ({ card, spot }: Named): string | undefined => {
  const { type, wielders } = cardData(cardIx(card))
  if (spot >= FIRST_WIELDER) {
    const wielder = cardData(spot - FIRST_WIELDER).id
    return wielders.includes(wielder) ? undefined : `${wielder} does not wield ${card} (play.wielder)`
  }
  if (spot < RESERVE) return undefined
  if (type === 'item') return `${card} is in play on its wielder only (play.wielder)`
  if (type === 'event') return `${card} is never in play (play.event)`
  return spot === PATH && type === 'army' ? `${card} is on no path (play.army)` : undefined
}

/** Where every card is. */
export const placesOf = (
  spec: PositionSpec,
  { owner }: Cast,
  wrong: Array<Malformed>,
): ReadonlyArray<Spot> => {
  const rest = REST[spec.rest ?? 'deck']
  const at: Array<Spot> = owner.map((seat) => (seat < 0 ? OUT : rest))
  const seen = new Set<CardIx>()
  for (const one of namedIn(spec)) {
    const card = cardIx(one.card)
    const fault =
      at[card] === OUT
        ? `${one.card} is not in this game (setUp.decks)`
        : seen.has(card)
          ? `${one.card} is named twice`
          : misplaced(one)
    if (fault !== undefined) wrong.push(malformed(one.field, fault))
    seen.add(card)
    at[card] = one.spot
  }
  const stray = at.findIndex((spot) => spot >= FIRST_WIELDER && (at[spot - FIRST_WIELDER] ?? 0) < RESERVE)
  if (stray >= 0)
    wrong.push(malformed('items', `the wielder of ${COPY_IDS[stray]} is not in play (play.wielder)`))
  return at
}

/** What everybody can know: a card that lies face down can be in any pile of its owner that has a card. */
export const knownOf = (at: ReadonlyArray<Spot>, { owner }: Cast): ReadonlyArray<Bits> => {
  const isHidden = (spot: Spot): boolean => spot >= DECK && spot <= ASIDE
  const piles = (seat: number): Bits =>
    at.reduce((bits, spot, card) => (owner[card] === seat && isHidden(spot) ? bits | (1 << spot) : bits), 0)
  return at.map((spot, card) => (isHidden(spot) ? piles(owner[card] ?? -1) : 0))
}
