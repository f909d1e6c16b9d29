/**
 * A Companion of the Fellowship drawn at random by a card is eliminated, or his Level becomes Corruption, as
 * the Free Peoples choose. It is no Hunt damage. Who comes back when he is lost does so here too, but not on
 * the Mordor Track.
 */
import { LEGAL } from '../../../kernel/types'
import type { Lose, TakeCorruption } from '../../model/actions'
import {
  calling,
  drawing,
  procedure,
  returning,
  type Here,
  type Question,
  type Draw,
} from '../../model/bundle'
import type { Step } from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import { ask, newSeparation, start, type RandomCompanionVars } from '../../model/frames'
import type { CharacterId } from '../../model/ids'
import { violation } from '../../rulebook'
import { asksForCard } from '../../query/cardFigures'
import { holds } from '../../query/conditions'
import { companionsOf, isInMordor, levelInFellowship } from '../../query/fellowship'
import { returnsWhenLost } from '../../query/hunt'
import { characterId, characterIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { changing, ends, goesOn, happen } from '../changes/change'
import { corrupt } from '../changes/fellowship'
import { eachCharacter, eliminate, setAside } from '../changes/figures'
import { afterLeaving, askGuideAfterLeaving } from '../fellowship/guide'
import type { Verb } from './verb'

const pick = ({ rules, table }: Here<RandomCompanionVars>): Draw<CharacterId> => {
  const outcomes: Array<CharacterId> = []
  eachCharacter(companionsOf(rules, table), (companion) => outcomes.push(characterId(rules, companion)))
  return { name: 'random companion', rule: 'events.overrides', outcomes }
}

const picked = (here: Here<RandomCompanionVars>, companion: CharacterId): Step<RandomCompanionVars> => {
  const change = changing(here)
  happen(change, { kind: 'CompanionPicked', rule: 'events.overrides', companion })
  return goesOn(change, { ...here.vars, companion: characterIx(here.rules, companion) })
}

/** Do you lose him, or take his Level as Corruption? */
export const decideRandomCompanion: Question<'decide/randomCompanion', TakeCorruption | Lose> = {
  answers: ['takeCorruption', 'lose'],
  seats: (here) => [seatOf(here, 'leading', 0)],
  options: ({ rules, vars }, seat) => [
    { seat, kind: 'takeCorruption' },
    { seat, kind: 'lose', piece: characterId(rules, vars.companion) },
  ],
  violations: ({ rules, vars }, action) =>
    action.kind === 'takeCorruption' || action.piece === characterId(rules, vars.companion)
      ? LEGAL
      : [violation('events.overrides', {})],
  resolve: (here, action) => {
    const { companion } = here.vars
    const change = changing(here)
    if (action.kind === 'takeCorruption') {
      corrupt(change, levelInFellowship(here.rules, here.table, companion), 'hunt.corruption')
      return ends(change, -1)
    }
    const returns = returnsWhenLost(here.rules, companion) && !isInMordor(here.table)
    if (returns) setAside(change, companion, 'events.overrides')
    else eliminate(change, companion, 'events.overrides')
    afterLeaving(change)
    return ends(change, returns ? companion : -1)
  },
  asks: ({ rules, table, vars }) =>
    `Do you lose this Companion, or take ${levelInFellowship(rules, table, vars.companion)} ` +
    'Corruption instead of him?',
  reads: ['events.overrides', 'hunt.corruption'],
}

const isGone = ({ rules, table, vars }: Here<RandomCompanionVars>): boolean =>
  ((companionsOf(rules, table) >> vars.companion) & 1) === 0

/** A Companion drawn, and what becomes of him. */
export const randomCompanion = procedure('randomCompanion', [
  ['draw', drawing(pick, picked, asksForCard('Which Companion'))],
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/randomCompanion', vars),
      (vars, lost) => ({ ...vars, lost }),
    ),
  ],
  ['guide', calling((here) => (isGone(here) ? askGuideAfterLeaving(here) : undefined))],
  [
    'return',
    calling(
      ({ vars }) =>
        vars.lost < 0 ? undefined : newSeparation('destination', { chosen: 1 << vars.lost, byHunt: true }),
      (vars) => ({ ...vars, lost: -1 }),
    ),
  ],
  ['over', returning(() => null)],
])

/** Draws a Companion, if one is there. */
export const randomCompanionVerb: Verb<Extract<Instruction, { kind: 'randomCompanion' }>> = {
  frame: ({ rules, table, vars }, { if: condition }) =>
    companionsOf(rules, table) !== 0 && holds(rules, table, condition)
      ? start('randomCompanion', 'draw', { ...vars, companion: -1, lost: -1 })
      : undefined,
}
