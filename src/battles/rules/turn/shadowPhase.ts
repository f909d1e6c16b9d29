/**
 * The Shadow Phase: the position of the Commander-in-Chief, its special action, dice into the Shadow Box, and
 * Leadership tokens. And the Action roll.
 */
import { dieAsked } from '../../../kernel/dice'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { ChoosePosition } from '../../model/actions'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Draw,
  type Here,
  type Question,
  type Step,
} from '../../model/bundle'
import { ask, doingEffect, start } from '../../model/frames'
import type { AssignVars, ShadowPhaseVars } from '../../model/frames/turn'
import type { SideVars } from '../../model/frames/words'
import { bySide, type Face } from '../../model/sides'
import { sure } from '../../model/sure'
import { adding } from '../../model/counts'
import { armiesOf } from '../../query/board'
import { allHold } from '../../query/filters'
import { unmet } from '../../query/needs'
import { hasShadowArmy } from '../../query/possible'
import { ofScenario } from '../../model/remembered'
import { refusal } from '../../rulebook'
import {
  assignToken,
  type Change,
  changed,
  changedTo,
  changing,
  happen,
  putCharacter,
  setDice,
  setTable,
  takeControl,
} from '../changes'

const openPositions = (here: Here): ReadonlyArray<string> =>
  here.rules.scenario.doc.positions.filter(({ open }) => allHold(here, 'shadow', open)).map(({ id }) => id)

/** Dice of the pool go into the Shadow Box, as Character results. */
export const putInBox = (change: Change, count: number): void => {
  const dice = change.table.dice.shadow
  const put = Math.min(count, dice.unrolled)
  if (put === 0) return
  const unused = adding(dice.unused, 'character', put)
  const left = { unrolled: dice.unrolled - put, unused, used: dice.used }
  setDice(change, 'shadow', left)
  happen(change, { kind: 'DiceBoxed', rule: 'shadow.boxWithinPool', count: put })
}

const box = (here: Here<ShadowPhaseVars>) => {
  const change = changing(here)
  takeControl(change)
  putInBox(change, positionOf(here).dice)
  return changed(change)
}

const positionOf = ({ rules, vars }: Here<ShadowPhaseVars>) =>
  sure(rules.scenario.positions[sure(vars.position)])

/** A Commander-in-Chief whom a position has put onto the map returns to his box. */
const recall = (change: Change): void => {
  const { characters, regions } = change.here.rules.scenario
  for (const one in characters)
    if (characters[one]?.start.on === 'position' && regions[sure(change.table.characters[one])] !== undefined)
      putCharacter(change, one, '*commander')
}

/** Step two. */
export const shadowPhase = procedure('shadowPhase', [
  [
    'choose',
    calling(
      () => ask('decide/position', {}),
      (_, position): ShadowPhaseVars => ({ position }),
    ),
  ],
  [
    'place',
    doing((here) => {
      const change = changing(here)
      const position = sure(here.vars.position)
      recall(change)
      setTable(change, { position })
      happen(change, { kind: 'PositionChosen', rule: 'turn.shadowPhase', position })
      return changed(change)
    }),
  ],
  ['action', calling(({ vars }) => doingEffect(`position/${sure(vars.position)}`, 'shadow'))],
  ['box', doing(box)],
  ['tokens', calling((here) => start('assign', 'next', { count: positionOf(here).tokens, region: null }))],
  ['over', returning(() => null)],
])

const closedBecause = (here: Here, position: string): string =>
  unmet(here, 'shadow', here.rules.scenario.positions[position]?.open ?? []) ?? ''

/** Which position? */
export const decidePosition: Question<'decide/position', ChoosePosition> = {
  answers: ['choosePosition'],
  seats: () => ['shadow'],
  options: (here, seat) =>
    openPositions(here).map((position) => ({ seat, kind: 'choosePosition', position })),
  violations: (here, { position }) =>
    openPositions(here).includes(position)
      ? LEGAL
      : [refusal('shadow.position', { position }, closedBecause(here, position))],
  resolve: ({ table }, { position }) => ({ table, events: NO_EVENTS, value: position }),
  asks: () => 'Which position does the Commander-in-Chief take?',
  reads: ['turn.shadowPhase', 'shadow.position', 'shadow.specialAction'],
}

const assigns = (here: Here<{ readonly count: number }>): boolean =>
  here.vars.count > 0 && hasShadowArmy(here)

/** Leadership tokens are assigned at once, one by one. */
export const assign = procedure('assign', [
  ['next', jumping('over', (here) => !assigns(here))],
  [
    'where',
    calling(
      (here) =>
        ask('decide/region', {
          side: 'shadow',
          regions: armiesOf(here, 'shadow'),
          optional: false,
          rule: 'shadow.tokens',
        }),
      (vars, region): AssignVars => ({ count: vars.count, region }),
    ),
  ],
  [
    'put',
    doing((here: Here<AssignVars>): Step<AssignVars> => {
      const change = changing(here)
      const { region, count } = here.vars
      assignToken(change, sure(region), 'shadow.tokens')
      return changedTo(change, { count: count - 1, region: null })
    }),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

const rolls = ({ table, vars }: Here<SideVars>): boolean => table.dice[vars.side].unrolled > 0

/** The roll of an Action die of each side. */
const dieDraws = ofScenario(({ doc }) =>
  bySide((side): Draw<Face> => {
    const faces = doc.dice.faces[side]
    const outcomes = [...new Set(faces)]
    const weights = outcomes.map((face) => faces.filter((one) => one === face).length)
    return { name: `die.${side}`, rule: 'turn.roll', outcomes, weights }
  }),
)

/** Step four for a side: its dice are rolled, and the Shadow's Character results go into the box. */
export const roll = procedure('roll', [
  ['die', jumping('over', (here) => !rolls(here))],
  [
    'face',
    drawing(
      ({ rules, vars }) => dieDraws(rules.scenario)[vars.side],
      (here, face) => {
        const { side } = here.vars
        const change = changing(here)
        const dice = here.table.dice[side]
        const unused = adding(dice.unused, face, 1)
        const rolled = { unrolled: dice.unrolled - 1, unused, used: dice.used }
        setDice(change, side, rolled)
        happen(change, { kind: 'DieRolled', rule: 'turn.roll', side, face })
        if (side === 'shadow' && face === 'character') {
          setTable(change, { aside: here.table.aside + 1 })
          happen(change, { kind: 'LeadershipSetAside', rule: 'turn.roll', count: 1 })
        }
        return changed(change)
      },
      ({ table, vars: { side } }, say) => dieAsked(`Action roll of ${say(side)}`, table.dice[side].unrolled),
    ),
  ],
  ['again', jumping('die', () => true)],
  ['over', returning(() => null)],
])
