/**
 * Where a group on foot goes: Companions who leave the Fellowship or travel on the map, or a Minion
 * (chapters VI and VIII).
 */
import type { Rules } from '../../model/config'
import type { GoTo } from '../../model/actions'
import type { Question } from '../../model/bundle'
import type { DestinationVars } from '../../model/frames'
import type { RegionIx, Table } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { goingTo } from '../../query/answers'
import { placeIn, placeOf, regionOf } from '../../query/armies'
import { regionId, regionIx } from '../../query/board'
import { firstOf, highestLevel } from '../../query/fellowship'
import { walkViolations, type Walker } from '../../query/journeyViolations'
import { characterId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { paceOf, reachOf, type Walk } from '../../query/reach'
import { type Change, changing, ends, happen } from '../changes/change'
import { eachCharacter, putCharacter } from '../changes/figures'
import { rouseByCompanions } from '../changes/politics'

/** Who leaves the Fellowship adds its Progress to his Level; a card may let him go farther, or not at all. */
const walkOf = (rules: Rules, table: Table, { side, chosen, separates, stride }: DestinationVars): Walk => {
  const { region, progress } = table.fellowship
  const { level, farther, besieged } = stride
  const own = separates ? highestLevel(rules, chosen) : paceOf(rules, table, chosen)
  const steps = (separates ? progress : 0) + (level > 0 ? level : own) + farther
  return separates
    ? { side, from: region, steps: stride.stays ? 0 : steps, besieged }
    : { side, from: regionOf(placeOf(table, firstOf(chosen))), steps, besieged }
}

const walkerOf = (rules: Rules, { chosen, separates }: DestinationVars): Walker => ({
  piece: characterId(rules, firstOf(chosen)),
  group: chosen,
  separates,
})

/** The regions a group can go to; who leaves the Fellowship may stay where it is (ruling OR-64). */
export const destinationsOf = (
  rules: Rules,
  table: Table,
  vars: DestinationVars,
): ReadonlyArray<RegionIx> => {
  const walk = walkOf(rules, table, vars)
  const reach = reachOf(table, walk)
  return vars.separates ? reach : reach.filter((region) => region !== walk.from)
}

/** A group comes to a region, and wakes its Nation if it can. */
export const arrive = (change: Change, vars: DestinationVars, region: RegionIx): void => {
  const { side, chosen, separates } = vars
  const place = placeIn(change.table, side, region)
  const to = regionId(region)
  const rule: RuleId = side === 0 ? 'characters.companions' : 'characters.mouthOfSauron'
  eachCharacter(chosen, (ix) => {
    const character = characterId(change.rules, ix)
    const from = placeOf(change.table, ix)
    putCharacter(change, ix, place)
    if (separates) happen(change, { kind: 'CharacterSeparated', rule: 'fellowship.leaving', character, to })
    else happen(change, { kind: 'CharacterMoved', rule, character, from: regionId(regionOf(from)), to })
  })
  if (side === 0) rouseByCompanions(change, chosen, region)
}

/** Where does the group go? */
export const decideDestination: Question<'decide/destination', GoTo> = {
  answers: ['goTo'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: ({ rules, table, vars }, seat) => {
    const options: Array<GoTo> = []
    for (const region of destinationsOf(rules, table, vars)) options.push(goingTo(seat, region))
    return options
  },
  violations: ({ rules, table, vars }, action) =>
    walkViolations(
      { rules, table },
      walkOf(rules, table, vars),
      walkerOf(rules, vars),
      regionIx(action.region),
    ),
  resolve: (here, action) => {
    const change = changing(here)
    const region = regionIx(action.region)
    arrive(change, here.vars, region)
    return ends(change, region)
  },
  asks: ({ vars }) => (vars.separates ? 'Where do those go who leave the Fellowship?' : 'Where do they go?'),
  reads: [
    'characters.companions',
    'characters.shadowStronghold',
    'characters.besiegedStronghold',
    'characters.mouthOfSauron',
    'fellowship.separateReach',
  ],
}
