/**
 * The way of the Ring-bearers (chapter VIII, locating the Fellowship): region by region, as far as Progress
 * goes or less far. A revealed Fellowship may not end where the Free Peoples hold a City or Stronghold.
 */
import { at } from '../../../kernel/row'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Done, GoTo } from '../../model/actions'
import type { Here, Question, Violation } from '../../model/bundle'
import { ask, type LocateVars, type PathVars } from '../../model/frames'
import type { RegionIx, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { farInWords, since } from '../../query/absent'
import { doneOf, goingTo } from '../../query/answers'
import {
  areAdjacent,
  CITY,
  isParted,
  neighboursOf,
  regionId,
  regionIx,
  settlementOf,
} from '../../query/board'
import { holdsHome } from '../../query/control'
import { distanceTo, stepTowards } from '../../query/reach'
import { seatOf } from '../../query/seats'
import { editFellowship, happen, type Change } from '../changes/change'

type Why = PathVars['why']

/** Whether a region has a City or Stronghold of the Free Peoples that they hold (ruling OR-59). */
export const isRefuge = (table: Table, region: RegionIx): boolean =>
  settlementOf(region) >= CITY && holdsHome(table, 0, region)

const mayEnd = (table: Table, why: Why, region: RegionIx): boolean =>
  why === 'declare' || !isRefuge(table, region)

/** Whether the way can come to an end from a region within some more steps. */
const canEnd = (table: Table, why: Why, region: RegionIx, left: number): boolean =>
  mayEnd(table, why, region) ||
  (left > 0 && neighboursOf(region).some((next) => canEnd(table, why, next, left - 1)))

const endOf = ({ path }: Pick<PathVars, 'path'>): RegionIx => at(path, path.length - 1)

const stepsFrom = (table: Table, vars: PathVars): ReadonlyArray<RegionIx> =>
  neighboursOf(endOf(vars)).filter((region) => canEnd(table, vars.why, region, vars.left - 1))

const goneTo = (vars: PathVars, region: RegionIx): PathVars => ({
  ...vars,
  path: [...vars.path, region],
  left: vars.left - 1,
})

/** Whether the way can go on. */
const goesOn = (table: Table, vars: PathVars): boolean => vars.left > 0 && stepsFrom(table, vars).length > 0

/** The question for the way, if the Fellowship can have gone anywhere. */
export const askPath = ({ table, vars: { why } }: Here<LocateVars>) => {
  const { region, progress } = table.fellowship
  const path: PathVars = { why, path: [region], left: progress }
  return goesOn(table, path) ? ask('decide/path', path) : undefined
}

/** The way taken: the one chosen, or none. */
export const pathOf = ({ table, vars }: Here<LocateVars>): ReadonlyArray<RegionIx> =>
  vars.path.length > 0 ? vars.path : [table.fellowship.region]

/** The regions that count as passed: none if the Fellowship has not moved at all (ruling OR-61). */
export const wayOf = ({ fellowship }: Table, path: ReadonlyArray<RegionIx>): ReadonlyArray<RegionIx> =>
  fellowship.progress > 0 ? path : []

const RULES = { declare: 'fellowship.declare', reveal: 'fellowship.reveal' } as const

/** Moves the figure along its way; Progress is 0 again. */
export const moveRingBearers = (change: Change, why: Why, path: ReadonlyArray<RegionIx>): void => {
  editFellowship(change, (draft) => {
    draft.region = endOf({ path })
    draft.progress = 0
    if (why === 'reveal') draft.revealed = true
  })
  for (let step = 1; step < path.length; step++)
    happen(change, {
      kind: 'RingBearersMoved',
      rule: RULES[why],
      from: regionId(at(path, step - 1)),
      to: regionId(at(path, step)),
    })
}

/** The figure goes no such step; the next region on the way there is named. */
export const offPath = (from: RegionIx, to: RegionIx): Violation =>
  violation('fellowship.path', {
    from: regionId(from),
    to: regionId(to),
    through: regionId(stepTowards(from, to)),
  })

/** A way that would end where nobody is revealed. */
const inRefuge = (region: RegionIx, limit: number): Violation =>
  since(
    violation('fellowship.reveal', { region: regionId(region), limit }),
    'it would end in a City or Stronghold of the Free Peoples',
  )

const violationsOf = ({ table, vars }: Here<PathVars>, action: GoTo | Done): ReadonlyArray<Violation> => {
  const { why, left } = vars
  const at = endOf(vars)
  if (action.kind === 'done') return mayEnd(table, why, at) ? LEGAL : [inRefuge(at, left)]
  const to = regionIx(action.region)
  const away = distanceTo(at, to)
  if (away > left && !isParted(at, to)) {
    const { rule, facts } = violation(RULES[why], { region: action.region, limit: left })
    return [{ rule, facts: { ...facts, away, because: farInWords('the Fellowship', away, left) } }]
  }
  if (!areAdjacent(at, to)) return [offPath(at, to)]
  return canEnd(table, why, to, left - 1) ? LEGAL : [inRefuge(to, left)]
}

/** Where do the Ring-bearers go next? */
export const decidePath: Question<'decide/path', GoTo | Done> = {
  answers: ['goTo', 'done'],
  seats: (here) => [seatOf(here, here.vars.self === true ? 'acting' : 'leading', 0)],
  options: ({ table, vars }, seat) => {
    const options: Array<GoTo | Done> = []
    for (const region of stepsFrom(table, vars)) options.push(goingTo(seat, region))
    if (mayEnd(table, vars.why, endOf(vars))) options.push(doneOf(seat))
    return options
  },
  violations: violationsOf,
  resolve: ({ table, vars }, action) => {
    if (action.kind === 'done') return { table, events: NO_EVENTS, value: vars.path }
    const gone = goneTo(vars, regionIx(action.region))
    return goesOn(table, gone)
      ? { table, events: NO_EVENTS, vars: gone }
      : { table, events: NO_EVENTS, value: gone.path }
  },
  asks: ({ vars }) =>
    vars.why === 'declare'
      ? 'Which way has the Fellowship gone?'
      : 'Which way has the Fellowship gone before it was revealed?',
  reads: ['fellowship.locating', 'fellowship.path', 'fellowship.declare', 'fellowship.reveal'],
}
