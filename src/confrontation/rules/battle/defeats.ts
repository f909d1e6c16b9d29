/**
 * Defeats and clean-up: who slips away, who leaves the board, who goes home; cards are discarded.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { SlipAway } from '../../model/actions'
import { mayDo, type Here } from '../../model/bundle'
import { ask, type BattleVars } from '../../model/frames'
import { draftOf, type SideIx } from '../../model/table'
import { limitOf, other, regionId, regionIx } from '../../query/board'
import { cardId, cardsOf, isSilencer } from '../../query/fighters'
import { characterId, countAt, nameOf, ruleOf, seatOf, textOf } from '../../query/pieces'
import { emptyRegionsBehind } from '../../query/retreats'
import { changing, conceal, defeat, relocate } from '../changes'
import { bitOf } from './newBattle'

const isDefeated = (battle: BattleVars, side: SideIx): boolean => (battle.defeated & bitOf(side)) !== 0

/** Asked if the defeated fighter's text lets him slip away and an empty region lies behind him. */
export const askSlipAway = (side: SideIx) => (here: Here<BattleVars>) => {
  const { table, vars } = here
  if (!isDefeated(vars, side) || textOf(table, vars.fighters[side]).slipsAwayWhenDefeated === undefined)
    return undefined
  const regions = emptyRegionsBehind(table, side, vars.region)
  return regions.length > 0 ? ask('decide/slipAway', { side, battle: vars, regions }) : undefined
}

/** Does your defeated fighter slip away, and where to? */
export const decideSlipAway = mayDo<'decide/slipAway', SlipAway>({
  takes: ['slipAway'],
  seat: (here) => seatOf(here.config, here.table, here.vars.side),
  offers: (here, seat) => here.vars.regions.map((to) => ({ seat, kind: 'slipAway', to: regionId(to) })),
  violations: (here, { to }) => {
    if (here.vars.regions.includes(regionIx(to))) return []
    const piece = here.vars.battle.fighters[here.vars.side]
    return [{ rule: ruleOf(here.table, piece), facts: { piece: characterId(here.table, piece) } }]
  },
  take: (here, { to }) => {
    const piece = here.vars.battle.fighters[here.vars.side]
    const change = changing(here)
    const rule = ruleOf(here.table, piece)
    relocate(change, piece, { to: regionIx(to), way: 'retreat' }, { rule })
    return { table: change.table, events: change.events, value: true }
  },
  passed: false,
  asks: (here) => {
    const { battle, side } = here.vars
    return `Does ${nameOf(here.table, battle.fighters[side])} slip away?`
  },
  reads: ['character.wormtongue'],
})

/** The battle after somebody slipped away, or not. */
export const receiveSlipAway =
  (side: SideIx) =>
  (battle: BattleVars, away: boolean): BattleVars =>
    away ? { ...battle, defeated: battle.defeated & ~bitOf(side) } : battle

/** The defeated leave the board. The ring does not pass if its bearer fell to one who silences texts. */
export const removeDefeated = (here: Here<BattleVars>) => {
  const { table, vars } = here
  if (vars.cause === null) return { table, events: NO_EVENTS }
  const change = changing(here)
  const cause = { rule: vars.cause }
  if (isDefeated(vars, 1)) defeat(change, vars.fighters[1], cause)
  if (isDefeated(vars, 0)) defeat(change, vars.fighters[0], cause, !isSilencer(table, vars))
  return change
}

/** A victor whose text sends her home goes there at once, or is defeated if there is no place for her. */
export const sendHome = (side: SideIx) => (here: Here<BattleVars>) => {
  const { table, vars } = here
  const piece = vars.fighters[side]
  const home = textOf(table, piece).returnsAfterVictoryTo?.region
  const won = isDefeated(vars, other(side)) && !isDefeated(vars, side)
  if (home === undefined || !won || regionIx(home) === vars.region) return { table, events: NO_EVENTS }
  const to = regionIx(home)
  const change = changing(here)
  const cause = { rule: ruleOf(table, piece) }
  const room = countAt(table, side, to) < limitOf(to) && countAt(table, other(side), to) === 0
  if (room) relocate(change, piece, { to, way: 'return' }, cause)
  else defeat(change, piece, cause)
  return change
}

const bit = (card: number): number => (card < 0 ? 0 : 1 << card)

/** Cards are discarded, empty hands refilled, survivors concealed. */
export const cleanUp = (here: Here<BattleVars>) => {
  const { played, fetched } = here.vars
  const change = changing(here)
  const used = bit(played[0]) | bit(played[1]) | bit(fetched[0]) | bit(fetched[1])
  if (used !== 0) {
    const draft = draftOf(change.table)
    draft.discard |= used
    change.table = draft
    change.events.push({ kind: 'CardsDiscarded', rule: 'battle.discard', cards: cardsOf(used).map(cardId) })
  }
  if (change.table.hand === 0) {
    change.table = { ...change.table, hand: change.table.discard, discard: 0 }
    change.events.push({ kind: 'HandsRefilled', rule: 'battle.refill' })
  }
  conceal(change, change.table.forGood | change.table.spied)
  return change
}
