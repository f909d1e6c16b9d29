/**
 * Several small numbers in one integer, so that figures of a place are a few words and adding two Armies is
 * adding integers. Nations have six bits each, die faces four, Hunt tiles three, political steps two.
 */

/*
 * Several small numbers in one integer: where each of them stands, worked out from the most it can be.
 */

/** Where the numbers stand: how far each is shifted, and the mask of its bits. */
export interface Packed {
  readonly shifts: ReadonlyArray<number>
  readonly masks: ReadonlyArray<number>
}

/** Bits that fit into one integer without a sign. */
const BITS = 31

/** The layout for numbers up to these; undefined if they do not fit into one integer. */
export const packed = (mosts: ReadonlyArray<number>): Packed | undefined => {
  const shifts: Array<number> = []
  const masks: Array<number> = []
  let used = 0
  for (const most of mosts) {
    const width = 32 - Math.clz32(most)
    shifts.push(used)
    masks.push(2 ** width - 1)
    used += width
  }
  return used > BITS ? undefined : { shifts, masks }
}

/** Several small numbers in one integer. */
export type Counts = number

/** Bits for the units or Leaders of each Nation of a side. */
const NATION_BITS = 6
/** Bits for the dice that show each result. */
export const FACE_BITS = 4
/** Bits for the steps to war of each Nation. */
const STEP_BITS = 2
/** How many of a side's Nation, by its place in the side's list. */
export const nationCount = (counts: Counts, place: number): number => (counts >> (place * NATION_BITS)) & 63
/** One (or so many) of a side's Nation, to add or to take away. */
export const ofNation = (place: number, number = 1): Counts => number << (place * NATION_BITS)
/** All Nations of a side together. */
export const nationSum = (counts: Counts): number =>
  (counts & 63) + ((counts >> 6) & 63) + ((counts >> 12) & 63) + ((counts >> 18) & 63) + ((counts >> 24) & 63)

/** How many dice show a result. */
export const faceCount = (counts: Counts, face: number): number => (counts >> (face * FACE_BITS)) & 15
/** One die (or so many) with a result. */
export const ofFace = (face: number, number = 1): Counts => number << (face * FACE_BITS)
/** All dice together. */
export const faceSum = (counts: Counts): number => {
  let sum = 0
  for (let left = counts; left !== 0; left >>>= FACE_BITS) sum += left & 15
  return sum
}

/** Steps to war of a Nation. */
export const stepCount = (counts: Counts, nation: number): number => (counts >> (nation * STEP_BITS)) & 3
/** One step (or so many) of a Nation. */
export const ofStep = (nation: number, number = 1): Counts => number << (nation * STEP_BITS)

/** Where the numbers of the Hunt tiles are kept, and which part of them is standard tiles. */
export interface TileLayout extends Packed {
  readonly standard: Counts
}
/** Rules that say where. */
interface Tiled {
  readonly tileLayout: TileLayout
}
/** How many tiles of a kind. */
export const tileCount = (rules: Tiled, counts: Counts, tile: number): number =>
  (counts >> (rules.tileLayout.shifts[tile] as number)) & (rules.tileLayout.masks[tile] as number)
/** One tile (or so many) of a kind. */
export const ofTile = (rules: Tiled, tile: number, number = 1): Counts =>
  number << (rules.tileLayout.shifts[tile] as number)
/** The part of a count that is standard tiles. */
export const standardTiles = (rules: Tiled, counts: Counts): Counts => counts & rules.tileLayout.standard
