/**
 * What a card, an ability, a position or a use of a die does: its steps one after the other, each as far as
 * possible. Every verb has its frame; the simple ones change the table at once.
 */
import { NO_EVENTS } from '../../../kernel/types'
import { calling, doing, jumping, procedure, returning, type Here } from '../../model/bundle'
import { amended, effectCopy } from '../../model/drafts'
import type { EffectStep, StepOf } from '../../model/effects'
import { ask, losing, start, type AnyFrame } from '../../model/frames'
import type { EffectVars } from '../../model/frames/effects'
import type { StepVars } from '../../model/frames/words'
import { sure } from '../../model/sure'
import { stepAt } from '../../query/board'
import { deckNamed } from '../../query/cards'
import { armiesMeant } from '../../query/filters'
import { regionIn } from '../../query/combat'
import { chooserOf, isPossible, sideMeant } from '../../query/possible'
import { isRegionStep } from '../../query/regionVerbs'

const possible = (here: Here<StepVars>): boolean => {
  return isPossible(here, sure(stepAt(here)), here.vars)
}

const bare = ({ list, index, owner, moved }: StepVars): StepVars => ({ list, index, owner, moved })

const drawFrame = ({ owner }: StepVars, step: StepOf<'draw'>): AnyFrame => {
  const side = step.of ?? owner
  return start('draw', 'next', {
    side,
    deck: deckNamed(side, step.deck),
    count: step.count,
    mayStop: step.mayStop ?? false,
    limit: true,
  })
}

const movingFrame = ({ list, index, owner, moved }: StepVars, step: EffectStep): AnyFrame | undefined => {
  switch (step.do) {
    case 'moveArmy':
      return start('do/moveArmy', 'pick', {
        list,
        index,
        owner,
        moved,
        entered: [],
        region: null,
        taken: null,
        steps: 0,
        over: false,
      })
    case 'attack':
    case 'combinedAttack':
      return start('do/attack', 'pick', {
        list,
        index,
        owner,
        moved,
        region: null,
        taken: null,
        target: null,
        marches: false,
        steps: 0,
      })
    default:
      return undefined
  }
}

/** Characters on their own. */
const charactersFrame = ({ list, index, owner, moved }: StepVars): AnyFrame =>
  start('do/moveCharacters', 'pick', {
    list,
    index,
    owner,
    moved,
    done: [],
    group: [],
    from: null,
    region: null,
    steps: 0,
    going: false,
    over: false,
  })

const battleFrame = (here: Here<StepVars>, vars: StepVars, step: EffectStep): AnyFrame | undefined => {
  const { list, index, owner, moved } = vars
  switch (step.do) {
    case 'damageArmies':
      return start('do/damage', 'hurt', {
        list,
        index,
        owner,
        moved,
        armies: armiesMeant(here, owner, step.filter),
      })
    case 'takeDamage':
    case 'trade':
    case 'dealDamage':
      return start('do/damage', 'hurt', { list, index, owner, moved, armies: [] })
    case 'useSpentManeuver':
      return start('do/maneuver', 'which', vars)
    case 'forceCasualties': {
      const side = sideMeant(owner, step.of)
      const region = regionIn(sure(here.table.battle), side)
      return losing({ side, region, battle: true }, step.untilDamage)
    }
    default:
      return undefined
  }
}

/** The frame of a verb. */
const frameOf = (here: Here<StepVars>): AnyFrame | undefined => {
  const step = sure(stepAt(here))
  const vars = bare(here.vars)
  const { list, index, owner, moved } = vars
  if (isRegionStep(step))
    return start('do/regions', 'pick', { list, index, owner, moved, done: [], region: null, over: false })
  const special = movingFrame(vars, step) ?? battleFrame(here, vars, step)
  if (special !== undefined) return special
  switch (step.do) {
    case 'moveCharacters':
      return charactersFrame(vars)
    case 'draw':
      return drawFrame(vars, step)
    case 'discardCard':
      return start('do/discardCard', 'next', { list, index, owner, moved, left: step.count, card: null })
    case 'choose':
      return start('do/choose', 'which', { list, index, owner, moved, option: 0 })
    case 'rollFor':
      return start('do/rollFor', 'roll', { list, index, owner, moved, left: step.dice, successes: 0 })
    case 'changeDie':
    case 'discardDie':
      return start('do/die', 'which', { list, index, owner, moved, left: step.count, die: null })
    case 'advanceFate':
      return start('fateSteps', 'step', { count: step.steps })
    case 'giveUp':
    case 'eliminate':
      return start('do/piece', 'which', { list, index, owner, moved, piece: null })
    case 'bringIn':
      return start('enter', 'where', { side: owner, character: step.character, region: null })
    case 'enter':
      return start('do/enter', 'who', { list, index, owner, moved, character: null })
    case 'playCard':
      return start('do/playCard', 'which', { list, index, owner, moved, card: null })
    case 'useAbility':
      return start('do/useAbility', 'which', { list, index, owner, moved, effect: null })
    default:
      return start('do/instant', 'change', vars)
  }
}

/** The steps of an effect, in order. */
export const effect = procedure('effect', [
  ['next', jumping('over', (here) => stepAt(here) === undefined)],
  ['impossible', jumping('on', (here) => !possible(here))],
  [
    'may',
    calling(
      (here) => {
        const step = sure(stepAt(here))
        return step.optional === true
          ? ask('decide/may', { side: chooserOf(here.vars.owner, step), rule: 'effect.optional' })
          : undefined
      },
      (vars, does): EffectVars => amended(effectCopy(vars), { skip: !does }),
    ),
  ],
  ['declined', jumping('on', ({ vars }) => vars.skip)],
  [
    'do',
    calling(frameOf, (vars, value): EffectVars => {
      const moved = typeof value === 'string' ? value : vars.moved
      return amended(effectCopy(vars), { moved })
    }),
  ],
  [
    'on',
    doing(({ table, vars }) => ({
      table,
      events: NO_EVENTS,
      vars: amended(effectCopy(vars), { index: vars.index + 1, skip: false }),
    })),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])
