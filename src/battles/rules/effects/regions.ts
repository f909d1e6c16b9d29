/**
 * Steps done Region by Region: which Region comes next, and what is done there.
 */
import { NO_EVENTS } from '../../../kernel/types'
import { calling, doing, jumping, procedure, returning, type Here } from '../../model/bundle'
import { amended, armyCopy, forSide, regionsCopy, tokensCopy } from '../../model/drafts'
import type { StepOf } from '../../model/effects'
import { ask, settling, start, type AnyFrame } from '../../model/frames'
import type { InRegionVars, RegionsVars } from '../../model/frames/effects'
import type { Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { countOf } from '../../model/counts'
import { armyOf, regionAt, regionsListed, stepAt, typesLeft, unitsOf } from '../../query/board'
import { leadershipAt, modsOf } from '../../query/leadership'
import { chooserOf } from '../../query/possible'
import { isPlaceable, protectionOf, regionStepOf, regionWays, type RegionWays } from '../../query/regionVerbs'
import {
  assignToken,
  changed,
  changing,
  happen,
  heal,
  putCharacter,
  removeRecruits,
  setArmy,
  setProtection,
  setRegion,
  setTable,
  type Change,
} from '../changes'

const waysOf = (here: Here<RegionsVars>): RegionWays => {
  const { owner, done } = here.vars
  return regionWays(here, owner, regionStepOf(sure(stepAt(here))), done)
}

const goesOn = (here: Here<RegionsVars>): boolean => {
  const { most, regions } = waysOf(here)
  return regions.length > 0 && here.vars.done.length < most
}

const chooser = (here: Here<RegionsVars>): Side => chooserOf(here.vars.owner, sure(stepAt(here)))

/** A step in one Region after the other. */
export const regions = procedure('do/regions', [
  [
    'pick',
    calling(
      (here) => {
        const { regions: open, rule, every, all } = waysOf(here)
        const optional = here.vars.done.length > 0 && !all
        return every
          ? undefined
          : ask('decide/region', { side: chooser(here), regions: open, optional, rule })
      },
      (vars, region): RegionsVars => amended(regionsCopy(vars), { region, over: region === null }),
    ),
  ],
  [
    'every',
    doing((here) => {
      const { every, regions: open } = waysOf(here)
      const vars = every ? amended(regionsCopy(here.vars), { region: open[0] ?? null }) : here.vars
      return { table: here.table, events: NO_EVENTS, vars }
    }),
  ],
  ['stopped', jumping('end', ({ vars }) => vars.over || vars.region === null)],
  [
    'there',
    calling(({ vars: { list, index, owner, moved, region } }) =>
      start('inRegion', 'change', { list, index, owner, moved, region: sure(region) }),
    ),
  ],
  [
    'count',
    doing(({ table, vars, rules }) => ({
      table,
      events: NO_EVENTS,
      vars: amended(regionsCopy(vars), {
        done: regionsListed(rules, [...vars.done, sure(vars.region)]),
        region: null,
      }),
    })),
  ],
  ['again', jumping('pick', goesOn)],
  ['end', returning(() => null)],
])

const placeTokens = (change: Change, owner: Side, step: StepOf<'placeTokens'>, region: string): void => {
  const tokens = change.table.tokens[owner]
  const { recruits } = regionAt(change.table, region)
  const count = Math.min(step.each, tokens.pool)
  setRegion(change, region, { recruits: forSide(recruits, owner, recruits[owner] + count) })
  setTable(change, {
    tokens: forSide(change.table.tokens, owner, amended(tokensCopy(tokens), { pool: tokens.pool - count })),
  })
  happen(change, { kind: 'TokensPlaced', rule: 'recruit.more', side: owner, region, count })
}

const placeLeader = (change: Change, region: string): void => {
  const army = sure(armyOf(change.table, 'free', region))
  setArmy(change, region, amended(armyCopy(army), { leaders: army.leaders + 1 }))
  happen(change, { kind: 'LeaderPlaced', rule: 'effect.places', region })
}

const placeCharacters = (change: Change, characters: ReadonlyArray<string>, region: string): void => {
  for (const character of characters) {
    if (!isPlaceable(change.table, character)) continue
    putCharacter(change, character, region)
    happen(change, { kind: 'CharacterEntered', rule: 'effect.places', character, region })
  }
}

/** What is changed there at once. */
const changeThere = (here: Here<InRegionVars>) => {
  const step = sure(stepAt(here))
  const { owner, region } = here.vars
  const change = changing(here)
  const state = regionAt(here.table, region)
  if (step.do === 'removeDamage') heal(change, region, 1, 'effect.armies')
  if (step.do === 'placeTokens') placeTokens(change, owner, step, region)
  if (step.do === 'placeLeader') placeLeader(change, region)
  if (step.do === 'placeCharacter') placeCharacters(change, step.characters, region)
  if (step.do === 'gainLeadership') assignToken(change, region, 'shadow.tokens')
  if (step.do === 'removeTokens') {
    const count = Math.min(step.each, state.recruits[step.of])
    removeRecruits(change, step.of, region, { count, rule: 'recruit.spent' })
  }
  if (step.do === 'reduceProtection')
    setProtection(change, region, Math.max(0, state.protection - step.count), 'stronghold.protection')
  if (step.do === 'restoreProtection') {
    const { full } = protectionOf(here, region)
    setProtection(change, region, Math.min(full, state.protection + step.upTo), 'stronghold.repair')
  }
  return changed(change)
}

const rallyFrame = (here: Here<InRegionVars>, step: StepOf<'rally'>): AnyFrame => {
  const { owner, region } = here.vars
  const values = modsOf(here).flatMap(({ mod }) =>
    mod.mod === 'rallySuccess' && mod.side === owner ? [mod.value] : [],
  )
  return start('rally', 'roll', {
    side: owner,
    region,
    successOn: Math.max(step.successOn ?? 5, ...values),
    bonus: step.bonus ?? 0,
    left: unitsOf(armyOf(here.table, owner, region)),
    failed: 0,
    successes: 0,
    rerolls: leadershipAt(here, owner, region),
  })
}

/** The Units a step places, one by one. */
const unitsFrame = (here: Here<InRegionVars>, step: StepOf<'placeUnits'>): AnyFrame => {
  const { owner, region } = here.vars
  const each = typeof step.each === 'number' ? step.each : 1
  const named = Object.entries(step.units ?? {}).flatMap(([type, count]) =>
    Array.from({ length: count }, () => type),
  )
  const types = step.any === undefined ? named : Array.from({ length: each }, () => '')
  const substitutes = step.any ?? (step.substitute === true ? typesLeft(here, owner) : [])
  return start('place', 'next', {
    side: owner,
    region,
    types,
    substitutes,
    free: step.any !== undefined,
    none: false,
  })
}

/** What follows there. */
const frameThere = (here: Here<InRegionVars>): AnyFrame | undefined => {
  const step = stepAt(here)
  const { owner, region } = here.vars
  switch (step?.do) {
    case 'rally':
      return rallyFrame(here, step)
    case 'strike':
      return start('strike', 'roll', {
        ...here.vars,
        left: Math.min(5, countOf(here.table.counters, step.counter)),
        hits: 0,
      })
    case 'flipTokens':
      return start('flip', 'reveal', { side: owner, region, battle: false, chosen: null })
    case 'placeTokens':
      return step.flip === true && regionAt(here.table, region).recruits[owner] > 0
        ? start('flip', 'reveal', { side: owner, region, battle: false, chosen: null })
        : undefined
    case 'placeUnits':
      return unitsFrame(here, step)
    case 'eyeRecruit':
      return start('place', 'next', {
        side: owner,
        region,
        types: [step.type],
        substitutes: [],
        free: false,
        none: false,
      })
    default:
      return undefined
  }
}

/** A step in one Region. */
export const inRegion = procedure('inRegion', [
  ['change', doing(changeThere)],
  ['then', calling(frameThere)],
  [
    'settle',
    calling(({ table, vars }) =>
      table.regions[vars.region]?.army?.side === vars.owner ? settling(vars.owner, vars.region) : undefined,
    ),
  ],
  ['over', returning(() => null)],
])
