/**
 * Attacks by die or card: an Army that already stands beside the enemy attacks, or a part of it moves first
 * and the merged Army attacks. Also the Combined Attack, which moves nobody.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Attack, MarchFirst } from '../../model/actions'
import { calling, doing, jumping, procedure, returning, type Here, type Question } from '../../model/bundle'
import { amended, attackCopy } from '../../model/drafts'
import type { StepOf } from '../../model/effects'
import { ask, doingEffect, settling, start } from '../../model/frames'
import type { AttackVars } from '../../model/frames/armies'
import { sure } from '../../model/sure'
import { nextToEnemy, regionAt, stepIf, stepOf, targetsFrom } from '../../query/board'
import { attackingArmies, combinedTargets, marchesOn } from '../../query/moves'
import { targetBecause } from '../../query/battleReasons'
import { carryingRule } from '../../query/refusals'
import { refusal } from '../../rulebook'
import { changed, changedTo, changing } from '../changes'
import { depart, goOn, halt } from './moveArmy'

/** The step of an attack; a Combined Attack has none. */
const attackStep = (here: Here<AttackVars>): StepOf<'attack'> | undefined => stepIf(here, 'attack')

const attackers = (here: Here<AttackVars>): ReadonlyArray<string> => {
  const step = attackStep(here)
  const { owner, moved } = here.vars
  return step === undefined ? combinedTargets(here, owner) : attackingArmies(here, owner, step, moved)
}

/** The Region that was named last. */
const regionOf = ({ vars }: Here<AttackVars>): string => sure(vars.region)

/** Where the party may march, so that it can attack in the end. */
const waysOn = (here: Here<AttackVars>): ReadonlyArray<string> => {
  const left = stepOf(here, 'attack').move - here.vars.steps
  return marchesOn(here, here.vars.owner, here.table.march?.at ?? regionOf(here), left)
}

const targets = (here: Here<AttackVars>): ReadonlyArray<string> =>
  targetsFrom(here, here.vars.owner, regionOf(here))

const partyFrame = (here: Here<AttackVars>) => {
  const step = stepOf(here, 'attack')
  return start('party', 'part', {
    side: here.vars.owner,
    region: regionOf(here),
    needsLeadership: step.needsLeadership ?? false,
    carrying: step.carrying ?? null,
    only: null,
    advance: false,
    taken: {},
  })
}

const battleFrame = ({ vars }: Here<AttackVars>) => {
  const { list, index, owner, moved } = vars
  const [region, target] = [sure(vars.region), sure(vars.target)]
  return start('battle', 'begin', {
    list,
    index,
    owner,
    moved,
    attacker: owner,
    over: false,
    way: null,
    from: region,
    region: target,
    combined: region === target,
  })
}

/** The rule that says which Armies, or for a Combined Attack which Regions, may be named. */
const pickRule = (here: Here<AttackVars>) => {
  const step = attackStep(here)
  if (step === undefined) return 'combined.when'
  if (step.carrying !== undefined) return carryingRule(here, step.carrying)
  return step.needsLeadership === true ? 'movement.leadership' : 'battle.begins'
}

/** An attack, from the choice of the Army to the end of the battle. */
export const attack = procedure('do/attack', [
  [
    'pick',
    calling(
      (here) =>
        ask('decide/region', {
          side: here.vars.owner,
          regions: attackers(here),
          optional: false,
          rule: pickRule(here),
        }),
      (vars, region): AttackVars => amended(attackCopy(vars), { region }),
    ),
  ],
  ['combined', jumping('together', (here) => attackStep(here) === undefined)],
  [
    'how',
    calling(
      (here) => ask('decide/attack', here.vars),
      (vars, target): AttackVars => amended(attackCopy(vars), { target, marches: target === null }),
    ),
  ],
  ['stays', jumping('fight', ({ vars }) => !vars.marches)],
  ['who', calling(partyFrame, (vars, taken): AttackVars => amended(attackCopy(vars), { taken }))],
  [
    'depart',
    doing((here) => {
      const change = changing(here)
      depart(change, here.vars.owner, regionOf(here), sure(here.vars.taken))
      return changedTo(change, amended(attackCopy(here.vars), { taken: null }))
    }),
  ],
  [
    'step',
    calling(
      (here) =>
        ask('decide/region', {
          side: here.vars.owner,
          regions: waysOn(here),
          optional: false,
          rule: 'actions.attackMove',
        }),
      (vars, region): AttackVars => amended(attackCopy(vars), { region }),
    ),
  ],
  [
    'go',
    doing((here) => {
      const change = changing(here)
      goOn(change, regionOf(here))
      return changedTo(change, amended(attackCopy(here.vars), { steps: here.vars.steps + 1 }))
    }),
  ],
  ['further', jumping('step', (here) => !nextToEnemy(here, here.vars.owner, regionOf(here)))],
  [
    'arrive',
    doing((here) => {
      const change = changing(here)
      halt(change)
      return changed(change)
    }),
  ],
  ['settle', calling((here) => settling(here.vars.owner, regionOf(here)))],
  ['nobody', jumping('over', (here) => regionAt(here.table, regionOf(here)).army === null)],
  [
    'target',
    calling(
      (here) => ask('decide/attack', amended(attackCopy(here.vars), { marches: true })),
      (vars, target): AttackVars => amended(attackCopy(vars), { target }),
    ),
  ],
  ['battle', jumping('fight', () => true)],
  [
    'together',
    doing(({ table, vars }) => ({
      table,
      events: NO_EVENTS,
      vars: amended(attackCopy(vars), { target: vars.region }),
    })),
  ],
  [
    'fight',
    calling(battleFrame, (vars, defenders): AttackVars => amended(attackCopy(vars), { moved: defenders })),
  ],
  ['after', calling(({ vars, rules }) => afterwards(vars, rules.scenario.effects))],
  ['over', returning(() => null)],
])

/** What the step does after the battle, with the defenders who are left. */
const afterwards = (
  { list, index, owner, moved }: AttackVars,
  effects: Readonly<Record<string, unknown>>,
) => {
  const then = `${list}.${index}.afterBattle`
  return effects[then] === undefined ? undefined : doingEffect(then, owner, moved)
}

const marchBecause = ({ vars }: Here<AttackVars>): string =>
  vars.marches ? 'the Army has moved already' : 'no move of this attack leads next to an enemy Army'

const movesLeft = (here: Here<AttackVars>): number => (here.vars.marches ? 0 : stepOf(here, 'attack').move)

const mayMarch = (here: Here<AttackVars>): boolean => !here.vars.marches && waysOn(here).length > 0

/** Attack from here, and whom? Or move first? */
export const decideAttack: Question<'decide/attack', Attack | MarchFirst> = {
  answers: ['attack', 'march'],
  seats: ({ vars }) => [vars.owner],
  options: (here, seat) => {
    const all: Array<Attack | MarchFirst> = []
    for (const region of targets(here)) all.push({ seat, kind: 'attack', region })
    if (mayMarch(here)) all.push({ seat, kind: 'march' })
    return all
  },
  violations: (here, action) => {
    if (action.kind === 'march')
      return mayMarch(here)
        ? LEGAL
        : [refusal('actions.attackMove', { region: regionOf(here) }, marchBecause(here))]
    return targets(here).includes(action.region)
      ? LEGAL
      : [
          refusal(
            'battle.begins',
            { region: action.region },
            targetBecause(here, action.region, regionOf(here), movesLeft(here)),
          ),
        ]
  },
  resolve: ({ table }, action) => ({
    table,
    events: NO_EVENTS,
    value: action.kind === 'march' ? null : action.region,
  }),
  asks: ({ vars }) => (vars.marches ? 'Whom do you attack?' : 'Whom do you attack, or do you move first?'),
  reads: ['battle.begins', 'actions.attackMove'],
}
