/**
 * Twins: states that differ only in what a viewer may not know, made by hand and not by `determinize`. Two
 * cards of another seat change places, where everybody could believe it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { cardGame, type CardGame, type Seat, type State } from '../../../src/card-game'
import type { BaseAction, Random } from '../../../src/kernel'
import type { Twin } from '../../kernel/conformance'
import { deckOf, PILES, savedOf, scenarioOf, type Saved } from './saved'

const pick = <A>(list: ReadonlyArray<A>, random: Random): A | undefined =>
  list.length === 0 ? undefined : list[random(list.length)]

/** The piles in which a card can be for all that everybody has seen. */
const believable = ({ table }: Saved, card: string): ReadonlyArray<string> =>
  Object.entries(table.may)
    .find(([, cards]) => cards.includes(card))?.[0]
    .split(' ') ?? []

const swapped = (saved: Saved, one: string, other: string): Saved => {
  const { at, tops } = saved.table
  const places = { ...at, [one]: at[other] ?? '', [other]: at[one] ?? '' }
  const named = Object.entries(tops).map(([seat, top]) => [
    seat,
    top === one ? other : top === other ? one : top,
  ])
  return {
    ...saved,
    table: {
      ...saved.table,
      at: places,
      tops: Object.fromEntries(named) as Readonly<Record<string, string>>,
    },
  }
}

/** A twin of a state, if two cards can change places. */
export const twinOf = (
  state: State,
  viewer: Seat | 'spectator',
  random: Random,
): Twin<CardGame> | undefined => {
  const saved = savedOf(state)
  const seat = pick(
    scenarioOf(saved).seats.filter((one) => one.seat !== viewer),
    random,
  )
  if (seat === undefined) return undefined
  const hidden = deckOf(saved, seat).filter((card) => PILES.includes(saved.table.at[card] ?? ''))
  const one = pick(hidden, random)
  const partners = hidden.filter(
    (card) =>
      one !== undefined &&
      saved.table.at[card] !== saved.table.at[one] &&
      believable(saved, one).includes(saved.table.at[card] ?? '') &&
      believable(saved, card).includes(saved.table.at[one] ?? ''),
  )
  const other = pick(partners, random)
  if (one === undefined || other === undefined) return undefined
  const loaded = cardGame.decode(swapped(saved, one, other))
  if (E.isLeft(loaded)) return undefined
  const names = new Map<unknown, string>([
    [one, other],
    [other, one],
  ])
  const rename = (action: BaseAction): BaseAction =>
    action.seat === viewer
      ? action
      : (Object.fromEntries(
          Object.entries(action).map(([name, value]) => [name, names.get(value) ?? value]),
        ) as unknown as BaseAction)
  return { state: loaded.right, rename }
}
