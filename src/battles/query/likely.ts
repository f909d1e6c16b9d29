/** What a person means who leaves out a field of an action: cards in hand, dice and Units that are there. */
import type { Scalar } from '../../kernel/types'
import type { State } from '../model/bundle'
import { SIDES, type Side } from '../model/sides'
import type { Scenario } from '../model/tables'
import { handOf } from './cards'

type Given = Readonly<Record<string, Scalar>>

/** Kinds of action that take a card out of the own hand. */
const OUT_OF_HAND: ReadonlySet<Scalar> = new Set(['discard', 'playCard', 'playCombat'])

/** The side whose card it is; undefined of one that both can hold. */
const sideOfCard = ({ cards }: Scenario, card: Scalar | undefined): Side | undefined => {
  const deck = typeof card === 'string' && Object.hasOwn(cards, card) ? cards[card]?.deck : undefined
  if (deck === 'storyFree') return 'free'
  return deck === 'storyShadow' ? 'shadow' : undefined
}

/** The values that can be meant for a field that is left out. */
export const likelyIn = (
  scenario: Scenario,
  { config, table }: State,
  given: Given,
  field: string,
): ReadonlyArray<Scalar> | undefined => {
  if (field === 'seat') {
    const side = sideOfCard(scenario, given['card'])
    return side === undefined ? undefined : [side]
  }
  const side = SIDES.find((one) => one === given['seat'])
  if (side === undefined) return undefined
  if (field === 'die') return Object.keys(table.dice[side].unused)
  return field === 'card' && OUT_OF_HAND.has(given['kind'] ?? null)
    ? handOf({ rules: { scenario }, config, table, vars: {} }, side)
    : undefined
}
