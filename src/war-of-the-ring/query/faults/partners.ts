/**
 * What can be wrong with what partners keep in mind (chapter XI): captors of what is not captured, commanders
 * without a battle, and what belongs to an action while none is under way.
 */
import type { State, World } from '../../model/bundle'
import type { Rules } from '../../model/config'
import type { AnyFrame } from '../../model/frames'
import { REGION_IDS } from '../../model/ids'
import type { Deed, Partners, RegionIx, Table } from '../../model/table'
import { enemyOf, homeOf, regionId } from '../board'
import { handSize } from '../cards'
import { commandersIn } from '../command'
import { isCaptured } from '../control'
import { fault, type Faults } from './fault'

const isCaptor = ({ captors }: Partners, region: RegionIx): boolean =>
  (((captors[region >> 5] ?? 0) >> (region & 31)) & 1) === 1

/** A captor is one of two partners who captured what bears a marker. */
const captorFaults = ({ seating }: Rules, table: Table, partners: Partners): Faults =>
  REGION_IDS.flatMap((_, region) => {
    const home = homeOf(region)
    const isFit = isCaptured(table, region) && home !== -1 && seating.alone[enemyOf(home)] < 0
    return isFit || !isCaptor(partners, region)
      ? []
      : [fault('partners.captors', `no partner has captured ${regionId(region)}`, 'partners.victory')]
  })

const isNothing = ({ nations, armies }: Deed): boolean => nations === 0 && armies.length === 0

/** What one player against partners does is on no Nation of his last action; others need no memory of it. */
const deedFaults = ({ seating }: Rules, { last, doing }: Partners): Faults => {
  const fits =
    seating.alone[0] < 0 ? isNothing(last) && isNothing(doing) : (last.nations & doing.nations) === 0
  return fits ? [] : [fault('partners.doing', 'an action is on a Nation of the last one', 'partners.twice')]
}

/** What is kept for the length of an action is not there between two. */
const actionFaults = (stack: ReadonlyArray<AnyFrame>, { met, doing, hand, removed }: Partners): Faults => {
  const acts = stack.some(({ kind, vars }) => kind === 'opportunity' && vars.use !== null)
  const loses = stack.some(({ kind }) => kind === 'forfeit' || kind === 'clearTable')
  const removes = stack[stack.length - 1]?.kind === 'decide/excess'
  return (acts || (met.length === 0 && isNothing(doing))) && (loses || hand < 0) && (removes || removed === 0)
    ? []
    : [fault('partners', 'nobody acts now', 'partners.mixed')]
}

/** Questions before anybody can be lost in a round. */
const BEGINNINGS: ReadonlySet<string> = new Set(['decide/withdraw', 'decide/silence', 'decide/combatCard'])

/** In a battle somebody commands on either side: who follows from the units and the turn. */
const commandFaults = (world: World, stack: ReadonlyArray<AnyFrame>, { commands }: Partners): Faults => {
  const battle = stack.find((frame) => frame.kind === 'battle')
  if (battle?.kind !== 'battle')
    return commands.some((seat) => seat >= 0)
      ? [fault('partners.commands', 'no battle is fought', 'partners.command')]
      : []
  const top = stack[stack.length - 1]
  if (top === undefined || !BEGINNINGS.has(top.kind)) return []
  const due = commandersIn(world, battle.vars)
  return due.every((seat, side) => seat === commands[side])
    ? []
    : [fault('partners.commands', 'another seat commands in this round', 'partners.command')]
}

/** Partners who may swap both hold a card, until they have (ruling OR-136). */
const swapFaults = ({ seating }: Rules, table: Table, stack: ReadonlyArray<AnyFrame>): Faults =>
  stack.flatMap(({ kind, vars }) =>
    kind === 'swap' && seating.ofSide[vars.side].some((seat) => handSize(table, seat) === 0)
      ? [fault('swap', 'one of them holds no card', 'partners.swap')]
      : [],
  )

/** What is wrong with what partners keep in mind. */
export const partnersFaults = (rules: Rules, { table, stack, outcome }: State): Faults => {
  const { partners } = table
  if (partners === undefined) return []
  const always = [...captorFaults(rules, table, partners), ...deedFaults(rules, partners)]
  return outcome !== null
    ? always
    : [
        ...always,
        ...swapFaults(rules, table, stack),
        ...actionFaults(stack, partners),
        ...commandFaults({ rules, table }, stack, partners),
      ]
}
