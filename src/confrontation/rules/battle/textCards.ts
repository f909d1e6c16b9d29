/**
 * Text cards: Sauron's is carried out first, then the Fellowship's.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Retreat } from '../../model/actions'
import type { Here, Question } from '../../model/bundle'
import type { Event } from '../../model/events'
import { ask, type BattleVars } from '../../model/frames'
import type { RegionIx, SideIx, Table } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { regionId, regionIx } from '../../query/board'
import { cardData, cardId, cardOf, cardRule, cardTextOf, isIgnored } from '../../query/fighters'
import { nameOf, ruleOf, seatOf, sideId, textOf } from '../../query/pieces'
import { retreatViolations, retreatRegions, type Way } from '../../query/retreats'
import { changing, relocate } from '../changes'
import { bitOf, withRetreat } from './newBattle'

/** The retreat that a side's card orders now, if it does. */
const orderedWay = ({ table, vars }: Here<BattleVars>, side: SideIx): Way | undefined => {
  const text = cardTextOf(table, vars, side)
  if (text?.kind !== 'retreat' || (vars.retreated & bitOf(side)) !== 0) return undefined
  return { side, from: vars.region, directions: [text.direction] }
}

const regionsOf = (here: Here<BattleVars>, side: SideIx): ReadonlyArray<RegionIx> => {
  const way = orderedWay(here, side)
  return way === undefined ? [] : retreatRegions(here, way)
}

const goAway = (here: Here, battle: BattleVars, side: SideIx, to: RegionIx) => {
  const change = changing(here)
  const card = cardOf(battle, side)
  const cause = { rule: cardRule(card), card: cardId(card) }
  relocate(change, battle.fighters[side], { to, way: 'retreat' }, cause)
  return change
}

const ignored = (battle: BattleVars, side: SideIx, rule: Event['rule']): Event => ({
  kind: 'CardIgnored',
  rule,
  side: sideId(side),
  ignored: cardId(cardOf(battle, side)),
})

/** Where does your card lead your fighter? Asked if there is a way, also a single one (ruling R37). */
export const decideRetreatByCard: Question<'decide/retreatByCard', Retreat> = {
  answers: ['retreat'],
  seats: (here) => [seatOf(here.config, here.table, here.vars.side)],
  options: (here, seat) => here.vars.regions.map((to) => ({ seat, kind: 'retreat', to: regionId(to) })),
  violations: (here, { to }) => {
    const { side, battle, regions } = here.vars
    if (regions.includes(regionIx(to))) return []
    const text = cardData(cardOf(battle, side)).text
    const directions = text?.kind === 'retreat' ? [text.direction] : []
    return retreatViolations(here, { side, from: battle.region, directions }, regionIx(to))
  },
  resolve: (here, { to }) => {
    const { side, battle } = here.vars
    const { table, events } = goAway(here, battle, side, regionIx(to))
    return { table, events, value: null }
  },
  asks: (here) => {
    const { battle, side } = here.vars
    return `Where does ${nameOf(here.table, battle.fighters[side])} retreat to?`
  },
  reads: ['card.fellowship-retreat', 'card.sauron-retreat'],
}

/** The question where a side's card leads, if it leads anywhere. */
export const askWhere = (side: SideIx) => (here: Here<BattleVars>) => {
  const regions = regionsOf(here, side)
  return regions.length > 0 ? ask('decide/retreatByCard', { side, battle: here.vars, regions }) : undefined
}

/** The battle after a retreat by card. */
export const receiveWhere =
  (side: SideIx) =>
  (battle: BattleVars): BattleVars =>
    withRetreat(battle, side)

/** The rule by which Sauron's card is ignored: his own fighter's text, or his opponent's. */
const ignorer = (table: Table, battle: BattleVars): RuleId => {
  const own = textOf(table, battle.fighters[1]).ownCardIgnored !== undefined
  return ruleOf(table, battle.fighters[own ? 1 : 0])
}

/** Sauron's text card. */
export const sauronText = (here: Here<BattleVars>) => {
  const { table, vars } = here
  const card = cardOf(vars, 1)
  if (isIgnored(table, vars, card)) return { table, events: [ignored(vars, 1, ignorer(table, vars))] }
  const text = cardTextOf(table, vars, 1)
  if (text?.kind === 'cancelTextCard' && cardData(cardOf(vars, 0)).text !== null)
    return { table, events: [ignored(vars, 0, cardRule(card))], vars: { ...vars, silenced: true } }
  return { table, events: NO_EVENTS }
}

/** Whether Sauron's Retreat keeps Noble Sacrifice from working (ruling R2). */
const sacrificeStopped = ({ table, vars, rules }: Here<BattleVars>): boolean =>
  (vars.retreated & bitOf(1)) !== 0 ||
  (rules.blockedRetreatStopsSacrifice && cardTextOf(table, vars, 1)?.kind === 'retreat')

/** The Fellowship's text card. */
export const fellowshipText = (here: Here<BattleVars>) => {
  const { table, vars } = here
  const text = cardTextOf(table, vars, 0)
  if (text?.kind === 'defeatBoth')
    return sacrificeStopped(here)
      ? { table, events: [ignored(vars, 0, 'card.sauron-retreat')] }
      : { table, events: NO_EVENTS, vars: { ...vars, defeated: 3, cause: cardRule(cardOf(vars, 0)) } }
  const against = cardOf(vars, 1)
  const counts = cardData(against).text === null && !isIgnored(table, vars, against)
  if (text?.kind === 'cancelStrengthCard' && counts)
    return {
      table,
      events: [ignored(vars, 1, cardRule(cardOf(vars, 0)))],
      vars: { ...vars, cloaked: true },
    }
  return { table, events: NO_EVENTS }
}
