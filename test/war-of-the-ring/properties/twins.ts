/**
 * Twins: states that differ only in what a viewer may not know, made by hand from the saved state and not by
 * `determinize`. Two cards of one deck change places: in the hand, in the deck, or discarded face down.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { BaseAction, Random } from '../../../src/kernel'
import { eventCard, warOfTheRing, type Seat, type State, type War } from '../../../src/war-of-the-ring'
import type { Twin } from '../../kernel/conformance'

type Piles = Readonly<Record<string, ReadonlyArray<string>>>
interface Saved {
  readonly chance: { readonly key: ReadonlyArray<number>; readonly drawn: Readonly<Record<string, number>> }
  readonly table: { readonly cards: Readonly<Record<'decks' | 'hands' | 'discards', Piles>> }
}

const PLACES = ['decks', 'hands', 'discards'] as const

/** Whether a viewer has the enemy's hand before him: Wind from the West lets the Free Peoples look. */
const looksIntoHand = ({ stack }: State, viewer: Seat | 'spectator'): boolean =>
  viewer !== 'spectator' &&
  viewer !== 'shadow' &&
  stack.some(({ kind, vars }) => kind === 'decide/clearTable' && 'looks' in vars && vars.looks === true)

type Places = ReadonlyArray<(typeof PLACES)[number]>

/** A deck's two cards from different places, if it has any such. */
const pairOf = (
  { table }: Saved,
  deck: string,
  places: Places,
  random: Random,
): readonly [string, string] | undefined => {
  const full = places.filter((place) => (table.cards[place][deck]?.length ?? 0) > 0)
  if (full.length < 2) return undefined
  const first = random(full.length)
  const second = (first + 1 + random(full.length - 1)) % full.length
  const pick = (place: (typeof PLACES)[number] | undefined): string => {
    const list = place === undefined ? [] : (table.cards[place][deck] ?? [])
    return list[random(Math.max(1, list.length))] ?? ''
  }
  return [pick(full[first]), pick(full[second])]
}

const renamed = (names: ReadonlyMap<unknown, string>, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(names, one)).sort()
  if (typeof value !== 'object' || value === null) return names.get(value) ?? value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, renamed(names, part)]))
}

/**
 * Questions that their player could be asked only with certain cards: having declared a Combat card he holds
 * one that he may use, what he has chosen in secret is one of them, and who pays a card has one to pay with.
 * An exchange that takes these away is no twin, and another one is tried.
 */
const COMMITTING: ReadonlyArray<string> = ['decide/combatCard', 'decide/commit', 'decide/price']
const TRIES = 20

const exchanged = (saved: Saved, names: ReadonlyMap<unknown, string>): E.Either<string, State> => {
  const cards = renamed(names, saved.table.cards)
  const loaded = warOfTheRing.decode({ ...saved, table: { ...saved.table, cards } })
  return E.isLeft(loaded) ? E.left(loaded.left.problem) : loaded
}

/** Who may answer, by which kinds of actions, and with cards of which signs. */
const kindsOf = (state: State): string => {
  const kinds = warOfTheRing.legalActions(state).map((action) => {
    const sign = action.kind === 'discard' ? eventCard(action.card)?.playedWith : ''
    return `${action.seat} ${action.kind} ${sign}`
  })
  return [...new Set(kinds)].sort().join()
}

/** A twin of a state, if a hidden deck has cards in two places. */
export const twinOf = (state: State, viewer: Seat | 'spectator', random: Random): Twin<War> | undefined => {
  const saved = JSON.parse(JSON.stringify(warOfTheRing.encode(state))) as Saved
  const decks = Object.keys(saved.table.cards.decks).filter((deck) => !deck.startsWith(`${viewer}-`))
  const commits = COMMITTING.includes(state.stack[state.stack.length - 1]?.kind ?? '')
  const places = PLACES.filter((place) => place !== 'hands' || !looksIntoHand(state, viewer))
  for (let left = commits ? TRIES : 1; left > 0; left--) {
    const pair = pairOf(saved, decks[random(decks.length)] ?? '', places, random)
    if (pair === undefined) continue
    const [one, other] = pair
    const names = new Map<unknown, string>([
      [one, other],
      [other, one],
    ])
    const loaded = exchanged(saved, names)
    if (E.isLeft(loaded) && !commits) throw new Error(`a twin is refused: ${loaded.left}`)
    if (E.isLeft(loaded) || (commits && kindsOf(loaded.right) !== kindsOf(state))) continue
    const rename = (action: BaseAction): BaseAction =>
      Object.fromEntries(
        Object.entries(action).map(([name, value]) => [name, names.get(value) ?? value]),
      ) as unknown as BaseAction
    return { state: loaded.right, rename }
  }
  return undefined
}
