/**
 * What a person may choose before a game begins, in words; and what has a name of its own on the table.
 */
import type { ConfigOption, Ids } from '../../kernel/about'
import { BUILT_IN } from '../model/config'
import type { Scenario } from '../model/tables'
import { scenarioNamed } from './scenarios'

/** The ids of Regions, Unit Types and Characters, and cards of a scenario. */
export const idsOf = ({ regionIds, typeIds, characterIds, cardIds }: Scenario): Ids => ({
  regions: regionIds,
  figures: [...typeIds, ...characterIds],
  cards: cardIds,
})

/** The fields of a config that a person may choose; a scenario of one's own is given whole. */
export const OPTIONS: ReadonlyArray<ConfigOption> = [
  { name: 'scenario', label: 'Scenario', values: BUILT_IN.map((id) => [id, scenarioNamed(id).title]) },
]
