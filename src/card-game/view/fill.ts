/**
 * Filling a view: a full state that its viewer cannot tell from the real one. Hidden cards are dealt into the
 * piles of their owner so that each lies where, for all that everybody has seen, it can lie.
 */
import { objectOf, type Obj } from '../../kernel/json'
import type { Json } from '../../kernel/hash'
import type { Random } from '../../kernel/random'
import { COPY_IDS } from '../model/copies'
import type { Player } from '../model/config'
import { SEAT_ZONES, type Seat } from '../model/ids'
import { copyId } from '../query/cards'
import { castOfSaved } from './mask'
import { wantedCard, type Wanted } from './wanted'

const shuffled = <A>(list: ReadonlyArray<A>, random: Random): ReadonlyArray<A> => {
  const copy: Array<A> = []
  for (const one of list) copy.splice(random(copy.length + 1), 0, one)
  return copy
}

/** The piles in which each card can be. */
const pilesOf = (table: Obj): ReadonlyMap<string, ReadonlyArray<string>> => {
  const piles = new Map<string, ReadonlyArray<string>>()
  for (const [names, cards] of Object.entries(objectOf(table['may'])))
    if (Array.isArray(cards)) for (const card of cards) piles.set(String(card), names.split(' '))
  return piles
}

/** A deal in the making: what room is left in each pile, and what lies there so far. */
interface Deal {
  readonly room: Map<string, number>
  readonly dealt: Map<string, string>
  readonly piles: ReadonlyMap<string, ReadonlyArray<string>>
}

const put = ({ room, dealt }: Deal, card: string, pile: string): void => {
  const before = dealt.get(card)
  if (before !== undefined) room.set(before, (room.get(before) ?? 0) + 1)
  dealt.set(card, pile)
  room.set(pile, (room.get(pile) ?? 0) - 1)
}

/** A pile with room that a card can be in, by chance as there is room; undefined for none. */
const roomFor = ({ room, piles }: Deal, card: string, random: Random): string | undefined => {
  const open = (piles.get(card) ?? []).filter((pile) => (room.get(pile) ?? 0) > 0)
  const total = open.reduce((sum, pile) => sum + (room.get(pile) ?? 0), 0)
  let left = total === 0 ? 0 : random(total)
  return open.find((pile) => (left -= room.get(pile) ?? 0) < 0)
}

/** Makes room for a card by moving others on, pile by pile; false if there is no way. */
const makeRoom = (deal: Deal, card: string, tried: Set<string>, random: Random): boolean => {
  const open = roomFor(deal, card, random)
  if (open !== undefined) {
    put(deal, card, open)
    return true
  }
  for (const pile of deal.piles.get(card) ?? []) {
    if (tried.has(pile)) continue
    tried.add(pile)
    const there = [...deal.dealt].filter(([, at]) => at === pile).map(([one]) => one)
    for (const other of shuffled(there, random))
      if (makeRoom(deal, other, tried, random)) {
        put(deal, card, pile)
        return true
      }
  }
  return false
}

/** The hidden cards of a seat, each in a pile. */
const dealSeat = (
  table: Obj,
  player: Player,
  wanted: Wanted | undefined,
  random: Random,
): ReadonlyMap<string, string> => {
  const counts = objectOf(objectOf(table['hiddenCards'])[player.seat])
  const room = new Map(SEAT_ZONES.map((zone): [string, number] => [zone, Number(counts[zone] ?? 0)]))
  const deal: Deal = { room, dealt: new Map(), piles: pilesOf(table) }
  const at = objectOf(table['at'])
  const hidden = player.cards.map(copyId).filter((id) => at[id] === 'hidden')
  const first = wanted === undefined ? undefined : wantedIn(deal, hidden, wanted, random)
  const piles = new Map(deal.piles)
  if (first !== undefined) piles.set(first.card, [first.pile])
  for (const id of shuffled(hidden, random)) makeRoom({ ...deal, piles }, id, new Set(), random)
  return deal.dealt
}

/**
 * A card that must be where the open question looks for it, since the question could not be asked otherwise.
 */
const wantedIn = ({ piles }: Deal, hidden: ReadonlyArray<string>, wanted: Wanted, random: Random) => {
  const found = wanted.cards
    .filter((id) => hidden.includes(id))
    .flatMap((card) =>
      (piles.get(card) ?? []).filter((pile) => wanted.piles.includes(pile)).map((pile) => ({ card, pile })),
    )
  return found.length === 0 ? undefined : found[random(found.length)]
}

/** A view's hidden parts filled in. */
export const fill = (json: Json, viewer: Seat | 'spectator', random: Random): Json => {
  const masked = objectOf(json)
  const { hiddenCards: _, ...table } = objectOf(masked['table'])
  const at: Record<string, Json> = { ...objectOf(table['at']) }
  const tops: Record<string, Json> = { ...objectOf(table['tops']) }
  const wanted = wantedCard(masked)
  for (const player of castOfSaved(masked['config'])?.players ?? []) {
    if (player.seat === viewer) continue
    const sought = wanted?.seat === player.seat ? wanted : undefined
    const dealt = dealSeat(objectOf(masked['table']), player, sought, random)
    for (const [id, pile] of dealt) at[id] = pile
    const deck = COPY_IDS.filter((id) => dealt.get(id) === 'deck')
    if (tops[player.seat] === 'hidden') tops[player.seat] = deck[random(Math.max(1, deck.length))] ?? 'hidden'
  }
  const word = (): number => random(2 ** 32)
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [word(), word(), word(), word()], drawn: {} },
    table: { ...table, at, tops },
  }
}
