/**
 * The part of an Army that goes: how many Units of each type, what leads them, which others, how much Damage,
 * told one after the other in any order. Every number offered leaves a part possible that may go.
 */
import type { Here } from '../model/bundle'
import { partyCopy } from '../model/drafts'
import type { PartyVars } from '../model/frames/armies'
import type { Counts } from '../model/sides'
import { sure } from '../model/sure'
import { countOf, telling, totalOf } from '../model/counts'
import type { Army } from '../model/json'
import type { Table } from '../model/table'
import { armyOf, charactersIn, typesIn } from './board'
import { isRated } from './led'

/** How many of something may go along, and the rule behind the least number. */
export interface Part {
  readonly what: string
  readonly least: number
  readonly most: number
  readonly rule: 'movement.split' | 'movement.leaderGoes'
}

const unitsTaken = (here: Here, taken: Counts): number => {
  const { unitTypes } = here.rules.scenario
  let sum = 0
  for (const what in taken) if (unitTypes[what] !== undefined) sum += countOf(taken, what)
  return sum
}

const ledBy = (here: Here, taken: Counts): boolean => {
  for (const what in taken)
    if (countOf(taken, what) > 0 && (what === 'leaders' || what === 'tokens' || isRated(here, what)))
      return true
  return false
}

/** What can lead the part that goes. */
const leadersOf = (here: Here, vars: PartyVars, army: Army): ReadonlyArray<string> => [
  ...(army.leaders > 0 ? ['leaders'] : []),
  ...(army.tokens > 0 ? ['tokens'] : []),
  ...charactersIn(here, vars.side, vars.region).filter((one) => isRated(here, one)),
]

/** What can be told, in the order of the list: Units, what leads them, others, Damage. */
const kindsOf = (here: Here, vars: PartyVars, army: Army): ReadonlyArray<string> => [
  ...typesIn(here, army.units),
  ...leadersOf(here, vars, army),
  ...charactersIn(here, vars.side, vars.region).filter((one) => !isRated(here, one)),
  'damage',
]

const mostUnits = ({ only }: PartyVars, army: Army, type: string): number =>
  only === null || only.includes(type) ? countOf(army.units, type) : 0

/** What is known of the Units that go: how many, how many more could, the fewest and the most in all. */
interface Going {
  readonly units: number
  readonly open: number
  readonly least: number
  readonly most: number
}

/** Leaders and tokens do not stay without Units, unless the others advance after a battle. */
const isLeft = ({ advance, taken }: PartyVars, { leaders, tokens }: Army): boolean =>
  !advance && ((taken['leaders'] ?? leaders) < leaders || (taken['tokens'] ?? tokens) < tokens)

/** What is known of the Units, as far as others than this type are told. */
const goingOf = (here: Here, vars: PartyVars, army: Army, type?: string): Going => {
  const { taken, carrying } = vars
  const units = unitsTaken(here, taken)
  const all = totalOf(army.units)
  let [open, carried] = [0, 0]
  for (const one of typesIn(here, army.units)) {
    if (one === type || taken[one] !== undefined) continue
    open += mostUnits(vars, army, one)
    if (one === carrying) carried = Math.min(1, mostUnits(vars, army, one))
  }
  const damage = taken['damage']
  return {
    units: units + carried,
    open: open - carried,
    least: Math.max(1, damage ?? 0),
    most: Math.min(
      isLeft(vars, army) ? all - 1 : all,
      damage === undefined ? all : all - army.damage + damage,
    ),
  }
}

const unitPart = (here: Here, vars: PartyVars, army: Army, what: string): Part => {
  const { units, open, least, most } = goingOf(here, vars, army, what)
  const there = mostUnits(vars, army, what)
  const fewest = Math.max(vars.carrying === what ? 1 : 0, least - units - open)
  return {
    what,
    least: Math.min(fewest, there),
    most: Math.min(there, most - units),
    rule: 'movement.split',
  }
}

const leaderPart = (here: Here, vars: PartyVars, army: Army, what: string): Part => {
  const most = what === 'leaders' ? army.leaders : what === 'tokens' ? army.tokens : 1
  const { units, least } = goingOf(here, vars, army)
  const all = Math.max(units, least) >= totalOf(army.units)
  const leaders = leadersOf(here, vars, army)
  const leads = leaders.includes(what)
  const rule = leads ? 'movement.leaderGoes' : 'movement.split'
  if (all && !vars.advance && (what === 'leaders' || what === 'tokens'))
    return { what, least: most, most, rule }
  const isNeeded =
    leads &&
    vars.needsLeadership &&
    !ledBy(here, vars.taken) &&
    !leaders.some((one) => one !== what && vars.taken[one] === undefined)
  return { what, least: isNeeded ? 1 : 0, most, rule: isNeeded ? rule : 'movement.split' }
}

/** Those who go take no more Damage than they are, nor do those who stay. */
const damagePart = (here: Here, vars: PartyVars, army: Army): Part => {
  const { units, open, least, most } = goingOf(here, vars, army)
  const [fewest, largest] = [Math.max(units, least), Math.min(units + open, most)]
  return {
    what: 'damage',
    least: Math.max(0, army.damage - totalOf(army.units) + fewest),
    most: Math.min(army.damage, largest),
    rule: 'movement.split',
  }
}

const partOf = (here: Here, vars: PartyVars, army: Army, what: string): Part => {
  if (what === 'damage') return damagePart(here, vars, army)
  return here.rules.scenario.unitTypes[what] === undefined
    ? leaderPart(here, vars, army, what)
    : unitPart(here, vars, army, what)
}

interface LastParts {
  readonly table: Table
  readonly vars: PartyVars
  readonly parts: ReadonlyArray<Part>
}

let last: LastParts | undefined

/** Whether two parts of an Army are told alike. */
const isSame = (one: PartyVars, other: PartyVars): boolean =>
  one.taken === other.taken &&
  one.region === other.region &&
  one.side === other.side &&
  one.needsLeadership === other.needsLeadership &&
  one.carrying === other.carrying &&
  one.only === other.only &&
  one.advance === other.advance

/** What is still to be told of the part of an Army that goes. The last answer is at hand. */
export const openParts = (here: Here, vars: PartyVars): ReadonlyArray<Part> => {
  const { table } = here
  if (last !== undefined && last.table === table && isSame(last.vars, vars)) return last.parts
  const army = sure(armyOf(table, vars.side, vars.region))
  const parts: Array<Part> = []
  for (const what of kindsOf(here, vars, army))
    if (vars.taken[what] === undefined) parts.push(partOf(here, vars, army, what))
  last = { table, vars, parts }
  return parts
}

/** What is told once all is that leaves no choice. The parts that are left are those asked for next. */
export const settledParts = (here: Here, from: PartyVars): Counts => {
  const army = sure(armyOf(here.table, from.side, from.region))
  const kinds = kindsOf(here, from, army)
  const vars = partyCopy(from)
  for (;;) {
    const parts: Array<Part> = []
    let settled: Part | undefined
    for (const what of kinds) {
      if (vars.taken[what] !== undefined) continue
      const part = partOf(here, vars, army, what)
      if (part.least >= part.most) {
        settled = part
        break
      }
      parts.push(part)
    }
    if (settled === undefined) {
      last = { table: here.table, vars, parts }
      return vars.taken
    }
    vars.taken = telling(vars.taken, settled.what, settled.least)
  }
}
