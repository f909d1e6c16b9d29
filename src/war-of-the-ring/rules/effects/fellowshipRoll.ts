/**
 * Dice that a card rolls for Corruption (chapter V): each that succeeds adds or heals some, all together when
 * the last one lies.
 */
import { NO_EVENTS } from '../../../kernel/types'
import { doing, drawing, jumping, procedure, returning, type Changed, type Here } from '../../model/bundle'
import type { Step } from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import { start, type EventRollVars } from '../../model/frames'
import { asksCardDie } from '../../query/cardFigures'
import { holds } from '../../query/conditions'
import { HUNT_DIE } from '../../query/hunt'
import { changed, changing, goesOn, happen } from '../changes/change'
import { corrupt } from '../changes/fellowship'
import { instructionOf, type Verb } from './verb'

type RollInstruction = Extract<Instruction, { kind: 'rollForCorruption' }>

const neededFor = (here: Here<EventRollVars>): number => {
  const instruction = instructionOf(here, 'rollForCorruption')
  if (instruction === undefined) return Infinity
  return holds(here.rules, here.table, instruction.exception.if) ? instruction.exception.on : instruction.on
}

const rolled = (here: Here<EventRollVars>, roll: number): Step<EventRollVars> => {
  const { vars } = here
  const success = roll >= neededFor(here)
  const change = changing(here)
  happen(change, { kind: 'EventDieRolled', rule: 'events.overrides', roll, success })
  const successes = success ? vars.successes + 1 : vars.successes
  return goesOn(change, { ...vars, left: vars.left - 1, successes })
}

const settle = (here: Here<EventRollVars>): Changed => {
  const by = (instructionOf(here, 'rollForCorruption')?.by ?? 0) * here.vars.successes
  if (by === 0) return { table: here.table, events: NO_EVENTS }
  const change = changing(here)
  corrupt(change, by, 'hunt.corruption')
  return changed(change)
}

/** Dice rolled for Corruption, one after the other. */
export const eventRoll = procedure('eventRoll', [
  [
    'roll',
    drawing(
      ({ vars }) =>
        vars.left > 0 ? { name: 'event die', rule: 'events.overrides', outcomes: HUNT_DIE } : undefined,
      rolled,
      asksCardDie,
    ),
  ],
  ['more', jumping('roll', ({ vars }) => vars.left > 0)],
  ['settle', doing(settle)],
  ['over', returning(() => null)],
])

/** Rolls for Corruption. */
export const rollForCorruptionVerb: Verb<RollInstruction> = {
  frame: ({ vars }, { dice }) => start('eventRoll', 'roll', { ...vars, left: dice, successes: 0 }),
}
