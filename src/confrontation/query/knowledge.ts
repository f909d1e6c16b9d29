/**
 * What the opponent may know of a side's pieces. Pieces of a region count as shuffled at every moment
 * (ruling R33), so knowledge is a set of arrangements ("worlds") that fit everything shown so far.
 */
import type { ExtraStep, PieceIx, RegionIx, SideIx, Table, World } from '../model/table'
import { CHARACTERS } from '../data/characters'
import { CHARACTER_IDS, type Name } from '../model/ids'
import { countAt, has, onBoard, regionOf, textOfCharacter, type Text } from './pieces'
import { afterDefeatedFollowed, afterFollowed, afterShownFollowed } from './extraSteps'
import { distinct, replaced, shownAt, unseenIn, withTile, type Known } from './worlds'

/** Nothing has been shown yet. */
export const UNKNOWN_WORLD: World = Object.freeze([-1, -1, -1, -1, -1, -1, -1, -1, -1])
/** The one world before anything is shown. */
export const NOTHING_KNOWN: ReadonlyArray<World> = Object.freeze([UNKNOWN_WORLD])

const tileOf = (piece: PieceIx): number => (piece < 9 ? piece : piece - 9)

/** The extra step that a side makes in this turn. */
const stepOf = ({ extraStep, turn }: Table, side: SideIx): ExtraStep | undefined =>
  turn === side ? extraStep : undefined

const learnt = (table: Table, side: SideIx, worlds: ReadonlyArray<World>): Known => ({
  worlds: replaced(table, side, distinct(worlds)),
  extraStep: table.extraStep,
})

/** After a piece was shown in a region: only worlds in which it can stand there are left. */
export const afterShown = (table: Table, piece: PieceIx, region: RegionIx): Known => {
  const side: SideIx = piece < 9 ? 0 : 1
  const step = stepOf(table, side)
  if (step !== undefined) return afterShownFollowed(table, step, piece)
  const tile = tileOf(piece)
  const before = table.worlds[side]
  if (before.length === 1 && before[0]?.[tile] === region) return table
  const count = countAt(table, side, region)
  const worlds: Array<World> = []
  for (const world of before) {
    const known = shownAt(world, tile)
    if (known === region) worlds.push(world)
    else if (known === -1 && unseenIn(world, count, region) > 0) worlds.push(withTile(world, tile, region))
  }
  return learnt(table, side, worlds)
}

/** Whether some tile that was shown before may stand in a region. */
const isKnownAt = (worlds: ReadonlyArray<World>, region: RegionIx): boolean => {
  for (let place = 0; place < worlds.length; place++) if (worlds[place]?.includes(region)) return true
  return false
}

/** After a piece went from one region to another; `open` if everybody could see which piece it was. */
export const afterMoved = (table: Table, piece: PieceIx, to: RegionIx, open: boolean): Known => {
  const side: SideIx = piece < 9 ? 0 : 1
  const step = stepOf(table, side)
  if (step !== undefined) return afterFollowed(table, step, { piece, to, open })
  const before = table.worlds[side]
  if (open)
    return learnt(
      table,
      side,
      before.map((world) => withTile(world, tileOf(piece), to)),
    )
  const from = regionOf(table, piece)
  if (!isKnownAt(before, from)) return table
  const first = side === 0 ? 0 : 9
  const count = countAt(table, side, from)
  const worlds: Array<World> = []
  for (const world of before) {
    if (unseenIn(world, count, from) > 0) worlds.push(world)
    for (let tile = 0; tile < 9; tile++)
      if (world[tile] === from && !has(table.revealed, first + tile)) worlds.push(withTile(world, tile, to))
  }
  return learnt(table, side, worlds)
}

/** After a piece left the board, face up. */
export const afterDefeated = (table: Table, piece: PieceIx): Known => {
  const side: SideIx = piece < 9 ? 0 : 1
  const step = stepOf(table, side)
  if (step !== undefined) return afterDefeatedFollowed(table, step, piece)
  const worlds = table.worlds[side].map((world) => withTile(world, tileOf(piece), -1))
  return learnt(table, side, worlds)
}

/** Whether a piece of this tile may stand in the region, for all the opponent knows. */
const tileMayStand = (table: Table, piece: PieceIx, region: RegionIx): boolean => {
  if (!onBoard(table, piece)) return false
  const side: SideIx = piece < 9 ? 0 : 1
  const count = countAt(table, side, region)
  return table.worlds[side].some((world) => {
    const known = shownAt(world, tileOf(piece))
    return known === region || (known === -1 && unseenIn(world, count, region) > 0)
  })
}

/** The characters whose text is of some sort, by their places in CHARACTER_IDS; for `mayStand`. */
export const charactersWith = (
  matches: (text: Text, name: Name | undefined) => boolean,
): ReadonlyArray<number> =>
  CHARACTER_IDS.map((_, place) => place).filter((place) =>
    matches(textOfCharacter(place), CHARACTERS[place]?.name),
  )

/** Whether, for all the opponent knows, one of these characters stands in the region. */
export const mayStand = (table: Table, region: RegionIx, characters: ReadonlyArray<number>): boolean => {
  for (const character of characters) {
    const piece = character % 18
    const fits = !has(table.facesKnown, piece) || has(table.variant, piece) === character >= 18
    if (fits && tileMayStand(table, piece, region)) return true
  }
  return false
}
