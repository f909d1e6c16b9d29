/**
 * What can be wrong with members that were named one after the other: in a saved game they stand in one
 * order, whichever was named first, and they could be named.
 */
import type { AnyFrame, EndingVars, PlacingVars } from '../model/frames'
import type { Here, State } from '../model/bundle'
import type { Rules } from '../model/config'
import { inOrder } from '../query/cardRecruits'
import { canPayOn } from '../query/endings'
import { fault } from '../query/faults/fault'
import { tableText } from '../query/tableCards'
import { groupsOf } from '../rules/effects/recruit'

const isAscending = (numbers: ReadonlyArray<number>, least: number): boolean =>
  numbers.every((number, place) => place === 0 || number >= (numbers[place - 1] ?? 0) + least)

/** Groups of recruits that are alike stand in the order of their regions. */
const arePlaced = (here: Pick<Here, 'rules' | 'config' | 'table'>, vars: PlacingVars): boolean => {
  const sorted = inOrder(vars, groupsOf({ ...here, vars }))
  return vars.regions.every((region, part) => region === sorted.regions[part])
}

/** What has been paid is part of the price, and while somebody is asked something is owed. */
const isPaid = (rules: Rules, { card, price, paid }: EndingVars, asked: boolean): boolean => {
  const whole = (1 << (tableText(rules, card)?.endedBy?.[price]?.cards?.length ?? 0)) - 1
  return (paid & ~whole) === 0 && (!asked || paid !== whole)
}

/** What is wrong with the members that a frame keeps, if anything is. */
export const orderFault = (rules: Rules, { config, table }: State, frame: AnyFrame): string | undefined => {
  const { kind, vars } = frame
  switch (kind) {
    case 'placing':
    case 'decide/placing':
      return arePlaced({ rules, config, table }, vars)
        ? undefined
        : fault(kind, 'groups of recruits are out of order', 'events.recruit')
    case 'ending':
    case 'decide/price':
      return isPaid(rules, vars, kind === 'decide/price') &&
        (kind === 'ending' || canPayOn(rules, table, vars))
        ? undefined
        : fault(kind, 'more is paid than the card costs, or owed than can be paid', 'events.onTable')
    case 'travel':
    case 'decide/traveller':
    case 'decide/flight':
      return isAscending(vars.flown, 0)
        ? undefined
        : fault(kind, 'those who flew are out of order', 'characters.nazgul')
    case 'march':
    case 'decide/march':
    case 'decide/voyage':
      return isAscending(
        (vars.sailed ?? []).map(({ at }) => at),
        1,
      )
        ? undefined
        : fault(kind, 'fleets are out of order', 'twilight.fleets')
    default:
      return undefined
  }
}
