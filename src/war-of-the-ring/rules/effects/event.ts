/**
 * Playing an Event card (chapter V): it leaves the hand, its instructions are carried out in order and as far
 * as possible, and it is discarded face up or stays on the table.
 */
import { NO_EVENTS } from '../../../kernel/types'
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Here,
  type Step,
} from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import type { EventVars } from '../../model/frames'
import { sideId } from '../../query/pieces'
import { moveCard } from '../changes/cards'
import { changed, changing, happen } from '../changes/change'
import { ARMY_VERBS } from './armies'
import { BESIDE_VERBS } from './beside'
import { FELLOWSHIP_VERBS } from './fellowship'
import { MUSTER_VERBS } from './muster'
import { TABLE_VERBS } from './onTable'
import { cardOf, type Verb } from './verb'

const VERBS: { readonly [K in Instruction['kind']]: Verb<Extract<Instruction, { kind: K }>> } = {
  ...MUSTER_VERBS,
  ...FELLOWSHIP_VERBS,
  ...ARMY_VERBS,
  ...TABLE_VERBS,
  ...BESIDE_VERBS,
}

const verbOf = (instruction: Instruction): Verb<Instruction> => VERBS[instruction.kind] as Verb<Instruction>

const instructionAt = (here: Here<EventVars>): Instruction | undefined =>
  cardOf(here, here.vars.card)?.effect[here.vars.step]

/** The card is shown and leaves the hand. */
const play = (here: Here<EventVars>): Changed => {
  const { side, card } = here.vars
  const change = changing(here)
  moveCard(change, card, 'hands', cardOf(here, card)?.table === undefined ? 'played' : 'onTable')
  happen(change, { kind: 'CardPlayed', rule: 'events.playing', side: sideId(side) })
  return changed(change)
}

const run = (here: Here<EventVars>): Changed => {
  const instruction = instructionAt(here)
  const verb = instruction === undefined ? undefined : verbOf(instruction)
  if (instruction === undefined || verb?.run === undefined) return { table: here.table, events: NO_EVENTS }
  const change = changing(here)
  verb.run(change, instruction, here)
  return changed(change)
}

const frameOf = (here: Here<EventVars>) => {
  const instruction = instructionAt(here)
  return instruction === undefined ? undefined : verbOf(instruction).frame?.(here, instruction)
}

const next = ({ table, vars }: Here<EventVars>): Step<EventVars> => ({
  table,
  events: NO_EVENTS,
  vars: { ...vars, step: vars.step + 1 },
})

/** An Event card, from hand to table or discards. */
export const event = procedure('event', [
  ['play', doing(play)],
  ['instruction', jumping('over', (here) => instructionAt(here) === undefined)],
  ['run', doing(run)],
  ['frame', calling(frameOf)],
  ['next', doing(next)],
  ['more', jumping('instruction', () => true)],
  ['over', returning(() => null)],
])
