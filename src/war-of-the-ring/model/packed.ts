/**
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
