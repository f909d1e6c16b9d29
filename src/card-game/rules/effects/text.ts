/**
 * A text being carried out: its instructions in their order, by the seat it speaks to. Cards that it has put
 * down do what they say when all of it is done (OR-18).
 */
import { start } from '../../model/frames'
import { askingOf, numberFor, instructionAt } from '../../query/texts'
import { recycle, cycleCard } from '../changes/cards'
import type { Verbs, Verb, VerbFrame } from './verb'
import { wielderOf } from '../../query/places'
import { add } from '../../../kernel/indexSet'
import { PATH } from '../../model/spots'
import { spotOf } from '../../query/cards'
import { obstacleOf } from '../../query/obstacles'
import { moverOf } from '../../query/targets'
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
import type { TextVars, Told } from '../../model/frames/texts'
import { changed, changing } from '../changes/change'
import { lookFrame } from '../piles/draw'
import { finishEvent } from '../play/play'
import { APART_VERBS } from './apart'
import { CHOICE_VERBS } from './choosing'
import { ELIMINATE_VERBS } from './eliminating'
import { LOCATION_VERBS } from './locations'
import { TAKE_VERBS } from './taking'
import { TOKEN_VERBS } from './tokens'

/*
 * Drawing, setting cards apart, and shuffling the cycle pile into the draw deck.
 */

/** What brings cards. */
const DRAW_VERBS: Verbs<'draw' | 'setApart' | 'recycle'> = {
  draw: {
    frame: (here, { number }) => {
      const left = numberFor(here, number, askingOf(here.vars), here.vars.number)
      return start('draw', 'ready', { seat: here.vars.seat, left, into: 'hand' })
    },
  },
  setApart: {
    frame: ({ vars: { seat } }, { number }) => start('draw', 'ready', { seat, left: number, into: 'aside' }),
  },
  recycle: {
    run: (change, _, { seat }) => recycle(change, seat, 'recycle.byText'),
  },
}

/*
 * Giving up cards: forsake, cycle from hand, cycle this card or its wielder, eliminate this card.
 */

/** What costs cards. */
const GIVE_UP_VERBS: Verbs<'forsake' | 'cycleFromHand' | 'cycle' | 'eliminateThis'> = {
  forsake: {
    frame: ({ vars: { seat } }, { number }) =>
      start('forsaking', 'next', { seat, left: number, pays: null, card: -1 }),
  },
  cycleFromHand: {
    frame: ({ vars: { seat } }, { number }) => start('cycling', 'next', { seat, left: number, pays: null }),
  },
  cycle: {
    run: (change, { card }, { source }) => {
      cycleCard(change, card === 'this' ? source : wielderOf(change.table, source), 'cycle.pile')
    },
  },
  eliminateThis: {
    frame: ({ vars: { source } }) => start('elimination', 'which', { card: source, how: 'text', by: -1 }),
  },
}

/*
 * Texts that hold until the round ends.
 */

/** What an event provides for the rest of the round. */
const LASTING_VERBS: Verbs<'thisRound'> = {
  thisRound: {
    run: (change, _, { source }) => {
      change.table = { ...change.table, lasting: add(change.table.lasting, source) }
    },
  },
}

/*
 * Moving a character out of reserve because a text says so.
 */

/** What moves a character. */
const MOVE_VERBS: Verbs<'move'> = {
  move: {
    frame: (here, instruction) => {
      const { seat, that } = here.vars
      if (instruction.to === 'thatBattleground' && that < 0) return undefined
      const card = moverOf(here, here.vars, instruction)
      if (card < 0 || obstacleOf(here, here.vars, instruction) !== undefined) return undefined
      const spots = { activePath: PATH, activeBattleground: -1, thatBattleground: spotOf(that) }
      return start('moving', 'where', { seat, card, to: spots[instruction.to] })
    },
  },
}

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
