/**
 * The events of a step are enough to animate it: carried out one by one on the table before, by somebody who
 * knows the pieces but no rule, they must give the table after.
 */
import type { Confrontation, Event, State } from '../../../src/confrontation'
import { CHARACTER_IDS, TILE_IDS } from '../../../src/confrontation/model/ids'
import type { Faults, Step } from '../../kernel/conformance'
import { battleOf, placeOfTile, SIDES, tableOf, TILES, turnSide } from './board'

/** A table as somebody would lay it out who only follows the events. */
interface Layout {
  readonly at: Map<string, string>
  readonly variant: Set<string>
  readonly revealed: Set<string>
  readonly hand: Set<string>
  readonly discard: Set<string>
  readonly used: Set<string>
  readonly played: Map<string, string>
  readonly fetched: Map<string, string>
  readonly points: Map<string, number>
  readonly faults: Array<string>
  ringbearer: string
  turn: string
  turns: number
}

const lying = (state: State, which: 'played' | 'fetched'): Map<string, string> => {
  const cards = battleOf(state)?.[which] ?? []
  return new Map(
    SIDES.flatMap((side, place) => {
      const card = cards[place] ?? null
      return card === null ? [] : [[side, card] as const]
    }),
  )
}

const layoutOf = (state: State): Layout => ({
  at: new Map(TILE_IDS.map((tile) => [tile, placeOfTile(state, tile)])),
  variant: new Set(tableOf(state).variant),
  revealed: new Set(tableOf(state).revealed),
  hand: new Set(tableOf(state).hand),
  discard: new Set(tableOf(state).discard),
  used: new Set(tableOf(state).used),
  played: lying(state, 'played'),
  fetched: lying(state, 'fetched'),
  points: new Map(['first', 'second'].map((seat, place) => [seat, state.table.points[place] ?? 0])),
  faults: [],
  ringbearer: tableOf(state).ringbearer,
  turn: turnSide(state),
  turns: state.table.turns,
})

const tileOf = (character: string): string =>
  TILE_IDS[CHARACTER_IDS.findIndex((id) => id === character) % 18] ?? character

const isVariant = (character: string): boolean => CHARACTER_IDS.findIndex((id) => id === character) >= 18

const expectAt = ({ at, variant, faults }: Layout, character: string, region: string): void => {
  const tile = tileOf(character)
  if (at.get(tile) !== region) faults.push(`${character} is in ${at.get(tile)}, not in ${region}`)
  if (variant.has(tile) !== isVariant(character)) faults.push(`${character} is not the face that is fielded`)
}

/** A card is put down; if one lies there already, it goes where the new one comes from. */
const showCard = (layout: Layout, side: string, card: string): void => {
  const { hand, discard, played, fetched, faults } = layout
  const from = [hand, discard].find((pile) => pile.has(card))
  const before = played.get(side)
  if (from === undefined || (from === discard && before === undefined)) {
    faults.push(`${card} is shown from nowhere`)
    return
  }
  from.delete(card)
  played.set(side, card)
  if (before === undefined) return
  from.add(before)
  const brought = fetched.get(side)
  if (brought !== undefined) discard.add(brought)
  fetched.delete(side)
}

const discardCards = (layout: Layout, cards: ReadonlyArray<string>): void => {
  const table = [...layout.played.values(), ...layout.fetched.values()].sort()
  if (table.join() !== cards.slice().sort().join())
    layout.faults.push(`${cards.join()} discarded, ${table.join()} lie there`)
  for (const card of cards) layout.discard.add(card)
  layout.played.clear()
  layout.fetched.clear()
}

const beginTurn = (layout: Layout, side: string, turn: number): void => {
  if (turn !== layout.turns + 1) layout.faults.push(`turn ${turn} follows turn ${layout.turns}`)
  if (layout.turn === side) layout.faults.push(`${side} has two turns in a row`)
  if (layout.turns === 0 && side !== 'sauron') layout.faults.push(`${side} begins`)
  layout.turn = side
  layout.turns = turn
}

const win = (
  layout: Layout,
  { config, table }: State,
  side: 'fellowship' | 'sauron',
  points: number,
): void => {
  const left = TILES[side].filter((tile) => !['defeated', 'unplaced'].includes(layout.at.get(tile) ?? ''))
  if (left.length !== points) layout.faults.push(`${points} points for ${left.length} pieces`)
  if (config.games === 1) return
  const winner = (side === 'fellowship') === (table.game === 0) ? 'first' : 'second'
  layout.points.set(winner, (layout.points.get(winner) ?? 0) + points)
}

/** Carries out one event that moves pieces; false if it is none. */
const movePieces = (layout: Layout, event: Event): boolean => {
  const { at, revealed } = layout
  switch (event.kind) {
    case 'PiecePlaced':
    case 'PieceReturned':
      expectAt(layout, event.piece, event.kind === 'PiecePlaced' ? 'unplaced' : 'defeated')
      at.set(tileOf(event.piece), event.region)
      return true
    case 'PieceMoved':
      expectAt(layout, event.piece, event.from)
      at.set(tileOf(event.piece), event.to)
      return true
    case 'PieceDefeated':
      expectAt(layout, event.piece, event.region)
      at.set(tileOf(event.piece), 'defeated')
      revealed.delete(tileOf(event.piece))
      return true
    case 'PieceRevealed':
      expectAt(layout, event.piece, event.region)
      revealed.add(tileOf(event.piece))
      return true
    case 'PiecesConcealed':
      for (const piece of event.pieces) revealed.delete(tileOf(piece))
      return true
    default:
      return false
  }
}

/** Carries out one event of cards, turns and the end. */
const carryOut = (layout: Layout, state: State, event: Event): void => {
  if (movePieces(layout, event)) return
  if (event.kind === 'CharacterFielded' && isVariant(event.character))
    layout.variant.add(tileOf(event.character))
  if (event.kind === 'TurnBegan') beginTurn(layout, event.side, event.turn)
  if (event.kind === 'SpecialPlayed') layout.used.add(event.card ?? 'no card named')
  if (event.kind === 'CardShown') showCard(layout, event.side, event.shown)
  if (event.kind === 'CardsDiscarded') discardCards(layout, event.cards)
  if (event.kind === 'RingPassed') layout.ringbearer = tileOf(event.to)
  if (event.kind === 'GameWon') win(layout, state, event.side, event.points)
  if (event.kind === 'CardFetched') {
    if (!layout.discard.delete(event.fetched)) layout.faults.push(`${event.fetched} was not discarded`)
    layout.fetched.set(event.side, event.fetched)
  }
  if (event.kind === 'HandsRefilled') {
    if (layout.hand.size > 0) layout.faults.push('hands are refilled that are not empty')
    for (const card of layout.discard) layout.hand.add(card)
    layout.discard.clear()
  }
}

const told = ({
  at,
  variant,
  revealed,
  hand,
  discard,
  used,
  ...rest
}: Layout): Readonly<Record<string, string>> => ({
  at: [...at].join(' '),
  variant: [...variant].sort().join(),
  revealed: [...revealed].sort().join(),
  hand: [...hand].sort().join(),
  discard: [...discard].sort().join(),
  used: [...used].sort().join(),
  points: [...rest.points].join(' '),
  ringbearer: rest.ringbearer,
  turn: `${rest.turns} ${rest.turn}`,
})

/** What the events of a step tell is what has changed. */
const animation = ({ before, after, events }: Step<Confrontation>): Faults => {
  if (before.table === after.table && events.length === 0) return []
  const layout = layoutOf(before)
  const exchange = events.findIndex(({ kind }) => kind === 'SidesExchanged')
  for (const event of exchange < 0 ? events : events.slice(0, exchange)) carryOut(layout, before, event)
  const [mine, real] = [told(layout), told(layoutOf(after))]
  const compared = exchange < 0 ? Object.keys(mine) : ['points']
  const wrong = compared.filter((part) => mine[part] !== real[part])
  return [...layout.faults, ...wrong.map((part) => `${part} is ${real[part]}, events tell ${mine[part]}`)]
}

/** A second game starts from the beginning. */
const secondGame = ({ before, after, events }: Step<Confrontation>): Faults => {
  const exchanged = events.some(({ kind }) => kind === 'SidesExchanged')
  if (exchanged !== (before.table.game === 0 && after.table.game === 1))
    return ['the sides are exchanged unsaid']
  if (!exchanged) return []
  const { turns, used, hand, discard, revealed } = after.table
  const fresh = turns === 0 && used === 0 && hand === 0x3ffff && discard === 0 && revealed === 0
  const empty = TILE_IDS.every((tile) => placeOfTile(after, tile) === 'unplaced')
  return fresh && empty ? [] : ['the second game does not start from the beginning']
}

export const CHANGES: Readonly<Record<string, (step: Step<Confrontation>) => Faults>> = {
  animation,
  secondGame,
}
