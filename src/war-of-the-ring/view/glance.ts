/**
 * A glance at the table: facts of a state, each taken from where it lies. The reader tells the same of a
 * saved state; this is for whoever asks for a few facts of many states.
 */
import * as O from 'fp-ts/lib/Option.js'
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import type { Rules } from '../model/config'
import { nationSum } from '../model/counts'
import type { AnyFrame } from '../model/frames'
import type { ArmyGlance, BattleGlance, FellowshipGlance, Glance, WayGlance } from '../model/glance'
import { SIDES, type PieceId, type Side } from '../model/ids'
import type { PlaceParts } from '../model/json'
import {
  besideShape,
  fellowshipShape,
  IN_FELLOWSHIP,
  type Army,
  type PlaceIx,
  type SideIx,
  type Table,
} from '../model/table'
import { boxOf, fieldOf, isInside, regionOf } from '../query/armies'
import { nationIx, regionId, regionIx, sideIx } from '../query/board'
import { handSize } from '../query/cards'
import { isCaptured, pointsOf } from '../query/control'
import { countOf, isUnit, isLeader, pieceIx, sideId, sideOfPiece } from '../query/pieces'
import { stepsOf } from '../query/politics'
import { seatIx, sideOfSeat } from '../query/seats'

const armyGlance = (army: Army | null, side: Side): ArmyGlance | null =>
  army === null || SIDES[army.side] !== side
    ? null
    : {
        regulars: nationSum(army.regulars),
        elites: nationSum(army.elites),
        leaders: nationSum(army.leaders),
      }

const fellowshipGlance = (rules: Rules, { fellowship, characters }: Table): FellowshipGlance => {
  let companions = 0
  for (const place of characters) if (place === IN_FELLOWSHIP) companions++
  return { ...fellowshipShape(rules).encode(fellowship), companions }
}

const diceGlance = ({ dice }: Table, side: SideIx): Glance['dice'][Side] => ({
  pool: dice.pool[side],
  huntBox: dice.huntBox[side],
  elvenRings: dice.rings[side],
})

const placeReading = (place: PlaceIx): PlaceParts => ({
  region: regionId(regionOf(place)),
  inside: isInside(place),
})

const battleGlance = (stack: State['stack']): BattleGlance | null => {
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth]
    if (frame?.kind !== 'battle') continue
    const { kind, side, from, to } = frame.vars
    return { kind, attacker: SIDES[side], from: placeReading(from), to: placeReading(to) }
  }
  return null
}

/** The tile of the innermost Hunt that deals with one. */
const tileGlance = (rules: Rules, stack: State['stack']): Glance['tile'] => {
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth]
    if (frame?.kind === 'tile') return rules.huntTileIds[frame.vars.tile] ?? null
  }
  return null
}

const wayGlance = (frame: AnyFrame | undefined): WayGlance | null => {
  if (frame?.kind !== 'decide/path') return null
  const { why, left, path } = frame.vars
  return { declared: why === 'declare', left, at: regionId(path[path.length - 1] ?? 0) }
}

/** How many of a kind an Army has; characters and Nazgûl are in none. */
const inArmy = (rules: Rules, army: Army, id: PieceId): number => {
  const piece = pieceIx(rules, id)
  const counted = piece >= 0 && (isUnit(rules, piece) || isLeader(rules, piece))
  return counted && army.side === sideOfPiece(rules, piece) ? countOf(rules, army, piece) : 0
}

const glanceAt = (rules: Rules, { table, stack }: State): Glance => {
  const top = stack[stack.length - 1]
  return {
    turn: table.turn,
    asked: top?.kind ?? '',
    fellowship: fellowshipGlance(rules, table),
    dice: { 'free-peoples': diceGlance(table, 0), shadow: diceGlance(table, 1) },
    battle: battleGlance(stack),
    way: wayGlance(top),
    tile: tileGlance(rules, stack),
    beside: table.beside === undefined ? null : besideShape.encode(table.beside),
    damage: top?.kind === 'decide/damage' ? top.vars.damage : null,
    sideOf: (seat) => sideId(sideOfSeat(rules, seat)),
    hand: (seat) => handSize(table, seatIx(rules, seat)),
    victoryPoints: (side) => pointsOf(rules, table, sideIx(side)),
    field: (side, region) => armyGlance(fieldOf(table, regionIx(region)), side),
    inside: (side, region) => armyGlance(boxOf(table, regionIx(region)), side),
    isCaptured: (region) => isCaptured(table, regionIx(region)),
    stepsToWar: (nation) => stepsOf(table, nationIx(nation)),
    reinforcements: (piece) =>
      inArmy(rules, table.reinforcements[0], piece) + inArmy(rules, table.reinforcements[1], piece),
    casualties: (piece) => inArmy(rules, table.casualties, piece),
  }
}

/** A glance at a state; none for what is no state. */
export const glance = (rules: Rules, state: State): O.Option<Glance> =>
  guarded<O.Option<Glance>>(O.none, () => O.some(glanceAt(rules, state)))
