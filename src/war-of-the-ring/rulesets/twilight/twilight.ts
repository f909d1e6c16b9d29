/**
 * Twilight of the Third Age as an overlay on the Collector's Edition (chapter XII).
 */
import type { HuntTileData } from '../../model/tables'
import { TWILIGHT_RULES } from '../../rulebook/twilight'
import type { Whole } from '../rules'
import { withActions } from './actions'
import { FIGURE_NAMES, NAMES, TWILIGHT_CARDS } from '../../data/twilight'
import { COMBAT, REPLACED, TEXTS } from './cards'
import { acquainted, CHARACTERS } from './characters'
import { withEngines } from './engines'
import { withEnts } from './ents'
import { withEvents } from './events'
import { withFellowship } from './fellowship'
import { withShips } from './ships'
import { atOnce } from './standing'
import { withTiles } from './tile'
import { renamed, renamedCombat } from './witchKing'

const SMEAGOL: HuntTileData = {
  id: 'smeagol',
  name: NAMES.smeagol,
  kind: 'smeagol',
  damage: { kind: 'number', value: 0 },
  reveal: false,
  stop: false,
  count: 2,
}

const tablesOf = ({ tables }: Whole): Whole['tables'] => ({
  ...tables,
  characters: [...tables.characters.map(acquainted), ...CHARACTERS],
  huntTiles: [...tables.huntTiles, SMEAGOL],
  units: [
    ...tables.units,
    {
      id: 'dunlending',
      name: FIGURE_NAMES.dunlending,
      nation: 'isengard',
      number: 12,
      perHit: 2,
      musters: false,
    },
  ],
  limits: { ...tables.limits, deck: 26 },
  setUp: { ...tables.setUp, huntPool: [...tables.setUp.huntPool, 'smeagol'] },
  beside: { ships: 6, ents: 8, towers: 6, trebuchets: 6, enginesPerRegion: 2 },
})

const stays = ({ id }: { readonly id: string }): boolean => !REPLACED.some((one) => one === id)

const withTables = (whole: Whole): Whole => ({
  ...whole,
  tables: tablesOf(whole),
  eventCards: [...whole.eventCards.filter(stays), ...TWILIGHT_CARDS],
  texts: [...whole.texts.filter(stays).map(renamed), ...TEXTS],
  combat: { ...renamedCombat(whole.combat), ...COMBAT },
  rulebook: { ...whole.rulebook, ...TWILIGHT_RULES },
  standing: [atOnce, ...whole.standing],
})

const PARTS = [
  withTables,
  withTiles,
  withFellowship,
  withActions,
  withShips,
  withEnts,
  withEngines,
  withEvents,
]

/** The game with Twilight of the Third Age. */
export const twilight = (whole: Whole): Whole => PARTS.reduce((so, part) => part(so), whole)

/** The game in which Rage of the Dunlendings bears the sign of an Army (ruling OT-8). */
export const rageWithArmy = (whole: Whole): Whole => ({
  ...whole,
  eventCards: whole.eventCards.map((card) =>
    card.id === 'sh-strat-11e' ? { ...card, playedWith: 'army' } : card,
  ),
})
