/**
 * A ready Character enters: where, and who comes with him. Among enemies he comes alone.
 */
import { calling, doing, procedure, returning, type Here, type Step } from '../../model/bundle'
import { ask, settling, start, type EntryVars } from '../../model/frames'
import { enemyOf } from '../../model/sides'
import { armyOf, controllerOf, isFreeFor, leadersLeft } from '../../query/board'
import { changed, changing, happen, hereIn, putCharacter, setArmy, setTable } from '../changes'

const entryOf = ({ rules, vars }: Here<EntryVars>) => rules.scenario.characters[vars.character]?.entry ?? null

/** Whether Units may come along: no enemy Units there, and no enemy control. */
const bringsUnits = (here: Here<EntryVars>): boolean => {
  const { side, region } = here.vars
  return (
    region !== null &&
    isFreeFor(here.table, side, region) &&
    controllerOf(here.table, region) !== enemyOf(side)
  )
}

const put = (here: Here<EntryVars>): Step<EntryVars> => {
  const { character, region } = here.vars
  const change = changing(here)
  if (region === null) return changed(change)
  putCharacter(change, character, region)
  happen(change, { kind: 'CharacterEntered', rule: 'fate.entering', character, region })
  for (const [counter, count] of Object.entries(entryOf(here)?.counters ?? {})) {
    const max = here.rules.scenario.doc.counters.find(({ id }) => id === counter)?.max ?? 0
    const to = Math.min(max, (change.table.counters[counter] ?? 0) + count)
    setTable(change, { counters: { ...change.table.counters, [counter]: to } })
    happen(change, { kind: 'CounterChanged', rule: 'effect.counter', counter, to })
  }
  return changed(change)
}

const unitsFrame = (here: Here<EntryVars>) => {
  const { side, region } = here.vars
  const units = Object.entries(entryOf(here)?.units ?? {}).flatMap(([type, count]) =>
    Array.from({ length: count }, () => type),
  )
  return region === null || !bringsUnits(here)
    ? undefined
    : start('place', 'next', { side, region, types: units, substitutes: [], free: false, none: false })
}

const putLeaders = (here: Here<EntryVars>): Step<EntryVars> => {
  const { side, region } = here.vars
  const change = changing(here)
  const army = region === null ? undefined : armyOf(here.table, side, region)
  if (region === null || army === undefined || side !== 'free' || !bringsUnits(here)) return changed(change)
  const count = Math.min(entryOf(here)?.leaders ?? 0, leadersLeft(hereIn(change)))
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
          regions: entryOf(here)?.regions ?? [],
          optional: false,
          rule: 'fate.enterAmongEnemies',
        }),
      (vars, region): EntryVars => ({ ...vars, region }),
    ),
  ],
  ['put', doing(put)],
  ['units', calling(unitsFrame)],
  ['leaders', doing(putLeaders)],
  ['settle', calling(({ vars }) => (vars.region === null ? undefined : settling(vars.side, vars.region)))],
  ['over', returning(() => null)],
])
