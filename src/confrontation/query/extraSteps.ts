/**
 * What the opponent may know while a card grants an extra step: which piece it was tells, in each world, who
 * can make the move that follows, the same piece or another one.
 */
import type { ExtraStep, PieceIx, RegionIx, SideIx, Table, World } from '../model/table'
import { countAt, has, regionOf } from './pieces'
import { distinct, replaced, unseenIn, withTile, type Known } from './worlds'

/** A world and, as its tenth entry, the tile that makes the step, or -1 for one never shown. */
type Followed = World

const STEPPER = 9
const stepperIn = (world: Followed): number => world[STEPPER] ?? -1

/** One piece that may have gone: its tile, -1 for one never shown, and whether it makes the step. */
interface Goer {
  readonly tile: number
  readonly steps: boolean
}

/** Whether the stepper of a world was never shown and stands in a region. */
const isUnseenStepper = (world: Followed, step: ExtraStep, region: RegionIx): boolean =>
  stepperIn(world) < 0 && step.at === region

/** Every hidden piece of a region that may be meant, in one world. */
const goersIn = (table: Table, side: SideIx, from: RegionIx, world: World): ReadonlyArray<number> => {
  const goers: Array<number> = []
  if (unseenIn(world, countAt(table, side, from), from) > 0) goers.push(-1)
  for (let tile = 0; tile < 9; tile++)
    if (world[tile] === from && !has(table.revealed, side * 9 + tile)) goers.push(tile)
  return goers
}

/** The same with the step in mind: one never shown may be the one who makes it, or not. */
const followedGoers = (
  table: Table,
  step: ExtraStep,
  from: RegionIx,
  world: Followed,
): ReadonlyArray<Goer> => {
  const side: SideIx = table.turn === 1 ? 1 : 0
  const there = unseenIn(world, countAt(table, side, from), from)
  const stepsUnseen = isUnseenStepper(world, step, from)
  return goersIn(table, side, from, world).flatMap((tile): ReadonlyArray<Goer> => {
    if (tile >= 0) return [{ tile, steps: stepperIn(world) === tile }]
    const other = { tile, steps: false }
    if (!stepsUnseen) return [other]
    return there > 1 ? [{ tile, steps: true }, other] : [{ tile, steps: true }]
  })
}

const followed = (table: Table, side: SideIx, { by }: ExtraStep): ReadonlyArray<Followed> =>
  table.worlds[side].map((world, place) => withStepper(world, Math.max(-1, (by[place] ?? -1) - side * 9)))

const known = (table: Table, step: ExtraStep, worlds: ReadonlyArray<Followed>): Known => {
  const side: SideIx = table.turn === 1 ? 1 : 0
  const once = distinct(worlds)
  return {
    worlds: replaced(
      table,
      side,
      once.map((world) => world.slice(0, STEPPER)),
    ),
    extraStep: {
      ...step,
      by: once.map((world) => (stepperIn(world) < 0 ? -1 : stepperIn(world) + side * 9)),
    },
  }
}

const withStepper = (world: World, tile: number): Followed => {
  const changed = world.slice()
  changed[STEPPER] = tile
  return changed
}

/** A piece is about to make an extra step: in each world it is one of those who can be it. */
export const afterBeginning = (table: Table, piece: PieceIx, same: boolean): Known => {
  const side: SideIx = piece < 9 ? 0 : 1
  const from = regionOf(table, piece)
  const step: ExtraStep = { from, at: from, same, moved: false, by: [] }
  const goers = (world: World): ReadonlyArray<number> =>
    has(table.revealed, piece) ? [piece - side * 9] : goersIn(table, side, from, world)
  const worlds = table.worlds[side].flatMap((world) => goers(world).map((tile) => withStepper(world, tile)))
  return known(table, step, worlds)
}

/** Whether who goes now makes the step himself; undefined once the move has been made. */
const mustBeStepper = ({ from, at, same, moved }: ExtraStep): boolean | undefined => {
  if (moved) return undefined
  return at === from ? true : same
}

/** After a piece went from one region to another in a turn with an extra step. */
export const afterFollowed = (table: Table, step: ExtraStep, going: Going): Known => {
  const { piece, to, open } = going
  const side: SideIx = piece < 9 ? 0 : 1
  const from = regionOf(table, piece)
  const tile = piece - side * 9
  const must = mustBeStepper(step)
  const worlds: Array<Followed> = []
  for (const world of followed(table, side, step)) {
    const goers = open
      ? [{ tile, steps: stepperIn(world) === tile }]
      : followedGoers(table, step, from, world)
    for (const goer of goers) {
      if (must !== undefined && goer.steps !== must) continue
      worlds.push(goer.tile < 0 ? world : withTile(world, goer.tile, to))
    }
  }
  const moved = step.moved || step.at !== step.from
  return known(table, { ...step, at: must === true ? to : step.at, moved }, worlds)
}

/** A move of a piece; `open` if everybody can see which one it is. */
export interface Going {
  readonly piece: PieceIx
  readonly to: RegionIx
  readonly open: boolean
}

/** After a piece of the side to move was shown in a region: one never shown may be who makes the step. */
export const afterShownFollowed = (table: Table, step: ExtraStep, piece: PieceIx): Known => {
  const side: SideIx = piece < 9 ? 0 : 1
  const tile = piece - side * 9
  const region = regionOf(table, piece)
  const count = countAt(table, side, region)
  const worlds = followed(table, side, step).flatMap((world): ReadonlyArray<Followed> => {
    if (world[tile] === region) return [world]
    const there = unseenIn(world, count, region)
    if (world[tile] !== -1 || there === 0) return []
    const shown = withTile(world, tile, region)
    if (!isUnseenStepper(world, step, region)) return [shown]
    const himself = withStepper(shown, tile)
    return there > 1 ? [himself, shown] : [himself]
  })
  return known(table, step, worlds)
}

/** After a piece of the side to move left the board, face up. */
export const afterDefeatedFollowed = (table: Table, step: ExtraStep, piece: PieceIx): Known => {
  const side: SideIx = piece < 9 ? 0 : 1
  const worlds = followed(table, side, step)
  return known(
    table,
    step,
    worlds.map((world) => withTile(world, piece - side * 9, -1)),
  )
}

/** After everybody saw that this piece makes the step. */
export const afterStepper = (table: Table, piece: PieceIx): Known => {
  const step = table.extraStep
  if (step === undefined) return table
  const side: SideIx = piece < 9 ? 0 : 1
  const worlds = followed(table, side, step)
  return known(
    table,
    step,
    worlds.filter((world) => stepperIn(world) === piece - side * 9),
  )
}

/** The turn is over: nobody follows the step any longer. */
export const afterTurn = (table: Table): Known => {
  const side: SideIx = table.turn === 1 ? 1 : 0
  return { worlds: replaced(table, side, distinct(table.worlds[side])), extraStep: undefined }
}
