/**
 * Tables that follow from the rules of a config: each stands beside the question that uses it, is made when
 * it is first asked for, and is kept with the rules.
 */

/** Rules that keep what was derived from them. */
export interface Kept {
  readonly kept: Array<unknown>
}

let slots = 0

/** A table that follows from rules alone, made once for each rules. It must not be undefined. */
export const derived = <R extends Kept, A>(make: (rules: R) => A): ((rules: R) => A) => {
  const slot = slots++
  return (rules) => {
    const found = rules.kept[slot]
    if (found !== undefined) return found as A
    const made = make(rules)
    rules.kept[slot] = made
    return made
  }
}
