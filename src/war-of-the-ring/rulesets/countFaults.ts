/**
 * What can be wrong with the counts of a frame in a saved game: what is left to do and what is done come
 * together to more than the frame was called for, or to more dice than are rolled.
 */
import type { World } from '../model/bundle'
import type { Rules } from '../model/config'
import type { AnyFrame, EventVars } from '../model/frames'
import { shipsAt } from '../query/beside'
import { fault } from '../query/faults/fault'

/** Marches, dice, figures and the like that a frame has behind it and before it, if it counts any. */
const wholeOf = ({ kind, vars }: AnyFrame): number | undefined => {
  switch (kind) {
    case 'march':
    case 'decide/march':
    case 'campaign':
    case 'decide/campaign':
    case 'decide/route':
    case 'ferry':
    case 'decide/ferry':
      return vars.moves + vars.came.length
    case 'eventRoll':
    case 'ringRoll':
      return vars.left + vars.successes
    case 'promoting':
    case 'decide/promotion':
    case 'rally':
    case 'decide/rally':
    case 'drawCards':
    case 'challenge':
    case 'decide/turning':
    case 'decide/engines':
      return vars.left
    case 'hits':
      return vars.hits
    default:
      return undefined
  }
}

/** What is wrong with the counts of a frame, beside those it was called with. */
export const calledForFault = (called: AnyFrame | undefined, frame: AnyFrame): string | undefined => {
  const most = called?.kind === frame.kind ? wholeOf(called) : undefined
  return most === undefined || (wholeOf(frame) ?? 0) <= most
    ? undefined
    : fault(frame.kind, 'more is left to do than it was called for', 'turn.wholeAction')
}

/** How many dice an instruction of a card rolls at most: those that it names, or as many as an Army does. */
const diceOf = (rules: Rules, { card, step }: EventVars): number => {
  const instruction = rules.cards[card]?.effect[step]
  return instruction !== undefined && 'dice' in instruction && typeof instruction.dice === 'number'
    ? instruction.dice
    : rules.dice.combat.most
}

/** Whether no more dice are rolled, or have been, than there are, and none but where dice are rolled. */
const fitsDice = ({ rules, table }: World, { kind, at, vars }: AnyFrame): boolean => {
  const { combat, hunt } = rules.dice
  switch (kind) {
    case 'hunt':
      return vars.rolling + vars.successes + vars.failed <= hunt.most && vars.again <= vars.failed
    case 'cardDice':
    case 'scatter':
    case 'ents':
      return vars.left + vars.hits <= diceOf(rules, vars) && (vars.left === 0 || at === 'roll')
    case 'storm':
      return vars.region < 0 || vars.left + vars.sunk <= shipsAt(table, vars.region)
    case 'battle':
    case 'cardEffects':
      return (
        Math.max(...vars.missed, ...(vars.combat?.ones ?? []), ...(vars.combat?.again ?? [])) <= combat.most
      )
    default:
      return true
  }
}

/** What is wrong with the dice of a frame. */
export const diceFault = (world: World, frame: AnyFrame): string | undefined =>
  fitsDice(world, frame)
    ? undefined
    : fault(frame.kind, 'more dice are rolled than there are', 'turn.wholeAction')
