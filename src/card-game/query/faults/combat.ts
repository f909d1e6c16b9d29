/**
 * Faults of a combat: it is fought over an active location, what is counted is what the cards there are worth
 * as long as none of them is lost, and who falls stands there.
 */
import type { Sight } from '../../model/bundle'
import type { AnyFrame } from '../../model/frames'
import type { CombatVars, FallVars, Pair } from '../../model/frames/combats'
import type { CardIx } from '../../model/spots'
import { defenderAt, otherSide } from '../cards'
import { attackAt, locationDefense, worthOf } from '../combat'
import { isActive, sideAt } from '../places'

const defendersOf = ({ table }: Sight, { spot }: { readonly spot: number }): ReadonlyArray<CardIx> =>
  sideAt(table, spot, defenderAt(spot))
const attackersOf = ({ table }: Sight, { spot }: { readonly spot: number }): ReadonlyArray<CardIx> =>
  sideAt(table, spot, otherSide(defenderAt(spot)))

/** Whether cards are there, each once. */
const areOf = (cards: ReadonlyArray<CardIx>, there: ReadonlyArray<CardIx>): boolean =>
  new Set(cards).size === cards.length && cards.every((card) => there.includes(card))

const support = (pairs: ReadonlyArray<Pair>, there: ReadonlyArray<CardIx>): boolean =>
  areOf(pairs.flat(), there)

/** Whether the attack and what the location leaves of it are those of the cards and tokens there. */
const isCounted = (sight: Sight, vars: CombatVars): boolean => {
  const attack = attackAt(sight, vars.spot, vars.attackers)
  const defense = locationDefense(sight, vars.spot)
  return (
    support(vars.attackers, attackersOf(sight, vars)) &&
    vars.attack === attack &&
    vars.defense === defense &&
    vars.rest === Math.max(0, attack - defense)
  )
}

/** Whether the defenders are weighed as they are worth. */
const isWeighed = (sight: Sight, { spot, worths, defenders, lost }: CombatVars): boolean => {
  const there = defendersOf(sight, { spot })
  const worth = (card: CardIx): number => worthOf(sight, card, 'defense', defenders)
  const counting = there.filter((card) => worth(card) > 0)
  return (
    support(defenders, there) &&
    lost.length === 0 &&
    counting.length === worths.length &&
    worths.every(({ card, defense }, place) => card === counting[place] && defense === worth(card))
  )
}

const isFought = (sight: Sight, at: string, vars: CombatVars): boolean => {
  const { attack, defense, rest, attackers, defenders, worths, lost } = vars
  if (!isActive(sight.table, vars.spot)) return false
  switch (at) {
    case 'attackers':
      return attack + defense + rest + attackers.length + defenders.length + worths.length + lost.length === 0
    case 'defenders':
      return isCounted(sight, vars) && defenders.length + worths.length + lost.length === 0
    case 'losses':
      return isCounted(sight, vars) && isWeighed(sight, vars)
    default:
      return areOf(
        lost,
        worths.map(({ card }) => card),
      )
  }
}

/** Whether all who fall stand where they fall, on the side whose turn it is to. */
const falls = (sight: Sight, vars: FallVars, combat: AnyFrame | undefined): boolean =>
  combat?.kind === 'combat' &&
  (combat.at === 'lose'
    ? areOf(vars.doomed, defendersOf(sight, vars)) && areOf(vars.doomed, combat.vars.lost)
    : areOf(vars.doomed, attackersOf(sight, vars)))

/** Everything that is wrong with a combat. */
export const combatFaults = (sight: Sight, stack: ReadonlyArray<AnyFrame>): ReadonlyArray<string> =>
  stack.flatMap((frame, place) => {
    const wrong =
      (frame.kind === 'combat' && !isFought(sight, frame.at, frame.vars)) ||
      (frame.kind === 'falling' && !falls(sight, frame.vars, stack[place - 1]))
    return wrong ? [`${frame.kind} is not what the cards there make of it`] : []
  })
