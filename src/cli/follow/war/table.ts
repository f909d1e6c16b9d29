/**
 * What the table shows where a statement leaves something out: who stands in a region, where a card is, who
 * guides. Read from the readable table.
 */
import * as E from 'fp-ts/lib/Either.js'
import { itemsOf, objectOf, textsOf, type BaseAction, type Json, type Obj } from '../../../kernel/index'
import { warOfTheRing } from '../../../war-of-the-ring/index'
import type { AnyState, Loaded } from '../../loaded'
import { fieldOf } from '../claims'
import type { Whereabouts } from '../words'

/** The readable table. */
export const tableOf = ({ game }: Loaded, state: AnyState): Obj =>
  E.match(
    () => ({}),
    (table: Json) => objectOf(table),
  )(game.read(state))

/** What lies under some names within each other. */
export const under = (table: Json | undefined, ...names: ReadonlyArray<string>): Json | undefined =>
  names.reduce<Json | undefined>((json, name) => objectOf(json)[name], table)

/** Numbers by piece. */
export type Counts = Readonly<Record<string, number>>

/** Numbers in an object of them. */
export const countsOf = (json: Json | undefined): Counts =>
  Object.fromEntries(
    Object.entries(objectOf(json)).flatMap(([id, number]) =>
      typeof number === 'number' && number > 0 ? [[id, number] as const] : [],
    ),
  )

/** The figures of a side in a region: in the field, and inside its Stronghold. */
export const crowdIn = (
  table: Obj,
  region: string,
  side: string,
): { readonly field: Counts; readonly inside: Counts } => ({
  field: countsOf(under(table, 'derived', 'regions', region, 'field', side)),
  inside: countsOf(under(table, 'derived', 'regions', region, 'inside', side)),
})

/** Whether one of some pieces of a side is in a region. */
export const isIn = (table: Obj, side: string, region: string, pieces: ReadonlyArray<string>): boolean => {
  const { field, inside } = crowdIn(table, region, side)
  return pieces.some((piece) => (field[piece] ?? inside[piece] ?? 0) > 0)
}

/** The Guide, if one leads. */
export const guideOf = (table: Obj): string | undefined => {
  const guide = under(table, 'table', 'fellowship', 'guide')
  return typeof guide === 'string' ? guide : undefined
}

/** Whether the Fellowship is in Mordor. */
export const isInMordor = (table: Obj): boolean =>
  typeof under(table, 'table', 'fellowship', 'mordor') === 'number'

/** Where a card is. */
export const findCard = (loaded: Loaded, state: AnyState, id: string): Whereabouts | undefined => {
  const card = warOfTheRing.tables(state.config).eventCards.find((one) => one.id === id)
  if (card === undefined) return undefined
  const cards = under(tableOf(loaded, state), 'table', 'cards')
  const draw = `${card.side} ${card.deck} card`
  if (textsOf(under(cards, 'decks', `${card.side}-${card.deck}`)).includes(id)) return { draw, pile: 'deck' }
  const hand = Object.entries(objectOf(under(cards, 'hands'))).find(([, held]) => textsOf(held).includes(id))
  if (hand === undefined) return { draw, pile: 'elsewhere' }
  const holder = holderOf(tableOf(loaded, state), id)
  return { draw, pile: 'hand', ...(holder === undefined ? {} : { holder }) }
}

/** In whose hand a card is, where partners have hands of their own. */
const holderOf = (table: Obj, id: string): string | undefined =>
  under(table, 'table', 'partners') === undefined
    ? undefined
    : Object.entries(objectOf(under(table, 'table', 'cards', 'hands')))
        .find(([, hand]) => textsOf(hand).includes(id))?.[0]
        .replace(/-(?:character|strategy)$/, '')

/** For whom a card is drawn, where partners draw each for himself: into whose hand it comes. */
export const drawerOf = (loaded: Loaded, state: AnyState, outcome: BaseAction): string | undefined => {
  const drawn = loaded.game.applyAction(state, outcome)
  return E.isLeft(drawn)
    ? undefined
    : holderOf(tableOf(loaded, drawn.right.state), String(fieldOf(outcome, 'outcome')))
}

/** The turn. */
export const turnOf = ({ measures }: Loaded, state: AnyState): number => measures.turnOf(state)

export { itemsOf, textsOf }
