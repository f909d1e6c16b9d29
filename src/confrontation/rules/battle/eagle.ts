/**
 * Gwaihir the Windlord: at the start of a battle the Fellowship fighter's text is replaced by a retreat.
 */
import type { PlayRetreat } from '../../model/actions'
import { mayDo, type Here, type Violation } from '../../model/bundle'
import { ask, type BattleAskVars, type BattleVars, type EagleAnswer } from '../../model/frames'
import type { Seat, SpecialCardId } from '../../model/ids'
import { violation } from '../../rulebook'
import { regionId, regionIx } from '../../query/board'
import { isSilencer } from '../../query/fighters'
import { nameOf, seatOf } from '../../query/pieces'
import { retreatViolations, retreatRegions, type Way } from '../../query/retreats'
import { holdingViolations, holds, mayHold, specialCard, specialRule, SPECIALS } from '../../query/special'
import { changing, relocate } from '../changes'
import { useCard } from '../special/play'
import { withRetreat } from './newBattle'

const CARD = SPECIALS[0].find(({ timing }) => timing === 'startOfBattle')?.id as SpecialCardId

const wayOf = ({ vars }: Here<BattleAskVars>): Way => {
  const { text } = specialCard(CARD)
  return {
    side: vars.side,
    from: vars.battle.region,
    directions: text.kind === 'retreatInsteadOfText' ? text.directions : [],
  }
}

/** Asked whenever the card may be held, for all Sauron knows, and he does not fight with the Warg. */
export const askEagle = ({ config, table, vars }: Here<BattleVars>) =>
  mayHold(config, table, 0, CARD) && !isSilencer(table, vars)
    ? ask('decide/eagle', { side: 0, battle: vars })
    : undefined

const offersOf = (here: Here<BattleAskVars>, seat: Seat): ReadonlyArray<PlayRetreat> => {
  if (!holds(here.table, CARD)) return []
  const play = (to: PlayRetreat['to']): PlayRetreat => ({ seat, kind: 'playRetreat', card: CARD, to })
  return [play(null), ...retreatRegions(here, wayOf(here)).map((to) => play(regionId(to)))]
}

const violationsOf = (here: Here<BattleAskVars>, action: PlayRetreat): ReadonlyArray<Violation> => {
  const { card, to } = action
  const found = [...holdingViolations(here.table, here.vars.side, card)]
  if (card !== CARD) return [...found, violation('special.otherUse', { card })]
  return to === null ? found : [...found, ...retreatViolations(here, wayOf(here), regionIx(to))]
}

/** Do you play Gwaihir, and does he carry your fighter away? */
export const decideEagle = mayDo<'decide/eagle', PlayRetreat>({
  takes: ['playRetreat'],
  seat: (here) => seatOf(here.config, here.table, here.vars.side),
  offers: offersOf,
  violations: violationsOf,
  take: (here, action) => {
    const change = changing(here)
    const { card } = action
    useCard(change, here.vars.side, card)
    const to = action.to === null ? -1 : regionIx(action.to)
    const fighter = here.vars.battle.fighters[here.vars.side]
    if (to >= 0) relocate(change, fighter, { to, way: 'retreat' }, { rule: specialRule(card), card })
    const value: EagleAnswer = { used: true, to }
    return { table: change.table, events: change.events, value }
  },
  passed: { used: false, to: -1 } satisfies EagleAnswer,
  asks: (here) => `Do you play Gwaihir for ${nameOf(here.table, here.vars.battle.fighters[0])}?`,
  reads: ['special.gwaihir', 'special.startOfBattle'],
})

/** The battle after the answer. */
export const receiveEagle = (battle: BattleVars, { used, to }: EagleAnswer): BattleVars => {
  if (!used) return battle
  const off = { ...battle, textOff: true }
  return to >= 0 ? withRetreat(off, 0) : off
}
