/**
 * Steps with a choice or a roll: one of several effects, dice for an effect, a strike, an Action die, a card
 * of a hand, a piece of an Army, Damage, a spent Maneuver.
 */
import { dieAsked } from '../../../kernel/dice'
import { NO_EVENTS } from '../../../kernel/types'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Here,
  type Step,
} from '../../model/bundle'
import type { StepOf } from '../../model/effects'
import { ask, doingEffect, losing } from '../../model/frames'
import type { RollVars, StrikeVars } from '../../model/frames/effects'
import type { StepVars } from '../../model/frames/words'
import { FACES, type Face } from '../../model/sides'
import { sure } from '../../model/sure'
import { adding, countOf } from '../../model/counts'
import { sourceOf } from '../../query/stepReasons'
import { boxOf, regionAt, stepAt, stepIf, stepOf } from '../../query/board'
import { regionIn, spentManeuvers } from '../../query/combat'
import { chooserOf, sideMeant } from '../../query/possible'
import { changed, changedTo, changing, happen, hurt, setUnused } from '../changes'
import { dealTo } from '../battle/leaving'
import { setFighter } from './instant'

const D6 = [1, 2, 3, 4, 5, 6] as const

/** One of several effects. */
export const choose = procedure('do/choose', [
  [
    'which',
    calling(
      ({ vars: { list, index, owner, moved } }) => ask('decide/option', { list, index, owner, moved }),
      (vars, option) => ({ ...vars, option }),
    ),
  ],
  [
    'do',
    calling(({ vars }) =>
      doingEffect(`${vars.list}.${vars.index}.one.${vars.option}`, vars.owner, vars.moved),
    ),
  ],
  ['over', returning(() => null)],
])

const rolling = ({ vars }: Here<RollVars>): boolean => vars.left > 0

/** A roll on which the rest depends. */
export const rollFor = procedure('do/rollFor', [
  [
    'roll',
    drawing(
      (here) => (rolling(here) ? { name: 'effect', rule: 'effect.roll', outcomes: D6 } : undefined),
      (here, value) => {
        const success = value >= stepOf(here, 'rollFor').successOn
        const change = changing(here)
        happen(change, { kind: 'EffectDieRolled', rule: 'effect.roll', value })
        const { left, successes } = here.vars
        return changedTo(change, {
          ...here.vars,
          left: left - 1,
          successes: successes + (success ? 1 : 0),
        })
      },
      ({ vars }, say) => dieAsked(`Roll for ${sourceOf(vars.list, say)}`, vars.left),
    ),
  ],
  ['more', jumping('roll', rolling)],
  [
    'then',
    calling(({ vars }) =>
      vars.successes > 0 ? doingEffect(`${vars.list}.${vars.index}.then`, vars.owner, vars.moved) : undefined,
    ),
  ],
  ['over', returning(() => null)],
])

const STRIKE_HITS = 5
const striking = ({ vars }: Here<StrikeVars>): boolean => vars.left > 0

/** A counter strikes: no battle, so Characters stay. */
export const strike = procedure('strike', [
  [
    'roll',
    drawing(
      (here) => (striking(here) ? { name: 'strike', rule: 'effect.strike', outcomes: D6 } : undefined),
      (here, value) => {
        const { counter } = stepOf(here, 'strike')
        const change = changing(here)
        happen(change, { kind: 'StrikeDieRolled', rule: 'effect.strike', counter, value })
        const hits = here.vars.hits + (value >= STRIKE_HITS ? 1 : 0)
        return changedTo(change, { ...here.vars, left: here.vars.left - 1, hits })
      },
      (here, say) =>
        dieAsked(
          `Strike by ${say(stepOf(here, 'strike').counter)} in ${say(here.vars.region)}`,
          here.vars.left,
        ),
    ),
  ],
  ['more', jumping('roll', striking)],
  [
    'hurt',
    doing((here) => {
      const change = changing(here)
      hurt(change, here.vars.region, here.vars.hits, 'effect.strike')
      return changed(change)
    }),
  ],
  [
    'casualties',
    calling(({ table, vars }) => {
      const { side } = sure(regionAt(table, vars.region).army)
      return losing({ side, region: vars.region, battle: false })
    }),
  ],
  ['over', returning(() => null)],
])

type DieVars = StepVars & { readonly left: number; readonly die: Face | null }

const dieStep = (here: Here<StepVars>): StepOf<'changeDie'> | StepOf<'discardDie'> =>
  stepIf(here, 'changeDie') ?? stepOf(here, 'discardDie')

/** The dice that a step may turn or put aside. */
const diceFor = (here: Here<StepVars>): ReadonlyArray<Face> => {
  const step = dieStep(here)
  const { unused } = here.table.dice[step.of]
  if (step.do === 'discardDie' && step.from === 'shadowBox') return boxOf(here.table) > 0 ? ['character'] : []
  return FACES.filter((face) => countOf(unused, face) > 0 && (step.do === 'discardDie' || face !== step.to))
}

const turnDie = (here: Here<DieVars>): Step<DieVars> => {
  const step = dieStep(here)
  const die = sure(here.vars.die)
  const change = changing(here)
  const vars = { ...here.vars, left: here.vars.left - 1, die: null }
  const side = step.of
  const without = adding(here.table.dice[side].unused, die, -1)
  if (step.do === 'changeDie') {
    setUnused(change, side, adding(without, step.to, 1))
    happen(change, { kind: 'DieTurned', rule: 'effect.dice', side, die, to: step.to })
  } else {
    setUnused(change, side, without, 1)
    happen(change, { kind: 'DiePutAside', rule: 'effect.dice', side, die })
  }
  return changedTo(change, vars)
}

/** An Action die is turned or put aside. */
export const die = procedure('do/die', [
  [
    'which',
    calling(
      (here) => {
        const side = chooserOf(here.vars.owner, dieStep(here))
        return ask('decide/die', { side, dice: diceFor(here) })
      },
      (vars, chosen) => ({ ...vars, die: chosen }),
    ),
  ],
  ['turn', doing(turnDie)],
  ['again', jumping('which', (here) => here.vars.left > 0 && diceFor(here).length > 0)],
  ['over', returning(() => null)],
])

/** The Damage a step deals: to Armies on the map, or in a battle to one side or both. */
const damageOf = (here: Here<StepVars & { readonly armies: ReadonlyArray<string> }>) => {
  const step = stepAt(here)
  const { owner, armies } = here.vars
  if (step?.do === 'damageArmies')
    return armies.map((region) => ({ region, count: step.count, direct: true }))
  const battle = sure(here.table.battle)
  const regionFor = (whom: 'self' | 'enemy') => regionIn(battle, sideMeant(owner, whom))
  switch (step?.do) {
    case 'takeDamage':
      return [{ region: regionFor(step.of), count: step.count, direct: true }]
    case 'trade':
      return [
        { region: regionFor('self'), count: step.take, direct: true },
        { region: regionFor('enemy'), count: step.deal, direct: false },
      ]
    default: {
      const { to, count } = stepOf(here, 'dealDamage')
      return [{ region: regionFor(to), count, direct: false }]
    }
  }
}

/** Damage: before the Damage step of a round it waits for that step, afterwards it falls at once. */
export const damage = procedure('do/damage', [
  [
    'hurt',
    doing((here) => {
      const change = changing(here)
      for (const { region, count, direct } of damageOf(here))
        if (direct) hurt(change, region, count, 'effect.battle')
        else dealTo(change, region, count)
      const hit = damageOf(here).map(({ region }) => region)
      return changedTo(change, { ...here.vars, armies: hit })
    }),
  ],
  [
    'casualties',
    calling(({ table, vars }) => {
      const region = sure(vars.armies[0])
      const { army } = regionAt(table, region)
      return army === null ? undefined : losing({ side: army.side, region, battle: table.battle !== null })
    }),
  ],
  [
    'next',
    doing(({ table, vars }) => ({
      table,
      events: NO_EVENTS,
      vars: { ...vars, armies: vars.armies.slice(1) },
    })),
  ],
  ['more', jumping('casualties', ({ vars }) => vars.armies.length > 0)],
  ['over', returning(() => null)],
])

/** A spent Maneuver token works again. */
export const maneuver = procedure('do/maneuver', [
  [
    'which',
    calling(
      (here) => {
        const battle = sure(here.table.battle)
        const side = sideMeant(here.vars.owner, stepOf(here, 'useSpentManeuver').of)
        const types = spentManeuvers(here, battle, side)
        const region = regionIn(battle, side)
        return ask('decide/unit', { side, region, types, optional: false, rule: 'effect.units' })
      },
      (vars, again) => ({ ...vars, moved: again }),
    ),
  ],
  [
    'use',
    doing((here) => {
      const change = changing(here)
      const token = sure(here.vars.moved)
      const side = sideMeant(here.vars.owner, stepOf(here, 'useSpentManeuver').of)
      setFighter(change, side, { again: token })
      happen(change, { kind: 'ManeuverAgain', rule: 'effect.battle', side, token })
      return changed(change)
    }),
  ],
  ['over', returning(() => null)],
])
