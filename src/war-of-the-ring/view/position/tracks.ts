/**
 * The rest of a position: control, politics, the Fellowship, Hunt tiles, dice and cards.
 */
import type { Rules } from '../../model/config'
import * as E from 'fp-ts/lib/Either.js'
import { malformed, type Malformed } from '../../../kernel/door'
import { faceSum, ofFace, ofStep, ofTile, stepCount, tileCount } from '../../model/counts'
import {
  DIE_FACES,
  NATIONS,
  SIDES,
  type EventCardId,
  type HuntTileId,
  type Side,
  DECKS,
} from '../../model/ids'
import type { Dice, Fellowship, Pair, SideIx, Table, Tiles } from '../../model/table'
import { regionIx } from '../../query/board'
import { nextPool } from '../../query/dice'
import { companionsOf, firstOf, GOLLUM, possibleGuides, sizeOf } from '../../query/fellowship'
import { characterIx } from '../../query/pieces'
import type { Phase, PositionSpec } from './spec'
import { bitOfCard, cardIx, deckOfCard, handIx, sideOfDeck } from '../../query/cards'

/** Control markers and the Political Track. */
export const withControl = (table: Table, spec: PositionSpec): E.Either<Malformed, Table> => {
  const captured = table.captured.slice()
  for (const id of spec.captured ?? []) {
    const region = regionIx(id)
    captured[region >> 5] = (captured[region >> 5] ?? 0) | (1 << (region & 31))
  }
  let { steps, active } = table
  for (const [nation, id] of NATIONS.entries()) {
    const told = spec.politics?.[id]
    if (told?.steps !== undefined) {
      if (told.steps > 3) return E.left(malformed(`politics.${id}.steps`, 'is at most 3 (politics.track)'))
      steps += ofStep(nation, told.steps - stepCount(steps, nation))
    }
    // Only an active Nation comes to the last step.
    const isActive = told?.active ?? (told?.steps === 0 ? true : undefined)
    if (isActive !== undefined) active = isActive ? active | (1 << nation) : active & ~(1 << nation)
  }
  return E.right({ ...table, captured, steps, active })
}

const guideOf = (rules: Rules, table: Table, spec: PositionSpec): number => {
  if (spec.fellowship?.guide !== undefined) return characterIx(rules, spec.fellowship.guide)
  const guides = possibleGuides(rules, table)
  if (guides === 0) return GOLLUM(rules)
  const { guide } = table.fellowship
  return (guides >> guide) & 1 ? guide : firstOf(guides)
}

/** The Fellowship. */
export const withFellowship = (
  rules: Rules,
  table: Table,
  spec: PositionSpec,
): E.Either<Malformed, Table> => {
  const told = spec.fellowship ?? {}
  if (told.mordor !== undefined && told.region !== undefined)
    return E.left(malformed('fellowship.region', 'it is on the Mordor Track (mordor.place)'))
  const fellowship: Fellowship = {
    region: told.mordor === undefined ? regionIx(told.region ?? 'rivendell') : -1,
    progress: told.progress ?? 0,
    revealed: told.revealed ?? false,
    corruption: told.corruption ?? 0,
    guide: guideOf(rules, table, spec),
    mordor: told.mordor ?? -1,
    tried: told.tried ?? false,
  }
  return E.right({ ...table, fellowship })
}

type TileNumbers = { readonly [T in HuntTileId]?: number }

/** Hunt tiles: standard ones that are not named are drawn if the pool is told, else in the pool. */
export const withTiles = (rules: Rules, table: Table, spec: PositionSpec): E.Either<Malformed, Table> => {
  const told = spec.huntTiles ?? {}
  const places = { pool: 0, drawn: 0, waiting: 0, removed: 0 }
  const rest = told.pool === undefined ? 'pool' : 'drawn'
  for (const [tile, { id, count, kind }] of rules.huntTiles.entries()) {
    let left = count
    for (const place of ['pool', 'drawn', 'waiting', 'removed'] as const) {
      const number = (told[place] as TileNumbers | undefined)?.[rules.huntTileIds[tile] ?? id] ?? 0
      left -= number
      if (left < 0)
        return E.left(malformed(`huntTiles.${place}.${id}`, `there are ${count} of it (components.supply)`))
      places[place] += ofTile(rules, tile, number)
    }
    if (kind === 'standard' || kind === 'smeagol') places[rest] += ofTile(rules, tile, left)
  }
  const tiles: Tiles = places
  return E.right({ ...table, tiles })
}

const pair = (told: { readonly [S in Side]?: number } | undefined, [first, second]: Pair): Pair => [
  told?.['free-peoples'] ?? first,
  told?.shadow ?? second,
]

/** The phases in which dice lie on the table. */
const ROLLED: ReadonlySet<Phase> = new Set(['actions', 'victory'])

const unusedOf = ({ dice }: PositionSpec, side: SideIx): number =>
  (dice?.[SIDES[side]] ?? []).reduce((counts, face) => counts + ofFace(DIE_FACES.indexOf(face)), 0)

/** Whether a description is of the moment between two turns, where dice are taken back when one begins. */
export const isBetweenTurns = (rules: Rules, { phase, acting, huntBox }: PositionSpec): boolean =>
  rules.huntMinimum &&
  phase === 'draw' &&
  acting !== 'shadow' &&
  (huntBox?.['free-peoples'] ?? 0) + (huntBox?.shadow ?? 0) > 0

/** Before the roll no die lies on the table but those the Shadow has allocated, or of the turn before. */
const earlyFault = (rules: Rules, table: Table, spec: PositionSpec, phase: Phase): Malformed | undefined => {
  const { dice, huntBox } = spec
  if (dice !== undefined && phase !== 'action-roll')
    return malformed('dice', `are not rolled in the phase ${phase} (turn.actionRoll)`)
  if (isBetweenTurns(rules, spec)) return undefined
  if ((huntBox?.['free-peoples'] ?? 0) > 0)
    return malformed('huntBox.free-peoples', 'is filled by moves of the Fellowship (fellowship.dieToHuntBox)')
  const allocated = huntBox?.shadow ?? 0
  if (allocated > 0 && phase !== 'action-roll' && phase !== 'actions')
    return malformed('huntBox', 'is empty before the Hunt allocation (turn.huntAllocation)')
  const most = Math.max(1, sizeOf(companionsOf(rules, table)))
  return allocated > most && dice === undefined
    ? malformed('huntBox.shadow', `at most ${most} can be allocated (huntAllocation.limit)`)
    : undefined
}

/** Dice of a side that an action under way is taken with. */
const inUse = ({ pending }: PositionSpec, side: SideIx): number => {
  if (pending === undefined || pending.kind === 'ring') return 0
  return (pending.kind === 'battle' ? pending.by : 'free-peoples') === SIDES[side] ? 1 : 0
}

/** Dice that are neither unused nor in the Hunt box have been used. */
const usedOf = (spec: PositionSpec, pool: Pair, huntBox: Pair): E.Either<Malformed, Pair> => {
  const used: Array<number> = []
  for (const side of [0, 1] as const) {
    const many = (spec.dice?.[SIDES[side]] ?? []).length
    const left = pool[side] - many - huntBox[side] - inUse(spec, side)
    if (left < 0) {
      const problem = `${many} and ${huntBox[side]} in the Hunt box are more than the pool of ${pool[side]}`
      const rule = side === 0 ? 'dicePool.freePeoples' : 'dicePool.shadow'
      return E.left(malformed(`dice.${SIDES[side]}`, `${problem} (${rule})`))
    }
    used.push(left)
  }
  return E.right([used[0] ?? 0, used[1] ?? 0])
}

/** Whether the dice of a description have been rolled. */
export const isRolled = ({ phase = 'actions', dice }: PositionSpec): boolean =>
  ROLLED.has(phase) && (phase === 'victory' || dice !== undefined)

/** Dice and Elven Rings. */
export const withDice = (rules: Rules, table: Table, spec: PositionSpec): E.Either<Malformed, Table> => {
  const rolled = isRolled(spec)
  const phase = spec.phase ?? 'actions'
  const early = rolled ? undefined : earlyFault(rules, table, spec, phase)
  if (early !== undefined) return E.left(early)
  const pool = pair(spec.pool, [nextPool(rules, table, 0), nextPool(rules, table, 1)])
  const huntBox = pair(spec.huntBox, [0, 0])
  const lie = rolled || isBetweenTurns(rules, spec)
  const used = lie ? usedOf(spec, pool, huntBox) : E.right([0, 0] as const)
  if (E.isLeft(used)) return used
  const unused = [unusedOf(spec, 0), unusedOf(spec, 1)] as const
  if (phase === 'victory' && faceSum(unused[0]) + faceSum(unused[1]) > 0)
    return E.left(malformed('dice', 'are used up when victory is checked (turn.lastDice)'))
  const dice: Dice = {
    pool,
    unused,
    used: used.right,
    huntBox,
    rings: pair(spec.rings, table.dice.rings),
    ringUsed: (spec.ringUsed ?? []).reduce((bits, side) => bits | (1 << SIDES.indexOf(side)), 0),
    converted: spec.converted ?? 0,
  }
  return E.right({ ...table, dice })
}

const CARD_PLACES = ['hands', 'discards', 'played', 'onTable'] as const

const addCards = (
  rules: Rules,
  sets: Array<number>,
  cards: ReadonlyArray<EventCardId>,
  { side, path }: { readonly side: SideIx; readonly path: string },
): Malformed | undefined => {
  for (const id of cards) {
    const card = cardIx(rules, id)
    const deck = deckOfCard(rules, card)
    if (sideOfDeck(deck) !== side) return malformed(path, `${id} is a card of the other side (events.decks)`)
    const bit = bitOfCard(rules, card)
    if (((sets[deck] ?? 0) & bit) !== 0) return malformed(path, `${id} is there twice (components.supply)`)
    sets[deck] = (sets[deck] ?? 0) | bit
  }
  return undefined
}

const isTold = (spec: PositionSpec, id: EventCardId): boolean =>
  CARD_PLACES.some((place) => Object.values(spec[place] ?? {}).some((cards) => cards.includes(id)))

/** A special Hunt tile in play implies that its card was played. */
const withTileCards = (rules: Rules, table: Table, spec: PositionSpec): PositionSpec => {
  const { pool, drawn, waiting, removed } = table.tiles
  const played = {
    'free-peoples': [...(spec.played?.['free-peoples'] ?? [])],
    shadow: [...(spec.played?.shadow ?? [])],
  }
  for (const [tile, { broughtBy, kind }] of rules.huntTiles.entries()) {
    const number = [pool, drawn, waiting, removed].reduce(
      (sum, tiles) => sum + tileCount(rules, tiles, tile),
      0,
    )
    if (
      kind !== 'standard' &&
      kind !== 'smeagol' &&
      broughtBy !== undefined &&
      number > 0 &&
      !isTold(spec, broughtBy)
    )
      played[kind].push(broughtBy)
  }
  return { ...spec, played }
}

/** Cards that seats hold, or have on the table. */
const ofSeats = (
  rules: Rules,
  told: PositionSpec['hands'],
  place: 'hands' | 'onTable',
): E.Either<Malformed, { readonly hands: ReadonlyArray<number>; readonly byDeck: Array<number> }> => {
  const byDeck = [0, 0, 0, 0]
  const hands = rules.seating.seats.flatMap(() => DECKS.map(() => 0))
  for (const [seat, id] of rules.seating.seats.entries()) {
    const side = rules.seating.sideOf[seat] ?? 0
    const before = byDeck.slice()
    const wrong = addCards(rules, byDeck, told?.[id] ?? [], { side, path: `${place}.${id}` })
    if (wrong !== undefined) return E.left(wrong)
    for (const [deck, cards] of byDeck.entries())
      if (sideOfDeck(deck) === side) hands[handIx(seat, deck)] = cards & ~(before[deck] ?? 0)
  }
  return E.right({ hands, byDeck })
}

/** Event cards; those not named are in their decks. */
export const withCards = (rules: Rules, table: Table, told: PositionSpec): E.Either<Malformed, Table> => {
  const spec = withTileCards(rules, table, told)
  const hands = ofSeats(rules, spec.hands, 'hands')
  if (E.isLeft(hands)) return hands
  const onTable = ofSeats(rules, spec.onTable, 'onTable')
  if (E.isLeft(onTable)) return onTable
  const discards = [0, 0, 0, 0]
  const played = [0, 0, 0, 0]
  for (const [place, set] of [
    ['discards', discards],
    ['played', played],
  ] as const)
    for (const [side, name] of SIDES.entries()) {
      const whose = { side: side === 0 ? 0 : 1, path: `${place}.${name}` } as const
      const wrong = addCards(rules, set, spec[place]?.[name] ?? [], whose)
      if (wrong !== undefined) return E.left(wrong)
    }
  const decks = table.cards.decks.slice()
  const piles = { hands: hands.right.byDeck, discards, played, onTable: onTable.right.byDeck }
  for (const place of CARD_PLACES)
    for (let deck = 0; deck < decks.length; deck++) {
      const named = piles[place][deck] ?? 0
      if ((named & ~(decks[deck] ?? 0)) !== 0)
        return E.left(malformed(place, 'a card is in one place only (components.supply)'))
      decks[deck] = (decks[deck] ?? 0) & ~named
    }
  const cards = { decks, hands: hands.right.hands, discards, played, onTable: onTable.right.hands }
  return E.right({ ...table, cards })
}
