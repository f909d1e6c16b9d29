/**
 * A ready Character enters: where, and who comes with him. Among enemies he comes alone.
 */
import { calling, doing, procedure, returning, type Here, type Step } from '../../model/bundle'
import { ask, settling, start } from '../../model/frames'
import type { EntryVars } from '../../model/frames/effects'
import { enemyOf } from '../../model/sides'
import { sure } from '../../model/sure'
import { countOf } from '../../model/counts'
import { armyOf, controllerOf, isFreeFor, leadersLeft } from '../../query/board'
import { counterRoom } from '../../query/possible'
import { changed, changing, happen, hereIn, putCharacter, setArmy, setTable } from '../changes'

const entryOf = ({ rules, vars }: Here<EntryVars>) =>
  sure(sure(rules.scenario.characters[vars.character]).entry)

/** Whether Units may come along: no enemy Units there, and no enemy control. */
const bringsUnits = (here: Here<EntryVars>): boolean => {
  const { side } = here.vars
  const region = sure(here.vars.region)
  return isFreeFor(here.table, side, region) && controllerOf(here.table, region) !== enemyOf(side)
}

const put = (here: Here<EntryVars>): Step<EntryVars> => {
  const { character } = here.vars
  const region = sure(here.vars.region)
  const change = changing(here)
  putCharacter(change, character, region)
  happen(change, { kind: 'CharacterEntered', rule: 'fate.entering', character, region })
  for (const [counter, count] of Object.entries(entryOf(here).counters ?? {})) {
    const to = countOf(change.table.counters, counter) + counterRoom(hereIn(change), { counter, count })
    setTable(change, { counters: { ...change.table.counters, [counter]: to } })
    happen(change, { kind: 'CounterChanged', rule: 'effect.counter', counter, to })
  }
  return changed(change)
}

const unitsFrame = (here: Here<EntryVars>) => {
  const { side } = here.vars
  const region = sure(here.vars.region)
  const units = Object.entries(entryOf(here).units ?? {}).flatMap(([type, count]) =>
    Array.from({ length: count }, () => type),
  )
  return !bringsUnits(here)
    ? undefined
    : start('place', 'next', { side, region, types: units, substitutes: [], free: false, none: false })
}

const putLeaders = (here: Here<EntryVars>): Step<EntryVars> => {
  const { side } = here.vars
  const region = sure(here.vars.region)
  const change = changing(here)
  const army = armyOf(here.table, side, region)
  if (army === undefined || side !== 'free' || !bringsUnits(here)) return changed(change)
  const count = Math.min(entryOf(here).leaders ?? 0, leadersLeft(hereIn(change)))
  if (count > 0) setArmy(change, region, { ...army, leaders: army.leaders + count })
  for (let placed = 0; placed < count; placed++)
    happen(change, { kind: 'LeaderPlaced', rule: 'fate.entering', region })
  return changed(change)
}

/** A Character enters. */
export const enter = procedure('enter', [
  [
    'where',
    calling(
      (here: Here<EntryVars>) =>
        ask('decide/region', {
          side: here.vars.side,
          regions: entryOf(here).regions,
          optional: false,
          rule: 'fate.enterAmongEnemies',
        }),
      (vars, region): EntryVars => ({ ...vars, region }),
    ),
  ],
  ['put', doing(put)],
  ['units', calling(unitsFrame)],
  ['leaders', doing(putLeaders)],
  ['settle', calling(({ vars }) => settling(vars.side, sure(vars.region)))],
  ['over', returning(() => null)],
])
