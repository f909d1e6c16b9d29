/**
 * Hunt allocation and the Action roll (chapter IV): the Shadow puts dice into the Hunt box, then both sides
 * roll the rest; every Eye goes into the Hunt box.
 */
import type { Rules } from '../../model/config'
import { derived } from '../../../kernel/derived'
import { dieAsked } from '../../../kernel/dice'
import type { Allocate } from '../../model/actions'
import {
  drawing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
  type Step,
  type Draw,
} from '../../model/bundle'
import type { RollVars } from '../../model/frames'
import type { DieFace } from '../../model/ids'
import type { Table } from '../../model/table'
import { violation } from '../../rulebook'
import { EYE, faceIx } from '../../query/dice'
import { companionsOf, sizeOf } from '../../query/fellowship'
import { sideId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { changing, ends, goesOn, happen, type Change } from '../changes/change'
import { addDie, editDice, plus } from '../changes/materials'

/** As many dice as there are Companions in the Fellowship; Gollum counts as one when there is none. */
export const most = (rules: Rules, table: Table): number =>
  Math.min(table.dice.pool[1], Math.max(1, sizeOf(companionsOf(rules, table))))

/** Puts dice of the Shadow into the Hunt box. */
export const allocate = (change: Change, dice: number): void => {
  if (dice > 0)
    editDice(change, (draft) => {
      draft.huntBox = plus(draft.huntBox, 1, dice)
    })
  happen(change, { kind: 'DiceAllocated', rule: 'turn.huntAllocation', dice })
}

/** How many dice go into the Hunt box? */
export const decideAllocation: Question<'decide/allocation', Allocate> = {
  answers: ['allocate'],
  seats: (here) => [seatOf(here, 'leading', here.vars.side)],
  options: ({ rules, table }, seat) => {
    const options: Array<Allocate> = []
    for (let dice = 0; dice <= most(rules, table); dice++) options.push({ seat, kind: 'allocate', dice })
    return options
  },
  violations: ({ rules, table }, { dice }) =>
    dice <= most(rules, table)
      ? []
      : [violation('huntAllocation.limit', { limit: most(rules, table), holds: dice })],
  resolve: (here, { dice }) => {
    const change = changing(here)
    allocate(change, dice)
    return ends(change, null)
  },
  asks: () => 'How many dice do you put into the Hunt box?',
  reads: ['turn.huntAllocation', 'huntAllocation.limit', 'huntAllocation.minimum'],
}

const drawOf = (name: string, faces: ReadonlyArray<DieFace>): Draw<DieFace> => {
  const outcomes = [...new Set(faces)]
  const weights = outcomes.map((face) => faces.filter((one) => one === face).length)
  return { name, rule: 'turn.actionRoll', outcomes, weights }
}
const ROLLS = derived((rules: Rules): readonly [Draw<DieFace>, Draw<DieFace>] => [
  drawOf('free-peoples action die', rules.dice.action['free-peoples'].faces),
  drawOf('shadow action die', rules.dice.action.shadow.faces),
])

const rolled = ({ rules, table, vars }: Here<RollVars>, face: DieFace): Step<RollVars> => {
  const { side, left } = vars
  const change = changing({ rules, table })
  happen(change, { kind: 'DieRolled', rule: 'turn.actionRoll', side: sideId(side), face })
  if (faceIx(face) === EYE) {
    editDice(change, (draft) => {
      draft.huntBox = plus(draft.huntBox, side)
    })
    happen(change, { kind: 'DieToHuntBox', rule: 'turn.actionRoll', side: sideId(side), die: face })
  } else addDie(change, side, faceIx(face))
  return goesOn(change, { side, left: left - 1 })
}

/** A side rolls its dice. */
export const roll = procedure('roll', [
  [
    'roll',
    drawing(
      ({ rules, vars }) => (vars.left > 0 ? ROLLS(rules)[vars.side] : undefined),
      rolled,
      ({ vars }, say) => dieAsked(`Action roll of ${say(sideId(vars.side))}`, vars.left),
    ),
  ],
  ['more', jumping('roll', ({ vars }) => vars.left > 0)],
  ['over', returning(() => null)],
])
