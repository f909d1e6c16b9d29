/**
 * A text being carried out: its instructions in their order, by the seat it speaks to. Cards that it has put
 * down do what they say when all of it is done (OR-18).
 */
import { at } from '../../../kernel/row'
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
import { start } from '../../model/frames'
import type { TextVars, Told } from '../../model/frames/texts'
import { instructionAt } from '../../query/texts'
import { changed, changing } from '../changes/change'
import { lookFrame } from '../piles/draw'
import { finishEvent } from '../play/play'
import { APART_VERBS } from './apart'
import { CHOICE_VERBS } from './choosing'
import { DRAW_VERBS } from './draws'
import { ELIMINATE_VERBS } from './eliminating'
import { GIVE_UP_VERBS } from './giveUp'
import { LASTING_VERBS } from './lasting'
import { LOCATION_VERBS } from './locations'
import { MOVE_VERBS } from './move'
import { TAKE_VERBS } from './taking'
import { TOKEN_VERBS } from './tokens'
import type { Verb, Verbs, VerbFrame } from './verb'

const VERBS: Verbs<Instruction['kind']> = {
  ...GIVE_UP_VERBS,
  ...DRAW_VERBS,
  ...APART_VERBS,
  ...LOCATION_VERBS,
  ...TOKEN_VERBS,
  ...TAKE_VERBS,
  ...ELIMINATE_VERBS,
  ...MOVE_VERBS,
  ...CHOICE_VERBS,
  ...LASTING_VERBS,
}

const verbOf = (instruction: Instruction): Verb<Instruction> => VERBS[instruction.kind] as Verb<Instruction>

const run = (here: Here<TextVars>): Changed => {
  const instruction = instructionAt(here, here.vars)
  const change = changing(here)
  if (instruction !== undefined) verbOf(instruction).run?.(change, instruction, here.vars)
  return changed(change)
}

const frameOf = (here: Here<TextVars>): VerbFrame | undefined => {
  const instruction = instructionAt(here, here.vars)
  return instruction === undefined ? undefined : verbOf(instruction).frame?.(here, instruction)
}

const told = (vars: TextVars, value: Told | null): TextVars =>
  value === null
    ? vars
    : {
        ...vars,
        that: value.that ?? vars.that,
        number: value.number ?? vars.number,
        down: value.down ?? vars.down,
      }

const next = ({ table, vars }: Here<TextVars>): Step<TextVars> => ({
  table,
  events: [],
  vars: { ...vars, step: vars.step + 1 },
})

const arrived = (here: Here<TextVars>): Step<TextVars> => {
  const [card = -1, ...down] = here.vars.down
  const change = changing(here)
  finishEvent(change, card)
  return { table: change.table, events: change.events, vars: { ...here.vars, down } }
}

/** One list of instructions. */
export const text = procedure('text', [
  ['instruction', jumping('arrivals', (here) => instructionAt(here, here.vars) === undefined)],
  ['run', doing(run)],
  ['frame', calling<TextVars, VerbFrame>(frameOf, told)],
  ['look', calling((here) => lookFrame(here))],
  ['next', doing(next)],
  ['more', jumping('run', (here) => instructionAt(here, here.vars) !== undefined)],
  ['arrivals', jumping('over', ({ vars }) => vars.down.length === 0)],
  [
    'arrive',
    calling(({ vars: { seat, down } }) =>
      start('arrival', 'next', { seat, card: at(down, 0), played: true, ability: 0 }),
    ),
  ],
  ['arrived', doing(arrived)],
  ['moreArrivals', jumping('arrivals', () => true)],
  ['over', returning(() => null)],
])
