/**
 * Recruiting: a token is flipped and a Unit of its type placed; Units placed without tokens; Rally.
 */
import { dieAsked } from '../../../kernel/dice'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Draw,
  type Here,
  type Step,
} from '../../model/bundle'
import { amended, forSide, forceCopy, placeCopy, rallyCopy } from '../../model/drafts'
import { ask, start } from '../../model/frames'
import type { ForceVars, PlaceVars, RallyVars } from '../../model/frames/effects'
import { sure } from '../../model/sure'
import { adding, countOf } from '../../model/counts'
import { regionAt, supplyOf, typesLeft } from '../../query/board'
import { changed, changedTo, changing, happen, heal, placeUnit, setRegion, setTable } from '../changes'

/** The token that is revealed: any that nobody has seen is as likely. */
const tokenDraw = ({ table, vars, rules }: Here<ForceVars>): Draw<string> => {
  const { unseen } = table.tokens[vars.side]
  const types = rules.scenario.typesOf[vars.side].filter((type) => countOf(unseen, type) > 0)
  return {
    name: `token.${vars.side}`,
    rule: 'recruit.chance',
    outcomes: types,
    weights: types.map((type) => countOf(unseen, type)),
  }
}

const reveal = (here: Here<ForceVars>, type: string): Step<ForceVars> => {
  const { side, region } = here.vars
  const change = changing(here)
  const tokens = here.table.tokens[side]
  const { recruits } = regionAt(here.table, region)
  setRegion(change, region, { recruits: forSide(recruits, side, recruits[side] - 1) })
  const left = { unseen: adding(tokens.unseen, type, -1), pool: tokens.pool, out: tokens.out + 1 }
  setTable(change, { tokens: forSide(change.table.tokens, side, left) })
  happen(change, { kind: 'TokenFlipped', rule: 'recruit.flip', side, region, type })
  return changedTo(change, amended(forceCopy(here.vars), { chosen: type }))
}

/** A token is flipped. */
export const flip = procedure('flip', [
  [
    'reveal',
    drawing(
      tokenDraw,
      reveal,
      ({ vars }, say) => `Which Recruitment token of ${say(vars.side)} is flipped in ${say(vars.region)}?`,
    ),
  ],
  [
    'place',
    calling((here) => {
      const { side, region } = here.vars
      const types = [sure(here.vars.chosen)]
      const substitutes = typesLeft(here, side)
      return start('place', 'next', { side, region, types, substitutes, free: false, none: false })
    }),
  ],
  ['over', returning(() => null)],
])

const first = ({ vars }: Here<PlaceVars>): string | undefined => vars.types[0]

/** Whether the next Unit has to be chosen, because any will do or its figure is missing. */
const chooses = (here: Here<PlaceVars>): boolean => {
  const type = first(here)
  if (type === undefined || open(here).length === 0) return false
  return here.vars.free || supplyOf(here, type) === 0
}

const open = (here: Here<PlaceVars>): ReadonlyArray<string> =>
  here.vars.substitutes.filter((type) => supplyOf(here, type) > 0)

/** Units are placed, one after the other. */
export const place = procedure('place', [
  ['next', jumping('over', ({ vars }) => vars.types.length === 0)],
  [
    'which',
    calling(
      (here) =>
        chooses(here)
          ? ask('decide/unit', {
              side: here.vars.side,
              region: here.vars.region,
              types: open(here),
              optional: !here.vars.free,
              rule: here.vars.free ? 'effect.units' : 'recruit.flip',
            })
          : undefined,
      (vars, type): PlaceVars =>
        amended(placeCopy(vars), {
          types: type === null ? vars.types.slice(1) : [type, ...vars.types.slice(1)],
          none: type === null,
        }),
    ),
  ],
  [
    'place',
    doing((here) => {
      const { side, region, types, none } = here.vars
      const type = types[0]
      const change = changing(here)
      const vars = amended(placeCopy(here.vars), { none: false, types: none ? types : types.slice(1) })
      if (!none && type !== undefined && supplyOf(here, type) > 0) placeUnit(change, side, region, type)
      return changedTo(change, vars)
    }),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

const D6 = [1, 2, 3, 4, 5, 6] as const

const rolls = ({ vars }: Here<RallyVars>): boolean => vars.left > 0
const again = ({ vars }: Here<RallyVars>): boolean => vars.failed > 0 && vars.rerolls > 0

/** A Rally: a die for each Unit, failures again up to Leadership. */
export const rally = procedure('rally', [
  [
    'roll',
    drawing(
      () => ({ name: 'rally', rule: 'rally.roll', outcomes: D6 }),
      (here, value) => {
        const { region, successOn, bonus, left, failed, successes } = here.vars
        const change = changing(here)
        happen(change, { kind: 'RallyDieRolled', rule: 'rally.roll', region, value, again: false })
        const success = Math.min(6, value + bonus) >= successOn
        const counted = success
          ? { left: left - 1, successes: successes + 1 }
          : { left: left - 1, failed: failed + 1 }
        return changedTo(change, amended(rallyCopy(here.vars), counted))
      },
      ({ vars }, say) => dieAsked(`Rally in ${say(vars.region)}`, vars.left),
    ),
  ],
  ['more', jumping('roll', rolls)],
  [
    'reroll',
    drawing(
      (here) => (again(here) ? { name: 'rally: re-roll', rule: 'rally.roll', outcomes: D6 } : undefined),
      (here, value) => {
        const { region, successOn, bonus, failed, rerolls, successes } = here.vars
        const change = changing(here)
        happen(change, { kind: 'RallyDieRolled', rule: 'rally.roll', region, value, again: true })
        const gained = Math.min(6, value + bonus) >= successOn ? 1 : 0
        const vars = { failed: failed - 1, rerolls: rerolls - 1, successes: successes + gained }
        return changedTo(change, amended(rallyCopy(here.vars), vars))
      },
      ({ vars: { region, failed, rerolls } }, say) =>
        dieAsked(`Re-roll of the Rally in ${say(region)}`, Math.min(failed, rerolls)),
    ),
  ],
  ['once', jumping('reroll', again)],
  [
    'heal',
    doing((here) => {
      const change = changing(here)
      heal(change, here.vars.region, here.vars.successes, 'rally.roll')
      return changed(change)
    }),
  ],
  ['over', returning(() => null)],
])
