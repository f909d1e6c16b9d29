/** What a person means who leaves out a field of an action: own pieces, and ways that lead there. */
import type { Scalar } from '../../kernel/types'
import type { State } from '../model/bundle'
import { CHARACTER_IDS, COMBAT_CARD_IDS, REGION_IDS } from '../model/ids'
import type { PieceIx, RegionIx, SideIx } from '../model/table'
import { forwardOf, regionId, riverFrom, tunnelFrom } from './board'
import { ALL_CARDS } from './fighters'
import { routesOf } from './moves'
import {
  census,
  characterId,
  has,
  onBoard,
  pieceOf,
  PIECES,
  regionOf,
  seatOf,
  sideOfCharacter,
} from './pieces'

type Given = Readonly<Record<string, Scalar>>
type Likely = ReadonlyArray<Scalar> | undefined

interface Actor {
  readonly table: State['table']
  readonly side: SideIx
}

const pieceNamed = ({ table }: Actor, name: Scalar | undefined): PieceIx => {
  const id = CHARACTER_IDS.find((one) => one === name)
  return id === undefined ? -1 : pieceOf(table, id)
}

const regionNamed = (name: Scalar | undefined): RegionIx => REGION_IDS.findIndex((id) => id === name)

/** Where an own piece may go, or else where a step would take it. */
const goals = (actor: Actor, piece: PieceIx): ReadonlyArray<RegionIx> => {
  const { table, side } = actor
  const routes = routesOf(table, census(table), piece).map(({ to }) => to)
  return routes.length > 0 ? routes : forwardOf(side, regionOf(table, piece))
}

/** Own pieces on the board, those first that could go where somebody is to go. */
const movers = (actor: Actor, to: RegionIx): ReadonlyArray<PieceIx> => {
  const { table, side } = actor
  const own = PIECES[side].filter((piece) => onBoard(table, piece))
  const able = own.filter((piece) => goals(actor, piece).includes(to))
  return able.length > 0 ? able : own
}

const MOVES: ReadonlySet<Scalar> = new Set(['move', 'playStep'])

/** How a piece goes to a region: as it may, along river or tunnel where these lead there, or by a step. */
const waysTo = (actor: Actor, piece: PieceIx, to: RegionIx): Likely => {
  const { table, side } = actor
  if (piece < 0 || !onBoard(table, piece)) return ['step']
  const ways = routesOf(table, census(table), piece).filter((route) => route.to === to)
  if (ways.length > 0) return ways.map(({ way }) => way)
  const from = regionOf(table, piece)
  if (side === 0 && riverFrom(from) === to) return ['river']
  return side === 0 && tunnelFrom(from) === to ? ['tunnel'] : ['step']
}

const FIELDS: Readonly<Record<string, (actor: Actor, given: Given) => Likely>> = {
  piece: (actor, { kind = null, to }) =>
    MOVES.has(kind)
      ? movers(actor, regionNamed(to)).map((piece) => characterId(actor.table, piece))
      : kind === 'playName'
        ? undefined
        : PIECES[actor.side].map((piece) => characterId(actor.table, piece)),
  to: (actor, { kind = null, piece }) => {
    const mover = pieceNamed(actor, piece)
    return MOVES.has(kind) && mover >= 0 && onBoard(actor.table, mover)
      ? goals(actor, mover).map(regionId)
      : undefined
  },
  way: (actor, { piece, to }) => waysTo(actor, pieceNamed(actor, piece), regionNamed(to)),
  card: ({ table, side }, { kind }) =>
    kind === 'playCard'
      ? COMBAT_CARD_IDS.filter((_, card) => has(table.hand, card) && has(ALL_CARDS[side], card))
      : undefined,
}

/** The values that can be meant for a field that is left out. */
export const likely = ({ config, table }: State, given: Given, field: string): Likely => {
  const { seat, piece } = given
  const id = CHARACTER_IDS.find((one) => one === piece)
  if (field === 'seat') return id === undefined ? undefined : [seatOf(config, table, sideOfCharacter(id))]
  return FIELDS[field]?.({ table, side: seatOf(config, table, 0) === seat ? 0 : 1 }, given)
}
