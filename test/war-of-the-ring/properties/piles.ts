/**
 * What events tell of things beside the map: Hunt tiles, dice and cards, put from pile to pile by somebody
 * who
 * knows where each is kept.
 */
import type { Event, Side } from '../../../src/war-of-the-ring'
import { HUNT_TILES } from '../../../src/war-of-the-ring/data/hunt-tiles'
import { BOTH, enemyOf, frameOf, type Told } from './board'
import { put, type Layout, type Piles } from './layout'

/** Moves all tiles of some kinds from one pile to another. */
const pour = (layout: Layout, kinds: (tile: string) => boolean, from: Piles, to: Piles): void => {
  for (const [tile, number] of Object.entries(from))
    if (kinds(tile)) carry(layout, tile, number, { from, to })
}
const carry = (
  layout: Layout,
  tile: string,
  number: number,
  { from, to }: { readonly from: Piles; readonly to: Piles },
): void => {
  put(layout, from, tile, -number)
  put(layout, to, tile, number)
}
const isStandard = (tile: string): boolean =>
  HUNT_TILES.some(({ id, kind }) => id === tile && kind === 'standard')

/** The card that has another tile drawn; the first one waits and goes back then. */
const REPLACES_A_TILE = 'fp-char-05'
/** The card that has tiles drawn to look at them. */
const LOOKS_AT_TILES = 'fp-char-14'

/** Tiles drawn that a card has in its hands: they do not go back with the others. */
export const heldBy = (state: Told): Piles => {
  const held = (frameOf(state, 'challenge')?.vars['held'] ?? {}) as Piles
  const replaced = frameOf(state, 'tile')?.vars['replaced']
  return { ...held, ...(typeof replaced === 'string' ? { [replaced]: (held[replaced] ?? 0) + 1 } : {}) }
}
/** The tile that is being dealt with. */
export const shownIn = (state: Told): string => String(frameOf(state, 'tile')?.vars['tile'] ?? '')

const drawTile = (layout: Layout, event: Extract<Event, { kind: 'TileDrawn' }>): void => {
  const { pool = {}, drawn = {} } = layout.table.tiles as Record<string, Piles>
  carry(layout, event.tile, 1, { from: pool, to: drawn })
  layout.shown = event.tile
  // A card that draws tiles to look at them holds them until it is done.
  if (event.card === LOOKS_AT_TILES) put(layout, layout.held, event.tile, 1)
}

/** Empties what was drawn into the pool, but for the tiles that a card still holds. */
const refill = (layout: Layout): void => {
  const { pool = {}, drawn = {} } = layout.table.tiles as Record<string, Piles>
  for (const [tile, number] of Object.entries(drawn))
    if (isStandard(tile)) {
      const free = number - (layout.held[tile] ?? 0)
      if (free > 0) carry(layout, tile, free, { from: drawn, to: pool })
    }
}

/** Lays tiles where an event says. */
export const onTiles = (layout: Layout, event: Event): void => {
  const { pool, drawn, waiting, removed } = layout.table.tiles as Record<
    'pool' | 'drawn' | 'waiting' | 'removed',
    Piles
  >
  switch (event.kind) {
    case 'TileDrawn':
      return drawTile(layout, event)
    case 'CardUsed':
      if (event.card === REPLACES_A_TILE) put(layout, layout.held, layout.shown, 1)
      return
    case 'TileReturned':
    case 'TileRemoved':
      put(layout, layout.held, event.tile, -event.number)
      return carry(layout, event.tile, event.number, {
        from: drawn,
        to: event.kind === 'TileReturned' ? pool : removed,
      })
    case 'TilePutInPlay':
      return put(layout, layout.table.fellowship.mordor === null ? waiting : pool, event.tile, 1)
    case 'PoolRefilled':
      return refill(layout)
    case 'MordorEntered':
      pour(layout, (tile) => tile === 'standard-eye', drawn, pool)
      return pour(layout, () => true, waiting, pool)
    default:
  }
}

const beginTurn = ({ table }: Layout, turn: number): void => {
  table.turn = turn
  table.fellowship.tried = false
  for (const side of BOTH) {
    table.dice.unused[side] = {}
    table.dice.used[side] = 0
    table.dice.huntBox[side] = 0
  }
  table.dice.ringUsed = []
}

const turnDie = (layout: Layout, side: Side, die: string, result: string): void => {
  put(layout, layout.table.dice.unused[side], die, -1)
  put(layout, layout.table.dice.unused[side], result, 1)
}

/** A Ring used or paid: the Shadow gets those of the Free Peoples; one of a side in a turn. */
const spendRing = (layout: Layout, side: Side): void => {
  const { dice } = layout.table
  dice.rings[side]--
  if (side === 'free-peoples') dice.rings[enemyOf(side)]++
  dice.ringUsed = BOTH.filter((one) => one === side || dice.ringUsed.includes(one))
}

/** Dice spent on actions count as used from the choice on: when its action is done no event tells. */
export const onDice = (layout: Layout, event: Event): void => {
  const { dice } = layout.table
  switch (event.kind) {
    case 'TurnBegan':
      return beginTurn(layout, event.turn)
    case 'PoolChanged':
      dice.pool[event.side] = event.dice
      return
    case 'DiceAllocated':
      dice.huntBox.shadow += event.dice
      return
    case 'DieRolled':
      return put(layout, dice.unused[event.side], event.face, 1)
    case 'DieUsed':
    case 'DieSkipped':
      dice.used[event.side]++
      return put(layout, dice.unused[event.side], event.die, -1)
    case 'DiceLost':
      dice.used[event.side] += event.number
      return put(layout, dice.unused[event.side], event.die, -event.number)
    case 'DieToHuntBox':
      dice.huntBox[event.side]++
      if (event.side === 'shadow') return put(layout, dice.unused.shadow, event.die, -1)
      dice.used[event.side]--
      return
    case 'DieTurned':
      return turnDie(layout, event.side, event.die, event.result)
    case 'RingUsed':
      turnDie(layout, event.side, event.die, event.result)
      return spendRing(layout, event.side)
    case 'RingPaid':
      return spendRing(layout, event.side)
    default:
  }
}

/** Cards that say that they are played on the table. */
export const STAYING: ReadonlyArray<string> = [
  'fp-char-05',
  'fp-char-06',
  'fp-char-07',
  'fp-char-08',
  'fp-strat-01',
  'fp-strat-02',
  'fp-strat-03',
  'sh-char-15',
  'sh-char-16',
  'sh-char-17',
  'sh-char-21',
  'sh-char-22',
  'sh-strat-03',
  'sh-strat-05',
]

type Place = 'decks' | 'hands' | 'discards' | 'played' | 'onTable'

/** The deck that a card belongs to, by its name. */
export const deckOf = (id: string): string =>
  `${id.startsWith('fp') ? 'free-peoples' : 'shadow'}-${id.includes('char') ? 'character' : 'strategy'}`

const shift = (layout: Layout, card: string, from: Place, to: Place): void => {
  const cards = layout.table.cards as Record<Place, Record<string, Array<string>>>
  const deck = deckOf(card)
  if (!cards[from][deck]?.includes(card)) layout.faults.push(`${card} is not in ${from}`)
  cards[from][deck] = (cards[from][deck] ?? []).filter((one) => one !== card)
  cards[to][deck] = [...(cards[to][deck] ?? []), card].sort()
}

const lies = (layout: Layout, card: string): boolean =>
  layout.table.cards.onTable[deckOf(card)]?.includes(card) ?? false

/** Lays cards where an event says; those discarded face down are told to their owner alone. */
export const onCards = (layout: Layout, event: Event): void => {
  const card = event.card ?? ''
  switch (event.kind) {
    case 'CardDrawn':
      return shift(layout, event.drawn, 'decks', 'hands')
    case 'CardDiscarded':
      return event.only === undefined
        ? shift(layout, event.drawn, 'onTable', 'played')
        : shift(layout, event.drawn, 'hands', 'discards')
    case 'CardPlayed':
      return shift(layout, card, 'hands', STAYING.includes(card) ? 'onTable' : 'played')
    case 'CardLeftTable':
      return shift(layout, card, 'onTable', 'played')
    case 'CardPaid':
      return shift(layout, event.paid, 'hands', 'played')
    case 'CombatCardPlayed':
      return shift(layout, event.played, lies(layout, event.played) ? 'onTable' : 'hands', 'played')
    default:
  }
}
