/**
 * What replaces an elimination: texts of the card itself, or of an item on it.
 */
import { at } from '../../kernel/row'
import type { Sight } from '../model/bundle'
import type { ReplacementAbility } from '../model/effects'
import type { Elimination } from '../model/frames/rounds'
import type { CardIx } from '../model/spots'
import { itemsOn } from './places'

/** A text that cycles a card instead of eliminating it. */
export interface Replacement {
  readonly by: CardIx
  readonly ability: ReplacementAbility
}

const answersTo = ({ cause }: ReplacementAbility, how: Elimination): boolean => {
  if (cause === 'any') return true
  if (cause === 'combat') return how === 'pathCombat' || how === 'battlegroundCombat'
  return cause === how
}

/** Shared by all cards that nothing saves. */
const NOTHING: ReadonlyArray<Replacement> = []

const ofCard = (
  { rules }: Pick<Sight, 'rules'>,
  by: CardIx,
  how: Elimination,
  cycles: 'this' | 'wielder',
): ReadonlyArray<Replacement> => {
  const all = at(rules.cards, by).replaces
  if (all.length === 0) return NOTHING
  return all
    .filter((ability) => ability.cycles === cycles && answersTo(ability, how))
    .map((ability) => ({ by, ability }))
}

/** Whether a card's own text would replace such an elimination, so that it would be shown. */
export const savesItself = (sight: Pick<Sight, 'rules'>, card: CardIx, how: Elimination): boolean =>
  ofCard(sight, card, how, 'this').length > 0

/** All texts that replace the elimination of a card. */
export const replacementsOf = (sight: Sight, card: CardIx, how: Elimination): ReadonlyArray<Replacement> => {
  const own = ofCard(sight, card, how, 'this')
  const items = itemsOn(sight.table, card)
  return items.length === 0 ? own : [...own, ...items.flatMap((item) => ofCard(sight, item, how, 'wielder'))]
}

/** Those among which there is something to choose: one for each thing that can become of the items. */
export const choicesOf = (sight: Sight, card: CardIx, how: Elimination): ReadonlyArray<Replacement> => {
  const all = replacementsOf(sight, card, how)
  return all.filter(
    ({ ability }, place) => all.findIndex((other) => other.ability.items === ability.items) === place,
  )
}

/** The text of a doomed card that saves another one with it, if it has one. */
export const rescueOf = (sight: Sight, card: CardIx, how: Elimination): ReplacementAbility | undefined =>
  ofCard(sight, card, how, 'this').find(({ ability }) => ability.another !== undefined)?.ability
