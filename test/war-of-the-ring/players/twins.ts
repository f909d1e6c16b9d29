/**
 * Twins among partners: two cards of one deck change places between piles that a viewer cannot look into, the
 * hand of his partner and what that one has thrown away among them. They are made from the saved state by
 * hand, not by `determinize`.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { BaseAction, Random } from '../../../src/kernel'
import { warOfTheRing, type Seat, type State, type War } from '../../../src/war-of-the-ring'
import type { Twin } from '../../kernel/conformance'
import { acting, allSeats, seatAt, seatsOf } from './whose'

type Piles = Readonly<Record<string, ReadonlyArray<string>>>
interface Saved {
  readonly stack: unknown
  readonly table: { readonly cards: Readonly<Record<'decks' | 'hands' | 'discards', Piles>> }
}

const KINDS = ['character', 'strategy'] as const
const SIDES = ['free-peoples', 'shadow'] as const

/** The hand into which a viewer looks by Wind from the West: one, named by who plays it. */
const lookedInto = (state: State, viewer: string): Seat | undefined => {
  const top = state.stack[state.stack.length - 1]
  return top?.kind === 'decide/clearTable' && top.vars.looks && acting(state, 0) === viewer
    ? seatAt(state, state.table.partners?.hand)
    : undefined
}

/** The piles of a deck that a viewer does not look into. */
const unseen = (state: State, { table }: Saved, viewer: string, deck: readonly [0 | 1, string]) => {
  const [side, kind] = deck
  const name = `${SIDES[side]}-${kind}`
  const others = seatsOf(state, side).filter((seat) => seat !== viewer)
  const hands = others
    .filter((seat) => seat !== lookedInto(state, viewer))
    .map((seat) => table.cards.hands[`${seat}-${kind}`] ?? [])
  const discards = others.map((seat) => table.cards.discards[`${seat}-${kind}`] ?? [])
  return others.length === 0 ? [] : [table.cards.decks[name] ?? [], ...discards, ...hands]
}

const renamed = (names: ReadonlyMap<unknown, string>, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(names, one)).sort()
  if (typeof value !== 'object' || value === null) return names.get(value) ?? value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, renamed(names, part)]))
}

/** Questions that a player could be asked only with certain cards: not every exchange makes a twin there. */
const BY_CARDS: ReadonlyArray<string> = ['decide/combatCard', 'decide/commit', 'decide/price', 'decide/give']
const TRIES = 12

const pick = <A>(list: ReadonlyArray<A>, random: Random): A | undefined =>
  list[random(Math.max(1, list.length))]

/** A twin of a state, if there is one. */
export const twinOf = (state: State, viewer: Seat | 'spectator', random: Random): Twin<War> | undefined => {
  const saved = JSON.parse(JSON.stringify(warOfTheRing.encode(state))) as Saved
  const named = JSON.stringify(saved.stack)
  const tries = allSeats(state).length === 0 ? 0 : TRIES
  for (let left = tries; left > 0; left--) {
    const deck = [random(2) === 0 ? 0 : 1, KINDS[random(2)] ?? 'character'] as const
    const piles = unseen(state, saved, viewer, deck).filter((pile) => pile.length > 0)
    const first = random(Math.max(1, piles.length))
    const second = (first + 1 + random(Math.max(1, piles.length - 1))) % Math.max(1, piles.length)
    const [one, other] = [pick(piles[first] ?? [], random), pick(piles[second] ?? [], random)]
    if (one === undefined || other === undefined || first === second) continue
    if (named.includes(one) || named.includes(other)) continue
    const names = new Map<unknown, string>([
      [one, other],
      [other, one],
    ])
    const cards = renamed(names, saved.table.cards)
    const loaded = warOfTheRing.decode({ ...saved, table: { ...saved.table, cards } })
    if (E.isLeft(loaded) && !BY_CARDS.includes(state.stack[state.stack.length - 1]?.kind ?? ''))
      throw new Error(`a twin is refused: ${loaded.left.problem}`)
    if (E.isLeft(loaded)) continue
    const rename = (action: BaseAction): BaseAction =>
      Object.fromEntries(
        Object.entries(action).map(([name, value]) => [name, names.get(value) ?? value]),
      ) as unknown as BaseAction
    return { state: loaded.right, rename }
  }
  return undefined
}
