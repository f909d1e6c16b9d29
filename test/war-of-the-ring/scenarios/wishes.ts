/**
 * Players with wishes: at each question the first wish that can be fulfilled is, and whatever is left is left
 * to chance. A wish is an action of which some fields may be open. Nothing here is needed at run time beside
 * the list of legal actions, so that any program can play so.
 */
import { streamNameOf } from '../../../src/kernel'
import type { ChanceAction } from '../../../src/kernel'
import type { Action } from '../../../src/war-of-the-ring'

type WishOf<A> = A extends { readonly kind: unknown } ? Pick<A, 'kind'> & Partial<A> : never
/** An action some fields of which may be left open. */
export type Wish = WishOf<Action> | WishOf<ChanceAction>

/** What is wished for, by whichever side can do it. */
export interface Wishes {
  /** Each is fulfilled once, as soon as it can be; earlier ones come first. */
  readonly once: ReadonlyArray<Wish>
  /** Fulfilled whenever they can be, if no wish of the first sort can. */
  readonly always?: ReadonlyArray<Wish>
  /** Not done as long as there is anything else to do. */
  readonly never?: ReadonlyArray<Wish>
}

type Fields = Readonly<Record<string, unknown>>
type Legal = Action | ChanceAction

/** Whether a field is as it is wished; of a draw, what it is for need not be told. */
const isAsWished = (name: string, value: unknown, wished: unknown): boolean =>
  value === wished || (name === 'draw' && typeof value === 'string' && streamNameOf(value) === wished)

/** Whether an action is what is wished for. */
export const fulfils = (action: Legal, wish: Wish): boolean =>
  Object.entries(wish).every(([name, value]) => isAsWished(name, (action as unknown as Fields)[name], value))

/**
 * A player with wishes: takes the legal actions and gives one of them. He remembers which wishes are
 * fulfilled, so each game needs a new one; `open` tells which wishes are not.
 */
export const wishing = ({ once, always = [], never = [] }: Wishes, random: (below: number) => number) => {
  const open = [...once]
  const oneOf = (actions: ReadonlyArray<Legal>): Legal => actions[random(actions.length)] as Legal
  const granted = (actions: ReadonlyArray<Legal>, wish: Wish): Legal | undefined => {
    const fitting = actions.filter((action) => fulfils(action, wish))
    return fitting.length === 0 ? undefined : oneOf(fitting)
  }
  const choose = (actions: ReadonlyArray<Legal>): Legal => {
    for (const [place, wish] of open.entries()) {
      const action = granted(actions, wish)
      if (action === undefined) continue
      open.splice(place, 1)
      return action
    }
    for (const wish of always) {
      const action = granted(actions, wish)
      if (action !== undefined) return action
    }
    const liked = actions.filter((action) => !never.some((wish) => fulfils(action, wish)))
    return oneOf(liked.length > 0 ? liked : actions)
  }
  return { choose, open: (): ReadonlyArray<Wish> => open }
}
