/**
 * The verbs that are done Region by Region: in how many, in which, and the rule that says so.
 */
import { sure } from '../model/sure'
import type { RegionRule } from '../rulebook'
import type { Here } from '../model/bundle'
import type { EffectStep, Place, StepOf } from '../model/effects'
import { bySide, enemyOf, type Side } from '../model/sides'
import { countOf } from '../model/counts'
import type { Table } from '../model/table'
import { armiesOf, armyOf, isFreeFor, leadersLeft, neighboursOf, supplyOf, typesLeft } from './board'
import { armiesMeant, placeFits, regionsAt } from './filters'
import { ofScenario, remembered } from '../model/remembered'

/** A step that is done Region by Region. */
export type RegionStep = StepOf<
  | 'rally'
  | 'removeDamage'
  | 'strike'
  | 'placeUnits'
  | 'placeLeader'
  | 'placeCharacter'
  | 'placeTokens'
  | 'flipTokens'
  | 'removeTokens'
  | 'eyeRecruit'
  | 'reduceProtection'
  | 'restoreProtection'
  | 'gainLeadership'
>

/** How a verb goes through the Regions. */
export interface RegionWays {
  readonly most: number
  readonly regions: ReadonlyArray<string>
  readonly rule: RegionRule
  /** All Regions one after the other, without a choice. */
  readonly every: boolean
  /** The owner cannot stop before the last. */
  readonly all: boolean
}

const ways = (most: number, regions: ReadonlyArray<string>, rule: RegionRule): RegionWays => ({
  most,
  regions,
  rule,
  every: false,
  all: false,
})

const NOWHERE: ReadonlyArray<string> = []

const fresh = (regions: ReadonlyArray<string>, done: ReadonlyArray<string>): ReadonlyArray<string> =>
  done.length === 0 ? regions : regions.filter((region) => !done.includes(region))

const damaged = ({ table }: Here, region: string): boolean =>
  sure(sure(table.regions[region]).army).damage > 0

/** Damage is taken off one by one, from no more Armies than the step says. */
const damageRegions = (
  here: Here,
  owner: Side,
  step: StepOf<'removeDamage'>,
  done: ReadonlyArray<string>,
) => {
  const touched = new Set(done)
  return armiesMeant(here, owner, step.filter).filter(
    (region) => damaged(here, region) && (touched.has(region) || touched.size < step.armies),
  )
}

const within = (here: Here, from: string, range: number): ReadonlySet<string> => {
  let reached = new Set([from])
  for (let steps = 0; steps < range; steps++)
    reached = new Set([...reached].flatMap((one) => [one, ...neighboursOf(here, one).map(({ to }) => to)]))
  return reached
}

/** Whom a step strikes, and the Regions that it reaches. */
interface Strike {
  readonly enemy: Side
  readonly reached: ReadonlySet<string>
}

const strikesIn = ofScenario(() => new WeakMap<StepOf<'strike'>, Strike>())

/** What the map and the counter of a step say of its strike: that stays as it is. */
const strikeOf = (here: Here, step: StepOf<'strike'>): Strike => {
  const known = strikesIn(here.rules.scenario)
  const found = known.get(step)
  if (found !== undefined) return found
  const { side, region } = sure(here.rules.scenario.doc.counters.find(({ id }) => id === step.counter))
  const made = { enemy: enemyOf(side), reached: within(here, region, step.range) }
  known.set(step, made)
  return made
}

/** The Armies that a counter can strike. */
export const struckRegions = (here: Here, step: StepOf<'strike'>): ReadonlyArray<string> => {
  if (countOf(here.table.counters, step.counter) === 0) return NOWHERE
  const { enemy, reached } = strikeOf(here, step)
  return armiesOf(here, enemy).filter((region) => reached.has(region))
}

/** The types a step places that have a figure left. */
export const placeableTypes = (
  here: Here,
  owner: Side,
  step: StepOf<'placeUnits'>,
): ReadonlyArray<string> => {
  if (step.any !== undefined) return step.any.filter((type) => supplyOf(here, type) > 0)
  const named = Object.keys(step.units ?? {})
  const left = named.filter((type) => supplyOf(here, type) > 0)
  return step.substitute === true && left.length < named.length ? typesLeft(here, owner) : left
}

/** Whether a place names one Region, so that there is nothing to choose. */
const isNamed = ({ region, withCharacter }: Place): boolean =>
  region !== undefined || withCharacter !== undefined

const unitWays = (here: Here, owner: Side, step: StepOf<'placeUnits'>, done: ReadonlyArray<string>) => {
  const open = placeableTypes(here, owner, step).length > 0
  const regions = fresh(regionsAt(here, owner, step.where), done)
  const placed = open ? regions.filter((region) => isFreeFor(here.table, owner, region)) : []
  const every = step.each === 'every'
  return {
    ...ways(every ? Infinity : (step.regions ?? 1), placed, 'recruit.notAmongEnemies'),
    every: every || isNamed(step.where),
  }
}

/** The Regions where a Muster die of the Shadow flips tokens. */
const shadowMusters = ofScenario(({ doc, regionIds, regions }): ReadonlySet<string> => {
  const { shadowMusterIn, areas } = doc.recruitment
  const inArea = (region: string) => Object.values(areas).some((list) => list.includes(region))
  return new Set(
    regionIds.filter(
      (region) =>
        regions[region]?.settlement === true || (shadowMusterIn === 'settlementsAndAreas' && inArea(region)),
    ),
  )
})

const recruitsOf = (side: Side) =>
  remembered((regions: Table['regions'], { regionIds }): ReadonlyArray<string> => {
    const open: Array<string> = []
    for (const region of regionIds) if (sure(regions[region]).recruits[side] !== 0) open.push(region)
    return open
  })

/** The Regions where Recruitment tokens of each side lie. */
const RECRUITS = bySide(recruitsOf)

/** Where a step flips tokens of its owner. */
const flipRegions = (here: Here, owner: Side, step: StepOf<'flipTokens'>): ReadonlyArray<string> => {
  const { rules, table } = here
  const all = RECRUITS[owner](table.regions, rules.scenario)
  const { where } = step
  if (where !== undefined) return all.filter((region) => placeFits(here, owner, where, region))
  return 'byMuster' in step && owner === 'shadow'
    ? all.filter((region) => shadowMusters(rules.scenario).has(region))
    : all
}

/** The Protection of a Region now and at the start. */
export const protectionOf = ({ rules, table }: Here, region: string) => ({
  now: sure(table.regions[region]).protection,
  full: rules.scenario.regions[region]?.stronghold?.protection ?? 0,
})

const eyeRegions = (here: Here, { type }: StepOf<'eyeRecruit'>): ReadonlyArray<string> =>
  supplyOf(here, type) === 0
    ? []
    : (here.rules.scenario.doc.recruitment.areas[type] ?? []).filter((region) =>
        isFreeFor(here.table, 'shadow', region),
      )

/** Those that place, flip and remove things, or mend walls. */
type PlacingStep = StepOf<'placeLeader' | 'placeCharacter' | 'reduceProtection' | 'restoreProtection'>
type TokenStep = PlacingStep | StepOf<'placeTokens' | 'flipTokens' | 'removeTokens' | 'eyeRecruit'>

const tokenWays = (here: Here, owner: Side, step: TokenStep, done: ReadonlyArray<string>): RegionWays => {
  const { table } = here
  switch (step.do) {
    case 'placeTokens': {
      const open = table.tokens[owner].pool > 0
      const regions = fresh(regionsAt(here, owner, step.where), done)
      const free = regions.filter((region) => isFreeFor(table, owner, region))
      return ways(step.regions, open ? free : [], 'recruit.more')
    }
    case 'flipTokens':
      return ways(step.regions, fresh(flipRegions(here, owner, step), done), 'recruit.where')
    case 'removeTokens': {
      const regions = fresh(regionsAt(here, owner, step.where), done)
      const with_ = regions.filter((region) => sure(table.regions[region]).recruits[step.of] > 0)
      return ways(step.upTo, with_, 'effect.places')
    }
    case 'eyeRecruit':
      return ways(step.regions, fresh(eyeRegions(here, step), done), 'recruit.direct')
    default:
      return placeWays(here, owner, step, done)
  }
}

/** Whether an effect may put a Character onto the map: he is aside, or in the Commander-in-Chief's box. */
export const isPlaceable = ({ characters }: Table, character: string): boolean =>
  characters[character] === '*aside' || characters[character] === '*commander'

const placeWays = (here: Here, owner: Side, step: PlacingStep, done: ReadonlyArray<string>): RegionWays => {
  switch (step.do) {
    case 'placeLeader': {
      const regions = regionsAt(here, owner, step.where).filter(
        (region) => armyOf(here.table, 'free', region) !== undefined,
      )
      const open = leadersLeft(here) > 0 ? regions : []
      return { ...ways(step.count, open, 'effect.places'), all: true, every: isNamed(step.where) }
    }
    case 'placeCharacter': {
      const aside = step.characters.some((one) => isPlaceable(here.table, one))
      const open = aside ? fresh(regionsAt(here, owner, step.where), done) : []
      return { ...ways(1, open, 'effect.places'), every: isNamed(step.where) }
    }
    case 'reduceProtection':
      return ways(
        1,
        fresh(regionsAt(here, owner, step.where), done).filter((one) => protectionOf(here, one).now > 0),
        'effect.places',
      )
    case 'restoreProtection':
      return ways(
        1,
        fresh(regionsAt(here, owner, step.where), done).filter(
          (one) => protectionOf(here, one).now < protectionOf(here, one).full,
        ),
        'stronghold.repair',
      )
  }
}

/** The ways of a step, where it has been done in some Regions already. */
export const regionWays = (
  here: Here,
  owner: Side,
  step: RegionStep,
  done: ReadonlyArray<string>,
): RegionWays => {
  switch (step.do) {
    case 'rally': {
      const armies = fresh(armiesMeant(here, owner, step.filter), done)
      return ways(
        step.upTo,
        armies.filter((region) => damaged(here, region)),
        'rally.how',
      )
    }
    case 'removeDamage':
      return ways(step.upTo, damageRegions(here, owner, step, done), 'effect.armies')
    case 'strike':
      return ways(1, fresh(struckRegions(here, step), done), 'effect.strike')
    case 'placeUnits':
      return unitWays(here, owner, step, done)
    case 'gainLeadership':
      return { ...ways(step.count, armiesOf(here, 'shadow'), 'shadow.tokens'), all: true }
    default:
      return tokenWays(here, owner, step, done)
  }
}

const REGION_VERBS: ReadonlySet<string> = new Set([
  'rally',
  'removeDamage',
  'strike',
  'placeUnits',
  'placeLeader',
  'placeCharacter',
  'placeTokens',
  'flipTokens',
  'removeTokens',
  'eyeRecruit',
  'reduceProtection',
  'restoreProtection',
])

/** A step that is known to be done Region by Region. */
export const regionStepOf = (step: EffectStep): RegionStep => sure(isRegionStep(step) ? step : undefined)

/** Whether a step is done Region by Region. */
export const isRegionStep = (step: EffectStep): step is RegionStep =>
  REGION_VERBS.has(step.do) || (step.do === 'gainLeadership' && step.to === 'anyArmy')
