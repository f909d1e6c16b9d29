/**
 * What must hold of every step of Battles of the War of the Ring.
 */
import type { Battles } from '../../../src/battles'
import { scenarioOf } from '../../../src/battles/rulesets/rulesets'
import { totalOf } from '../../../src/battles/model/counts'
import type { Step } from '../../kernel/conformance'
import { BATTLE_CHANGES } from './battleChanges'
import { TURN_CHANGES } from './turnChanges'

type Check = (step: Step<Battles>) => ReadonlyArray<string>

/** An eliminated Character never comes back. */
const eliminated: Check = ({ before, after }) =>
  Object.entries(before.table.characters).flatMap(([one, at]) =>
    at === '*eliminated' && after.table.characters[one] !== '*eliminated' ? [`${one} is back`] : [],
  )

/** Tokens that are out of the game stay out, and no type is seen again. */
const tokensOut: Check = ({ before, after }) =>
  (['free', 'shadow'] as const).flatMap((side) =>
    after.table.tokens[side].out < before.table.tokens[side].out ||
    totalOf(after.table.tokens[side].unseen) > totalOf(before.table.tokens[side].unseen)
      ? [`tokens of ${side} came back`]
      : [],
  )

/** Story and Special cards never return to a deck. */
const storyCards: Check = ({ before, after }) => {
  const { cards, cardIds } = scenarioOf(before.config)
  return cardIds.flatMap((card, number) =>
    cards[card]?.deck !== 'generic' &&
    before.table.cards[number] !== 'deck' &&
    after.table.cards[number] === 'deck'
      ? [`${card} is in its deck again`]
      : [],
  )
}

/** A party moves over passable borders, unless an effect says otherwise. */
const passable: Check = ({ before, events }) => {
  const { borders } = scenarioOf(before.config)
  return events.flatMap((event) => {
    if (event.kind !== 'PartyMoved') return []
    const border = borders[event.from]?.find(({ to }) => to === event.to)
    return border === undefined || (!border.type.passable && border.border.type !== 'river')
      ? [`from ${event.from} to ${event.to}`]
      : []
  })
}

/** A pass needs strictly fewer unused dice. */
const passes: Check = ({ before, action }) => {
  const top = before.stack[before.stack.length - 1]
  if (top?.kind !== 'decide/action' || (action.kind !== 'pass' && action.kind !== 'useToken')) return []
  const { free, shadow } = before.table.dice
  const [own, other] = action.seat === 'free' ? [free, shadow] : [shadow, free]
  return totalOf(own.unused) < totalOf(other.unused) ? [] : [`${action.seat} passed without fewer dice`]
}

/** The checks by name. */
export const CHANGES = {
  ...TURN_CHANGES,
  ...BATTLE_CHANGES,
  'INV-8: an eliminated Character never comes back': eliminated,
  'INV-11: tokens out of the game stay out': tokensOut,
  'INV-27: Story and Special cards never return': storyCards,
  'INV-35: moves lead over passable borders': passable,
  'INV-20: a pass needs strictly fewer dice': passes,
} satisfies Readonly<Record<string, Check>>
