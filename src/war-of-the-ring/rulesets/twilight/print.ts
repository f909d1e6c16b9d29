/** What Twilight of the Third Age adds to what is printed, and what it replaces (chapter XII). */
import { FIGURE_NAMES, NAMES, TWILIGHT_CARDS } from '../../data/twilight'
import type { HuntTileData } from '../../model/tables'
import type { Print } from '../print'
import { COMBAT, REPLACED, TEXTS } from './cards'
import { acquainted, CHARACTERS } from './characters'
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

const tablesOf = ({ tables }: Print): Print['tables'] => ({
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

/** The print of a game with the expansion. */
export const twilightPrint = <P extends Print>(print: P): P => ({
  ...print,
  tables: tablesOf(print),
  eventCards: [...print.eventCards.filter(stays), ...TWILIGHT_CARDS],
  texts: [...print.texts.filter(stays).map(renamed), ...TEXTS],
  combat: { ...renamedCombat(print.combat), ...COMBAT },
})

/** The print of a game in which Rage of the Dunlendings bears the sign of an Army (ruling OT-8). */
export const rageWithArmy = <P extends Print>(print: P): P => ({
  ...print,
  eventCards: print.eventCards.map((card) =>
    card.id === 'sh-strat-11e' ? { ...card, playedWith: 'army' } : card,
  ),
})
