/**
 * Lists of steps by their names, and the uses of a die: what they do, and what the scenario requires for it.
 */
import type { Here } from '../model/bundle'
import type { Condition, Effect } from '../model/effects'
import { useId } from '../model/frames'
import {
  bySide,
  FACES,
  PLAIN_FACES,
  SIDES,
  type BySide,
  type Face,
  type PlainFace,
  type Side,
} from '../model/sides'
import { sure } from '../model/sure'
import type { Scenario } from '../model/tables'
import { ofScenario } from '../model/remembered'

/** A list of steps; `requires` is there for the uses that a scenario adds. */
export interface List {
  readonly name: string
  readonly steps: Effect
  readonly requires: ReadonlyArray<Condition> | undefined
}

/** A use of a die: as which result, and for what. */
export interface UseOf extends List {
  readonly as: PlainFace
  readonly use: string
}

const listIn = ({ effects, requires }: Scenario, name: string): List => ({
  name,
  steps: sure(effects[name]),
  requires: requires[name],
})

const listsIn = ofScenario(
  (scenario): ReadonlyMap<string, List> =>
    new Map(Object.keys(scenario.effects).map((name) => [name, listIn(scenario, name)])),
)

let last: { readonly lists: ReadonlyMap<string, List>; readonly list: List } | undefined

/** The list of a name: the last one is asked for again and again. */
export const listNamed = ({ rules }: Here, name: string): List | undefined => {
  const lists = listsIn(rules.scenario)
  if (last !== undefined && last.lists === lists && last.list.name === name) return last.list
  const list = lists.get(name)
  if (list !== undefined) last = { lists, list }
  return list
}

/** The results as which a die may be used. */
export const resultsOf = (die: Face): ReadonlyArray<PlainFace> => {
  switch (die) {
    case 'armyMuster':
      return ['army', 'muster']
    case 'willOfTheWest':
      return ['character', 'army', 'muster', 'event']
    default:
      return [die]
  }
}

const usesIn = ofScenario((scenario): BySide<ReadonlyMap<Face, ReadonlyArray<UseOf>>> =>
  bySide(
    (side) =>
      new Map(
        FACES.map((die) => [
          die,
          resultsOf(die).flatMap((as) =>
            scenario.uses[side][as].map((name) => ({
              ...listIn(scenario, name),
              as,
              use: name.slice(useId(as, '').length),
            })),
          ),
        ]),
      ),
  ),
)

const namesIn = ofScenario(
  (scenario): ReadonlyMap<string, ReadonlyMap<string, string>> =>
    new Map(
      PLAIN_FACES.map((as) => [
        as,
        new Map(
          SIDES.flatMap((side) => sure(usesIn(scenario)[side].get(as))).map(({ use, name }) => [use, name]),
        ),
      ]),
    ),
)

/** The name of the list of a use: always the same text, which is found faster than a new one. */
export const nameOfUse = ({ rules }: Here, as: PlainFace, use: string): string =>
  sure(sure(namesIn(rules.scenario).get(as)).get(use))

/** The uses of a die that are open to a side, whether or not they could have an effect now. */
export const usesOpenTo = ({ rules }: Here, side: Side, die: Face): ReadonlyArray<UseOf> =>
  sure(usesIn(rules.scenario)[side].get(die))
