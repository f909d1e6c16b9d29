/**
 * Bearing Hunt damage (chapter IX): Corruption, a casualty, a Guide who leaves, a Fellowship that shows
 * itself. Who leaves is set aside until the Free Peoples have said where he goes, which is asked when the
 * damage is
 * settled; on the Mordor Track he is eliminated instead (rulings OR-72, OR-78).
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Here, Step } from '../../model/bundle'
import type { TileVars } from '../../model/frames'
import type { CharacterIx } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { isInMordor, levelInFellowship } from '../../query/fellowship'
import { returnsWhenLost, sparedByLeaving, sparedByReveal } from '../../query/hunt'
import { characterId } from '../../query/pieces'
import { changing, happen, type Change } from '../changes/change'
import { corrupt } from '../changes/fellowship'
import { eliminate, setAside } from '../changes/figures'
import { afterLeaving } from '../fellowship/guide'

const stepOf = ({ table, events }: Change, vars: TileVars): Step<TileVars> => ({ table, events, vars })

/** Takes damage off a tile and tells who bears it; what is left. */
const spare = (
  change: Change,
  damage: number,
  most: number,
  who: { readonly character: CharacterIx; readonly rule: RuleId },
): number => {
  const by = Math.min(damage, most)
  const character = characterId(change.rules, who.character)
  happen(change, { kind: 'DamageReduced', rule: who.rule, by, damage: damage - by, character })
  return damage - by
}

const useRing = (here: Here<TileVars>): Step<TileVars> => {
  const change = changing(here)
  corrupt(change, here.vars.damage, here.vars.casualty ? 'hunt.excess' : 'hunt.effects')
  return stepOf(change, { ...here.vars, damage: 0 })
}

/** Loses a Companion to the Hunt: for good, unless he is one who comes back on the map. */
export const loseCompanion = (change: Change, vars: TileVars, companion: CharacterIx): Step<TileVars> => {
  const level = levelInFellowship(change.rules, change.table, companion)
  const damage = spare(change, vars.damage, level, { character: companion, rule: 'hunt.casualty' })
  const returns = returnsWhenLost(change.rules, companion) && !isInMordor(change.table)
  if (returns) setAside(change, companion, 'hunt.casualty')
  else eliminate(change, companion, 'hunt.casualty')
  afterLeaving(change)
  return stepOf(change, { ...vars, damage, casualty: true, lost: returns ? companion : -1 })
}

const guideLeaves = (here: Here<TileVars>): Step<TileVars> => {
  const { table, vars } = here
  const { guide } = table.fellowship
  const change = changing(here)
  const most = sparedByLeaving(here.rules, table)
  const damage = spare(change, vars.damage, most, { character: guide, rule: 'hunt.reduce' })
  const dies = isInMordor(table)
  if (dies) eliminate(change, guide, 'mordor.separate')
  else setAside(change, guide, 'hunt.reduce')
  afterLeaving(change)
  return stepOf(change, { ...vars, damage, leaving: dies ? vars.leaving : vars.leaving | (1 << guide) })
}

const revealSelf = (here: Here<TileVars>): Step<TileVars> => {
  const { table, vars } = here
  const change = changing(here)
  const who = { character: table.fellowship.guide, rule: 'hunt.reduce' } as const
  const damage = spare(change, vars.damage, sparedByReveal(here.rules, table), who)
  return stepOf(change, { ...vars, damage, reveals: true })
}

/** Does what the Free Peoples have answered; unasked they use the Ring. A random Companion is drawn later. */
export const bear = (here: Here<TileVars>): Step<TileVars> => {
  const { table, vars } = here
  if (vars.damage === 0) return { table, events: NO_EVENTS }
  switch (vars.answer) {
    case 'loseGuide':
      return loseCompanion(changing(here), vars, table.fellowship.guide)
    case 'guideLeaves':
      return guideLeaves(here)
    case 'revealSelf':
      return revealSelf(here)
    case 'loseRandom':
    case 'useCard':
      return { table, events: NO_EVENTS }
    default:
      return useRing(here)
  }
}
