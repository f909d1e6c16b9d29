/**
 * Brands: a private field by which the library knows again what it has made itself. No JSON, copy or clone
 * has it, and looking for it costs a comparison of hidden classes; a WeakSet of all states costs a hundred
 * times more.
 */

class Given {
  constructor(made: object) {
    return made
  }
}

/** A brand of its own: how it is put on an object, and whether something has it. */
const newBrand = () => {
  class Branded extends Given {
    #brand = true
    static on(value: unknown): boolean {
      return typeof value === 'object' && value !== null && #brand in value && value.#brand
    }
  }
  return {
    on: (value: unknown): boolean => Branded.on(value),
    put: <O extends object>(made: O): O => {
      if (!Branded.on(made)) new Branded(made)
      return made
    },
  }
}

const states = newBrand()
const views = newBrand()
const actions = newBrand()

/** Brands a state that a game has made, and gives it back. */
export const brandState = states.put

/**
 * Whether this is a state that the library has made in this process. A copy is none: what comes from
 * elsewhere is read by `decode`.
 *
 * @example
 * isState({ ...state }) // => false
 */
export const isState = (value: unknown): boolean => states.on(value)

/** Brands a view that a game has made or checked, and gives it back. */
export const brandView = views.put
/** Whether this is a view that the library has made or checked. */
export const isCheckedView = views.on

/** Freezes an action for good, so that every list can share it. */
export const shared = <A extends object>(action: A): A => Object.freeze(actions.put(action))
/** Whether an action is shared, and so as it was when it was made. */
export const isShared = actions.on

/** Makes each action of a sort once, by its seat and a code below so many, and shares it. */
export const sharedBy = <A extends { readonly seat: string }>(
  codes: number,
  make: (seat: A['seat'], code: number) => A,
): ((seat: A['seat'], code: number) => A) => {
  const known: Record<string, Array<A | undefined>> = {}
  return (seat, code) =>
    ((known[seat] ??= Array.from<A | undefined>({ length: codes }))[code] ??= shared(make(seat, code)))
}

/** An answer that says nothing but its kind, made once for each seat. */
export const sayingOnly = <const K extends string>(kind: K) => {
  const known = sharedBy(1, (seat: string) => ({ seat, kind }))
  return <S extends string>(seat: S) => known(seat, 0) as { readonly seat: S; readonly kind: K }
}

/** The pass of a seat. */
export const passOf = sayingOnly('pass')
