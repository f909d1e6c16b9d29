/**
 * Bits of an integer as a small set: how many there are, and which is the lowest. Larger sets are in
 * `indexSet.ts`.
 */

/** How many bits are set. */
export const countBits = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The place of the lowest bit that is set; `bits &= bits - 1` takes it away. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)
